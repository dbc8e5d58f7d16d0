"""Counter for Exploding Kittens: what happens to a seat before its next turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import NOBODY, Seat, State
from kociolek.games.kittens.explode import Peril
from kociolek.games.kittens.kinds import DEFUSE
from kociolek.games.kittens.state import KittensState
from kociolek.search.counter import UNDEFINED, Counter

MOST_SEATS: Final = 10


@final
class KittensCounter(Counter):
    """Counts until the seat's next turn begins, it is out, or the game ends.

    `explode`: the seat is out by then. `kitten`: it drew an Exploding Kitten. `defuse`: it still has a Defuse, and
    `cards`: how many cards it gained, both only if it lives. `out.N`: seat N is out by then.
    """

    def __init__(self) -> None:
        self.names = ["explode", "kitten", "defuse", "cards"] + [f"out.{seat}" for seat in range(MOST_SEATS)]
        self.seat: Seat = NOBODY
        self.alive: i64 = 0  # mask, at the beginning
        self.cards: i64 = 0
        self.away: bool = False  # whether another player's turn has begun
        self.over: bool = False
        self.kitten: bool = False
        self.fallen: i64 = 0  # mask of those who went out
        self.gained: i64 = 0
        self.saved: bool = False

    def begin(self, s: State, seat: Seat) -> None:
        assert isinstance(s, KittensState)
        self.seat = seat
        self.alive = s.alive
        self.cards = s.hands.size(seat)
        self.away = s.active != seat
        self.over = False
        self.kitten = False
        self.fallen = 0

    def look(self, s: State) -> None:
        if self.over:
            return
        assert isinstance(s, KittensState)
        seat = self.seat
        top = s.top
        if isinstance(top, Peril) and top.seat == seat:
            self.kitten = True
        if s.active != seat:
            self.away = True
        dead = not s.living(seat)
        if dead or s.waiting == 0 or (self.away and s.active == seat):
            self.over = True
            self.fallen = self.alive & ~s.alive
            self.kitten = self.kitten or dead
            self.gained = s.hands.size(seat) - self.cards
            self.saved = s.hands.count(seat, DEFUSE) > 0

    def finish(self, s: State, out: list[float]) -> None:
        dead = (self.fallen >> self.seat) & 1 != 0
        out[0] = 1.0 if dead else 0.0
        out[1] = 1.0 if self.kitten else 0.0
        out[2] = UNDEFINED
        out[3] = UNDEFINED
        if not dead:
            out[2] = 1.0 if self.saved else 0.0
            out[3] = float(self.gained)
        for seat in range(MOST_SEATS):
            out[4 + seat] = float((self.fallen >> seat) & 1)
