"""Options of the game, and the rules object made of them. No other module reads options."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import Option, shl
from kociolek.core.choosing import with_defaults
from kociolek.core.errors import BadOptions
from kociolek.games.kittens.decks import GOOD_VS_EVIL
from kociolek.games.kittens.expansion import EXPANSIONS, expansions_of, mask_of_kinds
from kociolek.games.kittens.kinds import ARMAGEDDON, CATS, DEVILCAT, EXPLODING_KITTEN
from kociolek.games.kittens.versions import NEWEST

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
    edition = options.get("edition", "original")
    most = MOST_PLAYERS[edition]
    for expansion in expansions_of(options):
        most = max(most, expansion.most_players.get(edition, most))
    return 2, most


def check(seats: int, options: dict[str, str]) -> dict[str, str]:
    """Return all options with their defaults filled in. Raise BadOptions where the cards do not allow it."""
    whole = with_defaults(SCHEMA, options)
    if whole["edition"] != "good_vs_evil":
        if "godcat_in_combos" in options:
            raise BadOptions(
                "option-needs-edition",
                {"option": "godcat_in_combos", "needs": "good_vs_evil", "edition": whole["edition"]},
            )
        del whole["godcat_in_combos"]  # no set of options holds a switch that could change nothing
    for expansion in EXPANSIONS:
        for switch in expansion.switches:
            name = switch.option.name
            needs = switch.needs(whole)
            if needs and name in options:
                key = "option-needs-edition" if needs == switch.edition else "option-needs-expansion"
                raise BadOptions(key, {"option": name, "needs": needs, "edition": whole["edition"]})
            if needs:
                del whole[name]
    for expansion in EXPANSIONS:
        if whole[expansion.key] == "off":
            del whole[expansion.key]
    low, high = seat_range(whole)
    if not low <= seats <= high:
        raise BadOptions(
            "seats-out-of-range",
            {"seats": str(seats), "low": str(low), "high": str(high), "edition": whole["edition"]},
        )
    return whole


@final
class Rules:
    """A checked option set in the form the rules read it; one object serves all clones of a state."""

    def __init__(self, options: dict[str, str], major: int = NEWEST) -> None:
        self.options: Final = options
        self.major: Final = i64(major)  # version of the rules that the game is played by
        self.edition: Final = options["edition"]
        self.turbo: Final = options["turbo"] == "on"
        self.any_title: Final = options["combos"] == "any_title"
        self.five_different: Final = options["five_different"] == "on"
        self.last_turn_stacks: Final = options["attack_on_last_turn"] == "3"
        self.extra_defuses: Final = options["extra_defuses"]
        self.good_vs_evil: Final = options["edition"] == "good_vs_evil"
        self.expansions: Final = expansions_of(options)
        # Godcat may stand for any card of the deck. Armageddon needs Godcat itself on the mat. [G7]
        godcat_plays_as = mask_of_kinds([kind for kind in GOOD_VS_EVIL if kind != ARMAGEDDON])
        hazards = shl(1, EXPLODING_KITTEN)
        sheltered: i64 = 0
        single: i64 = 0
        kept_out: i64 = 0
        for expansion in self.expansions:
            godcat_plays_as |= mask_of_kinds(expansion.for_godcat)
            if major >= 2:
                godcat_plays_as |= mask_of_kinds(expansion.for_godcat_later)
            hazards |= mask_of_kinds(expansion.own_hazards)
            single |= mask_of_kinds(expansion.no_combos)
            kept_out |= mask_of_kinds(expansion.kept_out)
            sheltered |= mask_of_kinds(expansion.shelters)
        self.godcat_plays_as: Final = godcat_plays_as
        self.hazards: Final = hazards
        # A triple may ask for these. No hand holds a kitten, unless another card shelters it. [T10]
        self.nameable: Final = ~(shl(1, DEVILCAT) | (hazards & ~sheltered if major >= 2 else i64(0)))
        self.combinable: Final = ~(hazards | single)
        self.titles: Final = self.combinable if self.any_title else self.combinable & CATS  # of pairs and triples
        self.kept_out: Final = kept_out
        self.godcat_off_turn: Final = options.get("godcat_defuse_off_turn") == "on"
        self.godcat_in_combos: Final = options.get("godcat_in_combos") == "on"
