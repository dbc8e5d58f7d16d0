"""Weights of the bots: values of spells, and the parameters of the evaluation.

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
MOST_LACKING: Final = 9  # cards that a recipe may have

# The numbers of the evaluation, as `medium` and `hard` have them.
STANDARD: Final[dict[str, float]] = {
    "draws_a_turn": 1.01,
    # How fast a chapter comes to its curse, compared with one that lacks one card.
    "pull_0": 4.24,  # complete
    "pull_2": 0.07,  # lacks two cards
    "pull_3": 0.04,
    "pull_more": 0.55,  # of that, for each card more
    "pull_now": 40.0,  # complete, and its owner's turn is about to end
    "pace": 0.225,  # curses that fall in a round for each unit of pull
    # The chance that all six fall in time: a logistic sum.
    "all_fall": 0.4,
    "all_fall_per_curse_left": -1.86,
    "all_fall_per_round": 0.89,
    "all_fall_per_expected": 2.4,
    "all_fall_per_seat": 0.8,  # more than three
    "all_fall_per_need": -1.67,  # mean recipe of the box beyond three components, for each curse left
    "all_fall_per_lead": -2.11,  # curses that one kitten has more than the average: the others do not hunt
    # How sharply each race is decided by what is expected now.
    "points_at_the_end": 0.187,
    "points_blur": 0.67,  # for each curse still to fall
    "cards_at_the_end": 2.16,
    "cards_blur": 3.44,  # for each round still to come
    "tie_break": 0.185,  # of a card: a point, when caught with equally many
    "guilt_edge": 0.084,  # how gradual innocence ends, in points ...
    "guilt_blur": 0.35,  # ... and more so for each round still to come
    "nobody_innocent": 0.148,
    "credit_blur": 0.65,  # for each curse still to fall: how little today's circle says about Extra Credit
}

# Those of `hard-1`, which never changes.
HARD_1_NUMBERS: Final[dict[str, float]] = {
    "draws_a_turn": 1.01,
    "pull_0": 4.24,
    "pull_2": 0.07,
    "pull_3": 0.04,
    "pull_more": 0.55,
    "pull_now": 40.0,
    "pace": 0.225,
    "all_fall": 0.4,
    "all_fall_per_curse_left": -1.86,
    "all_fall_per_round": 0.89,
    "all_fall_per_expected": 2.4,
    "all_fall_per_seat": 0.8,
    "all_fall_per_need": -1.67,
    "all_fall_per_lead": -2.11,
    "points_at_the_end": 0.187,
    "points_blur": 0.67,
    "cards_at_the_end": 2.16,
    "cards_blur": 3.44,
    "tie_break": 0.185,
    "guilt_edge": 0.084,
    "guilt_blur": 0.35,
    "nobody_innocent": 0.148,
    "credit_blur": 0.65,
}


@final
class Weights:
    """Parameters of the evaluation: those of `medium`, with the changes of a character."""

    def __init__(self, changes: dict[str, float]) -> None:
        w = STANDARD | changes
        self.draws_a_turn: Final = w["draws_a_turn"]
        few = [w["pull_0"], 1.0, w["pull_2"], w["pull_3"]]
        self.pulls: Final = few + [w["pull_3"] * w["pull_more"] ** i for i in range(1, MOST_LACKING - 2)]
        self.pull_now: Final = w["pull_now"]
        self.pace: Final = w["pace"]
        self.all_fall: Final = w["all_fall"]
        self.all_fall_per_curse_left: Final = w["all_fall_per_curse_left"]
        self.all_fall_per_round: Final = w["all_fall_per_round"]
        self.all_fall_per_expected: Final = w["all_fall_per_expected"]
        self.all_fall_per_seat: Final = w["all_fall_per_seat"]
        self.all_fall_per_need: Final = w["all_fall_per_need"]
        self.all_fall_per_lead: Final = w["all_fall_per_lead"]
        self.points_at_the_end: Final = w["points_at_the_end"]
        self.points_blur: Final = w["points_blur"]
        self.cards_at_the_end: Final = w["cards_at_the_end"]
        self.cards_blur: Final = w["cards_blur"]
        self.tie_break: Final = w["tie_break"]
        self.guilt_edge: Final = w["guilt_edge"]
        self.guilt_blur: Final = w["guilt_blur"]
        self.nobody_innocent: Final = w["nobody_innocent"]
        self.credit_blur: Final = w["credit_blur"]


MEDIUM: Final = Weights({})
EAGER: Final = Weights({"all_fall": STANDARD["all_fall"] + 1.5})  # believes that all six will fall
TIDY: Final = Weights({"all_fall": STANDARD["all_fall"] - 2.0})  # believes that the Professor will come
