"""Kinds by name: components, the three other cards of the deck, all cards, all spells.

A card is a slot with a name. What is printed on it is data (see cards.py). Spells come last, so that kittens can be
added without a change of other numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Ritual components; zones count them. The letters stand for them in card files.
ARTIFACT: Final = 0
FAMILIAR: Final = 1
POTION: Final = 2
SCROLL: Final = 3
TYPES: Final[i64] = 4
LETTERS: Final = "AFPS"
COPIES: Final = 12  # of each component

# The other cards of the component deck
CHAOS_CAT: Final = 4
CHAPTER_CAT: Final = 5  # the Chaos Cat that opens Chapter 3
CAUGHT: Final = 6

CURSE: Final = 7
CURSES: Final = 12
CREDIT: Final = CURSE + CURSES
CREDITS: Final = 12
NEW_RULE: Final = CREDIT + CREDITS
NEW_RULES: Final = 6
CHAOS: Final = NEW_RULE + NEW_RULES
CHAOS_CARDS: Final = 4
SPELL: Final = CHAOS + CHAOS_CARDS
SPELLS: Final = 8  # of the box

# Spells: four spaces on a mat. The own spell of a kitten takes the space of the one it replaces.
SUMMON: Final = 0
SLING: Final = 1
SWAT: Final = 2
SWITCH: Final = 3
SPACES: Final[i64] = 4
OVERFLOW: Final = 4  # from here on the own spells of kittens
NO_SPACE: Final = 4  # where the token lies before the first spell

# What must be there for a spell to be cast
NOTHING: Final = 0
TWO_OWN: Final = 1  # two cards in the own circle [13]
TWO_CARDS: Final = 2  # two cards in any circles [14, 15]
ITS_OWN_RULE: Final = 3  # see `Spell.castable`

CURSE_IDS: Final[list[str]] = [
    "snail",
    "hairball",
    "zoomies",
    "yarn",
    "breadhead",
    "catnap",
    "scaredycat",
    "copycat",
    "vampire",
    "bathtime",
    "cucumber",
    "flea_circus",
]
CREDIT_IDS: Final[list[str]] = [
    "ec_potion",
    "ec_three",
    "ec_artifact",
    "ec_familiar",
    "ec_scroll",
    "ec_fullset",
    "ec_pairs",
    "ec_clean",
    "ec_hoard",
    "ec_everypage",
    "ec_easy",
    "ec_extras",
]
NEW_RULE_IDS: Final[list[str]] = ["nr_right", "nr_sling", "nr_dig", "nr_pageturn", "nr_passleft", "nr_tidy"]
CHAOS_IDS: Final[list[str]] = ["chaos_shuffle", "tumbling_discards", "loose_pages", "sticky_paws"]
SPELL_NAMES: Final[list[str]] = ["summon", "sling", "swat", "switch", "overflow", "avalanche", "dismiss", "yoink"]
SPELL_SPACES: Final[list[int]] = [SUMMON, SLING, SWAT, SWITCH, SUMMON, SLING, SWAT, SWITCH]
SPELL_NEEDS: Final[list[int]] = [NOTHING, NOTHING, TWO_OWN, TWO_CARDS, NOTHING, NOTHING, NOTHING, TWO_CARDS]

NAMES: Final[list[str]] = [
    "artifact",
    "familiar",
    "potion",
    "scroll",
    "chaos_cat",
    "chapter_cat",
    "caught",
    *CURSE_IDS,
    *CREDIT_IDS,
    *NEW_RULE_IDS,
    *CHAOS_IDS,
    *SPELL_NAMES,
]
