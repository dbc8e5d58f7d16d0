import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { qr } from "./qr";

const rows = (grid: boolean[][]): string[] => grid.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

describe("QR code", () => {
  it("has finders in three corners", () => {
    const drawn = rows(qr("http://192.168.0.7:8000/t/abcdefgh"));
    for (const row of [0, 6]) expect(drawn[row]!.slice(0, 8)).toBe("#######.");
    expect(drawn[0]!.slice(-8)).toBe(".#######");
    expect(drawn.at(-1)!.slice(0, 8)).toBe("#######.");
  });
  it("is still the code that scanners read when this was written", () => {
    const digest = createHash("sha256")
      .update(rows(qr("a".repeat(78))).join("\n"))
      .digest("hex");
    expect(digest).toBe("a3514f2dc08588362f00346db558efbf8167dba6772b2e9f646eab9e9f4a343f");
  });
  it("grows with the text and refuses what does not fit", () => {
    expect(qr("a")).toHaveLength(21);
    expect(qr("a".repeat(78))).toHaveLength(33);
    expect(qr("a".repeat(150))).toHaveLength(45);
    expect(() => qr("a".repeat(300))).toThrow();
  });
});
