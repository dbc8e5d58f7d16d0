"""Crystals: moved through the cauldron, over the rim to the potion rack. [rulebook, crystal action; 12, 16, 17]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import NOBODY, Choices, Kind, Seat, lowest, shl
from kociolek.core.stack import Frame, depth_of
from kociolek.games.witchstone.actions import LOWEST, PICK, SHELF
from kociolek.games.witchstone.bits import offer
from kociolek.games.witchstone.kinds import CRYSTAL, POINTS
from kociolek.games.witchstone.player import Player
from kociolek.games.witchstone.series.base import Series, gain, gain_token
from kociolek.games.witchstone.state import RACK_ROW, Question, WitchstoneState


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CrystalSeries(Series):
    """Each action moves a crystal one field. k actions on one crystal are one move, over anything. [12]"""

    def __init__(self, below: Frame, n: i64) -> None:
        super().__init__(below, CRYSTAL, n)

    def again(self, below: Frame, n: i64) -> Series:
        return CrystalSeries(below, n)

    def over(self, t: WitchstoneState, p: Player) -> bool:
        return p.crystals == 0

    def acts(self, t: WitchstoneState, p: Player, out: Choices) -> None:
        """Add each crystal that can come to an empty field or to an exit; where to is the next question."""
        box = t.box
        within = box.within
        empty = p.empty(box)
        steps = self.n if self.n < box.reach else box.reach - 1
        left = p.crystals
        while left != 0:
            cell = lowest(left)
            if within[cell * box.reach + steps] & empty != 0 or i64(box.nearest_exit[cell]) <= self.n:
                out.add(box.move + cell)
            left &= left - 1

    def act(self, t: WitchstoneState, p: Player, action: i64) -> None:
        t.top = Moving(self, action - t.box.move)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Moving(Question):
    """Where to? To an empty field, or to an exit: the distance is the price."""

    def __init__(self, series: Series, cell: i64) -> None:
        super().__init__(series)
        self.n: Final = series.n
        self.cell: Final = cell

    def options(self, t: WitchstoneState, seat: Seat, out: Choices) -> None:
        box = t.box
        n = self.n
        steps = n if n < box.reach else box.reach - 1
        offer(box.within[self.cell * box.reach + steps] & t.players[seat].empty(box), box.to, out)
        for way in range(box.exits):
            if i64(box.exit_cost[way * box.cells + self.cell]) <= n:
                out.add(box.out + way)

    def answer(self, t: WitchstoneState, seat: Seat, action: i64) -> None:
        box = t.box
        p = t.players[seat]
        here = shl(1, self.cell)
        black = p.black & here != 0
        p.crystals &= ~here
        p.black &= ~here
        if action < box.out:
            to = action - box.to
            p.crystals |= shl(1, to)
            if black:
                p.black = shl(1, to)
            t.tell("crystal_moved", seat, index=to + 1)
            self.pay(t, self.cost(t, action))
        else:
            way = action - box.out
            kind = i64(box.exit_kind[way])
            t.tell("crystal_out", seat, NOBODY, Kind(kind))
            self.pay(t, self.cost(t, action))
            t.top = Exit(t.top, kind, black)

    def cost(self, t: WitchstoneState, action: i64) -> i64:
        box = t.box
        if action < box.out:
            return i64(box.distance[self.cell * box.cells + action - box.to])
        return i64(box.exit_cost[(action - box.out) * box.cells + self.cell])

    def pay(self, t: WitchstoneState, cost: i64) -> None:
        t.top = CrystalSeries(self.below.below, self.n - cost)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Exit(Question):
    """A crystal on the rim must go to the rack: its matching shelf, or the lowest one. [16]"""

    def __init__(self, below: Frame, kind: i64, black: bool) -> None:
        super().__init__(below)
        self.kind: Final = kind
        self.black: Final = black

    def advance(self, t: WitchstoneState) -> None:
        if t.room_on(self.kind) or t.room_on(POINTS):
            t.waiting = shl(1, t.active)
        else:  # aside: no bonus, no loss, counted nowhere
            t.top = self.below
            t.players[t.active].aside += 1
            t.tell("crystal_aside", t.active)

    def options(self, t: WitchstoneState, seat: Seat, out: Choices) -> None:
        if t.room_on(self.kind):
            out.add(SHELF)
        if t.room_on(POINTS):
            out.add(LOWEST)

    def answer(self, t: WitchstoneState, seat: Seat, action: i64) -> None:
        p = t.players[seat]
        shelf = self.kind if action == SHELF else POINTS
        t.own_rows()
        t.rack[shelf * RACK_ROW + 2 * seat + (1 if self.black else 0)] += 1
        if not self.black:
            p.racked += 1
        t.top = self.below
        if action == SHELF:
            t.tell("crystal_shelved", seat, NOBODY, Kind(self.kind))
            gain(t, self.kind, t.box.exit_actions + (t.box.black_extra if self.black else 0))
        else:
            t.tell("crystal_lowest", seat)
            t.top = TableToken(self.below, self.black)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TableToken(Question):
    """One of the tokens on the table; the black crystal makes it worth three actions, or five points. [17]"""

    def __init__(self, below: Frame, black: bool) -> None:
        super().__init__(below)
        self.black: Final = black

    def options(self, t: WitchstoneState, seat: Seat, out: Choices) -> None:
        for face in range(POINTS + 1):
            if t.table_tokens[face] != 0:
                out.add(PICK + face)

    def answer(self, t: WitchstoneState, seat: Seat, action: i64) -> None:
        face = action - PICK
        bonus = t.box.black_extra if self.black else 0
        t.own_rows()
        t.table_tokens[face] -= 1
        t.top = self.below
        gain_token(t, t.players[seat], face, 1 + bonus, depth_of(self.below), bonus)
