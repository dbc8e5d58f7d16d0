"""Interface of bots, and their thinking time."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from mypy_extensions import mypyc_attr

from kociolek.core.api import Action, Game, View
from kociolek.core.rng import Rng


class Clock:
    """Thinking time for one answer: milliseconds, or a number of iterations of the search.

    With iterations the answer depends only on the view and the bot's generator. `now` returns seconds: wall time for
    people who wait, processor time for tournaments, where other work on the machine shall not count.
    """

    def __init__(self, milliseconds: float = 500.0, iterations: int = 0, now: Callable[[], float] = monotonic) -> None:
        self.milliseconds: Final = milliseconds
        self.iterations: Final = iterations  # 0: think for the milliseconds
        self.now: Final = now


@mypyc_attr(allow_interpreted_subclasses=True)  # for bots of users
class Bot:
    """Strategy that answers from a view. It keeps no state between two questions.

    All randomness comes from `rng`, so that a game can be repeated.
    """

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game: Final = game
        self.rng: Final = rng

    def searches(self) -> bool:
        """Return whether it uses the time it is given."""
        return False

    def choose(self, view: View, clock: Clock) -> Action:
        """Return one of `view.options`."""
        raise NotImplementedError


BotMaker = Callable[[Game, Rng], Bot]  # a class of bots, or a function that makes one
