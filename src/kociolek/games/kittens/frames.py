"""Frames of the effect stack: the codec that knows them all, and what frames about one or two players share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kociolek.core.api import Seat, shl
from kociolek.core.stack import Field, Frame, FrameTypes, SeatField

if TYPE_CHECKING:
    from kociolek.games.kittens.state import KittensState

FRAMES: Final = FrameTypes()  # every class is added beside its definition, expansions' too
SEAT: Final[list[Field]] = [SeatField("seat")]
BY_AGAINST: Final[list[Field]] = [SeatField("by"), SeatField("against")]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class SeatFrame(Frame):
    """A question to one player. It is void when that player leaves."""

    def __init__(self, below: Frame, seat: Seat) -> None:
        self.below = below
        self.seat: Final = seat

    def advance(self, t: KittensState) -> None:
        t.waiting = shl(1, self.seat)

    def on_player_left(self, t: KittensState, gone: Seat) -> Frame | None:
        if gone != self.seat:
            return self
        self.abandon(t)
        return None

    def abandon(self, t: KittensState) -> None:
        """Put away the cards in limbo that belong to it, now that its player has left."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class DuelFrame(Frame):
    """Something one player does to another. It is void when either of them leaves."""

    def __init__(self, below: Frame, by: Seat, against: Seat) -> None:
        self.below = below
        self.by: Final = by
        self.against: Final = against

    def advance(self, t: KittensState) -> None:
        t.waiting = shl(1, self.by)

    def on_player_left(self, t: KittensState, gone: Seat) -> Frame | None:
        return None if gone == self.by or gone == self.against else self
