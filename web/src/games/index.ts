// The games, each in a chunk of its own that is loaded when it is played.

import { bring } from "../i18n/index.svelte";
import type { GameModule } from "./types";

const FOLDERS: Record<string, () => Promise<{ game: unknown }>> = {
  kittens: () => import("./kittens/index"),
  wizardkittens: () => import("./wizardkittens/index"),
  witchstone: () => import("./witchstone/index"),
};

export const GAMES = Object.keys(FOLDERS);

export async function loadGame(key: string): Promise<GameModule> {
  const folder = FOLDERS[key] ?? (async () => ({ game: (await import("./plain")).plainGame(key) }));
  const [module] = await Promise.all([folder(), bring(key)]);
  const game = module.game as GameModule; // its view is what the server sends for this key
  ready.set(key, game);
  return game;
}

const ready = new Map<string, GameModule>();

/** A game that has been loaded before. */
export function loaded(key: string): GameModule | undefined {
  return ready.get(key);
}
