// The view of Witchstone as the server sends it, and what can be read off it. Arithmetic, no rules.

import type { BaseView } from "../../net/generated";
import type { Choice } from "../types";
import { ACTIONS, components, type Components, type Link } from "./components.svelte";

export interface Person {
  score: number;
  tower: string | null;
  charges: number;
  stock: number;
  lying: number;
  standing: string[];
  rank: number;
  building: string | null;
  built: number;
  completed: string[];
  network: string[];
  pentagram: number;
  wand: number;
  arrived: number;
  crystals: string[];
  black: string[];
  racked: number;
  removed: number;
  aside: number;
  /** null behind a foreign screen */
  tokens: number | null;
  owls: number[] | null;
  specials: number[];
  scrolls: string[];
  used: string[];
  hand: string[];
  symbols: Record<string, string[]>;
  special_cells: string[];
  tiles: [string, string][];
  earned: Record<string, number>;
  hand_size: number;
  supply_size: number;
}

/** What a choice would bring: `points`, `cost`, and an action by its name: how many of it. */
export type Yield = Record<string, number>;

export interface WitchstoneView extends BaseView {
  components: string;
  yields: Yield[];
  can_take_back: number;
  round: number;
  beginner: number;
  active: number;
  alive: number[];
  deck: number;
  shelf: string[];
  special_stack: number;
  /** special tiles on the blue fields, by number */
  blue: (number | null)[];
  owls_taken: number[];
  area_tokens: Record<string, string>;
  table_tokens: Record<string, number>;
  /** by shelf (the actions, then the lowest): crystals of seat 0, its black one, of seat 1 ... */
  rack: number[][];
  /** `kind.size.home` */
  pending: string[];
  queue: number[] | null;
  stack: string;
  players: Person[];
  prophecies: Record<string, number | null>[];
  result: Record<string, number>[] | null;
  winners: number[];
}

export const LOWEST = ACTIONS.length;
export const SOURCES = ["connections", "areas", "witchstone", "token_faces", "owl_fields", "silver_fields", "removals", "owls", "tokens", "boosts", "prophecies"] as const; // prettier-ignore
const ON_A_FIELD = new Set(["place", "turn", "put", "move", "to", "remove"]);

/** Takes the text of a move apart, as src/kociolek/games/witchstone/moves.py put it together. */
export function read(text: string): Choice {
  const [verb = "", thing = "", black] = text.split(" ");
  const choice: Choice = { text, verb, card: "", seat: -1, index: -1 };
  if (ON_A_FIELD.has(verb)) return { ...choice, index: components().cells.indexOf(thing) + 1 };
  if (verb === "walk" || verb === "take") return { ...choice, index: Number(thing) };
  if (verb === "tile" || verb === "discard")
    return { ...choice, card: pairName(components().tiles[thing] ?? thing.split("+")) };
  if (verb === "out") return { ...choice, card: thing.replace(/\d+$/, "") };
  if (verb === "boost") return { ...choice, card: `boost_${thing}` };
  if (verb === "token" && black) return { ...choice, verb: "token_of_black", card: thing };
  return { ...choice, card: thing };
}

export const pairName = (pair: readonly string[]): string => pair.join("_");
/** What a move is about, in its own words: a field `q,r`, an area, a connection, a tile. */
export const thing = (choice: Choice): string => choice.text.split(" ")[1] ?? "";
/** `cluster_energy/15` -> `cluster_energy` */
export const cardName = (scroll: string): string => scroll.split("/")[0] ?? "";

export function yieldOf(view: WitchstoneView, choice: Choice): Yield {
  return view.yields[view.options.indexOf(choice.text)] ?? {};
}

// -- the turn ----------------------------------------------------------------------------------
export interface Frame {
  name: string;
  numbers: number[];
}

/** What is going on, innermost first. */
export function frames(view: WitchstoneView): Frame[] {
  return view.stack.split("|").map((text) => {
    const [name = "", ...numbers] = text.split("/");
    return { name, numbers: numbers.map(Number) };
  });
}

export interface Step {
  what: "tower" | "tile" | "series" | "other" | "wand_effects" | "special" | "any" | "exit" | "table_token" | "end";
  /** an action */
  kind: string;
  /** actions left; -1 where that is open */
  n: number;
  state: "done" | "now" | "waits" | "todo";
  /** how deep it is nested in the series of the tile */
  depth: number;
}

const PROMPTS = new Set(["wand_effects", "special", "any", "exit", "table_token"]);

/** The turn of the active player as a list: the tile, its two series with all that is nested in them, the end. */
export function checklist(view: WitchstoneView): Step[] {
  const all = frames(view);
  const names = all.map((frame) => frame.name);
  const step = (what: Step["what"], state: Step["state"], kind = "", n = -1, depth = 0): Step => ({
    what,
    kind,
    n,
    state,
    depth,
  });
  if (names[0] === "end") return [];
  const nested = all
    .filter((frame) => frame.name === "series" || PROMPTS.has(frame.name))
    .reverse()
    .map((frame, depth) =>
      frame.name === "series"
        ? step("series", "waits", ACTIONS[frame.numbers[0] ?? 0], frame.numbers[1] ?? 0, depth)
        : step(
            frame.name as Step["what"],
            "waits",
            frame.name === "exit" ? ACTIONS[frame.numbers[0] ?? 0] : "",
            -1,
            depth,
          ),
    );
  const last = nested.at(-1);
  if (last) last.state = "now";
  if (view.round === 0) return [step("tower", last ? "done" : "now"), ...nested];
  if (names.includes("turn"))
    return [step("tile", "now"), step("other", "todo"), step("other", "todo"), step("end", "todo")];
  const ordering = all.find((frame) => frame.name === "ordering");
  if (ordering) return [step("tile", "done"), step("other", "now"), step("other", "todo"), step("end", "todo")];
  const other = all.find((frame) => frame.name === "other_half");
  const rest = other ? [step("other", "todo", ACTIONS[other.numbers[0] ?? 0])] : [];
  const first = other ? [] : [step("other", "done")];
  return [step("tile", "done"), ...first, ...nested, ...rest, step("end", "todo")];
}

export interface PendingToken {
  kind: string;
  size: number;
}
export function pendingTokens(view: WitchstoneView): PendingToken[] {
  return view.pending.map((text) => {
    const [kind = "", size] = text.split(".");
    return { kind, size: Number(size) };
  });
}

/** A tile that may still be turned: its symbols and the fields they would lie on. */
export interface Ghost {
  symbols: [string, string];
  at: [string, string];
}

/** The tile whose place is being chosen, with the field of its first symbol as far as that is known. */
export function laying(view: WitchstoneView, c: Components = components()): { tile: string; at: string | null } | null {
  const top = frames(view)[0];
  if (top?.name !== "placing" && top?.name !== "turning") return null;
  return {
    tile: Object.keys(c.tiles)[top.numbers[0] ?? 0] ?? "",
    at: top.name === "turning" ? (c.cells[top.numbers[1] ?? 0] ?? null) : null,
  };
}

/** The tile just laid, while its order is open. */
export function laid(view: WitchstoneView, c: Components = components()): { cells: string[] } | null {
  const top = frames(view).find((frame) => frame.name === "ordering");
  return top ? { cells: [c.cells[top.numbers[1] ?? 0] ?? "", c.cells[top.numbers[2] ?? 0] ?? ""] } : null;
}

/** The crystal that is on its way: the field it stands on. */
export function moving(view: WitchstoneView, c: Components = components()): string | null {
  const top = frames(view)[0];
  return top?.name === "moving" ? (c.cells[top.numbers[0] ?? 0] ?? null) : null;
}

/** The special tile that must be used now. */
export function specialInHand(view: WitchstoneView, c: Components = components()): [string, string] | null {
  const top = frames(view)[0];
  return top?.name === "special" ? (c.specials[top.numbers[0] ?? 0] ?? null) : null;
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

/** The fields that hang together with `from` by a symbol, `from` itself not among them. */
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

/** Neighbours of a field in the order of the clock, beginning on the right: to turn a tile. */
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

/** The crystals on a shelf, in the order of the seats; -1 for a free bottle. */
export function bottles(view: WitchstoneView, c: Components, shelf: number): { seat: number; black: boolean }[] {
  const [upper, lowest] = c.limits[String(view.seats)] ?? [0, 0];
  const found: { seat: number; black: boolean }[] = [];
  (view.rack[shelf] ?? []).forEach((n, i) => {
    for (let k = 0; k < n; k++) found.push({ seat: i >> 1, black: i % 2 === 1 });
  });
  const room = shelf === LOWEST ? lowest : upper;
  while (found.length < room) found.push({ seat: -1, black: false });
  return found;
}

/** Which shelf a name stands for: its place in `view.rack`. */
export const shelfIndex = (name: string): number =>
  name === "any" ? LOWEST : (ACTIONS as readonly string[]).indexOf(name);

/** Points by source as they stand: what was scored, and what would count if the game ended now; null: hidden. */
export function points(
  view: WitchstoneView,
  seat: number,
  c: Components = components(),
): { source: string; points: number | null; late: boolean }[] {
  const person = view.players[seat]!;
  const over = view.result?.[seat];
  if (over) return SOURCES.map((source) => ({ source, points: over[source] ?? 0, late: false }));
  const prophecies = Object.values(view.prophecies[seat] ?? {});
  const boosts = person.scrolls.filter(
    (card) => cardName(card).startsWith("boost_") && !person.used.includes(card),
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
