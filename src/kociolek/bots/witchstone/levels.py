"""The bots for Witchstone, the weakest first.

- `easy` follows a few plain rules (easy.py).
- `medium` rates every choice in points, those of this turn and those to be hoped for, and does not search. It knows
  what a group of symbols is worth now and in the turns to come, which areas have tokens, what its prophecies still
  want, and what the next fields of pentagram and wand bring.
- `hard` plays its choices on to the end of the game as `medium` would, for everybody, in the same worlds. A turn is a
  dozen small choices, and what one of them is good for shows many turns later, so the points at the end count. They
  vary much, and over a hundred choices of a game every unlucky guess costs: it departs from what `medium` would do only
  for a choice that has done clearly better.
"""

from __future__ import annotations

from typing import Final

from kociolek.bots.bot import Bot, BotMaker
from kociolek.bots.heuristic_bot import HeuristicBot
from kociolek.bots.search_bot import SearchBot
from kociolek.bots.witchstone.easy import Easy
from kociolek.bots.witchstone.heuristic import WitchstoneHeuristic
from kociolek.core.api import Game
from kociolek.core.rng import Rng
from kociolek.games.witchstone.game import Witchstone
from kociolek.search.heuristic import Heuristic
from kociolek.search.ismcts import Style

TO_THE_END: Final = 10_000
HARD: Final = Style(
    depth=TO_THE_END, exploration=2.0, prior_weight=0.0, guidance=100, plies=1, width=8, least_prior=1e-15, doubt=1.0
)


def witchstone_heuristic(game: Game) -> Heuristic:
    assert isinstance(game, Witchstone)
    return WitchstoneHeuristic(game.box)


def medium(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, witchstone_heuristic(game))


def hard(game: Game, rng: Rng) -> Bot:
    return SearchBot(game, rng, witchstone_heuristic(game), HARD)


WITCHSTONE_BOTS: Final[dict[str, BotMaker]] = {"easy": Easy, "medium": medium, "hard": hard}
