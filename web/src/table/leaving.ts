// Ways out of a table: leave it for good, or start another game like it.

import { api } from "../net/api";
import type { TableInfo } from "../net/generated";
import { go } from "../router.svelte";
import type { LiveTable } from "./table.svelte";

/** Leave the seat for good and go to the lobby. Stays, with the problem shown, if the server did not hear of it. */
export async function leaveForGood(table: LiveTable): Promise<void> {
  if (await table.do({ do: "leave" })) go("/");
}

/** Whether `newGame` can start at once: all others were bots. */
export const alone = (info: TableInfo): boolean => info.seats.filter((seat) => seat.player !== null).length === 1;

/**
 * Leave a table whose game goes on without this player, and play another one. Against bots alone it is the same game
 * with the same bots, and it starts at once; after a game with people this goes to the lobby.
 */
export async function newGame(table: LiveTable): Promise<void> {
  const info = table.info;
  if (!info || !alone(info)) return leaveForGood(table);
  const bots = info.seats.flatMap((seat) => (seat.bot === null ? [] : [seat.bot]));
  const setup = { ...info.setup, options: { ...info.setup.options } };
  try {
    const found = await api.make({ setup, bots, start: true });
    await table.do({ do: "leave" });
    go(`/t/${found.table}`);
  } catch (error) {
    table.refuse(error);
  }
}
