"""The bots for Wizard Kittens, the weakest first.

- `easy` follows a few plain rules (easy.py).
- `medium` rates every choice by what it changes in its chance to win, and does not search. It counts the cards that are
  still to come, knows how near everybody is to every curse, when the Professor may appear and what that would mean. It
  looks to the end of the spell it casts and no further.
- `eager` and `tidy` do the same with other numbers: one plays for the end by all six curses, the other for clean paws.
- `hard` tries every choice in the same imagined worlds, and plays them on to the end as `medium` would. A tree does no
  better here: nearly all that happens is open, so what matters is to compare the choices in equal luck, and a game is
  over soon enough to need no guess at how it will end.
"""

from __future__ import annotations

from typing import Final

from kociolek.bots.bot import Bot, BotMaker
from kociolek.bots.heuristic_bot import HeuristicBot
from kociolek.bots.search_bot import SearchBot
from kociolek.bots.wizardkittens.easy import Easy
from kociolek.bots.wizardkittens.heuristic import WizardHeuristic
from kociolek.bots.wizardkittens.weights import EAGER, MEDIUM, TIDY
from kociolek.core.api import Game
from kociolek.core.rng import Rng
from kociolek.search.heuristic import Heuristic
from kociolek.search.ismcts import Style

TO_THE_END: Final = 400  # decisions; no game has as many
HARD: Final = Style(depth=TO_THE_END, exploration=0.5, prior_weight=0.0, guidance=100, plies=1)


def wizardkittens_heuristic(game: Game) -> Heuristic:
    return WizardHeuristic(MEDIUM)


def medium(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, wizardkittens_heuristic(game), rates_forced=True)


def eager(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, WizardHeuristic(EAGER), rates_forced=True)


def tidy(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, WizardHeuristic(TIDY), rates_forced=True)


def hard(game: Game, rng: Rng) -> Bot:
    return SearchBot(game, rng, wizardkittens_heuristic(game), HARD)


WIZARDKITTENS_BOTS: Final[dict[str, BotMaker]] = {
    "easy": Easy,
    "eager": eager,
    "tidy": tidy,
    "medium": medium,
    "hard": hard,
}
