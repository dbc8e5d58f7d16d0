"""The whole contract between rules, search, server and client.

A `State` makes a `View` for a seat; a person, a bot or an agent answers with an `Action`; the state applies it and
tells `Event`s. Nothing else crosses a border. Inside the engine an action is its number (`Action.id`), so that
search and simulation never touch an object they do not need; `Game.actions[id]` is the action with its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NewType, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from kociolek.core.rng import Rng

if TYPE_CHECKING:
    from kociolek.core.observation import Observer

Seat = NewType("Seat", i64)  # free when compiled, and mypy catches a Seat passed for a Kind
Kind = NewType("Kind", i64)  # what a card or tile is; zones hold kinds, not objects

NOBODY: Final = Seat(-1)  # also: a spectator
UNKNOWN: Final = Kind(-1)  # a card this observer may not identify
THE_PUBLIC: Final = 0x8000  # the bit of all who only watch: spectators and the dead
EVERYONE: Final = 0xFFFF  # audience mask: bit i is seat i, bit 15 the public
SPARE: Final = "spare"  # verb of an action number that is kept for what a later expansion may name


def shl(x: i64, places: i64) -> i64:
    """`x << places`; mypyc compiles a shifted literal in 32 bits, a shifted argument in 64."""
    return x << places


_DE_BRUIJN: Final = 0x03F79D71B4CB0A89  # its 64 windows of six bits are all different
_PLACES: Final = vec[i64]([0] * 64)  # [window]: how far the number was shifted to get it
for _place in range(64):
    _PLACES[(_DE_BRUIJN << _place >> 58) & 63] = _place


def lowest(mask: i64) -> i64:
    """Return the number of the lowest bit of a mask that has one: `while mask: i = lowest(mask); mask &= mask - 1`."""
    return _PLACES[((mask & -mask) * _DE_BRUIJN >> 58) & 63]


def bit(seat: Seat) -> i64:
    """The mask of one observer; `NOBODY` observes as the public."""
    if seat < 0:
        return THE_PUBLIC
    return shl(1, seat)


@final
class Action:
    """One distinct choice. Interned per game: `is` compares, `id` is dense from 0, `text` is unique."""

    def __init__(self, id: int, text: str, verb: str, kind: Kind, seat: Seat, index: i64) -> None:
        self.id: Final = id
        self.text: Final = text  # "play favor", "aim 2", "tuck 3", "pass"
        self.verb: Final = verb
        self.kind: Final = kind
        self.seat: Final = seat
        self.index: Final = index

    def __repr__(self) -> str:
        return self.text


@final
class Event:
    """A fact. `kind` and `index` are its private part, told only to the observers in `audience`."""

    def __init__(self, verb: str, seat: Seat, other: Seat, kind: Kind, index: i64, audience: i64) -> None:
        self.verb: Final = verb
        self.seat: Final = seat
        self.other: Final = other
        self.kind: Final = kind
        self.index: Final = index
        self.audience: Final = audience

    def told(self, seat: Seat) -> bool:
        return (self.audience & bit(seat)) != 0

    def seen_by(self, seat: Seat) -> Event:
        if self.told(seat):
            return self
        return Event(self.verb, self.seat, self.other, UNKNOWN, -1, self.audience)


@final
class Choices:
    """The options of one seat, as action numbers: a buffer that is filled anew for each question."""

    def __init__(self) -> None:
        self.ids: vec[i16] = vec[i16]([0] * 32)  # it grows if it must
        self.size: i64 = 0

    def clear(self) -> None:
        self.size = 0

    def add(self, action: i64) -> None:
        size = self.size
        if size == len(self.ids):
            self._grow()
        self.ids[size] = i16(action)
        self.size = size + 1

    def _grow(self) -> None:
        self.ids = append(self.ids, i16(0))

    def at(self, i: i64) -> i64:
        return i64(self.ids[i])


@mypyc_attr(acyclic=True)
class View:
    """All that one seat may know, and nothing else: the only thing bots, clients and adapters get."""

    seat: Seat
    seats: i64
    prompt: str  # what the table waits for, a key of the Fluent files; empty when the game is over
    waiting: i64  # mask of the seats that owe an answer
    options: list[Action]  # what this seat may answer now; if it owes nothing, what it may do all the same

    def to_json(self) -> dict[str, object]:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class State:
    """A position: zones, counters, the effect stack, the generator. Search works on clones."""

    def __init__(self, seats: i64, waiting: i64, events: list[Event] | None, skip_forced: bool) -> None:
        self.seats = seats
        self.waiting = waiting  # mask of the seats that owe an answer, several at once in a reaction window; 0: over
        self.events = events  # None while searching: telling then costs nothing
        self.skip_forced = skip_forced  # while searching: who can only pass in a reaction window is not asked

    def first(self) -> Seat:
        """Who answers next where only one can: in search and in one-at-a-time adapters."""
        return Seat(lowest(self.waiting))

    def tell(
        self,
        verb: str,
        seat: Seat,
        other: Seat = NOBODY,
        kind: Kind = UNKNOWN,
        index: i64 = -1,
        audience: i64 = EVERYONE,
    ) -> None:
        if self.events is not None:
            self._record(verb, seat, other, kind, index, audience)

    def _record(self, verb: str, seat: Seat, other: Seat, kind: Kind, index: i64, audience: i64) -> None:
        if self.events is not None:
            self.events.append(Event(verb, seat, other, kind, index, audience))

    def prompt(self) -> str:
        raise NotImplementedError

    def reaction_window(self) -> bool:
        """Whether all who are asked may react to what somebody else did, or just pass. A server closes it after a time
        that depends on nothing; a choice of one's own that may be declined is none."""
        return False

    def options(self, seat: Seat, out: Choices) -> None:
        """Add what a waiting seat may answer. The one place where legality is written."""
        raise NotImplementedError

    def interjections(self, seat: Seat, out: Choices) -> None:
        """Add what a seat may do now although nobody waits for it. Few games have such moves."""

    def apply(self, seat: Seat, action: i64) -> None:
        """Do it. Trusts its caller: the doors (server, terminal, records) check against `options`."""
        raise NotImplementedError

    def playing(self, seat: Seat) -> bool:
        """Whether a seat is still in the game; only then it may leave."""
        raise NotImplementedError

    def leave(self, seat: Seat) -> None:
        """A player goes for good, whatever the table waits for; the game goes on without them."""
        raise NotImplementedError

    def can_take_back(self, seat: Seat) -> bool:
        """Whether the last move of a seat may still be undone: nothing new was shown since, to anybody."""
        return False

    def take_back(self, seat: Seat) -> None:
        """Undo it. Law: what is taken back was never knowable to others."""
        raise NotImplementedError

    def stand(self) -> None:
        """What was done so far stands: nothing of it can be taken back any more, and all get to know it."""

    def for_search(self) -> None:
        """For search and simulation: tell no events, fold forced passes, let nobody remember what others hold.

        Legal actions, chances and results stay what they were; only `view` knows less from here on.
        """
        raise NotImplementedError

    def clone(self) -> State:
        """An exact copy that remembers no events."""
        raise NotImplementedError

    def view(self, seat: Seat) -> View:
        raise NotImplementedError

    def scores(self) -> list[float]:
        """Higher is better; compared among the seats of one game only."""
        raise NotImplementedError

    def winners(self) -> i64:
        """Mask of the seats that won; 0 while the game goes on, or when nobody did."""
        raise NotImplementedError

    def inventory(self) -> list[int]:
        """[kind]: how many of each there are, wherever they lie. It never changes in the course of a game."""
        raise NotImplementedError

    def dump(self) -> str:
        """Canonical text of the whole position: `Game.load` reads it back, its digest proves a replay."""
        raise NotImplementedError


@final
class Option:
    """A rule switch: its values, the default first."""

    def __init__(self, name: str, values: list[str]) -> None:
        self.name: Final = name
        self.values: Final = values


class Setup:
    """A checked choice of options and seats, ready to be dealt any number of times."""

    def deal(self, rng: Rng) -> State:
        raise NotImplementedError


class Game:
    """A rulebook: stateless, shared by every table."""

    key: str  # "kittens"; its text lives in locale/<language>/kittens.ftl
    version: int  # bumped when any rule changes; stored in every record
    actions: list[Action]  # all that can be done with any options; see `possible`

    def schema(self) -> list[Option]:
        raise NotImplementedError

    def check(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The whole option set with its defaults; raises BadOptions for what the boxes do not allow."""
        raise NotImplementedError

    def seat_range(self, options: dict[str, str]) -> tuple[int, int]:
        """The fewest and the most players these options allow."""
        raise NotImplementedError

    def prepare(self, seats: int, options: dict[str, str]) -> Setup:
        """Raises BadOptions as `check` does."""
        raise NotImplementedError

    def new(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        return self.prepare(seats, options).deal(rng)

    def load(self, text: str) -> State:
        """The position that `State.dump` wrote."""
        raise NotImplementedError

    def imagine(self, view: View, rng: Rng) -> State:
        """A world that fits the view. It is given no secret, so it cannot leak one."""
        raise NotImplementedError

    def read_view(self, data: dict[str, object]) -> View:
        """The view that `View.to_json` wrote: what a bot on the far side of a border gets."""
        raise NotImplementedError

    def kind_names(self) -> list[str]:
        raise NotImplementedError

    def possible(self, seats: int, options: dict[str, str]) -> list[int]:
        """The actions that such a game can ever offer, by number: the action space of learning agents."""
        return [action.id for action in self.actions if action.verb != SPARE]

    def observer(self, seats: int, options: dict[str, str]) -> Observer:
        """Writes views as rows of numbers, for agents that learn. Raises BadOptions as `check` does."""
        raise NotImplementedError


def playout(s: State, rng: Rng, out: Choices) -> i64:
    """Play at random to the end. Returns the decisions that were real: those with more than one option."""
    real: i64 = 0
    while s.waiting != 0:
        seat = s.first()
        out.clear()
        s.options(seat, out)
        if out.size > 1:
            real += 1
            s.apply(seat, out.at(rng.below(out.size)))
        else:
            s.apply(seat, out.at(0))
    return real
