import { describe, expect, it } from "vitest";
import { check, commitmentTo, tableKey, tape } from "./fairness";
import type { Fairness } from "./wire";

// Computed by src/kociolek/fair.py: secret of 32 bytes 0x11, table "t1", one contribution of 64 times "a".
const fairness: Fairness = {
  version: 1,
  table: "t1",
  commitment: "3b078b846e33c546a8591aa47fd962fc58d9beb8e80029500d53eef31811c305",
  contributions: ["a".repeat(64), ""],
  secret: "11".repeat(32),
};
const dealt = { game: "kittens", rules: 1, seats: 2, options: { turbo: "off", edition: "original" } };

describe("check of the shuffle", () => {
  it("computes the commitment as the server does", async () =>
    expect(await commitmentTo(fairness.secret!, "t1", 1)).toBe(fairness.commitment));
  it("computes the key and the first words of chance as the server does", async () => {
    const key = await tableKey(fairness, dealt);
    expect(key).toBe("1996a1ac1cf4267ce407fd44d7afe44765a18fde66d14a46233f8f03641574e7");
    expect(await tape(key, "1", 3)).toEqual([2948737498, 217958477, 3665733197]);
  });
  it("finds a secret that was changed", async () => {
    const record = JSON.stringify({ ...dealt, fair: fairness });
    expect((await check(fairness, record, null)).every((finding) => finding.holds)).toBe(true);
    const forged = { ...fairness, secret: "22".repeat(32) };
    expect((await check(forged, record, null)).some((finding) => !finding.holds)).toBe(true);
  });
  it("finds that my chance was left out", async () => {
    const record = JSON.stringify({ ...dealt, fair: fairness });
    const findings = await check(fairness, record, "b".repeat(64));
    expect(findings.find((finding) => finding.key === "contribution")?.holds).toBe(false);
  });
});
