// The moves of Wizard Kittens, taken apart.

import type { Choice } from "../types";

/** As src/kociolek/games/wizardkittens/actions.py put it together. */
export function read(text: string): Choice {
  const [verb = "", ...rest] = text.split(" ");
  const choice: Choice = { text, verb, card: "", seat: -1, index: -1 };
  switch (verb) {
    case "aim":
      return { ...choice, seat: Number(rest[0]) };
    case "place":
    case "chapter":
      return { ...choice, index: Number(rest[0]) };
    case "swap":
      return { ...choice, index: Number(rest.join("")) };
    case "dismiss":
      return { ...choice, index: Number(rest[0]), card: rest[1] ?? "" };
    case "pick":
      return { ...choice, seat: Number(rest[0]), index: Number(rest[1]), card: rest[2] ?? "" };
    default:
      return { ...choice, card: rest[0] ?? "" };
  }
}
