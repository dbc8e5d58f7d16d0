// Wizard Kittens.

import { plainGame } from "../plain";
import { read } from "./view";

export const game = plainGame("wizardkittens", read, ["goal", "setup", "turn", "curses", "chaos", "end", "two"]);
