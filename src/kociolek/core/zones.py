"""Zones: where cards lie and who knows them. The only code that hides or reveals.

A `Pile` is ordered and remembers, card by card, which observers can identify it. `Hands` are multisets; each owner
knows their own, and for everybody else they keep what was learnt: how many cards of a kind an observer knows for
certain to be there, and which kinds a hand was publicly shown to lack.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from kociolek.core.api import EVERYONE, UNKNOWN, Kind, Seat, bit, shl
from kociolek.core.rng import Rng


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """An ordered zone. The last card is the top; depth counts from the top, 0 is the top card."""

    def __init__(self, cards: vec[u8], known: vec[i32]) -> None:
        self.cards = cards
        self.known = known  # known[i]: mask of the observers who can identify cards[i]

    def size(self) -> i64:
        return len(self.cards)

    def at(self, depth: i64) -> Kind:
        return Kind(i64(self.cards[len(self.cards) - 1 - depth]))

    def knowers(self, depth: i64) -> i64:
        return i64(self.known[len(self.known) - 1 - depth])

    def put(self, kind: Kind, knowers: i64, depth: i64 = 0) -> None:
        """Lay a card at this depth where everybody sees the place; the cards above it move up by one."""
        self.cards = append(self.cards, u8(kind))
        self.known = append(self.known, i32(knowers))
        i: i64 = len(self.cards) - 1
        while depth > 0:
            self.cards[i] = self.cards[i - 1]
            self.known[i] = self.known[i - 1]
            i -= 1
            depth -= 1
        self.cards[i] = u8(kind)
        self.known[i] = i32(knowers)

    def tuck(self, kind: Kind, seat: Seat, depth: i64) -> None:
        """Put a card back unseen: only `seat` knows where, so all the others' remembered places are void."""
        self.forget_except(bit(seat))
        self.put(kind, bit(seat), depth)

    def take(self) -> Kind:
        self.known, _ = pop(self.known)
        self.cards, kind = pop(self.cards)
        return Kind(i64(kind))

    def take_bottom(self) -> Kind:
        self.known, _ = pop(self.known, 0)
        self.cards, kind = pop(self.cards, 0)
        return Kind(i64(kind))

    def pull(self, kind: Kind) -> None:
        """Take the topmost card of this kind out of an open pile."""
        i: i64 = len(self.cards) - 1
        while self.cards[i] != u8(kind):
            i -= 1
        self.known, _ = pop(self.known, i)
        self.cards, _ = pop(self.cards, i)

    def look(self, depth: i64, observers: i64) -> Kind:
        i = len(self.cards) - 1 - depth
        self.known[i] = i32(i64(self.known[i]) | observers)
        return Kind(i64(self.cards[i]))

    def lift(self, from_depth: i64, to_depth: i64) -> None:
        """Move a card up, past those between: one step of putting cards in a new order."""
        i = len(self.cards) - 1 - from_depth
        kind = self.cards[i]
        knowers = self.known[i]
        while from_depth > to_depth:
            self.cards[i] = self.cards[i + 1]
            self.known[i] = self.known[i + 1]
            i += 1
            from_depth -= 1
        self.cards[i] = kind
        self.known[i] = knowers

    def forget_top(self, count: i64, except_for: i64) -> None:
        """The top cards may have changed places: only `except_for` still know them."""
        i: i64 = len(self.cards) - count
        while i < len(self.known):
            self.known[i] = i32(i64(self.known[i]) & except_for)
            i += 1

    def forget_except(self, observers: i64) -> None:
        self.forget_top(len(self.cards), observers)

    def shuffle(self, rng: Rng) -> None:
        rng.shuffle(self.cards)
        self.forget_except(0)

    def count(self, kind: Kind) -> i64:
        n: i64 = 0
        for card in self.cards:
            if card == u8(kind):
                n += 1
        return n

    def seen_by(self, seat: Seat) -> vec[i16]:
        """The cards as an observer knows them, bottom first; UNKNOWN where they do not."""
        mask = i32(bit(seat))
        seen = vec[i16]([], capacity=len(self.cards))
        i: i64 = 0
        while i < len(self.cards):
            seen = append(seen, i16(self.cards[i]) if self.known[i] & mask != 0 else i16(UNKNOWN))
            i += 1
        return seen

    def clone(self) -> Pile:
        return Pile(self.cards[:], self.known[:])


def empty_pile() -> Pile:
    return Pile(vec[u8](), vec[i32]())


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hands:
    """All hands of a table. `kinds` is how many kinds this table can meet at most."""

    def __init__(
        self, seats: i64, kinds: i64, counts: vec[u8], sizes: vec[u8], bounds: vec[u8], lacks: vec[i64]
    ) -> None:
        self.seats = seats
        self.kinds = kinds
        self.counts = counts  # [seat][kind]
        self.sizes = sizes  # [seat]
        self.bounds = bounds  # [owner][kind][observer], the public being the last observer: at least so many
        self.lacks = lacks  # [owner]: mask of kinds the hand is publicly known not to hold

    # -- what lies there ------------------------------------------------------------------
    def count(self, seat: Seat, kind: Kind) -> i64:
        return i64(self.counts[seat * self.kinds + kind])

    def size(self, seat: Seat) -> i64:
        return i64(self.sizes[seat])

    def holders(self, kind: Kind, among: i64) -> i64:
        """The seats of a mask that hold this kind. For search only: a question must not depend on it."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if (among >> seat) & 1 != 0 and self.counts[seat * self.kinds + kind] != 0:
                mask |= shl(1, seat)
            seat += 1
        return mask

    def nth(self, seat: Seat, n: i64, besides: Kind) -> Kind:
        """The n-th card of a hand sorted by kind, passing over one kind that is not to be taken."""
        kind: i64 = 0
        while True:
            if kind != besides:
                here = i64(self.counts[seat * self.kinds + kind])
                if n < here:
                    return Kind(kind)
                n -= here
            kind += 1

    # -- what changes ---------------------------------------------------------------------
    def gain(self, seat: Seat, kind: Kind, witnesses: i64) -> None:
        """A card comes; `witnesses` see which."""
        self.counts[seat * self.kinds + kind] += 1
        self.sizes[seat] += 1
        if witnesses & ~bit(seat) != 0:
            self._learn(seat, kind, witnesses)
        self.lacks[seat] = 0 if witnesses != EVERYONE else self.lacks[seat] & ~shl(1, kind)

    def lose(self, seat: Seat, kind: Kind, witnesses: i64) -> None:
        """A card goes. Those who do not see which must allow for each kind that it was that one."""
        self.counts[seat * self.kinds + kind] -= 1
        self.sizes[seat] -= 1
        if witnesses == EVERYONE:
            self._drop(seat, kind)
        else:
            self._doubt(seat, kind, witnesses)

    def show_lack(self, seat: Seat, kind: Kind) -> None:
        self.lacks[seat] |= shl(1, kind)

    def show(self, seat: Seat, kind: Kind, n: i64) -> None:
        """Everybody knows at least `n` cards of this kind here."""
        observers = self.seats + 1
        i = (seat * self.kinds + kind) * observers
        end = i + observers
        while i < end:
            if i64(self.bounds[i]) < n:
                self.bounds[i] = u8(n)
            i += 1

    def _learn(self, seat: Seat, kind: Kind, witnesses: i64) -> None:
        observers = self.seats + 1
        i = (seat * self.kinds + kind) * observers
        observer: i64 = 0
        while observer < observers:
            if self._sees(observer, witnesses):
                self.bounds[i + observer] += 1
            observer += 1

    def _drop(self, seat: Seat, kind: Kind) -> None:
        bounds = self.bounds
        i = (seat * self.kinds + kind) * (self.seats + 1)
        end = i + self.seats + 1
        while i < end:
            if bounds[i] != 0:
                bounds[i] -= 1
            i += 1

    def _doubt(self, seat: Seat, gone: Kind, witnesses: i64) -> None:
        bounds = self.bounds
        observers = self.seats + 1
        i = seat * self.kinds * observers
        kind: i64 = 0
        while kind < self.kinds:
            observer: i64 = 0
            while observer < observers:
                if bounds[i] != 0 and (kind == gone or not self._sees(observer, witnesses)):
                    bounds[i] -= 1
                i += 1
                observer += 1
            kind += 1

    def _sees(self, observer: i64, witnesses: i64) -> bool:
        return witnesses & (bit(Seat(observer)) if observer < self.seats else bit(Seat(-1))) != 0

    # -- what an observer knows -----------------------------------------------------------
    def bound(self, observer: Seat, owner: Seat, kind: Kind) -> i64:
        """How many cards of a kind the observer knows for certain to be in another's hand."""
        column = self.seats if observer < 0 else observer
        return i64(self.bounds[(owner * self.kinds + kind) * (self.seats + 1) + column])

    def own(self, seat: Seat) -> vec[u8]:
        """One's own hand, [kind]; an observer without one gets nothing."""
        if seat < 0:
            return vec[u8]()
        return self.counts[seat * self.kinds : (seat + 1) * self.kinds]

    def known_to(self, observer: Seat) -> vec[u8]:
        """[owner][kind]: what an observer knows of the hands of others."""
        known = vec[u8]([], capacity=self.seats * self.kinds)
        column = self.seats if observer < 0 else observer
        owner: i64 = 0
        i: i64 = column
        while owner < self.seats:
            kind: i64 = 0
            while kind < self.kinds:
                known = append(known, self.bounds[i] if owner != observer else u8(0))
                i += self.seats + 1
                kind += 1
            owner += 1
        return known

    def clone(self) -> Hands:
        return Hands(self.seats, self.kinds, self.counts[:], self.sizes[:], self.bounds[:], self.lacks[:])


def empty_hands(seats: i64, kinds: i64) -> Hands:
    return Hands(
        seats,
        kinds,
        vec[u8]([0] * (seats * kinds)),
        vec[u8]([0] * seats),
        vec[u8]([0] * (seats * kinds * (seats + 1))),
        vec[i64]([0] * seats),
    )
