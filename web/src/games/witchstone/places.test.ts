import { beforeAll, describe, expect, it, vi } from "vitest";
import { bring, LANGUAGES, speak } from "../../i18n/index.svelte";
import type { Components } from "./components.svelte";
import SHARED from "./places.json";
import { areaNames } from "./places";

interface Board {
  areas: Record<string, [kind: string, x: number, y: number]>;
  links: string[];
  en: Record<string, string>;
  pl: Record<string, string>;
}

// src/kociolek/text/places.py wrote these names: the browser must say the same.
describe.each(LANGUAGES)("in %s", (lang) => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak(lang);
    await bring("witchstone");
    await speak(lang);
  });

  it.each(SHARED as unknown as Board[])("areas and connections of board %# are named as in Python", (board) => {
    const areas = Object.fromEntries(Object.entries(board.areas).map(([id, [kind, x, y]]) => [id, { id, kind, x, y }]));
    const links = board.links.map((id) => {
      const [a = "", b = ""] = id.split("-");
      return { id, a: areas[a]!, b: areas[b]!, segments: 2, points: 3 };
    });
    expect(areaNames({ areas, links } as unknown as Components)).toEqual(board[lang as "en" | "pl"]);
  });
});
