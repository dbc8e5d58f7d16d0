"""Heuristic for Wizard Kittens: joins scores and evaluation for a search."""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import i64

from kociolek.bots.wizardkittens.scores import NEVER, Scorer
from kociolek.bots.wizardkittens.weights import PRIOR, Weights
from kociolek.core.api import Choices, Seat, State
from kociolek.core.rng import Rng
from kociolek.games.wizardkittens.state import WizardKittensState
from kociolek.search.heuristic import Heuristic


@final
class WizardHeuristic(Heuristic):
    def __init__(self, weights: Weights) -> None:
        self.scorer: Final = Scorer(weights)

    def evaluate(self, s: State, out: list[float]) -> None:
        assert isinstance(s, WizardKittensState)
        if s.waiting == 0:
            super().evaluate(s, out)
            return
        evaluation = self.scorer.evaluation
        evaluation.read(s)
        for seat in range(s.seats):
            evaluation.points_if_all[seat] += evaluation.credit_of(s, seat)
        evaluation.share(s)
        for seat in range(s.seats):
            out[seat] = evaluation.chance(seat)

    def priors(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        assert isinstance(s, WizardKittensState)
        self.scorer.score(s, seat, options)
        best = self.scorer.scores[0]
        for i in range(1, options.size):
            best = max(best, self.scorer.scores[i])
        for i in range(options.size):
            out[i] = exp((self.scorer.scores[i] - best) / PRIOR)

    def choose(self, s: State, seat: Seat, options: Choices, rng: Rng) -> i64:
        """Return the option with the best score; chance decides between equals."""
        assert isinstance(s, WizardKittensState)
        self.scorer.score(s, seat, options)
        best = NEVER * 2.0
        chosen: i64 = 0
        ties: i64 = 0
        for i in range(options.size):
            score = self.scorer.scores[i]
            if score >= best:
                if score > best:
                    ties = 0
                    best = score
                ties += 1
                if ties == 1 or rng.below(ties) == 0:
                    chosen = i
        return options.at(chosen)
