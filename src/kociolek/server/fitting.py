"""Options that fit a number of seats: those that no longer apply after a change are left out."""

from __future__ import annotations

from collections.abc import Container

from kociolek.core.api import Game
from kociolek.core.errors import BadOptions


def fitting(game: Game, seats: int, options: dict[str, str], kept: Container[str] = ()) -> dict[str, str]:
    """Return the options that apply, with all defaults. Raise BadOptions if one in `kept` or the seats do not fit."""
    left = dict(options)
    while True:
        try:
            return game.check(seats, left)
        except BadOptions as error:
            option = error.values.get("option", "")
            if option not in left or option in kept:
                raise
            del left[option]


def fitting_seats(game: Game, seats: int, options: dict[str, str], changed: str) -> tuple[int, dict[str, str]]:
    """Return the nearest number of seats that these options allow, and what fits of the options.

    The option `changed` has to fit; all others may be left out. Raise BadOptions for values that no table can have.
    """
    errors: list[BadOptions] = []
    for number in sorted(range(1, 16), key=lambda number: (abs(number - seats), number)):
        try:
            return number, fitting(game, number, options, (changed,))
        except BadOptions as error:
            errors.append(error)
    raise next((error for error in errors if not error.key.endswith("-out-of-range")), errors[-1])
