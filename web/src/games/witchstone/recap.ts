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
