// Drawings and measures of the moments of Exploding Kittens.

import { RATIO, type Box, type Kit } from "../../anim/kit";
import { BRASS, cat, EMBER, INK, PAPER } from "../../art/cat";
import { escaped } from "../../art/html";
import { seatMark } from "../../art/seats";
import type { WireEvent } from "../../net/generated";
import type { Told } from "../types";
import type { KittensView } from "./view";

export type Story = Told<KittensView>;

export const STAND = 1000; // how long a still picture stands

// -- drawings ---------------------------------------------------------------------------------------
export const avatar = (seat: number): string => {
  const n = (seat % 10) + 1;
  return `<span class="av" style="--sc:var(--seat-${n});--on:var(--on-seat-${n})">${seatMark(seat)}</span>`;
};
export const told = (story: Story, event: WireEvent): string =>
  `${avatar(event.seat)}<span>${escaped(story.sentence(event))}</span>`;
export const from = (a: { cx: number; cy: number }, b: { cx: number; cy: number }): string =>
  `translate(${b.cx - a.cx}px, ${b.cy - a.cy}px)`;

/** Return the anchor of a player: the reader is the hand. */
export const at = (story: Story, seat: number): string => (seat === story.me ? "hand" : `seat:${seat}`);
export const isMine = (story: Story, event: WireEvent): boolean => event.seat === story.me;

/** Draw a star with `n` points. */
function star(r: number, n: number, fill: string, inner: number): string {
  const points = Array.from({ length: 2 * n }, (_, i) => {
    const angle = (i * Math.PI) / n - Math.PI / 2;
    const at = i % 2 ? r * inner : r;
    return `${(at * Math.cos(angle)).toFixed(1)} ${(at * Math.sin(angle)).toFixed(1)}`;
  });
  return `<path d="M${points.join("L")}Z" fill="${fill}"/>`;
}

export const BURST = `<svg viewBox="-300 -300 600 600">${star(296, 17, "#B2371A", 0.74)}${star(226, 15, BRASS, 0.72)}${star(158, 13, PAPER, 0.74)}</svg>`;
export const SOOT = `<svg viewBox="-100 -110 200 200">${cat({ ears: "spiky", eyes: "dead", mouth: "o" })}</svg>`;
export const EARS = `<svg viewBox="0 0 56 14"><path d="M0 14L3 0L24 14H32L53 0L56 14Z" fill="${EMBER}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/></svg>`;
export const LINES = `<svg viewBox="-50 -50 100 100"><path d="M-46 0H-30M46 0H30M0 -46V-30M0 46V30M-33 -33L-22 -22M33 33L22 22M33 -33L22 -22M-33 33L-22 22" stroke="#FFD67A" stroke-width="6" stroke-linecap="round"/></svg>`;
export const CROWNED = `<svg viewBox="-110 -130 220 240"><path d="M-100 340C-108 70 -56 24 0 24S108 70 100 340Z" fill="${INK}"/>${cat({ eyes: "happy", mouth: "smile", over: `<path d="M-46 -54V-104L-24 -84L0 -112L24 -84L46 -104V-54Q0 -66 -46 -54Z" fill="${BRASS}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><circle cx="0" cy="-76" r="7" fill="${EMBER}"/>` })}</svg>`;
export const STARS = [INK, "#B2371A", PAPER].map(
  (fill) => `<svg viewBox="-20 -20 40 40">${star(19, 5, fill, 0.42)}</svg>`,
);

// -- measures ---------------------------------------------------------------------------------------
/** Return the width of a card that fits a place of the table. */
export const widthAt = (box: Box, least = 40, most = 150): number =>
  Math.max(least, Math.min(most, box.w, box.h / RATIO));

export const pulse = (scale: number): Keyframe[] => [
  { transform: "none" },
  { transform: `scale(${scale})` },
  { transform: "none" },
];
export const recoil = (): Keyframe[] => [
  { transform: "none" },
  { transform: "translateX(-7px) rotate(-2deg)" },
  { transform: "translateX(5px) rotate(1deg)" },
  { transform: "none" },
];
export const hop = (i: number): Keyframe[] => [
  { transform: "none" },
  { transform: `translateY(-12px) rotate(${i % 2 ? 3 : -3}deg)` },
  { transform: "none" },
];

export const largeCard = (kit: Kit): number => Math.min(180, kit.area.w * 0.38, (kit.area.h * 0.42) / RATIO);

/** Return where a new card joins the hand. */
export function endOfHand(kit: Kit): Box {
  const hand = kit.at("hand");
  return { ...hand, cx: Math.min(hand.x + hand.w - 60, hand.cx + 140), w: 90, h: 126 };
}

export function duel(kit: Kit): { middle: Box; places: Box[]; width: number } {
  const { middle } = kit;
  const width = Math.min(150, kit.area.w * 0.33, (kit.area.h * 0.42) / RATIO);
  const cy = kit.area.h * 0.5;
  const apart = width * 0.71;
  return { middle, width, places: [-1, 1].map((side) => ({ ...middle, cx: kit.area.cx + side * apart, cy })) };
}

/** Draw an arrow from one place to another. It grows by sliding out of its own frame. */
export function arrow(kit: Kit, a: Box, b: Box, still: boolean): void {
  const [dx, dy] = [b.cx - a.cx, b.cy - a.cy];
  const length = Math.max(60, Math.hypot(dx, dy) - 24);
  const bend = Math.min(60, length / 4);
  const h = bend + 60;
  const middle = h - 30;
  const line = `M10 ${middle}Q${length / 2} ${middle - 2 * bend} ${length - 26} ${middle - 4}`;
  const head = `<path d="M0 -24L34 0L0 24L8 0Z" transform="translate(${length - 36} ${middle - 6}) rotate(${(Math.atan2(2 * bend, length / 2) * 180) / Math.PI})" fill="#E2812B" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`;
  const svg = `<svg width="${length}" height="${h}" viewBox="0 0 ${length} ${h}" fill="none" stroke-linecap="round"><path d="${line}" stroke="${INK}" stroke-width="21"/><path d="${line}" stroke="#E2812B" stroke-width="14"/>${head}</svg>`;
  const flip = dx < 0 ? " scaleY(-1)" : "";
  const piece = kit.put(`<div><div>${svg}</div></div>`, "arrow", { x: a.cx, y: a.cy - middle, w: length, h });
  piece.style.transformOrigin = `0 ${middle}px`;
  piece.style.transform = `rotate(${Math.atan2(dy, dx)}rad)${flip}`;
  if (still) return;
  const outer = piece.firstElementChild!;
  kit.move(outer, [{ transform: "translateX(-100%)" }, { transform: "none" }], 420);
  kit.move(outer.firstElementChild!, [{ transform: "translateX(100%)" }, { transform: "none" }], 420);
}
