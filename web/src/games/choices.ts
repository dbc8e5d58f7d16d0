// Helpers for legal moves: lookup by kind, seat or index, and groups.

import { say } from "../i18n/index.svelte";
import type { Choice } from "../net/generated";
import type { ChoiceGroup } from "./types";

/** Make a function that maps choices by a field; those without it are left out. */
function by<K extends "kind" | "seat" | "index">(field: K) {
  type Key = NonNullable<Choice[K]>;
  return (choices: readonly Choice[]): Map<Key, Choice> =>
    new Map(choices.flatMap((choice) => (choice[field] === null ? [] : [[choice[field] as Key, choice] as const])));
}

export const byKind = by("kind");
export const bySeat = by("seat");
export const byIndex = by("index");

/** Group choices by their verbs. An unknown verb, as of an unknown expansion, joins the first group. */
export function grouped(choices: readonly Choice[], groups: readonly [title: string, verbs: RegExp][]): ChoiceGroup[] {
  const placeOf = (choice: Choice): number =>
    Math.max(
      0,
      groups.findIndex(([, verbs]) => verbs.test(choice.verb)),
    );
  return groups
    .map(([title], place) => ({ title: say(title), choices: choices.filter((choice) => placeOf(choice) === place) }))
    .filter((group) => group.choices.length > 0);
}
