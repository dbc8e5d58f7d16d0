// The view of Exploding Kittens as the server sends it, and what can be read off it. Arithmetic, no rules.

import type { GameView } from "../../net/wire";
import type { Choice } from "../types";

interface Pile {
  size: number;
  /** by depth from the top */
  known: Record<string, string>;
}

export interface KittensView extends GameView {
  census: Record<string, number>;
  hand: Record<string, number>;
  sizes: number[];
  known: Record<string, number>[];
  lacks: string[][];
  pile: Pile;
  discard: Pile;
  limbo: Pile;
  mat: number;
  alive: number[];
  active: number;
  turns: number;
  ranking: number[];
  stack: string;
  direction?: number;
  blind?: number[];
  barking?: { wearer: number; crown: number; stash: number; takers: number[]; lying: number; down: number[] };
  imploding?: "up" | "down";
  marked?: string[];
}

const WILD: Record<string, string> = {
  feral: "_feral",
  godcat: "_godcat",
  "feral feral": "_ferals",
  "feral godcat": "_feral_godcat",
};

/** Takes the text of a move apart, as src/kociolek/games/kittens/actions.py put it together. */
export function read(text: string): Choice {
  const [verb = "", thing = "", ...rest] = text.split(" ");
  const choice: Choice = { text, verb, card: "", seat: -1, index: -1 };
  if (verb === "aim") return { ...choice, seat: Number(thing) };
  if (verb === "tuck") return { ...choice, index: Number(thing) };
  if (verb === "take" && (thing === "random" || thing === "godcat")) return { ...choice, verb: `take_${thing}` };
  if (verb === "pair" || verb === "triple")
    return { ...choice, verb: verb + (WILD[rest.join(" ")] ?? ""), card: thing };
  return { ...choice, card: thing };
}

/** The frames of the stack, top first, each as its words. */
export function frames(view: KittensView): string[][] {
  return view.stack.split("|").map((frame) => frame.split("/"));
}

export interface PendingCard {
  /** the effect: `favor`, `pair`, `triple`, `five` ... */
  effect: string;
  seat: number;
  card: string;
  target: number;
  named: string;
  noped: boolean;
}

/** The card or combo that waits for Nopes. */
export function pending(view: KittensView): PendingCard | null {
  const words = frames(view).find((frame) => frame[0] === "pending");
  if (!words) return null;
  const [, effect = "", seat, card = "-", target, named = "-", state] = words;
  return {
    effect,
    seat: Number(seat),
    card: card === "-" ? "" : card,
    target: Number(target),
    named: named === "-" ? "" : named,
    noped: state === "noped",
  };
}

/** Kittens nobody has seen the end of: all can count them. */
export function kittensLeft(view: KittensView): number {
  const count = (pile: Pile): number => Object.values(pile.known).filter((kind) => kind === "exploding_kitten").length;
  return (view.census["exploding_kitten"] ?? 0) - count(view.discard) - count(view.limbo);
}

/** The chance that the top card is a kitten, as far as this reader can know. */
export function danger(view: KittensView): number {
  const { size, known } = view.pile;
  if (size === 0) return 0;
  const top = known["0"];
  if (top !== undefined) return top === "exploding_kitten" ? 1 : 0;
  let hidden = size - Object.keys(known).length;
  const seen = Object.values(known).filter((kind) => kind === "exploding_kitten").length;
  if (view.limbo.size === 1 && view.limbo.known["0"] === undefined) hidden += 1; // just taken from the bottom
  return hidden > 0 ? Math.max(0, Math.min(1, (kittensLeft(view) - seen) / hidden)) : 0;
}

/** The open top of a pile, at most `count` cards, the topmost last; null where a card lies face down. */
export function topOf(pile: Pile, count: number): (string | null)[] {
  const found: (string | null)[] = [];
  for (let depth = Math.min(count, pile.size) - 1; depth >= 0; depth--) found.push(pile.known[String(depth)] ?? null);
  return found;
}

/** The marked cards of a seat, by kind. */
export function marksOf(view: KittensView, seat: number): string[] {
  return (view.marked ?? [])
    .map((mark) => mark.split(":"))
    .filter(([owner]) => owner === String(seat))
    .map(([, kind]) => kind ?? "");
}

export const isBlind = (view: KittensView, seat: number): boolean => view.blind?.includes(seat) ?? false;
export const wearsCrown = (view: KittensView, seat: number): boolean => view.barking?.wearer === seat;
export const lies = (view: KittensView, seat: number): boolean => (((view.barking?.lying ?? 0) >> seat) & 1) === 1;
/** Who takes the next card this seat draws; -1 for nobody. */
export const takerOf = (view: KittensView, seat: number): number => (view.barking?.takers[seat] ?? 0) - 1;

/** Who holds Godcat, whose back everybody can tell; -1: it lies on the mat, or there is none. */
export function godcatHolder(view: KittensView): number {
  if ((view.hand["godcat"] ?? 0) > 0) return view.seat;
  return view.known.findIndex((hand) => (hand["godcat"] ?? 0) > 0);
}
