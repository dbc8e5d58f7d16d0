"""Scoring of silver fields and prophecies, and the inventory of pieces. [rulebook, end of the game; 25-27]"""

from __future__ import annotations

from mypy_extensions import i64

from kociolek.core.api import lowest, shl
from kociolek.games.witchstone.bits import members, size
from kociolek.games.witchstone.components import ScrollCard
from kociolek.games.witchstone.kinds import (
    BOOST,
    CLUSTER,
    CONNECTED_IN_ORDER,
    COUNT,
    COUNTS_TOKENS,
    KINDS,
    NONE,
    TOWER,
    WITCHES,
    WITCHES_IN_ORDER,
)
from kociolek.games.witchstone.player import SYMBOLS, Player
from kociolek.games.witchstone.series.crystal import Exit
from kociolek.games.witchstone.state import RACK_ROW, WitchstoneState


def measure(t: WitchstoneState, p: Player, what: i64) -> i64:
    """Return how many a player has of one of the MEASURES now. [26, 27]"""
    if what == 0:
        return size(p.completed)
    if what == 1:
        return size(p.standing) + p.lying  # the big witch stands too
    if what == 2:
        return size(p.scrolls)
    if what == COUNTS_TOKENS:
        return p.tokens
    if what == 4:
        return p.racked
    if what == 5:
        return size(p.specials)
    if what == 6:
        return size(t.box.silver & (shl(1, p.wand + 1) - 1))  # passed or stopped on
    return p.lying


# -- prophecies [25] ----------------------------------------------------------------------
def prophecy_points(t: WitchstoneState, p: Player, card: ScrollCard) -> i64:
    """Return 1 if a prophecy is not fulfilled, then 3, 5, 7 by degree."""
    values = t.box.components.prophecy
    return i64(values[degree(t, p, card)])


def degree(t: WitchstoneState, p: Player, card: ScrollCard) -> int:
    if card.type == CLUSTER:
        return tier(card, int(largest_cluster(t, p, i64(card.kind))))
    if card.type == WITCHES:
        return tier(card, int(size(p.standing & wanted(t, p, card.kind))))
    if card.type == WITCHES_IN_ORDER:
        return in_order(t, p, card, p.standing)
    if card.type == CONNECTED_IN_ORDER:
        return in_order(t, p, card, p.network)
    if card.type == COUNT:
        return tier(card, int(measure(t, p, i64(card.kind))))
    return card.tiers.index(int(p.rank)) + 1 if p.rank in card.tiers else 0


def tier(card: ScrollCard, reached: int) -> int:
    return len([least for least in card.tiers if reached >= least])


def wanted(t: WitchstoneState, p: Player, kind: int) -> i64:
    """Return the areas of a kind; of the towers never the own one."""
    areas = t.box.areas_of[kind]
    return areas & ~shl(1, p.tower) if kind == TOWER and p.tower >= 0 else areas


def in_order(t: WitchstoneState, p: Player, card: ScrollCard, areas: i64) -> int:
    """Return how many steps are done up to the first missing one. A kind wanted twice needs two areas."""
    for done, kind in enumerate(card.areas):
        needed = card.areas[: done + 1].count(kind)
        if size(areas & wanted(t, p, kind)) < needed:
            return done
    return len(card.areas)


def largest_cluster(t: WitchstoneState, p: Player, kind: i64) -> i64:
    left = p.sheet[SYMBOLS + kind]
    best: i64 = 0
    while left != 0:
        group = p.cluster(kind, lowest(left), t.box)
        left &= ~group
        best = max(best, size(group))
    return best


def standings(t: WitchstoneState, p: Player) -> dict[int, int]:
    """Return what each prophecy of a player is worth now, by the number of the scroll."""
    worth: dict[int, int] = {}
    for number in members(p.scrolls):
        card = t.box.components.scrolls[number]
        if card.type != BOOST:
            worth[number] = int(prophecy_points(t, p, card))
    return worth


def inventory(t: WitchstoneState) -> list[int]:
    """Return how many there are of every piece, kind after kind, player after player."""
    box = t.box
    tokens = sum(int(n) for n in t.table_tokens)
    tokens += len([face for face in t.area_tokens if face != NONE])
    owls = len(box.owl_value) - sum(int(n) for n in t.owls_taken)
    scrolls = len(t.shelf) + len(t.deck) - int(t.deck_drawn)
    specials = len([tile for tile in t.blue if tile != NONE]) + len(t.specials) - int(t.specials_drawn)
    counts: list[int] = []
    for p in t.players:
        charges = int(p.charges + p.built)
        for link in members(p.completed):
            charges += int(box.segments[link])
        racked = sum(int(t.rack[shelf * RACK_ROW + 2 * p.seat + i]) for shelf in range(KINDS + 1) for i in (0, 1))
        sent = int(size(p.standing & ~shl(1, p.tower))) if p.tower >= 0 else 0
        on_rim = 1 if isinstance(t.top, Exit) and p.seat == t.active else 0
        crystals = int(size(p.crystals) + p.removed + p.aside) + racked + on_rim
        counts += [charges, int(p.stock + p.lying) + sent, crystals]
        counts.append(len(set(members(p.hand | p.laid)) | {int(tile) for tile in p.supply[p.drawn :]}))
        tokens += int(p.tokens)
        owls += int(size(p.owls))
        scrolls += int(size(p.scrolls))
        specials += int(size(p.specials))
    return [tokens, owls, scrolls, specials, *counts]
