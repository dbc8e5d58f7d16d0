"""Set-up of a game for the adapters: key, number of players, options as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kociolek.box import box_of_card_text
from kociolek.carddata import read_card_file
from kociolek.catalog import boxed, game_of, game_of_file
from kociolek.core.api import Action, Game, Setup
from kociolek.core.errors import KociolekError
from kociolek.core.observation import Observer
from kociolek.core.sequence import ActionSpace
from kociolek.errors import InvalidSetup, whole
from kociolek.text import texts
from kociolek.text.sentences import error_sentence

OptionValue = str | int | bool
FILES: Final = ("box", "cards")  # parameters that name a file
BUILT_IN: Final = "built_in"


class BadSetup(InvalidSetup):
    """The set-up is invalid; the message says why."""


@dataclass(frozen=True)
class Prepared:
    """A checked set-up with its observer and action space."""

    game: Game
    seats: int
    options: dict[str, str]
    setup: Setup
    observer: Observer
    space: ActionSpace

    @staticmethod
    def of(game: Game, seats: int, options: dict[str, str]) -> Prepared:
        """Return the set-up of options that `Game.check` has returned."""
        space = ActionSpace(game_word(game), game.possible(seats, options))
        return Prepared(game, seats, options, game.prepare(seats, options), game.observer(seats, options), space)

    def action(self, number: int) -> Action:
        """Return the action with this number in the action space."""
        return self.game.actions[self.space.ids[number]]

    def number(self, action: Action) -> int:
        """Return the number of an action in the action space."""
        return int(self.space.numbers[action.id])


def prepared(key: str, seats: int, given: Mapping[str, OptionValue]) -> Prepared:
    whole(players=seats)
    try:
        game = game_of_setup(key, given)
        chosen = {name: option_text(value) for name, value in given.items() if name not in FILES}
        return Prepared.of(game, seats, game.check(seats, chosen))
    except KociolekError as error:
        raise explained(error) from None


def game_of_setup(key: str, given: Mapping[str, OptionValue]) -> Game:
    """Return the game with the box of the file `box`, or of a card file of earlier releases, `cards`."""
    if given.get("cards", BUILT_IN) != BUILT_IN:
        path = Path(str(given["cards"]))
        return boxed(key, box_of_card_text(read_card_file(path), path.stem))
    return game_of_file(key, Path(str(given["box"])) if "box" in given else None)


def game_word(game: Game) -> str:
    """Return what a pickle needs to find the game again: its key, and its box if it is not the built-in one."""
    return f"{game.key} {game.box_text}" if game.box_text else game.key


def game_of_word(word: str) -> Game:
    key, _, box_text = word.partition(" ")
    return game_of(key, box_text)


def option_text(value: OptionValue) -> str:
    """Return an option as text: `on` for True, `3` for 3."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def explained(error: KociolekError) -> BadSetup:
    return BadSetup(error_sentence(texts("en"), error), error.key, error.values)


def payoffs(winners: int, seats: int) -> list[float]:
    """Return zero-sum payoffs: winners share 1, losers share -1. If nobody wins, all lose."""
    share = 1.0 / max(1, winners.bit_count())
    even = 1.0 / seats
    scale = seats / (seats - 1)
    return [((share if winners >> seat & 1 else 0.0) - even) * scale for seat in range(seats)]
