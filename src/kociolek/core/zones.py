"""Zones: the places where cards lie, with a record of who can identify each card. No other code hides or reveals.

A `Pile` is ordered and stores, for every card, which observers can identify it. `Hands` are multisets. Each owner
knows their own hand. For all other observers they store certain knowledge: how many cards of a kind must be in a hand,
and which kinds a hand was publicly shown to lack.

Clones are copy-on-write: they share the vectors until one side changes a card (docs/adr/0003).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from kociolek.core.api import EVERYONE, THE_PUBLIC, UNKNOWN, Kind, Seat, bit, lowest, shl
from kociolek.core.rng import Rng

KIND_BITS: Final = 8  # a slot of a pile is one number: the kind in these bits, the mask of its knowers above them
KIND_MASK: Final = 255


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """An ordered zone. The last used slot is the top. Depth counts from the top, 0 is the top card."""

    def __init__(self, slots: vec[i32]) -> None:
        self.slots = slots  # bottom first; the first `height` are in use
        self.height: i64 = len(slots)
        self.shared = False  # whether a clone may use the same slots

    def size(self) -> i64:
        return self.height

    def at(self, depth: i64) -> Kind:
        return Kind(i64(self.slots[self.height - 1 - depth]) & KIND_MASK)

    def knowers(self, depth: i64) -> i64:
        """Return the mask of the observers who can identify the card."""
        return i64(self.slots[self.height - 1 - depth]) >> KIND_BITS

    def put(self, kind: Kind, knowers: i64, depth: i64 = 0) -> None:
        """Lay a card at this depth in full view. The cards above it move up by one."""
        if self.shared:
            self.unshare()
        height = self.height
        slot = i32(kind | knowers << KIND_BITS)
        if height == len(self.slots):
            self.slots = append(self.slots, slot)
        slots = self.slots
        for i in range(height, height - depth, -1):
            slots[i] = slots[i - 1]
        slots[height - depth] = slot
        self.height = height + 1

    def tuck(self, kind: Kind, seat: Seat, depth: i64) -> None:
        """Put a card back unseen. Only `seat` knows where, so the others no longer know any place in this pile."""
        self.forget_except(bit(seat))
        self.put(kind, bit(seat), depth)

    def take(self) -> Kind:
        """Remove the top card. The slot itself stays as it is, so a clone may share it."""
        height = self.height - 1
        if height < 0:
            raise IndexError
        self.height = height
        return Kind(i64(self.slots[height]) & KIND_MASK)

    def take_bottom(self) -> Kind:
        return self.take_at(self.height - 1)

    def take_at(self, depth: i64) -> Kind:
        """Remove the card at this depth."""
        if self.height == 0:
            raise IndexError
        if self.shared:
            self.unshare()
        slots = self.slots
        place = self.height - 1 - depth
        slot = slots[place]
        for i in range(place, self.height - 1):
            slots[i] = slots[i + 1]
        self.height -= 1
        return Kind(i64(slot) & KIND_MASK)

    def pull(self, kind: Kind) -> None:
        """Remove the topmost face-up card of this kind."""
        depth: i64 = 0
        while self.at(depth) != kind or self.knowers(depth) != EVERYONE:
            depth += 1
        self.take_at(depth)

    def remove_all(self, kind: Kind) -> i64:
        """Remove every card of this kind. Return how many there were."""
        if self.shared:
            self.unshare()
        slots = self.slots
        kept: i64 = 0
        for i in range(self.height):
            if i64(slots[i]) & KIND_MASK != kind:
                slots[kept] = slots[i]
                kept += 1
        removed = self.height - kept
        self.height = kept
        return removed

    def shows(self, kind: Kind) -> i64:
        """Return how many cards of this kind lie face up."""
        n: i64 = 0
        for i in range(self.height):
            if i64(self.slots[i]) == kind | EVERYONE << KIND_BITS:
                n += 1
        return n

    def swap(self, depth: i64, other: i64) -> None:
        """Exchange two cards. Each keeps its knowers."""
        if self.shared:
            self.unshare()
        slots = self.slots
        i = self.height - 1 - depth
        j = self.height - 1 - other
        slot = slots[i]
        slots[i] = slots[j]
        slots[j] = slot

    def swap_ends(self) -> None:
        """Exchange the top and the bottom card."""
        if self.height > 1:
            self.swap(0, self.height - 1)

    def look(self, depth: i64, observers: i64) -> Kind:
        """Show a card to observers."""
        if self.shared:
            self.unshare()
        i = self.height - 1 - depth
        slot = i64(self.slots[i]) | observers << KIND_BITS
        self.slots[i] = i32(slot)
        return Kind(slot & KIND_MASK)

    def lift(self, from_depth: i64, to_depth: i64) -> None:
        """Move a card up past the cards between: one step of putting cards in a new order."""
        if self.shared:
            self.unshare()
        slots = self.slots
        first = self.height - 1 - from_depth
        last = self.height - 1 - to_depth
        slot = slots[first]
        for i in range(first, last):
            slots[i] = slots[i + 1]
        slots[last] = slot

    def forget_top(self, count: i64, except_for: i64) -> None:
        """Clear the knowers of the top cards, which may have changed places, except for these observers."""
        if self.shared:
            self.unshare()
        slots = self.slots
        keep = i32(except_for << KIND_BITS | KIND_MASK)
        for i in range(self.height - count, self.height):
            slots[i] &= keep

    def forget_except(self, observers: i64) -> None:
        self.forget_top(self.height, observers)

    def shuffle(self, rng: Rng) -> None:
        self.forget_except(0)
        rng.shuffle_first(self.slots, self.height)

    def count(self, kind: Kind) -> i64:
        n: i64 = 0
        for i in range(self.height):
            if i64(self.slots[i]) & KIND_MASK == kind:
                n += 1
        return n

    def seen_by(self, seat: Seat) -> vec[i16]:
        """Return the cards as an observer knows them, bottom first, UNKNOWN where they cannot tell."""
        mask = i32(bit(seat) << KIND_BITS)
        slots = self.slots
        seen = vec[i16]([i16(UNKNOWN)] * self.height)
        for i in range(self.height):
            if slots[i] & mask != 0:
                seen[i] = i16(slots[i] & KIND_MASK)
        return seen

    def show_to(self, seat: Seat, seen: vec[i16]) -> vec[i16]:
        """Return what `seen_by` does; in the same vector if it has the size of this pile."""
        height = self.height
        if len(seen) != height:
            return self.seen_by(seat)
        mask = i32(bit(seat) << KIND_BITS)
        slots = self.slots
        for i in range(height):
            slot = slots[i]
            seen[i] = i16(slot & KIND_MASK) if slot & mask != 0 else i16(UNKNOWN)
        return seen

    def clone(self) -> Pile:
        self.shared = True
        copy = Pile(self.slots)
        copy.height = self.height
        copy.shared = True
        return copy

    def replace(self, other: Pile) -> None:
        """Take the cards of another pile instead of one's own."""
        other.shared = self.shared = True
        self.slots = other.slots
        self.height = other.height

    def unshare(self) -> None:
        """Copy the slots before a change."""
        self.slots = self.slots[:]
        self.shared = False


def empty_pile(room: i64 = 0) -> Pile:
    """Return a pile without cards. It holds `room` cards before its vector must grow."""
    pile = Pile(vec[i32]([0] * room))
    pile.height = 0
    return pile


DEEPEST_MEMORY: Final = 4  # an observer remembers at most so many cards of a kind in one hand
MOST_SEATS: Final = 15  # the public has the last bit of a mask

# A row of `Hands.rows`: one seat. HELD and TWICE must be 0 and 1, see `deal`.
HELD: Final = 0  # mask of the kinds in hand
TWICE: Final = 1  # mask of the kinds of which there are two or more
LACKS: Final = 2  # mask of the kinds the hand is publicly known not to hold
RUMOURS: Final = 3  # mask of the kinds of which anybody may know a card; saves a look through `known`
SIZE: Final = 4  # how many cards
COUNTS: Final = 5  # from here on: how many of each kind, eight kinds in a number

NOTHING_KNOWN: Final = vec[i64]([0] * (MOST_SEATS * (MOST_SEATS + 1) * DEEPEST_MEMORY))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hands:
    """All hands of a table. `kinds` is how many kinds this table can meet at most.

    Knowledge is stored in layers of masks. The first layer has a kind's bit if the observer knows of one such card in
    that hand, the second if they know of two, and so on. When any card of a hand may have gone, as after an unseen
    theft, every layer moves down by one.
    """

    def __init__(
        self,
        seats: i64,
        kinds: i64,
        width: i64,
        rows: vec[i64],
        known: vec[i64],
        open_backs: i64,
        remembers: bool,
        shared: bool,
    ) -> None:
        self.seats: Final = seats
        self.kinds: Final = kinds
        self.width: Final = width  # numbers in a row
        self.rows = rows  # [seat][HELD ...]
        self.known = known  # [owner][observer][layer], the public being the last observer
        self.open_backs: Final = open_backs  # mask of kinds that everybody tells by their back: never in doubt
        self.remembers = remembers
        self.shared_rows = shared  # whether a clone may use the same vector
        self.shared_known = shared

    # -- what the hands hold --------------------------------------------------------------
    def count(self, seat: Seat, kind: Kind) -> i64:
        return (self.rows[seat * self.width + COUNTS + (kind >> 3)] >> ((kind & 7) << 3)) & 255

    def size(self, seat: Seat) -> i64:
        return self.rows[seat * self.width + SIZE]

    def held(self, seat: Seat) -> i64:
        """Return the mask of the kinds in hand."""
        return self.rows[seat * self.width]

    def twice(self, seat: Seat) -> i64:
        """Return the mask of the kinds of which the hand has two or more."""
        return self.rows[seat * self.width + TWICE]

    def lacks(self, seat: Seat) -> i64:
        """Return the mask of the kinds the hand is publicly known not to hold."""
        return self.rows[seat * self.width + LACKS]

    def holders(self, kind: Kind, among: i64) -> i64:
        """Return the seats of a mask that hold this kind. For search only: a question must not depend on it."""
        rows = self.rows
        mask: i64 = 0
        row: i64 = 0
        for seat in range(self.seats):
            mask |= shl((rows[row] >> kind) & 1, seat)
            row += self.width
        return mask & among

    def with_cards(self, among: i64) -> i64:
        """Return the seats of a mask whose hand is not empty."""
        rows = self.rows
        mask: i64 = 0
        row: i64 = 0
        for seat in range(self.seats):
            if rows[row] != 0:
                mask |= shl(1, seat)
            row += self.width
        return mask & among

    def anybody(self, among: i64) -> bool:
        """Tell whether one of these seats has a card."""
        row: i64 = 0
        while among != 0:
            if among & 1 != 0 and self.rows[row] != 0:
                return True
            among >>= 1
            row += self.width
        return False

    def nth(self, seat: Seat, n: i64, besides: Kind) -> Kind:
        """Return the n-th card of a hand sorted by kind, skipping one kind."""
        kinds = self.held(seat) & ~shl(1, besides)
        while kinds != 0:
            kind = Kind(lowest(kinds))
            kinds &= kinds - 1
            n -= self.count(seat, kind)
            if n < 0:
                return kind
        raise IndexError

    # -- changes --------------------------------------------------------------------------
    def gain(self, seat: Seat, kind: Kind, witnesses: i64) -> None:
        """Add a card; `witnesses` see which."""
        self.deal(seat, kind)
        if self.remembers and witnesses & ~shl(1, seat) != 0:
            self._learn(seat, kind, witnesses)
        lacks = seat * self.width + LACKS
        if witnesses == EVERYONE:
            self.rows[lacks] &= ~shl(1, kind)
        else:
            self.rows[lacks] = 0

    def lose(self, seat: Seat, kind: Kind, witnesses: i64) -> None:
        """Remove a card. Observers who do not see it must allow for each kind that it was that one."""
        if self.shared_rows:
            self._unshare_rows()
        rows = self.rows
        row = seat * self.width
        mark = shl(1, kind)
        place = row + COUNTS + (kind >> 3)
        shift = (kind & 7) << 3
        counts = rows[place] - shl(1, shift)
        rows[place] = counts
        rows[row + SIZE] -= 1
        left = (counts >> shift) & 255
        if left < 2:
            rows[row + left] &= ~mark
        rumours = rows[row + RUMOURS]
        if rumours != 0 and (witnesses != EVERYONE or rumours & mark != 0):
            self._unlearn(seat, mark, witnesses)

    def deal(self, seat: Seat, kind: Kind) -> None:
        """Add an unseen card to a hand of which nothing is known that it could make untrue."""
        if self.shared_rows:
            self._unshare_rows()
        rows = self.rows
        row = seat * self.width
        place = row + COUNTS + (kind >> 3)
        shift = (kind & 7) << 3
        counts = rows[place]
        rows[place] = counts + shl(1, shift)
        rows[row + SIZE] += 1
        before = (counts >> shift) & 255
        if before < 2:
            rows[row + before] |= shl(1, kind)

    def deal_cards(self, seat: Seat, cards: vec[i32], first: i64, end: i64) -> None:
        """Deal a hand the cards of a vector from `first` up to `end`."""
        if self.shared_rows:
            self._unshare_rows()
        rows = self.rows
        row = seat * self.width
        for i in range(first, end):
            kind = i64(cards[i])
            place = row + COUNTS + (kind >> 3)
            shift = (kind & 7) << 3
            counts = rows[place]
            rows[place] = counts + shl(1, shift)
            before = (counts >> shift) & 255
            if before < 2:
                rows[row + before] |= shl(1, kind)
        rows[row + SIZE] += end - first

    def set_lacks(self, seat: Seat, kinds: i64) -> None:
        if self.shared_rows:
            self._unshare_rows()
        self.rows[seat * self.width + LACKS] = kinds

    def show_lack(self, seat: Seat, kind: Kind) -> None:
        """Let everybody know that the hand has no card of this kind."""
        self.set_lacks(seat, self.lacks(seat) | shl(1, kind))

    def show(self, seat: Seat, kind: Kind) -> None:
        """Let everybody know of one card of this kind."""
        self._hint(seat, shl(1, kind))
        for observer in range(self.seats + 1):
            self.known[(seat * (self.seats + 1) + observer) * DEEPEST_MEMORY] |= shl(1, kind)

    def look_at_own(self, seat: Seat) -> None:
        """Record the whole hand for its owner, who may not look at it from now on."""
        if not self.remembers:
            return
        self._hint(seat, self.held(seat))
        first = (seat * (self.seats + 1) + seat) * DEEPEST_MEMORY
        for layer in range(DEEPEST_MEMORY):
            self.known[first + layer] = 0
        for kind in range(self.kinds):
            for layer in range(min(self.count(seat, Kind(kind)), DEEPEST_MEMORY)):
                self.known[first + layer] |= shl(1, kind)

    def keep_showing(self, seat: Seat, kind: Kind, number: i64, observers: i64) -> None:
        """Let these observers keep knowing so many cards of this kind, which are turned outward."""
        if not self.remembers:
            return
        self._hint(seat, shl(1, kind))
        columns = self._columns(observers)
        first = seat * (self.seats + 1) * DEEPEST_MEMORY
        while columns != 0:
            if columns & 1 != 0:
                for layer in range(number):
                    self.known[first + layer] |= shl(1, kind)
            columns >>= 1
            first += DEEPEST_MEMORY

    def stop_remembering(self) -> None:
        """Forget what observers know and record no more. They then know less than they could, nothing untrue."""
        self.remembers = False
        self.known = NOTHING_KNOWN
        self.shared_known = True
        if self.shared_rows:
            self._unshare_rows()
        for seat in range(self.seats):
            self.rows[seat * self.width + RUMOURS] = 0

    def _columns(self, witnesses: i64) -> i64:
        """Return a mask of observers in the order of the columns of `known`: the public comes after the seats."""
        columns = witnesses & (shl(1, self.seats) - 1)
        if witnesses & THE_PUBLIC != 0:
            columns |= shl(1, self.seats)
        return columns

    def _hint(self, seat: Seat, kinds: i64) -> None:
        """Prepare for a change of `known` after which somebody may know cards of these kinds."""
        if self.shared_rows:
            self._unshare_rows()
        if self.shared_known:
            self._unshare_known()
        self.rows[seat * self.width + RUMOURS] |= kinds

    def _learn(self, seat: Seat, kind: Kind, witnesses: i64) -> None:
        mark = shl(1, kind)
        self._hint(seat, mark)
        known = self.known
        sees = self._columns(witnesses)
        first = seat * (self.seats + 1) * DEEPEST_MEMORY
        while sees != 0:
            if sees & 1 != 0:
                for i in range(first, first + DEEPEST_MEMORY):
                    if known[i] & mark == 0:
                        known[i] |= mark
                        break
            sees >>= 1
            first += DEEPEST_MEMORY

    def _unlearn(self, seat: Seat, mark: i64, witnesses: i64) -> None:
        if self.shared_known:
            self._unshare_known()
        known = self.known
        sees = self._columns(witnesses)
        i = seat * (self.seats + 1) * DEEPEST_MEMORY
        rumours: i64 = 0
        for _observer in range(self.seats + 1):
            if sees & 1 == 0:
                self._doubt(i)
            elif known[i] & mark != 0:
                self._strike(i, mark)
            rumours |= known[i]
            sees >>= 1
            i += DEEPEST_MEMORY
        self.rows[seat * self.width + RUMOURS] = rumours

    def _strike(self, i: i64, mark: i64) -> None:
        """Clear the deepest mark of a kind of which one known card is gone."""
        known = self.known
        deepest = i + DEEPEST_MEMORY - 1
        while known[deepest] & mark == 0:
            deepest -= 1
        known[deepest] &= ~mark

    def _doubt(self, i: i64) -> None:
        """Move the layers down by one: any one of the known cards may be gone."""
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
        """Give an observer the knowledge of `known_to` about one owner."""
        self._hint(owner, layers[owner * DEEPEST_MEMORY])
        i = self._first(observer, owner)
        for layer in range(DEEPEST_MEMORY):
            self.known[i + layer] = layers[owner * DEEPEST_MEMORY + layer]

    def learn(self, place: i64, kinds: i64) -> None:
        """Set one mask of `known`, as read from a text."""
        self._hint(Seat(place // ((self.seats + 1) * DEEPEST_MEMORY)), kinds)
        self.known[place] = kinds

    # -- what an observer knows -----------------------------------------------------------
    def _first(self, observer: Seat, owner: Seat) -> i64:
        """Return the place of an observer's first layer about one owner."""
        column: i64 = observer
        if observer < 0:
            column = self.seats
        return (owner * (self.seats + 1) + column) * DEEPEST_MEMORY

    def known_kinds(self, observer: Seat, owner: Seat) -> i64:
        """Return the mask of the kinds of which the observer knows a card in another's hand."""
        return self.known[self._first(observer, owner)]

    def bound(self, observer: Seat, owner: Seat, kind: Kind) -> i64:
        """Return how many cards of a kind the observer knows for certain to be in another's hand."""
        i = self._first(observer, owner)
        n: i64 = 0
        while n < DEEPEST_MEMORY and self.known[i + n] & shl(1, kind) != 0:
            n += 1
        return n

    def own(self, seat: Seat) -> vec[u8]:
        """Return the counts of one's own hand, [kind]; nothing for an observer without a hand."""
        if seat < 0:
            return vec[u8]()
        counts = vec[u8]([0] * self.kinds)
        for kind in range(self.kinds):
            counts[kind] = u8(self.count(seat, Kind(kind)))
        return counts

    def known_to(self, observer: Seat) -> vec[i64]:
        """Return [owner][layer]: what an observer knows of the hands of others (of their own: what all know)."""
        layers = vec[i64]([0] * (self.seats * DEEPEST_MEMORY))
        for owner in range(self.seats):
            i = self._first(observer, Seat(owner))
            for layer in range(DEEPEST_MEMORY):
                layers[owner * DEEPEST_MEMORY + layer] = self.known[i + layer]
        return layers

    def show_to(self, seat: Seat, own: vec[u8], sizes: vec[u8], known: vec[i64], lacks: vec[i64]) -> None:
        """Write what `own`, `sizes`, `known_to` and `all_lacks` return for a seat with a hand into these vectors."""
        rows = self.rows
        first = seat * self.width + COUNTS
        for kind in range(self.kinds):
            own[kind] = u8((rows[first + (kind >> 3)] >> ((kind & 7) << 3)) & 255)
        layers = self.known
        column = seat * DEEPEST_MEMORY
        step = (self.seats + 1) * DEEPEST_MEMORY
        row: i64 = 0
        to: i64 = 0
        for other in range(self.seats):
            sizes[other] = u8(rows[row + SIZE])
            lacks[other] = rows[row + LACKS]
            row += self.width
            for layer in range(DEEPEST_MEMORY):
                known[to] = layers[column + layer]
                to += 1
            column += step

    def sizes(self) -> vec[u8]:
        """Return [seat]: how many cards each hand has."""
        sizes = vec[u8]([0] * self.seats)
        for seat in range(self.seats):
            sizes[seat] = u8(self.size(Seat(seat)))
        return sizes

    def all_lacks(self) -> vec[i64]:
        """Return [seat]: the mask of the kinds each hand is publicly known not to hold."""
        masks = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            masks[seat] = self.lacks(Seat(seat))
        return masks

    # -- copies ---------------------------------------------------------------------------
    def clone(self) -> Hands:
        self.shared_rows = True
        self.shared_known = True
        return Hands(self.seats, self.kinds, self.width, self.rows, self.known, self.open_backs, self.remembers, True)

    def replace(self, other: Hands) -> None:
        """Take the cards of other hands of the same size instead of one's own."""
        other.shared_rows = self.shared_rows = True
        other.shared_known = self.shared_known = True
        self.rows = other.rows
        self.known = other.known

    def _unshare_rows(self) -> None:
        self.rows = self.rows[:]
        self.shared_rows = False

    def _unshare_known(self) -> None:
        self.known = self.known[:]
        self.shared_known = False


def empty_hands(seats: i64, kinds: i64, open_backs: i64) -> Hands:
    width = COUNTS + (kinds + 7) // 8
    rows = vec[i64]([0] * (seats * width))
    known = vec[i64]([0] * (seats * (seats + 1) * DEEPEST_MEMORY))
    return Hands(seats, kinds, width, rows, known, open_backs, True, False)


def layered_count(layers: vec[i64], owner: Seat, kind: Kind) -> i64:
    """Return how many cards of a kind the layers of `Hands.known_to` promise in a hand."""
    n: i64 = 0
    i = owner * DEEPEST_MEMORY
    while n < DEEPEST_MEMORY and layers[i + n] & shl(1, kind) != 0:
        n += 1
    return n
