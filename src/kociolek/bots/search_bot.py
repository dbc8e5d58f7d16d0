"""Bot that searches, for every game, with a heuristic of that game."""

from __future__ import annotations

from typing import Final, final

from kociolek.bots.bot import Bot, Clock
from kociolek.core.api import Action, Game, View
from kociolek.core.rng import Rng
from kociolek.search.heuristic import Heuristic
from kociolek.search.ismcts import Search, Style

FIRST_BATCH: Final = 16  # iterations before the clock is looked at for the first time
LONGEST_BATCH: Final = 0.02  # seconds between two looks at the clock


@final
class SearchBot(Bot):
    def __init__(self, game: Game, rng: Rng, heuristic: Heuristic, style: Style) -> None:
        super().__init__(game, rng)
        self.heuristic: Final = heuristic
        self.style: Final = style

    def searches(self) -> bool:
        return True

    def choose(self, view: View, clock: Clock) -> Action:
        if len(view.options) == 1:
            return view.options[0]
        settled = self.heuristic.settled(view)
        if settled >= 0:
            return self.game.actions[settled]
        return self.game.actions[self.think(view, clock).findings()[0][0]]

    def think(self, view: View, clock: Clock) -> Search:
        search = Search(self.game, self.heuristic, view, self.rng, self.style)
        if clock.iterations > 0:
            search.think(clock.iterations)
        else:
            think_until(search, clock)
        return search


def think_until(search: Search, clock: Clock) -> None:
    """Search in batches that fit into the time left at the pace so far."""
    began = clock.now()
    budget = clock.milliseconds / 1000.0
    batch = FIRST_BATCH
    done = 0
    while batch > 0 and not search.decided():
        search.think(batch)
        done += batch
        spent = clock.now() - began
        pace = done / max(spent, 1e-6)
        batch = int(pace * min(LONGEST_BATCH, budget - spent))
