"""Sequential games for adapters: one player moves at a time, and each seat has an information state.

Where several seats are asked at once, the lowest answers first and the others answer knowing that. Moves are final:
nothing is taken back.

Information states are lazy: only a query replays the moves with their events. So a game played without queries costs
little more than its rules. After a query for facts the events are kept as they happen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from kociolek.core.api import Choices, Event, Seat, State, View, shl
from kociolek.core.observation import MOST, Observer

OVER: Final = -4  # the player when the game is over
UNDEALT: Final = -1  # the player is chance: nothing is dealt yet
FACT: Final = 5  # numbers of a fact in a row: verb, seat, other seat, kind, index; each plus one, 0 means none
ACTION_BITS: Final = 16  # a move is one number: the action below these bits, above them the seat


@final
class ActionSpace:
    """The actions of one set-up, numbered densely from 0 in the order of the game's own numbers."""

    def __init__(self, game: str, possible: list[int]) -> None:
        self.game: Final = game
        self.size: Final = len(possible)
        ids = vec[i16]()
        numbers = vec[i16]([-1] * (max(possible) + 1))
        for id in sorted(possible):
            numbers[id] = i16(len(ids))
            ids = append(ids, i16(id))
        self.ids: Final = ids  # [number]: the game's own
        self.numbers: Final = numbers  # [the game's own]: the number here


@final
class Opening:
    """First position of a walk, shared by its copies."""

    def __init__(self, state: State, texts: list[str]) -> None:
        self.state: Final = state
        self.texts: Final = texts  # [seat]: what it knew then; empty until somebody asks

    def text(self, seat: i64) -> str:
        if self.texts[seat] == "":
            self.texts[seat] = str(self.state.view(Seat(seat)).to_json()) + "\n"
        return self.texts[seat]


@final
class Heard:
    """What every seat has observed from the opening up to some move. Immutable, so copies of a walk share it."""

    def __init__(self, moves: i64, state: State, texts: list[str]) -> None:
        self.moves: Final = moves  # how many moves
        self.state: Final = state  # the position then
        self.texts: Final = texts  # [seat]


@final
class Walk:
    """A game in progress."""

    def __init__(
        self, space: ActionSpace, state: State | None, opening: Opening | None, news: Heard | None, moves: vec[i32]
    ) -> None:
        self.space: Final = space
        self.state = state  # None before the deal
        self.opening = opening
        self.news = news
        self.moves = moves
        self.log: list[Event] | None = None  # all events, once somebody has asked for facts
        self.glimpse: View | None = None  # reused for rows
        self.offered: i64 = -1  # number of moves for which `mask` was made
        self.mask = vec[u8]()  # [number]: these options
        self.drawn: list[int] = []  # choices of chance so far, where chance deals
        self.player: int = UNDEALT  # whose move it is
        self.find_player()

    def find_player(self) -> None:
        state = self.state
        if state is None:
            self.player = UNDEALT
        elif state.waiting == 0:
            self.player = OVER
        else:
            self.player = int(state.first())

    def over(self) -> bool:
        state = self.state
        return state is not None and state.waiting == 0

    def undealt(self) -> bool:
        return self.state is None

    def start(self, opening: State, texts: list[str]) -> None:
        """Begin with a dealt position in which every seat that might answer is asked."""
        opening.events = None
        opening.skip_forced = False
        self.opening = Opening(opening, texts)
        self.state = opening.clone()
        self.find_player()

    def position(self) -> State:
        """Return the position. The cards must be dealt."""
        assert self.state is not None
        return self.state

    def legal(self) -> list[int]:
        """Return the options of the player to move, the lowest number first."""
        state = self.state
        if state is None or state.waiting == 0:
            return []
        out = CHOICES
        out.clear()
        state.options(state.first(), out)
        numbers = self.space.numbers
        found: list[int] = []
        in_order = True  # as they often are
        last: i64 = -1
        for i in range(out.size):
            number = i64(numbers[out.at(i)])
            if number < last:
                in_order = False
            found.append(int(number))
            last = number
        if not in_order:
            found.sort()
        return found

    def options(self) -> vec[u8]:
        """Return [number]: 1 for the options of the player to move."""
        if self.offered != len(self.moves):
            mask = vec[u8]([0] * i64(self.space.size))
            state = self.state
            if state is not None and state.waiting != 0:
                out = CHOICES
                out.clear()
                state.options(state.first(), out)
                numbers = self.space.numbers
                for i in range(out.size):
                    mask[i64(numbers[out.at(i)])] = 1
            self.mask = mask
            self.offered = len(self.moves)
        return self.mask

    def allows(self, action: int) -> bool:
        """Tell whether an action is among the options of the player to move."""
        mask = self.options()
        return 0 <= action < len(mask) and mask[action] != 0

    def apply(self, action: int) -> int:
        """Make a move. Return the player to move next."""
        state = self.position()
        seat = state.first()
        id = i64(self.space.ids[action])
        state.apply(seat, id)
        state.stand()
        self.moves = append(self.moves, i32(id | (seat << ACTION_BITS)))
        self.find_player()
        return self.player

    def apply_aloud(self, action: int) -> list[Event]:
        """Make a move and return its events."""
        state = self.position()
        events: list[Event] = []
        state.events = events
        self.apply(action)
        log = self.log
        if log is not None:
            log.extend(events)
        state.events = log
        return events

    def observe(self, observer: Observer, seat: int) -> tuple[vec[u8], vec[u8]]:
        """Return a seat's observation, and the options of the player to move if it is that seat."""
        row = vec[u8]([0] * observer.size)
        self.put_row(observer, i64(seat), row)
        if seat == self.player:
            return row, self.options()[:]
        return row, vec[u8]([0] * i64(self.space.size))

    def put_row(self, observer: Observer, seat: i64, row: vec[u8]) -> None:
        view = self.position().glance(Seat(seat), self.glimpse)
        self.glimpse = view
        observer.write(view, row, 0)

    def tensor(self, observer: Observer, seat: int, reader: int, verbs: dict[str, int], most: int) -> vec[u8]:
        """Return the row of a seat, or of a spectator, and after it its last events, the newest first.

        The seats in events count from `reader` on, who is the first.
        """
        row = vec[u8]([0] * (observer.size + most * FACT))
        self.put_row(observer, i64(seat), row)
        if most > 0:
            self.put_facts(row, observer.size, Seat(i64(seat)), i64(reader), verbs, i64(most))
        return row

    def put_facts(self, row: vec[u8], at: i64, seat: Seat, reader: i64, verbs: dict[str, int], most: i64) -> None:
        log = self.kept_log()
        seats = self.position().seats
        last: i64 = len(log) - 1
        for i in range(min(most, last + 1)):
            event = log[last - i]
            row[at] = u8(i64(verbs.get(event.verb, 0)))
            row[at + 1] = relative(event.seat, reader, seats)
            row[at + 2] = relative(event.other, reader, seats)
            if event.told(seat):
                row[at + 3] = u8(min(MOST, event.kind + 1))
                row[at + 4] = u8(min(MOST, max(0, event.index + 1)))
            at += FACT

    def kept_log(self) -> list[Event]:
        """Return all events so far. From the first call on they are kept as they happen."""
        log = self.log
        if log is None:
            assert self.opening is not None
            log = []
            state = self.opening.state.clone()
            state.events = log
            for move in self.moves:
                state.apply(Seat(i64(move) >> ACTION_BITS), i64(move) & ((1 << ACTION_BITS) - 1))
                state.stand()
            self.log = log
            self.position().events = log
        return log

    def present(self) -> int:
        """Return the mask of the seats that are still in the game."""
        state = self.position()
        mask: i64 = 0
        for seat in range(state.seats):
            if state.playing(Seat(seat)):
                mask |= shl(1, seat)
        return int(mask)

    def actions(self) -> list[int]:
        """Return the moves so far."""
        numbers = self.space.numbers
        return [int(numbers[i64(move) & ((1 << ACTION_BITS) - 1)]) for move in self.moves]

    def clone(self) -> Walk:
        state = self.state
        if state is not None:
            state = state.clone()
        copy = Walk(self.space, state, self.opening, self.news, self.moves[:])
        copy.drawn = self.drawn
        log = self.log
        if log is not None and state is not None:
            copy.log = list(log)
            state.events = copy.log
        return copy

    def __deepcopy__(self, memo: object) -> Walk:
        return self.clone()

    def listen(self) -> Heard:
        """Return what the seats have observed since the opening."""
        before = self.news
        if before is None:
            assert self.opening is not None
            state = self.opening.state
            before = Heard(0, state, [""] * int(state.seats))
        if before.moves == len(self.moves):
            return before
        state = before.state.clone()
        texts = list(before.texts)
        for i in range(before.moves, len(self.moves)):
            action = i64(self.moves[i]) & ((1 << ACTION_BITS) - 1)
            mover = Seat(i64(self.moves[i]) >> ACTION_BITS)
            events: list[Event] = []
            state.events = events
            state.apply(mover, action)
            state.stand()
            for seat in range(state.seats):
                texts[seat] += told(Seat(seat), mover, action, events)
        state.events = None
        after = Heard(len(self.moves), state, texts)
        self.news = after
        return after

    def heard(self, seat: int) -> str:
        """Return the information state of a seat: its first view and all it has observed since, its moves included."""
        assert self.opening is not None
        return self.opening.text(i64(seat)) + self.listen().texts[seat]


@final
class Turn:
    """Callable that returns the player to move: the cheapest call for a tool that looks up methods by name."""

    def __init__(self, walk: Walk) -> None:
        self.walk: Final = walk

    def __call__(self) -> int:
        return self.walk.player


@final
class Move:
    """Callable that makes a move. The first moves are choices of chance; with the last of them the cards are dealt."""

    def __init__(self, walk: Walk, choices: int, deal: Callable[[list[int]], State]) -> None:
        self.walk: Final = walk
        self.choices: Final = choices  # of chance
        self.deal: Final = deal

    def __call__(self, action: int) -> None:
        walk = self.walk
        if walk.state is not None:
            walk.apply(action)
            return
        drawn = [*walk.drawn, action]
        if len(drawn) == self.choices:
            state = self.deal(drawn)
            walk.start(state, [""] * int(state.seats))
        walk.drawn = drawn


def relative(seat: i64, reader: i64, seats: i64) -> u8:
    """Return how many seats after the reader a player sits, plus one; 0 for nobody."""
    if seat < 0:
        return 0
    distance = seat - reader
    if distance < 0:
        distance += seats
    return u8(distance + 1)


def told(seat: Seat, mover: Seat, action: i64, events: list[Event]) -> str:
    """Return a move as a seat observes it: its own action, and every event without the private parts of others."""
    words: list[str] = []
    if mover == seat:
        words.append(str(action))
    for event in events:
        e = event.seen_by(seat)
        words.append(",".join([e.verb, str(e.seat), str(e.other), str(e.kind), str(e.index)]))
    if len(words) == 0:
        return ""
    return ";".join(words) + "\n"


def not_begun(space: ActionSpace) -> Walk:
    """Return a walk before the deal."""
    return Walk(space, None, None, None, vec[i32]())


def begin(space: ActionSpace, state: State) -> Walk:
    """Return a walk from a position on, in which every seat that might answer is asked."""
    return resume(space, state, [""] * int(state.seats), [])


def continue_as(world: State, walk: Walk, seat: int) -> Walk:
    """Return a walk through an imagined world. The observer `seat` keeps its information state. The others begin with
    what they see there."""
    texts = [""] * int(world.seats)
    texts[seat] = walk.heard(seat)
    return resume(walk.space, world, texts, [])


def resume(space: ActionSpace, opening: State, texts: list[str], actions: list[int]) -> Walk:
    """Return the walk of an opening, the information states at its beginning, and the moves."""
    walk = not_begun(space)
    walk.start(opening, texts)
    for action in actions:
        walk.apply(action)
    return walk


CHOICES: Final = Choices()  # a buffer
