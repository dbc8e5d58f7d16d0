"""The bot `medium`: rates every choice in points, those of this turn and those to be hoped for, and takes the best.

It knows what a group of symbols is worth now and in the turns to come, which areas have tokens, what its prophecies
still want, and what the next fields of pentagram and wand bring. It tries nothing out.
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
        if len(view.options) == 1:
            return view.options[0]
        options = Choices()
        for action in view.options:
            options.add(action.id)
        world = self.game.imagine(view, self.rng)  # the judgement looks at nothing in it that the view does not show
        return self.game.actions[self.heuristic.pick(world, view.seat, options, self.rng)]
