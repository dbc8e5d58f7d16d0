"""Bots that know Exploding Kittens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kociolek.bots.bot import Bot
from kociolek.bots.kittens.easy import Easy
from kociolek.bots.kittens.judging import Judging
from kociolek.bots.kittens.personalities import CAUTIOUS, CHAOTIC, VENGEFUL
from kociolek.bots.thinker import Thinker
from kociolek.core.api import Game
from kociolek.core.rng import Rng
from kociolek.games.kittens.manner import SENSIBLE, Manner
from kociolek.search.ismcts import Style

HARD: Final = Style(depth=8, exploration=0.5, trust=0.0, guidance=100, plies=1)


def judging(manner: Manner) -> Callable[[Game, Rng], Bot]:
    return lambda game, rng: Judging(game, rng, manner)


def hard(game: Game, rng: Rng) -> Bot:
    return Thinker(game, rng, HARD)


KITTENS_BOTS: Final[dict[str, Callable[[Game, Rng], Bot]]] = {
    "easy": Easy,
    "chaotic": judging(CHAOTIC),
    "cautious": judging(CAUTIOUS),
    "vengeful": judging(VENGEFUL),
    "medium": judging(SENSIBLE),
    "hard": hard,
}
