import { describe, expect, it } from "vitest";
import type { WireEvent } from "../../net/generated";
import { flagsOf, turns, turnsSince } from "./recap";

const told = (verb: string, seat: number, card = "", index = -1): WireEvent => ({ verb, seat, other: -1, card, index });
const STORY = [
  told("turn_began", 0, "", 1),
  told("tile_laid", 0, "energy_witch", 3),
  told("turn_began", 1, "", 1),
  told("tile_laid", 1, "energy_wand", 5),
  told("series_opened", 1, "energy", 3),
  told("charged", 1, "V2-C2", 1),
  told("charged", 1, "V2-C2", 2),
  told("connected", 1, "V2-C2"),
  told("scored", 1, "", 3),
  told("charged", 1, "C2-V3", 1),
  told("stepped", 1, "", 4),
  told("stepped", 1, "", 5),
  told("turn_began", 2, "", 1),
  told("witch_went", 2, "C1", 1),
  told("scored", 2, "", 2),
];

describe("turns as told by events", () => {
  it("tells each act once, with its points", () => {
    const [, second] = turns(STORY);
    expect(second!.acts.map(({ what, index, points }) => [what, index, points])).toEqual([
      ["tile", 5, 0],
      ["connected", 2, 3],
      ["charged", 1, 0],
      ["stepped", 2, 0],
    ]);
    expect(second!.points).toBe(3);
    expect(second!.links.get("V2-C2")).toEqual({ seat: 1, n: 2, from: 0 });
  });
  it("leaves out the reader's own turns", () => {
    expect(turnsSince(STORY, 0).map((turn) => turn.seat)).toEqual([1, 2]);
    expect(turnsSince([...STORY, told("turn_began", 0, "", 2)], 0).map((turn) => turn.seat)).toEqual([1, 2]);
    expect(turnsSince(STORY, 2).map((turn) => turn.seat)).toEqual([0, 1]);
  });
  it("has one flag for a player and a place, and none over another", () => {
    const c = {
      areas: { T1: { x: 20, y: -30 }, C1: { x: 60, y: 60 }, F1: { x: 30, y: -30 } },
      links: [],
    };
    const story = [
      told("tower_chosen", 1, "T1"),
      told("scored", 1, "", 2),
      told("turn_began", 1, "", 1),
      told("witch_went", 1, "T1"),
      told("scored", 1, "", 3),
      told("turn_began", 2, "", 1),
      told("witch_went", 2, "F1"),
      told("scored", 2, "", 5),
      told("turn_began", 3, "", 1),
      told("witch_went", 3, "C1"),
      told("scored", 3, "", 1),
    ];
    const flags = flagsOf(turns(story), c);
    expect(flags.map(({ seat, points }) => [seat, points])).toEqual([
      [1, 5],
      [2, 5],
      [3, 1],
    ]);
    expect(Math.abs(flags[0]!.y - flags[1]!.y)).toBeGreaterThanOrEqual(13);
    expect([flags[2]!.x, flags[2]!.y]).toEqual([60, 45]);
  });
});
