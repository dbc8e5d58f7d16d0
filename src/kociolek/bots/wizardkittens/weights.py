"""Values of spells: how the bots find the best use of each, and when `easy` casts it. `SPELLS` is the one table."""

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
TRIED: Final = 6  # the spell is cast on a copy: slower, and right for any spell

# Occasions on which `easy` casts a spell
THIN_DECK: Final = "thin_deck"
HELPFUL_SWITCH: Final = "helpful_switch"
USELESS_CARD: Final = "useless_card"
TWO_USELESS_CARDS: Final = "two_useless_cards"
ALWAYS: Final = "always"


@final
class SpellValues:
    """What the bots know of one spell."""

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
        """Raise MissingValues if a spell has none."""
        check_values(list(self.rows), SPELL_NAMES, "bots/wizardkittens/weights.py")

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
