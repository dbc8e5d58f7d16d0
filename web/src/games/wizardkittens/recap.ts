// Turns of the others as told by events: what each did, and which chapters it changed.

import type { WireEvent } from "../../net/generated";

export interface TurnTold {
  seat: number;
  acts: WireEvent[];
  /** chapters that were changed: `seat:chapter` */
  changed: string[];
}

const ACTS =
  /^(placed|slung|discarded|switched|took|gave|passed|fetched|collected|swapped|defeated|cat_drawn|new_rule)$/;
/** Events that put a card into a chapter, or take one from it; of the other seat if there is one. */
const AT_A_CHAPTER = /^(placed|slung|discarded|switched|took|passed)$/;

/** Return the turns since the reader's last one, without it; with the running one if it is somebody else's. */
export function turnsSince(events: readonly WireEvent[], me: number): TurnTold[] {
  const found: TurnTold[] = [];
  for (const event of events) {
    if (event.verb === "turn_began") found.push({ seat: event.seat, acts: [], changed: [] });
    const turn = found.at(-1);
    if (!turn || !ACTS.test(event.verb)) continue;
    turn.acts.push(event);
    const owner = event.other ?? event.seat;
    if (AT_A_CHAPTER.test(event.verb) && event.index) turn.changed.push(`${owner}:${event.index}`);
  }
  if (found.at(-1)?.seat === me) found.pop();
  return found.slice(found.findLastIndex((turn) => turn.seat === me) + 1);
}
