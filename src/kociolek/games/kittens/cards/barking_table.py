"""What Barking Kittens lays on the table, and what may happen before a card is drawn. [EK Barking]

The crown and the stash, I'll Take That and Barking Kittens that lie before players; and Alter the Future NOW, the
card that is played out of turn.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from kociolek.core.api import EVERYONE, NOBODY, Choices, Kind, Seat, bit, shl
from kociolek.core.codec import Fields, numbers_text, pile_text, read_pile, small_numbers
from kociolek.core.errors import BadText
from kociolek.core.stack import seats_of
from kociolek.core.zones import Pile, empty_pile
from kociolek.games.kittens.actions import DRAW, PASS, PLAY
from kociolek.games.kittens.annex import (
    ANSWERS,
    DIED,
    FORBIDDEN,
    INTERCEPTS,
    ROBBABLE,
    ROBS,
    Annex,
    Sight,
    drew,
    spare,
    want,
)
from kociolek.games.kittens.cards.party import alter
from kociolek.games.kittens.explode import TurnEnding, deliver, draw
from kociolek.games.kittens.frames import FRAMES, SEAT, SeatFrame
from kociolek.games.kittens.kinds import NAMES, RAISING_HECK, new_kind
from kociolek.games.kittens.nope import Card
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
    """All others are asked for a NOW before a card is drawn, unless it is plain that nobody has one. [N13]"""
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

    def prompt(self) -> str:
        return "now"

    def reaction_window(self) -> bool:
        return True

    def advance(self, t: KittensState) -> None:
        t.top = self.below
        draw(t, self.seat)

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        out.add(PASS)
        if can_play_now(t, seat):
            out.add(PLAY + ALTER_THE_FUTURE_NOW)

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        if action != PASS:
            t.top = self.below
            play_now(t, seat)


FRAMES.add("now", NowWindow, SEAT)


NOW: Final = AlterTheFutureNow("alter_the_future_now")


# -- what lies on the table ---------------------------------------------------------------
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BarkingAnnex(Annex):
    def __init__(
        self,
        next: Annex | None,
        wearer: Seat,
        crown: Pile,
        stash: Pile,
        takers: vec[u8],
        lying: i64,
        to_discard: bool,
    ) -> None:
        self.next = next
        self.wants = ANSWERS | FORBIDDEN | INTERCEPTS | ROBS | ROBBABLE | DIED
        self.wearer = wearer  # of the crown; NOBODY while it lies on the stash
        self.crown = crown  # known to nobody, as is the stash
        self.stash = stash
        self.takers = takers  # [seat]: 0, or 1 + the owner of the I'll Take That that lies before them
        self.lying = lying  # mask: before whom a Barking Kitten lies
        self.to_discard: Final = to_discard  # where Potluck puts its cards

    def clone(self, next: Annex | None) -> Annex:
        return BarkingAnnex(
            next, self.wearer, self.crown.clone(), self.stash.clone(), self.takers[:], self.lying, self.to_discard
        )

    def lines(self) -> list[list[str]]:
        return [
            ["wearer", str(self.wearer)],
            ["crown", pile_text(self.crown, NAMES)],
            ["stash", pile_text(self.stash, NAMES)],
            ["taken", numbers_text(self.takers)],
            ["lying", str(self.lying)],
        ]

    def inventory(self, totals: list[int]) -> None:
        for zone in (self.crown, self.stash):
            for depth in range(zone.size()):
                totals[zone.at(depth)] += 1
        totals[BARKING_KITTEN] += len(seats_of(self.lying))
        totals[ILL_TAKE_THAT] += len(seats_of(self.served()))

    def sight(self, t: KittensState, observer: Seat, next: Sight | None) -> Sight:
        down = vec[i16]()
        i: i64 = 0
        size = t.discard.size()
        while i < size:
            if t.discard.knowers(size - 1 - i) != EVERYONE:
                down = append(down, i16(i))
            i += 1
        return BarkingSight(
            next, self.wearer, self.crown.size(), self.stash.size(), self.takers[:], self.lying, down, self.to_discard
        )

    # -- what is done with it -------------------------------------------------------------
    def wear(self, t: KittensState, seat: Seat) -> None:
        want(t, self, ROBBABLE)
        self.wearer = seat
        self.crown = self.stash
        self.stash = empty_pile()

    def served(self) -> i64:
        """Before whom an I'll Take That lies."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < len(self.takers):
            if self.takers[seat] != 0:
                mask |= shl(1, seat)
            seat += 1
        return mask

    def lay_before(self, t: KittensState, target: Seat, owner: Seat) -> None:
        want(t, self, FORBIDDEN | INTERCEPTS)
        self.takers[target] = u8(owner + 1)

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
        self.takers[seat] = 0
        t.discard.put(ILL_TAKE_THAT, EVERYONE)
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
        target: i64 = 0
        while target < len(self.takers):
            if self.takers[target] != 0 and (target == seat or i64(self.takers[target]) == seat + 1):
                self.takers[target] = 0
                t.discard.put(ILL_TAKE_THAT, EVERYONE)
            target += 1


def barking_of(t: KittensState) -> BarkingAnnex:
    annex = t.annex
    while not isinstance(annex, BarkingAnnex):
        assert annex is not None
        annex = annex.next
    return annex


def nobody_served(seats: i64) -> vec[u8]:
    return vec[u8]([0] * seats)


def load_barking(options: dict[str, str], fields: Fields, next: Annex | None) -> Annex:
    return BarkingAnnex(
        next, Seat(i64(fields.number("wearer"))), read_pile(fields.text("crown"), NAMES),
        read_pile(fields.text("stash"), NAMES), small_numbers(fields.numbers("taken")), i64(fields.number("lying")),
        options["potluck"] == "discard",
    )  # fmt: skip


@final
class BarkingSight(Sight):
    """All of it is open but the cards in crown and stash, and those that lie face down on the discard pile."""

    def __init__(
        self,
        next: Sight | None,
        wearer: Seat,
        crown: i64,
        stash: i64,
        takers: vec[u8],
        lying: i64,
        down: vec[i16],
        to_discard: bool,
    ) -> None:
        super().__init__(next)
        self.wearer: Final = wearer
        self.crown: Final = crown
        self.stash: Final = stash
        self.takers: Final = takers
        self.lying: Final = lying
        self.down: Final = down
        self.to_discard: Final = to_discard

    def to_json(self, out: dict[str, object]) -> None:
        out["barking"] = {
            "wearer": int(self.wearer),
            "crown": int(self.crown),
            "stash": int(self.stash),
            "takers": [int(n) for n in self.takers],
            "lying": int(self.lying),
            "down": [int(n) for n in self.down],
        }

    def strike_out(self, unseen: vec[u8]) -> None:
        for owner in self.takers:
            if owner != 0:
                unseen[ILL_TAKE_THAT] -= 1
        unseen[BARKING_KITTEN] -= u8(len(seats_of(self.lying)))

    def face_down(self) -> vec[i16]:
        return self.down

    def places(self) -> i64:
        return self.crown + self.stash

    def kept_out(self) -> i64:
        return shl(1, TOWER_OF_POWER)

    def annex(self, cards: vec[i32], first: i64, next: Annex | None) -> Annex:
        middle = first + self.crown
        return BarkingAnnex(
            next, self.wearer, Pile(cards[first:middle]), Pile(cards[middle : middle + self.stash]), self.takers[:],
            self.lying, self.to_discard,
        )  # fmt: skip


def read_barking(options: dict[str, str], data: dict[str, object], seats: i64, next: Sight | None) -> Sight:
    part = data.get("barking")
    if not isinstance(part, dict):
        raise BadText("position-field-bad", {"field": "barking", "value": str(part)})
    down = vec[i16]()
    for place in part["down"]:
        down = append(down, i16(int(place)))
    return BarkingSight(
        next, Seat(i64(int(part["wearer"]))), i64(int(part["crown"])), i64(int(part["stash"])),
        small_numbers([int(n) for n in part["takers"]]), i64(int(part["lying"])), down,
        options["potluck"] == "discard",
    )  # fmt: skip
