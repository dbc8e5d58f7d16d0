// Queries on views of Wizard Kittens. Arithmetic, no rules.

import type { WizardKittensView, WizardPlace, WizardTally } from "../../net/generated";
import { LETTERS, type CardSet } from "./cards";
import { bonusOf } from "./goals";

export type WizardView = WizardKittensView;
export type Tally = WizardTally;

/** Components by kind, none of them zero. */
export type Row = Record<string, number>;

export const KINDS = ["artifact", "familiar", "potion", "scroll"] as const;
export const COPIES = 12; // of each component
const LAST = 11; // cards of the pile that hides the Professor
const FIRST = 10; // cards before those that hide Cats
// -- rows and recipes ---------------------------------------------------------------------
export const sizeOf = (row: Row): number => Object.values(row).reduce((sum, n) => sum + n, 0);
export const circleSize = (view: WizardView, seat: number): number =>
  (view.circles[seat] ?? []).reduce((sum, row) => sum + sizeOf(row), 0);
export const chapterOf = (view: WizardView, seat: number, chapter: number): Row =>
  view.circles[seat]?.[chapter - 1] ?? {};
/** Return the kinds of a row in their order, with their number. */
export const entries = (row: Row): [string, number][] =>
  KINDS.filter((kind) => row[kind]).map((kind) => [kind, row[kind] ?? 0]);
export const plus = (row: Row, kind: string): Row => ({ ...row, [kind]: (row[kind] ?? 0) + 1 });

/** Return the components of a recipe one by one, and whether the row has them. */
export function ticks(needs: string, row: Row): { kind: string; got: boolean }[] {
  const rest = { ...row };
  return [...needs].map((letter) => {
    const kind = LETTERS[letter] ?? "";
    const got = (rest[kind] ?? 0) > 0;
    if (got) rest[kind] = rest[kind]! - 1;
    return { kind, got };
  });
}

/** Return the components a recipe still lacks. */
export function missing(needs: string, row: Row): Row {
  const found: Row = {};
  for (const { kind, got } of ticks(needs, row)) if (!got) found[kind] = (found[kind] ?? 0) + 1;
  return found;
}

/** Return the kinds of the cards that the recipe does not need, one by one. */
export function extrasOf(needs: string, row: Row): string[] {
  const used: Row = {};
  for (const { kind, got } of ticks(needs, row)) if (got) used[kind] = (used[kind] ?? 0) + 1;
  return entries(row).flatMap(([kind, n]) => Array<string>(n - (used[kind] ?? 0)).fill(kind));
}

/** Count the cards of the row that the recipe does not need; each costs a point when the curse is defeated. */
export const surplus = (needs: string, row: Row): number =>
  sizeOf(row) - ticks(needs, row).filter((tick) => tick.got).length;

// -- players ------------------------------------------------------------------------------
const BASIC = ["summon", "sling", "swat", "switch"];

/** Return the four spells of a seat, by space. */
export const spellsOf = (view: WizardView, seat: number): string[] => view.mats[view.kittens[seat] ?? ""] ?? BASIC;

/** Return the public points of a seat: without Extra Credit, which is secret. */
export function pointsOf(
  view: WizardView,
  seat: number,
  cards: CardSet,
): { values: number; bonus: number; extras: number; sum: number } {
  const pile = view.won.filter((won) => won.seat === seat);
  const values = pile.reduce((sum, won) => sum + (cards.curses[won.curse]?.value ?? 0), 0);
  const bonus = pile.reduce((sum, won) => sum + bonusOf(view, seat, cards.curses[won.curse]?.bonus, cards), 0);
  const extras = pile.reduce((sum, won) => sum + sizeOf(won.extras), 0);
  return { values, bonus, extras, sum: values + bonus - extras };
}

/** Whether these points are suspicious if the Professor came now: too many, or too few with two players. */
export const suspicious = (view: WizardView, points: number): boolean =>
  points >= 10 || (view.seats === 2 && points <= 5);

// -- the deck -----------------------------------------------------------------------------
/** Return the number of Chaos Cats in the whole deck. */
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

/** Return what is public about the deck: the Professor is among the last eleven cards, Cats are in the middle. */
export function deckOf(view: WizardView): Deck {
  const whole = KINDS.length * COPIES - 2 * view.seats + 1 + catsIn(view);
  const { deck } = view;
  const cats = catsIn(view) - view.cats;
  const among = whole - deck >= FIRST && deck > LAST;
  return {
    whole,
    soonest: Math.max(1, deck - LAST + 1),
    latest: deck,
    professor: deck > 0 && deck <= LAST && view.ending === null ? 1 / deck : 0,
    cat: among && cats > 0 ? cats / (deck - LAST) : 0,
  };
}

/** Count the components nobody has seen: they are still in the deck. */
export function unseen(view: WizardView): Row {
  const rows = [...view.circles.flat(), view.hand, view.used, view.discard, ...view.won.map((won) => won.extras)];
  return Object.fromEntries(KINDS.map((kind) => [kind, COPIES - rows.reduce((sum, row) => sum + (row[kind] ?? 0), 0)]));
}

// -- what is going on ---------------------------------------------------------------------
/** Return the step of the turn: 1 draw, 2 spell, 3 curses; 0 while no turn runs. */
export function stepOf(view: WizardView): number {
  const names = view.stack.map((frame) => frame.frame);
  if (names.length === 0 || names.includes("choosingkitten")) return 0;
  if (names.some((name) => name === "defeating" || name === "clearing" || name === "aftermath")) return 3;
  return names.includes("afterspell") || names[0] === "casting" ? 2 : 1;
}

export interface Running {
  /** step of the card, from 1 */
  step: number;
  actor: number;
}

/** Return the running effect of a New Rule or Chaos card. */
export function effectNow(view: WizardView): Running | null {
  for (const frame of view.stack)
    if ("actor" in frame && frame.step !== null && frame.actor !== null)
      return { step: frame.step, actor: frame.actor };
  return null;
}

/** Return the seat whose circle gets the card in hand; null if no card is being placed. */
export function receiver(view: WizardView): number | null {
  const top = view.stack[0];
  if (top?.frame === "placing") return top.owner;
  return top?.frame === "laying" ? (top.target ?? top.actor) : null;
}

/** Return the first card of a Switch. */
export function switched(view: WizardView): WizardPlace | null {
  const top = view.stack[0];
  return top?.frame === "switchingwith" ? top.first : null;
}

/** Return the kind of the card being placed; null for a whole chapter or nothing. */
export function placedNow(view: WizardView): string | null {
  const top = view.stack[0];
  return top?.frame === "placing" || top?.frame === "laying" ? top.kind : null;
}
