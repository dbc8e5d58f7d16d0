"""The contract between rules, search, server and client.

A `State` makes a `View` for a seat. A person, a bot or an agent answers with an `Action`. The state applies it and
emits `Event`s. Nothing else crosses a border. Inside the engine an action is its number (`Action.id`), so search and
simulation touch no object they do not need. `Game.actions[id]` is the action with its name.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, NewType, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from kociolek.core.rng import Rng
from kociolek.core.versions import History

if TYPE_CHECKING:
    from kociolek.core.observation import Observer

Seat = NewType("Seat", i64)  # free when compiled, and mypy catches a Seat passed for a Kind
Kind = NewType("Kind", i64)  # the type of a card or tile; zones hold kinds, not objects

NOBODY: Final = Seat(-1)  # also: a spectator
UNKNOWN: Final = Kind(-1)  # a card this observer may not identify
THE_PUBLIC: Final = 0x8000  # the bit of everybody who only watches: spectators and eliminated players
EVERYONE: Final = 0xFFFF  # audience mask: bit i is seat i, bit 15 the public
SPARE: Final = "spare"  # verb of an action number reserved for a later expansion


def shl(x: i64, places: i64) -> i64:
    """Return `x << places`. mypyc shifts a literal in 32 bits, an argument in 64."""
    return x << places


_DE_BRUIJN: Final = 0x03F79D71B4CB0A89  # its 64 windows of six bits are all different
_PLACES: Final = vec[i64]([0] * 64)  # [window]: how far the number was shifted to get it
for _place in range(64):
    _PLACES[(_DE_BRUIJN << _place >> 58) & 63] = _place


def lowest(mask: i64) -> i64:
    """Return the number of the lowest bit of a mask that has one: `while mask: i = lowest(mask); mask &= mask - 1`."""
    return _PLACES[((mask & -mask) * _DE_BRUIJN >> 58) & 63]


def bit(seat: Seat) -> i64:
    """Return the mask of one observer. `NOBODY` is the public."""
    if seat < 0:
        return THE_PUBLIC
    return shl(1, seat)


@final
class Action:
    """One distinct choice. `id` is dense from 0, `text` is unique in its game.

    A game has one object for each choice. A copy read from a pickle is equal to it, not identical.
    """

    def __init__(self, id: int, text: str, verb: str, kind: Kind, seat: Seat, index: i64) -> None:
        self.id: Final = id
        self.text: Final = text  # "play favor", "aim 2", "tuck 3", "pass"
        self.verb: Final = verb
        self.kind: Final = kind
        self.seat: Final = seat
        self.index: Final = index

    def __repr__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.id == other.id and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[object, ...]:
        return Action, (self.id, self.text, self.verb, int(self.kind), int(self.seat), int(self.index))


@final
class Event:
    """A fact. `kind` and `index` are private: only the observers in `audience` get them."""

    def __init__(self, verb: str, seat: Seat, other: Seat, kind: Kind, index: i64, audience: i64) -> None:
        self.verb: Final = verb
        self.seat: Final = seat
        self.other: Final = other
        self.kind: Final = kind
        self.index: Final = index
        self.audience: Final = audience

    def told(self, seat: Seat) -> bool:
        """Tell whether an observer gets the private part."""
        return (self.audience & bit(seat)) != 0

    def seen_by(self, seat: Seat) -> Event:
        """Return the event as an observer may see it."""
        if self.told(seat):
            return self
        return Event(self.verb, self.seat, self.other, UNKNOWN, -1, self.audience)

    def facts(self) -> tuple[str, int, int, int, int, int]:
        """Return the arguments that make this event."""
        return self.verb, int(self.seat), int(self.other), int(self.kind), int(self.index), int(self.audience)

    def __repr__(self) -> str:
        parts = [f"seat={self.seat}"]
        if self.other >= 0:
            parts.append(f"other={self.other}")
        if self.kind >= 0:
            parts.append(f"kind={self.kind}")
        if self.index >= 0:
            parts.append(f"index={self.index}")
        return self.verb + "(" + ", ".join(parts) + ")"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())

    def __reduce__(self) -> tuple[object, ...]:
        return Event, self.facts()


@final
class Choices:
    """Reusable buffer for the options of one seat, as action numbers."""

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

    def add_mask(self, first: i64, mask: i64) -> None:
        """Add `first + i` for every bit `i` of a mask, the lowest first."""
        ids = self.ids
        size = self.size
        while mask != 0:
            if size == len(ids):
                ids = append(ids, i16(0))
            ids[size] = i16(first + lowest(mask))
            size += 1
            mask &= mask - 1
        self.ids = ids
        self.size = size

    def _grow(self) -> None:
        self.ids = append(self.ids, i16(0))

    def at(self, i: i64) -> i64:
        return i64(self.ids[i])


@mypyc_attr(acyclic=True)
class View:
    """Everything one seat may know. Bots, clients and adapters get nothing else."""

    seat: Seat
    seats: i64
    prompt: str  # the question, a key of the Fluent files; empty when the game is over
    waiting: i64  # mask of the seats that owe an answer
    options: list[Action]  # legal answers of this seat; its interjections if it owes no answer

    def to_json(self) -> dict[str, object]:
        raise NotImplementedError

    def source(self) -> tuple[str, str]:
        """Return the name of the game and `Game.box_text`."""
        raise NotImplementedError

    def chosen(self) -> dict[str, str]:
        """Return the options of the game, with their defaults. Nobody may change them."""
        return {}

    def __repr__(self) -> str:
        parts = [self.source()[0], f"seat={self.seat}", f"seats={self.seats}", f"prompt={self.prompt}"]
        return "View(" + ", ".join([*parts, f"options=[{shown(self.options)}]"]) + ")"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return False
        return self.source() == other.source() and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.source(), int(self.seat), self.prompt, int(self.waiting)))

    def __reduce__(self) -> tuple[object, ...]:
        return reduced("reduced_view", self)


SHOWN: Final = 6  # moves in the repr of a view


def shown(options: list[Action]) -> str:
    """Return the first moves as a text."""
    return ", ".join(action.text for action in options[:SHOWN]) + (", …" if len(options) > SHOWN else "")


def reduced(name: str, thing: object) -> tuple[object, ...]:
    """Return what a pickle keeps. The function is looked up late: only the catalog knows all games."""
    function = getattr(import_module("kociolek.catalog"), name)
    parts: tuple[object, ...] = function(thing)
    return parts


@mypyc_attr(acyclic=True)
class State:
    """A position: zones, counters, the effect stack, the generator. Search works on clones."""

    def __init__(self, seats: i64, waiting: i64, events: list[Event] | None, skip_forced: bool) -> None:
        self.seats = seats
        self.waiting = waiting  # mask of the seats that owe an answer, several at once in a reaction window; 0: over
        self.events = events  # None while searching: events then cost nothing
        self.skip_forced = skip_forced  # while searching: seats that can only pass in a reaction window are not asked

    def first(self) -> Seat:
        """Return the seat that answers next in search and in adapters that ask one seat at a time."""
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
        """Tell whether the seats asked may react to what another player did, or pass. A server closes a window after a
        time that depends on nothing secret. A choice of one's own that may be declined is no window."""
        return False

    def veiled(self) -> bool:
        """Tell whether the options of a waiting seat show what it holds. Then nobody may learn whether it was asked:
        a server answers for a seat without a choice, but not sooner than a player with one would."""
        return False

    def obvious(self, seat: Seat) -> bool:
        """Tell whether everybody can see that a waiting seat has only one answer, so that it need not be asked."""
        return False

    def options(self, seat: Seat, out: Choices) -> None:
        """Append the legal actions of a waiting seat. Legality is defined only here."""
        raise NotImplementedError

    def interjections(self, seat: Seat, out: Choices) -> None:
        """Append what a seat may do now although nobody waits for it. Few games have such moves."""

    def apply(self, seat: Seat, action: i64) -> None:
        """Carry out an action. The caller has checked that it is one of `options` (see `Match.act`)."""
        raise NotImplementedError

    def playing(self, seat: Seat) -> bool:
        """Tell whether a seat is still in the game. Only then it may leave."""
        raise NotImplementedError

    def leave(self, seat: Seat) -> None:
        """Remove a player for good, whatever the table waits for. The game goes on without them."""
        raise NotImplementedError

    def can_take_back(self, seat: Seat) -> bool:
        """Tell whether the last move of a seat may still be undone: nothing new was shown to anybody since."""
        return False

    def take_back(self, seat: Seat) -> None:
        """Undo the last move of a seat. A law says that nobody else could know of it."""
        raise NotImplementedError

    def stand(self) -> None:
        """Make all moves so far final and public: none of them can be taken back any more."""

    def for_search(self) -> None:
        """Prepare for search and simulation: no events, no forced passes, no memory of what others hold.

        Legal actions, chances and results stay the same. Only `view` knows less from here on.
        """
        raise NotImplementedError

    def for_rows(self) -> None:
        """Prepare for a search that looks at rows: as `for_search`, but a view of a player knows as much as before."""
        self.for_search()

    def clone(self) -> State:
        """Return an exact copy without events."""
        raise NotImplementedError

    def view(self, seat: Seat) -> View:
        raise NotImplementedError

    def glance(self, seat: Seat, old: View | None) -> View:
        """Return a view for an observer of rows, which reads no options. It may be `old` with new contents: a view of
        the same set-up that nobody else keeps."""
        return self.view(seat)

    def fold(self) -> i64:
        """Let those pass who can only pass and are asked before anybody with a choice. Return how many did."""
        return 0

    def held(self, seat: Seat) -> i64:
        """Return, for statistics, the mask of the kinds in a hand; 0 in games without hands of cards."""
        return 0

    def how_ended(self) -> str:
        """Return, for statistics, how a game ended that nobody left; empty where only its events tell."""
        return ""

    def scores(self) -> list[float]:
        """Return a score for each seat, higher is better. Compare only seats of one game."""
        raise NotImplementedError

    def winners(self) -> i64:
        """Return the mask of the seats that won; 0 while the game goes on, or when nobody won."""
        raise NotImplementedError

    def inventory(self) -> list[int]:
        """Return [kind]: how many of each are in the game, wherever they lie. This never changes during a game."""
        raise NotImplementedError

    def dump(self) -> str:
        """Return the canonical text of the position. `Game.load` reads it back; its digest proves a replay."""
        raise NotImplementedError

    def source(self) -> tuple[str, str]:
        """Return the name of the game and `Game.box_text`."""
        raise NotImplementedError

    def __repr__(self) -> str:
        waiting = [seat for seat in range(self.seats) if self.waiting >> seat & 1]
        parts = [self.source()[0], f"seats={self.seats}", f"prompt={self.prompt()}", f"waiting={waiting}"]
        return "State(" + ", ".join(parts) + ")"

    def __str__(self) -> str:
        return self.dump()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.source() == other.source() and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash((self.source(), self.dump()))

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return reduced("reduced_state", self)


@final
class Option:
    """A rule switch with its values, the default first."""

    def __init__(self, name: str, values: list[str]) -> None:
        self.name: Final = name
        self.values: Final = values


class Setup:
    """A checked combination of options and seats that can be dealt any number of times."""

    def deal(self, rng: Rng) -> State:
        raise NotImplementedError


class Game:
    """A set of rules: stateless, shared by all tables."""

    key: str  # "kittens"; its text lives in locale/<language>/kittens.ftl
    version: int  # major version of the rules that this object plays; stored in every record
    history: History  # all versions
    others: dict[int, Game]  # those that `at` has made
    actions: list[Action]  # of all option sets; see `possible`
    box_id: str  # of the box it is played with; empty for the built-in one and for games without boxes
    box_text: str  # canonical form of that box, see docs/boxes.md; empty with `box_id`

    def at(self, version: int) -> Game:
        """Return the game by one of its versions, with the same box. Raise ForeignRules if it is not played."""
        self.history.check(version)
        if version == self.version:
            return self
        found = self.others.get(version)
        if found is None:
            found = self.with_version(version)
            self.others[version] = found
        return found

    def with_version(self, version: int) -> Game:
        raise NotImplementedError

    def schema(self) -> list[Option]:
        raise NotImplementedError

    def check(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """Return the option set with its defaults. Raise BadOptions for what the rules do not allow."""
        raise NotImplementedError

    def seat_range(self, options: dict[str, str]) -> tuple[int, int]:
        """Return the fewest and the most players these options allow."""
        raise NotImplementedError

    def prepare(self, seats: int, options: dict[str, str]) -> Setup:
        """Check options and seats once. Raise BadOptions as `check` does."""
        raise NotImplementedError

    def new(self, seats: int, options: dict[str, str], rng: Rng) -> State:
        return self.prepare(seats, options).deal(rng)

    def load(self, text: str) -> State:
        """Read the position that `State.dump` wrote."""
        raise NotImplementedError

    def imagine(self, view: View, rng: Rng) -> State:
        """Sample a position that fits the view (determinize). It gets no secret, so it cannot leak one."""
        raise NotImplementedError

    def read_view(self, data: dict[str, object]) -> View:
        """Read the view that `View.to_json` wrote, as a bot in another process gets it."""
        raise NotImplementedError

    def kind_names(self) -> list[str]:
        raise NotImplementedError

    def uneven(self, options: dict[str, str]) -> bool:
        """Tell whether these options give some seats an advantage, so that the result says little about skill."""
        return False

    def has_reactions(self) -> bool:
        """Tell whether there are reaction windows, in which several seats are asked at once."""
        return False

    def possible(self, seats: int, options: dict[str, str]) -> list[int]:
        """Return the numbers of all actions such a game can offer: the action space of learning agents."""
        return [action.id for action in self.actions if action.verb != SPARE]

    def observer(self, seats: int, options: dict[str, str]) -> Observer:
        """Return the encoder of views as rows of numbers. Raise BadOptions as `check` does."""
        raise NotImplementedError


def playout(s: State, rng: Rng, out: Choices) -> i64:
    """Play at random to the end. Return the number of real decisions, those with more than one option."""
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
