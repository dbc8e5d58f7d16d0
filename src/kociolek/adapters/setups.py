"""Set-up of a game for the adapters: key, number of players, options as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from kociolek.carddata import read_card_file
from kociolek.catalog import game_named
from kociolek.core.api import Action, Game, Setup
from kociolek.core.errors import KociolekError
from kociolek.core.observation import Observer
from kociolek.core.sequence import ActionSpace
from kociolek.text import texts
from kociolek.text.sentences import error_sentence

OptionValue = str | int | bool


class BadSetup(ValueError):
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

    def action(self, number: int) -> Action:
        """Return the action with this number in the action space."""
        return self.game.actions[self.space.ids[number]]

    def number(self, action: Action) -> int:
        """Return the number of an action in the action space."""
        return int(self.space.numbers[action.id])


def prepared(key: str, seats: int, given: Mapping[str, OptionValue]) -> Prepared:
    game = game_named(key)
    try:
        options = game.check(seats, {name: option_text(name, value) for name, value in given.items()})
        space = ActionSpace(key, game.possible(seats, options))
        return Prepared(game, seats, options, game.prepare(seats, options), game.observer(seats, options), space)
    except KociolekError as error:
        raise explained(error) from None


def option_text(name: str, value: OptionValue) -> str:
    """Return an option as text: `on` for True, `3` for 3, the contents of a card file for `cards`."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if name == "cards" and value != "built_in":
        return read_card_file(Path(str(value)))
    return str(value)


def explained(error: KociolekError) -> BadSetup:
    return BadSetup(error_sentence(texts("en"), error))


def payoffs(winners: int, seats: int) -> list[float]:
    """Return zero-sum payoffs: winners share 1, losers share -1. If nobody wins, all lose."""
    share = 1.0 / max(1, winners.bit_count())
    even = 1.0 / seats
    scale = seats / (seats - 1)
    return [((share if winners >> seat & 1 else 0.0) - even) * scale for seat in range(seats)]
