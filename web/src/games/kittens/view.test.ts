import { describe, expect, it } from "vitest";
import { danger, kittensLeft, marksOf, pending, read, topOf, type KittensView } from "./view";

const view = (changes: Partial<KittensView> = {}): KittensView => ({
  game: "kittens", version: 1, seat: 0, seats: 3, rules: {}, prompt: "turn", waiting: [0], options: [],
  census: { exploding_kitten: 2 }, hand: {}, sizes: [5, 5, 5], known: [{}, {}, {}], lacks: [[], [], []],
  pile: { size: 10, known: {} }, discard: { size: 0, known: {} }, limbo: { size: 0, known: {} }, mat: 0, alive: [0, 1, 2],
  active: 0, turns: 1, ranking: [], stack: "turn|end", ...changes,
}); // prettier-ignore

describe("moves", () => {
  it.each([
    ["draw", "draw", "", -1, -1],
    ["play favor", "play", "favor", -1, -1],
    ["aim 3", "aim", "", 3, -1],
    ["tuck 12", "tuck", "", -1, 12],
    ["pair tacocat", "pair", "tacocat", -1, -1],
    ["pair tacocat feral", "pair_feral", "tacocat", -1, -1],
    ["triple mercat feral feral", "triple_ferals", "mercat", -1, -1],
    ["triple mercat feral godcat", "triple_feral_godcat", "mercat", -1, -1],
    ["take random", "take_random", "", -1, -1],
    ["take godcat", "take_godcat", "", -1, -1],
    ["take mark", "take", "mark", -1, -1],
  ])("%s", (text, verb, card, seat, index) => {
    expect(read(text)).toEqual({ text, verb, card, seat, index });
  });
});

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
  it("an empty pile is harmless", () => expect(danger(view({ pile: { size: 0, known: {} } }))).toBe(0));
});

describe("what lies there", () => {
  it("the pending card with its target", () =>
    expect(pending(view({ stack: "pending/favor/2/favor/1/-/noped|turn|end" }))).toEqual({
      effect: "favor", seat: 2, card: "favor", target: 1, named: "", noped: true,
    })); // prettier-ignore
  it("none when nothing is pending", () => expect(pending(view())).toBeNull());
  it("the top of a pile, topmost last", () =>
    expect(topOf({ size: 3, known: { "0": "nope", "2": "skip" } }, 3)).toEqual(["skip", null, "nope"]));
  it("marked cards by their owner", () => expect(marksOf(view({ marked: ["1:skip", "2:nope"] }), 1)).toEqual(["skip"]));
});
