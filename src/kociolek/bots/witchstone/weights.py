"""Weights of the bots: values of symbols and scrolls, and the parameters of scores and evaluation.

`SYMBOLS`, `SCROLL_GROWTH` and `COUNT_GROWTH` are the tables of values by what is printed. All else is worth what the
component file says.
"""

from __future__ import annotations

from typing import Final, final

from kociolek.bots.values import check_values
from kociolek.games.witchstone.kinds import ACTIONS, MEASURES, SCROLLS


@final
class SymbolValues:
    """Values of one symbol, that is of one kind of action."""

    def __init__(self, order: int, group: float, group_each_turn: float) -> None:
        self.order: Final = order  # which half of a tile comes first: the higher number
        self.group: Final = group  # of the largest group that can still grow, each symbol: points at any time ...
        self.group_each_turn: Final = group_each_turn  # ... and points for each turn to come


SYMBOLS: Final[dict[str, SymbolValues]] = {
    "energy": SymbolValues(3, -0.797, 0.210),
    "witch": SymbolValues(2, -0.456, 0.211),
    "pentagram": SymbolValues(4, -0.468, 0.294),
    "crystal": SymbolValues(3, -0.163, 0.190),
    "wand": SymbolValues(0, -0.595, 0.459),
    "scroll": SymbolValues(5, -0.311, 0.155),
}

# How much of what a prophecy counts a player gains in a turn, as games between good players show: by the type of the
# scroll, and of the type `count` by what it counts.
SCROLL_GROWTH: Final[dict[str, float]] = {
    "boost": 0.0,
    "cluster": 0.25,
    "witches": 0.25,
    "witches_in_order": 0.2,
    "connected_in_order": 0.2,
    "count": 0.0,
    "rank": 0.0,
}
COUNT_GROWTH: Final[dict[str, float]] = {
    "connections": 0.6,
    "witches": 0.7,
    "scrolls": 0.4,
    "tokens": 0.6,
    "crystals": 0.4,
    "special_tiles": 0.35,
    "silver_fields": 0.4,
    "lying_witches": 0.1,
}

# What is looked at when turns are to come, and what one of it is worth: whatever the time, and for each turn to come.
# Fitted by least squares to the points that players of the level `medium`, with some mistakes, still made.
FEATURES: Final = [
    ("constant", 19.245, 6.898),
    *[(f"{name}_group", values.group, values.group_each_turn) for name, values in SYMBOLS.items()],
    ("room", -1.521, 0.162),  # empty fields of the cauldron
    ("crystals", -2.006, 0.212),  # coloured ones still in the cauldron
    ("black_crystal", -1.364, 0.234),  # whether it is
    ("lying", 0.672, 0.073),  # witches beside the tower
    ("targets", -0.568, 0.183),  # areas of the own network without an own witch
    ("target_tokens", 1.777, -0.121),  # those of them with a token
    ("charges", -0.358, -0.049),  # energy left
    ("stone_open", 0.083, 0.001),  # points of the next field of the Witchstone, if not there yet
    ("silver_ahead", 0.589, 0.046),  # what the silver fields ahead would pay now
    ("dark_ahead", 1.677, 0.499),  # dark fields ahead
    ("fields_ahead", -0.880, -0.038),  # fields of the wand ahead
    ("leading", 0.523, 0.300),  # whether nobody is further on the wand
    ("pentagram", 1.995, 0.078),  # share in the next reward
    ("boosts", 0.601, 0.112),  # unused boost spells
    ("prophecies", 0.037, -0.007),  # scrolls with one
    ("charges_begun", 1.451, 0.011),  # charges on a connection not yet complete
]


def check_weights() -> None:
    """Raise MissingValues if the bots lack values for something that the rules name."""
    check_values(list(SYMBOLS), ACTIONS, "kociolek.bots.witchstone.weights.SYMBOLS")
    check_values(list(SCROLL_GROWTH), SCROLLS, "kociolek.bots.witchstone.weights.SCROLL_GROWTH")
    check_values(list(COUNT_GROWTH), MEASURES, "kociolek.bots.witchstone.weights.COUNT_GROWTH")


@final
class Weights:
    """Parameters, found by letting players with different ones play against each other."""

    def __init__(self) -> None:
        self.action: Final = 2.20  # an action of any kind, to be done at once
        self.new_area: Final = 6.21  # an area joined to the own network, with all turns to come
        self.half_built: Final = 0.44  # of a connection's worth, charge by charge, before it is complete
        self.lying: Final = 1.34  # a witch ready to go, with all turns to come
        self.special: Final = 2.44  # a special tile
        self.owl_ahead: Final = 0.43  # share of the next reward of the pentagram that lies in the steps towards it
        self.exit: Final = 3.61  # a crystal brought over the rim
        self.crystal_step: Final = 0.49  # a step on the way there
        self.wand_field: Final = 1.00  # a field of the wand, besides what it brings
        self.silver_wait: Final = 0.32  # what a silver field would bring more for each turn it is put off
        self.pace: Final = 2.23  # fields of the wand a player goes in a turn
        self.boost: Final = 1.06  # a boost spell, besides its points, with all turns to come
        self.growth: Final = 1.03  # a symbol more in a group, for each turn to come
        self.field: Final = 0.22  # an empty field of the cauldron, for each turn to come
        self.crowding: Final = 0.08  # a field beside a group covered by another symbol, for each symbol and turn
