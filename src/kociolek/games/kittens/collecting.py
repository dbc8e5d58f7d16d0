"""A card from everybody: one player after the other puts a card away, each choosing in secret. [D18, D19]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import NOBODY, Choices, Kind, Seat, bit, shl
from kociolek.core.stack import CodeField, Frame, SeatField, SeatsField
from kociolek.games.kittens.actions import GIVE
from kociolek.games.kittens.explode import show_kitten
from kociolek.games.kittens.frames import FRAMES
from kociolek.games.kittens.kinds import EXPLODING_KITTEN, GODCAT
from kociolek.games.kittens.state import KittensState

# Where the cards go.
TO_DISCARD: Final = 0  # face down
TO_PILE: Final = 1  # on top, the last player's card uppermost
TO_DECK: Final = 2  # into the pile, which is then shuffled


def collect(t: KittensState, seat: Seat, where: i64) -> None:
    """Collect a card from everybody, beginning with this player. Hands without a card of the deck are passed over."""
    t.top = Collecting(t.top, seat, t.alive, where)


def plain_cards(t: KittensState, seat: Seat) -> i64:
    """Return how many cards of the deck a hand has: Godcat is none, its back shows. [G11]"""
    n = t.hands.size(seat)
    if t.rules.good_vs_evil:
        n -= t.hands.count(seat, GODCAT)
    return n


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Collecting(Frame):
    """Whose card is next, and who is still to give one."""

    def __init__(self, below: Frame, seat: Seat, left: i64, where: i64) -> None:
        self.below = below
        self.seat: Final = seat
        self.left: Final = left  # mask; this player included
        self.where: Final = where

    def prompt(self) -> str:
        return "garbage.give" if self.where == TO_DECK else "potluck.give"

    def advance(self, t: KittensState) -> None:
        if not t.living(self.seat) or plain_cards(t, self.seat) == 0:
            self.go_on(t)
        elif (t.blind >> self.seat) & 1 != 0:
            self.put(t, t.random_card(self.seat))  # unseen; then they may look at it [Q8]
        else:
            t.waiting = shl(1, self.seat)

    def go_on(self, t: KittensState) -> None:
        left = self.left & ~shl(1, self.seat)
        if left & t.alive == 0:
            t.top = self.below
            if self.where == TO_DECK:
                t.pile.shuffle(t.rng)
                t.tell("shuffled", self.seat)
            return
        seat: i64 = self.seat
        while (left & t.alive) >> seat & 1 == 0:
            seat += t.direction
            if seat >= t.seats:
                seat = 0
            elif seat < 0:
                seat = t.seats - 1
        t.top = Collecting(self.below, Seat(seat), left, self.where)

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        kinds = t.hands.held(seat) & ~shl(1, GODCAT)
        if self.where == TO_DISCARD:
            kinds &= ~shl(1, EXPLODING_KITTEN)  # it would explode; the card that protects it lies beside it [K6]
        out.add_mask(GIVE, kinds)

    def obvious(self, t: KittensState, seat: Seat) -> bool:
        return plain_cards(t, seat) == 1

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        self.put(t, Kind(action - GIVE))

    def put(self, t: KittensState, kind: Kind) -> None:
        seat = self.seat
        t.hands.lose(seat, kind, bit(seat))
        if kind == EXPLODING_KITTEN and self.where == TO_DISCARD:
            self.go_on(t)
            show_kitten(t, seat)
            return
        if self.where == TO_DISCARD:
            t.discard.put(kind, bit(seat))
        else:
            t.pile.put(kind, bit(seat))
        t.tell("put_away", seat, NOBODY, kind, -1, bit(seat))
        self.go_on(t)


FRAMES.add(
    "collecting", Collecting, [SeatField("seat"), SeatsField("left"), CodeField("where", ["discard", "pile", "deck"])]
)
