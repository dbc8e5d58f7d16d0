// Animations of events: copies of cards fly from one anchor to another above the table and are removed afterwards.

import type { Motion } from "../games/types";

/** Return the visible element of an anchor; phone and desktop may draw the same thing twice. */
export function place(anchor: string): Element | null {
  for (const element of document.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return element;
  }
  return null;
}
const boxOf = (anchor: string): DOMRect | null => place(anchor)?.getBoundingClientRect() ?? null;

/** Return where hand and buttons begin: what lies above may be covered while the reader decides. */
export function topOfHand(): number {
  const tops = [...document.querySelectorAll(".table .hand, .table .actions")]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 0)
    .map((box) => box.top);
  const top = Math.min(innerHeight, ...tops);
  return top > innerHeight / 4 ? top : innerHeight;
}

/** Wait for the next frame, or shortly where none is drawn. Positions are read then, when layout is done anyway. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, 100);
  });

const MOVE = 340;
const DRAMA = 1100;

class Flights {
  private readonly running = new Set<Animation>();
  private timers = new Set<() => void>();
  private skipped = 0;

  /** Play the motions of one event together. */
  async perform(motions: Motion[], speed: number): Promise<void> {
    if (motions.length === 0) return;
    const before = this.skipped;
    await nextFrame();
    if (this.skipped === before) await Promise.all(motions.map((motion, i) => this.one(motion, speed, i)));
  }

  /** Finish all animations at once. */
  finish(): void {
    this.skipped++;
    for (const animation of this.running) animation.finish();
    for (const done of this.timers) done();
  }

  private one(motion: Motion, speed: number, order: number): Promise<void> {
    switch (motion.do) {
      case "fly":
        return this.fly(motion, speed, order);
      case "shake":
        return this.animate(
          motion.at,
          [0, -5, 5, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
          420 / speed,
        );
      case "pulse":
        return this.animate(
          motion.at,
          [{ transform: "scale(1)" }, { transform: "scale(1.08)" }, { transform: "scale(1)" }],
          360 / speed,
        );
      case "burst":
        return this.burst(motion.at, motion.symbol, speed);
      case "wait":
        return this.wait(motion.ms / speed);
    }
  }

  private async fly(motion: Motion & { do: "fly" }, speed: number, order: number): Promise<void> {
    const from = boxOf(motion.from);
    const to = boxOf(motion.to);
    if (!from || !to) return this.wait(160 / speed);
    const ghost = document.createElement("div");
    ghost.className = "flight";
    ghost.setAttribute("aria-hidden", "true");
    ghost.innerHTML = motion.face;
    const width = 88;
    const height = 123;
    ghost.style.width = `${width}px`;
    const at = (box: DOMRect): string =>
      `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - height / 2}px)`;
    const shrink = (box: DOMRect): number =>
      Math.max(0.28, Math.min(1.25, Math.min(box.width / width, box.height / height)));
    document.body.append(ghost);
    const animation = ghost.animate(
      [
        { transform: `${at(from)} scale(${shrink(from)}) rotate(-4deg)`, opacity: 1 },
        { transform: `${at(to)} scale(${shrink(to)}) rotate(3deg)`, opacity: 1 },
      ],
      {
        duration: ((motion.slow ? 1.7 : 1) * MOVE) / speed,
        delay: (order * 70) / speed,
        easing: "cubic-bezier(.2,.8,.2,1)",
        fill: "both",
      },
    );
    await this.follow(animation);
    ghost.remove();
  }

  private async burst(anchor: string, symbol: string, speed: number): Promise<void> {
    const box = boxOf(anchor);
    if (!box) return;
    const splash = document.createElement("div");
    splash.className = "splash";
    splash.setAttribute("aria-hidden", "true");
    splash.innerHTML = symbol;
    splash.style.left = `${box.left + box.width / 2}px`;
    splash.style.top = `${box.top + box.height / 2}px`;
    document.body.append(splash);
    const animation = splash.animate(
      [
        { transform: "translate(-50%,-50%) scale(.3) rotate(-8deg)", opacity: 0 },
        { transform: "translate(-50%,-50%) scale(1.15) rotate(4deg)", opacity: 1, offset: 0.25 },
        { transform: "translate(-50%,-50%) scale(1) rotate(0)", opacity: 1, offset: 0.75 },
        { transform: "translate(-50%,-50%) scale(1.2)", opacity: 0 },
      ],
      { duration: DRAMA / speed, easing: "cubic-bezier(.2,.8,.2,1)", fill: "both" },
    );
    await this.follow(animation);
    splash.remove();
  }

  private async animate(anchor: string, frames: Keyframe[], duration: number): Promise<void> {
    const element = document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
    if (element) await this.follow(element.animate(frames, { duration }));
  }

  private async follow(animation: Animation): Promise<void> {
    this.running.add(animation);
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.timers.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.timers.add(done);
    });
  }
}

export const flights = new Flights();
