// What goals bring at a table: the scoring words of src/kociolek/games/wizardkittens/scoring.py.

import type { CardSet } from "./cards";
import { LETTERS } from "./cards";
import type { Goal } from "./printed";
import { sizeOf, type Row, type WizardView } from "./view";

/** Return the points of a curse's bonus for a seat now. */
export function bonusOf(view: WizardView, seat: number, bonus: Goal | undefined, cards: CardSet): number {
  return bonus ? (bonus.pts ?? 1) * timesOf(view, seat, bonus, cards) : 0;
}

// prettier-ignore
function timesOf(view: WizardView, seat: number, { score, type = "", n = 0, max = 0, group, pts = 1 }: Goal, cards: CardSet): number {
  const circle = (who: number): Row[] => (view.circles[who] ?? []).slice(0, 3);
  const held = (who: number, kind: string): number => circle(who).reduce((sum, row) => sum + (row[kind] ?? 0), 0);
  const size = (who: number): number => circle(who).reduce((sum, row) => sum + sizeOf(row), 0);
  const pile = (who: number) => view.won.filter((won) => won.seat === who);
  const kinds = Object.values(LETTERS);
  const kind = LETTERS[type] ?? "";
  const leads = (count: (who: number) => number, fewest = false): number => {
    const own = count(seat);
    const others = view.alive.filter((who) => who !== seat).map(count);
    const beaten = others.some((theirs) => (fewest ? theirs < own : theirs > own));
    return beaten || (own === 0 && !fewest) ? 0 : 1;
  };
  switch (score) {
    case "per_type": return held(seat, kind);
    case "per_card": return size(seat);
    case "sets_same": return kinds.reduce((sum, each) => sum + Math.floor(held(seat, each) / n), 0);
    case "sets_all": return Math.min(...kinds.map((each) => held(seat, each)));
    case "circle_max": return size(seat) <= n ? 1 : 0;
    case "circle_min": return size(seat) >= n ? 1 : 0;
    case "no_type": return held(seat, kind) === 0 ? 1 : 0;
    case "chapter_min": return circle(seat).some((row) => sizeOf(row) >= n) ? 1 : 0;
    case "every_chapter": return circle(seat).slice(0, view.chapters).every((row) => sizeOf(row) > 0) ? 1 : 0;
    case "per_group": return pile(seat).filter((won) => cards.curses[won.curse]?.group === group).length;
    case "per_curse": return pile(seat).length;
    case "per_extra": {
      const extras = pile(seat).reduce((sum, won) => sum + sizeOf(won.extras), 0);
      return pts === 0 ? 0 : Math.min(pts * extras, max) / pts;
    }
    case "most_type": return leads((who) => held(who, kind));
    case "most_cards": return leads(size);
    case "fewest_cards": return leads(size, true);
    case "most_curses": return leads((who) => pile(who).length);
    default: return 0;
  }
}
