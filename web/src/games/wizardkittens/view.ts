// The view of Wizard Kittens as the server sends it, and what can be read off it. Arithmetic, no rules.

import type { GameView } from "../../net/wire";
import type { Choice } from "../types";
import { LETTERS, type CardSet } from "./cards";

/** Components by kind, none of them zero. */
export type Row = Record<string, number>;

export interface Tally {
  curses: number;
  values: number;
  bonus: number;
  extras: number;
  credit: number;
  points: number;
  cards: number;
  innocent: boolean;
}

export interface WizardView extends GameView {
  deck: number;
  /** by seat and chapter */
  circles: Row[][];
  hand: Row;
  used: Row;
  discard: Row;
  /** what the running effect has moved already, as `circles`; empty while none runs */
  fresh: Row[][];
  /** by chapter; `-` where there is none, likewise below */
  curses: string[];
  curse_deck: number;
  won: { seat: number; curse: string; extras: Row }[];
  /** by seat: the spell of the advanced side */
  kittens: string[];
  credits: string[];
  /** by seat: the space of the mat that is covered; 4 for none */
  tokens: number[];
  alive: number[];
  active: number;
  /** how many are open */
  chapters: number;
  /** the New Rule or Chaos card */
  card: string;
  cats: number;
  ending: string;
  stack: string;
  result: { ending?: string; winners?: number[]; verdict?: string; players?: Tally[] };
}

export const KINDS = ["artifact", "familiar", "potion", "scroll"] as const;
export const COPIES = 12; // of each component
const LAST = 11; // cards of the pile that hides the Professor
const FIRST = 10; // cards before those that hide Cats
const SPACES = ["summon", "sling", "swat", "switch"];
const ADVANCED = ["overflow", "avalanche", "dismiss", "yoink"];

/** As src/kociolek/games/wizardkittens/actions.py put it together. */
export function read(text: string): Choice {
  const [verb = "", ...rest] = text.split(" ");
  const choice: Choice = { text, verb, card: "", seat: -1, index: -1 };
  switch (verb) {
    case "aim":
      return { ...choice, seat: Number(rest[0]) };
    case "place":
    case "chapter":
      return { ...choice, index: Number(rest[0]) };
    case "swap":
      return { ...choice, index: Number(rest.join("")) };
    case "dismiss":
      return { ...choice, index: Number(rest[0]), card: rest[1] ?? "" };
    case "pick":
      return { ...choice, seat: Number(rest[0]), index: Number(rest[1]), card: rest[2] ?? "" };
    default:
      return { ...choice, card: rest[0] ?? "" };
  }
}

// -- rows and recipes ---------------------------------------------------------------------
export const sizeOf = (row: Row): number => Object.values(row).reduce((sum, n) => sum + n, 0);
export const circleSize = (view: WizardView, seat: number): number =>
  (view.circles[seat] ?? []).reduce((sum, row) => sum + sizeOf(row), 0);
export const chapterOf = (view: WizardView, seat: number, chapter: number): Row =>
  view.circles[seat]?.[chapter - 1] ?? {};
/** The kinds of a row in their order, with their number. */
export const entries = (row: Row): [string, number][] =>
  KINDS.filter((kind) => row[kind]).map((kind) => [kind, row[kind] ?? 0]);
export const plus = (row: Row, kind: string): Row => ({ ...row, [kind]: (row[kind] ?? 0) + 1 });

/** The components of a recipe one by one, and whether the row has them. */
export function ticks(needs: string, row: Row): { kind: string; got: boolean }[] {
  const rest = { ...row };
  return [...needs].map((letter) => {
    const kind = LETTERS[letter] ?? "";
    const got = (rest[kind] ?? 0) > 0;
    if (got) rest[kind] = rest[kind]! - 1;
    return { kind, got };
  });
}

/** What a recipe still wants. */
export function missing(needs: string, row: Row): Row {
  const found: Row = {};
  for (const { kind, got } of ticks(needs, row)) if (!got) found[kind] = (found[kind] ?? 0) + 1;
  return found;
}

/** Cards of the row that the recipe does not want: a point less for each of them when the curse is defeated. */
export const surplus = (needs: string, row: Row): number =>
  sizeOf(row) - ticks(needs, row).filter((tick) => tick.got).length;

// -- players ------------------------------------------------------------------------------
/** The four spells of a mat, by space. */
export function spellsOf(view: WizardView, seat: number): string[] {
  const special = ADVANCED.indexOf(view.kittens[seat] ?? "");
  return SPACES.map((spell, space) =>
    view.rules["advanced_kittens"] === "on" && space === special ? ADVANCED[space]! : spell,
  );
}

export const tokenOf = (view: WizardView, seat: number): string => spellsOf(view, seat)[view.tokens[seat] ?? 4] ?? "";

/** The four spells of an advanced kitten, before it sits at a seat. */
export const spellsWith = (special: string): string[] =>
  SPACES.map((spell, space) => (ADVANCED[space] === special ? special : spell));

/** Points as all can count them: without Extra Credit, which is secret. */
export function pointsOf(
  view: WizardView,
  seat: number,
  cards: CardSet,
): { values: number; bonus: number; extras: number; sum: number } {
  const pile = view.won.filter((won) => won.seat === seat);
  const held = (kind: string): number => (view.circles[seat] ?? []).reduce((sum, row) => sum + (row[kind] ?? 0), 0);
  const values = pile.reduce((sum, won) => sum + (cards.curses[won.curse]?.value ?? 0), 0);
  const bonus = pile.reduce((sum, won) => sum + held(LETTERS[cards.curses[won.curse]?.bonus ?? ""] ?? ""), 0);
  const extras = pile.reduce((sum, won) => sum + sizeOf(won.extras), 0);
  return { values, bonus, extras, sum: values + bonus - extras };
}

/** Whether so many points are too much magic, or with two players too little, if the Professor came now. */
export const suspicious = (view: WizardView, points: number): boolean =>
  points >= 10 || (view.seats === 2 && points <= 5);

// -- the deck -----------------------------------------------------------------------------
/** Chaos Cats in the whole deck. */
export function catsIn(view: WizardView): number {
  if (view.rules["chaos_cat"] === "chaos_mode") return Number(view.rules["chaos_cats"]);
  return view.rules["chaos_cat"] === "plain" && view.seats === 2 ? 0 : 1;
}

export interface Deck {
  /** cards at the start */
  whole: number;
  /** how many cards it takes until the Professor comes: at the earliest, at the latest */
  soonest: number;
  latest: number;
  /** chances that the next card is the Professor, a Chaos Cat */
  professor: number;
  cat: number;
}

/** What everybody can know: the Professor hides among the last eleven cards, the Cats between them and the first ten. */
export function deckOf(view: WizardView): Deck {
  const whole = KINDS.length * COPIES - 2 * view.seats + 1 + catsIn(view);
  const { deck } = view;
  const cats = catsIn(view) - view.cats;
  const among = whole - deck >= FIRST && deck > LAST;
  return {
    whole,
    soonest: Math.max(1, deck - LAST + 1),
    latest: deck,
    professor: deck > 0 && deck <= LAST && view.ending === "" ? 1 / deck : 0,
    cat: among && cats > 0 ? cats / (deck - LAST) : 0,
  };
}

/** Components that nobody has seen yet: they are still in the deck. */
export function unseen(view: WizardView): Row {
  const rows = [...view.circles.flat(), view.hand, view.used, view.discard, ...view.won.map((won) => won.extras)];
  return Object.fromEntries(KINDS.map((kind) => [kind, COPIES - rows.reduce((sum, row) => sum + (row[kind] ?? 0), 0)]));
}

// -- what is going on ---------------------------------------------------------------------
/** The frames of the stack, top first, each as its words. */
export const frames = (view: WizardView): string[][] => view.stack.split("|").map((frame) => frame.split("/"));

const SPELL_FRAMES: Record<string, (word: string) => string> = {
  drawing: () => "summon",
  slinging: (word) => (word === "1" ? "avalanche" : "sling"),
  slingaiming: (word) => (word === "1" ? "avalanche" : "sling"),
  avalanche: () => "avalanche",
  swatting: () => "swat",
  dismissing: () => "dismiss",
  switching: () => "switch",
  switchingwith: () => "switch",
  yoinkpaying: () => "yoink",
  yoinktaking: () => "yoink",
  overflowing: () => "overflow",
  overflowaiming: () => "overflow",
};

/** The spell that is being cast, or nothing. */
export function castNow(view: WizardView): string {
  const after = frames(view).find((frame) => frame[0] === "afterspell");
  if (!after) return "";
  for (const [name = "", word = ""] of frames(view)) if (SPELL_FRAMES[name]) return SPELL_FRAMES[name](word);
  return spellsOf(view, view.active)[Number(after[1])] ?? "";
}

/** Step of a turn: 1 draw, 2 spell, 3 curses; 0 while no turn runs. */
export function stepOf(view: WizardView): number {
  const names = frames(view).map((frame) => frame[0]);
  if (names.includes("end") && names.length === 1) return 0;
  if (names.includes("choosingkitten")) return 0;
  if (names.some((name) => name === "defeating" || name === "clearing" || name === "aftermath")) return 3;
  if (names.includes("afterspell")) return 2;
  return names[0] === "casting" ? 2 : 1;
}

export interface Running {
  /** step of the card, from 1 */
  step: number;
  actor: number;
}
const ASKING = new Set(["acting", "choosing", "aiming", "laying", "naming", "swapping"]);

/** The effect of a New Rule or Chaos card that is being carried out. */
export function effectNow(view: WizardView): Running | null {
  const frame = frames(view).find(([name = ""]) => ASKING.has(name));
  return frame ? { step: Number(frame[1]) + 1, actor: Number(frame[2]) } : null;
}

/** Into whose circle the card in hand goes; -1 where that is not the question. */
export function receiver(view: WizardView): number {
  const [name, ...words] = frames(view)[0] ?? [];
  if (name === "placing") return Number(words[1]);
  if (name === "laying") return Number(words[5]) >= 0 ? Number(words[5]) : Number(words[1]);
  return -1;
}

/** The first card of a Switch. */
export function switched(view: WizardView): { seat: number; chapter: number; kind: string } | null {
  const [name, word] = frames(view)[0] ?? [];
  if (name !== "switchingwith") return null;
  const place = Number(word);
  return { seat: Math.floor(place / 12), chapter: Math.floor((place % 12) / 4) + 1, kind: KINDS[place % 4] ?? "" };
}

/** The kind of the card that waits for its place; empty where a whole chapter does, or nothing. */
export function placedNow(view: WizardView): string {
  const [name, ...words] = frames(view)[0] ?? [];
  const kind = name === "placing" ? words[2] : name === "laying" ? words[6] : undefined;
  return kind === undefined ? "" : (KINDS[Number(kind)] ?? "");
}
