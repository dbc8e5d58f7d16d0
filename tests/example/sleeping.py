"""Sleeping Kittens: an expansion that does not exist, with one card."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.core.api import EVERYONE, NOBODY, Choices, Kind, Seat, bit
from kociolek.core.stack import SeatsField
from kociolek.games.kittens.actions import KEEP, new_action
from kociolek.games.kittens.debt import end_one_turn
from kociolek.games.kittens.expansion import Deal, Expansion
from kociolek.games.kittens.expansion_state import DIED, INTERCEPTS, ExpansionState
from kociolek.games.kittens.explode import receive_drawn
from kociolek.games.kittens.frames import FRAMES, SEAT, SeatFrame
from kociolek.games.kittens.kinds import new_kind
from kociolek.games.kittens.nope import ASK_THE_CARD, Card
from kociolek.games.kittens.state import KittensState

PILLOW = new_kind("pillow")
UNDER = new_action("under")


class Pillow(Card):
    """Lies before you. The next card you draw you may push under the pile instead, whatever it is."""

    def playable(self, t: KittensState, seat: Seat) -> bool:
        return sleeping_of(t).pillows >> seat & 1 == 0

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        if self.playable(t, seat):
            t.discard.pull(PILLOW)
            sleeping_of(t).pillows |= 1 << seat
            t.tell("dozed_off", seat)


class Dreaming(SeatFrame):
    """Keep the card, or push it under the pile? It lies in limbo: frames hold public data only."""

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        out.add(KEEP)
        out.add(UNDER)

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        t.top = self.below
        knowers = t.limbo.knowers(0)
        kind = t.limbo.take()
        if action == KEEP:
            receive_drawn(t, seat, kind, knowers, "drew")
        else:
            t.pile.put(kind, knowers, t.pile.size())
            end_one_turn(t)

    def abandon(self, t: KittensState) -> None:
        t.pile.put(t.limbo.take(), 0)


FRAMES.add("dreaming", Dreaming, SEAT, "pillow.keep")


class SleepingState(ExpansionState):
    """Before whom a Pillow lies. All of it is open."""

    def __init__(self, pillows: int) -> None:
        super().__init__(INTERCEPTS | DIED)
        self.pillows = pillows

    def clone(self) -> ExpansionState:
        return SleepingState(self.pillows)

    def seen_by(self, t: KittensState, observer: Seat) -> ExpansionState:
        return self.clone()

    def inventory(self, totals: list[int]) -> None:
        totals[PILLOW] += self.pillows.bit_count()

    def strike_out(self, unseen: vec[u8]) -> None:
        unseen[PILLOW] -= u8(self.pillows.bit_count())

    def intercepts(self, t: KittensState, seat: Seat, kind: Kind, knowers: i64) -> bool:
        if self.pillows >> seat & 1 == 0:
            return False
        self.drop(t, seat)
        t.limbo.put(kind, knowers | bit(seat))
        t.tell("saw", seat, NOBODY, kind, 0, bit(seat))
        t.top = Dreaming(t.top, seat)
        return True

    def died(self, t: KittensState, seat: Seat) -> None:
        if self.pillows >> seat & 1:
            self.drop(t, seat)

    def drop(self, t: KittensState, seat: Seat) -> None:
        self.pillows &= ~(1 << seat)
        t.discard.put(PILLOW, EVERYONE)


def sleeping_of(t: KittensState) -> SleepingState:
    return next(state for state in t.expansions if isinstance(state, SleepingState))


class SleepingKittens(Expansion):
    def __init__(self) -> None:
        super().__init__("sleeping", [PILLOW], [Pillow("pillow", ASK_THE_CARD)], {PILLOW: 4})
        self.fields = [SeatsField("pillows").documented("Seats with a Pillow before them.")]
        self.for_godcat: list[Kind] = []  # a Pillow has to stay on the table, and Godcat cannot
        self.prompts = ["pillow.keep"]
        self.events = {"dozed_off": []}

    def new_state(self, options: dict[str, str], d: Deal) -> ExpansionState:
        return SleepingState(0)


EXPANSION = SleepingKittens()
