// Registry of game modules. Each is a chunk that is loaded on demand.

import { bring } from "../i18n/index.svelte";
import type { Kit } from "../anim/kit";
import type { GameModule, Moments } from "./types";

const FOLDERS: Record<string, () => Promise<{ game: unknown }>> = {
  kittens: () => import("./kittens/index"),
  wizardkittens: () => import("./wizardkittens/index"),
  witchstone: () => import("./witchstone/index"),
};

/** Pictures of events of the games that have them, with what draws them. Loaded after the first view of a table. */
const MOMENTS: Record<string, () => Promise<{ moments: unknown; Kit: typeof Kit }>> = {
  kittens: () => import("./kittens/moments"),
};

export async function loadMoments(key: string): Promise<{ moments: Moments; Kit: typeof Kit } | null> {
  const found = await MOMENTS[key]?.();
  return found ? { moments: found.moments as Moments, Kit: found.Kit } : null;
}

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
