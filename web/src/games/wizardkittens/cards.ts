// Values printed on the cards: of the same file as the rules, or of the table's box, which the server tells.
// `source` says where a value comes from; own cards have none.

import { LANGUAGES, type Names } from "../../i18n/index.svelte";
import { key } from "../../i18n/sentences";
import { boxSheet } from "../../net/boxes.svelte";
import FILE from "@rules/wizardkittens/cards.toml?raw";
import CHANGES from "@rules/wizardkittens/standard.toml?raw";
import { readCards, type Section } from "./printed";

export type Group = "easy" | "medium" | "hard";
/** By field, or one word for all of them: SEED, SEED-ARITH, INFERRED, DESIGNED; empty for an owner's card. */
export type Source = string | Record<string, string>;

export interface Curse {
  group: Group;
  value: number;
  /** letters of `LETTERS`, as the recipe of this table has them */
  needs: string;
  /** a letter: a point for each such component; the words of another goal, as `per_type.A.2`; or empty */
  bonus: string;
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
  /** what is printed on each card, in the words of the rules */
  printed: Map<string, { section: Section; fields: string[] }>;
}

export const LETTERS: Record<string, string> = { A: "artifact", F: "familiar", P: "potion", S: "scroll" };

type Value = string | number | boolean | Record<string, string>;
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
    else if (card && step) card["steps"] = [card["steps"], effectWords(step)].filter(Boolean).join("+");
    else if (card && name === "effect" && value) card["effect"] = effectWords(value.slice(2, -2));
    else if (card && name && value && !value.startsWith("[")) card[name] = readValue(value);
  }
  return found;
}

const EFFECT: [name: string, usual: string][] = [
  ["when", ""], ["who", "each"], ["do", "move"], ["from", "-"], ["to", "-"], ["n", "1"], ["place", "receiver"], ["must", "true"],
]; // prettier-ignore

/** Return the words of an effect, as a card set has them: `now.each.move.own.left.1.receiver.true`. */
function effectWords(fields: string): string {
  const given = new Map(
    [...fields.matchAll(/(\w+) = "?([^",]+)"?/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  const swaps = given.get("do") === "swap";
  return EFFECT.map(([name, usual]) =>
    swaps && ["from", "to", "n", "place"].includes(name) ? "-" : (given.get(name) ?? usual),
  ).join(".");
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

/** Return cards of a file as one line, in the words of the rules. */
function lineOf(cards: Record_[]): string {
  const sections = ["curses", "extra_credit", "new_rules", "chaos", "kittens"];
  const values = (card: Record_): unknown[] => {
    if (card.section === "curses")
      return [card["group"], card["value"], card["needs"], card["light"] ?? card["needs"], card["bonus"] ?? "-"];
    if (card.section === "extra_credit")
      return [card["score"], card["type"] ?? card["n"] ?? card["group"] ?? card["max"] ?? "-", card["pts"]];
    if (card.section === "new_rules") return [card["paws"], card["effect"]];
    return card.section === "chaos" ? [card["steps"]] : [];
  };
  const text = (card: Record_): string => {
    const names = LANGUAGES.map((lang) => encodeURIComponent(String(card[lang])));
    return [card["id"], ...names, ...values(card)].join("/");
  };
  return sections
    .map((section) =>
      cards
        .filter((card) => card.section === section)
        .map(text)
        .join(";"),
    )
    .join("|");
}

/** A card set as one line: see src/kociolek/games/wizardkittens/cards.py. */
export function readLine(line: string, light: boolean, own = true): CardSet {
  const printed = readCards(line);
  const set: CardSet = { curses: {}, credits: {}, sources: {}, kittens: {}, names: { en: {}, pl: {} }, own, printed };
  const file = new Map(readFile(FILE).map((card) => [String(card["id"]), card]));
  for (const [id, { section, fields }] of printed) {
    const [, en = "", , a = "", b = "", c = "", d = "", bonus = "-"] = fields;
    const source = own ? "" : ((file.get(id)?.["source"] ?? "") as Source);
    LANGUAGES.forEach((lang, i) => {
      const name = decodeURIComponent(fields[i + 1] ?? "");
      const known = file.get(id)?.[lang];
      if (section !== "kittens" && name && name !== known) set.names[lang][key("wizardkittens-card", id)] = name;
    });
    if (section === "curses")
      set.curses[id] = {
        group: a as Group,
        value: Number(b),
        needs: light ? d : c,
        bonus: bonus === "-" ? "" : bonus,
        source,
      };
    else if (section === "extra_credit")
      set.credits[id] = { points: Number(c), kind: a === "per_type" ? (LETTERS[b] ?? "") : "", source };
    else {
      if (section === "kittens") set.kittens[id] = decodeURIComponent(en);
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
  const text = option.startsWith(BOX) ? (sheet?.cards ?? STANDARD) : option;
  const light = rules?.["curses"] === "light";
  const name = `${light}${text}`;
  const found = known.get(name);
  if (found) return found;
  const file = text === BUILT_IN ? readFile(FILE) : text === STANDARD ? standardCards() : null;
  const ours = file !== null || sheet?.box.built_in === true; // the card file says where their values come from
  const set = readLine(file ? lineOf(file) : text, light, !ours);
  known.set(name, set);
  return set;
}
