import { beforeAll, describe, expect, it, vi } from "vitest";
import { bring, LANGUAGES, speak } from "../../i18n/index.svelte";
import { cardsOf } from "./cards";
import SHARED from "./printed.json";
import { cardsIn, effectText, goalText, ruleText, shortText, type Effect, type Goal } from "./printed";

type Row<T> = [T, ...string[]];
const { document, goals, effects, cards } = SHARED as unknown as {
  document: Record<string, unknown>;
  goals: Row<Goal>[];
  effects: Row<Effect>[];
  cards: Row<string>[];
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
    for (const [goal, ...said] of goals) expect(goalText(goal)).toBe(said[at]);
  });

  it("effects are said as in Python", () => {
    expect(effects.length).toBeGreaterThan(20);
    for (const [effect, ...said] of effects) expect(effectText(effect)).toBe(said[at]);
  });

  it("cards are said as in Python, from the file and from a box", () => {
    for (const printed of [cardsOf({ cards: "built_in" }).printed, cardsIn(document)])
      for (const [kind, ...said] of cards) {
        const card = printed.get(kind)!;
        expect([shortText(card), ruleText(card)]).toEqual([said[2 * at], said[2 * at + 1]]);
      }
  });
});
