"""Bots by name: strategies that choose from a view, and are never given a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kociolek.bots.bot import Bot, Clock
from kociolek.bots.chance import Chance
from kociolek.bots.kittens import KITTENS_BOTS
from kociolek.bots.witchstone import WITCHSTONE_BOTS
from kociolek.bots.wizardkittens import WIZARDKITTENS_BOTS
from kociolek.core.api import Game
from kociolek.core.errors import BadOptions
from kociolek.core.rng import Rng, seeded

__all__ = ["BOTS", "Bot", "Clock", "bot_chance", "bot_named", "bot_names"]

BOTS_STREAM: Final = 1000  # one stream of chance per seat, from here on

# For every game, then by game. A name is a strength: the same word in another game means a bot of about that strength.
FOR_EVERY_GAME: Final[dict[str, Callable[[Game, Rng], Bot]]] = {"random": Chance}
BOTS: Final[dict[str, dict[str, Callable[[Game, Rng], Bot]]]] = {
    "kittens": FOR_EVERY_GAME | KITTENS_BOTS,
    "wizardkittens": FOR_EVERY_GAME | WIZARDKITTENS_BOTS,
    "witchstone": FOR_EVERY_GAME | WITCHSTONE_BOTS,
}


def bot_names(game: str) -> list[str]:
    """The bots for a game, the weakest first."""
    return list(BOTS[game])


def bot_chance(seed: int, seat: int) -> Rng:
    """What a bot on this seat of the game with this seed decides by when it has to guess."""
    return seeded(seed, BOTS_STREAM + seat)


def bot_named(name: str, game: Game, rng: Rng) -> Bot:
    """A bot of its own for a seat; `rng` is its chance."""
    if name not in BOTS[game.key]:
        raise BadOptions("unknown-bot", {"bot": name, "known": ",".join(bot_names(game.key))})
    return BOTS[game.key][name](game, rng)
