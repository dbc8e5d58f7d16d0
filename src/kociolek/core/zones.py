"""Zones: where cards lie and who knows them. The only code that hides or reveals.

A `Pile` is ordered and remembers, card by card, which observers can identify it. `Hands` are multisets; each owner
knows their own, and for everybody else they keep what was learnt: how many cards of a kind an observer knows for
certain to be there, and which kinds a hand was publicly shown to lack.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from kociolek.core.api import EVERYONE, THE_PUBLIC, UNKNOWN, Kind, Seat, bit, shl
from kociolek.core.rng import Rng

KIND_BITS: Final = 8  # a slot of a pile is one number: the kind below these bits, above them who knows it
KIND_MASK: Final = 255


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """An ordered zone. The last slot is the top; depth counts from the top, 0 is the top card."""

    def __init__(self, slots: vec[i32]) -> None:
        self.slots = slots

    def size(self) -> i64:
        return len(self.slots)

    def at(self, depth: i64) -> Kind:
        return Kind(i64(self.slots[len(self.slots) - 1 - depth]) & KIND_MASK)

    def knowers(self, depth: i64) -> i64:
        """Mask of the observers who can identify the card."""
        return i64(self.slots[len(self.slots) - 1 - depth]) >> KIND_BITS

    def put(self, kind: Kind, knowers: i64, depth: i64 = 0) -> None:
        """Lay a card at this depth where everybody sees the place; the cards above it move up by one."""
        slot = i32(kind | knowers << KIND_BITS)
        slots = append(self.slots, slot)
        self.slots = slots
        if depth > 0:
            i: i64 = len(slots) - 1
            while depth > 0:
                slots[i] = slots[i - 1]
                i -= 1
                depth -= 1
            slots[i] = slot

    def tuck(self, kind: Kind, seat: Seat, depth: i64) -> None:
        """Put a card back unseen: only `seat` knows where, so all the others' remembered places are void."""
        self.forget_except(bit(seat))
        self.put(kind, bit(seat), depth)

    def take(self) -> Kind:
        self.slots, slot = pop(self.slots)
        return Kind(i64(slot) & KIND_MASK)

    def take_bottom(self) -> Kind:
        self.slots, slot = pop(self.slots, 0)
        return Kind(i64(slot) & KIND_MASK)

    def pull(self, kind: Kind) -> None:
        """Take the topmost card of this kind that lies open."""
        depth: i64 = 0
        while self.at(depth) != kind or self.knowers(depth) != EVERYONE:
            depth += 1
        self.slots, _ = pop(self.slots, len(self.slots) - 1 - depth)

    def shows(self, kind: Kind) -> i64:
        """How many cards of this kind lie open."""
        n: i64 = 0
        for slot in self.slots:
            if i64(slot) == kind | EVERYONE << KIND_BITS:
                n += 1
        return n

    def swap_ends(self) -> None:
        """The top and the bottom card change places; who knew one still knows it."""
        slots = self.slots
        if len(slots) > 1:
            slot = slots[0]
            slots[0] = slots[len(slots) - 1]
            slots[len(slots) - 1] = slot

    def look(self, depth: i64, observers: i64) -> Kind:
        i = len(self.slots) - 1 - depth
        slot = i64(self.slots[i]) | observers << KIND_BITS
        self.slots[i] = i32(slot)
        return Kind(slot & KIND_MASK)

    def lift(self, from_depth: i64, to_depth: i64) -> None:
        """Move a card up, past those between: one step of putting cards in a new order."""
        slots = self.slots
        i = len(slots) - 1 - from_depth
        slot = slots[i]
        while from_depth > to_depth:
            slots[i] = slots[i + 1]
            i += 1
            from_depth -= 1
        slots[i] = slot

    def forget_top(self, count: i64, except_for: i64) -> None:
        """The top cards may have changed places: only `except_for` still know them."""
        slots = self.slots
        keep = i32(except_for << KIND_BITS | KIND_MASK)
        i: i64 = len(slots) - count
        while i < len(slots):
            slots[i] &= keep
            i += 1

    def forget_except(self, observers: i64) -> None:
        self.forget_top(len(self.slots), observers)

    def shuffle(self, rng: Rng) -> None:
        self.forget_except(0)
        rng.shuffle(self.slots)

    def count(self, kind: Kind) -> i64:
        n: i64 = 0
        for slot in self.slots:
            if i64(slot) & KIND_MASK == kind:
                n += 1
        return n

    def seen_by(self, seat: Seat) -> vec[i16]:
        """The cards as an observer knows them, bottom first; UNKNOWN where they do not."""
        mask = i32(bit(seat) << KIND_BITS)
        slots = self.slots
        seen = vec[i16]([i16(UNKNOWN)] * len(slots))
        i: i64 = 0
        while i < len(slots):
            if slots[i] & mask != 0:
                seen[i] = i16(slots[i] & KIND_MASK)
            i += 1
        return seen

    def clone(self) -> Pile:
        return Pile(self.slots[:])


def empty_pile() -> Pile:
    return Pile(vec[i32]())


DEEPEST_MEMORY: Final = 4  # of a kind an observer remembers at most so many in one hand


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hands:
    """All hands of a table. `kinds` is how many kinds this table can meet at most.

    What observers know is kept in layers of masks: a kind's bit is set in the first layer if the observer knows of
    one such card in that hand, in the second if they know of two, and so on. Doubting every kind at once, as after a
    card was stolen unseen, is then moving the layers down by one.
    """

    def __init__(
        self,
        seats: i64,
        kinds: i64,
        counts: vec[u8],
        sizes: vec[u8],
        held: vec[i64],
        twice: vec[i64],
        known: vec[i64],
        rumours: vec[i64],
        lacks: vec[i64],
        open_backs: i64,
        remembers: bool,
    ) -> None:
        self.seats = seats
        self.kinds = kinds
        self.counts = counts  # [seat][kind]
        self.sizes = sizes  # [seat]
        self.held = held  # [seat]: mask of the kinds in hand
        self.twice = twice  # [seat]: mask of the kinds of which there are two or more
        self.known = known  # [owner][observer][layer], the public being the last observer
        self.rumours = rumours  # [owner]: mask of kinds of which anybody may know one; saves looking through `known`
        self.lacks = lacks  # [owner]: mask of kinds the hand is publicly known not to hold

        self.open_backs = open_backs  # mask of kinds that everybody tells by their back: never in doubt
        self.remembers = remembers

    # -- what lies there ------------------------------------------------------------------
    def count(self, seat: Seat, kind: Kind) -> i64:
        return i64(self.counts[seat * self.kinds + kind])

    def size(self, seat: Seat) -> i64:
        return i64(self.sizes[seat])

    def holders(self, kind: Kind, among: i64) -> i64:
        """The seats of a mask that hold this kind. For search only: a question must not depend on it."""
        held = self.held
        seat: i64 = 0
        place: i64 = 1
        mask: i64 = 0
        while place <= among:
            if (held[seat] >> kind) & 1 != 0:
                mask |= place
            seat += 1
            place += place
        return mask & among

    def with_cards(self, among: i64) -> i64:
        """The seats of a mask whose hand is not empty."""
        held = self.held
        seat: i64 = 0
        place: i64 = 1
        mask: i64 = 0
        while place <= among:
            if held[seat] != 0:
                mask |= place
            seat += 1
            place += place
        return mask & among

    def anybody(self, among: i64) -> bool:
        """Whether one of these seats has a card."""
        seat: i64 = 0
        while among != 0:
            if among & 1 != 0 and self.held[seat] != 0:
                return True
            among >>= 1
            seat += 1
        return False

    def nth(self, seat: Seat, n: i64, besides: Kind) -> Kind:
        """The n-th card of a hand sorted by kind, passing over one kind that is not to be taken."""
        kind: i64 = 0
        i = seat * self.kinds
        while True:
            here = i64(self.counts[i])
            if here != 0 and kind != besides:
                if n < here:
                    return Kind(kind)
                n -= here
            kind += 1
            i += 1

    # -- what changes ---------------------------------------------------------------------
    def gain(self, seat: Seat, kind: Kind, witnesses: i64) -> None:
        """A card comes; `witnesses` see which."""
        self.deal(seat, kind)
        if self.remembers and witnesses & ~shl(1, seat) != 0:
            self._learn(seat, kind, witnesses)
        if witnesses == EVERYONE:
            self.lacks[seat] &= ~shl(1, kind)
        else:
            self.lacks[seat] = 0

    def lose(self, seat: Seat, kind: Kind, witnesses: i64) -> None:
        """A card goes. Those who do not see which must allow for each kind that it was that one."""
        mark = shl(1, kind)
        counts = self.counts
        i = seat * self.kinds + kind
        left = counts[i] - 1
        counts[i] = left
        self.sizes[seat] -= 1
        if left == 0:
            self.held[seat] &= ~mark
        elif left == 1:
            self.twice[seat] &= ~mark
        if witnesses == EVERYONE:
            if self.rumours[seat] & mark != 0:
                self._unlearn(seat, mark, witnesses)
        elif self.rumours[seat] != 0:
            self._unlearn(seat, mark, witnesses)

    def deal(self, seat: Seat, kind: Kind) -> None:
        """A card comes unseen while nothing is known of this hand that it could make untrue."""
        counts = self.counts
        i = seat * self.kinds + kind
        before = counts[i]
        counts[i] = before + 1
        self.sizes[seat] += 1
        if before == 0:
            self.held[seat] |= shl(1, kind)
        elif before == 1:
            self.twice[seat] |= shl(1, kind)

    def show_lack(self, seat: Seat, kind: Kind) -> None:
        self.lacks[seat] |= shl(1, kind)

    def show(self, seat: Seat, kind: Kind) -> None:
        """Everybody knows of one card of this kind here."""
        self.rumours[seat] |= shl(1, kind)
        observer: i64 = 0
        while observer <= self.seats:
            self.known[(seat * (self.seats + 1) + observer) * DEEPEST_MEMORY] |= shl(1, kind)
            observer += 1

    def look_at_own(self, seat: Seat) -> None:
        """The owner notes the whole hand: what they still know of it once they may not look any more."""
        if not self.remembers:
            return
        first = (seat * (self.seats + 1) + seat) * DEEPEST_MEMORY
        layer: i64 = 0
        while layer < DEEPEST_MEMORY:
            self.known[first + layer] = 0
            layer += 1
        kind: i64 = 0
        while kind < self.kinds:
            n = min(self.count(seat, Kind(kind)), DEEPEST_MEMORY)
            while n > 0:
                n -= 1
                self.known[first + n] |= shl(1, kind)
            kind += 1
        self.rumours[seat] |= self.held[seat]

    def keep_showing(self, seat: Seat, kind: Kind, number: i64, observers: i64) -> None:
        """So many cards of this kind are turned outward: these observers cannot doubt them."""
        if not self.remembers:
            return
        self.rumours[seat] |= shl(1, kind)
        columns = self._columns(observers)
        first = seat * (self.seats + 1) * DEEPEST_MEMORY
        while columns != 0:
            if columns & 1 != 0:
                n = number
                while n > 0:
                    n -= 1
                    self.known[first + n] |= shl(1, kind)
            columns >>= 1
            first += DEEPEST_MEMORY

    def stop_remembering(self) -> None:
        """Forget what others know and learn no more. Less is known than could be, nothing that is not so."""
        self.remembers = False
        self.known = vec[i64]([0] * len(self.known))
        self.rumours = vec[i64]([0] * self.seats)

    def _columns(self, witnesses: i64) -> i64:
        """A mask of observers as the columns of `known` are ordered: the public comes right after the seats."""
        columns = witnesses & (shl(1, self.seats) - 1)
        if witnesses & THE_PUBLIC != 0:
            columns |= shl(1, self.seats)
        return columns

    def _learn(self, seat: Seat, kind: Kind, witnesses: i64) -> None:
        known = self.known
        mark = shl(1, kind)
        self.rumours[seat] |= mark
        sees = self._columns(witnesses)
        first = seat * (self.seats + 1) * DEEPEST_MEMORY
        while sees != 0:
            if sees & 1 != 0:
                i = first
                end = first + DEEPEST_MEMORY
                while i < end and known[i] & mark != 0:
                    i += 1
                if i < end:
                    known[i] |= mark
            sees >>= 1
            first += DEEPEST_MEMORY

    def _unlearn(self, seat: Seat, mark: i64, witnesses: i64) -> None:
        known = self.known
        sees = self._columns(witnesses)
        i = seat * (self.seats + 1) * DEEPEST_MEMORY
        end = i + (self.seats + 1) * DEEPEST_MEMORY
        rumours: i64 = 0
        while i < end:
            if sees & 1 == 0:
                self._doubt(i)
            elif known[i] & mark != 0:
                self._strike(i, mark)
            rumours |= known[i]
            sees >>= 1
            i += DEEPEST_MEMORY
        self.rumours[seat] = rumours

    def _strike(self, i: i64, mark: i64) -> None:
        """One of the known cards of this kind is gone: clear its deepest mark."""
        known = self.known
        deepest = i + DEEPEST_MEMORY - 1
        while known[deepest] & mark == 0:
            deepest -= 1
        known[deepest] &= ~mark

    def _doubt(self, i: i64) -> None:
        """Any one of the known cards may be gone: of each kind one fewer is certain."""
        known = self.known
        end = i + DEEPEST_MEMORY - 1
        certain = known[i] & self.open_backs
        first = i
        while i < end and known[i] != 0:
            known[i] = known[i + 1]
            i += 1
        known[end] = 0
        known[first] |= certain

    def remember(self, observer: Seat, owner: Seat, layers: vec[i64]) -> None:
        """Give an observer the knowledge of `known_to`, for one owner."""
        i = (owner * (self.seats + 1) + (self.seats if observer < 0 else observer)) * DEEPEST_MEMORY
        layer: i64 = 0
        while layer < DEEPEST_MEMORY:
            self.known[i + layer] = layers[owner * DEEPEST_MEMORY + layer]
            layer += 1
        self.rumours[owner] |= layers[owner * DEEPEST_MEMORY]

    # -- what an observer knows -----------------------------------------------------------
    def bound(self, observer: Seat, owner: Seat, kind: Kind) -> i64:
        """How many cards of a kind the observer knows for certain to be in another's hand."""
        i = (owner * (self.seats + 1) + (self.seats if observer < 0 else observer)) * DEEPEST_MEMORY
        n: i64 = 0
        while n < DEEPEST_MEMORY and self.known[i + n] & shl(1, kind) != 0:
            n += 1
        return n

    def own(self, seat: Seat) -> vec[u8]:
        """One's own hand, [kind]; an observer without one gets nothing."""
        if seat < 0:
            return vec[u8]()
        return self.counts[seat * self.kinds : (seat + 1) * self.kinds]

    def known_to(self, observer: Seat) -> vec[i64]:
        """[owner][layer]: what an observer knows of the hands of others (of their own: what all know)."""
        layers = vec[i64]([], capacity=self.seats * DEEPEST_MEMORY)
        owner: i64 = 0
        while owner < self.seats:
            i = (owner * (self.seats + 1) + (self.seats if observer < 0 else observer)) * DEEPEST_MEMORY
            end = i + DEEPEST_MEMORY
            while i < end:
                layers = append(layers, self.known[i])
                i += 1
            owner += 1
        return layers

    def clone(self) -> Hands:
        return Hands(
            self.seats,
            self.kinds,
            self.counts[:],
            self.sizes[:],
            self.held[:],
            self.twice[:],
            self.known[:],
            self.rumours[:],
            self.lacks[:],
            self.open_backs,
            self.remembers,
        )


def empty_hands(seats: i64, kinds: i64, open_backs: i64) -> Hands:
    return Hands(
        seats,
        kinds,
        vec[u8]([0] * (seats * kinds)),
        vec[u8]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * (seats * (seats + 1) * DEEPEST_MEMORY)),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        open_backs,
        True,
    )


def layered_count(layers: vec[i64], owner: Seat, kind: Kind) -> i64:
    """How many cards of a kind the layers of `Hands.known_to` promise in a hand."""
    n: i64 = 0
    i = owner * DEEPEST_MEMORY
    while n < DEEPEST_MEMORY and layers[i + n] & shl(1, kind) != 0:
        n += 1
    return n
