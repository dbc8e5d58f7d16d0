import { describe, expect, it } from "vitest";
import type { KittensView, StateMessage, WireEvent } from "../net/generated";
import { EventQueue } from "./queue";

const state = (since: number, verbs: string[], gap = false): StateMessage => ({
  type: "state",
  since,
  n: since + verbs.length,
  gap,
  seq: since,
  events: verbs.map((verb): WireEvent => ({ verb, seat: 0 })),
  view: { game: "kittens", seat: 0, seats: 2, prompt: "turn", waiting: [0], options: [] } as unknown as KittensView,
  clock: { now: 0, window: false, free: null, deadline: null, bank: [], length: null },
  orders: { passing: "off" },
  back: false,
});

function watched() {
  const seen: string[] = [];
  const release: (() => void)[] = [];
  const queue = new EventQueue({
    play: (event) => {
      seen.push(`play ${event.verb}`);
      return new Promise((resolve) => release.push(resolve));
    },
    show: (shown) => seen.push(`show ${shown.n}`),
    tell: (event) => seen.push(`tell ${event.verb}`),
  });
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  return { queue, seen, settle, next: async () => (release.shift()?.(), await settle()) };
}

describe("event queue", () => {
  it("shows the first view at once, without motion", async () => {
    const { queue, seen, settle } = watched();
    queue.add(state(0, ["drew"]));
    await settle();
    expect(seen).toEqual(["tell drew", "show 1"]);
    expect(queue.last).toBe(1);
  });

  it("plays each event before the view it led to", async () => {
    const { queue, seen, next } = watched();
    queue.add(state(0, []));
    queue.add(state(0, ["played", "noped"]));
    await next();
    await next();
    await next();
    expect(seen).toEqual(["show 0", "tell played", "play played", "tell noped", "play noped", "show 2"]);
  });

  it("tells an event once, however often it is sent", async () => {
    const { queue, seen, next } = watched();
    queue.add(state(0, []));
    queue.add(state(0, ["played"]));
    await next();
    queue.add(state(0, ["played", "noped"])); // sent again after a lost connection
    await next();
    await next();
    expect(seen.filter((line) => line === "tell played")).toHaveLength(1);
    expect(seen.at(-1)).toBe("show 2");
  });

  it("jumps over a gap", async () => {
    const { queue, seen, settle } = watched();
    queue.add(state(0, []));
    queue.add(state(40, ["drew"], true));
    await settle();
    expect(seen).toEqual(["show 0", "tell drew", "show 41"]);
  });

  it("skips to the end when asked, and loses no line of the log", async () => {
    const { queue, seen, settle, next } = watched();
    queue.add(state(0, []));
    queue.add(state(0, ["a", "b"]));
    queue.add(state(2, ["c"]));
    await settle();
    queue.flush();
    await next();
    expect(seen.filter((line) => line.startsWith("tell"))).toEqual(["tell a", "tell b", "tell c"]);
    expect(seen.at(-1)).toBe("show 3");
  });

  it("does not animate what piled up while nobody looked", async () => {
    const { queue, seen, next } = watched();
    queue.add(state(0, []));
    for (let n = 0; n < 8; n++) queue.add(state(n, [`e${n}`]));
    for (let i = 0; i < 10; i++) await next();
    const played = seen.filter((line) => line.startsWith("play"));
    expect(played.length).toBeLessThan(6);
    expect(seen.filter((line) => line.startsWith("tell"))).toHaveLength(8);
    expect(seen.at(-1)).toBe("show 8");
  });
});
