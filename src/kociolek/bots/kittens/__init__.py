"""Bots that know Exploding Kittens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kociolek.bots.bot import Bot
from kociolek.bots.kittens.easy import Easy
from kociolek.bots.kittens.judging import Judging
from kociolek.bots.thinker import Thinker
from kociolek.core.api import Game
from kociolek.core.rng import Rng
from kociolek.games.kittens.manner import SENSIBLE
from kociolek.search.ismcts import Style

HARD: Final = Style(depth=10_000, exploration=0.3, trust=0.2, guidance=100, plies=1)


def medium(game: Game, rng: Rng) -> Bot:
    return Judging(game, rng, SENSIBLE)


def hard(game: Game, rng: Rng) -> Bot:
    return Thinker(game, rng, HARD)


KITTENS_BOTS: Final[dict[str, Callable[[Game, Rng], Bot]]] = {"easy": Easy, "medium": medium, "hard": hard}
