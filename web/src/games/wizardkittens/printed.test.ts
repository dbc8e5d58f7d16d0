import { beforeAll, describe, expect, it, vi } from "vitest";
import { bring, LANGUAGES, speak } from "../../i18n/index.svelte";
import { cardsOf, readLine } from "./cards";
import SHARED from "./printed.json";
import { effectText, goalText, ruleText, shortText } from "./printed";

type Row = [string, ...string[]];
const { line, goals, effects, cards } = SHARED as unknown as {
  line: string;
  goals: Row[];
  effects: Row[];
  cards: Row[];
};

// src/kociolek/text/printed.py wrote these sentences: the browser must say the same.
describe.each(LANGUAGES)("in %s", (lang) => {
  const at = LANGUAGES.indexOf(lang);
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak(lang);
    await bring("wizardkittens");
    await speak(lang);
  });

  it("a table without a name for its cards has the standard ones", () => {
    expect(cardsOf(null).curses["vampire"]).toMatchObject({ group: "hard", value: 8, needs: "APP" });
    expect(cardsOf({ curses: "light" }).curses["vampire"]?.needs).toBe("APS");
    expect(cardsOf({ cards: "built_in" }).curses["vampire"]?.needs).toBe("AAPPS");
  });

  it("goals are said as in Python", () => {
    expect(goals.length).toBeGreaterThan(80);
    for (const [score, argument = "", pts = "", ...said] of goals)
      expect(goalText(score, argument, pts)).toBe(said[at]);
  });

  it("effects are said as in Python", () => {
    expect(effects.length).toBeGreaterThan(20);
    for (const [text, ...said] of effects) expect(effectText(text)).toBe(said[at]);
  });

  it("cards are said as in Python, from the file and from a line", () => {
    for (const set of [cardsOf({ cards: "built_in" }), readLine(line, false)])
      for (const [kind, ...said] of cards) {
        const { section, fields } = set.printed.get(kind)!;
        expect([shortText(section, fields), ruleText(section, fields)]).toEqual([said[2 * at], said[2 * at + 1]]);
      }
  });
});
