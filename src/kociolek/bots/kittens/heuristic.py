"""What a search knows of Exploding Kittens besides its rules: who is how safe, and which choices are sensible."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.bots.kittens.evaluation import prospects
from kociolek.bots.kittens.scores import Judge, freshly_tucked
from kociolek.bots.kittens.weights import Manner
from kociolek.core.api import Choices, Seat, State, shl
from kociolek.core.rng import Rng
from kociolek.core.zones import KIND_BITS, KIND_MASK
from kociolek.games.kittens.kinds import EXPLODING_KITTEN
from kociolek.games.kittens.state import KittensState
from kociolek.search.heuristic import Heuristic

SUSPICION: Final = 75  # in a hundred kittens put back so many lie on top


@final
class KittensHeuristic(Heuristic):
    def __init__(self, manner: Manner) -> None:
        self.judge: Final = Judge(manner)
        self.chance: Final = Rng(1)

    def value(self, s: State, out: list[float]) -> None:
        assert isinstance(s, KittensState)
        prospects(s, out)

    def lean(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        """The best choice 1, the worst 0."""
        assert isinstance(s, KittensState)
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

    def suspect(self, s: State, seat: Seat, rng: Rng) -> None:
        """A kitten that somebody else has just put back is likely to lie on top, for the next player to draw."""
        assert isinstance(s, KittensState)
        slots = s.pile.slots
        top: i64 = len(slots) - 1
        mine = shl(1, seat + KIND_BITS)
        if top < 0 or i64(slots[top]) & mine != 0 or not freshly_tucked(s) or rng.below(100) >= SUSPICION:
            return
        place: i64 = -1
        i: i64 = 0
        while i <= top:
            if i64(slots[i]) & KIND_MASK == EXPLODING_KITTEN:
                if i64(slots[i]) & mine != 0:
                    return  # this player put it back, or has seen where it is
                place = i
            i += 1
        if place >= 0:
            slot = slots[place]
            slots[place] = slots[top]
            slots[top] = slot

    def pick(self, s: State, seat: Seat, options: Choices, rng: Rng) -> i64:
        assert isinstance(s, KittensState)
        judge = self.judge
        judge.score(s, seat, options, rng)
        best: i64 = 0
        i: i64 = 1
        while i < options.size:
            if judge.scores[i] > judge.scores[best]:
                best = i
            i += 1
        return options.at(best)
