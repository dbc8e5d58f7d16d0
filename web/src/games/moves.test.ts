// Moves of every kind, as `Game.actions` has them, against what each game folder reads out of their text.

import { describe, expect, it } from "vitest";
import * as kittens from "./kittens/view";
import * as witchstone from "./witchstone/view";
import * as wizardkittens from "./wizardkittens/view";
import MOVES from "./moves.json";

const readers = { kittens, wizardkittens, witchstone };

describe.each(Object.keys(readers) as (keyof typeof readers)[])("%s", (game) => {
  it.each(MOVES[game] as [string, string, string, number, number][])("%s", (text, verb, card, seat, index) => {
    const choice = readers[game].read(text);
    if (verb === "take_godcat") card = ""; // its text is that of an older move
    expect(choice).toEqual({ text, verb, card, seat, index });
  });
});
