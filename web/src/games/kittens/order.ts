// Order of the hand: as the cards came, or as the player arranged them. It is remembered for each table.

const STORE = "kociolek.hands";
const TABLES = 12; // remembered, the latest last

/** Return the order after a change of the hand: kinds that stay keep their places, new ones come last. */
export function keptOrder(before: readonly string[], hand: Readonly<Record<string, number>>): string[] {
  const stay = before.filter((kind) => (hand[kind] ?? 0) > 0);
  return [...stay, ...Object.keys(hand).filter((kind) => (hand[kind] ?? 0) > 0 && !stay.includes(kind))];
}

/** Return the order with one kind moved to another place. */
export function movedTo(order: readonly string[], kind: string, place: number): string[] {
  const rest = order.filter((each) => each !== kind);
  rest.splice(Math.max(0, Math.min(rest.length, place)), 0, kind);
  return rest;
}

type Kept = [table: string, order: string[]][];

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

export function remembered(table: string): string[] {
  return kept().find(([each]) => each === table)?.[1] ?? [];
}

export function remember(table: string, order: readonly string[]): void {
  const others = kept().filter(([each]) => each !== table);
  try {
    localStorage.setItem(STORE, JSON.stringify([...others, [table, order]].slice(-TABLES)));
  } catch {
    // without storage the order lasts for this page only
  }
}
