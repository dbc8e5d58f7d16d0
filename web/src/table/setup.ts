// Names of game options.

import { capital, key } from "../i18n/sentences";
import { knows, readable, say } from "../i18n/index.svelte";

export const optionName = (game: string, option: string): string => {
  const name = key(game, "option", option);
  return knows(name) ? say(name) : capital(readable(option));
};
export const optionHelp = (game: string, option: string): string => {
  const name = key(game, "option", option, "help");
  return knows(name) ? say(name) : "";
};
export const valueName = (game: string, option: string, value: string): string => {
  const name = key(game, "option", option, value);
  return knows(name) ? say(name) : readable(value);
};

/** The option by which the boxes or ways to play of a game differ most, with its values in the order of the lobby. */
export const EDITIONS: Record<string, { option: string; values: readonly string[] }> = {
  kittens: { option: "edition", values: ["original", "good_vs_evil", "party_pack"] },
  wizardkittens: { option: "chaos_cat", values: ["plain", "new_rules", "chaos_mode"] },
};
export const editionName = (value: string): string => say(key("web-edition", value));

/** Return the name of what is played at a table: the edition, or the game if there is only one. */
export function playedName(game: string, options: Record<string, string>): string {
  const edition = EDITIONS[game];
  const value = edition ? (options[edition.option] ?? edition.values[0]!) : "";
  return edition?.values.includes(value) ? editionName(value) : say(`web-game-${game}`);
}

/** Return the seat that an option is about, counted from 0; -1 for options of the whole table. */
export const seatOf = (option: string): number => Number(/^handicap_(\d+)$/.exec(option)?.[1] ?? -1);

/** Bots by strength, the weakest first. All others are characters: about as strong as each other, with habits. */
const LEVELS = ["random", "beginner", "easy", "medium", "hard", "expert"];
export const levelsOf = (bots: readonly string[]): string[] => LEVELS.filter((bot) => bots.includes(bot));
export const charactersOf = (bots: readonly string[]): string[] => bots.filter((bot) => !LEVELS.includes(bot));

/** Return what differs from the default options, such as " · Barking Kittens, Turbo". The edition is left out. */
export function optionSummary(game: string, options: Record<string, string>): string {
  const words = Object.entries(options)
    .filter(([option, value]) => value !== "off" && option !== EDITIONS[game]?.option)
    .map(([option, value]) => (value === "on" ? optionName(game, option) : valueName(game, option, value)))
    .slice(0, 3);
  return words.length > 0 ? ` · ${words.join(", ")}` : "";
}
