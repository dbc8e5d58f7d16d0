"""Options of the game, read here and nowhere else. [39]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import Option
from kociolek.core.choosing import with_defaults
from kociolek.core.codec import small_numbers
from kociolek.core.errors import BadOptions
from kociolek.games.wizardkittens.cards import GROUPS, CardSet, RuleCard
from kociolek.games.wizardkittens.kinds import OVERFLOW, SPACES, SPELL_NAMES, SPELL_NEEDS, SPELL_SPACES, SPELLS
from kociolek.games.wizardkittens.versions import NEWEST

BUILT_IN: Final = "built_in"
FROM_BOX: Final = "box:"  # and the id of the box

SCHEMA: Final[list[Option]] = [
    Option("advanced_kittens", ["off", "on"]),
    Option("chaos_cat", ["plain", "new_rules", "chaos_mode"]),
    Option("chaos_cats", ["2", "3", "4"]),
    Option("curses", ["standard", "light"]),
    Option("caught_pair", ["innocent", "fewer_cards"]),
    Option("cards", [BUILT_IN]),  # or `box:` and an id, or a whole card set as text, see cards.py
]
SINCE: Final[dict[str, int]] = {"caught_pair": 2}  # the first version of the rules that knows an option
MOST_PLAYERS: Final = 4


def schema_of(major: int) -> list[Option]:
    """Return the options of a version of the rules."""
    return [option for option in SCHEMA if major >= SINCE.get(option.name, 1)]


def seat_range(options: dict[str, str]) -> tuple[int, int]:
    """Return the fewest and the most players. Chaos Mode is not for two."""
    return 3 if options.get("chaos_cat") == "chaos_mode" else 2, MOST_PLAYERS


def check(seats: int, options: dict[str, str], printed: CardSet, box: str, major: int) -> dict[str, str]:
    """Return all options with their defaults filled in. Raise BadOptions where the rules do not allow them.

    `printed` are the cards of the game, `box` the id of the box they come from, empty for the built-in one.
    """
    whole = with_defaults(schema_of(major), options, free="cards")
    if box and whole["cards"] == BUILT_IN:
        whole["cards"] = FROM_BOX + box  # so a position says with which cards it is played
    if whole["chaos_cat"] != "chaos_mode":
        if "chaos_cats" in options:
            raise BadOptions("option-needs-chaos-mode", {"option": "chaos_cats", "chaos_cat": whole["chaos_cat"]})
        del whole["chaos_cats"]  # no set of options holds a switch that could change nothing
    if seats != 2 and "caught_pair" in whole:
        if "caught_pair" in options:
            raise BadOptions("option-needs-two-kittens", {"option": "caught_pair", "seats": str(seats)})
        del whole["caught_pair"]
    for kitten in SPELL_NAMES[SPELLS:]:
        if whole[kitten] == "off":
            del whole[kitten]  # a game without it reads as before it was added
        elif whole["advanced_kittens"] == "off":
            raise BadOptions("option-needs-advanced-kittens", {"option": kitten})
    check_seats(seats, whole)
    if whole["cards"].startswith(FROM_BOX) and whole["cards"] != FROM_BOX + box:
        raise BadOptions("box-other", {"value": whole["cards"].removeprefix(FROM_BOX), "found": box})
    cards = cards_of(whole, printed)  # refuses a wrong card set
    if whole["chaos_cat"] == "new_rules" and not usable_rules(cards, seats):
        raise BadOptions("new-rules-need-paws", {"seats": str(seats)})
    return whole


def check_seats(seats: int, options: dict[str, str]) -> None:
    low, high = seat_range(options)
    if seats == 2 and low == 3:
        raise BadOptions("chaos-mode-not-for-two", {"seats": str(seats)})
    if not low <= seats <= high:
        raise BadOptions("players-out-of-range", {"seats": str(seats), "low": str(low), "high": str(high)})


def cards_of(options: dict[str, str], printed: CardSet) -> CardSet:
    text = options["cards"]
    return printed if text == BUILT_IN or text == printed.text or text.startswith(FROM_BOX) else CardSet(text)


def usable_rules(cards: CardSet, seats: int) -> list[int]:
    """Return the New Rules of the deck. Two players use those with paws only."""
    return [i for i, card in enumerate(cards.new_rules) if card.paws or seats > 2]


PLAIN: Final = 0
CHAOS_MODE: Final = 2


@final
class Rules:
    """A checked option set in the form the rules read it. All clones of a state share one object."""

    def __init__(self, options: dict[str, str], seats: int, printed: CardSet, major: int = NEWEST) -> None:
        self.options: Final = options
        self.major: Final = i64(major)  # version of the rules that the game is played by
        self.cards: Final = cards_of(options, printed)
        self.advanced: Final = options["advanced_kittens"] == "on"
        self.kittens: Final = bytes(kittens_of(options))
        mats = [mat(kitten, self.advanced) for kitten in range(len(SPELL_NAMES) - OVERFLOW)]
        spells = [spell for row in mats for spell in row]
        self.spells: Final = small_numbers(spells)  # [kitten * SPACES + space]
        self.conditions: Final = small_numbers([SPELL_NEEDS[spell] for spell in spells])  # likewise
        self.mats: Final = {SPELL_NAMES[OVERFLOW + i]: [SPELL_NAMES[spell] for spell in mats[i]] for i in self.kittens}
        self.chaos: Final = i64(["plain", "new_rules", "chaos_mode"].index(options["chaos_cat"]))
        needs = self.cards.light if options["curses"] == "light" else self.cards.needs
        self.needs: Final = small_numbers(list(needs))  # [curse * TYPES + type]
        self.chapters: Final = i64(2 if seats == 2 else 3)  # with two players there is no Chapter 3
        self.fewer_cards: Final = options.get("caught_pair") == "fewer_cards"  # needed, too, by a caught kitten [36]
        self.cats: Final = self.count_cats(options)
        self.by_group: Final = [
            bytes([i for i, group in enumerate(self.cards.groups) if group == g]) for g in range(len(GROUPS))
        ]
        self.rule_cards: Final = self.cards.chaos if self.chaos == CHAOS_MODE else self.cards.new_rules
        usable = list(range(len(self.cards.chaos))) if self.chaos == CHAOS_MODE else usable_rules(self.cards, seats)
        self.usable: Final = bytes(usable if self.chaos != PLAIN else [])  # from these one is drawn

    def count_cats(self, options: dict[str, str]) -> i64:
        """Return how many Chaos Cats are in the deck: none where they would do nothing. [38, 41]"""
        if self.chaos == CHAOS_MODE:
            return i64(int(options["chaos_cats"]))
        return 0 if self.chaos == PLAIN and self.chapters == 2 else 1

    def card(self, number: i64) -> RuleCard:
        return self.rule_cards[number]


def mat(kitten: int, advanced: bool) -> list[int]:
    """Return the spells on a kitten's mat, by space: its own replaces a basic one."""
    spells = list(range(SPACES))
    if advanced:
        spells[SPELL_SPACES[OVERFLOW + kitten]] = OVERFLOW + kitten
    return spells


def kittens_of(options: dict[str, str]) -> list[int]:
    """Return the kittens that may be chosen: those of the box, then added ones that are switched on."""
    box = list(range(SPELLS - OVERFLOW))
    return box + [SPELL_NAMES.index(name) - OVERFLOW for name in SPELL_NAMES[SPELLS:] if name in options]
