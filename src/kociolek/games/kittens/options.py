"""The switches of the game, read here and nowhere else. [EK rules, sections 0 and 10]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import Option, shl
from kociolek.core.errors import BadOptions
from kociolek.games.kittens.decks import GOOD_VS_EVIL
from kociolek.games.kittens.kinds import ARMAGEDDON

SCHEMA: Final[list[Option]] = [
    Option("edition", ["original", "party_pack", "good_vs_evil"]),
    Option("turbo", ["off", "on"]),
    Option("combos", ["any_title", "cats_only"]),
    Option("five_different", ["off", "on"]),
    Option("attack_on_last_turn", ["3", "2"]),
    Option("extra_defuses", ["sheet", "all", "two"]),
    Option("godcat_in_combos", ["on", "off"]),
]
MOST_PLAYERS: Final = {"original": 5, "party_pack": 10, "good_vs_evil": 5}


def seat_range(options: dict[str, str]) -> tuple[int, int]:
    return 2, MOST_PLAYERS[options.get("edition", "original")]


def check(seats: int, options: dict[str, str]) -> dict[str, str]:
    """All options with their defaults filled in; BadOptions where the boxes do not allow it."""
    whole = {option.name: option.values[0] for option in SCHEMA}
    for name, value in options.items():
        known = [option for option in SCHEMA if option.name == name]
        if not known:
            raise BadOptions("unknown-option", {"option": name, "known": ",".join(whole)})
        if value not in known[0].values:
            raise BadOptions(
                "unknown-option-value", {"option": name, "value": value, "known": ",".join(known[0].values)}
            )
        whole[name] = value
    if whole["edition"] != "good_vs_evil":
        if "godcat_in_combos" in options:
            raise BadOptions(
                "option-needs-edition",
                {"option": "godcat_in_combos", "needs": "good_vs_evil", "edition": whole["edition"]},
            )
        del whole["godcat_in_combos"]  # no set of options holds a switch that could change nothing
    low, high = seat_range(whole)
    if not low <= seats <= high:
        raise BadOptions(
            "seats-out-of-range",
            {"seats": str(seats), "low": str(low), "high": str(high), "edition": whole["edition"]},
        )
    return whole


def any_card_but_armageddon() -> i64:
    """What Godcat may stand for, as a mask: any card of the deck. Armageddon needs Godcat itself on the mat. [G7]"""
    mask: i64 = 0
    for kind in GOOD_VS_EVIL:
        if kind != ARMAGEDDON:
            mask |= shl(1, kind)
    return mask


@final
class Rules:
    """A checked option set in the form the rules read it; one object serves all clones of a table."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options: Final = options
        self.edition: Final = options["edition"]
        self.turbo: Final = options["turbo"] == "on"
        self.any_title: Final = options["combos"] == "any_title"
        self.five_different: Final = options["five_different"] == "on"
        self.last_turn_stacks: Final = options["attack_on_last_turn"] == "3"
        self.extra_defuses: Final = options["extra_defuses"]
        self.good_vs_evil: Final = options["edition"] == "good_vs_evil"
        self.godcat_plays_as: Final = any_card_but_armageddon()
        self.godcat_in_combos: Final = options.get("godcat_in_combos") == "on"
