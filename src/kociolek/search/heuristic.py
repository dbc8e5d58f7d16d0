"""What a search may know of a game besides its rules."""

from __future__ import annotations

from mypy_extensions import i64

from kociolek.core.api import Choices, Seat, State
from kociolek.core.rng import Rng


class Heuristic:
    """What a search may know of a game besides its rules. This one knows results only; games know better."""

    def evaluate(self, s: State, out: list[float]) -> None:
        """Each seat's share of the win, from 0 to 1, as it looks from here.

        When the game is over: who won; a game of points may give more for a clear win than for a narrow one.
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
        """Whether `value` can judge this position; a rollout that may end here goes on to a quiet one."""
        return True

    def priors(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        """How much a sensible player leans to each option, from 0 to 1."""
        for i in range(options.size):
            out[i] = 0.0

    def adjust_world(self, s: State, seat: Seat, rng: Rng) -> None:
        """Change a world just imagined for a seat to what people's habits make likelier; its view stays the same."""

    def choose(self, s: State, seat: Seat, options: Choices, rng: Rng) -> i64:
        """What a sensible player does here, in no time: the choice of guided rollouts. One of the options."""
        return options.at(rng.below(options.size))
