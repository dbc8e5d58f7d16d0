"""The bot `random`, for every game."""

from __future__ import annotations

from typing import final

from kociolek.bots.bot import Bot
from kociolek.core.api import Action, View
from kociolek.core.rng import Rng


@final
class Chance(Bot):
    """Plays anything, fears nothing."""

    def choose(self, view: View, rng: Rng) -> Action:
        return view.options[rng.below(len(view.options))]
