"""Heuristic for Exploding Kittens: joins scores and evaluation for a search."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.bots.kittens.evaluation import win_chances
from kociolek.bots.kittens.scores import Scorer, freshly_tucked
from kociolek.bots.kittens.weights import CARDS, Weights
from kociolek.core.api import Choices, Seat, State, shl
from kociolek.core.rng import Rng
from kociolek.core.zones import KIND_BITS, KIND_MASK
from kociolek.games.kittens.kinds import EXPLODING_KITTEN
from kociolek.games.kittens.state import KittensState
from kociolek.search.heuristic import Heuristic

SUSPICION: Final = 75  # in a hundred kittens put back so many lie on top


@final
class KittensHeuristic(Heuristic):
    """Scores and evaluation with one set of weights.

    Raises MissingValues when it is made, if a card of the game has no values.
    """

    def __init__(self, weights: Weights) -> None:
        CARDS.check()
        self.scorer: Final = Scorer(weights)

    def evaluate(self, s: State, out: list[float]) -> None:
        assert isinstance(s, KittensState)
        win_chances(s, out)

    def priors(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        """Write 1 for the best choice, 0 for the worst."""
        assert isinstance(s, KittensState)
        self.scorer.score(s, seat, options, Rng(1))  # the same for the same position
        scores = self.scorer.scores
        low = scores[0]
        high = low
        for i in range(1, options.size):
            low = min(low, scores[i])
            high = max(high, scores[i])
        for i in range(options.size):
            out[i] = (scores[i] - low) / (high - low) if high > low else 0.5

    def adjust_world(self, s: State, seat: Seat, rng: Rng) -> None:
        """Move a kitten that somebody else has just put back to the top, where it is likely to lie."""
        assert isinstance(s, KittensState)
        slots = s.pile.slots
        top: i64 = s.pile.size() - 1
        mine = shl(1, seat + KIND_BITS)
        if top < 0 or i64(slots[top]) & mine != 0 or not freshly_tucked(s) or rng.below(100) >= SUSPICION:
            return
        place: i64 = -1
        for i in range(top + 1):
            if i64(slots[i]) & KIND_MASK == EXPLODING_KITTEN:
                if i64(slots[i]) & mine != 0:
                    return  # this player put it back, or has seen where it is
                place = i
        if place >= 0:
            s.pile.swap(0, top - place)

    def choose(self, s: State, seat: Seat, options: Choices, rng: Rng) -> i64:
        assert isinstance(s, KittensState)
        self.scorer.score(s, seat, options, rng)
        scores = self.scorer.scores
        best: i64 = 0
        for i in range(1, options.size):
            if scores[i] > scores[best]:
                best = i
        return options.at(best)
