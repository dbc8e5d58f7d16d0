"""The table: board, players, the stack of what is going on; and the moves that may still be taken back.

Nothing is left to chance once the table is set: the decks lie in their order and are only drawn from. So they never
change, and what a copy of a table needs of them is how far they are drawn.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from kociolek.core.api import (
    EVERYONE,
    NOBODY,
    UNKNOWN,
    Event,
    Kind,
    Seat,
    View,
    shl,
)
from kociolek.core.stack import THE_END, Frame, StackState
from kociolek.games.witchstone.box import Box
from kociolek.games.witchstone.kinds import KINDS
from kociolek.games.witchstone.options import Rules
from kociolek.games.witchstone.player import EARNED, Player

VERSION: Final = 1  # of the rules: bumped when any rule changes, stored in every record
NO_QUEUE: Final = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WitchstoneState(StackState):
    def __init__(
        self,
        rules: Rules,
        box: Box,
        seats: i64,
        players: list[Player],
        deck: vec[u8],
        deck_drawn: i64,
        shelf: vec[u8],
        stack: vec[u8],
        stack_drawn: i64,
        blue: vec[u8],
        owls_taken: vec[u8],
        area_tokens: vec[u8],
        table_tokens: vec[u8],
        rack: vec[u8],
        taken: i64,
        done: i64,
        stone_taken: i64,
        arrivals: i64,
        beginner: Seat,
        active: Seat,
        round: i64,
        gone: i64,
        pending: Token,
        queue: i64,
        top: Frame,
        waiting: i64,
        drafted: i64,
        base: WitchstoneState | None,
        trail: vec[i16],
        draft: list[Event] | None,
        events: list[Event] | None,
        skip_forced: bool,
    ) -> None:
        super().__init__(seats, waiting, events, skip_forced, top)
        self.rules: Final = rules
        self.box: Final = box
        self.players = players
        self.deck = deck  # scrolls in the order they will come
        self.deck_drawn = deck_drawn
        self.shelf = shelf  # scrolls on the shelves, shelf 1 first
        self.stack = stack  # special tiles in the order they will come
        self.stack_drawn = stack_drawn
        self.blue = blue  # special tile on each blue field, or NONE
        self.owls_taken = owls_taken  # of each stack
        self.area_tokens = area_tokens  # face of the token on each area, or NONE
        self.table_tokens = table_tokens  # how many of each face lie below the rack
        self.rack = rack  # [shelf][seat][own colour, black]: crystals
        self.taken = taken  # connections with a charge of anybody
        self.done = done  # connections completed by anybody
        self.stone_taken = stone_taken  # witches on the Witchstone
        self.arrivals = arrivals  # moves on the wand so far
        self.beginner = beginner
        self.active = active
        self.round = round  # 0 while towers are chosen
        self.gone = gone  # mask of those who left
        self.pending = pending  # tokens that may still be used, the newest first
        self.queue = queue  # fields of the wand still to take effect; NO_QUEUE if none is on the stack [8a]
        self.drafted = drafted  # moves that may be taken back
        self.base = base  # the table before the first of them; others still see this one
        self.trail = trail  # these moves
        self.draft = draft  # what they told; told to all when they can no longer be taken back
        self.news = False  # something new was shown: nothing before it can be taken back

    # -- the engine -----------------------------------------------------------------------
    def apply(self, seat: Seat, action: i64) -> None:
        if not self.skip_forced:
            self.remember(action)
        self.drafted += 1
        self.waiting = 0
        self.top.answer(self, seat, action)
        self.settle()
        if self.news:
            self.publish()

    def tell(
        self,
        verb: str,
        seat: Seat,
        other: Seat = NOBODY,
        kind: Kind = UNKNOWN,
        index: i64 = -1,
        audience: i64 = EVERYONE,
    ) -> None:
        """Noted at once, told to all when it can no longer be taken back."""
        if self.events is not None:
            if self.draft is None:
                self.draft = []
            self.draft.append(Event(verb, seat, other, kind, index, audience))

    # -- taking back ----------------------------------------------------------------------
    def remember(self, action: i64) -> None:
        if self.base is None:
            self.base = self.copy(None, vec[i16]())
            self.trail = vec[i16]()
        self.trail = append(self.trail, i16(action))

    def publish(self) -> None:
        """New was shown, or the turn has passed on: the moves so far stand, and now all get to know them."""
        self.news = False
        self.drafted = 0
        self.base = None
        self.trail = vec[i16]()
        if self.events is not None and self.draft is not None:
            self.events.extend(self.draft)
        self.draft = None

    def can_take_back(self, seat: Seat) -> bool:
        return self.base is not None and self.drafted > 0 and seat == self.active

    def take_back(self, seat: Seat) -> None:
        """Undo the last move. What is taken back was never knowable to others: it was neither shown nor told."""
        base = self.base
        assert base is not None
        assert self.can_take_back(seat)
        moves = self.trail
        again = base.copy(None, vec[i16]())
        again.events = self.events
        i: i64 = 0
        while i < len(moves) - 1:
            again.apply(seat, i64(moves[i]))
            i += 1
        self.become(again)

    def become(self, other: WitchstoneState) -> None:
        """Take over all that can change."""
        self.players = other.players
        self.deck_drawn = other.deck_drawn
        self.shelf = other.shelf
        self.stack_drawn = other.stack_drawn
        self.blue = other.blue
        self.owls_taken = other.owls_taken
        self.area_tokens = other.area_tokens
        self.table_tokens = other.table_tokens
        self.rack = other.rack
        self.taken = other.taken
        self.done = other.done
        self.stone_taken = other.stone_taken
        self.arrivals = other.arrivals
        self.active = other.active
        self.round = other.round
        self.gone = other.gone
        self.pending = other.pending
        self.queue = other.queue
        self.top = other.top
        self.waiting = other.waiting
        self.drafted = other.drafted
        self.base = other.base
        self.trail = other.trail
        self.draft = other.draft

    def stand(self) -> None:
        self.publish()

    def for_search(self) -> None:
        self.events = None
        self.draft = None
        self.skip_forced = True
        self.base = None
        self.trail = vec[i16]()

    # -- seats ----------------------------------------------------------------------------
    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise, whether somebody still sits there or not."""
        return Seat(seat + 1 if seat + 1 < self.seats else 0)

    def playing(self, seat: Seat) -> bool:
        return self.top is not THE_END and self.present(seat)

    def present(self, seat: Seat) -> bool:
        return (self.gone >> seat) & 1 == 0

    # -- what hands do --------------------------------------------------------------------
    def score(self, p: Player, source: i64, points: i64) -> None:
        p.score += points
        p.sheet[EARNED + source] += points
        if self.events is not None:
            if points >= 0:
                self.tell("scored", p.seat, index=points)
            else:
                self.tell("lost", p.seat, index=-points)

    def bottles(self, shelf: i64) -> i64:
        """Crystals on a shelf of the rack, everybody's. [rules 5.8]"""
        n: i64 = 0
        i = shelf * RACK_ROW
        end = i + RACK_ROW
        rack = self.rack
        while i < end:
            n += i64(rack[i])
            i += 1
        return n

    def room_on(self, shelf: i64) -> bool:
        limits = self.box.upper_limit if shelf < KINDS else self.box.lowest_limit
        return self.bottles(shelf) < i64(limits[self.seats - 2])

    # -- copies ---------------------------------------------------------------------------
    def clone(self) -> WitchstoneState:
        return self.copy(self.base, self.trail if self.base is None else self.trail[:])

    def copy(self, base: WitchstoneState | None, trail: vec[i16]) -> WitchstoneState:
        players: list[Player] = []
        for p in self.players:
            players.append(p.clone())
        return WitchstoneState(
            self.rules, self.box, self.seats, players, self.deck, self.deck_drawn, self.shelf[:], self.stack,
            self.stack_drawn, self.blue[:], self.owls_taken[:], self.area_tokens[:], self.table_tokens[:],
            self.rack[:], self.taken, self.done, self.stone_taken, self.arrivals, self.beginner, self.active,
            self.round, self.gone, self.pending, self.queue, self.top, self.waiting, self.drafted, base, trail,
            None, None, self.skip_forced,
        )  # fmt: skip

    # The four below are written where they belong and imported late, for they know the frames and the frames the table.
    def view(self, seat: Seat) -> View:
        """What a seat may know; of moves that may still be taken back nobody knows but who made them."""
        from kociolek.games.witchstone.view import view

        if self.base is not None and seat != self.active:
            return view(self.base, seat)
        return view(self, seat)

    def dump(self) -> str:
        from kociolek.games.witchstone.codec import dump

        return dump(self)

    def leave(self, seat: Seat) -> None:
        from kociolek.games.witchstone.turn import leave

        leave(self, seat)

    # -- results --------------------------------------------------------------------------
    def scores(self) -> list[float]:
        """Points; behind the point the tie-break: the field on the wand, then who came there first."""
        from kociolek.games.witchstone.scoring import ranking_value

        return [ranking_value(self, p) for p in self.players]

    def inventory(self) -> list[int]:
        from kociolek.games.witchstone.scoring import inventory

        return inventory(self)

    def winners(self) -> i64:
        if self.top is not THE_END:
            return 0
        scores = self.scores()
        best = max(s for seat, s in enumerate(scores) if self.present(Seat(i64(seat))))
        mask: i64 = 0
        for seat, s in enumerate(scores):
            if s == best and self.present(Seat(i64(seat))):
                mask |= shl(1, i64(seat))
        return mask


RACK_ROW: Final = 8  # seats times two: own colour, black


@mypyc_attr(acyclic=True)
class Question(Frame):
    """A frame that asks the active player."""

    def advance(self, t: WitchstoneState) -> None:
        t.waiting = shl(1, t.active)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Token:
    """A magic token not yet used: `size` actions of `kind`, until the series it was gained in closes. [3, 17]"""

    def __init__(self, kind: i64, size: i64, home: i64, rest: Token | None) -> None:
        self.kind: Final = kind
        self.size: Final = size
        self.home: Final = home  # depth of that series
        self.rest: Final[Token] = self if rest is None else rest


NO_TOKEN: Final = Token(-1, 0, -1, None)
