// Choices by what they are about; those that are about nothing of the sort are left out.

import type { Choice } from "../net/generated";

function by<K extends "kind" | "seat" | "index">(field: K) {
  type Key = NonNullable<Choice[K]>;
  return (choices: readonly Choice[]): Map<Key, Choice> =>
    new Map(choices.flatMap((choice) => (choice[field] === null ? [] : [[choice[field] as Key, choice] as const])));
}

export const byKind = by("kind");
export const bySeat = by("seat");
export const byIndex = by("index");
