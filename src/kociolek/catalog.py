"""The games there are, by name."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kociolek.carddata import WIZARDKITTENS
from kociolek.components import witchstone, witchstone_from, witchstone_of
from kociolek.core.api import Game
from kociolek.core.errors import KociolekError
from kociolek.games.kittens.game import KITTENS

GAMES: Final[dict[str, Game]] = {
    "kittens": KITTENS,
    "wizardkittens": WIZARDKITTENS,
    "witchstone": witchstone(),
}


class UnknownGame(KociolekError):
    """Somebody asked for a game that is not in the catalogue."""


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise UnknownGame("unknown-game", {"game": name, "known": ",".join(GAMES)})
    return GAMES[name]


def use_components(path: Path) -> None:
    """From now on Witchstone is played with the components of this file."""
    GAMES["witchstone"] = witchstone_from(path)


def use_components_of(text: str) -> None:
    """The same with the text of such a file: for processes and machines that have no such file."""
    GAMES["witchstone"] = witchstone_of(text, "components")
