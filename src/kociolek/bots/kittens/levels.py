"""The bots for Exploding Kittens, the weakest first.

- `easy` follows a few plain rules (easy.py).
- `medium` plays the choice with the best score (scores.py) and does not search. `chaotic`, `cautious` and `vengeful` do
  the same with other weights (weights.py).
- `hard` searches: it tries every choice in the same imagined worlds, plays on for 8 decisions as `medium` would and
  rates where that led (evaluation.py).
"""

from __future__ import annotations

from typing import Final

from kociolek.bots.bot import Bot, BotMaker
from kociolek.bots.heuristic_bot import HeuristicBot
from kociolek.bots.kittens.easy import Easy
from kociolek.bots.kittens.heuristic import KittensHeuristic
from kociolek.bots.kittens.weights import CAUTIOUS, CHAOTIC, MEDIUM, VENGEFUL
from kociolek.bots.search_bot import SearchBot
from kociolek.core.api import Game
from kociolek.core.rng import Rng
from kociolek.search.heuristic import Heuristic
from kociolek.search.ismcts import Style

HARD: Final = Style(depth=8, exploration=0.5, prior_weight=0.0, guidance=100, plies=1)


def kittens_heuristic(game: Game) -> Heuristic:
    return KittensHeuristic(MEDIUM)


def chaotic(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, KittensHeuristic(CHAOTIC))


def cautious(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, KittensHeuristic(CAUTIOUS))


def vengeful(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, KittensHeuristic(VENGEFUL))


def medium(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, kittens_heuristic(game))


def hard(game: Game, rng: Rng) -> Bot:
    return SearchBot(game, rng, kittens_heuristic(game), HARD)


KITTENS_BOTS: Final[dict[str, BotMaker]] = {
    "easy": Easy,
    "chaotic": chaotic,
    "cautious": cautious,
    "vengeful": vengeful,
    "medium": medium,
    "hard": hard,
}
