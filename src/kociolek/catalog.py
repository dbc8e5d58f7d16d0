"""Registry of games by name."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kociolek.carddata import WIZARDKITTENS
from kociolek.components import witchstone, witchstone_from, witchstone_of
from kociolek.core.api import Game
from kociolek.core.errors import KociolekError
from kociolek.games.kittens.game import KITTENS

GAMES: Final[dict[str, Game]] = {"kittens": KITTENS, "wizardkittens": WIZARDKITTENS, "witchstone": witchstone()}


class UnknownGame(KociolekError):
    """No game has this name."""


def game_named(name: str) -> Game:
    """Return a game. Raise UnknownGame."""
    if name not in GAMES:
        raise UnknownGame("unknown-game", {"game": name, "known": ",".join(GAMES)})
    return GAMES[name]


def use_components(path: Path) -> None:
    """Play Witchstone with the components of a file from now on."""
    GAMES["witchstone"] = witchstone_from(path)


def use_components_of(text: str) -> None:
    """Play Witchstone with components given as text, for processes that cannot read the file."""
    GAMES["witchstone"] = witchstone_of(text, "components")
