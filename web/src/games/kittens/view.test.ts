import { describe, expect, it } from "vitest";
import { danger, drawerOf, forgets, kittensLeft, marksOf, pending, showsDrawn, topOf, type KittensView } from "./view";

const view = (changes: Partial<KittensView> = {}): KittensView => ({
  game: "kittens", version: 1, seat: 0, seats: 3, rules: {}, prompt: "turn", waiting: [0], options: [],
  census: { exploding_kitten: 2 }, hand: {}, sizes: [5, 5, 5], known: [{}, {}, {}], lacks: [[], [], []],
  pile: { size: 10, known: {} }, discard: { size: 0, known: {} }, limbo: { size: 0, known: {} }, mat: [], alive: [0, 1, 2],
  active: 0, turns: 1, ranking: [], stack: [{ frame: "turn" }],
  direction: 1, blind: [], dry: [], attacked: false, box: 0, face_down: [], expansions: {}, ...changes,
}); // prettier-ignore

describe("what can be counted", () => {
  it("knows nothing: kittens by cards", () => expect(danger(view())).toBeCloseTo(0.2));
  it("knows the top card", () => {
    expect(danger(view({ pile: { size: 10, known: { "0": "skip" } } }))).toBe(0);
    expect(danger(view({ pile: { size: 10, known: { "0": "exploding_kitten" } } }))).toBe(1);
  });
  it("leaves out what it knows deeper down", () =>
    expect(danger(view({ pile: { size: 10, known: { "5": "exploding_kitten" } } }))).toBeCloseTo(1 / 9));
  it("counts those that went off", () =>
    expect(kittensLeft(view({ discard: { size: 1, known: { "0": "exploding_kitten" } } }))).toBe(1));
  const imploding = { face_up: true };
  it("a face-up Imploding Kitten on top is certain death", () => {
    const known = { "0": "imploding_kitten" };
    expect(danger(view({ pile: { size: 10, known }, expansions: { imploding } }))).toBe(1);
    expect(danger(view({ pile: { size: 10, known }, expansions: { imploding: { face_up: false } } }))).toBe(0);
  });
  it("a face-up Imploding Kitten that is not on top lies below", () =>
    expect(danger(view({ expansions: { imploding } }))).toBeCloseTo(2 / 9));
  it("kittens in a hand are not in the pile", () =>
    expect(danger(view({ hand: { exploding_kitten: 1 } }))).toBeCloseTo(0.1));
  it("tells who draws a card, if everybody draws one each turn", () => {
    expect([0, 1, 2, 3].map((place) => drawerOf(view(), 0, place))).toEqual([1, 2, 0, 1]);
    expect([0, 1, 2].map((place) => drawerOf(view({ direction: -1 }), 0, place))).toEqual([2, 1, 0]);
    expect([0, 1, 2].map((place) => drawerOf(view({ turns: 2 }), 0, place))).toEqual([0, 1, 2]);
  });
  it("known cards that were not drawn are forgotten", () => {
    const pile = (size: number, ...kinds: string[]): KittensView =>
      view({ pile: { size, known: Object.fromEntries(kinds.entries()) } });
    expect(forgets(pile(10, "skip", "favor"), pile(10))).toBe(true);
    expect(forgets(pile(10, "skip", "favor"), pile(9))).toBe(true);
    expect(forgets(pile(10, "skip"), pile(9))).toBe(false);
    expect(forgets(pile(10, "skip", "favor"), pile(9, "favor"))).toBe(false);
    expect(forgets(pile(10), pile(10))).toBe(false);
  });
  it("an empty pile is harmless", () => expect(danger(view({ pile: { size: 0, known: {} } }))).toBe(0));
});

describe("what lies there", () => {
  it("the pending card with its target", () => {
    const card = { card: "favor", by: 2, kind: "favor", against: 1, named: null, noped: true };
    const frame = { frame: "pending", ...card } as const;
    expect(pending(view({ stack: [{ frame: "now", seat: 0 }, frame, { frame: "turn" }] }))).toBe(frame);
  });
  it("the drawn cards, when a question is about them", () => {
    expect(showsDrawn({ frame: "exploding", seat: 0, ends_turn: true })).toBe(true);
    expect(showsDrawn({ frame: "turn" })).toBe(false);
    expect(showsDrawn({ frame: "dreaming" } as never)).toBe(true);
  });
  it("none when nothing is pending", () => expect(pending(view())).toBeNull());
  it("the top of a pile, topmost last", () =>
    expect(topOf({ size: 3, known: { "0": "nope", "2": "skip" } }, 3)).toEqual(["skip", null, "nope"]));
  const marked = [{ seat: 1, kind: "skip" }, { seat: 2, kind: "nope" }]; // prettier-ignore
  const streaking = { marked, hiders: [] };
  it("marked cards by their owner", () => expect(marksOf(view({ expansions: { streaking } }), 1)).toEqual(["skip"]));
});
