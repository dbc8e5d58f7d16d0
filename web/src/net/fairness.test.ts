import { describe, expect, it } from "vitest";
import { check, commitmentTo, firstWrong, tableKey, tape, type Dealt } from "./fairness";
import sample from "./fairness.sample.json";
import type { Draw, Fairness } from "./generated";

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

describe("check of the shuffle", () => {
  it("computes the commitment as the server does", async () =>
    expect(await commitmentTo(fairness.secret!, "t1", 1)).toBe(fairness.commitment));
  it("computes the key and the first words of chance as the server does", async () => {
    const key = await tableKey(fairness, dealt);
    expect(key).toBe("1996a1ac1cf4267ce407fd44d7afe44765a18fde66d14a46233f8f03641574e7");
    expect(await tape(key, "1", 3)).toEqual([2948737498, 217958477, 3665733197]);
  });
  it("finds a secret that was changed", async () => {
    expect((await check(head.fair, sample.record, draws, null)).every((finding) => finding.holds)).toBe(true);
    const forged = { ...head.fair, secret: "22".repeat(32) };
    expect(
      (await check(forged, sample.record, draws, null))
        .filter((finding) => !finding.holds)
        .map((finding) => finding.key),
    ).toEqual(["commitment", "seed", "draws"]);
  });
  it("finds that my chance was left out", async () => {
    const findings = await check(head.fair, sample.record, draws, "b".repeat(64));
    expect(findings.find((finding) => finding.key === "contribution")?.holds).toBe(false);
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
    const finding = (await check(head.fair, sample.record, draws, null)).find((each) => each.key === "draws");
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
    const finding = (await check(head.fair, sample.record, [], null)).find((each) => each.key === "draws");
    expect(finding?.holds).toBe(false);
  });
});
