import { describe, expect, it } from "vitest";
import { check, commitmentTo, firstWrong, tableKey, tape, type Dealt } from "./fairness";
import sample from "./fairness.sample.json";
import type { Draw, Fairness } from "./generated";
import { entropy, gave, pledgeOf, saw, type Pledge } from "./pledge";

// Computed by src/kociolek/fair.py: secret of 32 bytes 0x11, table "t1", one contribution of 64 times "a".
const fairness: Fairness = {
  version: 1,
  table: "t1",
  commitment: "3b078b846e33c546a8591aa47fd962fc58d9beb8e80029500d53eef31811c305",
  contributions: ["a".repeat(64), ""],
  secret: "11".repeat(32),
};
const dealt = { game: "kittens", rules: 1, seats: 2, options: { turbo: "off", edition: "original" } };

// A game of two, its record and its draws as the server tells them (tests/test_draws.py keeps them true).
const head = JSON.parse(sample.record.split("\n")[0]!) as Dealt & { fair: Fairness };
const draws = sample.draws as Draw[];
const mine = head.fair.contributions.find((each) => each !== "") ?? null;
const pledge: Pledge = { commitment: head.fair.commitment, mine };
const failing = async (fair: Fairness, seen: Pledge): Promise<string[]> =>
  (await check(fair, sample.record, draws, seen)).filter((each) => !each.holds).map((each) => each.key);

describe("check of the shuffle", () => {
  it("computes the commitment as the server does", async () =>
    expect(await commitmentTo(fairness.secret!, "t1", 1)).toBe(fairness.commitment));
  it("computes the key and the first words of chance as the server does", async () => {
    const key = await tableKey(fairness, dealt);
    expect(key).toBe("1996a1ac1cf4267ce407fd44d7afe44765a18fde66d14a46233f8f03641574e7");
    expect(await tape(key, "1", 3)).toEqual([2948737498, 217958477, 3665733197]);
  });
  it("finds a secret that was changed", async () => {
    expect(mine).not.toBeNull();
    expect(await failing(head.fair, pledge)).toEqual([]);
    expect(await failing({ ...head.fair, secret: "22".repeat(32) }, pledge)).toEqual(["commitment", "seed", "draws"]);
  });
  it("finds a server that exchanged its secret together with the commitment", async () => {
    // Record, secret and commitment fit each other. Only what this browser kept before the deal does not.
    expect(await failing(head.fair, { commitment: "f".repeat(64), mine })).toEqual(["commitment"]);
  });
  it("finds that my chance was left out", async () =>
    expect(await failing(head.fair, { ...pledge, mine: "b".repeat(64) })).toEqual(["contribution"]));
  it("does not vouch for what this browser never saw", async () => {
    const findings = await check(head.fair, sample.record, draws, { commitment: null, mine: null });
    expect(findings.filter((each) => each.missing && !each.holds).map((each) => each.key)).toEqual([
      "commitment",
      "contribution",
    ]);
  });
});

describe("every draw of the game", () => {
  const wrong = async (changed: Draw[]): Promise<Draw | undefined> =>
    firstWrong(await tableKey(head.fair, head), changed);
  const at = (what: Draw["what"]): number => draws.findIndex((draw) => draw.what === what);
  const changed = (i: number, change: Partial<Draw>): Draw[] =>
    draws.map((draw, k) => (k === i ? { ...draw, ...change } : draw));

  it("follows from the stream", async () => {
    expect(await wrong(draws)).toBeUndefined();
    const finding = (await check(head.fair, sample.record, draws, pledge)).find((each) => each.key === "draws");
    expect(finding).toMatchObject({ holds: true, count: draws.filter((draw) => draw.what !== "stream").length });
  });
  it("is found when its number was changed", async () => {
    const i = at("number");
    const forged = changed(i, { number: (draws[i]!.number + 1) % draws[i]!.n });
    expect(await wrong(forged)).toBe(forged[i]);
  });
  it("is found when two cards of a shuffle were exchanged", async () => {
    const i = at("shuffle");
    const [first, second, ...rest] = draws[i]!.order;
    const forged = changed(i, { order: [second!, first!, ...rest] });
    expect(await wrong(forged)).toBe(forged[i]);
  });
  it("is found when it took words from where it suited", async () => {
    const i = draws.length - 1;
    const forged = changed(i, { place: draws[i]!.place + 1 });
    expect(await wrong(forged)).toBe(forged[i]);
  });
  it("is missed when it was left out", async () =>
    expect(await wrong(draws.filter((_, i) => i !== at("number")))).toBeDefined());
  it("comes from a stream that was begun before", async () => {
    const forged = draws.filter((draw) => draw.what !== "stream");
    expect((await wrong(forged))?.stream).not.toBe("1");
  });
  it("must be there at all", async () => {
    const finding = (await check(head.fair, sample.record, [], pledge)).find((each) => each.key === "draws");
    expect(finding?.holds).toBe(false);
  });
});

describe("what is kept before the deal", () => {
  it("keeps the first commitment, and no numbers without one", () => {
    gave("never seen", entropy());
    expect(pledgeOf("never seen")).toEqual({ commitment: null, mine: null });
    saw("t", "first");
    saw("t", "second");
    expect(pledgeOf("t")).toEqual({ commitment: "first", mine: null });
    const mine = entropy();
    gave("t", mine);
    saw("t", "third");
    expect(pledgeOf("t")).toEqual({ commitment: "first", mine });
    expect(mine).toMatch(/^[0-9a-f]{64}$/);
  });
});
