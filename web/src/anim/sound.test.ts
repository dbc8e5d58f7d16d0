import { describe, expect, it } from "vitest";
import { SOUNDS } from "./sound";

describe("sounds", () => {
  it.each(Object.entries(SOUNDS))("%s is short and not loud", (_name, layers) => {
    expect(layers.length).toBeGreaterThan(0);
    for (const { at, length, volume, hertz } of layers) {
      expect(at + length).toBeLessThan(1.5);
      expect(volume).toBeLessThanOrEqual(0.8);
      expect(hertz).toBeGreaterThan(20);
      expect(length).toBeGreaterThan(0.01);
    }
  });
  it("raises a Nope that answers a Nope by a third", () => {
    expect(SOUNDS.counter[0]!.hertz / SOUNDS.nope[0]!.hertz).toBeCloseTo(1.26);
  });
});
