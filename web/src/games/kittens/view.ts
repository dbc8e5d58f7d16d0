// What can be read off a view of Exploding Kittens. Arithmetic, no rules.

import type { KittensPendingFrame, KittensView, KittensPile } from "../../net/generated";

export type { KittensView } from "../../net/generated";

/** The card or combo that waits for Nopes. */
export const pending = (view: KittensView): KittensPendingFrame | null =>
  view.stack.find((frame) => frame.frame === "pending") ?? null;

/** Kittens nobody has seen the end of: all can count them. */
export function kittensLeft(view: KittensView): number {
  const count = (pile: KittensPile): number =>
    Object.values(pile.known).filter((kind) => kind === "exploding_kitten").length;
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
export function topOf(pile: KittensPile, count: number): (string | null)[] {
  const found: (string | null)[] = [];
  for (let depth = Math.min(count, pile.size) - 1; depth >= 0; depth--) found.push(pile.known[String(depth)] ?? null);
  return found;
}

/** The marked cards of a seat, by kind. */
export const marksOf = (view: KittensView, seat: number): string[] =>
  (view.expansions.streaking?.marked ?? []).filter((mark) => mark.seat === seat).map((mark) => mark.kind);

export const isBlind = (view: KittensView, seat: number): boolean => view.blind.includes(seat);
export const wearsCrown = (view: KittensView, seat: number): boolean => view.expansions.barking?.wearer === seat;
export const lies = (view: KittensView, seat: number): boolean =>
  view.expansions.barking?.lying.includes(seat) ?? false;
/** Who takes the next card this seat draws; null for nobody. */
export const takerOf = (view: KittensView, seat: number): number | null =>
  view.expansions.barking?.takers[seat] ?? null;

/** Who holds Godcat, whose back everybody can tell; null: it lies on the mat, or there is none. */
export function godcatHolder(view: KittensView): number | null {
  if ((view.hand["godcat"] ?? 0) > 0) return view.seat;
  const holder = view.known.findIndex((hand) => (hand["godcat"] ?? 0) > 0);
  return holder < 0 ? null : holder;
}
