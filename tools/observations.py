"""Write the tables of docs/observations.md: the blocks of an observation row and their meanings.

tests/adapters/test_observations_page.py checks the meanings listed here against the code.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from kociolek.catalog import GAMES
from kociolek.core.observation import Block, Observer

PAGE: Final = Path(__file__).parent.parent / "docs" / "observations.md"
BEGIN: Final = "<!-- tables: written by tools/observations.py -->"
END: Final = "<!-- end of the tables -->"

# Set-ups whose blocks are listed. Together they have every block.
SETUPS: Final[list[tuple[str, int, dict[str, str]]]] = [
    ("kittens", 2, {}),
    ("kittens", 2, {"edition": "good_vs_evil"}),
    ("kittens", 3, {"edition": "good_vs_evil", "barking": "on", "imploding": "on", "streaking": "on"}),
    ("wizardkittens", 3, {}),
    ("witchstone", 2, {}),
]

COMMON: Final = {
    "prompt": "what is asked, one place for each prompt of `kociolek vocabulary GAME`",
    "waiting": "seats that owe an answer",
    "alive": "seats still in the game",
    "active": "whose turn it is",
    "frame": "the numbers of what is being resolved, as the position text writes them, each one higher; 0 is none",
}
MEANINGS: Final[dict[str, dict[str, str]]] = {
    "kittens": {
        "turns": "turns the active player owes, the running one included",
        "attacked": "1 if these turns come from an attack",
        "dry": "seats that could not draw since anybody last did",
        "hand": "own cards, by kind; zeros for the blind and for spectators",
        "sizes": "cards in each hand",
        "known": "seat × kind: cards known for certain to be in that hand; of one's own, what all know",
        "lacks": "seat × kind: 1 if that hand was shown not to hold the kind",
        "unseen": "cards of the game not seen by the observer, by kind, wherever they lie",
        "pile": "cards in the draw pile",
        "pile_top": "depth 0 to 4 × kind: 1 for a card near the top that the observer knows",
        "pile_bottom": "the same for the five lowest, the bottom card first",
        "kitten_depth": "place from the top, from 1, of the first Exploding Kitten that is known; 0 if none is",
        "discard": "open cards on the discard pile, by kind",
        "discard_top": "the topmost of them",
        "limbo": "known cards on their way, by kind: a kitten to be put back, a card looked at",
        "limbo_size": "how many cards are on their way",
        "box": "cards put away unseen (turbo)",
        "played": "the title of the card or combo that waits to take effect",
        "played_as": "how: alone, pair, triple, five different",
        "played_by": "who played it",
        "played_at": "whom it is aimed at",
        "named": "the kind it asks for",
        "noped": "1 if it is Noped as things stand",
        "mat": "Godcat, Devilcat: 1 while it lies on the mat",
        "direction": "1 if play goes round counter-clockwise",
        "blind": "seats that may not look at their hand",
        "imploding_up": "1 once the Imploding Kitten lies face up",
        "marked": "seat × kind: cards turned outward in that hand, as far as they are seen",
        "hiders": "seats that kept a drawn card unseen, which may be a protected kitten",
        "crown": "who wears the Tower of Power",
        "crown_size": "cards in it",
        "stash_size": "cards in the stash",
        "take_that": "before whom × whose: an I'll Take That that lies there",
        "lying": "seats with a Barking Kitten before them",
        "down": "cards that lie face down on the discard pile",
    },
    "wizardkittens": {
        "circles": "seat × chapter × component: cards there",
        "fresh": "those of them that the running effect has moved",
        "hand": "components in hand, by type",
        "used": "components that a defeat has used up so far",
        "discard": "components on the discard pile",
        "deck": "cards left in the component deck",
        "curses": "chapter × curse: the one that lies there",
        "curse_deck": "curses left",
        "won": "seat × curse: those defeated",
        "extras": "seat × component: extras in the score pile",
        "kittens": "seat × kitten",
        "credits": "seat × Extra Credit; those of others only once they are shown",
        "tokens": "seat × spell space that the token covers",
        "chapters": "how many are open",
        "card": "the New Rule or Chaos card, once it is shown",
        "cats": "Chaos Cats drawn so far",
    },
    "witchstone": {
        "beginner": "who began",
        "gone": "seats that were left",
        "round": "the round, 0 while towers are chosen",
        "pending": "actions of tokens that may still be used, by kind",
        "queue": "fields of the wand still to take effect",
        "shelf": "shelf × scroll: the one that lies there",
        "deck": "scrolls left",
        "blue": "blue field × kind of action: the special tile that lies there",
        "special_stack": "special tiles left",
        "owls_taken": "owls gone from each stack",
        "area_tokens": "area × face: the token that lies there",
        "table_tokens": "tokens below the rack, by face",
        "rack": "shelf × seat × (own colour, black): crystals",
        "hand": "first symbol × second symbol: own tiles behind the screen",
        "tokens": "own magic tokens; those of others are behind their screens",
        "owls": "own owls; the same",
        "hand_size": "tiles behind each screen",
        "supply_size": "tiles in each supply",
        "score": "seat × (1 if below zero, hundreds, rest): points",
        "tower": "seat × area: the own tower",
        "standing": "seat × area: witches",
        "network": "seat × area: joined to the tower",
        "completed": "seat × connection",
        "building": "seat × connection: charges on one that is begun",
        "counts": "seat × (energy left, witches in stock, witches lying, rank at the Witchstone, crystals on the rack, "
        "crystals removed, crystals aside, special tiles, when the wand pawn came to its field)",
        "pentagram": "seat × field of the pawn",
        "wand": "seat × field of the pawn",
        "crystals": "seat × cell: crystals in the cauldron",
        "black_crystal": "seat × cell: the black one",
        "symbols": "seat × kind of action × cell: the symbols that show",
        "special_cells": "seat × cell: covered by a special tile",
        "scrolls": "seat × scroll: taken, as far as they are open",
        "used_scrolls": "seat × scroll: turned",
        "pile": "seat: unused scrolls lie in a face-down pile",
    },
}


def observer_of(setup: tuple[str, int, dict[str, str]]) -> Observer:
    key, seats, options = setup
    return GAMES[key].observer(seats, options)


def meaning(game: str, block: Block) -> str:
    return MEANINGS[game].get(block.name) or COMMON[block.name]


def tables() -> Iterator[str]:
    for setup in SETUPS:
        key, seats, options = setup
        observer = observer_of(setup)
        chosen = ", ".join([f"{seats} players", *(f"`{name}={value}`" for name, value in options.items())])
        possible = len(GAMES[key].possible(seats, options))
        yield f"\n### {key}, {chosen}: {observer.size} numbers, {possible} actions\n"
        yield "| numbers | block | meaning |"
        yield "|---|---|---|"
        for block in observer.blocks:
            last = block.first + block.size - 1
            where = str(block.first) if block.size == 1 else f"{block.first}–{last}"
            yield f"| {where} | `{block.name}` | {meaning(key, block)} |"


def page(text: str) -> str:
    """Return the page with its tables replaced."""
    before, rest = text.split(BEGIN)
    return "\n".join([before + BEGIN, *tables(), "", END]) + rest.split(END)[1]


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
