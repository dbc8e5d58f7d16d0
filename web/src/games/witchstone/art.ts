// The pieces of Witchstone as SVG text: action marks, tiles, tokens, owls, witches, crystals, bottles, scrolls.

import { symbols } from "../../art/icons";
import { seatMarkG } from "../../art/seats";
import { ACTIONS, components, type Components, type Scroll } from "./components.svelte";
import ICONS from "./icons.json";

export const INK = "#241820";
export const GILT = "#F4DC93";
const { icon, group } = symbols(ICONS);
const MARKS: Record<string, string> = {
  energy: '<path d="M14.5 1L4 13.5h6.2L8.500 23 20 9.500h-6.700z"/>',
  witch:
    '<path d="M13.5 1.500c1.800 1.300 3 2.300 4.200 2.600-.8.9-1.500 1.200-2.200 1.400l2.700 10.300c2.700.5 4.800 1.300 4.800 2.700 0 2.200-4.900 3.800-11 3.800S1 20.700 1 18.500c0-1.300 2-2.200 4.800-2.700zM7.600 16.700c2.800.8 6 .8 8.900 0l-.5-2c-2.500.7-5.200.7-7.600 0z" fill-rule="evenodd"/>',
  pentagram:
    '<path d="M12 .8l3.300 7.500 8.200.8-6.200 5.400 1.900 8L12 18.300l-7.200 4.200 1.900-8L.5 9.100l8.200-.8zM12 6.300l-1.700 4-4.300.4 3.200 2.800-1 4.200 3.800-2.200 3.800 2.200-1-4.200 3.200-2.800-4.300-.4z" fill-rule="evenodd"/>',
  crystal:
    '<path d="M12 .8l6 6.400v9.600l-6 6.400-6-6.400V7.200zM12 4L8.300 8v8l1.500 1.600V8.800L12 6.500z" fill-rule="evenodd"/>',
  wand: '<path d="M3 19.200L12.200 10l1.900 1.900L4.900 21.100a1.350 1.350 0 01-1.900-1.900zM16.500 1l1.300 4 4.200.1-3.300 2.500 1.200 4-3.400-2.400-3.400 2.400 1.200-4L11 5.100l4.200-.1z"/><path d="M5 3.500l.7 1.800 1.800.7-1.800.7L5 8.500l-.7-1.800L2.500 6l1.800-.7zM20 15l.8 2.200 2.200.8-2.200.8L20 21l-.8-2.200-2.200-.8 2.200-.8z"/>',
  scroll:
    '<path d="M7 2h12.500A2.500 2.500 0 0122 4.500V7h-4v11.500a3.500 3.500 0 01-3.500 3.500h-9A3.500 3.500 0 012 18.500V17h3V4.500A2.500 2.500 0 017 2zm1.500 5v1.600h6V7zm0 4v1.600h6V11zm0 4v1.600h4.500V15z" fill-rule="evenodd"/>',
  any: '<path d="M8 8.300C8 5.500 9.700 4 12.200 4s4.300 1.600 4.300 4c0 2-1.200 3-2.500 4-1 .8-1.500 1.400-1.500 3h-2.300c0-2.500.9-3.500 2.200-4.600 1-.8 1.700-1.300 1.700-2.400 0-1.200-.8-1.900-2-1.900s-2 .8-2 2.200zM11.300 17.500a1.500 1.500 0 110 3 1.500 1.500 0 010-3z" stroke="currentColor"/>',
  // what silver fields and prophecies count
  connections:
    '<path d="M6 3a4 4 0 013.900 5l4.900 4.900a4 4 0 11-2.100 2.100L7.800 10.100A4 4 0 116 3zm0 2.500a1.500 1.500 0 100 3 1.500 1.500 0 000-3zm10.500 10a1.500 1.500 0 100 3 1.500 1.500 0 000-3z" fill-rule="evenodd"/>',
  tokens:
    '<path d="M12 1.500a10.500 10.500 0 110 21 10.500 10.500 0 010-21zm0 2.600a7.900 7.900 0 100 15.800 7.900 7.900 0 000-15.800zm0 3l1.600 3.300 3.600.4-2.700 2.500.8 3.600-3.300-1.800-3.300 1.800.8-3.600-2.700-2.500 3.600-.4z" fill-rule="evenodd"/>',
  special_tiles:
    '<path d="M12 1l9.500 5.500v11L12 23l-9.500-5.500v-11zM12 3.800L5 7.900v8.900L17.800 7.200z" fill-rule="evenodd"/>',
  silver_fields:
    '<path d="M3 5h18v14H3zm2.500 2.500v9h13v-9zm6.500 1l1.200 2.400 2.600.3-1.900 1.800.5 2.600-2.400-1.300-2.400 1.300.5-2.600-1.900-1.800 2.600-.3z" fill-rule="evenodd"/>',
  lying_witches:
    '<path d="M1.500 10.500c1.300-1.800 2.300-3 2.600-4.200.9.8 1.200 1.500 1.400 2.200l10.300-2.700c.5-2.700 1.300-4.800 2.700-4.800 2.200 0 3.800 4.900 3.800 11s-1.600 11-3.800 11c-1.300 0-2.200-2-2.700-4.800z" transform="translate(0 0)"/>',
};
MARKS["witches"] = MARKS["witch"]!;
MARKS["scrolls"] = MARKS["scroll"]!;
MARKS["crystals"] = MARKS["crystal"]!;

/** The colour of an action and the ink on it. */
export function colours(kind: string): [ground: string, ink: string] {
  if ((ACTIONS as readonly string[]).includes(kind)) return [`var(--a-${kind})`, `var(--a-${kind}-on)`];
  return kind === "points" ? [GILT, INK] : ["#FBF3E2", INK];
}
export const seatColours = (seat: number): [ground: string, ink: string] => [
  `var(--seat-${seat + 1})`,
  `var(--on-seat-${seat + 1})`,
];

export const mark = (kind: string, cls = "i"): string =>
  `<svg class="${cls}" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">${MARKS[kind] ?? ""}</svg>`;
export const markG = (kind: string, x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${f(x - size / 2)} ${f(y - size / 2)}) scale(${f(size / 24)})" fill="${fill}" color="${fill}">${MARKS[kind] ?? ""}</g>`;

export const f = (n: number): number => Math.round(n * 100) / 100;
export function hexPoints(x: number, y: number, s: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const a = (Math.PI / 180) * (60 * i - 90);
    return `${f(x + s * Math.cos(a))},${f(y + s * Math.sin(a))}`;
  }).join(" ");
}
export const hex = (x: number, y: number, s: number, fill: string, more = ""): string =>
  `<polygon points="${hexPoints(x, y, s)}" fill="${fill}" ${more}/>`;
export const label = (x: number, y: number, size: number, fill: string, text: string | number): string =>
  `<text x="${f(x)}" y="${f(y)}" text-anchor="middle" font-family="var(--font-text)" font-weight="800" font-size="${f(size)}" fill="${fill}">${text}</text>`;

// -- tiles -------------------------------------------------------------------------------------
/** Half of a tile, or a symbol printed in the cauldron. */
function half(x: number, y: number, kind: string, s: number): string {
  const [ground, ink] = colours(kind);
  return (
    hex(x, y, s * 0.88, ground) +
    hex(x, y, s * 0.72, "none", `stroke="${ink}" stroke-opacity=".28" stroke-width="${f(s * 0.05)}"`) +
    markG(kind, x, y, s * 0.92, ink)
  );
}
/** A tile on two fields: (x, y) holds the symbol `a`. */
export function dominoG(a: string, b: string, x: number, y: number, u: number, v: number, s: number): string {
  return (
    `<g stroke-linejoin="round">${hex(x, y, s * 0.98, INK)}${hex(u, v, s * 0.98, INK)}<path d="M${f(x)} ${f(y)}L${f(u)} ${f(v)}" stroke="${INK}" stroke-width="${f(s * 0.9)}"/>` +
    `${half(x, y, a, s)}${half(u, v, b, s)}<circle cx="${f((x + u) / 2)}" cy="${f((y + v) / 2)}" r="${f(s * 0.13)}" fill="${INK}"/></g>`
  );
}
export function domino(a: string, b: string): string {
  const w = Math.sqrt(3) * 20;
  return `<svg class="ws-domino" viewBox="-19 -21 ${f(w + 38)} 42" aria-hidden="true">${dominoG(a, b, 0, 0, w, 0, 20)}</svg>`;
}
export function printedG(kind: string, x: number, y: number, s: number): string {
  const [ground, ink] = colours(kind);
  return (
    hex(x, y, s * 0.965, INK) +
    hex(x, y, s * 0.9, ground) +
    hex(
      x,
      y,
      s * 0.74,
      "none",
      `stroke="${ink}" stroke-width="${f(s * 0.06)}" stroke-dasharray="${f(s * 0.12)} ${f(s * 0.1)}"`,
    ) +
    markG(kind, x, y, s * 0.86, ink)
  );
}
/** A special tile: both symbols count, so both share the hexagon. */
export function specialG(a: string, b: string, x: number, y: number, s: number): string {
  const [ground, ink] = colours(a);
  const [other, otherInk] = colours(b);
  const p = hexPoints(x, y, s - 1.2).split(" ");
  return (
    `<g stroke-linejoin="round">${hex(x, y, s, INK)}<polygon points="${[p[5], p[0], p[1]].join(" ")} ${f(x)},${f(y)} ${p[4]}" fill="${ground}"/>` +
    `<polygon points="${[p[1], p[2], p[3], p[4]].join(" ")}" fill="${other}"/><path d="M${p[1]}L${p[4]}" stroke="${INK}" stroke-width="${f(s * 0.08)}"/>` +
    `${hex(x, y, s * 0.93, "none", `stroke="${GILT}" stroke-width="${f(s * 0.09)}"`)}${markG(a, x - s * 0.27, y - s * 0.36, s * 0.6, ink)}${markG(b, x + s * 0.27, y + s * 0.38, s * 0.6, otherInk)}</g>`
  );
}
export const special = (a: string, b: string): string =>
  `<svg class="ws-special" viewBox="-22 -24 44 48" aria-hidden="true">${specialG(a, b, 0, 0, 22)}</svg>`;

// -- tokens, owls, crystals, witches, pawns ----------------------------------------------------
export function tokenG(face: string, x: number, y: number, r: number): string {
  const [ground, ink] = colours(face);
  const rim = `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${ground}" stroke="${INK}" stroke-width="${f(r * 0.14)}"/>`;
  if (face === "points") return rim + label(x, y + r * 0.42, r * 1.2, INK, components().values["token_face"] ?? "");
  return (
    rim +
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 0.82)}" fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width="${f(r * 0.06)}" stroke-dasharray="${f(r * 0.2)} ${f(r * 0.16)}"/>` +
    markG(face, x, y, r * 1.15, ink)
  );
}
export const token = (face: string, size = 1): string =>
  `<svg class="ws-token" viewBox="-22 -22 44 44" aria-hidden="true">${tokenG(face, 0, 0, 20)}${size > 1 ? `<circle cx="13" cy="13" r="8.5" fill="#17121A" stroke="${GILT}" stroke-width="1.5"/>${label(13, 17, 11, GILT, size)}` : ""}</svg>`;
export const owl = (value: number | string): string =>
  `<svg class="ws-owl" viewBox="0 0 60 70" aria-hidden="true"><path d="M6 22Q2 2 10 4Q18 8 22 10Q30 7 38 10Q42 8 50 4Q58 2 54 22V44Q54 66 30 67Q6 66 6 44Z" fill="#6B4423" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>` +
  `<circle cx="19" cy="24" r="10" fill="#FBF3E2"/><circle cx="41" cy="24" r="10" fill="#FBF3E2"/><circle cx="19" cy="24" r="4.5" fill="${INK}"/><circle cx="41" cy="24" r="4.5" fill="${INK}"/><path d="M30 27l-4.500 5 4.500 6 4.500 -6z" fill="#F0B23A"/>` +
  `<circle cx="30" cy="52" r="12.5" fill="#F0B23A" stroke="${INK}" stroke-width="2.5"/>${label(30, 58, 17, INK, value)}</svg>`;
export const owlG = (x: number, y: number, size: number): string => group("owl", x, y, size, INK);

/** A crystal around the origin, about 27 high. */
export function crystalG(seat: number, black: boolean): string {
  const [ground, ink] = black ? ["#17121A", GILT] : seatColours(seat);
  return (
    `<ellipse cx="0" cy="11.5" rx="8" ry="2.600" fill="#06120E" opacity=".5"/><path d="M0 -13.5L8.5 -4.500V5.500L0 13L-8.500 5.500V-4.500Z" fill="${ground}" stroke="${black ? GILT : INK}" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="M-8.500 -4.500L0 -1.500L8.500 -4.500M0 -1.500V13" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="1.2"/><path d="M-5 -3.500L0 -9V-3Z" fill="${ink}" opacity=".65"/>${black ? "" : seatMarkG(seat, 0, 4.5, 6.5, ink)}`
  );
}
export const crystal = (seat: number, black: boolean): string =>
  `<svg class="ws-crystal" viewBox="-12 -16 24 32" aria-hidden="true">${crystalG(seat, black)}</svg>`;

/** A witch around the origin: a hat in the seat's colour with the seat's mark, 30 wide. */
export function witchG(seat: number, big = false): string {
  const [ground, ink] = seatColours(seat);
  return (
    `<path d="M3 -15c2.200 1.500 4 2.400 5.600 2.600-1 1.500-2 1.800-3 2L9 5c3 .6 5 1.500 5 3 0 2.600-6 4.200-14 4.200S-14 10.600 -14 8c0-1.500 2-2.400 5-3z" fill="${ground}" stroke="${INK}" stroke-width="1.9" stroke-linejoin="round"/>` +
    (big ? `<path d="M-7.500 3.600Q0 6.600 8 3.600" fill="none" stroke="${ink}" stroke-width="1.8"/>` : "") +
    seatMarkG(seat, 0, big ? -2.5 : 0.5, big ? 8 : 8.5, ink)
  );
}
export const witch = (seat: number, big = false): string =>
  `<svg class="ws-witch" viewBox="-16 -17 32 31" aria-hidden="true">${witchG(seat, big)}</svg>`;
export const pawnG = (seat: number, x: number, y: number, r: number): string => {
  const [ground, ink] = seatColours(seat);
  return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${ground}" stroke="${INK}" stroke-width="${f(r * 0.2)}"/>${seatMarkG(seat, x, y, r * 1.2, ink)}`;
};
export const pawn = (seat: number): string =>
  `<svg class="ws-pawn" viewBox="-12 -12 24 24" aria-hidden="true">${pawnG(seat, 0, 0, 10)}</svg>`;
export const charge = (seat: number): string => {
  const [ground, ink] = seatColours(seat);
  return `<svg class="ws-charge" viewBox="-14 -7 28 14" aria-hidden="true"><path d="M-8 0H8" stroke="${INK}" stroke-width="13" stroke-linecap="round"/><path d="M-8 0H8" stroke="${ground}" stroke-width="10" stroke-linecap="round"/>${seatMarkG(seat, 0, 0, 8, ink)}</svg>`;
};
export function bottle(seat: number, black: boolean): string {
  const [ground, ink] = seat < 0 ? ["none", INK] : black ? ["#17121A", GILT] : seatColours(seat);
  return `<svg class="bt" viewBox="0 0 20 24" aria-hidden="true"><path d="M7 1.500h6v5l4.500 7V20a2.500 2.500 0 01-2.500 2.500H5A2.500 2.500 0 012.500 20v-6.500l4.500 -7z" fill="${ground}" stroke="${seat < 0 ? "var(--line-strong)" : black ? GILT : INK}" stroke-width="1.8" stroke-linejoin="round"/>${seat < 0 ? "" : seatMarkG(seat, 10, 15.5, 10, ink)}</svg>`;
}

// -- areas -------------------------------------------------------------------------------------
const AREAS: Record<string, [ground: string, symbol: string, shape: string]> = {
  tower: ["#6E6577", "white-tower", '<rect x="-8.500" y="-8.500" width="17" height="17" rx="3.5"/>'],
  forest: ["#1E6B50", "pine-tree", '<circle r="9"/>'],
  village: [
    "#B0682A",
    "huts-village",
    '<polygon points="0,-9.800 8.500,-4.900 8.500,4.900 0,9.800 -8.500,4.900 -8.500,-4.900" stroke-linejoin="round"/>',
  ],
  castle: [
    "#3D6C9B",
    "castle",
    '<path d="M-8.500 -8.500H8.500V3Q8.500 7.500 0 10Q-8.500 7.500 -8.500 3Z" stroke-linejoin="round"/>',
  ],
};
/** An area around the origin; a tower somebody lives in has the seat's colour. */
export function areaG(kind: string, owner = -1): string {
  const [ground, symbol, shape] = AREAS[kind] ?? AREAS["forest"]!;
  const [fill, ink] = owner >= 0 ? seatColours(owner) : [ground, "#FBF3E2"];
  return `<g fill="#0B1F22" opacity=".55" transform="translate(.5 1.2)">${shape}</g><g fill="${fill}" stroke="${owner >= 0 ? "#FBF3E2" : "#E8D8BB"}" stroke-width="1.3">${shape}</g>${group(symbol, 0, 0, 12.5, ink)}`;
}
/** The Witchstone, with what its fields are worth. */
export function stoneG(worth: readonly number[], taken: number): string {
  const fields = worth.map((value, i) => {
    const [x, y] = stonePlace(i, worth.length);
    return `<circle cx="${f(x)}" cy="${f(y)}" r="4" fill="#2B1020" stroke="${GILT}" stroke-width=".8" opacity="${i < taken ? 0.5 : 1}"/>${label(x, y + 1.9, 5.4, GILT, value)}`;
  });
  return (
    `<path d="M0 -13.5L9 -10L13 -2L11 7L4 12.5L-5 12L-12 6L-12.5 -3L-8 -11Z" fill="#4A1F38" stroke="${GILT}" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="M-8 -11L-2 -2L-12 6M-2 -2L4 12.5M-2 -2L9 -10" stroke="${GILT}" stroke-opacity=".35" stroke-width=".8" fill="none"/>${fields.join("")}`
  );
}
export function stonePlace(i: number, n: number): [number, number] {
  const angle = ((-135 + (i * 360) / n) * Math.PI) / 180;
  return [6.3 * Math.cos(angle), 6.3 * Math.sin(angle)];
}
export const area = (kind: string): string =>
  kind === "witchstone"
    ? `<svg class="ws-area" viewBox="-15 -15 30 30" aria-hidden="true">${stoneG(components().stone, 0)}</svg>`
    : `<svg class="ws-area" viewBox="-12 -12 24 25" aria-hidden="true">${areaG(kind === "foreign_tower" ? "tower" : kind)}</svg>`;
export const ballIcon = (): string => icon("crystal-ball");
export const cauldronIcon = (): string => icon("cauldron");
export const areaIcon = (kind: string): string =>
  icon(AREAS[kind === "foreign_tower" ? "tower" : kind]?.[1] ?? "castle");

// -- scrolls -----------------------------------------------------------------------------------
/** The head of a scroll: colour, ink and symbol. */
export function scrollHead(scroll: Scroll): [ground: string, ink: string, symbol: string] {
  if (scroll.type === "boost" || scroll.type === "cluster") return [...colours(scroll.what), mark(scroll.what)];
  if (scroll.type === "witches") return [...colours("scroll"), areaIcon(scroll.what)];
  if (scroll.areas.length > 0) return [...colours("scroll"), scroll.areas.map((kind) => areaIcon(kind)).join("")];
  if (scroll.type === "rank") return [...colours("witch"), icon("crystal-ball")];
  return [...colours(COUNTED[scroll.what] ?? "scroll"), mark(scroll.what)];
}
const COUNTED: Record<string, string> = {
  connections: "energy",
  witches: "witch",
  lying_witches: "witch",
  tokens: "points",
  crystals: "crystal",
  special_tiles: "pentagram",
  silver_fields: "wand",
  scrolls: "scroll",
};
/** Drawings of the sources of points. */
export const SOURCE_MARKS: Record<string, [symbol: string, kind: string]> = {
  connections: [mark("connections"), "energy"],
  areas: [mark("witch"), "witch"],
  witchstone: [icon("crystal-ball"), "witch"],
  token_faces: [mark("tokens"), "points"],
  owl_fields: [icon("owl"), "any"],
  silver_fields: [mark("silver_fields"), "wand"],
  removals: [mark("crystal"), "crystal"],
  owls: [icon("owl"), "points"],
  tokens: [mark("tokens"), "scroll"],
  boosts: [mark("any"), "any"],
  prophecies: [mark("scroll"), "scroll"],
};
export type { Components };
