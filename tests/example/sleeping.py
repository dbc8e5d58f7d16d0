"""Sleeping Kittens: a box that does not exist, with one card."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from kociolek.core.api import NOBODY, Choices, Kind, Seat, bit
from kociolek.core.codec import Fields
from kociolek.games.kittens.actions import KEEP, new_action
from kociolek.games.kittens.annex import DIED, INTERCEPTS, Annex, Sight
from kociolek.games.kittens.debt import end_one_turn
from kociolek.games.kittens.expansion import Deal, Expansion
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

    def prompt(self) -> str:
        return "pillow.keep"

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


FRAMES.add("dreaming", Dreaming, SEAT)


class SleepingAnnex(Annex):
    """Before whom a Pillow lies."""

    def __init__(self, next: Annex | None, pillows: int) -> None:
        super().__init__(next, INTERCEPTS | DIED)
        self.pillows = pillows

    def clone(self, next: Annex | None) -> Annex:
        return SleepingAnnex(next, self.pillows)

    def lines(self) -> list[list[str]]:
        return [["pillows", str(self.pillows)]]

    def inventory(self, totals: list[int]) -> None:
        totals[PILLOW] += self.pillows.bit_count()

    def sight(self, t: KittensState, observer: Seat, next: Sight | None) -> Sight:
        return SleepingSight(next, self.pillows)

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
        t.discard.put(PILLOW, 0xFFFF)


class SleepingSight(Sight):
    """Pillows lie open, so a view tells all there is."""

    def __init__(self, next: Sight | None, pillows: int) -> None:
        super().__init__(next)
        self.pillows = pillows

    def to_json(self, out: dict[str, object]) -> None:
        out["pillows"] = self.pillows

    def strike_out(self, unseen: vec[u8]) -> None:
        unseen[PILLOW] -= u8(self.pillows.bit_count())

    def annex(self, cards: vec[i32], first: i64, next: Annex | None) -> Annex:
        return SleepingAnnex(next, self.pillows)


def sleeping_of(t: KittensState) -> SleepingAnnex:
    annex = t.annex
    while not isinstance(annex, SleepingAnnex):
        assert annex is not None
        annex = annex.next
    return annex


class SleepingKittens(Expansion):
    def __init__(self) -> None:
        super().__init__("sleeping", [PILLOW], [Pillow("pillow", ASK_THE_CARD)], {PILLOW: 4})
        self.for_godcat: list[Kind] = []  # a Pillow has to stay on the table, and Godcat cannot
        self.prompts = ["pillow.keep"]
        self.events = {"dozed_off": []}

    def annex(self, options: dict[str, str], d: Deal, next: Annex | None) -> Annex | None:
        return SleepingAnnex(next, 0)

    def load_annex(self, options: dict[str, str], fields: Fields, seats: i64, next: Annex | None) -> Annex | None:
        return SleepingAnnex(next, fields.number("pillows"))

    def read_sight(
        self, options: dict[str, str], data: dict[str, object], seats: i64, next: Sight | None
    ) -> Sight | None:
        pillows = data["pillows"]
        assert isinstance(pillows, int)
        return SleepingSight(next, pillows)
