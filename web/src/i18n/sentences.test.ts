import { describe, expect, it } from "vitest";
import type { KittensView } from "../net/generated";
import { minus, promptParams } from "./sentences";

const names = ["Ala", "Bartek", "Celina"];
const asked = (me: number, stack: unknown[]): Record<string, string> =>
  promptParams({ me, names, view: { active: 2, stack } as unknown as KittensView });

describe("the variables of a prompt", () => {
  it("come from the frame that asks", () => {
    const frame = { frame: "pending", card: "favor", kind: "godcat", by: 0, against: 1, named: null, noped: true };
    expect(asked(1, [frame, { frame: "turn" }])).toEqual({
      player: "Ala",
      other: "Bartek",
      has_other: "yes",
      you: "other",
      card: "favor",
      known: "yes",
      deed: "favor",
      named: "",
      noped: "yes",
      spell: "",
    });
    expect(asked(0, [frame])["you"]).toBe("seat");
    expect(asked(2, [frame])["you"]).toBe("none");
    expect(asked(-1, [frame])["you"]).toBe("none");
  });

  it("are about who is on turn if no frame tells more", () => {
    expect(asked(2, [{ frame: "turn" }])).toMatchObject({
      player: "Celina",
      you: "seat",
      known: "no",
      has_other: "no",
    });
    expect(asked(2, [])["player"]).toBe("Celina");
  });

  it("name the title of a combo", () => {
    const params = asked(0, [{ frame: "aiming", card: "pair", kind: "tacocat", by: 0 }]);
    expect(params).toMatchObject({ deed: "pair", card: "tacocat" });
  });
});

describe("numbers below zero", () => {
  it("have a true minus; hyphens stay", () => {
    expect(minus("-3 points (16-page, −2)")).toBe("−3 points (16-page, −2)");
  });
});
