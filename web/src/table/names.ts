// Names of the seats. The server knows bots by their level only; the client gives each a cat's name.

import type { Scene } from "../games/types";
import { knows, say } from "../i18n/index.svelte";
import type { SeatInfo } from "../net/generated";

export function namesOf(seats: readonly Pick<SeatInfo, "name" | "bot">[]): string[] {
  const cats = say("web-bot-names")
    .split(",")
    .map((name) => name.trim());
  const taken = new Set(seats.filter((seat) => seat.bot === null).map((seat) => seat.name));
  const free = cats.filter((name) => !taken.has(name));
  return seats.map((seat, i) => (seat.bot !== null ? (free[i % free.length] ?? seat.name) : seat.name));
}

/** Whether a seat is addressed as "you": that of the player, but nobody in a replay. */
export const isReader = (scene: Pick<Scene, "live" | "me">, seat: number | null): boolean =>
  scene.live && seat === scene.me;

/** Return the name of a bot level, or its key if there is no message. */
export function botName(bot: string): string {
  return knows(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}
