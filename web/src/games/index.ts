// Registry of game modules. Each is a chunk that is loaded on demand.

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
  const game = module.game as GameModule; // the server sends the views of this game
  ready.set(key, game);
  return game;
}

const ready = new Map<string, GameModule>();

/** Return a game if it is loaded. */
export function loaded(key: string): GameModule | undefined {
  return ready.get(key);
}
