import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messages } from "../../vite.fluent";
import {
  glued,
  LANGUAGES,
  place,
  plural,
  Texts,
  type Expression,
  type Language,
  type Params,
  type Pattern,
} from "./texts";

const folder = new URL("../../../src/kociolek/locale/", import.meta.url);

function sources(lang: Language): string[] {
  return readdirSync(new URL(`${lang}/`, folder)).map((file) =>
    readFileSync(new URL(`${lang}/${file}`, folder), "utf8"),
  );
}

function texts(lang: Language): Texts {
  const all = new Texts(lang);
  sources(lang).forEach((source, i) => all.add(String(i), messages(source)));
  return all;
}

/** The variables of a message, and what could be asked of each. */
function variables(
  pattern: Pattern,
  found: Record<string, (string | number)[]> = {},
): Record<string, (string | number)[]> {
  const look = (part: Expression): void => {
    if (part.type === "var") found[part.name] ??= ["favor", 0, 1, 3, 5, 22, 1234, 2.5];
    if (part.type === "func") part.args.forEach((arg) => look(arg.type === "narg" ? arg.value : arg));
    if (part.type !== "select") return;
    look(part.selector);
    if (part.selector.type === "var") found[part.selector.name]!.push(...part.variants.map((each) => each.key.value));
    for (const each of part.variants) variables(each.value, found);
  };
  if (typeof pattern !== "string") for (const part of pattern) if (typeof part !== "string") look(part);
  return found;
}

describe("texts", () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  beforeEach(() => void complaint.mockClear());
  afterEach(() => expect(complaint).not.toHaveBeenCalled());

  it("says the same as Python", () => {
    const drew = {
      player: "Ala",
      you: "none",
      card: "favor",
      known: "yes",
      other: "",
      has_other: "no",
      index: -1,
      size: 0,
    };
    expect(texts("en").say("kittens-event-drew", drew)).toBe("Ala draws Favor.");
    expect(texts("pl").say("web-kittens-cards", { count: 22 })).toBe("22\u00a0karty");
    expect(texts("pl").say("web-kittens-cards", { count: 5 })).toBe("5\u00a0kart");
  });

  it.each(LANGUAGES)("says every message of %s as Fluent itself does", (lang) => {
    const ours = texts(lang);
    const bundle: FluentBundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: {
        NAME: ([family, item], named) => ours.name(String(family), String(item), named["form"] as string | undefined),
        PLACE: ([index, size]) => place(Number(index), Number(size)),
      },
    });
    for (const source of sources(lang)) expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    let said = 0;
    for (const [key, pattern] of Object.entries(
      Object.assign({}, ...sources(lang).map(messages)) as Record<string, Pattern>,
    )) {
      const asked = Object.entries(variables(pattern));
      for (let i = 0; i < Math.max(1, ...asked.map(([, values]) => values.length)); i++) {
        const params: Params = Object.fromEntries(
          asked.map(([name, values], j) => [name, values[(i + j) % values.length]!]),
        );
        const mine = ours.say(key, params);
        const errors: Error[] = [];
        const theirs = bundle.formatPattern(pattern as never, params as Record<string, FluentVariable>, errors);
        if (errors.length > 0) continue;
        expect(mine, key).toBe(lang === "pl" ? glued(theirs) : theirs);
        said++;
      }
    }
    complaint.mockClear();
    expect(said).toBeGreaterThan(1500);
  });

  it("calls what has no name by its key", () => {
    expect(texts("en").say("kittens-action-play", { card: "big_pillow" })).toBe("Play big pillow");
  });

  it("tells the console what is missing", () => {
    expect(texts("en").say("no-such-text")).toBe("no-such-text");
    expect(texts("en").say("web-seconds")).toBe("{$seconds} s");
    expect(complaint).toHaveBeenCalledTimes(2);
    complaint.mockClear();
  });

  it.each(LANGUAGES)("knows the plural of %s", (lang) => {
    const rules = new Intl.PluralRules(lang);
    for (const n of [...Array(130).keys(), -1, -3, 0.5, 1.5, 1001, 1002, 1012])
      expect(plural(lang, n), String(n)).toBe(rules.select(n));
  });

  it("glues short words and numbers in Polish as Python does", () => {
    const cases = readFileSync(new URL("../../../tests/text/no_break_spaces.json", import.meta.url), "utf8");
    for (const [text, wanted] of Object.entries(JSON.parse(cases) as Record<string, string>))
      expect(glued(text)).toBe(wanted.replaceAll("~", "\u00a0"));
  });

  it("puts prophecies together from their grounds", () => {
    const name = texts("pl").name("witchstone-card", "connected_village_foreign_tower_castle", undefined);
    expect(name).toBe("przepowiednia: połącz wioskę, potem obcą wieżę, potem zamek");
    expect(texts("en").has("witchstone-card-witches-forest-forest-castle")).toBe(true);
    expect(texts("en").has("witchstone-card-witches-forest-forest-river")).toBe(false);
  });

  it.each(LANGUAGES)("has four points of the compass in %s, also where spaces are glued", (lang) => {
    expect(texts(lang).say("web-witchstone-compass").split(/\s/)).toHaveLength(4);
  });

  it("knows the places of a pile", () => {
    expect([place(0, 5), place(3, 5), place(5, 5)]).toEqual(["top", "middle", "bottom"]);
    expect(texts("en").say("kittens-action-tuck", { index: 3, size: 9 })).toBe("Under the top 3 cards");
  });
});
