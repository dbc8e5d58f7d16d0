"""Weights of the bots: values of symbols and scrolls, and the parameters of scores and evaluation.

`SYMBOLS`, `SCROLL_GROWTH` and `COUNT_GROWTH` are the tables of values by what is printed. All else is worth what the
component file says. `Prophecies` rates
scrolls by them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociolek.bots.values import check_values
from kociolek.core.api import lowest, shl
from kociolek.games.witchstone.bits import set_of, size
from kociolek.games.witchstone.components import ScrollCard
from kociolek.games.witchstone.kinds import (
    ACTIONS,
    BOOST,
    CLUSTER,
    CONNECTED_IN_ORDER,
    COUNT,
    KINDS,
    MEASURES,
    RANK,
    SCROLLS,
    TOWER,
    WITCHES,
    WITCHES_IN_ORDER,
)
from kociolek.games.witchstone.lookup import Lookup, masks
from kociolek.games.witchstone.player import Player
from kociolek.games.witchstone.scoring import largest_cluster, measure
from kociolek.games.witchstone.state import WitchstoneState


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


# -- prophecies -------------------------------------------------------------------------
STEPS: Final = 3  # tiers of a prophecy, or areas wanted in order


@final
class Prophecies:
    """The scrolls of a box as tables of numbers, so that rating them is fast.

    Raises MissingValues when it is made, if the bots lack values for something that the rules name.
    """

    def __init__(self, box: Lookup) -> None:
        check_weights()
        cards = box.components.scrolls
        self.type: Final = bytes([card.type for card in cards])
        self.kind: Final = bytes([max(card.kind, 0) for card in cards])
        self.steps: Final = bytes([step for card in cards for step in steps_of(card)])  # [card * STEPS]
        growth = vec[float]()
        for card in cards:
            growth = append(growth, growth_of(card))
        self.growth: Final = growth
        points = vec[float]()
        for value in box.components.prophecy:
            points = append(points, float(value))
        self.points: Final = points  # by degree
        self.of_connections: Final = set_of([i for i, card in enumerate(cards) if card.type == CONNECTED_IN_ORDER])
        self.of_witches: Final = set_of(
            [i for i, card in enumerate(cards) if card.type in (WITCHES, WITCHES_IN_ORDER, RANK)]
        )
        self.of_measure: Final = masks(
            [
                [i for i, card in enumerate(cards) if card.type == COUNT and card.kind == what]
                for what in range(len(MEASURES))
            ]
        )
        self.of_groups: Final = masks(
            [[i for i, card in enumerate(cards) if card.type == CLUSTER and card.kind == kind] for kind in range(KINDS)]
        )

    def progress(self, t: WitchstoneState, p: Player, card: i64) -> i64:
        """Return how much a player has of what a prophecy counts."""
        type = i64(self.type[card])
        kind = i64(self.kind[card])
        if type == CLUSTER:
            return largest_cluster(t, p, kind)
        if type == COUNT:
            return measure(t, p, kind)
        if type == WITCHES:
            return size(p.standing & areas_wanted(t, p, kind))
        if type == WITCHES_IN_ORDER:
            return self.in_order(t, p, card, p.standing)
        if type == CONNECTED_IN_ORDER:
            return self.in_order(t, p, card, p.network)
        return self.degree_of_rank(card, p.rank)

    def degree_of_rank(self, card: i64, rank: i64) -> i64:
        degree: i64 = STEPS
        while degree > 0 and i64(self.steps[card * STEPS + degree - 1]) != rank:
            degree -= 1
        return degree

    def in_order(self, t: WitchstoneState, p: Player, card: i64, areas: i64) -> i64:
        seen: i64 = 0
        for done in range(i64(STEPS)):
            free = areas & areas_wanted(t, p, i64(self.steps[card * STEPS + done])) & ~seen
            if free == 0:
                return done
            seen |= free & -free
        return STEPS

    def tier(self, card: i64, degree: i64) -> i64:
        """Return how much is needed for a degree: 1, 2 or 3."""
        type = i64(self.type[card])
        if type in (WITCHES_IN_ORDER, CONNECTED_IN_ORDER, RANK):
            return degree
        return i64(self.steps[card * STEPS + degree - 1])

    def value(self, card: i64, progress: i64, turns: float) -> float:
        """Return the expected points of a prophecy. With turns to come they rise evenly from degree to degree."""
        if turns <= 0.0:
            degree: i64 = 0
            while degree < STEPS and progress >= self.tier(card, degree + 1):
                degree += 1
            return self.points[degree]
        reached = float(progress) + self.growth[card] * turns
        before = 0.0
        for next in range(1, i64(STEPS + 1)):
            tier = float(self.tier(card, next))
            if reached < tier:
                share = (reached - before) / (tier - before)
                return self.points[next - 1] + share * (self.points[next] - self.points[next - 1])
            before = tier
        return self.points[STEPS]

    def step_to(self, t: WitchstoneState, p: Player, card: i64, area: i64, turns: float) -> float:
        """Return what a prophecy about areas gains when one more is connected, or gets a witch."""
        now = self.progress(t, p, card)
        type = i64(self.type[card])
        more = shl(1, area)
        then = now
        if type == WITCHES:
            then += (areas_wanted(t, p, i64(self.kind[card])) >> area) & 1
        elif type == WITCHES_IN_ORDER:
            then = self.in_order(t, p, card, p.standing | more)
        elif type == CONNECTED_IN_ORDER:
            then = self.in_order(t, p, card, p.network | more)
        elif area == t.box.stone:
            then = self.degree_of_rank(card, t.stone_taken + 1)
        if then == now:
            return 0.0
        return self.value(card, then, turns) - self.value(card, now, turns)

    def one_more(self, t: WitchstoneState, p: Player, what: i64, turns: float) -> float:
        """Return what the own prophecies gain from one more of one of the MEASURES."""
        gain = 0.0
        cards = p.scrolls & self.of_measure[what]
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            now = measure(t, p, what)
            gain += self.value(card, now + 1, turns) - self.value(card, now, turns)
        return gain

    def larger_group(self, p: Player, kind: i64, now: i64, then: i64, turns: float) -> float:
        """Return what the own prophecies gain when the largest group of this symbol grows."""
        gain = 0.0
        cards = p.scrolls & self.of_groups[kind]
        while cards != 0 and then > now:
            card = lowest(cards)
            cards &= cards - 1
            gain += self.value(card, then, turns) - self.value(card, now, turns)
        return gain

    def is_boost(self, card: i64) -> bool:
        return i64(self.type[card]) == BOOST


def steps_of(card: ScrollCard) -> list[int]:
    if card.type in (WITCHES_IN_ORDER, CONNECTED_IN_ORDER):
        return card.areas
    if card.type == BOOST:
        return [0] * STEPS
    return card.tiers


def growth_of(card: ScrollCard) -> float:
    return COUNT_GROWTH[MEASURES[card.kind]] if card.type == COUNT else SCROLL_GROWTH[SCROLLS[card.type]]


def areas_wanted(t: WitchstoneState, p: Player, kind: i64) -> i64:
    """Return the areas of a kind as a mask; of the towers never the own one."""
    areas = t.box.areas_of[kind]
    if kind == TOWER and p.tower >= 0:
        areas &= ~shl(1, p.tower)
    return areas
