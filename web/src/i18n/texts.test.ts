import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, place, Texts, type Language } from "./texts";

const folder = new URL("../../../src/kociolek/locale/", import.meta.url);

function texts(lang: Language): Texts {
  const all = new Texts(lang);
  for (const file of readdirSync(new URL(`${lang}/`, folder))) {
    all.add(file, readFileSync(new URL(`${lang}/${file}`, folder), "utf8"));
  }
  return all;
}

describe("texts", () => {
  const complaint = vi.spyOn(console, "error");
  beforeEach(() => void complaint.mockClear());
  afterEach(() => expect(complaint).not.toHaveBeenCalled());

  it.each(LANGUAGES)("the files of %s are read without a mistake", (lang) => expect(texts(lang).has("web-you")).toBe(true));

  it("says the same as Python", () => {
    const drew = { player: "Ala", you: "none", card: "favor", known: "yes", other: "", has_other: "no", index: -1, size: 0 };
    expect(texts("en").say("kittens-event-drew", drew)).toBe("Ala draws Favor.");
    expect(texts("pl").say("web-kittens-cards", { count: 22 })).toBe("22 karty");
    expect(texts("pl").say("web-kittens-cards", { count: 5 })).toBe("5 kart");
  });

  it("knows the places of a pile", () => {
    expect([place(0, 5), place(3, 5), place(5, 5)]).toEqual(["top", "middle", "bottom"]);
    expect(texts("en").say("kittens-action-tuck", { index: 3, size: 9 })).toBe("Under the top 3 cards");
  });
});
