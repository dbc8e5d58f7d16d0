"""What Barking Kittens lays on the table, and what may happen before a card is drawn. [EK Barking]

The crown and the stash, I'll Take That and Barking Kittens that lie before players; and Alter the Future NOW, the
card that is played out of turn.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from kociolek.core.api import EVERYONE, NOBODY, Choices, Kind, Seat, bit, shl
from kociolek.core.codec import numbers_text, pile_text, read_pile, small_numbers
from kociolek.core.stack import Field, OwnField, SeatField, SeatsField, seats_of
from kociolek.core.zones import Pile, empty_pile
from kociolek.games.kittens.actions import DRAW, PASS, PLAY
from kociolek.games.kittens.cards.party import alter
from kociolek.games.kittens.expansion_state import (
    ANSWERS,
    DIED,
    FORBIDDEN,
    INTERCEPTS,
    ROBBABLE,
    ROBS,
    ExpansionState,
    drew,
    spare,
    unknown_pile,
    want,
)
from kociolek.games.kittens.explode import TurnEnding, deliver, draw
from kociolek.games.kittens.frames import FRAMES, SEAT, SeatFrame
from kociolek.games.kittens.kinds import NAMES, RAISING_HECK, new_kind
from kociolek.games.kittens.nope import Card, cannot_hold
from kociolek.games.kittens.public import read_seats
from kociolek.games.kittens.state import KittensState
from kociolek.games.kittens.turn import TURN

BARKING_KITTEN: Final = new_kind("barking_kitten")
ALTER_THE_FUTURE_NOW: Final = new_kind("alter_the_future_now")
BURY: Final = new_kind("bury")
PERSONAL_ATTACK: Final = new_kind("personal_attack")
SHARE_THE_FUTURE: Final = new_kind("share_the_future")
TOWER_OF_POWER: Final = new_kind("tower_of_power")
ILL_TAKE_THAT: Final = new_kind("ill_take_that")
SUPER_SKIP: Final = new_kind("super_skip")
POTLUCK: Final = new_kind("potluck")


# -- Alter the Future NOW -----------------------------------------------------------------
@final
class AlterTheFutureNow(Card):
    """As Alter the Future, but at any moment when nothing is under way, out of turn, too. [EK Barking; N13-N16]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        alter(t, seat, 3)


def play_now(t: KittensState, seat: Seat) -> None:
    """Out of turn. When it is settled the active player is where they were: in the play phase. [N13]"""
    t.waiting = 0
    t.tell("played", seat, NOBODY, ALTER_THE_FUTURE_NOW)
    t.spend(seat, ALTER_THE_FUTURE_NOW)
    NOW.declare(t, seat, ALTER_THE_FUTURE_NOW)


def can_play_now(t: KittensState, seat: Seat) -> bool:
    return t.hands.count(seat, ALTER_THE_FUTURE_NOW) > 0 and (t.blind >> seat) & 1 == 0


def about_to_draw(t: KittensState, seat: Seat) -> bool:
    """Ask all others for a NOW before a card is drawn, unless it is plain that nobody has one. [N13]"""
    asked = t.others(seat)
    if t.skip_forced:
        asked = t.hands.holders(ALTER_THE_FUTURE_NOW, asked & ~t.blind)
    elif t.discard.shows(ALTER_THE_FUTURE_NOW) == i64(t.census[ALTER_THE_FUTURE_NOW]):
        return False
    if asked == 0:
        return False
    t.tell("about_to_draw", seat)
    t.top = NowWindow(t.top, seat)
    t.waiting = asked
    return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NowWindow(SeatFrame):
    """The active player is about to draw: does anybody alter the future first?"""

    def reaction_window(self) -> bool:
        return True

    def advance(self, t: KittensState) -> None:
        t.top = self.below
        draw(t, self.seat)

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        out.add(PASS)
        if can_play_now(t, seat):
            out.add(PLAY + ALTER_THE_FUTURE_NOW)

    def obvious(self, t: KittensState, seat: Seat) -> bool:
        return cannot_hold(t, seat, ALTER_THE_FUTURE_NOW)

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        if action != PASS:
            t.top = self.below
            play_now(t, seat)


FRAMES.add("now", NowWindow, SEAT, "now")


NOW: Final = AlterTheFutureNow("alter_the_future_now")


# -- what lies on the table ---------------------------------------------------------------
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BarkingState(ExpansionState):
    """The crown, the stash, and what lies before players. All is open but the cards in crown and stash."""

    def __init__(
        self,
        wearer: Seat,
        crown: Pile,
        stash: Pile,
        takers: vec[u8],
        lying: i64,
        to_discard: bool,
        wants: i64,
        godcats: i64 = 0,
    ) -> None:
        self.wants = wants
        self.wearer = wearer  # of the crown; NOBODY while it lies on the stash
        self.crown = crown  # known to nobody, as is the stash
        self.stash = stash
        self.takers = takers  # [seat]: 0, or 1 + the owner of the I'll Take That that lies before them
        self.lying = lying  # mask: before whom a Barking Kitten lies
        self.godcats = godcats  # mask: before whom no card lies, as Godcat was played as I'll Take That
        self.to_discard: Final = to_discard  # where Potluck puts its cards

    def with_piles(self, crown: Pile, stash: Pile) -> ExpansionState:
        return BarkingState(
            self.wearer, crown, stash, self.takers[:], self.lying, self.to_discard, self.wants, self.godcats
        )

    def clone(self) -> ExpansionState:
        return self.with_piles(self.crown.clone(), self.stash.clone())

    def seen_by(self, t: KittensState, observer: Seat) -> ExpansionState:
        return self.with_piles(unknown_pile(self.crown.size()), unknown_pile(self.stash.size()))

    def inventory(self, totals: list[int]) -> None:
        for zone in (self.crown, self.stash):
            for depth in range(zone.size()):
                totals[zone.at(depth)] += 1
        totals[BARKING_KITTEN] += len(seats_of(self.lying))
        totals[ILL_TAKE_THAT] += len(seats_of(self.served() & ~self.godcats))

    # -- what is done with it -------------------------------------------------------------
    def wear(self, t: KittensState, seat: Seat) -> None:
        want(t, self, ROBBABLE)
        self.wearer = seat
        self.crown = self.stash
        self.stash = empty_pile()

    def served(self) -> i64:
        """Return the seats with an I'll Take That before them."""
        mask: i64 = 0
        for seat in range(len(self.takers)):
            if self.takers[seat] != 0:
                mask |= shl(1, seat)
        return mask

    def lay_before(self, t: KittensState, target: Seat, owner: Seat, godcat: bool) -> None:
        want(t, self, FORBIDDEN | INTERCEPTS)
        self.takers[target] = u8(owner + 1)
        if godcat:
            self.godcats |= shl(1, target)

    def clear_before(self, t: KittensState, target: i64) -> None:
        """Discard the I'll Take That before a player, if it is a card."""
        self.takers[target] = 0
        if self.godcats >> target & 1 == 0:
            t.discard.put(ILL_TAKE_THAT, EVERYONE)
        self.godcats &= ~shl(1, target)

    # -- the moments ----------------------------------------------------------------------
    def answers(self, t: KittensState, seat: Seat, action: i64) -> bool:
        """In somebody's play phase: a draw that the others may precede, or a NOW out of turn."""
        if t.top is not TURN:
            return False
        if seat != t.active:
            play_now(t, seat)
            return True
        return action == DRAW and about_to_draw(t, seat)

    def interjects(self, t: KittensState, seat: Seat, out: Choices) -> None:
        if t.top is TURN and seat != t.active and can_play_now(t, seat):
            out.add(PLAY + ALTER_THE_FUTURE_NOW)

    def forbidden(self, t: KittensState, seat: Seat) -> i64:
        """A card that somebody else is to get cannot be looked at first. [D8, D9]"""
        if self.takers[seat] == 0:
            if self.served() == 0:
                spare(t, self, FORBIDDEN | INTERCEPTS)
            return 0
        return shl(1, BURY) | shl(1, RAISING_HECK)

    def intercepts(self, t: KittensState, seat: Seat, kind: Kind, knowers: i64) -> bool:
        """I'll Take That: whoever laid it gets the card, and the turn is over as after any draw. [B10, B15, D10]"""
        if self.takers[seat] == 0:
            return False
        owner = Seat(i64(self.takers[seat]) - 1)
        self.clear_before(t, seat)
        t.tell("passed_on", seat, owner, kind, -1, bit(seat) | bit(owner))
        drew(t, seat)  # [Q7]
        t.top = TurnEnding(t.top, seat)
        deliver(t, owner, kind, knowers | bit(seat))
        return True

    def robs(self, t: KittensState, form: i64, thief: Seat, victim: Seat) -> bool:
        """While the crown holds cards, a thief gets one of these at random; nobody else sees it. [T3, T4, B19]"""
        if victim != self.wearer or self.crown.size() == 0:
            return False
        size = self.crown.size()
        kind = self.crown.take_at(size - 1 - t.rng.below(size))
        t.hands.gain(thief, kind, bit(thief))
        t.tell("crown_robbed", thief, victim, kind, -1, bit(thief))
        return True

    def robbable(self, t: KittensState) -> i64:
        if self.crown.size() == 0:
            spare(t, self, ROBBABLE)
            return 0
        return shl(1, self.wearer)

    def died(self, t: KittensState, seat: Seat) -> None:
        """Lying Barking Kitten, crown cards, own and received I'll Take That: all discarded. [E1, B5, B13, B17]"""
        if self.lying & shl(1, seat) != 0:
            self.lying &= ~shl(1, seat)
            t.discard.put(BARKING_KITTEN, EVERYONE)
        if self.wearer == seat:
            self.wearer = NOBODY
            while self.crown.size() > 0:
                kind = self.crown.take()
                t.discard.put(kind, EVERYONE)
                t.tell("discarded", seat, NOBODY, kind)
        for target in range(len(self.takers)):
            if self.takers[target] != 0 and (target == seat or i64(self.takers[target]) == seat + 1):
                self.clear_before(t, target)

    # -- worlds that fit a view -----------------------------------------------------------
    def strike_out(self, unseen: vec[u8]) -> None:
        unseen[ILL_TAKE_THAT] -= u8(len(seats_of(self.served() & ~self.godcats)))
        unseen[BARKING_KITTEN] -= u8(len(seats_of(self.lying)))

    def hidden(self) -> i64:
        return self.crown.size() + self.stash.size()

    def with_cards(self, cards: vec[i32], first: i64) -> ExpansionState:
        middle = first + self.crown.size()
        return self.with_piles(Pile(cards[first:middle]), Pile(cards[middle : middle + self.stash.size()]))


def barking_of(t: KittensState) -> BarkingState:
    for expansion in t.expansions:
        if isinstance(expansion, BarkingState):
            return expansion
    raise LookupError


def new_barking(seats: i64, stash: Pile, to_discard: bool) -> BarkingState:
    wants = ANSWERS | FORBIDDEN | INTERCEPTS | ROBS | ROBBABLE | DIED
    return BarkingState(NOBODY, empty_pile(), stash, vec[u8]([0] * seats), 0, to_discard, wants)


def takers_json(takers: vec[u8]) -> list[int | None]:
    return [None if n == 0 else int(n) - 1 for n in takers]


def takers_of(owners: list[int | None]) -> vec[u8]:
    return small_numbers([0 if owner is None else owner + 1 for owner in owners])


def hidden_pile(name: str) -> Field:
    """Return the field of a pile that nobody knows. A view has its size."""
    pile = OwnField(name, hidden_text, read_hidden, hidden_size, unknown_pile, "int")
    return pile.documented(f"Number of cards in the {name}.")


def hidden_text(pile: Pile) -> str:
    return pile_text(pile, NAMES)


def read_hidden(text: str) -> Pile:
    return read_pile(text, NAMES)


def hidden_size(pile: Pile) -> int:
    return int(pile.size())


def first_barking_fields() -> list[Field]:
    """Return the fields of version 1 of the rules."""
    takers = OwnField("takers", numbers_text, read_seats, takers_json, takers_of, "seat_by_seat")
    return [
        SeatField("wearer").documented("Seat that wears the crown; null while it lies on the stash."),
        hidden_pile("crown"),
        hidden_pile("stash"),
        takers.documented("For each seat the player whose I'll Take That lies before it, or null.", "taken"),
        SeatsField("lying").documented("Seats with a Barking Kitten before them."),
    ]
