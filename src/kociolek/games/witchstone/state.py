"""State: board, players, effect stack, and the moves that may still be taken back.

There is no chance after the setup: the order of the decks is fixed. So decks never change, clones share them, and each
state only counts how far they are drawn. Clones also share the rows on the table and the sheets of the players until
one of them changes (`own_rows`, `Player.own_sheet`).
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
from kociolek.games.witchstone.kinds import KINDS
from kociolek.games.witchstone.lookup import Lookup
from kociolek.games.witchstone.options import Rules
from kociolek.games.witchstone.player import EARNED, Player

NO_QUEUE: Final = -1


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


RACK_ROW: Final = 8  # seats times two: own colour, black


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WitchstoneState(StackState):
    """A position. A view holds one too, with nothing in it that its seat may not know."""

    def __init__(self, rules: Rules, box: Lookup, players: list[Player]) -> None:
        super().__init__(len(players), 0, None, False, THE_END)
        self.rules: Final = rules
        self.box: Final = box
        self.players = players
        nothing = vec[u8]()
        # the order of the decks, hidden
        self.deck = nothing  # scrolls in the order they will come
        self.deck_drawn: i64 = 0
        self.specials = nothing  # special tiles in the order they will come
        self.specials_drawn: i64 = 0
        # what lies open on the table; call `own_rows` before a change
        self.rows_shared = False  # another state has the same rows
        self.shelf = nothing  # scrolls on the shelves, shelf 1 first
        self.blue = nothing  # special tile on each blue field, or NONE
        self.owls_taken = nothing  # of each stack
        self.area_tokens = nothing  # face of the token on each area, or NONE
        self.table_tokens = nothing  # how many of each face lie below the rack
        self.rack = nothing  # [shelf][seat][own colour, black]: crystals
        self.taken: i64 = 0  # connections with a charge of anybody
        self.done: i64 = 0  # connections completed by anybody
        self.stone_taken: i64 = 0  # witches on the Witchstone
        self.arrivals: i64 = 0  # moves on the wand so far
        self.beginner = Seat(0)
        self.active = Seat(0)
        self.round: i64 = 0  # 0 while towers are chosen
        self.gone: i64 = 0  # mask of those who left
        self.pending: Token = NO_TOKEN  # tokens that may still be used, the newest first
        self.queue: i64 = NO_QUEUE  # fields of the wand still to take effect; NO_QUEUE if none is on the stack
        # moves that may be taken back
        self.drafted: i64 = 0  # how many
        self.base: WitchstoneState | None = None  # the position before the first of them; others still see this one
        self.draft_moves = vec[i16]()  # these moves
        self.draft_events: list[Event] | None = None  # others get them when no move can be taken back any more
        self.revealed = False  # something new was shown: nothing before it can be taken back

    @property
    def deck_left(self) -> vec[u8]:
        return self.deck[self.deck_drawn :]

    @deck_left.setter
    def deck_left(self, cards: vec[u8]) -> None:
        self.deck = cards
        self.deck_drawn = 0

    @property
    def specials_left(self) -> vec[u8]:
        return self.specials[self.specials_drawn :]

    @specials_left.setter
    def specials_left(self, tiles: vec[u8]) -> None:
        self.specials = tiles
        self.specials_drawn = 0

    # -- the engine -----------------------------------------------------------------------
    def apply(self, seat: Seat, action: i64) -> None:
        if not self.skip_forced:
            self.remember(action)
        self.drafted += 1
        self.waiting = 0
        self.top.answer(self, seat, action)
        self.settle()
        if self.revealed:
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
        """Note an event. Others get it when its move can no longer be taken back."""
        if self.events is not None:
            if self.draft_events is None:
                self.draft_events = []
            self.draft_events.append(Event(verb, seat, other, kind, index, audience))

    # -- taking back ----------------------------------------------------------------------
    def remember(self, action: i64) -> None:
        if self.base is None:
            self.base = self.copy(None, vec[i16]())
            self.draft_moves = vec[i16]()
        self.draft_moves = append(self.draft_moves[:], i16(action))  # clones share them

    def publish(self) -> None:
        """Make the moves so far final and their events public: something new was shown, or the turn has passed on."""
        self.revealed = False
        self.drafted = 0
        self.base = None
        self.draft_moves = vec[i16]()
        if self.events is not None and self.draft_events is not None:
            self.events.extend(self.draft_events)
        self.draft_events = None

    def can_take_back(self, seat: Seat) -> bool:
        return self.base is not None and self.drafted > 0 and seat == self.active

    def take_back(self, seat: Seat) -> None:
        """Undo the last move: repeat all drafted moves but the last one. Others never knew of it."""
        base = self.base
        assert base is not None
        assert self.can_take_back(seat)
        again = base.copy(None, vec[i16]())
        again.events = self.events
        moves = self.draft_moves
        for i in range(len(moves) - 1):
            again.apply(seat, i64(moves[i]))
        self.players = again.players
        self.copy_position(again)
        self.base = again.base
        self.draft_moves = again.draft_moves
        self.draft_events = again.draft_events

    def stand(self) -> None:
        self.publish()

    def for_search(self) -> None:
        self.events = None
        self.draft_events = None
        self.skip_forced = True
        self.base = None
        self.draft_moves = vec[i16]()

    # -- seats ----------------------------------------------------------------------------
    def after(self, seat: Seat) -> Seat:
        """Return the next seat clockwise, whether somebody still sits there or not."""
        return Seat(seat + 1 if seat + 1 < self.seats else 0)

    def playing(self, seat: Seat) -> bool:
        return self.top is not THE_END and self.present(seat)

    def present(self, seat: Seat) -> bool:
        return (self.gone >> seat) & 1 == 0

    # -- points and the rack --------------------------------------------------------------
    def score(self, p: Player, source: i64, points: i64) -> None:
        p.score += points
        p.own_sheet()[EARNED + source] += points
        if self.events is not None:
            if points >= 0:
                self.tell("scored", p.seat, index=points)
            else:
                self.tell("lost", p.seat, index=-points)

    def room_on(self, shelf: i64) -> bool:
        """Tell whether a shelf of the rack has room for another crystal."""
        crystals: i64 = 0
        rack = self.rack
        for i in range(shelf * RACK_ROW, (shelf + 1) * RACK_ROW):
            crystals += i64(rack[i])
        limits = self.box.upper_limit if shelf < KINDS else self.box.lowest_limit
        return crystals < i64(limits[self.seats - 2])

    # -- copies ---------------------------------------------------------------------------
    def clone(self) -> WitchstoneState:
        return self.copy(self.base, self.draft_moves)

    def copy(self, base: WitchstoneState | None, trail: vec[i16]) -> WitchstoneState:
        s = WitchstoneState(self.rules, self.box, [p.clone() for p in self.players])
        s.copy_position(self)
        s.skip_forced = self.skip_forced
        s.base = base
        s.draft_moves = trail
        return s

    def copy_position(self, other: WitchstoneState) -> None:
        """Take over all of another state but its players, events and drafted moves."""
        self.copy_public(other)
        self.deck = other.deck
        self.deck_drawn = other.deck_drawn
        self.specials = other.specials
        self.specials_drawn = other.specials_drawn

    def copy_public(self, other: WitchstoneState) -> None:
        """Take over what everybody may know of another state, without the players."""
        self.rows_shared = other.rows_shared = True
        self.shelf = other.shelf
        self.blue = other.blue
        self.owls_taken = other.owls_taken
        self.area_tokens = other.area_tokens
        self.table_tokens = other.table_tokens
        self.rack = other.rack
        self.taken = other.taken
        self.done = other.done
        self.stone_taken = other.stone_taken
        self.arrivals = other.arrivals
        self.beginner = other.beginner
        self.active = other.active
        self.round = other.round
        self.gone = other.gone
        self.pending = other.pending
        self.queue = other.queue
        self.top = other.top
        self.waiting = other.waiting
        self.drafted = other.drafted

    def own_rows(self) -> None:
        """Copy the rows on the table if another state has them too. Call this before a change of one."""
        if self.rows_shared:
            self.shelf = self.shelf[:]
            self.blue = self.blue[:]
            self.owls_taken = self.owls_taken[:]
            self.area_tokens = self.area_tokens[:]
            self.table_tokens = self.table_tokens[:]
            self.rack = self.rack[:]
            self.rows_shared = False

    def recount(self) -> None:
        """Derive the fields that follow from the players."""
        self.taken = self.done = self.stone_taken = 0
        for p in self.players:
            self.done |= p.completed
            self.taken |= p.completed
            if p.building >= 0:
                self.taken |= shl(1, p.building)
            if p.rank > 0:
                self.stone_taken += 1

    # These are imported late, for they know the frames and the frames know the state.
    def view(self, seat: Seat) -> View:
        """Return what a seat may know. Only the active player sees moves that may still be taken back."""
        from kociolek.games.witchstone.view import view

        if self.base is not None and seat != self.active:
            return view(self.base, seat)
        return view(self, seat)

    def glance(self, seat: Seat, old: View | None) -> View:
        from kociolek.games.witchstone.view import view

        if self.base is not None and seat != self.active:
            return view(self.base, seat, False)
        return view(self, seat, False)

    def dump(self) -> str:
        from kociolek.games.witchstone.codec import dump

        return dump(self)

    def source(self) -> tuple[str, str]:
        return "witchstone", self.box.box_text

    def leave(self, seat: Seat) -> None:
        from kociolek.games.witchstone.leaving import leave

        leave(self, seat)

    # -- results --------------------------------------------------------------------------
    def scores(self) -> list[float]:
        """Return points with the tie-break in the fraction: the field on the wand, then who came there first."""
        from kociolek.games.witchstone.ending import ranking_value

        return [ranking_value(self, p) for p in self.players]

    def winners(self) -> i64:
        if self.top is not THE_END:
            return 0
        from kociolek.games.witchstone.ending import winners

        return winners(self)

    def how_ended(self) -> str:
        from kociolek.games.witchstone.ending import final_points

        totals = sorted([final_points(self, p) for p in self.players])
        return "tie" if totals[-1] == totals[-2] else "points"

    def inventory(self) -> list[int]:
        from kociolek.games.witchstone.scoring import inventory

        return inventory(self)


@mypyc_attr(acyclic=True)
class Question(Frame):
    """A frame that asks the active player."""

    def advance(self, t: WitchstoneState) -> None:
        t.waiting = shl(1, t.active)
