"""Worth of prophecies to a player: what they score now, and what they are expected to score."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociolek.bots.witchstone.weights import COUNT_GROWTH, SCROLL_GROWTH, check_weights
from kociolek.core.api import lowest, shl
from kociolek.games.witchstone.bits import set_of, size
from kociolek.games.witchstone.components import ScrollCard
from kociolek.games.witchstone.kinds import (
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
