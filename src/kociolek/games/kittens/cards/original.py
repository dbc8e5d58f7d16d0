"""The action cards of the Original Edition, in the order of its rule sheet."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import NOBODY, Choices, Kind, Seat, bit, shl
from kociolek.games.kittens.actions import GIVE
from kociolek.games.kittens.debt import attack, end_one_turn
from kociolek.games.kittens.expansion_state import BY_FAVOR, ROBS, robs
from kociolek.games.kittens.frames import BY_AGAINST, FRAMES, DuelFrame
from kociolek.games.kittens.nope import Card, Theft
from kociolek.games.kittens.state import KittensState


@final
class Attack(Card):
    """End your turns without drawing; the next player owes two, plus those you were attacked with. [EK, Attack]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        attack(t, t.after(seat), 2)


@final
class Skip(Card):
    """End one turn without drawing. [EK original, Skip; A9]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        t.tell("skipped", seat)
        end_one_turn(t)


@final
class Favor(Theft):
    """Another player gives you a card of their own choice. [EK, Favor; T2]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        if t.wants & ROBS != 0 and robs(t, BY_FAVOR, seat, target):
            return
        # A hand may have emptied while Nopes were played.
        if t.hands.size(target) > 0:
            t.top = FavorGiving(t.top, seat, target)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FavorGiving(DuelFrame):
    """Which card does the asked player give away?"""

    def advance(self, t: KittensState) -> None:
        t.waiting = shl(1, self.against)

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        kinds = t.hands.held(seat)
        out.add_mask(GIVE, kinds)

    def obvious(self, t: KittensState, seat: Seat) -> bool:
        return t.hands.size(seat) == 1

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        kind = Kind(action - GIVE)
        t.top = self.below
        t.pass_card("gave", seat, self.by, seat, kind)


FRAMES.add("favor", FavorGiving, BY_AGAINST, "favor.give")


@final
class Shuffle(Card):
    """Shuffle the draw pile; whatever anybody knew of it is void. The turn goes on. [EK, Shuffle; D14]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        t.pile.shuffle(t.rng)
        t.tell("shuffled", seat)


@final
class SeeTheFuture(Card):
    """Look at the top three cards alone; they keep their order. The turn goes on. [EK original; D1, C10]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        see(t, seat, 3)


def see(t: KittensState, seat: Seat, most: i64) -> None:
    for depth in range(min(most, t.pile.size())):
        t.tell("saw", seat, NOBODY, t.pile.look(depth, bit(seat)), depth, bit(seat))
