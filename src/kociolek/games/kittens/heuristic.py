"""What a search knows of Exploding Kittens besides its rules: who is how safe, and which choices are sensible."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import Choices, Heuristic, Kind, Seat, State, lowest
from kociolek.core.rng import Rng
from kociolek.games.kittens.judgement import Judge
from kociolek.games.kittens.kinds import EXPLODING_KITTEN
from kociolek.games.kittens.manner import Manner
from kociolek.games.kittens.table import Table

DOOMED: Final = 0.1  # what is left of a chance when the next card is a kitten and nothing helps


@final
class KittensHeuristic(Heuristic):
    def __init__(self, manner: Manner) -> None:
        self.judge: Final = Judge(manner)
        self.chance: Final = Rng(1)

    def value(self, s: State, out: list[float]) -> None:
        assert isinstance(s, Table)
        whole = 0.0
        seat: i64 = 0
        while seat < s.seats:
            out[seat] = 0.0
            if s.living(Seat(seat)):
                out[seat] = self.strength(s, Seat(seat))
                whole += out[seat]
            seat += 1
        seat = 0
        while seat < s.seats:
            out[seat] /= whole
            seat += 1

    def lean(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        """The best choice 1, the worst 0."""
        assert isinstance(s, Table)
        judge = self.judge
        judge.score(s, seat, options, self.chance)
        low = judge.scores[0]
        high = low
        i: i64 = 1
        while i < options.size:
            low = min(low, judge.scores[i])
            high = max(high, judge.scores[i])
            i += 1
        i = 0
        while i < options.size:
            out[i] = (judge.scores[i] - low) / (high - low) if high > low else 0.5
            i += 1

    def pick(self, s: State, seat: Seat, options: Choices, rng: Rng) -> i64:
        assert isinstance(s, Table)
        judge = self.judge
        judge.score(s, seat, options, rng)
        best: i64 = 0
        i: i64 = 1
        while i < options.size:
            if judge.scores[i] > judge.scores[best]:
                best = i
            i += 1
        return options.at(best)

    def strength(self, t: Table, seat: Seat) -> float:
        """The hand's worth; little of it is left to one who is about to draw a kitten and cannot help it."""
        worth = 1.0
        kinds = t.hands.held[seat]
        while kinds != 0:
            kind = Kind(lowest(kinds))
            kinds &= kinds - 1
            worth += self.judge.manner.worth[kind] * float(t.hands.count(seat, kind))
        if t.pile.size() > 0 and t.pile.at(0) == EXPLODING_KITTEN and t.active == seat:
            worth *= DOOMED
        return worth
