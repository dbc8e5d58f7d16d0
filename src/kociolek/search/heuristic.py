"""Interface of what a search knows of a game besides its rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kociolek.core.api import Choices, Seat, State, View
from kociolek.core.rng import Rng

LEAST: Final = -6.0  # the odds of an option that is out of the question, so that learning may still try it


def lean(scores: vec[float], count: int, doubt: float, out: list[float]) -> None:
    """Write the leanings of scores; those that differ by `doubt` have odds that differ by a factor of e."""
    n = i64(count)
    best = scores[0]
    for i in range(1, n):
        if scores[i] > best:
            best = scores[i]
    for i in range(n):
        leaning = (scores[i] - best) / doubt
        out[i] = leaning if leaning > LEAST else LEAST


class Heuristic:
    """Knowledge of a game: evaluation, priors and rollout policy. This one knows results only; games know better."""

    def evaluate(self, s: State, out: list[float]) -> None:
        """Write each seat's expected share of the win to `out`, from 0 to 1.

        When the game is over: who won. A game of points may give more for a clear win than for a narrow one.
        """
        winners = s.winners()
        sharing = 0
        for seat in range(s.seats):
            sharing += int((winners >> seat) & 1)
        for seat in range(s.seats):
            if sharing == 0:
                out[seat] = 0.0 if s.waiting == 0 else 1.0 / float(s.seats)
            else:
                out[seat] = 1.0 / sharing if (winners >> seat) & 1 != 0 else 0.0

    def is_quiet(self, s: State) -> bool:
        """Return whether `evaluate` can rate this position. A rollout that may end goes on to a quiet one."""
        return True

    def priors(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        """Write how good each option looks before any search to `out`, from 0 to 1."""
        for i in range(options.size):
            out[i] = 0.0

    def leanings(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        """Write how clearly each option is to be played without search to `out`: logarithms of odds, the best 0."""
        for i in range(options.size):
            out[i] = 0.0

    def ready(self, s: State) -> None:
        """Prepare an imagined world for the search."""
        s.for_search()

    def settled(self, view: View) -> int:
        """Return the option that is best whatever the others hold, so that no search is needed; -1 for none."""
        return -1

    def adjust_world(self, s: State, seat: Seat, rng: Rng) -> None:
        """Change a world just imagined for a seat to what the habits of players make likelier. Its view stays the
        same."""

    def choose(self, s: State, seat: Seat, options: Choices, rng: Rng) -> i64:
        """Return one of the options without search: the policy of guided rollouts."""
        return options.at(rng.below(options.size))
