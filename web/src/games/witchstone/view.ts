// Queries on views of Witchstone. Arithmetic, no rules.

import type { RackCrystal, WitchstoneView } from "../../net/generated";
import type { Choice } from "../types";
import { components, type Components, type Link } from "./components.svelte";

export type { WitchstoneView } from "../../net/generated";

/** What a choice brings: `points`, `cost`, and numbers of actions by name. */
export type Yield = Record<string, number>;

export const SOURCES = ["connections", "areas", "witchstone", "token_faces", "owl_fields", "silver_fields", "removals", "owls", "tokens", "boosts", "prophecies"] as const; // prettier-ignore

export const mapped = <K, V>(pairs: Iterable<readonly [K, V]>): ReadonlyMap<K, V> => new Map(pairs);

// -- moves -------------------------------------------------------------------------------------
export const pairName = (pair: readonly string[]): string => pair.join("_");

/** Return the field of the cauldron a move is about. */
export const cellOf = (choice: Choice, c: Components = components()): string => c.cells[(choice.index ?? 0) - 1] ?? "";

/** Return the one of several equal things, which a box may have, that the text of a move names. */
const named = (choice: Choice, names: string[]): string =>
  (names.length > 1 ? names.find((name) => choice.text.endsWith(` ${name}`)) : names[0]) ?? "";

/** Return the tile a move is about. */
export const tileOf = (choice: Choice, c: Components = components()): string =>
  named(
    choice,
    Object.keys(c.tiles).filter((name) => pairName(c.tiles[name]!) === choice.kind),
  );

/** Return the exit of the cauldron a move is about. */
export const exitOf = (choice: Choice, c: Components = components()): string =>
  named(
    choice,
    c.exits.filter((exit) => exit.symbol === choice.kind).map((exit) => exit.id),
  );

export function yieldOf(view: WitchstoneView, choice: Choice): Yield {
  return view.yields[view.options.findIndex((option) => option.text === choice.text)] ?? {};
}

// -- the turn ----------------------------------------------------------------------------------
export interface Step {
  what:
    | "tower"
    | "tile"
    | "order"
    | "series"
    | "other"
    | "wand_effects"
    | "special"
    | "any"
    | "exit"
    | "table_token"
    | "end";
  /** an action */
  kind: string;
  /** actions left; -1 where that is open */
  n: number;
  state: "done" | "now" | "waits" | "todo";
  /** how deep it is nested in the series of the tile */
  depth: number;
}

/** Return the turn of the active player as a list: the tile, its two series with what is nested in them, the end. */
export function checklist(view: WitchstoneView): Step[] {
  if (view.stack.length === 0) return [];
  const step = (what: Step["what"], state: Step["state"], kind = "", n = -1): Step => ({
    what,
    kind,
    n,
    state,
    depth: 0,
  });
  const nested: Step[] = [];
  for (const frame of view.stack.toReversed()) {
    if (frame.frame === "series") nested.push(step("series", "waits", frame.kind, frame.n));
    else if (frame.frame === "exit") nested.push(step("exit", "waits", frame.kind));
    else if (
      frame.frame === "wand_effects" ||
      frame.frame === "special" ||
      frame.frame === "any" ||
      frame.frame === "table_token"
    )
      nested.push(step(frame.frame, "waits"));
  }
  nested.forEach((each, depth) => (each.depth = depth));
  const last = nested.at(-1);
  if (last) last.state = "now";
  if (view.round === 0) return [step("tower", last ? "done" : "now"), ...nested];
  const has = (name: string): boolean => view.stack.some((frame) => frame.frame === name);
  if (has("turn")) return [step("tile", "now"), step("other", "todo"), step("other", "todo"), step("end", "todo")];
  if (has("ordering")) return [step("tile", "done"), step("order", "now"), step("other", "todo"), step("end", "todo")];
  if (view.prompt === "turn.end")
    return [step("tile", "done"), step("other", "done"), step("other", "done"), step("end", "now")];
  const other = view.stack.find((frame) => frame.frame === "other_half");
  const rest = other ? [step("other", "todo", other.kind)] : [];
  const first = other ? [] : [step("other", "done")];
  return [step("tile", "done"), ...first, ...nested, ...rest, step("end", "todo")];
}

/** A tile that may still be turned: its symbols and the fields they would lie on. */
export interface Ghost {
  symbols: [string, string];
  at: [string, string];
}

/** Return the tile being placed, and the field of its first symbol once it is chosen. */
export function laying(view: WitchstoneView): { tile: string; at: string | null } | null {
  const top = view.stack[0];
  if (top?.frame === "turning") return { tile: top.tile, at: top.cell };
  return top?.frame === "placing" ? { tile: top.tile, at: null } : null;
}

/** Return the fields of the tile just laid while the order of its actions is open. */
export function laid(view: WitchstoneView): string[] {
  const frame = view.stack.find((each) => each.frame === "ordering");
  return frame ? [frame.cell_a, frame.cell_b] : [];
}

/** Return the field of the crystal being moved. */
export function moving(view: WitchstoneView): string | null {
  const top = view.stack[0];
  return top?.frame === "moving" ? top.cell : null;
}

/** Return the special tile that must be used now. */
export function specialInHand(view: WitchstoneView, c: Components = components()): [string, string] | null {
  const top = view.stack[0];
  return top?.frame === "special" ? (c.specials[top.tile] ?? null) : null;
}

// -- the cauldron ------------------------------------------------------------------------------
const AROUND = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const; // prettier-ignore
const place = (cell: string): [number, number] => {
  const [q = 0, r = 0] = cell.split(",").map(Number);
  return [q, r];
};

export function beside(cell: string): string[] {
  const [q, r] = place(cell);
  return AROUND.map(([dq, dr]) => `${q + dq},${r + dr}`);
}

/** Where a field lies: hexagons with a corner on top, of radius `s`. */
export function centre(cell: string, s: number): [x: number, y: number] {
  const [q, r] = place(cell);
  return [s * Math.sqrt(3) * (q + r / 2), 1.5 * s * r];
}

/** Return the fields connected to `from` by a symbol, without `from`. */
export function groupOf(symbols: Record<string, string[]>, from: string, symbol: string): string[] {
  const found = new Set<string>([from]);
  const edge = [from];
  for (let cell = edge.pop(); cell !== undefined; cell = edge.pop()) {
    for (const next of beside(cell)) {
      if (found.has(next) || !symbols[next]?.includes(symbol)) continue;
      found.add(next);
      edge.push(next);
    }
  }
  found.delete(from);
  return [...found];
}

/** Return the neighbours of a field clockwise from the right, to rotate a tile. */
export function clockwise(from: string, cells: readonly string[]): string[] {
  const order = beside(from);
  return cells.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

// -- the ball ----------------------------------------------------------------------------------
/** Whose charges lie on a connection, and how many. */
export function chargesOn(view: WitchstoneView, link: string, segments: number): { seat: number; n: number } | null {
  for (const [seat, person] of view.players.entries()) {
    if (person.completed.includes(link)) return { seat, n: segments };
    if (person.building === link && person.built > 0) return { seat, n: person.built };
  }
  return null;
}

/** Write points with a true minus. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

export const towerOwner = (view: WitchstoneView, area: string): number =>
  view.players.findIndex((person) => person.tower === area);

/** The seats with a witch on an area; on the Witchstone in the order of arrival. */
export function witchesOn(view: WitchstoneView, area: string): number[] {
  const seats = view.players.flatMap((person, seat) => (person.standing.includes(area) ? [seat] : []));
  return area === stoneOf(components())
    ? seats.toSorted((a, b) => view.players[a]!.rank - view.players[b]!.rank)
    : seats;
}

export const stoneOf = (c: Components): string =>
  Object.values(c.areas).find((area) => area.kind === "witchstone")?.id ?? "";

/** How far a point lies from a connection. */
export function distance({ a, b }: Link, at: { x: number; y: number }): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = Math.max(0, Math.min(1, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(at.x - a.x - along * dx, at.y - a.y - along * dy);
}

/** The direction, in radians, in which there is most room around an area: between two of its connections. */
export function roomBeside(c: Components, id: string): number {
  const angles = c.links
    .flatMap((link) => (link.a.id === id ? [[link.a, link.b]] : link.b.id === id ? [[link.b, link.a]] : []))
    .map(([from, to]) => Math.atan2(to!.y - from!.y, to!.x - from!.x))
    .toSorted((a, b) => a - b);
  let best = 0;
  let widest = -1;
  angles.forEach((angle, i) => {
    const next = angles[i + 1] ?? angles[0]! + 2 * Math.PI;
    if (next - angle > widest + 1e-9) [widest, best] = [next - angle, (angle + next) / 2];
  });
  return best;
}

// -- tracks, rack, points ----------------------------------------------------------------------
/** The top owl of a stack; 0 if it is empty. */
export const topOwl = (view: WitchstoneView, c: Components, stack: number): number =>
  c.owls[stack]?.[view.owls_taken[stack] ?? 0] ?? 0;

/** The worth of owls by their numbers. */
export function owlValues(c: Components, owls: readonly number[]): number[] {
  const values = c.owls.flat();
  return owls.map((owl) => values[owl] ?? 0).toSorted((a, b) => b - a);
}

/** The crystals on a shelf, in the order of the seats; null for a free bottle. */
export function bottles(view: WitchstoneView, c: Components, shelf: string): (RackCrystal | null)[] {
  const [upper, lowest] = c.limits[String(view.seats)] ?? [0, 0];
  const found = view.rack[shelf] ?? [];
  const room = (shelf === "any" ? lowest : upper) - found.length;
  return [...found, ...Array<null>(Math.max(0, room)).fill(null)];
}

/** Points by source as they stand: what was scored, and what would count if the game ended now; null: hidden. */
export function points(
  view: WitchstoneView,
  seat: number,
  c: Components = components(),
): { source: string; points: number | null; late: boolean }[] {
  const person = view.players[seat]!;
  const over = view.result?.[seat];
  if (over) return SOURCES.map((source) => ({ source, points: over[source] ?? 0, late: false }));
  const prophecies = (view.prophecies[seat] ?? []).map((each) => each.points);
  const boosts = person.scrolls.filter(
    ({ name, number }) => name.startsWith("boost_") && !person.used.includes(number),
  ).length;
  const late: Record<string, number | null> = {
    owls: person.owls && owlValues(c, person.owls).reduce((sum, value) => sum + value, 0),
    tokens: person.tokens === null ? null : person.tokens * (c.values["token_end"] ?? 0),
    boosts: boosts * (c.values["unused_boost"] ?? 0),
    prophecies: prophecies.includes(null) ? null : prophecies.reduce((sum: number, value) => sum + (value ?? 0), 0),
  };
  return SOURCES.map((source) =>
    source in late
      ? { source, points: late[source] ?? null, late: true }
      : { source, points: person.earned[source] ?? 0, late: false },
  );
}

/** Points now, and with what would count at the end as far as this reader can see it. */
export function total(view: WitchstoneView, seat: number): number {
  return points(view, seat).reduce((sum, row) => sum + (row.points ?? 0), 0);
}

/** Seats by their place on the wand, first first; of those on one field who came first. */
export function wandOrder(view: WitchstoneView): number[] {
  const seats = view.players.map((_, seat) => seat);
  return seats.toSorted(
    (a, b) => view.players[b]!.wand - view.players[a]!.wand || view.players[a]!.arrived - view.players[b]!.arrived,
  );
}
