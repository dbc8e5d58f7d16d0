// Witchstone.

import { plainGame } from "../plain";
import { read } from "./view";

export const game = plainGame("witchstone", read, ["goal", "setup", "turn", "series", "crystals", "back", "end"]);
