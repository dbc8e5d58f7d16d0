"""Counter for Wizard Kittens: curses until the end of a seat's next turn, and how the game ends."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import NOBODY, Seat, State, shl
from kociolek.games.wizardkittens.ending import ALL_CAUGHT, ALL_DEFEATED
from kociolek.games.wizardkittens.scoring import WON_RECORD, in_circle, tally
from kociolek.games.wizardkittens.state import WizardKittensState
from kociolek.search.counter import Counter

MOST_SEATS: Final = 4


@final
class WizardCounter(Counter):
    """Counts curses until the seat's next turn is over, and results at the end of the game.

    `curse`: the seat defeats a curse by then; `curse.N`: seat N does. `guilty`: the seat is caught and guilty.
    `points`: its final points. `cards`: components left in its circle. `all_defeated`: the last curse fell.
    """

    def __init__(self) -> None:
        self.names = ["curse", "guilty", "points", "cards", "all_defeated"] + [f"curse.{n}" for n in range(MOST_SEATS)]
        self.seat: Seat = NOBODY
        self.records: i64 = 0  # looked at so far
        self.legs: i64 = 0  # turns that must still begin or end
        self.own: bool = False  # whether it is the seat's turn
        self.defeated: i64 = 0  # mask of the seats that defeated a curse

    def begin(self, s: State, seat: Seat) -> None:
        assert isinstance(s, WizardKittensState)
        self.seat = seat
        self.records = len(s.won)
        self.own = s.active == seat
        self.legs = 3 if self.own else 2  # its turn ends, begins, and ends again
        self.defeated = 0

    def look(self, s: State) -> None:
        if self.legs == 0:
            return
        assert isinstance(s, WizardKittensState)
        while self.records < len(s.won):
            self.defeated |= shl(1, i64(s.won[self.records]))
            self.records += WON_RECORD
        if (s.active == self.seat) != self.own:
            self.own = not self.own
            self.legs -= 1

    def finish(self, s: State, out: list[float]) -> None:
        assert isinstance(s, WizardKittensState)
        found = tally(s, self.seat, s.ending)
        out[0] = float((self.defeated >> self.seat) & 1)
        out[1] = 1.0 if s.ending == ALL_CAUGHT and not found.innocent else 0.0
        out[2] = float(found.points)
        out[3] = float(in_circle(s.cells, self.seat))
        out[4] = 1.0 if s.ending == ALL_DEFEATED else 0.0
        for seat in range(MOST_SEATS):
            out[5 + seat] = float((self.defeated >> seat) & 1)
