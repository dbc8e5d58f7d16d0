import { describe, expect, it } from "vitest";
import { soften } from "./cards";

const parts = (text: string, letters?: number): string[] => soften(text, letters).split("\u00ad");

describe("soft hyphens", () => {
  it("stand between two consonants, or before one", () => {
    expect(parts("Cattermelon")).toEqual(["Cat", "ter", "me", "lon"]);
    expect(parts("eksplodującego")).toEqual(["eksplo", "du", "ją", "ce", "go"]);
    expect(parts("tęczorzygowy")).toEqual(["tę", "czo", "rzy", "go", "wy"]);
    expect(parts("przyszłość")).toEqual(["przysz", "łość"]);
  });
  it("are in long words only, which count with what may not be broken off", () => {
    expect(parts("w\u00a0pojedynkę; para kradnie", 12)).toEqual(["w\u00a0po", "je", "dyn", "kę; para kradnie"]);
    expect(soften("Kotowoc")).toBe("Kotowoc");
  });
});
