"""Bot that plays what a heuristic chooses, without search."""

from __future__ import annotations

from typing import Final, final

from kociolek.bots.bot import Bot, Clock
from kociolek.core.api import Action, Choices, Game, View
from kociolek.core.rng import Rng
from kociolek.search.heuristic import Heuristic


@final
class HeuristicBot(Bot):
    """Bot that plays what a heuristic chooses in any world that fits the view.

    Heuristics read a position as the player sees it, so all such worlds give the same answer.
    """

    def __init__(self, game: Game, rng: Rng, heuristic: Heuristic, rates_forced: bool = False) -> None:
        super().__init__(game, rng)
        self.heuristic: Final = heuristic
        self.rates_forced: Final = rates_forced  # also an only choice, which uses up chance

    def choose(self, view: View, clock: Clock) -> Action:
        if len(view.options) == 1 and not self.rates_forced:
            return view.options[0]
        options = Choices()
        for option in view.options:
            options.add(option.id)
        world = self.game.imagine(view, self.rng)
        return self.game.actions[self.heuristic.choose(world, view.seat, options, self.rng)]
