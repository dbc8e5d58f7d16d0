"""Witches: laid beside the own tower, sent over completed connections to new areas. [rulebook, witch action]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import NOBODY, Choices, Kind, lowest, shl
from kociolek.core.stack import Frame, depth_of
from kociolek.games.witchstone.actions import LAY
from kociolek.games.witchstone.bits import offer
from kociolek.games.witchstone.kinds import FROM_AREAS, FROM_WITCHSTONE, NONE, WITCH
from kociolek.games.witchstone.player import Player
from kociolek.games.witchstone.series.base import Series, gain_token
from kociolek.games.witchstone.state import WitchstoneState


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WitchSeries(Series):
    """Lay a witch for one action, or send a lying one out, in any order."""

    def __init__(self, below: Frame, n: i64) -> None:
        super().__init__(below, WITCH, n)

    def again(self, below: Frame, n: i64) -> Series:
        return WitchSeries(below, n)

    def over(self, t: WitchstoneState, p: Player) -> bool:
        return p.stock == 0 and p.lying == 0

    def acts(self, t: WitchstoneState, p: Player, out: Choices) -> None:
        if p.stock > 0:
            out.add(LAY)
        if p.lying > 0:
            offer(within_reach(t, p, self.n) & ~p.standing, t.box.go, out)

    def act(self, t: WitchstoneState, p: Player, action: i64) -> None:
        if action == LAY:
            t.top = WitchSeries(self.below, self.n - 1)
            p.stock -= 1
            p.lying += 1
            t.tell("witch_laid", p.seat)
        else:
            area = action - t.box.go
            cost = travel_cost(t, p, area)
            t.top = WitchSeries(self.below, self.n - cost)
            self.arrive(t, p, area, cost)

    def arrive(self, t: WitchstoneState, p: Player, area: i64, cost: i64) -> None:
        """Score a new area; the first witch there takes its token. The Witchstone has fields instead."""
        p.lying -= 1
        p.standing |= shl(1, area)
        t.tell("witch_went", p.seat, NOBODY, Kind(t.box.area_name + area), cost)
        t.score(p, FROM_AREAS, t.box.new_area)
        if area == t.box.stone:
            points = i64(t.box.stone_fields[t.stone_taken])
            t.stone_taken += 1
            p.rank = t.stone_taken
            t.score(p, FROM_WITCHSTONE, points)
        elif t.area_tokens[area] != NONE:
            face = i64(t.area_tokens[area])
            t.own_rows()
            t.area_tokens[area] = NONE
            gain_token(t, p, face, 1, depth_of(self), 0)


def within_reach(t: WitchstoneState, p: Player, n: i64) -> i64:
    """Return the areas a witch can come to for at most n actions. [11]

    All own connections hang together with the tower. So a way is first any distance over them, then over foreign
    ones only: 1 action, and 1 more for each foreign connection.
    """
    foreign = t.done & ~p.completed
    reached = p.network
    if foreign == 0:
        return reached
    reached = spread(t, reached, foreign, n - 1)
    if t.rules.cheap_witches:  # option: over foreign connections alone the first action is saved
        reached |= spread(t, shl(1, p.tower), foreign, n)
    return reached


def spread(t: WitchstoneState, areas: i64, over: i64, steps: i64) -> i64:
    """Return these areas and those up to so many of the given connections away."""
    end_a = t.box.end_a
    end_b = t.box.end_b
    for _i in range(steps):
        grown = areas
        links = over
        while links != 0:
            i = lowest(links)
            a = i64(end_a[i])
            b = i64(end_b[i])
            if ((areas >> a) ^ (areas >> b)) & 1 != 0:
                grown |= shl(1, a) | shl(1, b)
            links &= links - 1
        if grown == areas:
            return areas
        areas = grown
    return areas


def travel_cost(t: WitchstoneState, p: Player, area: i64) -> i64:
    n: i64 = 1
    while (within_reach(t, p, n) >> area) & 1 == 0:
        n += 1
    return n
