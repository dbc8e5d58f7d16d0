// Drawing kit of a moment: a layer above the table, pieces on it, and animations of transform and opacity alone.
// Everything it made is gone when the moment ends.

import type { Sound } from "../games/types";
import { place as visible, topOfHand } from "./stage";
import "./moments.css";

export const EASE = {
  out: "cubic-bezier(.2,.8,.2,1)",
  in: "cubic-bezier(.6,0,.9,.4)",
  inOut: "ease-in-out",
  pounce: "cubic-bezier(.3,1.55,.5,1)",
  linear: "linear",
} as const;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  cx: number;
  cy: number;
}

export interface How {
  /** start, in milliseconds after that of the moment */
  at?: number;
  ease?: keyof typeof EASE;
  fill?: FillMode;
}

const boxOf = (rect: DOMRect): Box => ({
  x: rect.left,
  y: rect.top,
  w: rect.width,
  h: rect.height,
  cx: rect.left + rect.width / 2,
  cy: rect.top + rect.height / 2,
});

export const RATIO = 1.4; // of a card: height to width

// What a caption should not cover, and how bad that is by area.
const WORDS = {
  ".plaque": 100,
  '[data-anchor="pile"]': 100,
  ".ask": 100,
  ".actions .btn": 100,
  ".status .btn, .status .order": 100,
  ".status .big": 4,
  ".known": 4,
  ".pl": 3,
  ".hand": 0.7,
  '[data-anchor="discard"]': 1,
  ".status .grow": 0.5,
};

const CARD = 3; // the cards of the moment itself, where they are shown large
const BADGE = 50; // and what it counts

export class Kit {
  private readonly layer = document.createElement("div");
  private readonly running: Animation[] = [];
  private readonly timers: ReturnType<typeof setTimeout>[] = [];
  private readonly undo: (() => void)[] = [];
  /** what may be covered: everything, or what lies above hand and buttons while the reader decides */
  readonly area: Box;

  constructor(
    private readonly speed: number,
    private readonly still: boolean,
    asked: boolean,
    private readonly sounds: boolean,
  ) {
    const bottom = asked ? topOfHand() : innerHeight;
    this.area = { x: 0, y: 0, w: innerWidth, h: bottom, cx: innerWidth / 2, cy: bottom / 2 };
    this.layer.className = "moment";
    this.layer.setAttribute("aria-hidden", "true");
    this.layer.style.height = `${bottom}px`;
    document.body.append(this.layer);
  }

  /** Name the moment, so that styles and tests find it. */
  name(name: string): void {
    this.layer.dataset["moment"] = name;
  }

  // -- places -----------------------------------------------------------------------------------
  /** Return where an anchor of the table lies; the middle of the covered area if it is not there. */
  at(...anchors: string[]): Box {
    for (const anchor of anchors) {
      const found = visible(anchor);
      if (found) return boxOf(found.getBoundingClientRect());
    }
    return { ...this.area, x: this.area.cx - 44, y: this.area.cy - 62, w: 88, h: 123 };
  }

  has(anchor: string): boolean {
    return visible(anchor) !== null;
  }

  /** Return where cards are shown large: the middle of the pot, inside the area. */
  get middle(): Box {
    const pot = visible("pot") ? this.at("pot") : this.area;
    return { ...pot, cy: Math.min(pot.cy, this.area.h / 2 + 40) };
  }

  // -- pieces -----------------------------------------------------------------------------------
  put(html: string, cls: string, at: Partial<Box> = {}): HTMLElement {
    const piece = document.createElement("div");
    piece.className = cls;
    piece.innerHTML = html;
    const { style } = piece;
    if (at.x !== undefined) style.left = `${at.x}px`;
    if (at.y !== undefined) style.top = `${at.y}px`;
    if (at.w !== undefined) style.width = `${at.w}px`;
    if (at.h !== undefined) style.height = `${at.h}px`;
    this.layer.append(piece);
    return piece;
  }

  card(html: string, centre: { cx: number; cy: number }, width: number): HTMLElement {
    const h = width * RATIO;
    return this.put(html, "piece", { x: centre.cx - width / 2, y: centre.cy - h / 2, w: width, h });
  }

  /** Put a card that lies face down; `turn` shows its face. */
  faceDown(back: string, face: string, centre: { cx: number; cy: number }, width: number) {
    const card = this.card(
      `<div class="turning"><div>${back}</div><div class="face">${face}</div></div>`,
      centre,
      width,
    );
    const inner = card.firstElementChild as HTMLElement;
    return {
      card,
      face: inner.lastElementChild as HTMLElement,
      turn: (at: number, ms = 320) =>
        this.move(inner, [{ transform: "rotateY(0deg)" }, { transform: "rotateY(180deg)" }], ms, { at, ease: "inOut" }),
    };
  }

  /** Say something where it hides least, as the live region does. */
  pill(html: string, at = 0, hot = false): HTMLElement {
    const pill = this.put(html, hot ? "said hot" : "said", { x: 0, y: 0 });
    this.settle(pill);
    this.move(
      pill,
      [
        { opacity: 0, transform: "translateY(10px)" },
        { opacity: 1, transform: "none" },
      ],
      200,
      { at },
    );
    return pill;
  }

  private settle(pill: HTMLElement): void {
    const { x, y } = this.freest(pill.getBoundingClientRect());
    pill.style.left = `${x}px`;
    pill.style.top = `${y}px`;
  }

  /** Place the captions again: what lies below has changed. */
  resettle(): void {
    for (const pill of this.layer.querySelectorAll<HTMLElement>(".said")) this.settle(pill);
  }

  /** Return where a caption of this size covers least of what the table says: below, above or in the pot. */
  private freest({ width, height }: DOMRect): { x: number; y: number } {
    const pot = visible("pot") ? this.at("pot") : this.area;
    const of = (selector: string): DOMRect[] =>
      [...document.querySelectorAll(`.table ${selector}`)]
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.height > 0);
    const places = [
      ...of(".status").map(boxOf),
      ...of(".plaque").map((box) => ({ cx: pot.cx, cy: box.bottom + height / 2 + 3 })),
      { cx: pot.cx, cy: pot.y - height / 2 + 8 },
      { cx: pot.cx, cy: pot.y + height / 2 + 12 },
      { cx: pot.cx, cy: pot.y + pot.h - 24 + height / 2 },
    ].map(({ cx, cy }) => ({
      x: Math.max(8, Math.min(this.area.w - width - 8, cx - width / 2)),
      y: Math.max(8, Math.min(this.area.h - height - 4, cy - height / 2)),
    }));
    const words = Object.entries(WORDS).flatMap(([selector, weight]) => of(selector).map((box) => ({ weight, box })));
    for (const card of this.layer.querySelectorAll<HTMLElement>(":scope > .piece")) {
      const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = card;
      words.push({ weight: CARD, box: new DOMRect(left, top, offsetWidth, offsetHeight) });
    }
    for (const badge of this.layer.querySelectorAll<HTMLElement>(":scope > .badge")) {
      const { offsetLeft: cx, offsetTop: cy, offsetWidth: w, offsetHeight: h } = badge;
      words.push({ weight: BADGE, box: new DOMRect(cx - w / 2, cy - h / 2, w, h) });
    }
    const hidden = ({ x, y }: { x: number; y: number }): number =>
      words.reduce((sum, { weight, box }) => {
        const across = Math.min(x + width, box.right) - Math.max(x, box.left);
        const along = Math.min(y + height, box.bottom) - Math.max(y, box.top);
        return across > 0 && along > 0 ? sum + weight * across * along : sum;
      }, 0);
    return places.reduce((best, each) => (hidden(each) < hidden(best) ? each : best));
  }

  /** Cover the table. A tap on it is for the moment, not for what lies below. */
  veil(cls = ""): HTMLElement {
    this.layer.classList.add("full");
    const veil = this.put("", `veil ${cls}`);
    this.appear(veil);
    return veil;
  }

  /** Write a headline and what follows from it on a plate. */
  plate(title: string, line: string, at: number, top = this.area.h * 0.09): HTMLElement {
    const plate = this.put(`<b></b>${line ? "<span></span>" : ""}`, "plate", { y: top });
    plate.firstElementChild!.textContent = title;
    if (line) plate.lastElementChild!.textContent = line;
    this.move(
      plate,
      [
        { opacity: 0, transform: "scale(.7)" },
        { opacity: 1, transform: "none" },
      ],
      320,
      { at, ease: "pounce" },
    );
    return plate;
  }

  // -- motion -----------------------------------------------------------------------------------
  /** Animate a piece. In the reduced-motion form it is at its end at once. */
  move(element: Element, frames: Keyframe[], ms: number, { at = 0, ease = "out", fill = "both" }: How = {}): Animation {
    const animation = element.animate(frames, {
      delay: at / this.speed,
      duration: this.still ? 1 : Math.max(1, ms / this.speed),
      easing: EASE[ease],
      fill,
    });
    this.running.push(animation);
    return animation;
  }

  appear(element: Element, at = 0, ms = 200): void {
    this.move(element, [{ opacity: 0 }, { opacity: 1 }], ms, { at });
  }

  vanish(element: Element, at: number, ms = 200): void {
    this.move(element, [{ opacity: 1 }, { opacity: 0 }], ms, { at, ease: "in", fill: "forwards" });
  }

  /** Animate the elements of the table that match a selector; they return to their place. */
  rouse(selector: string, frames: (i: number) => Keyframe[], ms: number, how: (i: number) => How = () => ({})): void {
    let i = 0;
    for (const element of document.querySelectorAll(`.table ${selector}`)) {
      const each = i++;
      this.move(element, frames(each), ms, { fill: "backwards", ...how(each) });
    }
  }

  /** Animate the element of an anchor. */
  stir(anchor: string, frames: Keyframe[], ms: number, how: How = {}): void {
    const element = visible(anchor);
    if (element) this.move(element, frames, ms, { fill: "none", ...how });
  }

  /** Shake an element. A whole table is too large: it would be drawn anew for this. */
  shake(element: Element | null, px: number, ms: number, at: number): void {
    const path = [[0, 0], [-1, 0.7], [0.9, -0.9], [-0.7, -0.4], [0.6, 0.6], [-0.3, 0.2], [0, 0]] as const; // prettier-ignore
    const frames = path.map(([x, y]) => ({ transform: `translate(${x * px}px, ${y * px}px)` }));
    if (element) this.move(element, frames, ms, { at, ease: "linear", fill: "none" });
  }

  /** Put a red frame around everything: four strips, since one element would cover the table. */
  frame(): HTMLElement[] {
    return ["top", "right", "bottom", "left"].map((side) => this.put("", `frame ${side}`));
  }

  /** Hide what the moment brings, until it arrives. */
  hide(anchor: string, ms: number): void {
    const element = visible(anchor);
    if (element) this.move(element, [{ opacity: 0 }, { opacity: 0 }], ms, { fill: "none" });
  }

  sound(sound: Sound, at = 0): void {
    if (!this.sounds) return; // then they are not even loaded
    const loaded = import("./sound");
    this.timers.push(setTimeout(() => void loaded.then(({ play }) => play(sound)), at / this.speed));
  }

  /** Do something when the moment is over, however it ends. */
  after(then: () => void): void {
    this.undo.push(then);
  }

  // -- end --------------------------------------------------------------------------------------
  finish(): void {
    for (const animation of this.running) animation.finish();
  }

  clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    for (const animation of this.running) animation.cancel();
    for (const then of this.undo) then();
    this.layer.remove();
  }
}
