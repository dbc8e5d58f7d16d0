"""The words of the game besides those of cards and moves: what may be asked, and what is told."""

from __future__ import annotations

from typing import Final

PROMPTS: Final[list[str]] = [
    "turn",
    "aim",
    "name",
    "nope",
    "favor.give",
    "pair.take",
    "explode.defuse",
    "defuse.tuck",
    "alter.next",
    "five.add",
    "five.fetch",
    "heck.keep",
    "armageddon.hold",
    "armageddon.choose",
    "devilcat.defuse",
]

# Every event tells a verb and a seat; and of the other seat, a kind and a number those it carries.
EVENTS: Final[dict[str, list[str]]] = {
    "played": ["kind"],
    "played_combo": ["kind", "index"],  # the title; how many cards
    "godcat_played": ["kind"],  # the card it stands for
    "aimed": ["other", "kind"],
    "named": ["other", "kind"],
    "noped": [],
    "fizzled": ["kind"],
    "drew": ["kind"],
    "drew_bottom": ["kind"],
    "kitten_drawn": [],
    "kitten_shown": [],  # it was not drawn, but must be defused
    "defused": [],
    "tucked": ["index"],  # how many cards lie above it
    "exploded": [],
    "left": [],
    "discarded": ["kind"],
    "won": [],
    "turn_began": ["index"],  # turns owed
    "attacked": ["other", "index"],  # turns owed
    "skipped": [],
    "shuffled": [],
    "saw": ["kind", "index"],  # depth
    "revealed": ["kind", "index"],  # depth
    "altered": [],
    "gave": ["other", "kind"],
    "stole": ["other", "kind"],
    "handed": ["other", "kind"],
    "lacked": ["other", "kind"],
    "fetched": ["kind"],
    "heck_kept": ["kind"],
    "heck_topped": ["kind"],
    "armageddon_laid": ["other", "kind"],  # the card before the player who lays them
    "armageddon_kept": ["other"],
    "armageddon_swapped": ["other"],
    "godcat_won": [],
    "devilcat_hit": [],
    "pile_empty": [],
}
