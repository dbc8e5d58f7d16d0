// Values printed on the cards: of the same file as the rules, or of the table's box, which the server tells.
// `source` says where a value comes from; own cards have none.

import { LANGUAGES, type Names } from "../../i18n/index.svelte";
import { key } from "../../i18n/sentences";
import { boxSheet } from "../../net/boxes.svelte";
import FILE from "@rules/wizardkittens/cards.toml?raw";
import CHANGES from "@rules/wizardkittens/standard.toml?raw";
import { cardsIn, type Effect, type Goal, type Printed } from "./printed";

export type Group = "easy" | "medium" | "hard";
/** By field, or one word for all of them: SEED, SEED-ARITH, INFERRED, DESIGNED; empty for an owner's card. */
export type Source = string | Record<string, string>;

export interface Curse {
  group: Group;
  value: number;
  /** letters of `LETTERS`, as the recipe of this table has them */
  needs: string;
  bonus: Goal;
  source: Source;
}

export interface CardSet {
  curses: Record<string, Curse>;
  /** points of an Extra Credit card, and the component it is about, if it is about one */
  credits: Record<string, { points: number; kind: string; source: Source }>;
  /** where the effects of New Rules and Chaos cards come from, by card */
  sources: Record<string, Source>;
  kittens: Record<string, string>;
  /** what the owner calls the cards, where it differs from the box */
  names: Names;
  own: boolean;
  /** what is printed on each card */
  printed: Map<string, Printed>;
}

export const LETTERS: Record<string, string> = { A: "artifact", F: "familiar", P: "potion", S: "scroll" };

type Value = string | number | boolean | Record<string, string> | Effect | Effect[];
type Record_ = Record<string, Value> & { section: string };

const STEP = /^\s*\{ (when = .*) \},?$/;

/** The part of TOML that the card file uses. */
export function readFile(text: string): Record_[] {
  const found: Record_[] = [];
  for (const line of text.split("\n")) {
    const section = /^\[\[(\w+)\]\]/.exec(line)?.[1];
    const [, name, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    const card = found[found.length - 1];
    const step = STEP.exec(line)?.[1];
    if (section) found.push({ section });
    else if (card && step) card["steps"] = [...((card["steps"] ?? []) as Effect[]), readEffect(step)];
    else if (card && name === "effect" && value) card["effect"] = readEffect(value.slice(2, -2));
    else if (card && name && value && !value.startsWith("[")) card[name] = readValue(value);
  }
  return found;
}

const MOVE = { from: "", to: "", n: 1, place: "receiver" };

/** Return an effect from its fields in the file, with the usual values of those that are left out. */
function readEffect(fields: string): Effect {
  const given = Object.fromEntries(
    [...fields.matchAll(/(\w+) = ("[^"]*"|[^",]+)/g)].map(([, name = "", value = ""]) => [
      name,
      readValue(value.trim()),
    ]),
  );
  return { when: "", who: "each", do: "move", must: true, ...(given["do"] === "swap" ? {} : MOVE), ...given };
}

function readValue(text: string): Value {
  if (text.startsWith("{"))
    return Object.fromEntries([...text.matchAll(/(\w+) = "([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]));
  if (text.startsWith('"')) return text.slice(1, text.indexOf('"', 1));
  return text === "true" || text === "false" ? text === "true" : Number(text);
}

/** Return the cards of the standard box: the built-in ones with its changes. */
function standardCards(): Record_[] {
  const cards = readFile(FILE);
  let card: Record_ | undefined;
  for (const line of CHANGES.split("\n")) {
    const id = /^\[\w+\.(\w+)\]/.exec(line)?.[1];
    const [, name, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (id) card = cards.find((each) => each["id"] === id);
    else if (card && name && value) card[name] = readValue(value);
  }
  return cards;
}

/** Return cards of the file as a box has them. */
function printedIn(cards: Record_[]): Map<string, Printed> {
  const found = new Map<string, Printed>();
  for (const card of cards) {
    const { bonus, score, pts, type, n, max } = card;
    const whole: object = {
      ...card,
      ...(card.section === "curses" && {
        bonus: bonus ? { score: "per_type", type: bonus, pts: 1 } : { score: "none" },
      }),
      ...(card.section === "extra_credit" && { goal: { score, pts, type, n, max, group: card["group"] } }),
    };
    found.set(String(card["id"]), whole as Printed);
  }
  return found;
}

/** Return the values of cards for a table. */
export function cardSet(printed: Map<string, Printed>, light: boolean, own = true): CardSet {
  const set: CardSet = { curses: {}, credits: {}, sources: {}, kittens: {}, names: { en: {}, pl: {} }, own, printed };
  const file = new Map(readFile(FILE).map((card) => [String(card["id"]), card]));
  for (const [id, card] of printed) {
    const source = own ? "" : ((file.get(id)?.["source"] ?? "") as Source);
    for (const lang of LANGUAGES) {
      const name = card[lang];
      if (card.section !== "kittens" && name && name !== file.get(id)?.[lang])
        set.names[lang][key("wizardkittens-card", id)] = name;
    }
    if (card.section === "curses") {
      const { group, value, bonus } = card;
      const needs = light ? (card.light ?? card.needs) : card.needs;
      set.curses[id] = { group: group as Group, value, needs, bonus, source };
    } else if (card.section === "extra_credit") {
      const { score, type = "", pts = 1 } = card.goal;
      set.credits[id] = { points: pts, kind: score === "per_type" ? (LETTERS[type] ?? "") : "", source };
    } else {
      if (card.section === "kittens") set.kittens[id] = card.en;
      set.sources[id] = source;
    }
  }
  return set;
}

const known = new Map<string, CardSet>();
const BOX = "box:";
const BUILT_IN = "built_in";
const STANDARD = "standard";

/** Return the cards of a table, by its options. Those of a box are the standard ones until the server has told it. */
export function cardsOf(rules: Record<string, string> | null): CardSet {
  const option = rules?.["cards"] ?? STANDARD;
  const sheet = option.startsWith(BOX) ? boxSheet(option.slice(BOX.length)) : null;
  const light = rules?.["curses"] === "light";
  const shown = option === BUILT_IN || sheet ? option : STANDARD;
  const name = `${light}${shown}`;
  const found = known.get(name);
  if (found) return found;
  const printed = sheet ? cardsIn(sheet.document) : printedIn(option === BUILT_IN ? readFile(FILE) : standardCards());
  // the card file says where the values of the boxes of the package come from
  const set = cardSet(printed, light, sheet !== null && !sheet.box.built_in);
  known.set(name, set);
  return set;
}
