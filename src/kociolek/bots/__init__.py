"""Bots by name: strategies that choose from a view, and are never given a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kociolek.bots.bot import Bot
from kociolek.bots.chance import Chance
from kociolek.bots.kittens.easy import Easy
from kociolek.core.errors import BadOptions

__all__ = ["BOTS", "Bot", "bot_named", "bot_names"]

ANY_GAME: Final = "*"

# By name, then by game. A name is a strength: the same word in another game means a bot of about that strength.
BOTS: Final[dict[str, dict[str, Callable[[], Bot]]]] = {
    "random": {ANY_GAME: Chance},
    "easy": {"kittens": Easy},
}


def bot_names(game: str) -> list[str]:
    return [name for name, games in BOTS.items() if game in games or ANY_GAME in games]


def bot_named(name: str, game: str) -> Bot:
    if name not in bot_names(game):
        raise BadOptions("unknown-bot", {"bot": name, "known": ",".join(bot_names(game))})
    games = BOTS[name]
    return games.get(game, games.get(ANY_GAME, Chance))()
