"""Registry of games by name, with the built-in box or with another one."""

from __future__ import annotations

from typing import Final

from kociolek.box import Box, from_text, game_with
from kociolek.carddata import WIZARDKITTENS
from kociolek.components import witchstone
from kociolek.core.api import Game
from kociolek.core.errors import KociolekError
from kociolek.games.kittens.game import KITTENS

GAMES: Final[dict[str, Game]] = {"kittens": KITTENS, "wizardkittens": WIZARDKITTENS, "witchstone": witchstone()}
CHOSEN: Final[dict[str, Game]] = {}  # by `use_box`


class UnknownGame(KociolekError):
    """No game has this name."""


def game_named(name: str) -> Game:
    """Return a game as this process plays it: with the box of `use_box`, else with the built-in one.

    Raise UnknownGame."""
    return CHOSEN[name] if name in CHOSEN else built_in_game(name)


def built_in_game(name: str) -> Game:
    """Return a game with its built-in box. Raise UnknownGame."""
    if name not in GAMES:
        raise UnknownGame("unknown-game", {"game": name, "known": ",".join(GAMES)})
    return GAMES[name]


def boxed(name: str, box: Box | None) -> Game:
    """Return a game with a box; without one, or with the values of the built-in box, the built-in game."""
    return built_in_game(name) if box is None or box.built_in else game_with(box)


def game_of(name: str, box_text: str) -> Game:
    """Return the game that was played with a box, given as `Game.box_text` keeps it. Raise BadBox, UnknownGame."""
    return boxed(name, from_text(box_text)) if box_text else built_in_game(name)


def use_box(box: Box) -> None:
    """Play a game with a box from now on, wherever no other one is asked for."""
    CHOSEN[box.game] = boxed(box.game, box)
