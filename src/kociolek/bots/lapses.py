"""Bot whose attention lapses: some answers are those of a weaker bot, so that levels lie as far apart as wanted."""

from __future__ import annotations

from typing import Final, final

from kociolek.bots.bot import Bot, Clock
from kociolek.core.api import Action, Game, View
from kociolek.core.rng import Rng

HUNDRED: Final = 100


@final
class Lapsing(Bot):
    """Answers as `at_best`, but in `lapses` of a hundred answers as `in_lapses`. Both draw from its generator."""

    def __init__(self, game: Game, rng: Rng, at_best: Bot, in_lapses: Bot, lapses: dict[int, int]) -> None:
        super().__init__(game, rng)
        self.at_best: Final = at_best
        self.in_lapses: Final = in_lapses
        self.lapses: Final = lapses  # by the least number of seats

    def searches(self) -> bool:
        return self.at_best.searches()

    def choose(self, view: View, clock: Clock) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        if self.rng.below(HUNDRED) < self.lapses[max(least for least in self.lapses if least <= int(view.seats))]:
            return self.in_lapses.choose(view, clock)
        return self.at_best.choose(view, clock)
