"""The words of the game besides those of cards and moves: what may be asked, and what is told."""

from __future__ import annotations

from typing import Final

PROMPTS: Final[list[str]] = [
    "kitten",
    "turn",
    "place",
    "spell",
    "sling.card",
    "sling.aim",
    "sling.place",
    "swat.card",
    "switch.first",
    "switch.second",
    "overflow.keep",
    "overflow.aim",
    "dismiss.cards",
    "yoink.discard",
    "yoink.take",
    "effect.card",
    "effect.chapter",
    "effect.aim",
    "effect.place",
    "effect.swap",
]

# Every event tells a verb and a seat; and of the other seat, a kind and a number those it carries.
EVENTS: Final[dict[str, list[str]]] = {
    "kitten_chosen": ["kind"],  # its spell
    "game_began": [],
    "turn_began": [],
    "drew": ["kind"],
    "placed": ["kind", "index"],  # chapter
    "cast": ["kind"],
    "slung": ["other", "kind", "index"],  # chapter of the other
    "discarded": ["other", "kind", "index"],  # from whose circle, if it is another's; chapter
    "switched": ["other", "kind", "index"],  # where the card lies now
    "took": ["other", "kind", "index"],  # from whose circle, if it is another's; chapter
    "gave": ["other", "kind"],
    "passed": ["other", "kind", "index"],  # chapter of the other
    "fetched": ["kind"],  # from the discard pile
    "collected": ["kind"],  # from the components a defeat has used
    "swapped": ["index"],  # two chapters: 12, 13, 23
    "declined": [],
    "curse_came": ["kind", "index"],  # chapter
    "defeated": ["kind", "index"],  # chapter
    "extra": ["kind", "index"],  # chapter
    "cat_drawn": ["kind", "index"],  # which Cat it is, how many have come
    "chapter_opened": ["index"],
    "new_rule": ["kind", "index"],
    "chaos_step": ["kind", "index"],  # step
    "caught": [],
    "credit_shown": ["kind"],
    "scored": ["index"],  # points
    "guilty": [],
    "won": [],
    "nobody_won": [],
    "left": [],
}
