"""The cards the Party Pack adds, in the order of its rule sheet."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import Choices, Kind, Seat, bit, shl
from kociolek.core.stack import Field, Frame
from kociolek.games.kittens.actions import PUT
from kociolek.games.kittens.cards.original import see
from kociolek.games.kittens.debt import attack
from kociolek.games.kittens.explode import draw_from_nothing, receive_drawn
from kociolek.games.kittens.frames import FRAMES, SEAT, SeatFrame
from kociolek.games.kittens.nope import Card, TargetedCard
from kociolek.games.kittens.state import KittensState


@final
class TargetedAttack(TargetedCard):
    """An Attack on a player you choose; the game goes on from there. [EK, Targeted Attack; A7, A8]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        attack(t, target, 2)


@final
class AlterTheFuture(Card):
    """Look at the top three cards alone and put them back in any order. The turn goes on. [EK party pack; D1]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        alter(t, seat, 3)


def alter(t: KittensState, seat: Seat, most: i64) -> None:
    """Look at the top cards and begin to put them in a new order."""
    see(t, seat, most)
    count: i64 = min(most, t.pile.size())
    t.pile.forget_top(count, bit(seat))
    t.top = Altering(t.top, seat, 0, count)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Altering(SeatFrame):
    """Which of the cards not yet placed comes next, from the top down? The last one needs no question."""

    def __init__(self, below: Frame, seat: Seat, placed: i64, count: i64) -> None:
        super().__init__(below, seat)
        self.placed: Final = placed
        self.count: Final = count

    def advance(self, t: KittensState) -> None:
        if self.placed + 1 >= self.count:
            t.top = self.below
            t.pile.forget_top(self.count, bit(self.seat))
            t.tell("altered", self.seat)
        else:
            t.waiting = shl(1, self.seat)

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        offered: i64 = 0
        for depth in range(self.placed, self.count):
            kind = t.pile.at(depth)
            if offered & shl(1, kind) == 0:
                offered |= shl(1, kind)
                out.add(PUT + kind)

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        depth = self.placed
        while t.pile.at(depth) != action - PUT:
            depth += 1
        t.pile.lift(depth, self.placed)
        t.top = Altering(self.below, seat, self.placed + 1, self.count)


FRAMES.add("altering", Altering, [*SEAT, Field("placed"), Field("count")], "alter.next")


@final
class DrawFromTheBottom(Card):
    """End one turn by drawing the bottom card. [EK party pack; A10, D2]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        if t.pile.size() == 0:
            draw_from_nothing(t, seat)
        else:
            knowers = t.pile.knowers(t.pile.size() - 1)
            receive_drawn(t, seat, t.pile.take_bottom(), knowers, "drew_bottom")
