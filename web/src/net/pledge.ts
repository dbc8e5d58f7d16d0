// What this browser knew of a table's shuffle before the deal: the server's commitment, and its own random numbers.
// The numbers are sent only after the commitment is kept, so the server cannot choose its secret to suit them.

export interface Pledge {
  /** commitment as first seen; null if this browser never saw the table */
  commitment: string | null;
  /** contribution of this browser that the server accepted; null if it gave none */
  mine: string | null;
}

const KEY = "kociolek.pledges";
const MOST = 100; // tables that are remembered

type Kept = [table: string, commitment: string, mine: string | null];

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

let kept: Kept[] | null = null; // also used where there is no storage

const all = (): Kept[] => (kept ??= read());

function keep(row: Kept): void {
  kept = [...all().filter(([table]) => table !== row[0]), row].slice(-MOST);
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(kept));
  } catch {
    // full or forbidden: it holds until the page is closed
  }
}

export function pledgeOf(table: string): Pledge {
  const found = all().find(([id]) => id === table);
  return { commitment: found?.[1] ?? null, mine: found?.[2] ?? null };
}

/** Keep the commitment of a table. A later one does not replace it. */
export function saw(table: string, commitment: string): void {
  if (pledgeOf(table).commitment === null) keep([table, commitment, null]);
}

/** Keep the contribution that the server accepted. The commitment must have been seen before. */
export function gave(table: string, mine: string): void {
  const { commitment } = pledgeOf(table);
  if (commitment !== null) keep([table, commitment, mine]);
}

/** Return 32 random bytes in hexadecimal. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
