"""The bot `random`, for every game, and random decisions of others."""

from __future__ import annotations

from typing import final

from kociolek.bots.bot import Bot, Clock
from kociolek.core.api import Action, View
from kociolek.core.rng import Rng


@final
class Chance(Bot):
    """Picks uniformly among the options."""

    def choose(self, view: View, clock: Clock) -> Action:
        return any_of(view.options, self.rng)


def any_of(options: list[Action], rng: Rng) -> Action:
    return options[rng.below(len(options))]


def percent(rng: Rng, chance: int) -> bool:
    """Return True with this chance in percent."""
    return rng.below(100) < chance
