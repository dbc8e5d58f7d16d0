// Game module of Wizard Kittens with the advanced side, New Rules and Chaos Mode.

import { escaped } from "../../art/html";
import { bring, say } from "../../i18n/index.svelte";
import { aboutKind, key, minus } from "../../i18n/sentences";
import type { SeatInfo, WireEvent } from "../../net/generated";
import { grouped } from "../choices";
import type { Choice, GameModule, HelpPage, Motion, ResultPage, Scene, Sound, Topic } from "../types";
import {
  backHtml,
  componentHtml,
  cursePicture,
  CURSE_IDS,
  dot,
  GROUPS,
  isComponent,
  isCurse,
  isPlate,
  isSpell,
  mark,
  plateHtml,
  professor,
  spellIcon,
  SPELL_ICONS,
  symbol,
  wizard,
} from "./art";
import { namesOf } from "../../table/names";
import { cardsOf, LETTERS, type Source } from "./cards";
import Table from "./Table.svelte";
import { chapterOf, COPIES, deckOf, KINDS, pointsOf, sizeOf, spellsOf, unseen, type WizardView } from "./view";
import { kittenName, listOf, messages, nameOf, ruleOf } from "./messages";

await bring("web-wizardkittens"); // what only the browser says of this game comes with the game, not with the first page

const VERBS: [title: string, verbs: RegExp][] = [
  ["web-group-answer", /^(pass|draw|keep|fetch)$/],
  ["web-wizardkittens-spells", /^cast$/],
  ["web-wizardkittens-kittens", /^kitten$/],
  ["web-group-players", /^aim$/],
  ["web-wizardkittens-chapters", /^(place|chapter|swap)$/],
  ["web-wizardkittens-yours", /^(dismiss|pick)$/],
];

// -- help ---------------------------------------------------------------------------------
/** Return a curse as printed: picture, points, recipe. */
function curseHtml(id: string, rules: Record<string, string> | null): string {
  const curse = cardsOf(rules).curses[id]!;
  const recipe = [...curse.needs].map((letter) => `<span>${mark(LETTERS[letter]!)}</span>`).join("");
  return (
    `<span class="wz-curse still" style="--c:${GROUPS[curse.group].colour}"><span class="wz-cart">${cursePicture(id, curse.group)}<span class="wz-val">${curse.value}</span></span>` +
    `<span class="wz-ctext"><b>${escaped(nameOf(id))}</b><span class="wz-recipe${curse.needs.length > 4 ? " long" : ""}">${recipe}</span></span></span>`
  );
}

function picture(topic: Topic, rules: Record<string, string> | null = null): string {
  const { kind, id } = topic;
  if (kind === "kitten")
    return `<span class="wz-plate">${wizard(id)}<b>${escaped(cardsOf(rules).kittens[id] ?? kittenName(id))}</b></span>`;
  if (isComponent(id)) return componentHtml(id, nameOf(id));
  if (isCurse(id)) return curseHtml(id, rules);
  return plateHtml(id, nameOf(id));
}

function sourceOf(id: string, rules: Record<string, string> | null): string {
  const cards = cardsOf(rules);
  const source: Source | undefined = cards.curses[id]?.source ?? cards.credits[id]?.source ?? cards.sources[id];
  if (isSpell(id))
    return id in cards.kittens ? say("web-wizardkittens-source-pairing", { name: cards.kittens[id] ?? "" }) : "";
  return source === undefined ? "" : messages.source(source, cards.own);
}

/** Topics of kind "card" can be chosen; their help page says whether they can be used now. */
const topicFor = (id: string): Topic => ({ kind: isComponent(id) || isSpell(id) ? "card" : "about", id });

function relatedTo(id: string, rules: Record<string, string> | null): Topic[] {
  const cards = cardsOf(rules);
  const group = cards.curses[id]?.group;
  const all = group
    ? CURSE_IDS.filter((other) => cards.curses[other]?.group === group)
    : isComponent(id)
      ? [...KINDS]
      : isSpell(id)
        ? Object.keys(SPELL_ICONS)
        : id in cards.credits
          ? Object.keys(cards.credits)
          : [];
  return all
    .filter((other) => other !== id)
    .slice(0, 6)
    .map(topicFor);
}

function cardHelp(id: string, scene: Scene<WizardView> | null): HelpPage | null {
  if (id === "") return null;
  const view = scene?.view ?? null;
  const rules = view?.rules ?? null;
  const cards = cardsOf(rules);
  const now: string[] = [];
  if (isCurse(id) && rules?.["curses"] === "light") now.push(`${messages.curse(id, cards)}.`);
  if (scene && view && isCurse(id)) {
    const chapter = view.curses.indexOf(id) + 1;
    const seats = scene.seats.map((_, seat) => seat).filter((seat) => view.alive.includes(seat));
    if (chapter > 0)
      now.push(
        ...seats.map(
          (seat) =>
            `${messages.person(scene, seat)}: ${messages.lack(cards.curses[id]!.needs, chapterOf(view, seat, chapter))}.`,
        ),
      );
    const owner = view.won.find((won) => won.curse === id)?.seat;
    if (owner !== undefined) now.push(say("web-wizardkittens-defeated-by", messages.who(scene, owner)));
  }
  if (view && isComponent(id)) now.push(say("web-wizardkittens-unseen", { count: unseen(view)[id] ?? 0, all: COPIES }));
  if (scene && view && isSpell(id) && scene.me >= 0 && view.tokens[scene.me] === id) now.push(messages.covered(id));
  if (view && id === view.card) now.push(say("wizardkittens-table-rule", { card: id }));
  const ruled = cards.own && cards.printed.has(id) ? "" : aboutKind("wizardkittens", "ruling", id);
  const ruling = [ruled, sourceOf(id, rules)].filter(Boolean).join("\n\n");
  return {
    title: nameOf(id),
    picture: picture(topicFor(id), rules),
    rule: ruleOf(id, cards) || say("web-help-none"),
    ...(ruling ? { ruling } : {}),
    ...(now.length > 0 ? { now: now.join("\n\n") } : {}),
    related: relatedTo(id, rules),
  };
}

function deckHelp(view: WizardView): HelpPage {
  const deck = deckOf(view);
  const left = unseen(view);
  const percent = (chance: number): number => Math.round(chance * 100);
  const now = [
    say("wizardkittens-table-deck", { deck: view.deck, curse_deck: view.curse_deck }),
    say("web-wizardkittens-left", { list: listOf(left) }),
    messages.professor(view),
  ];
  if (deck.professor > 0)
    now.push(say("wizardkittens-odds-card", { card: "caught", percent: percent(deck.professor) }));
  if (deck.cat > 0) now.push(say("wizardkittens-odds-card", { card: "chaos_cat", percent: percent(deck.cat) }));
  return {
    title: say("web-wizardkittens-deck"),
    picture: backHtml("deck"),
    rule: say("web-wizardkittens-deck-help"),
    now: now.map((each) => `• ${each}`).join("\n"),
  };
}

function playerHelp(seat: number, scene: Scene<WizardView>): HelpPage {
  const view = scene.view;
  const { values, bonus, extras, sum } = pointsOf(view, seat, cardsOf(view.rules));
  const spells = spellsOf(view, seat).map(nameOf).join(", ");
  const won = view.won
    .filter((each) => each.seat === seat)
    .map((each) => nameOf(each.curse))
    .join(", ");
  const lines = [
    minus(say("web-wizardkittens-tally", { points: sum, values, bonus, extras })),
    messages.guilty(view, sum),
    won ? say("wizardkittens-table-won", { list: won }) : say("web-wizardkittens-won-none"),
    `${say("web-wizardkittens-spells")}: ${spells}`,
  ];
  const token = view.tokens[seat];
  if (token) lines.push(say("wizardkittens-table-token", { card: token }));
  view.circles[seat]
    ?.slice(0, view.chapters)
    .forEach((row, i) =>
      lines.push(
        `${say("wizardkittens-table-chapter", { index: i + 1 })}: ${listOf(row) || say("wizardkittens-table-empty")}`,
      ),
    );
  const kitten = view.kittens[seat] ?? "-";
  return {
    title: scene.names[seat] ?? "",
    rule: lines.map((each) => `• ${each}`).join("\n"),
    ...(kitten === "-" ? {} : { picture: picture({ kind: "kitten", id: kitten }, view.rules) }),
  };
}

function help(topic: Topic, scene: Scene<WizardView> | null): HelpPage | null {
  if (topic.kind === "card" || topic.kind === "about") return cardHelp(topic.id, scene);
  if (topic.kind === "danger") return { title: say("web-wizardkittens-danger"), picture: professor(true), rule: say("web-wizardkittens-danger-help"), ruling: say("wizardkittens-ruling-caught"), ...(scene ? { now: [messages.professor(scene.view), ...scene.seats.map((_, seat) => `${messages.person(scene, seat)}: ${messages.points(pointsOf(scene.view, seat, cardsOf(scene.view.rules)).sum)}`)].map((each) => `• ${each}`).join("\n") } : {}) }; // prettier-ignore
  if (scene && topic.kind === "pile" && topic.id === "deck") return deckHelp(scene.view);
  if (scene && topic.kind === "pile")
    return {
      title: say("web-wizardkittens-discard"),
      rule: say("web-wizardkittens-discard-help"),
      now: listOf(scene.view.discard) || say("wizardkittens-table-empty"),
    };
  if (scene && topic.kind === "player") return playerHelp(Number(topic.id), scene);
  return null;
}

// -- what moves and sounds ------------------------------------------------------------------
function motions(event: WireEvent, before: WizardView, me: number): Motion[] {
  const { verb, seat, other = -1, card = "", index = 0 } = event;
  const slot = (who: number): string => `slot:${who}:${index}`;
  const hand = (who: number): string => (who === me ? "hand" : `seat:${who}`);
  const held = (who: number): string => (who === me && sizeOf(before.hand) > 0 ? "held" : hand(who));
  const face = isComponent(card)
    ? componentHtml(card, nameOf(card))
    : isPlate(card)
      ? plateHtml(card, nameOf(card))
      : backHtml("deck");
  const fly = (from: string, to: string, slow = false): Motion => ({ do: "fly", from, to, face, slow });
  switch (verb) {
    case "drew":
      return [fly("deck", hand(seat))];
    case "placed":
      return [fly(held(seat), slot(seat))];
    case "slung":
    case "passed":
      return [fly(held(seat), slot(other), true)];
    case "gave":
      return [fly(held(seat), hand(other), true)];
    case "discarded":
      return [fly(slot(other >= 0 ? other : seat), "discard")];
    case "took":
      return [fly(slot(other >= 0 ? other : seat), hand(seat), true)];
    case "switched":
      return [{ do: "pulse", at: slot(other >= 0 ? other : seat) }];
    case "fetched":
    case "collected":
      return [fly("discard", hand(seat))];
    case "swapped":
      return [
        { do: "shake", at: `slot:${seat}:${String(index)[0]}` },
        { do: "shake", at: `slot:${seat}:${String(index)[1]}` },
      ];
    case "cast":
      return seat === me
        ? [{ do: "pulse", at: `spell:${card}` }]
        : [
            {
              do: "burst",
              at: `seat:${seat}`,
              symbol: `<span class="wz-cast">${spellIcon(card)}</span>`,
            },
          ];
    case "defeated":
      return [
        { do: "burst", at: "board", symbol: plainCurse(card) },
        { do: "fly", from: `curse:${index}`, to: `seat:${seat}`, face: plainCurse(card), slow: true },
      ];
    case "extra":
      return [fly(slot(seat), `seat:${seat}`)];
    case "curse_came":
      return [{ do: "fly", from: "deck", to: `curse:${index}`, face: backHtml("curse") }];
    case "cat_drawn":
    case "new_rule":
    case "chaos_step":
      return [
        { do: "burst", at: "board", symbol: face },
        { do: "shake", at: "rule" },
      ];
    case "chapter_opened":
      return [{ do: "shake", at: `curse:${index}` }];
    case "caught":
      return [
        { do: "burst", at: "board", symbol: plateHtml("caught", nameOf("caught")) },
        { do: "shake", at: "danger" },
      ];
    case "turn_began":
      return [{ do: "pulse", at: `seat:${seat}` }];
    case "scored":
    case "guilty":
    case "won":
      return [{ do: "pulse", at: `seat:${seat}` }];
    default:
      return [{ do: "wait", ms: 120 }];
  }
}
const plainCurse = (id: string): string => `<span class="wz-flying">${curseHtml(id, null)}</span>`;

const SOUNDS: Record<string, Sound> = {
  drew: "card", placed: "card", slung: "card", discarded: "card", passed: "card", gave: "card", took: "card", fetched: "card",
  cast: "magic", swapped: "shuffle", switched: "shuffle", defeated: "coin", cat_drawn: "boom", new_rule: "magic", chaos_step: "magic", caught: "boom", guilty: "nope",
}; // prettier-ignore

function sound(event: WireEvent, me: number): Sound | null {
  if (event.verb === "won") return event.seat === me ? "win" : "coin";
  return SOUNDS[event.verb] ?? null;
}

const DOTS: Record<string, string> = { caught: "caught", chapter_opened: "chapter_cat" };

function dotOf(event: WireEvent): string {
  const kind = event.card ?? DOTS[event.verb] ?? "";
  const curse = isCurse(kind) ? cardsOf(null).curses[kind] : undefined;
  if (curse)
    return `<span class="kdot wz-cdot" style="--c:${GROUPS[curse.group].colour};--on:${GROUPS[curse.group].on}">${curse.value}</span>`;
  return dot(kind);
}

// -- the end --------------------------------------------------------------------------------
const COLUMNS = [
  { field: "values", icon: "spell-book", colour: "#6FBFA6", ink: "#241820", sign: 1 },
  { field: "bonus", icon: "gem-pendant", colour: "#E7B33E", ink: "#241820", sign: 1 },
  { field: "extras", icon: "card-pick", colour: "#B2371A", ink: "#FFF3DF", sign: -1 },
  { field: "credit", icon: "crown", colour: "#F4DC93", ink: "#241820", sign: 1 },
] as const;

function result(view: WizardView, seats: readonly SeatInfo[], scores: readonly number[]): ResultPage {
  const { players, verdict, ending, winners, reading } = view.result ?? {
    players: [],
    verdict: "",
    ending: "",
    winners: [],
    reading: null,
  };
  const score = (seat: number): number => scores[seat] ?? 0;
  const order = seats.map((_, seat) => seat).sort((a, b) => score(b) - score(a));
  const called = namesOf(seats);
  const names = winners.map((seat) => called[seat] ?? "").join(", ");
  const why = (seat: number): string => {
    const tally = players[seat];
    if (!tally) return "";
    const parts = [
      say("web-wizardkittens-curses-won", { count: tally.curses }),
      say("web-wizardkittens-cards-left", { count: tally.cards }),
    ];
    if (ending === "caught")
      parts.push(tally.innocent ? say("web-wizardkittens-was-innocent") : say("wizardkittens-result-guilty"));
    return parts.join(" · ");
  };
  const notes = ending ? [say(key("wizardkittens-result-ending", ending))] : [];
  if (verdict) notes.push(say(key("wizardkittens-result", verdict), { list: names }));
  if (reading) notes.push(say(key("wizardkittens-reading", reading)));
  return {
    ranking: order.map((seat) => ({
      seat,
      place: 1 + order.filter((other) => score(other) > score(seat)).length,
      points: players[seat]?.points ?? null,
      why: why(seat),
    })),
    columns:
      players.length === 0
        ? []
        : COLUMNS.map(({ field, icon, colour, ink, sign }) => ({
            title: say(`wizardkittens-source-${field}`),
            symbol: symbol(icon, "wz-sign"),
            colour,
            ink,
            values: players.map((tally) => sign * tally[field]),
          })),
    notes: [notes.join(" ")],
  };
}

const cardTopics = (ids: readonly string[]): Topic[] => ids.map(topicFor);

export const game: GameModule<WizardView> = {
  key: "wizardkittens",
  title: () => say("wizardkittens"),
  subtitle: (view) => (view.prompt === "kitten" ? "" : say("web-wizardkittens-curses", { done: view.won.length })),
  size: () => 0,
  Table,
  groups: (scene) => grouped(scene.choices, VERBS),
  situation: messages.situation,
  help,
  whyNot: (topic, scene) => messages.whyNot(scene, topic.id),
  topicOf: (choice: Choice): Topic | null =>
    choice.kind && ruleOf(choice.kind) ? { kind: "card", id: choice.kind } : null,
  motions,
  sound,
  dot: dotOf,
  result,
  chapters: ["goal", "setup", "turn", "curses", "chaos", "end", "two"],
  catalogue: (rules) => {
    const cards = cardsOf(rules);
    const ofGroup = (group: string): Topic[] => cardTopics(CURSE_IDS.filter((id) => cards.curses[id]?.group === group));
    const starting = (start: RegExp): Topic[] => cardTopics(Object.keys(cards.sources).filter((id) => start.test(id)));
    return [
      { title: say("web-wizardkittens-components"), topics: cardTopics(KINDS) },
      { title: say("web-wizardkittens-spells"), topics: cardTopics(Object.keys(SPELL_ICONS)) },
      ...(["easy", "medium", "hard"] as const).map((group) => ({
        title: say(`web-wizardkittens-curses-${group}`),
        topics: ofGroup(group),
      })),
      { title: say("web-wizardkittens-credit"), topics: cardTopics(Object.keys(cards.credits)) },
      { title: say("web-wizardkittens-cats"), topics: cardTopics(["chapter_cat", "chaos_cat", "caught"]) },
      { title: say("web-wizardkittens-new-rules"), topics: starting(/^nr_/) },
      { title: say("web-wizardkittens-chaos-cards"), topics: starting(/^(chaos|tumbling|loose|sticky)_/) },
    ];
  },
  picture: (topic) => `<span class="wz-pick">${picture(topic)}</span>`,
};
