"""Registry of games by name, with the built-in box or with another one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Final

from kociolek.box import GAMES as BOXED
from kociolek.box import Box, built_in, from_text, game_with, read_box, standard
from kociolek.components import witchstone
from kociolek.core.api import Game, State, View
from kociolek.core.errors import KociolekError
from kociolek.games.kittens.game import KITTENS


def wizardkittens() -> Game:
    from kociolek.carddata import WIZARDKITTENS  # late: it reads all cards

    return WIZARDKITTENS


class Games(Mapping[str, Game]):
    """The games with their first built-in boxes, by name. Each is made when it is first asked for."""

    def __init__(self, makers: Mapping[str, Callable[[], Game]]) -> None:
        self._makers: Final = dict(makers)
        self._made: Final[dict[str, Game]] = {}
        self._lock: Final = Lock()

    def __getitem__(self, name: str) -> Game:
        made = self._made.get(name)
        if made is None:
            with self._lock:
                if name not in self._made:
                    self._made[name] = self._makers[name]()
                made = self._made[name]
        return made

    def __contains__(self, name: object) -> bool:
        return name in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


GAMES: Final = Games({"kittens": lambda: KITTENS, "wizardkittens": wizardkittens, "witchstone": witchstone})
CHOSEN: Final[dict[str, Game]] = {}  # by `use_box`


class UnknownGame(KociolekError):
    """No game has this name."""


def game_named(name: str) -> Game:
    """Return a game as this process plays it: with the box of `use_box`, else with the standard one.

    Raise UnknownGame."""
    if name in CHOSEN:
        return CHOSEN[name]
    return game_with(standard(name)) if name in BOXED else built_in_game(name)


def built_in_game(name: str) -> Game:
    """Return a game with its first built-in box. Raise UnknownGame."""
    if name not in GAMES:
        raise UnknownGame("unknown-game", {"game": name, "known": ",".join(GAMES)})
    return GAMES[name]


def boxed(name: str, box: Box | None) -> Game:
    """Return a game with a box; without one, or with the values of the first built-in box, the built-in game."""
    if box is None or box.content == built_in(name).content:
        return built_in_game(name)
    return game_with(standard(name) if box.built_in else box)


def game_of_file(name: str, path: Path | None) -> Game:
    """Return a game with the box of a file, without one as `game_named` does. Raise BadBox, UnknownGame."""
    if path is None:
        return game_named(name)
    box = read_box(path)
    if box.game != name:
        raise KociolekError("box-wrong-game", {"box": box.game, "game": name, "place": ""})
    return boxed(name, box)


def game_of(name: str, box_text: str) -> Game:
    """Return the game that was played with a box, given as `Game.box_text` keeps it. Raise BadBox, UnknownGame."""
    return game_of_text(name, box_text) if box_text else built_in_game(name)


@lru_cache(64)  # every pickle of a match has the text of its box
def game_of_text(name: str, box_text: str) -> Game:
    return boxed(name, from_text(box_text))


def reduced_state(state: State) -> tuple[object, ...]:
    """Return what the pickle of a position keeps. Raise TypeError for a live table."""
    text = state.dump()
    if "\nrng -" in text:
        raise TypeError("a position of a live table cannot be pickled: its chance is not a part of it")
    return state_of, (*state.source(), text, state.skip_forced)


def reduced_view(view: View) -> tuple[object, ...]:
    """Return what the pickle of a view keeps."""
    return view_of, (*view.source(), view.to_json())


def state_of(name: str, box_text: str, text: str, skip_forced: bool) -> State:
    """Return a pickled position."""
    state = game_of(name, box_text).load(text)
    state.skip_forced = skip_forced
    state.events = None
    return state


def view_of(name: str, box_text: str, data: dict[str, object]) -> View:
    """Return a pickled view."""
    return game_of(name, box_text).read_view(data)


def use_box(box: Box) -> None:
    """Play a game with a box from now on, wherever no other one is asked for."""
    CHOSEN[box.game] = boxed(box.game, box)
