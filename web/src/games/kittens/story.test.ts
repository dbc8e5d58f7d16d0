import { describe, expect, it } from "vitest";
import type { WireEvent } from "../../net/generated";
import { attackerOf, handOver, hiderOf, isLoss, sinceLastTurn, together } from "./story";

const event = (verb: string, seat: number, more: Partial<WireEvent> = {}): WireEvent => ({ verb, seat, ...more });
const turn = (seat: number): WireEvent => event("turn_began", seat, { index: 1 });
const numbered = (events: WireEvent[]) => events.map((each, i) => ({ n: i + 1, event: each }));

describe("together", () => {
  it("shows seen cards, the end of a player and Armageddon as one picture", () => {
    expect(together([event("saw", 0), event("saw", 0), event("saw", 0), turn(1)])).toBe(3);
    expect(together([event("exploded", 1), event("discarded", 1), event("discarded", 1), turn(2)])).toBe(3);
    expect(together([event("armageddon_swapped", 1), event("godcat_won", 0), event("devilcat_hit", 1), turn(0)])).toBe(
      3,
    );
    expect(together([event("played", 1), event("noped", 0)])).toBe(1);
  });
});

describe("losses", () => {
  it("are the reader's, whoever acts", () => {
    expect(isLoss(event("stole", 1, { other: 0 }), 0)).toBe(true);
    expect(isLoss(event("stole", 0, { other: 1 }), 0)).toBe(false);
    expect(isLoss(event("gave", 0, { other: 1 }), 0)).toBe(true);
    expect(isLoss(event("gave", 1, { other: 0 }), 0)).toBe(false);
    expect(isLoss(event("attacked", 1, { other: 0 }), 0)).toBe(true);
    expect(isLoss(event("drew", 0), 0)).toBe(false);
    expect(isLoss(event("stole", 1, { other: -1 }), -1)).toBe(false);
  });
  it("say from whom to whom a card goes", () => {
    expect(handOver(event("stole", 1, { other: 0 }))).toEqual({ from: 0, to: 1 });
    expect(handOver(event("gave", 1, { other: 0 }))).toEqual({ from: 1, to: 0 });
    expect(handOver(event("drew", 1))).toBeNull();
  });
});

describe("who hid the kitten", () => {
  const [drawn, tucked, boom] = [event("kitten_drawn", 1), event("tucked", 1), event("exploded", 2)];
  it("is nobody for one that was never drawn", () => {
    expect(hiderOf([turn(1), drawn], 3)).toBe("nobody");
  });
  it("is certain when only one kitten is in the pile", () => {
    expect(hiderOf([drawn, tucked, turn(2), event("drew", 2), turn(0), event("kitten_drawn", 0), boom], 1)).toBe(1);
  });
  it("cannot be told while an unseen one may be in the pile", () => {
    expect(hiderOf([drawn, tucked, turn(2), event("kitten_drawn", 2)], 3)).toBeNull();
  });
  it("is known to whoever knows its place", () => {
    const mine = event("tucked", 0, { index: 2 });
    const draws = [event("drew", 1), event("drew", 2), event("kitten_drawn", 1)];
    expect(hiderOf([event("kitten_drawn", 0), mine, ...draws], 3)).toBe(0);
    expect(hiderOf([event("kitten_drawn", 0), mine, event("drew", 1), event("kitten_drawn", 2)], 3)).toBeNull();
    expect(hiderOf([event("kitten_drawn", 0), mine, event("shuffled", 2), ...draws], 3)).toBeNull();
    // a card buried above it moves it one place down
    const buried = event("buried", 0, { index: 0 });
    expect(hiderOf([event("kitten_drawn", 0), mine, buried, event("drew", 1), ...draws], 3)).toBe(0);
  });
  it("leaves a draw from the bottom open", () => {
    const bottom = event("played", 2, { card: "draw_from_the_bottom" });
    const top = event("tucked", 0, { index: 0 });
    expect(hiderOf([event("kitten_drawn", 0), top, turn(2), bottom, event("kitten_drawn", 2)], 3)).toBeNull();
  });
});

describe("who attacked", () => {
  it("is the one whose attack began the turn", () => {
    const attack = event("attacked", 1, { other: 2, index: 2 });
    expect(attackerOf([turn(1), attack, turn(2), event("kitten_drawn", 2)], 2)).toBe(1);
    expect(attackerOf([turn(1), attack, turn(2), event("drew", 2), turn(2), event("kitten_drawn", 2)], 2)).toBe(1);
    expect(attackerOf([turn(1), attack, turn(2), event("drew", 2), turn(0), turn(2)], 2)).toBeNull();
  });
});

describe("since my last turn", () => {
  const round = [
    turn(0),
    event("drew", 0),
    turn(1),
    event("played", 1, { card: "favor" }),
    event("aimed", 1, { other: 0 }),
    event("gave", 0, { other: 1, card: "tacocat" }),
    event("drew", 1),
    turn(2),
    event("played", 2, { card: "shuffle" }),
    event("shuffled", 2),
    event("played", 2, { card: "attack" }),
    event("attacked", 2, { other: 0, index: 2 }),
  ];
  it("names who took what from whom, my losses marked, oldest first", () => {
    const found = sinceLastTurn(numbered([...round, turn(0)]), 0);
    expect(found.map(({ seat, other, kind, loss }) => [seat, other, kind, loss])).toEqual([
      [1, 0, "favor", true],
      [2, null, "shuffle", false],
      [2, 0, "attack", true],
    ]);
    expect(found[0]!.n).toBe(6);
  });
  it("ends with my first action, and is empty in a second turn in a row", () => {
    expect(sinceLastTurn(numbered([...round, turn(0), event("played", 0, { card: "skip" })]), 0)).toEqual([]);
    expect(sinceLastTurn(numbered([...round, turn(0), event("drew", 0), turn(0)]), 0)).toEqual([]);
    expect(sinceLastTurn(numbered(round), 0)).toEqual([]);
    expect(sinceLastTurn(numbered([turn(0)]), 0)).toEqual([]);
  });
  it("begins with the game if I had no turn yet", () => {
    expect(sinceLastTurn(numbered([turn(2), event("shuffled", 2), turn(0)]), 0)).toHaveLength(1);
  });
});
