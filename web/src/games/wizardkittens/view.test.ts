import { describe, expect, it } from "vitest";
import FILE from "@rules/wizardkittens/cards.toml?raw";
import { cardsOf, cardSet, LETTERS, readFile } from "./cards";
import { cardsIn } from "./printed";
import {
  catsIn,
  deckOf,
  effectNow,
  missing,
  placedNow,
  pointsOf,
  receiver,
  spellsOf,
  stepOf,
  surplus,
  suspicious,
  switched,
  ticks,
  unseen,
  type WizardView,
} from "./view";

const none = [{}, {}, {}];
const table: WizardView = {
  game: "wizardkittens", version: 1, seat: 0, seats: 3,
  rules: { advanced_kittens: "on", chaos_cat: "chaos_mode", chaos_cats: "4", curses: "standard", cards: "built_in" },
  prompt: "spell", waiting: [0], options: [], deck: 46, circles: [none, none, none], hand: {}, used: {}, discard: {},
  fresh: [], curses: ["snail", "catnap", null], curse_deck: 4, won: [], kittens: ["yoink", "dismiss", "overflow"],
  mats: { yoink: ["summon", "sling", "swat", "yoink"], overflow: ["overflow", "sling", "swat", "switch"] },
  credits: ["ec_potion", null, null], tokens: ["yoink", "summon", null], alive: [0, 1, 2], active: 0, chapters: 2, card: null, cats: 0,
  cast: null, ending: null, stack: [{ frame: "casting" }, { frame: "turn" }], result: null,
}; // prettier-ignore
const at = (change: Partial<WizardView>): WizardView => ({ ...table, ...change });

describe("cards", () => {
  const cards = cardsOf(table.rules);

  it("are those of the rules", () => {
    expect(Object.keys(cards.curses)).toHaveLength(12);
    expect(cards.curses["snail"]).toMatchObject({ group: "easy", value: 4, needs: "AAS", bonus: { score: "none" } });
    expect(cards.curses["breadhead"]).toMatchObject({
      value: 5,
      needs: "FFPS",
      bonus: { score: "per_type", type: "A", pts: 1 },
    });
    expect(cards.credits["ec_three"]).toMatchObject({ points: 5, kind: "" });
    expect(cards.credits["ec_potion"]).toMatchObject({ points: 1, kind: "potion" });
    expect(cards.kittens).toEqual({ overflow: "BaeBae", avalanche: "Easa", dismiss: "Muffin", yoink: "Grumpkin" });
  });

  it("say where their values come from", () => {
    expect(cards.curses["snail"]?.source).toMatchObject({ needs: "SEED", value: "INFERRED" });
    expect(cards.curses["hairball"]?.source).toBe("DESIGNED");
    expect(cards.sources["nr_right"]).toEqual({ effect: "SEED", paws: "INFERRED" });
    for (const card of readFile(FILE)) expect(card["source"], String(card["id"])).toBeTruthy();
  });

  it("have lighter recipes for the hard curses only", () => {
    const light = cardsOf({ ...table.rules, curses: "light" });
    expect(light.curses["vampire"]?.needs).toBe("AAPP");
    expect(light.curses["catnap"]?.needs).toBe("AFPS");
  });

  it("may be the owner's own", () => {
    const bonus = { score: "per_type", type: "P", pts: 1 };
    const curses = { snail: { en: "Snail", pl: "Ś", group: "hard", value: 9, needs: "AAAS", light: "AAS", bonus } };
    const goal = { score: "per_type", type: "S", pts: 3 };
    const own = cardSet(cardsIn({ curses, extra_credit: { ec_potion: { en: "a", pl: "b", goal } } }), false);
    expect(own.names.en).toEqual({ "wizardkittens-card-ec-potion": "a" });
    expect(own.names.pl["wizardkittens-card-snail"]).toBe("Ś");
    expect(own.curses["snail"]).toEqual({ group: "hard", value: 9, needs: "AAAS", bonus, source: "" });
    expect(own.credits["ec_potion"]).toMatchObject({ points: 3, kind: "scroll" });
    expect(own.own).toBe(true);
  });
});

describe("recipes", () => {
  it("tick off what is there, and no more", () => {
    expect(ticks("AAS", { artifact: 1, scroll: 2 }).map((tick) => tick.got)).toEqual([true, false, true]);
    expect(missing("AAS", { artifact: 1, scroll: 2 })).toEqual({ artifact: 1 });
    expect(missing("AAS", { artifact: 2, scroll: 1 })).toEqual({});
    expect(surplus("AAS", { artifact: 2, scroll: 1, potion: 1, familiar: 1 })).toBe(2);
    expect(Object.keys(LETTERS).join("")).toBe("AFPS");
  });
});

describe("points", () => {
  const cards = cardsOf(table.rules);

  it("are those of the examples of the rulebook, without the secret", () => {
    const vampire = at({ won: [{ seat: 1, curse: "vampire", extras: { potion: 2 } }] });
    expect(pointsOf(vampire, 1, cards).sum).toBe(6);
    const breadhead = at({
      won: [{ seat: 0, curse: "breadhead", extras: {} }],
      circles: [[{ artifact: 1 }, { artifact: 1 }, {}], none, none],
    });
    expect(pointsOf(breadhead, 0, cards)).toEqual({ values: 5, bonus: 2, extras: 0, sum: 7 });
    expect(pointsOf(breadhead, 1, cards).sum).toBe(0);
  });

  it("are too many from ten on, and with two players too few as well", () => {
    expect([9, 10].map((points) => suspicious(table, points))).toEqual([false, true]);
    expect([5, 6, 9, 10].map((points) => suspicious(at({ seats: 2 }), points))).toEqual([true, false, false, true]);
  });
});

describe("the deck", () => {
  it("hides the Professor among its last eleven cards", () => {
    expect(deckOf(table)).toMatchObject({ whole: 47, soonest: 36, latest: 46, professor: 0 });
    expect(deckOf(at({ deck: 11 }))).toMatchObject({ soonest: 1, latest: 11, professor: 1 / 11 });
    expect(deckOf(at({ deck: 1 })).professor).toBe(1);
    expect(deckOf(at({ deck: 1, ending: "caught" })).professor).toBe(0);
  });

  it("hides the Cats in its middle", () => {
    expect(deckOf(at({ deck: 38 })).cat).toBe(0);
    expect(deckOf(at({ deck: 37 })).cat).toBeCloseTo(4 / 26);
    expect(deckOf(at({ deck: 15, cats: 3 })).cat).toBe(1 / 4);
    expect(deckOf(at({ deck: 11, cats: 3 })).cat).toBe(0);
    expect([2, 3].map((seats) => catsIn(at({ seats, rules: { chaos_cat: "plain" } })))).toEqual([0, 1]);
  });

  it("holds what nobody has seen", () => {
    const view = at({
      circles: [[{ artifact: 2 }, {}, {}], none, none],
      hand: { artifact: 1 },
      discard: { scroll: 3 },
      won: [{ seat: 2, curse: "snail", extras: { scroll: 1 } }],
    });
    expect(unseen(view)).toEqual({ artifact: 9, familiar: 12, potion: 12, scroll: 8 });
  });
});

describe("what is going on", () => {
  const done = { done: 0, source: null, chapter: null } as const;
  const choosing = { frame: "choosing", step: 2, actor: 2, ...done, target: null, kind: null } as const;
  const acting = { frame: "acting", step: 2, actor: 0, left: 1 } as const;
  const placing = { frame: "placing", seat: 0, owner: 2, kind: "familiar" } as const;
  const laying = { ...choosing, frame: "laying", actor: 1, target: 2, kind: "scroll" } as const;

  it("is read off the stack", () => {
    expect([spellsOf(table, 0), spellsOf(table, 2)]).toEqual([
      ["summon", "sling", "swat", "yoink"],
      ["overflow", "sling", "swat", "switch"],
    ]);
    expect(stepOf(table)).toBe(2);
    expect(stepOf(at({ stack: [placing, ...table.stack] }))).toBe(1);
    expect(stepOf(at({ stack: [choosing, acting, { frame: "defeating", ready: [1], fallen: 1 }] }))).toBe(3);
    expect(stepOf(at({ stack: [] }))).toBe(0);
    expect(effectNow(at({ stack: [choosing, acting, ...table.stack] }))).toEqual({ step: 2, actor: 2 });
    expect(effectNow(table)).toBeNull();
  });

  it("and so is the place a card waits for", () => {
    const placed = at({ stack: [placing] });
    expect([receiver(placed), placedNow(placed)]).toEqual([2, "familiar"]);
    const laid = at({ stack: [laying] });
    expect([receiver(laid), placedNow(laid)]).toEqual([2, "scroll"]);
    const chapter = at({ stack: [{ ...laying, target: null, kind: null }] });
    expect([receiver(chapter), placedNow(chapter)]).toEqual([1, null]);
    const first = { seat: 1, chapter: 2, kind: "potion" };
    expect(switched(at({ stack: [{ frame: "switchingwith", first }] }))).toEqual(first);
    expect([receiver(table), switched(table)]).toEqual([null, null]);
  });
});
