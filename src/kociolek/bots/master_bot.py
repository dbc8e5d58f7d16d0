"""The bot `master`: a search guided by the network of its set-up."""

from __future__ import annotations

from typing import Final, final

from kociolek.bots.bot import Bot, Clock
from kociolek.bots.search_bot import SearchBot
from kociolek.bots.shipped import learned_from
from kociolek.core.api import Action, Game, View
from kociolek.core.rng import Rng
from kociolek.search.heuristic import Heuristic
from kociolek.search.ismcts import Style


@final
class Mastery:
    """How `master` thinks in one game."""

    def __init__(self, style: Style, plays: bool, judges: bool, without: Style) -> None:
        self.style: Final = style
        self.plays: Final = plays  # the network plays the rollouts
        self.judges: Final = judges  # it rates where they are cut off
        self.without: Final = without  # the style where there is no network


@final
class Master(Bot):
    """Searches as a `SearchBot` whose heuristic is the network for the game of the view.

    Where there is none it searches with `heuristic`, that of the game.
    """

    def __init__(self, game: Game, rng: Rng, heuristic: Heuristic, guide: Heuristic, mastery: Mastery) -> None:
        super().__init__(game, rng)
        self.heuristic: Final = heuristic
        self.guide: Final = guide  # of guided networks
        self.mastery: Final = mastery

    def searches(self) -> bool:
        return True

    def choose(self, view: View, clock: Clock) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        return self.searcher(view).choose(view, clock)

    def searcher(self, view: View) -> SearchBot:
        """Return the bot that answers: it draws from the same generator."""
        mastery = self.mastery
        learned = learned_from(self.game, view)
        if learned is None:
            return SearchBot(self.game, self.rng, self.heuristic, mastery.without)
        heuristic = learned.heuristic(self.heuristic, self.guide, mastery.plays, mastery.judges)
        return SearchBot(self.game, self.rng, heuristic, mastery.style)
