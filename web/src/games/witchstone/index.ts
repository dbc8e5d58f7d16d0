// Witchstone: the drawn ball and cauldron, tracks, scrolls, series.

import { bring, nameAreas, say } from "../../i18n/index.svelte";
import { key } from "../../i18n/sentences";
import type { SeatInfo, WireEvent } from "../../net/generated";
import type { ChoiceGroup, GameModule, Motion, ResultPage, Scene, Sound } from "../types";
import { charge, colours, crystal, domino, mark, owl, pawn, SOURCE_MARKS, special, token, witch } from "./art";
import { scrollHtml } from "./cards";
import { ACTIONS, components, learn } from "./components.svelte";
import { catalogue, help, lessonTopic, picture, topicOf, whyNot } from "./help";
import Table from "./Table.svelte";
import { SOURCES, type WitchstoneView } from "./view";
import { messages, places } from "./messages";

await bring("web-witchstone"); // what only the browser says of this game comes with the game, not with the first page

const GROUPS: [title: string, verbs: RegExp][] = [
  ["web-witchstone-group-tile", /^(tile|place|turn|first|discard)$/],
  ["web-witchstone-group-act", /^(charge|lay|go|step|move|to|out|walk|take|tower|shelf|lowest|use|put|pick)$/],
  ["web-witchstone-group-extra", /^(token|token_of_black|boost)$/],
  ["web-witchstone-group-remove", /^remove$/],
  ["web-group-answer", /^(end|leave)$/],
];

function groups(scene: Scene<WitchstoneView>): ChoiceGroup[] {
  return GROUPS.map(([title, verbs]) => ({
    title: say(title),
    choices: scene.choices.filter((choice) => verbs.test(choice.verb)),
  })).filter((group) => group.choices.length > 0);
}

const plate = (inner: string): string => `<span class="wsplate">${inner}</span>`;
const pair = (card: string): [string, string] => card.split("_") as [string, string];
const isAction = (card: string): boolean => (ACTIONS as readonly string[]).includes(card);
const disc = (kind: string): string =>
  `<span class="wsdisc" style="background:${colours(kind)[0]};color:${colours(kind)[1]}">${mark(kind)}</span>`;

/** A small picture of what an event is about. */
function face(event: WireEvent): string {
  const { verb, seat, card = "", index = 0 } = event;
  if (verb === "charged" || verb === "connected") return charge(seat);
  if (verb.startsWith("witch_") || verb === "tower_chosen") return witch(seat, verb === "tower_chosen");
  if (verb.startsWith("crystal_")) return crystal(seat, false);
  if (verb.startsWith("owl")) return owl(index);
  if (verb === "stepped" || verb === "walked") return pawn(seat);
  if (verb.startsWith("token_") && card) return token(card, index);
  if (verb.startsWith("special_") && card.includes("_")) return special(...pair(card));
  if (verb.startsWith("series_") && isAction(card)) return disc(card);
  if ((verb.startsWith("tile_") || verb === "drew") && card.includes("_")) return domino(...pair(card));
  if (verb.startsWith("scroll_") || verb === "boosted") return disc("scroll");
  if (verb.endsWith("_field")) return disc("wand");
  return "";
}

function motions(event: WireEvent, before: WitchstoneView, me: number): Motion[] {
  const { verb, seat, card = "", index = 0 } = event;
  const home = `seat:${seat}`;
  const fly = (from: string, to: string, picture = plate(face(event))): Motion => ({
    do: "fly",
    from,
    to,
    face: picture,
  });
  // Own moves are drawn as soon as they are made; their events come later, when they can no longer be taken back.
  if (seat === me && verb !== "scroll_taken" && verb !== "turn_began" && verb !== "won") return [];
  switch (verb) {
    case "tower_chosen":
    case "witch_went":
      return [fly(home, `area:${card}`), { do: "pulse", at: `area:${card}` }];
    case "witch_laid":
      return [fly(home, `area:${before.players[seat]?.tower ?? ""}`)];
    case "charged":
      return [fly(home, `link:${card}`)];
    case "connected":
      return [{ do: "pulse", at: `link:${card}` }];
    case "stepped":
      return [{ do: "pulse", at: `pent:${index}` }];
    case "walked":
      return [fly(`wand:${before.players[seat]?.wand ?? 0}`, `wand:${(before.players[seat]?.wand ?? 0) + index}`)];
    case "silver_field":
    case "dark_field":
      return [{ do: "pulse", at: `wand:${index}` }];
    case "owl_taken":
    case "special_taken":
      return [fly(`pent:${before.players[seat]?.pentagram ?? 0}`, home)];
    case "crystal_shelved":
      return [fly(home, `rack:${card}`)];
    case "crystal_lowest":
      return [fly(home, "rack:any")];
    case "token_taken":
      return [fly("tokens", home)];
    case "scroll_taken":
      return [fly(`shelf:${index}`, seat === me ? "hand" : home, plate(scrollHtml(card)))];
    case "tile_laid":
      return [{ do: "pulse", at: home }, fly(home, "ball", plate(domino(...pair(card))))];
    case "scored":
    case "lost":
    case "turn_began":
      return [{ do: "pulse", at: home }];
    case "won":
      return [{ do: "burst", at: home, symbol: `<span class="boom">${disc("witch")}</span>` }];
    default:
      return [{ do: "wait", ms: verb.startsWith("series_") ? 90 : 60 }];
  }
}

const SOUNDS: Record<string, Sound> = {
  connected: "coin",
  scored: "coin",
  tile_laid: "card",
  scroll_taken: "card",
  witch_went: "magic",
  special_taken: "magic",
  owl_taken: "magic",
  crystal_out: "magic",
  lost: "lose",
  boosted: "magic",
};

function result(view: WitchstoneView, seats: readonly SeatInfo[], scores: readonly number[]): ResultPage {
  const order = seats.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const sum = (seat: number): number =>
    view.result?.[seat]
      ? Object.values(view.result[seat]).reduce((all, n) => all + n, 0)
      : (view.players[seat]?.score ?? 0);
  const best = sum(order[0] ?? 0);
  const gone = view.alive.length < 2;
  const tied = order.filter((seat) => sum(seat) === best && view.alive.includes(seat)).length > 1;
  return {
    ranking: order.map((seat) => ({
      seat,
      place: 1 + order.filter((other) => (scores[other] ?? 0) > (scores[seat] ?? 0)).length,
      points: sum(seat),
      why: view.alive.includes(seat)
        ? say("web-witchstone-on-wand", { index: view.players[seat]?.wand ?? 0 })
        : say("web-player-out"),
    })),
    columns: view.result
      ? SOURCES.map((source) => {
          const [symbol, kind] = SOURCE_MARKS[source] ?? ["", "any"];
          const [colour, ink] = colours(kind);
          return {
            title: say(key("witchstone-source", source)),
            symbol,
            colour,
            ink,
            values: seats.map((_, seat) => view.result?.[seat]?.[source] ?? 0),
          };
        })
      : [],
    notes: [say(gone ? "witchstone-ending-left" : tied ? "witchstone-ending-tie" : "witchstone-ending-points") + "."],
  };
}

const DIGEST = 12; // digits of a box in views
export const game: GameModule<WitchstoneView> = {
  key: "witchstone",
  fillsTable: true,
  title: () => say("witchstone"),
  subtitle: (view) =>
    view.round > 0
      ? say("witchstone-table-round", {
          index: Math.min(view.round, components().values["rounds"] ?? view.round),
          size: components().values["rounds"] ?? 11,
        })
      : say("witchstone-rules-setup.title"),
  size: () => 0,
  nameThings: async (box) => {
    await learn(box.slice(0, DIGEST));
    nameAreas(places());
  },
  Table,
  groups,
  situation: messages.situation,
  help,
  whyNot,
  lessonTopic,
  topicOf,
  motions,
  sound: (event, me) => (event.verb === "won" ? (event.seat === me ? "win" : "coin") : (SOUNDS[event.verb] ?? null)),
  dot: (event) => {
    const small = face(event);
    return small ? `<span class="wsdot">${small}</span>` : "";
  },
  result,
  chapters: ["goal", "setup", "turn", "series", "crystals", "back", "pile", "end"],
  catalogue,
  picture: (topic) => `<span class="wspic small">${picture(topic)}</span>`,
};
