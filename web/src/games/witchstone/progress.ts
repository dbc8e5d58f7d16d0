// How far a player has come with a prophecy: counts on what the view shows, no rules.

import type { Components, Scroll } from "./components.svelte";
import { groupOf, type WitchstoneView } from "./view";

/** Return the counts at which a prophecy is worth more. */
export const stopsOf = (scroll: Scroll): number[] =>
  scroll.areas.length > 0 ? scroll.areas.map((_, i) => i + 1) : scroll.tiers;

/** Return what a prophecy counts; null where that lies behind a screen. */
export function progressOf(view: WitchstoneView, seat: number, scroll: Scroll, c: Components): number | null {
  const person = view.players[seat];
  if (!person || scroll.type === "boost") return null;
  const kindOf = (area: string): string => {
    const kind = c.areas[area]?.kind ?? "";
    return kind === "tower" && area !== person.tower ? "foreign_tower" : kind;
  };
  const standing = person.standing.map(kindOf);
  switch (scroll.type) {
    case "cluster":
      return Math.max(
        0,
        ...Object.keys(person.symbols)
          .filter((cell) => person.symbols[cell]?.includes(scroll.what))
          .map((cell) => groupOf(person.symbols, cell, scroll.what).length + 1),
      );
    case "witches":
      return standing.filter((kind) => kind === scroll.what).length;
    case "witches_in_order":
      return inOrder(scroll.areas, standing);
    case "connected_in_order":
      return inOrder(
        scroll.areas,
        person.network.filter((area) => area !== person.tower).map((area) => kindOf(area)),
      );
    case "rank":
      return person.rank;
    default: {
      const counts: Record<string, number | null> = {
        connections: person.completed.length,
        witches: person.lying + person.standing.length,
        lying_witches: person.lying,
        scrolls: person.scrolls.length,
        tokens: person.tokens,
        crystals: person.racked,
        special_tiles: person.specials.length,
        silver_fields: c.wand.filter((field, i) => field.kind === "score" && i <= person.wand && i > 0).length,
      };
      return counts[scroll.what] ?? null;
    }
  }
}

/** Return how many of the kinds wanted are there, counted in order up to the first that is missing. */
function inOrder(wanted: readonly string[], there: readonly string[]): number {
  const rest = [...there];
  for (const [i, kind] of wanted.entries()) {
    const at = rest.indexOf(kind);
    if (at < 0) return i;
    rest.splice(at, 1);
  }
  return wanted.length;
}
