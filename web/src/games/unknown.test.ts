// Cards, spells and moves of expansions that the client does not know.

import { describe, expect, it } from "vitest";
import { eventSentence, actionSentence, promptSentence } from "../i18n/sentences";
import type { BaseView } from "../net/generated";
import { grouped } from "./choices";
import { cardHtml, chipHtml } from "./kittens/cards";
import { dotOf, FACES, faceOf } from "./kittens/faces";
import { dot, isSpell, plateHtml, SPELL_ICONS, spellIcon, wizard } from "./wizardkittens/art";
import { kittenName, nameOf } from "./wizardkittens/messages";

const choice = (verb: string, kind: string | null = null, index: number | null = null) => ({
  text: [verb, kind, index].filter((part) => part !== null).join(" "), verb, kind, seat: null, index,
}); // prettier-ignore

describe("cards", () => {
  it("bear their names and a face that no other card has", () => {
    expect(cardHtml("big_pillow")).toContain("Big pillow");
    expect(chipHtml("big_pillow")).toContain("Big pillow");
    expect(dotOf("big_pillow")).toContain("<svg");
    expect(Object.values(FACES)).not.toContain(faceOf("big_pillow"));
  });
});

describe("spells", () => {
  it("bear their names and a sign that no other spell has", () => {
    expect(isSpell("cat_nap")).toBe(true);
    expect([nameOf("cat_nap"), kittenName("cat_nap")]).toEqual(["Cat nap", "Cat nap"]);
    expect(plateHtml("cat_nap", nameOf("cat_nap"))).toContain("Cat nap");
    expect(Object.keys(SPELL_ICONS).map(spellIcon)).not.toContain(spellIcon("cat_nap"));
    expect(Object.keys(SPELL_ICONS).map(dot)).not.toContain(dot("cat_nap"));
    expect(plateHtml("nap", "<img>")).toContain("&lt;img&gt;");
    expect(wizard("cat_nap")).not.toBe(wizard("yoink"));
  });
});

describe("moves, events and questions", () => {
  it("are said in plain words", () => {
    expect(actionSentence("kittens", choice("under"), [], 0)).toBe("Under");
    expect(actionSentence("kittens", choice("hold", "big_pillow", 2), [], 0)).toBe("Hold, Big pillow, 2");
    const event = { verb: "dozed_off", seat: 1, card: "big_pillow" };
    expect(eventSentence("kittens", event, 0, ["Ola", "Jan"], 0)).toBe("Jan: dozed off, Big pillow");
    expect(promptSentence("kittens", { view: { prompt: "pillow.keep" } as BaseView, me: 0, names: [] })).toBe(
      "web-your-decision",
    );
  });

  it("are among the moves that can be chosen", () => {
    const groups = grouped([choice("draw"), choice("under")], [["answers", /^draw$/]]);
    expect(groups.map((group) => group.choices.length)).toEqual([2]);
  });
});
