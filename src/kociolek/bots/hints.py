"""Hints: recommended moves with their win estimates, as data for every client."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kociolek.bots.bot import Clock
from kociolek.bots.kittens.odds import odds as kittens_odds
from kociolek.bots.registry import bot_named
from kociolek.bots.search_bot import SearchBot
from kociolek.bots.witchstone.odds import odds as witchstone_odds
from kociolek.bots.wizardkittens.odds import odds as wizardkittens_odds
from kociolek.core.api import Game, View
from kociolek.core.errors import IllegalAction
from kociolek.core.rng import Rng

BEST: Final = 3  # moves in a hint
ADVISER: Final = "hard"

# By game: named numbers that matter now, from what the seat may know. Most are chances from 0 to 1.
ODDS: Final[dict[str, Callable[[View], dict[str, float]]]] = {
    "kittens": kittens_odds,
    "wizardkittens": wizardkittens_odds,
    "witchstone": witchstone_odds,
}


@dataclass(frozen=True)
class Hint:
    move: str  # as records write it
    chance: float  # estimated share of the win, from 0 to 1
    weight: float  # share of the rollouts spent on it, that is how sure the estimate is


@dataclass(frozen=True)
class Advice:
    seat: int
    prompt: str
    hints: list[Hint]  # the best first
    odds: dict[str, float]
    iterations: int  # rollouts


def advise(game: Game, view: View, rng: Rng, clock: Clock) -> Advice:
    """Return the best moves of a view. Raise IllegalAction if there is nothing to decide."""
    if not view.options:
        raise IllegalAction("nothing-to-decide", {"seat": str(view.seat)})
    odds = ODDS[game.key](view)
    if len(view.options) == 1:
        return Advice(int(view.seat), view.prompt, [Hint(view.options[0].text, 1.0, 1.0)], odds, 0)
    bot = bot_named(ADVISER, game, rng)
    assert isinstance(bot, SearchBot)
    settled = bot.heuristic.settled(view)
    if settled >= 0:
        return Advice(int(view.seat), view.prompt, [Hint(game.actions[settled].text, 1.0, 1.0)], odds, 0)
    found = bot.think(view, clock).findings()
    thought = sum(visits for _, visits, _ in found)
    hints = [Hint(game.actions[action].text, mean, visits / thought) for action, visits, mean in found[:BEST]]
    return Advice(int(view.seat), view.prompt, hints, odds, thought)
