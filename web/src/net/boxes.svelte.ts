// Boxes that tables are played with: what is printed in somebody's copy of a game. The server tells them by their id.

import { language } from "../i18n/index.svelte";
import { api } from "./api";
import type { BoxSheet } from "./generated";

const known = $state<Record<string, BoxSheet>>({});
const asked: Record<string, number> = {};
const AGAIN = 5000; // milliseconds until a box that could not be fetched is asked for again

/** Return a box, or null until the server has told it; reactive. */
export function boxSheet(id: string): BoxSheet | null {
  const found = known[id];
  if (found === undefined) queueMicrotask(() => void learnBox(id));
  return found ?? null;
}

/** Ask the server for a box, unless it is there. */
export async function learnBox(id: string): Promise<void> {
  const now = Date.now();
  if (id in known || now - (asked[id] ?? -AGAIN) < AGAIN) return;
  asked[id] = now;
  try {
    known[id] = await api.box(id, language());
  } catch {
    // out of reach or missing: the table is shown with the built-in values and asks again
  }
}

/** Keep a box that came with an answer. */
export function keepBox(sheet: BoxSheet): void {
  known[sheet.box.id] = sheet;
}
