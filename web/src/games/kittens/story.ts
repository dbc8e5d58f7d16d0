// Queries on the events of a game of Exploding Kittens: what belongs together, who lost what, who hid the kitten.
// They use nothing but the events the reader was told.

import type { WireEvent } from "../../net/generated";

export interface Numbered {
  n: number;
  event: WireEvent;
}

const TO_OTHER = new Set(["gave", "handed", "passed_on"]); // from `seat` to `other`
const FROM_OTHER = new Set(["stole", "crown_robbed"]); // to `seat` from `other`
const HARMS_OTHER = new Set(["attacked", "cursed", "marked", "barked", "laid_before", ...FROM_OTHER]);
const HARMS_SEAT = new Set(["devilcat_hit", "exploded", "imploded", "fizzled", "discarded", ...TO_OTHER]);
const DEATHS = new Set(["exploded", "imploded", "left"]);

/** Whether a seat loses something by an event. */
export function isLoss({ verb, seat, other }: WireEvent, me: number): boolean {
  return me >= 0 && ((seat === me && HARMS_SEAT.has(verb)) || (other === me && HARMS_OTHER.has(verb)));
}

/** Return who gives a card to whom by an event, or null. */
export function handOver({ verb, seat, other = -1 }: WireEvent): { from: number; to: number } | null {
  if (TO_OTHER.has(verb)) return { from: seat, to: other };
  return FROM_OTHER.has(verb) ? { from: other, to: seat } : null;
}

/** Return the number of leading events that make one picture. */
export function together(events: readonly WireEvent[]): number {
  const [first] = events;
  if (!first) return 0;
  const run = (fits: (event: WireEvent) => boolean, from = 1): number => {
    let count = from;
    while (count < events.length && fits(events[count]!)) count++;
    return count;
  };
  switch (first.verb) {
    case "saw":
    case "revealed":
      return run(({ verb, seat }) => verb === first.verb && seat === first.seat);
    case "exploded":
    case "imploded":
    case "left":
    case "discarded":
      return run(({ verb, seat }) => verb === "discarded" && seat === first.seat);
    case "armageddon_kept":
    case "armageddon_swapped":
      return run(({ verb }) => verb === "godcat_won" || verb === "devilcat_hit");
    default:
      return 1;
  }
}

// -- who hid the kitten ---------------------------------------------------------------------------
interface Hidden {
  by: number;
  /** cards above it, if the reader knows */
  depth: number | null;
}

/**
 * Return who hid the kitten that was drawn last, if the events prove it: the reader knows where it lay, or all kittens
 * left in the pile were hidden by the same player. "nobody" if it was never drawn before, null if it cannot be told.
 */
export function hiderOf(past: readonly WireEvent[], kittens: number): number | "nobody" | null {
  let hidden: Hidden[] = [];
  let fresh = kittens; // kittens never drawn, at most
  let answer: number | "nobody" | null = null;
  let bottom = -1; // seat that draws from the bottom
  const blur = (which: (depth: number) => boolean): void => {
    hidden = hidden.map((each) => (each.depth !== null && which(each.depth) ? { ...each, depth: null } : each));
  };
  const drawTop = (): Hidden | undefined => {
    const top = hidden.find(({ depth }) => depth === 0);
    hidden = hidden.filter((each) => each !== top);
    hidden = hidden.map((each) => ({ ...each, depth: each.depth === null ? null : each.depth - 1 }));
    return top;
  };
  for (const { verb, seat, card, index = -1 } of past) {
    if (verb === "played") bottom = card === "draw_from_the_bottom" ? seat : -1;
    else if (verb === "turn_began") bottom = -1;
    else if (verb === "drew" || verb === "passed_on" || verb === "imploding_drawn") drawTop();
    else if (verb === "kitten_drawn") {
      const found = bottom === seat ? undefined : drawTop();
      const hiders = new Set(hidden.map(({ by }) => by));
      if (found) answer = found.by;
      else if (hidden.length === 0) {
        answer = "nobody";
        fresh--;
      } else if (fresh === 0 && hiders.size === 1) {
        answer = [...hiders][0]!;
        hidden = hidden.slice(1).map((each) => ({ ...each, depth: null }));
      } else answer = null;
    } else if (verb === "tucked" || verb === "buried") {
      if (index < 0) blur(() => true);
      else hidden = hidden.map((e) => (e.depth !== null && e.depth >= index ? { ...e, depth: e.depth + 1 } : e));
      if (verb === "tucked") hidden.push({ by: seat, depth: index < 0 ? null : index });
    } else if (verb === "heck_topped")
      hidden = hidden.map((e) => ({ ...e, depth: e.depth === null ? null : e.depth + 1 }));
    else if (verb === "altered") blur((depth) => depth < 5);
    else if (verb === "shuffled" || verb === "bombed" || verb === "swapped_ends") blur(() => true);
  }
  return answer;
}

/** Return who made a seat take the turn in which the last event happened, by an attack. */
export function attackerOf(past: readonly WireEvent[], seat: number): number | null {
  for (let i = past.length - 1; i >= 0; i--) {
    const event = past[i]!;
    if (event.verb === "attacked" && event.other === seat) return event.seat;
    if (event.verb === "turn_began" && event.seat !== seat) return null;
  }
  return null;
}

// -- what happened since the reader's last turn -------------------------------------------------------
const TOLD = new Set([
  "attacked", "shuffled", "saw", "revealed", "altered", "reversed", "swapped_ends", "bombed", "exploded", "imploded",
  "left", "defused", "fizzled", "cursed", "marked", "barked", "crowned", "laid_before", "godcat_won", "devilcat_hit",
]); // prettier-ignore

export interface Pictogram {
  n: number;
  event: WireEvent;
  seat: number;
  other: number | null;
  /** card that is shown: the one that caused it */
  kind: string;
  loss: boolean;
}

/** Return what happened since the reader's last turn, oldest first; nothing once the reader has acted. */
export function sinceLastTurn(events: readonly Numbered[], me: number): Pictogram[] {
  const last = events.findLastIndex(({ event }) => event.verb === "turn_began");
  if (me < 0 || last < 0 || events[last]!.event.seat !== me) return [];
  if (events.slice(last + 1).some(({ event }) => event.seat === me && event.verb !== "noped")) return [];
  const ended = events.findLastIndex(({ event }, i) => i < last && event.verb === "turn_began" && event.seat === me);
  const from = events.findIndex(
    ({ event }, i) => i > ended && event.verb === "turn_began" && event.seat !== me && i < last,
  );
  if (from < 0) return [];
  const found: Pictogram[] = [];
  const played = new Map<number, string>(); // last card, by seat
  for (const { n, event } of events.slice(from)) {
    const { verb, seat, card } = event;
    if (verb === "played" || verb === "played_combo" || verb === "godcat_played") played.set(seat, card ?? "");
    const moved = handOver(event);
    const same = found.at(-1);
    if (moved) {
      const kind = played.get(moved.to) ?? "favor";
      found.push({ n, event, seat: moved.to, other: moved.from, kind, loss: isLoss(event, me) });
    } else if (
      TOLD.has(verb) &&
      !(same?.event.verb === verb && same.seat === seat) &&
      (seat !== me || isLoss(event, me))
    )
      found.push({
        n,
        event,
        seat,
        other: event.other ?? null,
        kind: KINDS[verb] ?? played.get(seat) ?? "",
        loss: isLoss(event, me),
      });
  }
  return found;
}

const KINDS: Record<string, string> = { exploded: "exploding_kitten", imploded: "imploding_kitten", defused: "defuse", fizzled: "nope", godcat_won: "godcat", devilcat_hit: "devilcat", crowned: "tower_of_power", left: "exploding_kitten" }; // prettier-ignore

/** Return when a seat left the game and by what, or null. */
export function endOf(past: readonly WireEvent[], seat: number): { at: number; event: WireEvent } | null {
  const at = past.findIndex((event) => event.seat === seat && DEATHS.has(event.verb));
  return at < 0 ? null : { at, event: past[at]! };
}
