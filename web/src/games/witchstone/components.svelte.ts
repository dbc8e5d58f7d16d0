// The boards as data: where areas and fields lie, what tracks, tiles and scrolls say, and where each value comes from.
// The server tells them, because an owner of the box may have put in the printed ones; without a server, as on the page
// for those who draw, the built-in file stands in.

import BUILT_IN from "@rules/witchstone/components.json";
import { api } from "../../net/api";

export const ACTIONS = ["energy", "witch", "pentagram", "crystal", "wand", "scroll"] as const;
export type Action = (typeof ACTIONS)[number];

export interface Area {
  id: string;
  kind: string;
  x: number;
  y: number;
}
export interface Link {
  id: string;
  a: Area;
  b: Area;
  segments: number;
  points: number;
}
export interface Exit {
  /** as moves name it */
  id: string;
  symbol: string;
  from: string[];
}
export interface WandField {
  kind: "start" | "light" | "bonus" | "score";
  /** an action, or what is counted */
  what: string;
  n: number;
  /** the number for whoever is first */
  first: number;
}
export interface Scroll {
  type: string;
  /** an action, a kind of area or what is counted; empty where areas stand in order */
  what: string;
  extra: number;
  tiers: number[];
  areas: string[];
}

interface Section<T> {
  from: string;
  value: T;
}
type Pair = [number, number];
/** The form of a component file. */
export interface ComponentFile {
  name: string;
  digest?: string;
  areas: Section<Record<string, [string, number, number]>>;
  connections: Section<[string, string, number][]>;
  connection_points: Section<Record<string, number>>;
  witchstone_fields: Section<number[]>;
  cells: Section<Pair[]>;
  printed: Section<[Pair, string][]>;
  black_crystal: Section<Pair>;
  coloured_crystals: Section<Pair[]>;
  exits: Section<[string, Pair[]][]>;
  tiles: Section<[string, string][]>;
  special_tiles: Section<[string, string][]>;
  pentagram: Section<string[]>;
  pentagram_start: Section<number>;
  owls: Section<number[][]>;
  wand: Section<(string | number)[][]>;
  scrolls: Section<unknown[][]>;
  magic_tokens: Section<Record<string, number>>;
  shelves: Section<string[]>;
  shelf_limits: Section<Record<string, Pair>>;
  values: Section<Record<string, number | number[]>>;
}

export interface Components {
  digest: string;
  areas: Record<string, Area>;
  links: Link[];
  stone: number[];
  /** the fields of the cauldron in the order in which they are numbered, from 1: `q,r` */
  cells: string[];
  printed: Record<string, string>;
  black: string;
  coloured: string[];
  exits: Exit[];
  /** as moves name them -> both symbols */
  tiles: Record<string, [string, string]>;
  specials: [string, string][];
  pentagram: string[];
  start: number;
  owls: number[][];
  wand: WandField[];
  /** by name, as in `cluster_energy` */
  scrolls: Record<string, Scroll>;
  shelves: string[];
  limits: Record<string, Pair>;
  values: Record<string, number>;
  prophecy: number[];
  /** where the values of a section come from: `rulebook`, `found`, `derived`, `designed`, `printed` */
  marks: Record<string, string>;
}

const cell = ([q, r]: Pair): string => `${q},${r}`;
/** Where two things have the same name, the later ones are numbered, as in moves. */
const apart = (names: string[]): string[] => names.map((name, i) => {
  const before = names.slice(0, i).filter((other) => other === name).length;
  return before > 0 ? `${name}${before + 1}` : name;
}); // prettier-ignore

const ORDER: readonly string[] = ACTIONS;
const inOrder = ([a, b]: [string, string]): [string, string] =>
  ORDER.indexOf(a) <= ORDER.indexOf(b) ? [a, b] : [b, a];

function scrollOf(card: unknown[]): [name: string, scroll: Scroll] {
  const [type, ...rest] = card as [string, ...unknown[]];
  const blank: Scroll = { type, what: "", extra: 0, tiers: [], areas: [] };
  if (type === "boost")
    return [`boost_${rest[0] as string}`, { ...blank, what: rest[0] as string, extra: rest[1] as number }];
  if (type === "witches_in_order" || type === "connected_in_order") {
    const areas = rest[0] as string[];
    return [`${type.split("_")[0]}_${areas.join("_")}`, { ...blank, areas }];
  }
  if (type === "rank") return ["rank", { ...blank, tiers: rest[0] as number[] }];
  return [`${type}_${rest[0] as string}`, { ...blank, what: rest[0] as string, tiers: rest[1] as number[] }];
}

function wandField([kind, what = "", n = 0, first = n]: (string | number)[]): WandField {
  return { kind: kind as WandField["kind"], what: String(what), n: Number(n), first: Number(first) };
}

/** A component file as the drawings want it. */
export function componentsOf(file: ComponentFile): Components {
  const areas: Record<string, Area> = {};
  for (const [id, [kind, x, y]] of Object.entries(file.areas.value)) areas[id] = { id, kind, x, y };
  const points = file.connection_points.value;
  const exits = file.exits.value;
  const exitNames = apart(exits.map(([symbol]) => symbol));
  const tiles = file.tiles.value.map(inOrder);
  const tileNames = apart(tiles.map((pair) => pair.join("+")));
  const values: Record<string, number> = {};
  for (const [name, value] of Object.entries(file.values.value)) if (typeof value === "number") values[name] = value;
  const marks: Record<string, string> = {};
  for (const [name, section] of Object.entries(file))
    if (typeof section === "object") marks[name] = (section as Section<unknown>).from;
  return {
    digest: file.digest ?? "",
    areas,
    links: file.connections.value.map(([a, b, segments]) => ({
      id: `${a}-${b}`,
      a: areas[a]!,
      b: areas[b]!,
      segments,
      points: points[segments] ?? 0,
    })),
    stone: file.witchstone_fields.value,
    cells: file.cells.value.map(cell),
    printed: Object.fromEntries(file.printed.value.map(([at, symbol]) => [cell(at), symbol])),
    black: cell(file.black_crystal.value),
    coloured: file.coloured_crystals.value.map(cell),
    exits: exits.map(([symbol, from], i) => ({ id: exitNames[i]!, symbol, from: from.map(cell) })),
    tiles: Object.fromEntries(tiles.map((pair, i) => [tileNames[i]!, pair])),
    specials: file.special_tiles.value.map(inOrder),
    pentagram: file.pentagram.value,
    start: file.pentagram_start.value,
    owls: file.owls.value,
    wand: file.wand.value.map(wandField),
    scrolls: Object.fromEntries(file.scrolls.value.map(scrollOf)),
    shelves: file.shelves.value,
    limits: file.shelf_limits.value,
    values,
    prophecy: file.values.value["prophecy"] as number[],
    marks,
  };
}

let current = $state.raw(componentsOf(BUILT_IN as unknown as ComponentFile));
let asking = "";

/** The components of the table that is shown; reactive. */
export function components(): Components {
  return current;
}

/** Ask the server for the components with this digest, which a table has for ever, unless they are there. */
export async function learn(digest: string): Promise<void> {
  if (digest === current.digest || digest === asking) return;
  asking = digest;
  try {
    current = componentsOf(await api.components<ComponentFile>("witchstone", digest));
  } catch {
    // the built-in ones are what it most likely plays with; the next table asks again
  } finally {
    if (digest !== current.digest) setTimeout(() => (asking = ""), 5000);
  }
}
