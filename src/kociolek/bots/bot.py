"""What every bot is, and how long it may think."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from kociolek.core.api import Action, Game, View
from kociolek.core.rng import Rng


class Clock:
    """How long a bot may think about one answer: milliseconds, or as many iterations of its search.

    With iterations the answer depends on nothing but the view and the bot's own chance. `now` tells seconds: of the
    wall for people who wait, of the processor for tournaments, where other work on the machine shall not count.
    """

    def __init__(self, milliseconds: float = 500.0, iterations: int = 0, now: Callable[[], float] = monotonic) -> None:
        self.milliseconds: Final = milliseconds
        self.iterations: Final = iterations  # 0: think for the milliseconds
        self.now: Final = now


class Bot:
    """Remembers nothing between two questions: the view holds all that a seat may know.

    All chance comes from `rng`, so that a game can be repeated.
    """

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game: Final = game
        self.rng: Final = rng

    def choose(self, view: View, clock: Clock) -> Action:
        """One of `view.options`."""
        raise NotImplementedError


BotMaker = Callable[[Game, Rng], Bot]  # a class of bots, or a function that makes one
