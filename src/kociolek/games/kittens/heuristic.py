"""What a search knows of Exploding Kittens besides its rules: who is how safe, and which choices are sensible."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import Choices, Heuristic, Seat, State
from kociolek.core.rng import Rng
from kociolek.games.kittens.judgement import Judge
from kociolek.games.kittens.manner import Manner
from kociolek.games.kittens.prospects import prospects
from kociolek.games.kittens.table import Table


@final
class KittensHeuristic(Heuristic):
    def __init__(self, manner: Manner) -> None:
        self.judge: Final = Judge(manner)
        self.chance: Final = Rng(1)

    def value(self, s: State, out: list[float]) -> None:
        assert isinstance(s, Table)
        prospects(s, out)

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
