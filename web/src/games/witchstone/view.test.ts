import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { componentsOf, type ComponentFile } from "./components.svelte";
import type { WitchstoneFrame, WitchstonePlayer } from "../../net/generated";
import { bottles, cellOf, centre, chargesOn, checklist, clockwise, distance, exitOf, groupOf, laying, moving, owlValues, points, roomBeside, specialInHand, tileOf, topOwl, total, wandOrder, witchesOn, yieldOf, type WitchstoneView } from "./view"; // prettier-ignore

const FILE = JSON.parse(
  readFileSync(new URL("../../../../src/kociolek/games/witchstone/components.json", import.meta.url), "utf8"),
) as ComponentFile;
const c = componentsOf({ ...FILE, digest: "abc" });

const person = (changes: Partial<WitchstonePlayer> = {}): WitchstonePlayer => ({
  score: 0, tower: null, charges: 20, stock: 11, lying: 0, standing: [], rank: 0, building: null, built: 0, completed: [], network: [],
  pentagram: 0, wand: 0, arrived: 0, crystals: [], black: null, racked: 0, removed: 0, aside: 0, tokens: 0, owls: [], specials: [], scrolls: [], pile: null,
  used: [], full: [], laid: [], drawn: 5, hand: [], symbols: {}, special_cells: [], tiles: [], earned: {}, hand_size: 5, supply_size: 10, ...changes,
}); // prettier-ignore
const view = (changes: Partial<WitchstoneView> = {}): WitchstoneView => ({
  game: "witchstone", version: 1, components: "abc", seat: 0, seats: 2, rules: {}, prompt: "tile", waiting: [0], options: [], yields: [],
  can_take_back: 0, round: 1, beginner: 0, active: 0, alive: [0, 1], deck: 34, shelf: [], special_stack: 12, blue: [0, 1, null],
  owls_taken: [0, 5], area_tokens: {}, table_tokens: {}, rack: {}, pending: [], arrivals: 0,
  queue: null, stack: [{ frame: "turn" }], players: [person(), person()], prophecies: [[], []], result: null, winners: [], ...changes,
}); // prettier-ignore

describe("a press on the ball", () => {
  it("is measured to the connection, not to the line beyond its ends", () => {
    const link = { ...c.links[0]!, a: { ...c.links[0]!.a, x: 0, y: 0 }, b: { ...c.links[0]!.b, x: 10, y: 0 } };
    expect(distance(link, { x: 5, y: 3 })).toBe(3);
    expect(distance(link, { x: 14, y: 3 })).toBe(5);
  });
});

describe("the components", () => {
  it("has what the boards need", () => {
    expect(Object.keys(c.areas)).toHaveLength(17);
    expect(c.links).toHaveLength(36);
    expect(c.links.find((link) => link.id === "W-F0")).toMatchObject({ segments: 3, points: 6 });
    expect(c.cells).toHaveLength(37);
    expect(c.printed["3,0"]).toBe("energy");
    expect(c.wand[2]).toEqual({ kind: "bonus", what: "crystal", n: 1, first: 2 });
    expect(c.wand[20]).toEqual({ kind: "score", what: "special_tiles", n: 2, first: 2 });
    expect(c.marks["connections"]).toBe("designed");
  });
  it("names scrolls as the game does", () => {
    expect(Object.keys(c.scrolls)).toContain("connected_foreign_tower_foreign_tower_forest");
    expect(c.scrolls["boost_any"]).toMatchObject({ extra: 1, tiers: [] });
    expect(c.scrolls["count_tokens"]?.tiers).toEqual([4, 5, 7]);
    expect(c.scrolls["rank"]?.tiers).toEqual([3, 2, 1]);
  });
  it("tells equal exits and tiles of another box apart", () => {
    const other = componentsOf({
      ...FILE,
      exits: {
        from: "printed",
        value: [
          ["wand", [[2, 1]]],
          ["wand", [[1, 2]]],
        ],
      },
      tiles: {
        from: "printed",
        value: [
          ["wand", "energy"],
          ["energy", "wand"],
        ],
      },
    });
    expect(other.exits.map((exit) => exit.id)).toEqual(["wand", "wand2"]);
    expect(Object.keys(other.tiles)).toEqual(["energy+wand", "energy+wand2"]);
  });
});

describe("moves", () => {
  const move = (verb: string, kind: string | null, index: number | null = null, name: string | null = kind) => ({
    text: [verb, name].filter(Boolean).join(" "), verb, kind, seat: null, index,
  }); // prettier-ignore
  it("are about fields, tiles and exits", () => {
    expect(cellOf(move("place", null, 19), c)).toBe("0,0");
    expect(tileOf(move("tile", "energy_witch", null, "energy+witch"), c)).toBe("energy+witch");
    expect(exitOf(move("out", "wand"), c)).toBe("wand");
    const tiles: typeof c.tiles = { "energy+wand": ["energy", "wand"], "energy+wand2": ["energy", "wand"] };
    expect(tileOf(move("tile", "energy_wand", null, "energy+wand2"), { ...c, tiles })).toBe("energy+wand2");
  });
  it("know their yield", () => {
    const go = move("go", "F0");
    const asked = view({ options: [move("lay", null), go], yields: [{}, { points: 2, cost: 1 }] });
    expect(yieldOf(asked, go)).toEqual({ points: 2, cost: 1 });
    expect(yieldOf(asked, move("end", null))).toEqual({});
  });
});

describe("the turn", () => {
  const series = (kind: string, n: number): WitchstoneFrame => ({ frame: "series", kind, n, passed: null });
  const half = (kind: string): WitchstoneFrame => ({ frame: "other_half", kind, cell: "0,0" });
  const END: WitchstoneFrame = { frame: "turn_end" };
  const steps = (stack: WitchstoneFrame[], round = 1): string[] =>
    checklist(view({ stack, round })).map(
      (step) => `${step.state} ${step.what}${step.kind ? ` ${step.kind}` : ""}${step.n >= 0 ? ` ${step.n}` : ""}`,
    );
  it("begins with the tile", () =>
    expect(steps([{ frame: "placing", tile: "energy+witch" }, { frame: "turn" }])).toEqual([
      "now tile",
      "todo other",
      "todo other",
      "todo end",
    ]));
  it("runs the first half, the other one waits", () =>
    expect(steps([series("witch", 2), half("wand"), END])).toEqual([
      "done tile",
      "now series witch 2",
      "todo other wand",
      "todo end",
    ]));
  it("nests a bonus", () =>
    expect(steps([series("energy", 2), { frame: "wand_effects" }, series("crystal", 1), END])).toEqual([
      "done tile",
      "done other",
      "waits series crystal 1",
      "waits wand_effects",
      "now series energy 2",
      "todo end",
    ]));
  it("tells where a crystal goes", () =>
    expect(
      steps([{ frame: "exit", kind: "scroll", black: false }, series("crystal", 1), half("energy"), END]),
    ).toContain("now exit scroll"));
  it("chooses a tower first", () => {
    expect(steps([{ frame: "towers" }], 0)).toEqual(["now tower"]);
    expect(steps([series("energy", 1), { frame: "setup_end" }], 0)).toEqual(["done tower", "now series energy 1"]);
  });
  it("is over at the end", () => expect(steps([])).toEqual([]));
  it("knows what is in the air", () => {
    const tile = "energy+witch";
    expect(laying(view({ stack: [{ frame: "placing", tile }] }))).toEqual({ tile, at: null });
    expect(laying(view({ stack: [{ frame: "turning", tile, cell: "0,0" }] }))).toEqual({ tile, at: "0,0" });
    expect(laying(view())).toBeNull();
    expect(moving(view({ stack: [{ frame: "moving", cell: "0,0" }, series("crystal", 1), END] }))).toBe("0,0");
    expect(specialInHand(view({ stack: [{ frame: "special", tile: 0 }] }), c)).toEqual(["energy", "witch"]);
  });
});

describe("the cauldron", () => {
  const symbols = { "0,0": ["wand"], "1,0": ["wand", "scroll"], "2,0": ["wand"], "0,2": ["wand"], "1,1": ["scroll"] };
  it("finds what hangs together", () => {
    expect(groupOf(symbols, "-1,0", "wand").toSorted()).toEqual(["0,0", "1,0", "2,0"]);
    expect(groupOf(symbols, "1,0", "scroll")).toEqual(["1,1"]);
    expect(groupOf(symbols, "-3,0", "wand")).toEqual([]);
  });
  it("turns by the clock", () => expect(clockwise("0,0", ["-1,0", "1,0", "0,1"])).toEqual(["1,0", "0,1", "-1,0"]));
  it("knows where a field lies", () => expect(centre("0,2", 10)).toEqual([10 * Math.sqrt(3), 30]));
});

describe("the ball", () => {
  it("knows whose charges lie where", () => {
    const table = view({ players: [person({ completed: ["W-T0"] }), person({ building: "W-F0", built: 2 })] });
    expect(chargesOn(table, "W-T0", 2)).toEqual({ seat: 0, n: 2 });
    expect(chargesOn(table, "W-F0", 3)).toEqual({ seat: 1, n: 2 });
    expect(chargesOn(table, "W-F1", 3)).toBeNull();
  });
  it("has the witches of the rock in the order of their coming", () =>
    expect(
      witchesOn(view({ players: [person({ standing: ["W"], rank: 2 }), person({ standing: ["W"], rank: 1 })] }), "W"),
    ).toEqual([1, 0]));
  it("finds room for lying witches", () => {
    for (const tower of ["T0", "T1", "T2", "T3"]) {
      const angle = roomBeside(c, tower);
      const others = c.links
        .filter((link) => link.a.id === tower || link.b.id === tower)
        .map((link) => {
          const [from, to] = link.a.id === tower ? [link.a, link.b] : [link.b, link.a];
          return Math.abs(
            Math.atan2(
              Math.sin(Math.atan2(to.y - from.y, to.x - from.x) - angle),
              Math.cos(Math.atan2(to.y - from.y, to.x - from.x) - angle),
            ),
          );
        });
      expect(Math.min(...others)).toBeGreaterThan(0.4);
    }
  });
});

describe("points and tracks", () => {
  it("counts what would be added at the end", () => {
    const me = person({
      score: 5,
      earned: { connections: 5 },
      owls: [0, 6],
      tokens: 2,
      scrolls: [
        { name: "boost_any", number: 13 },
        { name: "boost_wand", number: 9 },
        { name: "rank", number: 40 },
      ],
      used: [9],
    });
    const table = view({
      players: [me, person({ owls: null, tokens: null })],
      prophecies: [[{ number: 40, points: 1 }], []],
    });
    const now = Object.fromEntries(points(table, 0, c).map((row) => [row.source, row.points]));
    expect(now).toMatchObject({ connections: 5, owls: 13, tokens: 4, boosts: 2, prophecies: 1 });
    expect(total(table, 0)).toBe(25);
    expect(points(table, 1, c).find((row) => row.source === "owls")?.points).toBeNull();
  });
  it("says the final sheet when there is one", () => {
    const result = [{ connections: 7, owls: 5 }, { connections: 1 }];
    expect(total(view({ result }), 0)).toBe(12);
  });
  it("knows owls", () => {
    expect(topOwl(view(), c, 0)).toBe(7);
    expect(topOwl(view(), c, 1)).toBe(0);
    expect(owlValues(c, [4, 5])).toEqual([7, 3]);
  });
  it("has as many bottles as there are players for", () => {
    const crystals = [
      { seat: 0, black: false },
      { seat: 1, black: true },
    ];
    expect(bottles(view({ rack: { any: crystals } }), c, "any")).toEqual([...crystals, null, null]);
  });
  it("orders the wand", () =>
    expect(wandOrder(view({ players: [person({ wand: 4, arrived: 2 }), person({ wand: 4, arrived: 1 })] }))).toEqual([
      1, 0,
    ]));
});
