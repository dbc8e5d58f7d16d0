// Turns of the others as told by events: what each did, what it brought, and what of it is drawn on the ball.

import type { WireEvent } from "../../net/generated";

/** One thing done in a turn. */
export interface Act {
  /** an action, for its symbol and colour */
  kind: string;
  /** ending of the message that says it: `web-witchstone-did-<what>` */
  what: string;
  card: string;
  index: number;
  points: number;
}
export interface TurnTold {
  seat: number;
  acts: Act[];
  points: number;
  /** by connection: charges on it now, and before the turn */
  links: Map<string, { seat: number; n: number; from: number }>;
  /** areas that a witch came to */
  goals: string[];
}

const ACTS: Record<string, [kind: string, what: string]> = {
  charged: ["energy", "charged"],
  connected: ["energy", "connected"],
  witch_laid: ["witch", "laid"],
  witch_went: ["witch", "went"],
  stepped: ["pentagram", "stepped"],
  owl_taken: ["pentagram", "owl"],
  special_taken: ["pentagram", "special"],
  crystal_shelved: ["crystal", "shelved"],
  crystal_lowest: ["crystal", "lowest"],
  crystal_removed: ["crystal", "removed"],
  walked: ["wand", "walked"],
  scroll_taken: ["scroll", "scroll"],
  tile_laid: ["any", "tile"],
  tower_chosen: ["witch", "tower"],
};
/** What is done several times in a row is told once. */
const COUNTED = new Set(["laid", "stepped", "removed"]);

export function turns(events: readonly WireEvent[]): TurnTold[] {
  const found: TurnTold[] = [];
  for (const { verb, seat, card = "", index = 0 } of events) {
    if (verb === "turn_began" || (verb === "tower_chosen" && found.at(-1)?.seat !== seat))
      found.push({ seat, acts: [], points: 0, links: new Map(), goals: [] });
    const turn = found.at(-1);
    if (!turn || turn.seat !== seat) continue;
    const last = turn.acts.at(-1);
    if (verb === "scored" || verb === "lost") {
      const points = verb === "lost" ? -index : index;
      turn.points += points;
      if (last) last.points += points;
    }
    if (verb === "charged") {
      const link = turn.links.get(card) ?? { seat, n: index, from: index - 1 };
      turn.links.set(card, { ...link, n: index });
    }
    if (verb === "witch_went" || verb === "tower_chosen") turn.goals.push(card);
    const [kind, what] = ACTS[verb] ?? [];
    if (kind === undefined || what === undefined) continue;
    const same = last?.what === what && (last.card === card || COUNTED.has(what));
    if (last && what === "connected" && last.what === "charged" && last.card === card) last.what = what;
    else if (last && same && what === "charged") last.index += 1;
    else if (last && same && COUNTED.has(what)) last.index += 1;
    else turn.acts.push({ kind, what, card, index: what === "charged" || COUNTED.has(what) ? 1 : index, points: 0 });
  }
  return found;
}

/** Return the turns of the others since the reader's last one; with the running one if it is somebody else's. */
export function turnsSince(events: readonly WireEvent[], me: number): TurnTold[] {
  const told = turns(events);
  if (told.at(-1)?.seat === me) told.pop();
  const mine = told.findLastIndex((turn) => turn.seat === me);
  return told.slice(mine + 1);
}

/** A flag on the ball: what a turn brought, where most of it happened. */
export interface Flag {
  seat: number;
  points: number;
  x: number;
  y: number;
}
const FLAG = { wide: 34, high: 14 };

/** Return the flags of some turns, each beside the others: one for a player and place, whatever the number of turns. */
export function flagsOf(
  trail: readonly TurnTold[],
  c: { areas: Record<string, Spot>; links: readonly { id: string; a: Spot; b: Spot }[] },
): Flag[] {
  const found: (Flag & { at: string })[] = [];
  for (const turn of trail) {
    const at = turn.acts.findLast(
      (each) => each.points > 0 && (each.card in c.areas || turn.links.has(each.card)),
    )?.card;
    const same = found.find((flag) => flag.seat === turn.seat && flag.at === at);
    const link = c.links.find((each) => each.id === at);
    const area = c.areas[at ?? ""];
    if (same) same.points += turn.points;
    else if (at !== undefined && link)
      found.push({
        at,
        seat: turn.seat,
        points: turn.points,
        x: (link.a.x + link.b.x) / 2,
        y: (link.a.y + link.b.y) / 2,
      });
    else if (at !== undefined && area)
      found.push({ at, seat: turn.seat, points: turn.points, x: area.x, y: area.y - 15 });
  }
  const placed: Flag[] = [];
  for (const { seat, points, x, y } of found) {
    const covered = (top: number): Flag | undefined =>
      placed.find((other) => Math.abs(other.x - x) < FLAG.wide && Math.abs(other.y - top) < FLAG.high);
    const down = y < 0; // towards the middle, where there is room
    let top = y;
    for (let other = covered(top); other; other = covered(top)) top = other.y + (down ? FLAG.high : -FLAG.high);
    placed.push({ seat, points, x, y: top });
  }
  return placed;
}
interface Spot {
  x: number;
  y: number;
}
