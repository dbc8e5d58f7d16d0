"""Registry of games by name, with the built-in box or with another one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kociolek.box import Box, from_text, game_with
from kociolek.carddata import WIZARDKITTENS
from kociolek.components import witchstone, witchstone_from, witchstone_of
from kociolek.core.api import Game
from kociolek.core.errors import KociolekError
from kociolek.games.kittens.game import KITTENS

GAMES: Final[dict[str, Game]] = {"kittens": KITTENS, "wizardkittens": WIZARDKITTENS, "witchstone": witchstone()}
FIRST: Final = dict(GAMES)  # with the built-in boxes, whatever the default is now


class UnknownGame(KociolekError):
    """No game has this name."""


def game_named(name: str) -> Game:
    """Return a game. Raise UnknownGame."""
    if name not in GAMES:
        raise UnknownGame("unknown-game", {"game": name, "known": ",".join(GAMES)})
    return GAMES[name]


def boxed(name: str, box: Box | None) -> Game:
    """Return a game with a box; without one, or with the values of the built-in box, the built-in game."""
    if box is None:
        return game_named(name)
    return FIRST[name] if box.built_in else game_with(box)


def game_of(name: str, box_text: str) -> Game:
    """Return the game that was played with a box, given as `Game.box_text` keeps it. Raise BadBox, UnknownGame.

    Without a text it is the built-in box, also if another one is the default; or the components of a file, which have
    no text."""
    game = game_named(name)
    if box_text:
        return boxed(name, from_text(box_text))
    return FIRST[name] if game.box_text else game


def use_components(path: Path) -> None:
    """Play Witchstone with the components of a file from now on."""
    GAMES["witchstone"] = witchstone_from(path)


def use_components_of(text: str) -> None:
    """Play Witchstone with components given as text, for processes that cannot read the file."""
    GAMES["witchstone"] = witchstone_of(text, "components")
