"""Registry of bots and heuristics: joins each game's rules with what the bots know of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kociolek.bots.bot import Bot, BotMaker
from kociolek.bots.chance import Chance
from kociolek.bots.kittens.levels import KITTENS_BOTS, KITTENS_YARDSTICKS, kittens_guide, kittens_heuristic
from kociolek.bots.witchstone.levels import (
    WITCHSTONE_BOTS,
    WITCHSTONE_YARDSTICKS,
    witchstone_guide,
    witchstone_heuristic,
)
from kociolek.bots.wizardkittens.levels import (
    WIZARDKITTENS_BOTS,
    WIZARDKITTENS_YARDSTICKS,
    wizardkittens_guide,
    wizardkittens_heuristic,
)
from kociolek.core.api import Game
from kociolek.core.errors import BadOptions
from kociolek.core.rng import Rng, seeded
from kociolek.search.heuristic import Heuristic

BOTS_STREAM: Final = 1000  # one stream of chance per seat, from here on

# For every game, then by game. A name is a strength: the same word in another game means a bot of about that strength.
FOR_EVERY_GAME: Final[dict[str, BotMaker]] = {"random": Chance}
BOTS: Final[dict[str, dict[str, BotMaker]]] = {
    "kittens": FOR_EVERY_GAME | KITTENS_BOTS,
    "wizardkittens": FOR_EVERY_GAME | WIZARDKITTENS_BOTS,
    "witchstone": FOR_EVERY_GAME | WITCHSTONE_BOTS,
}
# For arena and ladder only: `hard-1`, kept for comparison, and `master`, until it has proved stronger than `hard`.
YARDSTICKS: Final[dict[str, dict[str, BotMaker]]] = {
    "kittens": KITTENS_YARDSTICKS,
    "wizardkittens": WIZARDKITTENS_YARDSTICKS,
    "witchstone": WITCHSTONE_YARDSTICKS,
}
# The play that guided networks learned to change. A guide never changes; it is that of `hard-1`.
GUIDES: Final[dict[str, Callable[[Game], Heuristic]]] = {
    "kittens": kittens_guide,
    "wizardkittens": wizardkittens_guide,
    "witchstone": witchstone_guide,
}
HEURISTICS: Final[dict[str, Callable[[Game], Heuristic]]] = {
    "kittens": kittens_heuristic,
    "wizardkittens": wizardkittens_heuristic,
    "witchstone": witchstone_heuristic,
}


def bot_names(game: str) -> list[str]:
    """Return the names of the bots for a game, the weakest first, without those for the arena only."""
    return list(BOTS[game])


def bot_chance(seed: int, seat: int) -> Rng:
    """Return the generator of the bot on this seat of the game with this seed."""
    return seeded(seed, BOTS_STREAM + seat)


def bot_named(name: str, game: Game, rng: Rng) -> Bot:
    """Make a bot for one seat; `rng` is its only source of chance. Raise BadOptions for an unknown name."""
    make = BOTS[game.key].get(name) or YARDSTICKS[game.key].get(name)
    if make is None:
        raise BadOptions("unknown-bot", {"bot": name, "known": ",".join(bot_names(game.key))})
    return make(game, rng)


def heuristic_for(game: Game) -> Heuristic:
    """Make the heuristic a search uses for a game; of a game without one it knows results only."""
    return HEURISTICS[game.key](game) if game.key in HEURISTICS else Heuristic()


def guide_for(game: Game) -> Heuristic:
    """Make the heuristic whose leanings guided networks of a game begin with."""
    return GUIDES[game.key](game) if game.key in GUIDES else Heuristic()
