import { describe, expect, it } from "vitest";
import { turnsSince } from "./recap";

const event = (verb: string, seat: number, rest: object = {}) => ({ verb, seat, ...rest });

describe("turns of the others", () => {
  const told = [
    event("turn_began", 0),
    event("placed", 0, { card: "potion", index: 1 }),
    event("turn_began", 1),
    event("drew", 1, { card: "scroll" }),
    event("placed", 1, { card: "scroll", index: 2 }),
    event("cast", 1, { card: "sling" }),
    event("slung", 1, { other: 0, card: "artifact", index: 3 }),
    event("turn_began", 2),
  ];

  it("are those since the reader's last one, with what they did and changed", () => {
    const turns = turnsSince([...told, event("turn_began", 0)], 0);
    expect(turns.map((turn) => turn.seat)).toEqual([1, 2]);
    expect(turns[0]?.acts.map((act) => act.verb)).toEqual(["placed", "slung"]);
    expect(turns[0]?.changed).toEqual(["1:2", "0:3"]);
  });

  it("include the running one", () => {
    expect(turnsSince(told, 0).at(-1)).toEqual({ seat: 2, acts: [], changed: [] });
    expect(turnsSince(told, 2).map((turn) => turn.seat)).toEqual([0, 1]);
  });
});
