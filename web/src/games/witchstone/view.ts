// The moves of Witchstone, taken apart.

import type { Choice } from "../types";

/** The fields of the cauldron in the order in which they are numbered, from 1. */
export const FIELDS: string[] = [];
for (let q = -3; q <= 3; q++) {
  for (let r = Math.max(-3, -q - 3); r <= Math.min(3, -q + 3); r++) FIELDS.push(`${q},${r}`);
}

const ON_A_FIELD = new Set(["place", "turn", "put", "move", "to", "remove"]);

/** As src/kociolek/games/witchstone/moves.py put it together. */
export function read(text: string): Choice {
  const [verb = "", thing = "", black] = text.split(" ");
  const choice: Choice = { text, verb, card: "", seat: -1, index: -1 };
  if (ON_A_FIELD.has(verb)) return { ...choice, index: FIELDS.indexOf(thing) + 1 };
  if (verb === "walk" || verb === "take") return { ...choice, index: Number(thing) };
  if (verb === "tile" || verb === "discard") return { ...choice, card: thing.replace("+", "_") };
  if (verb === "boost") return { ...choice, card: `boost_${thing}` };
  if (verb === "token" && black) return { ...choice, verb: "token_of_black", card: thing };
  return { ...choice, card: thing };
}
