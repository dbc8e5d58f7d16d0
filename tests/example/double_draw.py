"""Double Draw: an expansion that does not exist, with one card and nothing of its own on the table."""

from __future__ import annotations

from mypy_extensions import i64

from kociolek.core.api import NOBODY, Choices, Kind, Seat, bit
from kociolek.games.kittens.actions import FETCH
from kociolek.games.kittens.expansion import Expansion
from kociolek.games.kittens.explode import draw, receive_drawn
from kociolek.games.kittens.frames import FRAMES, SEAT, SeatFrame
from kociolek.games.kittens.kinds import new_kind
from kociolek.games.kittens.nope import Card
from kociolek.games.kittens.state import KittensState

DOUBLE_DRAW = new_kind("double_draw")


class DoubleDraw(Card):
    """Draw two cards, keep one, and put the other back on top. That ends one turn."""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        if t.pile.size() < 2:
            draw(t, seat)
            return
        for depth in range(2):
            knowers = t.pile.knowers(0) | bit(seat)
            card = t.pile.take()
            t.limbo.put(card, knowers)
            t.tell("saw", seat, NOBODY, card, depth, bit(seat))
        t.top = DoubleDrawing(t.top, seat)


class DoubleDrawing(SeatFrame):
    """Which of the two cards in limbo does the player keep? The others do not see which."""

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        for kind in sorted({t.limbo.at(0), t.limbo.at(1)}):
            out.add(FETCH + kind)

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        t.top = self.below
        kept = t.limbo.take_at(0 if t.limbo.at(0) == action - FETCH else 1)
        back = t.limbo.take()
        t.pile.put(back, bit(seat))
        t.tell("double_returned", seat, NOBODY, back, -1, bit(seat))
        receive_drawn(t, seat, kept, bit(seat), "drew")

    def abandon(self, t: KittensState) -> None:
        for _ in range(2):
            t.pile.put(t.limbo.take(), 0)


FRAMES.add("double_drawing", DoubleDrawing, SEAT, "double_draw.keep")

EXPANSION = Expansion("double_draw", [DOUBLE_DRAW], [DoubleDraw("double_draw")], {DOUBLE_DRAW: 4})
EXPANSION.for_godcat = [DOUBLE_DRAW]
EXPANSION.prompts = ["double_draw.keep"]
EXPANSION.events = {"double_returned": ["kind"]}
