// Game module of Exploding Kittens with all editions and expansions.

import { knows, say } from "../../i18n/index.svelte";
import { aboutKind, capital, eventSentence, key } from "../../i18n/sentences";
import type { SeatInfo, WireEvent } from "../../net/generated";
import { grouped } from "../choices";
import type { Choice, GameModule, HelpPage, RecapItem, ResultPage, Scene, Sound, Topic, Verdict } from "../types";
import { backHtml, cardHtml, chipHtml, nameOf } from "./cards";
import { dotOf, FACES, faceOf } from "./faces";
import { handOver, isLoss, sinceLastTurn, type Numbered } from "./story";
import Table from "./Table.svelte";
import { danger, kittensLeft, type KittensView } from "./view";
import { messages } from "./messages";
import { turningPoints, whoDidIt } from "./verdict";

const GROUPS: [title: string, verbs: RegExp][] = [
  ["web-group-answer", /^(pass|draw|explode|keep|top|swap|blind|hold)$/],
  ["web-group-play", /^(play|give|add|put|name|fetch|take.*)$/],
  ["web-group-combos", /^(pair|triple|five)/],
  ["web-group-players", /^aim$/],
  ["web-group-godcat", /^godcat$/],
  ["web-group-places", /^tuck$/],
];

function cardHelp(kind: string, scene: Scene<KittensView> | null): HelpPage | null {
  const ruling = aboutKind("kittens", "ruling", kind);
  const family = faceOf(kind).family;
  const inGame = (other: string): boolean => scene === null || other in scene.view.census;
  const related = Object.keys(FACES).filter(
    (other) => other !== kind && faceOf(other).family === family && inGame(other),
  );
  const now: string[] = [];
  if (scene) {
    const { census, hand } = scene.view;
    now.push(say("web-kittens-census", { count: census[kind] ?? 0 }));
    if (hand[kind]) now.push(say("web-kittens-yours", { count: hand[kind] }));
  }
  return {
    title: nameOf(kind),
    picture: cardHtml(kind),
    rule: aboutKind("kittens", "rule", kind) || say("web-help-none"),
    ...(ruling ? { ruling } : {}),
    ...(now.length > 0 ? { now: now.join(" ") } : {}),
    related: related.slice(0, 6).map((id) => ({ kind: "card", id })),
  };
}

function help(topic: Topic, scene: Scene<KittensView> | null): HelpPage | null {
  if (topic.kind === "card") return cardHelp(topic.id, scene);
  if (scene && topic.kind === "odds") {
    const view = scene.view;
    return {
      title: say("web-kittens-odds-title"),
      picture: cardHtml("exploding_kitten"),
      rule: say("web-kittens-odds-help"),
      now: [
        say("kittens-table-kittens-left", { index: kittensLeft(view) }),
        say("web-kittens-deck", { count: view.pile.size }),
        say("kittens-table-danger", { percent: Math.round(danger(view) * 100) }),
      ].join(". "),
    };
  }
  if (topic.kind === "pile")
    return { title: say("web-kittens-pile-title"), picture: backHtml(), rule: say("kittens-rules-turn") };
  if (scene && topic.kind === "player") {
    const seat = Number(topic.id);
    const known = Object.entries(scene.view.known[seat] ?? {}).map(([kind, n]) =>
      n > 1 ? `${n} × ${nameOf(kind)}` : nameOf(kind),
    );
    const lacks = (scene.view.lacks[seat] ?? []).map(nameOf);
    const lines = [messages.player(scene, seat)];
    if (seat !== scene.me && known.length > 0) lines.push(say("web-kittens-known", { list: known.join(", ") }));
    if (seat !== scene.me && lacks.length > 0) lines.push(say("web-kittens-lacks", { list: lacks.join(", ") }));
    return { title: scene.names[seat] ?? "", rule: lines.join("\n\n") };
  }
  return null;
}

const DRAMA = new Set(["exploded", "imploded"]);
const PLAYED = new Set(["played", "played_combo", "godcat_played", "defused"]);

const SOUNDS: Record<string, Sound> = {
  noped: "nope", shuffled: "shuffle", kitten_drawn: "fuse", kitten_shown: "fuse", defused: "defuse", attacked: "attack",
  stole: "theft", gave: "theft", handed: "theft", crown_robbed: "theft", saw: "glass", revealed: "glass",
  armageddon_laid: "bells", devilcat_hit: "boom", drew: "draw",
}; // prettier-ignore

function sound(event: WireEvent, me: number): Sound | null {
  if (DRAMA.has(event.verb)) return event.seat === me ? "lose" : "boom";
  if (event.verb === "won") return event.seat === me ? "win" : "coin";
  return SOUNDS[event.verb] ?? (PLAYED.has(event.verb) ? "card" : null);
}

const REVEALING = new Set(["saw", "revealed"]);
const COUNTED = new Set(["attacked", "attacked_self"]);

/** Return the name of a card as an object of a sentence. */
const accusative = (kind: string): string => {
  const name = `${key("kittens-card", kind)}.acc`;
  return knows(name) ? say(name) : nameOf(kind);
};

function recap(events: readonly Numbered[], scene: Scene<KittensView>): RecapItem[] {
  if (scene.view.prompt !== "turn" || !knows("web-moments-recap")) return [];
  return sinceLastTurn(events, scene.me).map(({ n, event, seat, other, kind, loss }) => {
    const moved = handOver(event);
    const word = key("web-moments-recap", event.verb);
    return {
      n,
      seat,
      other: other !== null && other !== seat ? other : null,
      dot: kind ? dotOf(kind) : "",
      text: moved
        ? event.card
          ? say("web-moments-recap-takes", { name: accusative(event.card) })
          : say("web-moments-recap-takes-some")
        : COUNTED.has(event.verb)
          ? say("web-moments-recap-turns", { count: event.index ?? 0 })
          : knows(word)
            ? say(word)
            : "",
      loss,
      sentence: eventSentence("kittens", event, scene.me, [...scene.names], scene.view.pile.size),
    };
  });
}

const DOTS: Record<string, string> = { noped: "nope", kitten_drawn: "exploding_kitten", exploded: "exploding_kitten", defused: "defuse", imploded: "imploding_kitten", godcat_won: "godcat", devilcat_hit: "devilcat", crowned: "tower_of_power" }; // prettier-ignore

const ENDS = new Set(["exploded", "imploded", "left"]);

function result(
  view: KittensView,
  seats: readonly SeatInfo[],
  _scores: readonly number[],
  events: readonly WireEvent[],
): ResultPage {
  const end = (seat: number): string =>
    events.find((event) => event.seat === seat && ENDS.has(event.verb))?.verb ?? "gone";

  // `ranking`: in the order of leaving, the winner last
  const order = [...view.ranking].reverse();
  for (let seat = 0; seat < seats.length; seat++) if (!order.includes(seat)) order.unshift(seat);
  return {
    ranking: order.map((seat, i) => ({
      seat,
      place: i + 1,
      points: null,
      why: say(`web-kittens-${view.alive.includes(seat) ? "survived" : end(seat)}`),
    })),
    columns: [],
    notes: [say("web-kittens-result", { count: view.pile.size })],
  };
}

function verdict(view: KittensView, names: readonly string[], events: readonly WireEvent[], me: number): Verdict {
  const order = [...view.ranking].reverse();
  const who = me < 0 ? null : whoDidIt(events, me, view.census["exploding_kitten"] ?? 0, names);
  return {
    place: order.indexOf(me) + 1,
    blame: who && { picture: cardHtml(who.kind), text: who.text },
    turning: turningPoints(events, me),
  };
}

const CATALOGUE: [string, (kind: string) => boolean][] = [
  ["danger", (kind) => faceOf(kind).family === "danger"],
  ["rescue", (kind) => faceOf(kind).family === "rescue"],
  ["attack", (kind) => faceOf(kind).family === "attack"],
  ["escape", (kind) => faceOf(kind).family === "escape"],
  ["sight", (kind) => faceOf(kind).family === "sight"],
  ["theft", (kind) => faceOf(kind).family === "theft"],
  ["chaos", (kind) => faceOf(kind).family === "chaos"],
  ["nope", (kind) => kind === "nope"],
  ["divine", (kind) => faceOf(kind).family === "divine"],
  ["cat", (kind) => faceOf(kind).family === "cat"],
];

let further: Promise<unknown> | undefined; // pictures of the cards that the base game lacks
let furnished = false;

function furnish(view?: KittensView): Promise<unknown> | undefined {
  if (furnished || (view && Object.keys(view.census).every((kind) => kind in FACES))) return undefined;
  return (further ??= import("./faces-more").then(
    () => (furnished = true),
    (error: unknown) => {
      further = undefined; // tried again with the next view
      console.info("cards without their pictures", error);
    },
  ));
}

export const game: GameModule<KittensView> = {
  key: "kittens",
  title: (view) => capital(say(key("kittens-option-edition", view.rules["edition"] ?? "original"))),
  subtitle: (view) => say("web-kittens-alive", { count: view.alive.length }),
  size: (view) => view.pile.size,
  Table,
  groups: (scene) => grouped(scene.choices, GROUPS),
  situation: messages.situation,
  help,
  whyNot: (topic, scene) => (topic.kind === "card" ? messages.whyNot(scene, topic.id) : ""),
  topicOf: (choice: Choice): Topic | null => (choice.kind ? { kind: "card", id: choice.kind } : null),
  motions: () => [],
  hasMoments: true,
  furnish,
  reveals: ({ verb, card }) => REVEALING.has(verb) && card !== undefined,
  noise: new Set(["about_to_draw"]),
  turn: "turn_began",
  isLoss,
  recap,
  sound,
  dot: (event) => {
    const kind = event.card ?? DOTS[event.verb];
    return kind ? dotOf(kind) : "";
  },
  result,
  verdict,
  chapters: ["goal", "setup", "turn", "explode", "nope", "attack", "combos", "armageddon", "end", "turbo"],
  catalogue: () =>
    CATALOGUE.map(([family, fits]) => ({
      title: say(`web-family-${family}`),
      topics: Object.keys(FACES)
        .filter(fits)
        .map((id) => ({ kind: "card", id })),
    })),
  picture: (topic) => `<span class="kchip still" style="">${chipHtml(topic.id)}</span>`,
};
