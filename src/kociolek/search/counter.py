"""Interface of counters: facts of one rollout that an explanation may use."""

from __future__ import annotations

from typing import Final

from kociolek.core.api import Seat, State

UNDEFINED: Final = -1.0e9  # value of a fact that a rollout says nothing about


class Counter:
    """Counts facts of a rollout for one seat. This one counts nothing; games have their own.

    A fact is a number per rollout, such as 1 for "exploded before the next own turn". `names` has their keys.
    """

    names: list[str]

    def begin(self, s: State, seat: Seat) -> None:
        """Look at the world before the option is carried out."""

    def look(self, s: State) -> None:
        """Look at the world after the option and after each later move."""

    def finish(self, s: State, out: list[float]) -> None:
        """Write one value per name to `out` when the game is over, UNDEFINED where there is none."""
