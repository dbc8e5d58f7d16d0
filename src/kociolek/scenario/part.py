"""Interface of a game to scenario files: its vocabulary, positions and expectations.

The generic modules handle files, moves, steps, prompts, events and errors; a game's part handles zones. A field of
`expect` is compiled into a check when the file is read, and the check runs after the moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from kociolek.core.api import Choices, Event, Game, Seat, State
from kociolek.core.stack import StackState
from kociolek.scenario.item import Item

NOTHING: Final = "-"  # shown for an empty list


@dataclass(frozen=True)
class Finding:
    """A failed expectation: the key of a text `cli-check-…` and its parameters."""

    line: int
    key: str
    values: dict[str, str | int]


@dataclass(frozen=True)
class Setting:
    """Game, seats and options of a scenario, known before its position and moves are read."""

    part: Part
    game: Game  # by the version of the rules that the scenario names
    seats: int
    options: Mapping[str, str]  # all, with defaults filled in


@dataclass
class Moment:
    """State of the game when an expectation is checked, and the events of the step."""

    state: State
    setting: Setting
    events: list[Event] = field(default_factory=list)

    def legal(self, seat: int) -> list[str]:
        """Return the legal actions of a seat: options if it is asked, else interjections."""
        out = Choices()
        if self.state.waiting >> seat & 1 == 0:
            self.state.interjections(Seat(seat), out)
        else:
            self.state.options(Seat(seat), out)
        actions = self.setting.game.actions
        return [actions[out.at(i)].text for i in range(out.size)]

    def asked(self) -> list[int]:
        return seats_in(self.state.waiting)


class Impossible(Exception):
    """A position asks for what no game has. `field` is the path of the field: `players.0.wand`."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field: Final = field


Check = Callable[[Moment], list[Finding]]
Layout = Callable[[State], State]


@dataclass(frozen=True)
class Expectation:
    """A field of `expect`: the shape of its value and its reader."""

    shape: str
    read: Callable[[Item, Setting], Check]


class Part:
    """Base class; each game has one, see `parts.py`."""

    game: Game
    prompts: Sequence[str]
    events: Mapping[str, Sequence[str]]  # verb -> which of other, kind, index it carries, in this order
    setup_errors: Sequence[str]  # keys of the errors that a wrong choice of options or seats gives
    position: Mapping[str, str]  # field -> its shape
    expectations: Mapping[str, Expectation]
    places: Sequence[str]  # where cards are counted

    def read_position(self, fields: Mapping[str, Item], setting: Setting) -> Layout:
        """Check the fields. Return a function that turns a dealt game into the position, before anybody is asked. It
        raises Impossible."""
        raise NotImplementedError

    def impossible(self, state: State) -> Iterable[str]:
        """Return the fields of a position that no game can reach, as paths: `players.0.wand`."""
        return ()

    def settle(self, state: State) -> None:
        """Let the rules ask the first question of a position."""
        assert isinstance(state, StackState)
        state.waiting = 0
        state.settle()

    def may_leave(self, state: State, seat: int) -> bool:
        raise NotImplementedError


def differs(item: Item, expected: object, found: object, what: str = "") -> list[Finding]:
    """Return a finding unless the two are equal."""
    if expected == found:
        return []
    values: dict[str, str | int] = {"what": what or item.name, "expected": shown(expected), "found": shown(found)}
    return [Finding(item.line, "differs", values)]


def shown(value: object) -> str:
    """Return a value in the spelling of the files."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(shown(word) for word in value) + "]"
    return str(value)


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(16) if mask >> seat & 1]
