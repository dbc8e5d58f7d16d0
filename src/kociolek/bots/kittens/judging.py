"""The bots that play by judgement alone, in no time: `medium` and its relatives."""

from __future__ import annotations

from typing import Final

from kociolek.bots.bot import Bot, Clock
from kociolek.core.api import Action, Choices, Game, View
from kociolek.core.rng import Rng
from kociolek.games.kittens.heuristic import KittensHeuristic
from kociolek.games.kittens.manner import Manner


class Judging(Bot):
    """Judgement reads a table as a player sees it, so any world that fits the view will do."""

    def __init__(self, game: Game, rng: Rng, manner: Manner) -> None:
        super().__init__(game, rng)
        self.heuristic: Final = KittensHeuristic(manner)

    def choose(self, view: View, clock: Clock) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        options = Choices()
        for option in view.options:
            options.add(option.id)
        world = self.game.imagine(view, self.rng)
        return self.game.actions[self.heuristic.pick(world, view.seat, options, self.rng)]
