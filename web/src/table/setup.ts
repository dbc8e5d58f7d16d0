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

/** Return what differs from the default options, such as " · Good vs. Evil, Barking Kittens". */
export function optionSummary(game: string, options: Record<string, string>): string {
  const words = Object.entries(options)
    .filter(([, value]) => value !== "off")
    .map(([option, value]) => (value === "on" ? optionName(game, option) : valueName(game, option, value)))
    .slice(0, 3);
  return words.length > 0 ? ` · ${words.join(", ")}` : "";
}
