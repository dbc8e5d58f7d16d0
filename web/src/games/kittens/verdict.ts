// What the result says about a game of Exploding Kittens: whose work an end was, and what turned the game.

import { say } from "../../i18n/index.svelte";
import type { WireEvent } from "../../net/generated";
import { attackerOf, endOf, handOver, hiderOf, isLoss } from "./story";

/** Say whose work an explosion is, as far as the reader can know; empty if nobody's. `past` ends with the explosion. */
export function blame(past: readonly WireEvent[], seat: number, kittens: number, names: readonly string[], me: number) {
  const hider = hiderOf(past, kittens);
  const attacker = attackerOf(past, seat);
  const person = (key: string, who: number): string =>
    say(key, { you: who === me ? "seat" : "none", player: names[who] ?? "" });
  const lines: string[] = [];
  if (typeof hider === "number")
    lines.push(hider === seat ? say("web-moments-scene-own") : person("web-moments-scene-hidden", hider));
  if (attacker !== null) lines.push(person("web-moments-scene-attacked", attacker));
  return { hider, attacker, text: lines.join(" ") };
}

const TURNING = new Set(["exploded", "imploded", "defused", "godcat_won", "devilcat_hit", "crowned", "cursed", "left"]);
const MOST = 7;

/** Return the events that turned the game for the reader, oldest first. */
export function turningPoints(events: readonly WireEvent[], me: number): WireEvent[] {
  const found = events.filter((event) => {
    const concerns = event.seat === me || event.other === me;
    if (event.verb === "discarded" || event.verb === "fizzled") return false;
    if (TURNING.has(event.verb)) return true;
    return concerns && (isLoss(event, me) || handOver(event) !== null || event.verb === "attacked");
  });
  const key = found.filter(({ verb }) => TURNING.has(verb));
  // Ends and rescues come first; of the rest the latest.
  const rest = found.filter(({ verb }) => !TURNING.has(verb)).slice(-Math.max(2, MOST - key.length));
  return found.filter((event) => rest.includes(event) || key.slice(-MOST).includes(event)).slice(-MOST);
}

/** Return who did it to the reader, in words; null if the reader did not explode. */
export function whoDidIt(
  events: readonly WireEvent[],
  me: number,
  kittens: number,
  names: readonly string[],
): { kind: string; text: string } | null {
  const end = endOf(events, me);
  if (!end || end.event.verb === "left") return null;
  if (end.event.verb === "imploded") return { kind: "imploding_kitten", text: say("web-moments-lost-imploded") };
  const { hider, text } = blame(events.slice(0, end.at + 1), me, kittens, names, me);
  const why = text || (hider === "nobody" ? say("web-moments-lost-nobody") : say("web-moments-lost-unknown"));
  return { kind: "exploding_kitten", text: why };
}
