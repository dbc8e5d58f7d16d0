"""What the bots know of single spells, and the numbers of the evaluation.

`SPELLS` is the one table of values by card. All other cards need none: components, curses and Extra Credit are worth
what the card file says of them, and the questions of New Rules and Chaos cards are tried out on a copy. The numbers of
the evaluation were fitted to games the bots played against each other.
"""

from __future__ import annotations

from typing import Final, final

from kociolek.bots.values import check_values
from kociolek.games.wizardkittens.kinds import SPELL_NAMES

# Ratings: how `medium` finds out what the best use of a spell is worth
DRAWN: Final = 0  # a card comes from the deck
SLUNG: Final = 1  # an own card goes to another kitten
SWATTED: Final = 2  # two own cards are discarded
DISMISSED: Final = 3  # all own cards of a type and chapter are discarded
SWITCHED: Final = 4  # two cards change places
YOINKED: Final = 5  # an own card is discarded, any card is taken
TRIED: Final = 6  # the spell is cast on a copy: slower, and right for any spell that draws no hidden card

# Occasions on which `easy` casts a spell
THIN_DECK: Final = "thin_deck"
HELPFUL_SWITCH: Final = "helpful_switch"
USELESS_CARD: Final = "useless_card"
TWO_USELESS_CARDS: Final = "two_useless_cards"
ALWAYS: Final = "always"


@final
class SpellValues:
    """Values of one spell for all bots."""

    def __init__(self, rating: int, occasions: list[str]) -> None:
        self.rating: Final = rating
        self.occasions: Final = occasions


@final
class SpellTable:
    """Values of every spell. A kitten that is added brings its own."""

    def __init__(self) -> None:
        self.rows: Final[dict[str, SpellValues]] = {}

    def add(self, spell: str, values: SpellValues) -> None:
        self.rows[spell] = values

    def check(self) -> None:
        """Raise MissingValues if a spell of the game has none."""
        check_values(list(self.rows), SPELL_NAMES, "kociolek.bots.wizardkittens.weights.SPELLS")

    def ratings(self) -> list[int]:
        """Return the rating of each spell, by its number."""
        self.check()
        return [self.rows[name].rating for name in SPELL_NAMES]

    def cast_on(self, occasion: str) -> list[str]:
        """Return the spells to be cast on an occasion, the first choice first."""
        return [name for name, values in self.rows.items() if occasion in values.occasions]


SPELLS: Final = SpellTable()
SPELLS.add("swat", SpellValues(SWATTED, [THIN_DECK, TWO_USELESS_CARDS]))
SPELLS.add("dismiss", SpellValues(DISMISSED, [THIN_DECK, TWO_USELESS_CARDS]))
SPELLS.add("sling", SpellValues(SLUNG, [THIN_DECK, USELESS_CARD]))
SPELLS.add("avalanche", SpellValues(SLUNG, [THIN_DECK, USELESS_CARD]))
SPELLS.add("switch", SpellValues(SWITCHED, [HELPFUL_SWITCH]))
SPELLS.add("yoink", SpellValues(YOINKED, [HELPFUL_SWITCH]))
SPELLS.add("summon", SpellValues(DRAWN, [ALWAYS]))
SPELLS.add("overflow", SpellValues(DRAWN, [ALWAYS]))

PRIOR: Final = 0.02  # a choice that costs so much of the win has a third of the prior of the best one

LAST_PILE: Final = 11  # the cards among which Caught is
DRAWS_A_TURN: Final = 1.3

# How fast a chapter that lacks so many cards comes to its curse, compared with the others.
PULLS: Final = [3.6, 1.0, 0.15, 0.055, 0.023, 0.015, 0.01, 0.005, 0.0025, 0.001]
PULL_NOW: Final = 40.0  # complete, and its owner's turn is about to end
PACE: Final = 0.58  # curses that fall in a round for each unit of pull

# The chance that all six fall in time: a logistic sum.
ALL_FALL: Final = -0.94
ALL_FALL_PER_CURSE_LEFT: Final = -1.88
ALL_FALL_PER_ROUND: Final = 0.6
ALL_FALL_PER_EXPECTED: Final = 1.9

# How sharply each race is decided by what is expected now.
POINTS_AT_THE_END: Final = 0.35
POINTS_BLUR: Final = 0.42  # for each curse still to fall
CARDS_AT_THE_END: Final = 1.44
CARDS_BLUR: Final = 2.26  # for each round still to come
TIE_BREAK: Final = 0.19  # of a card: a point, when caught with equally many
GUILT_EDGE: Final = 0.1  # how gradual innocence ends, in points ...
GUILT_BLUR: Final = 0.29  # ... and more so for each round still to come
NOBODY_INNOCENT: Final = 0.16
CREDIT_BLUR: Final = 0.57  # for each curse still to fall: how little today's circle says about Extra Credit
