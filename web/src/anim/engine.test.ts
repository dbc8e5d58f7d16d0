import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Engine, paceOf, type Moment } from "./engine";
import type { Kit } from "./kit";

const WISH = { speed: 1, still: false, hidden: false, behind: 0 };

describe("pace", () => {
  it("follows the setting", () => {
    expect(paceOf(WISH)).toEqual({ speed: 1, still: false });
    expect(paceOf({ ...WISH, speed: 0.5 })).toEqual({ speed: 0.5, still: false });
    expect(paceOf({ ...WISH, still: true })).toEqual({ speed: 1, still: true });
  });
  it("doubles with more than three events waiting", () => {
    expect(paceOf({ ...WISH, behind: 3 })?.speed).toBe(1);
    expect(paceOf({ ...WISH, behind: 4 })?.speed).toBe(2);
    expect(paceOf({ ...WISH, speed: 2, behind: 4 })?.speed).toBe(4);
  });
  it("jumps in a hidden tab, when motion is off, and when far too much waits", () => {
    expect(paceOf({ ...WISH, hidden: true })).toBeNull();
    expect(paceOf({ ...WISH, speed: 0 })).toBeNull();
    expect(paceOf({ ...WISH, behind: 40 })).toBeNull();
  });
});

describe("engine", () => {
  let seen: string[];
  let engine: Engine;
  beforeEach(() => {
    vi.useFakeTimers();
    seen = [];
    engine = new Engine(
      () =>
        ({
          name: () => undefined,
          finish: () => seen.push("finish"),
          clear: () => seen.push("clear"),
        }) as unknown as Kit,
    );
  });
  afterEach(() => vi.useRealTimers());

  const moment = (name: string, still?: Moment["still"]): Moment => ({
    name,
    ms: 1000,
    play: () => seen.push(`play ${name}`),
    ...(still ? { still } : {}),
  });
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

  it("plays a moment for its length and clears it away", async () => {
    void engine.play(moment("draw"), { speed: 1, still: false }).then(() => seen.push("done"));
    await vi.advanceTimersByTimeAsync(999);
    expect(seen).toEqual(["play draw"]);
    expect(engine.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(2);
    expect(seen).toEqual(["play draw", "clear", "done"]);
    expect(engine.busy).toBe(false);
  });

  it.each([
    [0.5, 2000],
    [2, 500],
  ])("plays at speed %d in %d ms", async (speed, ms) => {
    void engine.play(moment("draw"), { speed, still: false }).then(() => seen.push("done"));
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(seen).not.toContain("done");
    await vi.advanceTimersByTimeAsync(2);
    expect(seen).toContain("done");
  });

  it("finishes at once when asked", async () => {
    void engine.play(moment("draw"), { speed: 1, still: false }).then(() => seen.push("done"));
    engine.finish();
    await settle();
    expect(seen).toEqual(["play draw", "finish", "clear", "done"]);
    engine.finish(); // nothing is left to finish
    expect(seen).toHaveLength(4);
  });

  it("shows the form for reduced motion, or nothing", async () => {
    const still = { ms: 300, stand: () => void seen.push("stand") };
    void engine.play(moment("draw", still), { speed: 1, still: true }).then(() => seen.push("done"));
    await vi.advanceTimersByTimeAsync(301);
    expect(seen).toEqual(["stand", "clear", "done"]);
    await engine.play(moment("shuffle"), { speed: 1, still: true });
    expect(seen).toHaveLength(3);
  });

  it("clears away what failed while it was drawn", async () => {
    const broken: Moment = {
      name: "broken",
      ms: 100,
      play: () => {
        throw new Error("no anchor");
      },
    };
    await expect(engine.play(broken, { speed: 1, still: false })).rejects.toThrow("no anchor");
    expect(seen).toEqual(["clear"]);
    expect(engine.busy).toBe(false);
  });

  it("never plays two at a time", async () => {
    void engine.play(moment("a"), { speed: 1, still: false });
    void engine.play(moment("b"), { speed: 1, still: false });
    await settle();
    expect(seen).toEqual(["play a", "finish", "play b", "clear"]);
    expect(engine.busy).toBe(true);
  });
});
