// Values printed on the cards: from the same file as the rules, or from the table's own card set, which is sent in the
// option `cards`. `source` says where a value comes from; own card sets have none.

import { LANGUAGES, type Names } from "../../i18n/index.svelte";
import { key } from "../../i18n/sentences";
import FILE from "@rules/wizardkittens/cards.toml?raw";

export type Group = "easy" | "medium" | "hard";
/** By field, or one word for all of them: SEED, SEED-ARITH, INFERRED, DESIGNED; empty for an owner's card. */
export type Source = string | Record<string, string>;

export interface Curse {
  group: Group;
  value: number;
  /** letters of `LETTERS`, as the recipe of this table has them */
  needs: string;
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
}

export const LETTERS: Record<string, string> = { A: "artifact", F: "familiar", P: "potion", S: "scroll" };

type Value = string | number | boolean | Record<string, string>;
type Record_ = Record<string, Value> & { section: string };

/** The part of TOML that the card file uses; steps and effects, which only the rules read, are left out. */
export function readFile(text: string): Record_[] {
  const found: Record_[] = [];
  for (const line of text.split("\n")) {
    const section = /^\[\[(\w+)\]\]/.exec(line)?.[1];
    const [, name, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (section) found.push({ section });
    else if (name && value && found.length > 0 && !/^[[{]/.test(value.replace(/^\{ (?=\w+ = "[A-Z-]+")/, ""))) {
      found[found.length - 1]![name] = readValue(value);
    }
  }
  return found;
}

function readValue(text: string): Value {
  if (text.startsWith("{"))
    return Object.fromEntries([...text.matchAll(/(\w+) = "([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]));
  if (text.startsWith('"')) return text.slice(1, text.indexOf('"', 1));
  return text === "true" || text === "false" ? text === "true" : Number(text);
}

function builtIn(light: boolean): CardSet {
  const set: CardSet = { curses: {}, credits: {}, sources: {}, kittens: {}, names: { en: {}, pl: {} }, own: false };
  for (const card of readFile(FILE)) {
    const id = String(card["id"]);
    const source = (card["source"] ?? "") as Source;
    if (card.section === "curses") {
      const needs = String(light ? (card["light"] ?? card["needs"]) : card["needs"]);
      set.curses[id] = {
        group: card["group"] as Group,
        value: Number(card["value"]),
        needs,
        bonus: String(card["bonus"] ?? ""),
        source,
      };
    } else if (card.section === "extra_credit") {
      set.credits[id] = { points: Number(card["pts"]), kind: LETTERS[String(card["type"] ?? "")] ?? "", source };
    } else if (card.section === "kittens") {
      set.kittens[id] = String(card["en"]);
      set.sources[id] = source;
    } else set.sources[id] = source;
  }
  return set;
}

/** A card set as one line: see src/kociolek/games/wizardkittens/cards.py. */
export function readLine(text: string, light: boolean): CardSet {
  const set: CardSet = { curses: {}, credits: {}, sources: {}, kittens: {}, names: { en: {}, pl: {} }, own: true };
  const parts = text.split("|").map((part) => part.split(";").map((card) => card.split("/")));
  const [curses = [], credits = [], , , kittens = []] = parts;
  const printed = new Map(readFile(FILE).map((card) => [card["id"], card]));
  for (const [id = "", ...called] of parts.flat()) {
    LANGUAGES.forEach((lang, i) => {
      const name = decodeURIComponent(called[i] ?? "");
      if (name && name !== printed.get(id)?.[lang]) set.names[lang][key("wizardkittens-card", id)] = name;
    });
  }
  for (const [id = "", , , group, value, needs = "", lighter = "", bonus] of curses) {
    set.curses[id] = {
      group: group as Group,
      value: Number(value),
      needs: light ? lighter : needs,
      bonus: bonus === "-" ? "" : (bonus ?? ""),
      source: "",
    };
  }
  for (const [id = "", , , score, argument = "", points] of credits) {
    set.credits[id] = {
      points: Number(points),
      kind: score === "per_type" ? (LETTERS[argument] ?? "") : "",
      source: "",
    };
  }
  for (const [id = "", name = ""] of kittens) set.kittens[id] = decodeURIComponent(name);
  return set;
}

const known = new Map<string, CardSet>();

/** Return the cards of a table, by its options. */
export function cardsOf(rules: Record<string, string> | null): CardSet {
  const text = rules?.["cards"] ?? "built_in";
  const light = rules?.["curses"] === "light";
  const name = `${light}${text}`;
  const set = known.get(name) ?? (text === "built_in" ? builtIn(light) : readLine(text, light));
  known.set(name, set);
  return set;
}
