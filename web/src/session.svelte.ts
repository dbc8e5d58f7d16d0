// Session: identity of this browser and the server's catalogue of games.

import { say } from "./i18n/index.svelte";
import { api } from "./net/api";
import type { Catalogue, GameInfo, Me } from "./net/generated";
import { keep, settings } from "./table/settings.svelte";

export const session = $state<{ me: Me | null; catalogue: Catalogue | null }>({ me: null, catalogue: null });

let asked: Promise<void> | null = null;

/** Load identity and catalogue once. */
export function meet(): Promise<void> {
  asked ??= Promise.all([api.me(), api.games()]).then(
    ([me, catalogue]) => {
      session.me = me;
      session.catalogue = catalogue;
      if (me.player) settings.name = me.player.name;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export function gameInfo(key: string): GameInfo | null {
  return session.catalogue?.games.find((game) => game.key === key) ?? null;
}

/** Return the player's name: that of the last visit, or a new one fit for a cat. */
export function nameOrNew(): string {
  if (!settings.name) {
    const names = say("web-guest-names")
      .split(",")
      .map((name) => name.trim());
    settings.name = names[Math.floor(Math.random() * names.length)] ?? "Mruczek";
    keep();
  }
  return settings.name;
}

/** Register with the server under this name, or rename the player. */
export async function introduce(name: string): Promise<void> {
  if (session.me?.player?.name === name) return;
  session.me = await api.name(name);
  settings.name = session.me.player?.name ?? name;
  keep();
}

/** Take over who the server says this browser is now. */
export function become(me: Me): void {
  session.me = me;
  settings.name = me.player?.name ?? "";
  keep();
}

/** Return the default bot: not the weakest, which plays at random, unless there is no other. */
export function usualBot(game: GameInfo): string {
  return ["medium", "easy"].find((level) => game.bots.includes(level)) ?? game.bots.at(-1) ?? "random";
}
