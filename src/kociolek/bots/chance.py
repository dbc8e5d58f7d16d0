"""The bot `random`, for every game."""

from __future__ import annotations

from typing import final

from kociolek.bots.bot import Bot, Clock
from kociolek.core.api import Action, View


@final
class Chance(Bot):
    """Picks uniformly among the options."""

    def choose(self, view: View, clock: Clock) -> Action:
        return view.options[self.rng.below(len(view.options))]
