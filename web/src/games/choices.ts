// Choices in order: by what they are about, and in groups.

import { say } from "../i18n/index.svelte";
import type { Choice } from "../net/generated";
import type { ChoiceGroup } from "./types";

/** Choices by what they are about; those that are about nothing of the sort are left out. */
function by<K extends "kind" | "seat" | "index">(field: K) {
  type Key = NonNullable<Choice[K]>;
  return (choices: readonly Choice[]): Map<Key, Choice> =>
    new Map(choices.flatMap((choice) => (choice[field] === null ? [] : [[choice[field] as Key, choice] as const])));
}

export const byKind = by("kind");
export const bySeat = by("seat");
export const byIndex = by("index");

/** Groups of choices by their verbs; a verb that no group knows, as of somebody's own expansion, joins the first. */
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
