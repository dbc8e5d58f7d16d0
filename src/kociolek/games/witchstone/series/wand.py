"""The wand: first the pawn moves, then the fields it passed take effect, one after the other. [rulebook, wand; 4-6]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import Choices, lowest, shl
from kociolek.core.stack import Frame
from kociolek.games.witchstone.kinds import DARK, FROM_SILVER, SILVER, WAND
from kociolek.games.witchstone.player import Player
from kociolek.games.witchstone.scoring import measure
from kociolek.games.witchstone.series.base import Series, gain
from kociolek.games.witchstone.state import NO_QUEUE, WitchstoneState


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WandSeries(Series):
    """Each action moves the pawn one field to the right. `passed` are the fields that will take effect."""

    def __init__(self, below: Frame, n: i64, passed: i64) -> None:
        super().__init__(below, WAND, n)
        self.passed = passed

    def again(self, below: Frame, n: i64) -> Series:
        return WandSeries(below, n, 0)

    def with_n(self, n: i64) -> Series:
        return WandSeries(self.below, n, self.passed)

    def over(self, t: WitchstoneState, p: Player) -> bool:
        return p.wand == t.box.wand_end

    def acts(self, t: WitchstoneState, p: Player, out: Choices) -> None:
        furthest = t.box.wand_end - p.wand
        if furthest > self.n:
            furthest = self.n
        for fields in range(1, furthest + 1):
            out.add(t.box.walk + fields)

    def act(self, t: WitchstoneState, p: Player, action: i64) -> None:
        """Move the pawn; no effect yet. Who comes later to a field lies on top of those there. [24]"""
        fields = action - t.box.walk
        passed = shl(shl(1, fields) - 1, p.wand + 1)
        p.wand += fields
        t.arrivals += 1
        p.arrived = t.arrivals
        t.tell("walked", p.seat, index=fields)
        t.top = WandSeries(self.below, self.n - fields, self.passed | passed)

    def close(self, t: WitchstoneState) -> None:
        """Close, and add the fields passed to the queue; there is never a second queue. [5]"""
        super().close(t)
        if self.passed != 0:
            if t.queue == NO_QUEUE:
                t.queue = self.passed
                t.top = WandEffects(t.top)
            else:
                t.queue |= self.passed


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WandEffects(Frame):
    """The queue: fields still to take effect, each in full before the next one. The pawn only moves to the right, so
    they come in the order of their numbers. [5]"""

    def advance(self, t: WitchstoneState) -> None:
        if t.queue == 0:
            t.queue = NO_QUEUE
            t.top = self.below
            return
        field = lowest(t.queue)
        t.queue &= t.queue - 1
        take_effect(t, t.players[t.active], field)


def take_effect(t: WitchstoneState, p: Player, field: i64) -> None:
    """Let a field take effect. Dark: bonus actions, more if the pawn is first or tied now. Silver: points. [6]"""
    box = t.box
    what = i64(box.wand_what[field])
    type = i64(box.wand_type[field])
    if type == SILVER:
        t.tell("silver_field", p.seat, index=field)
        t.score(p, FROM_SILVER, i64(box.wand_number[field]) * measure(t, p, what))
    elif type == DARK:
        t.tell("dark_field", p.seat, index=field)
        gain(t, what, i64(box.wand_first[field]) if leads(t, p) else i64(box.wand_number[field]))


def leads(t: WitchstoneState, p: Player) -> bool:
    return all(other.wand <= p.wand for other in t.players)
