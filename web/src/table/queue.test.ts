import { describe, expect, it } from "vitest";
import type { KittensView, StateMessage, WireEvent } from "../net/generated";
import { EventQueue, type Happening } from "./queue";

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

function watched({ early = false, together = 1 } = {}) {
  const seen: string[] = [];
  const release: (() => void)[] = [];
  const verbs = (events: readonly Happening[]): string => events.map(({ event }) => event.verb).join("+");
  const queue = new EventQueue({
    together: () => together,
    early: () => early,
    announce: (events) => seen.push(`announce ${verbs(events)}`),
    play: (events, _state, behind) => {
      seen.push(`play ${verbs(events)}${behind > 0 ? ` before ${behind}` : ""}`);
      return new Promise((resolve) => release.push(resolve));
    },
    tell: ({ event }) => seen.push(`tell ${event.verb}`),
    show: (shown) => seen.push(`show ${shown.n}`),
    rest: () => undefined,
  });
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  return { queue, seen, settle, next: async () => (release.shift()?.(), await settle()) };
}

describe("event queue", () => {
  it("shows the first view at once, and logs what led to it without saying it", async () => {
    const { queue, seen, settle } = watched();
    queue.add(state(0, ["drew"]));
    await settle();
    expect(seen).toEqual(["tell drew", "show 1"]);
    expect(queue.last).toBe(1);
  });

  it("announces an event as its picture begins, logs it after the picture, and shows the view last", async () => {
    const { queue, seen, next } = watched();
    queue.add(state(0, []));
    queue.add(state(0, ["played", "noped"]));
    expect(seen).toEqual(["show 0", "announce played", "play played before 1"]);
    await next();
    expect(seen.slice(3)).toEqual(["tell played", "announce noped", "play noped"]);
    await next();
    expect(seen.slice(6)).toEqual(["tell noped", "show 2"]);
    expect(queue.busy).toBe(false);
  });

  it("shows a question before the events that led to it, and still logs each after its picture", async () => {
    const { queue, seen, next } = watched({ early: true });
    queue.add(state(0, []));
    queue.add(state(0, ["played"]));
    expect(seen).toEqual(["show 0", "show 1", "announce played", "play played"]);
    queue.add(state(1, ["noped"]));
    expect(seen.at(-1)).toBe("show 2");
    await next();
    await next();
    expect(seen.slice(5)).toEqual(["tell played", "announce noped", "play noped", "tell noped"]);
  });

  it("plays events together that make one picture", async () => {
    const { queue, seen, next } = watched({ together: 2 });
    queue.add(state(0, []));
    queue.add(state(0, ["saw", "saw", "turned"]));
    await next();
    expect(seen.slice(1)).toEqual([
      "announce saw+saw",
      "play saw+saw before 1",
      "tell saw",
      "tell saw",
      "announce turned",
      "play turned",
    ]);
  });

  it("tells an event once, however often it is sent", async () => {
    const { queue, seen, next } = watched();
    queue.add(state(0, []));
    queue.add(state(0, ["played"]));
    await next();
    queue.add(state(0, ["played", "noped"])); // sent again after a lost connection
    await next();
    await next();
    for (const how of ["tell", "announce"]) expect(seen.filter((line) => line === `${how} played`)).toHaveLength(1);
    expect(seen.at(-1)).toBe("show 2");
  });

  it("jumps over a gap", async () => {
    const { queue, seen, settle } = watched();
    queue.add(state(0, []));
    queue.add(state(40, ["drew"], true));
    await settle();
    expect(seen).toEqual(["show 0", "tell drew", "show 41"]);
  });

  it("keeps the order of the log when it skips to the end, and says everything once", async () => {
    const { queue, seen, settle, next } = watched();
    queue.add(state(0, []));
    queue.add(state(0, ["a", "b"]));
    queue.add(state(2, ["c"]));
    await settle();
    queue.flush();
    await next();
    expect(seen.filter((line) => line.startsWith("tell"))).toEqual(["tell a", "tell b", "tell c"]);
    expect(seen.filter((line) => line.startsWith("announce"))).toEqual(["announce a", "announce b", "announce c"]);
    expect(seen.at(-1)).toBe("show 3");
  });

  it("goes on after a picture that failed", async () => {
    const seen: string[] = [];
    const failed: unknown[] = [];
    const note = (error: unknown): void => void failed.push(error);
    process.on("unhandledRejection", note);
    const queue = new EventQueue({
      together: () => 1,
      early: () => false,
      announce: () => undefined,
      play: () => Promise.reject(new Error("no picture")),
      tell: ({ event }) => seen.push(event.verb),
      show: (shown) => seen.push(`show ${shown.n}`),
      rest: () => seen.push("rest"),
    });
    queue.add(state(0, []));
    queue.add(state(0, ["a", "b"]));
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.off("unhandledRejection", note);
    expect(seen).toEqual(["show 0", "rest", "a", "b", "show 2", "rest"]);
    expect(failed).toHaveLength(2); // reported, not swallowed
  });
});
