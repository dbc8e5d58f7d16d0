// Every thing on the table can be explained, in both languages, without a missing word.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Topic } from "../types";

vi.stubGlobal("document", { documentElement: {} });
const { bring, LANGUAGES, speak } = await import("../../i18n/index.svelte");
const { components } = await import("./components.svelte");
const { catalogue, help, picture } = await import("./help");

const MARKS = JSON.parse(
  readFileSync(new URL("../../../../src/kociolek/games/witchstone/components.json", import.meta.url), "utf8"),
) as Record<string, { from?: string }>;

function topics(): Topic[] {
  const c = components();
  const all = (kind: string, ids: readonly (string | number)[]): Topic[] => ids.map((id) => ({ kind, id: String(id) }));
  return [
    ...catalogue().flatMap((group) => group.topics),
    ...all("area", Object.keys(c.areas)),
    ...all("link", c.links.map((link) => link.id)),
    ...all("tile", Object.values(c.tiles).map((pair) => pair.join("_"))),
    ...all("special", c.specials.map((pair) => pair.join("_"))),
    ...all("exit", c.exits.map((exit) => exit.symbol)),
    ...all("shelf", c.shelves),
    ...all("wandfield", c.wand.map((_, i) => i)),
    ...all("pentfield", c.pentagram.map((_, i) => i)),
    ...all("crystal", ["own", "black", "removed"]),
    ...all("owl", ["own"]),
  ]; // prettier-ignore
}

describe.each(LANGUAGES)("in %s", (lang) => {
  beforeAll(async () => {
    await speak(lang);
    await bring("witchstone", "web-witchstone");
  });
  it("explains everything", () => {
    const complaint = vi.spyOn(console, "error");
    for (const topic of topics()) {
      const page = help(topic, null);
      expect(page, `${topic.kind}:${topic.id}`).not.toBeNull();
      expect(page!.title).not.toBe("");
      expect(page!.rule).not.toMatch(/web-|undefined/);
      expect(picture(topic)).not.toMatch(/undefined|NaN/);
    }
    expect(complaint).not.toHaveBeenCalled();
  });
  it("says where a value comes from that the rulebook does not tell", () => {
    expect(MARKS["connections"]?.from).toBe("designed");
    const words = { en: "our own choice", pl: "nasz własny wybór" }[lang];
    for (const topic of [
      { kind: "link", id: "W-T0" },
      { kind: "wandfield", id: "3" },
      { kind: "exit", id: "wand" },
    ])
      expect(help(topic, null)?.rule).toContain(words);
  });
});
