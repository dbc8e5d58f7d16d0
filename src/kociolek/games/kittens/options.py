"""The switches of the game, read here and nowhere else. [EK rules, sections 0 and 10]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import Kind, Option, shl
from kociolek.core.choosing import with_defaults
from kociolek.core.errors import BadOptions
from kociolek.games.kittens.decks import GOOD_VS_EVIL
from kociolek.games.kittens.kinds import ARMAGEDDON, EXPLODING_KITTEN

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


@final
class Switch:
    """A house rule of an expansion: its values, the default first, and which boxes give it a meaning."""

    def __init__(self, name: str, values: list[str], boxes: list[str], edition: str = "") -> None:
        self.option: Final = Option(name, values)
        self.boxes: Final = boxes  # one of these must be in play
        self.edition: Final = edition  # and this base, if it is named

    def needs(self, options: dict[str, str]) -> str:
        """What is missing for it to have a meaning; nothing if it has one."""
        if self.edition and options["edition"] != self.edition:
            return self.edition
        if "on" not in [options.get(box) for box in self.boxes]:
            return ",".join(self.boxes)
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What the options know of an expansion. Its key is the option, off or on, that brings it to the table."""

    def __init__(self, key: str) -> None:
        self.key: Final = key
        self.switches: list[Switch] = []
        self.most_players: dict[str, int] = {}  # edition: how many may play with this box, where it is more
        self.no_combos: list[Kind] = []  # titles that make no pair or triple
        self.for_godcat: list[Kind] = []  # cards that Godcat can stand for
        self.own_hazards: list[Kind] = []  # cards that kill in the place of an Exploding Kitten


SHELF: Final[list[Box]] = []


def shelve(box: Box) -> None:
    SHELF.append(box)
    SCHEMA.append(Option(box.key, ["off", "on"]))
    SCHEMA.extend(switch.option for switch in box.switches)


def unshelve(box: Box) -> None:
    SHELF.remove(box)
    gone = {box.key, *(switch.option.name for switch in box.switches)}
    SCHEMA[:] = [option for option in SCHEMA if option.name not in gone]


def seat_range(options: dict[str, str]) -> tuple[int, int]:
    edition = options.get("edition", "original")
    most = MOST_PLAYERS[edition]
    for box in SHELF:
        if options.get(box.key) == "on":
            most = max(most, box.most_players.get(edition, most))
    return 2, most


def check(seats: int, options: dict[str, str]) -> dict[str, str]:
    """All options with their defaults filled in; BadOptions where the boxes do not allow it."""
    whole = with_defaults(SCHEMA, options)
    if whole["edition"] != "good_vs_evil":
        if "godcat_in_combos" in options:
            raise BadOptions(
                "option-needs-edition",
                {"option": "godcat_in_combos", "needs": "good_vs_evil", "edition": whole["edition"]},
            )
        del whole["godcat_in_combos"]  # no set of options holds a switch that could change nothing
    for box in SHELF:
        for switch in box.switches:
            name = switch.option.name
            needs = switch.needs(whole)
            if needs and name in options:
                key = "option-needs-edition" if needs == switch.edition else "option-needs-expansion"
                raise BadOptions(key, {"option": name, "needs": needs, "edition": whole["edition"]})
            if needs:
                del whole[name]
    for box in SHELF:
        if whole[box.key] == "off":
            del whole[box.key]
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


def mask_of_kinds(options: dict[str, str], what: str) -> i64:
    mask: i64 = 0
    for box in SHELF:
        if options.get(box.key) == "on":
            for kind in {"for_godcat": box.for_godcat, "own_hazards": box.own_hazards}.get(what, box.no_combos):
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
        self.godcat_plays_as: Final = any_card_but_armageddon() | mask_of_kinds(options, "for_godcat")
        self.hazards: Final = shl(1, EXPLODING_KITTEN) | mask_of_kinds(options, "own_hazards")
        self.combinable: Final = ~(self.hazards | mask_of_kinds(options, "no_combos"))
        self.godcat_off_turn: Final = options.get("godcat_defuse_off_turn") == "on"
        self.godcat_in_combos: Final = options.get("godcat_in_combos") == "on"
