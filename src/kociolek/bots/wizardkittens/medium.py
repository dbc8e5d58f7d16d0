"""The bot `medium`: rates every answer by what it changes in the chance to win, and takes the best.

It counts the cards that are still to come, knows how near everybody is to every curse, when the Professor may appear
and what that would mean for it. It looks to the end of the spell it casts and no further.
"""

from __future__ import annotations

from typing import Final, final

from kociolek.bots.bot import Bot, Clock
from kociolek.core.api import Action, Choices, Game, View
from kociolek.core.rng import Rng


@final
class Medium(Bot):
    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self.heuristic: Final = game.heuristic()

    def choose(self, view: View, clock: Clock) -> Action:
        options = Choices()
        for action in view.options:
            options.add(action.id)
        world = self.game.imagine(view, self.rng)  # the judgement looks at nothing in it that the view does not show
        return self.game.actions[self.heuristic.pick(world, view.seat, options, self.rng)]
