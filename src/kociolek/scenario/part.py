"""What a game brings to scenario files: its words, how a position is laid out, what may be expected of it.

The generic part knows files, moves, steps, windows, prompts, events and errors; a game's part knows zones. A field of
`expect` is read once, when the file is read, into a check that is run when the moves have been made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from kociolek.core.api import Choices, Event, Game, Seat, State
from kociolek.scenario.item import Item

NOTHING: Final = "-"  # how an empty list is shown


@dataclass(frozen=True)
class Finding:
    """Something went otherwise than expected: a key of the texts `cli-check-…` and what fills it."""

    line: int
    key: str
    values: dict[str, str | int]


@dataclass(frozen=True)
class Setting:
    """What a scenario plays: known before its position and its moves are read."""

    part: Part
    seats: int
    options: Mapping[str, str]  # all of them, defaults filled in


@dataclass
class Moment:
    """The game when an expectation is checked, and what was told since the step began."""

    state: State
    setting: Setting
    events: list[Event] = field(default_factory=list)

    def legal(self, seat: int) -> list[str]:
        """What a seat may answer now; nothing if it is not asked."""
        if self.state.waiting >> seat & 1 == 0:
            return []
        out = Choices()
        self.state.options(Seat(seat), out)
        actions = self.setting.part.game.actions
        return [actions[out.at(i)].text for i in range(out.size)]

    def asked(self) -> list[int]:
        return seats_in(self.state.waiting)


Check = Callable[[Moment], list[Finding]]
Layout = Callable[[State], State]


@dataclass(frozen=True)
class Expectation:
    """A field of `expect`: how its value looks, and how it is read into a check."""

    shape: str
    read: Callable[[Item, Setting], Check]


class Part:
    """One per game, see `parts.py`."""

    game: Game
    prompts: Sequence[str]
    events: Mapping[str, Sequence[str]]  # verb -> which of other, kind, index it carries, in this order
    setup_errors: Sequence[str]  # keys of the errors that a wrong choice of options or seats gives
    position: Mapping[str, str]  # field -> its shape
    expectations: Mapping[str, Expectation]
    places: Sequence[str]  # where cards are counted

    def read_position(self, fields: Mapping[str, Item], setting: Setting) -> Layout:
        """Check what the file says; the result turns a dealt game into the position."""
        raise NotImplementedError

    def may_leave(self, state: State, seat: int) -> bool:
        raise NotImplementedError


def differs(item: Item, expected: object, found: object, what: str = "") -> list[Finding]:
    """No finding if the two are equal."""
    if expected == found:
        return []
    values: dict[str, str | int] = {"what": what or item.name, "expected": shown(expected), "found": shown(found)}
    return [Finding(item.line, "differs", values)]


def shown(value: object) -> str:
    """As a file would spell it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(shown(word) for word in value) + "]"
    return str(value)


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(16) if mask >> seat & 1]
