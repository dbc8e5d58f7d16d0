// What the seats are called. The server knows bots by their strength only; here each gets a name fit for a cat.

import type { Scene } from "../games/types";
import { knows, say } from "../i18n/index.svelte";
import type { SeatInfo } from "../net/generated";

export function namesOf(seats: readonly SeatInfo[]): string[] {
  const cats = say("web-bot-names")
    .split(",")
    .map((name) => name.trim());
  const taken = new Set(seats.filter((seat) => seat.bot === null).map((seat) => seat.name));
  const free = cats.filter((name) => !taken.has(name));
  return seats.map((seat, i) => (seat.bot !== null ? (free[i % free.length] ?? seat.name) : seat.name));
}

/** Who is called "you": the one who plays. A replay shows what somebody saw, and reads nobody as "you". */
export const isReader = (scene: Pick<Scene, "live" | "me">, seat: number | null): boolean =>
  scene.live && seat === scene.me;

/** A strength in words; what this client has no word for is called as the server calls it. */
export function botName(bot: string): string {
  return knows(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}
