"""Vocabulary: keys of prompts and events."""

from __future__ import annotations

from typing import Final

PROMPTS: Final[list[str]] = [
    "tower",
    "tile",
    "tile.place",
    "tile.turn",
    "tile.order",
    "energy",
    "witch",
    "pentagram",
    "crystal",
    "crystal.to",
    "wand",
    "scroll",
    "special",
    "any",
    "exit",
    "token.pick",
    "turn.end",
]
SINCE: Final[dict[str, int]] = {"turn.end": 2}  # the first version of the rules that asks it


def prompts_of(major: int) -> list[str]:
    """Return the prompts of a version of the rules."""
    return [prompt for prompt in PROMPTS if major >= SINCE.get(prompt, 1)]


# Every event tells a verb and a seat; and of a kind and a number those it carries. Fields are numbered from 1.
EVENTS: Final[dict[str, list[str]]] = {
    "tower_chosen": ["kind"],
    "turn_began": ["index"],  # round
    "tile_laid": ["kind", "index"],  # field of its first symbol
    "tile_discarded": ["kind"],
    "drew": ["kind"],
    "series_opened": ["kind", "index"],  # actions
    "series_grew": ["kind", "index"],  # more actions
    "series_closed": ["kind", "index"],  # actions lost
    "scored": ["index"],  # points
    "lost": ["index"],
    "charged": ["kind", "index"],  # charges on the connection
    "connected": ["kind"],
    "witch_laid": [],
    "witch_went": ["kind", "index"],  # actions it cost
    "stepped": ["index"],  # field of the pentagram
    "owl_taken": ["index"],  # its points
    "special_taken": ["kind"],
    "special_refilled": ["kind"],
    "special_used": ["kind"],
    "special_put": ["kind", "index"],  # field
    "crystal_moved": ["index"],  # field
    "crystal_out": ["kind"],
    "crystal_shelved": ["kind"],
    "crystal_lowest": [],
    "crystal_aside": [],
    "crystal_removed": ["index"],  # field
    "token_taken": ["kind", "index"],  # actions it is worth
    "token_used": ["kind", "index"],
    "token_lapsed": ["kind"],
    "walked": ["index"],  # fields
    "silver_field": ["index"],  # field of the wand
    "dark_field": ["index"],
    "scroll_taken": ["kind", "index"],  # shelf
    "scroll_refilled": ["kind"],
    "owls_shown": ["index"],  # points of all
    "tokens_shown": ["index"],  # how many
    "scroll_shown": ["kind"],
    "boosted": ["kind", "index"],  # more actions
    "left": [],
    "won": [],
    "scrolls_hidden": ["index"],  # how many
}
