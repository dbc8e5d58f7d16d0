// Queries on views of Exploding Kittens. Arithmetic, no rules.

import type { KittensFrame, KittensPendingFrame, KittensPile, KittensView } from "../../net/generated";

export type { KittensView } from "../../net/generated";

/** Return the card or combo that waits for Nopes. */
export const pending = (view: KittensView): KittensPendingFrame | null =>
  view.stack.find((frame) => frame.frame === "pending") ?? null;

/** By frame: whether its question is about drawn cards that lie open. */
const ABOUT_DRAWN: Record<KittensFrame["frame"], boolean> = {
  exploding: true, devilled: true, barked: true, imploding: true, kept: true, heck: true,
  aiming: false, naming: false, pending: false, favor: false, tucking: false, ending: false, altering: false, pair: false,
  gathering: false, fetching: false, laying: false, choosing: false, turn: false, now: false, collecting: false,
  burying: false, sharing: false, interrupted: false, marktaking: false,
}; // prettier-ignore

/** Whether the cards in transit are shown. A frame of an unknown expansion is taken to be about them. */
export const showsDrawn = ({ frame }: KittensFrame): boolean => (frame in ABOUT_DRAWN ? ABOUT_DRAWN[frame] : true);

export const isDeadly = ({ frame }: KittensFrame): boolean =>
  frame === "exploding" || frame === "devilled" || frame === "barked";

/** Count the Exploding Kittens still in the game, which is public. */
export function kittensLeft(view: KittensView): number {
  const count = (pile: KittensPile): number =>
    Object.values(pile.known).filter((kind) => kind === "exploding_kitten").length;
  return (view.census["exploding_kitten"] ?? 0) - count(view.discard) - count(view.limbo);
}

/** Whether the Imploding Kitten lies face up in the pile. It kills whoever draws it, and on top everybody sees it. */
export const liesFaceUp = (view: KittensView): boolean =>
  view.expansions.imploding?.face_up === true && !Object.values(view.discard.known).includes("imploding_kitten");

/** Whether the face of the top card is up for everybody. */
export const topIsUp = (view: KittensView): boolean => liesFaceUp(view) && view.pile.known["0"] === "imploding_kitten";

/** Return the chance that the next draw explodes or implodes, as far as this seat can know. */
export function danger(view: KittensView): number {
  const { size, known } = view.pile;
  if (size === 0) return 0;
  const top = known["0"];
  if (top !== undefined) return top === "exploding_kitten" || topIsUp(view) ? 1 : 0;
  const kinds = Object.values(known);
  let hidden = size - kinds.length;
  if (view.limbo.size === 1 && view.limbo.known["0"] === undefined) hidden += 1; // just taken from the bottom
  if (liesFaceUp(view) && !kinds.includes("imploding_kitten")) hidden -= 1; // it lies below: on top it would be seen
  const held = view.known.reduce(
    (sum, hand, seat) => sum + ((seat === view.seat ? view.hand : hand)["exploding_kitten"] ?? 0),
    0,
  ); // under the protection of a Streaking Kitten
  const seen = kinds.filter((kind) => kind === "exploding_kitten").length + held;
  return hidden > 0 ? Math.max(0, Math.min(1, (kittensLeft(view) - seen) / hidden)) : 0;
}

/** Return the players who draw after the reader, in order, if everybody draws one card each turn. */
export function drawers(view: KittensView, me: number): number[] {
  const round: number[] = [];
  for (let i = 1; i <= view.seats; i++) {
    const seat = (me + view.seats + i * view.direction) % view.seats;
    if (view.alive.includes(seat)) round.push(seat);
  }
  const own = view.active === me ? Math.max(0, view.turns - 1) : 0;
  return [...Array<number>(own).fill(me), ...round];
}

/** Return who draws the card at a place of the pile, 0 the top, if everybody draws one card each turn. */
export function drawerOf(view: KittensView, me: number, place: number): number | null {
  const order = drawers(view, me);
  const own = order.length - view.alive.length;
  return order[place < own ? place : own + ((place - own) % view.alive.length)] ?? null;
}

export interface KnownCard {
  depth: number;
  kind: string;
}

/** Return the cards of the pile that this seat knows, from the top. */
export const knownCards = (view: KittensView): KnownCard[] =>
  Object.entries(view.pile.known)
    .map(([depth, kind]) => ({ depth: Number(depth), kind }))
    .sort((a, b) => a.depth - b.depth);

/** Whether all known cards of the pile have become unknown, and not because they were drawn. */
export function forgets(before: KittensView, after: KittensView): boolean {
  const known = Object.keys(before.pile.known).length;
  return Object.keys(after.pile.known).length === 0 && known > Math.max(0, before.pile.size - after.pile.size);
}

/** Return the top `count` cards of a pile, the topmost last; null for a card face down. */
export function topOf(pile: KittensPile, count: number): (string | null)[] {
  const found: (string | null)[] = [];
  for (let depth = Math.min(count, pile.size) - 1; depth >= 0; depth--) found.push(pile.known[String(depth)] ?? null);
  return found;
}

/** Return the marked cards of a seat, by kind. */
export const marksOf = (view: KittensView, seat: number): string[] =>
  (view.expansions.streaking?.marked ?? []).filter((mark) => mark.seat === seat).map((mark) => mark.kind);

export const isBlind = (view: KittensView, seat: number): boolean => view.blind.includes(seat);
/** Return the cards of this seat that it can look at: its hand, or what a blind player knows of it. */
export const ownCards = (view: KittensView): Record<string, number> =>
  view.seat !== null && isBlind(view, view.seat) ? (view.known[view.seat] ?? {}) : view.hand;
export const wearsCrown = (view: KittensView, seat: number): boolean => view.expansions.barking?.wearer === seat;
export const lies = (view: KittensView, seat: number): boolean =>
  view.expansions.barking?.lying.includes(seat) ?? false;
/** Return the seat that takes the next card this seat draws, or null. */
export const takerOf = (view: KittensView, seat: number): number | null =>
  view.expansions.barking?.takers[seat] ?? null;

/** Return the seat with Godcat, whose back is known to all; null if it lies on the mat or is not in the game. */
export function godcatHolder(view: KittensView): number | null {
  if ((view.hand["godcat"] ?? 0) > 0) return view.seat;
  const holder = view.known.findIndex((hand) => (hand["godcat"] ?? 0) > 0);
  return holder < 0 ? null : holder;
}
