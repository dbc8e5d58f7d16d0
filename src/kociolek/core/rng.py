"""Seeded random number generator. Its arithmetic fits 63 bits, so CPython and C compute the same numbers.

Multiply-with-carry, 32 bits a step. The multiplier makes MULTIPLIER * 2**32 - 1 a safe prime, so every state but
the two fixed points lies on a cycle of about 2**60 steps.

It is not secure: enough of its numbers give away the next ones. That is harmless in simulations. A live table reads
a `Tape` instead: numbers that were fixed beforehand and cannot be guessed.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

LOW32: Final = 0xFFFFFFFF
MULTIPLIER: Final = 698769069

# One stream per purpose: play never shifts the deal, and search never shifts play.
SETUP: Final = 1
PLAY: Final = 2
SEARCH: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Tape:
    """Endless sequence of 32-bit numbers. Each depends on its place alone, so copies of a table read the same."""

    def word(self, place: i64) -> i64:
        raise NotImplementedError

    def fork(self, stream: i64, place: i64) -> Tape:
        """Return the tape of the generator that `Rng.fork` makes at this place."""
        raise NotImplementedError

    # Hooks for an audit of all random draws.
    def drew(self, place: i64, n: i64, number: i64) -> None:
        """A number below n was read from this place on."""

    def shuffles(self, size: i64) -> None:
        """The next numbers, below `size`, `size` - 1, ... 2, shuffle so many things."""

    def shuffled(self, cards: vec[i32]) -> None:
        """The shuffle gave this order of the slots of a pile."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """Generator whose whole state is one number, so it is cheap to copy and to save.

    The number is negative only where a tape is read: then it is -1 minus the place."""

    def __init__(self, state: i64, tape: Tape | None = None) -> None:
        self.state = state
        self.tape = tape

    def next32(self) -> i64:
        if self.state < 0:
            return self.read()
        x: i64 = MULTIPLIER * (self.state & LOW32) + (self.state >> 32)
        self.state = x
        return (x ^ (x >> 32)) & LOW32

    def below(self, n: i64) -> i64:
        """Return a number in [0, n). The bias is below n / 2**32; from a tape there is none."""
        if self.state < 0:
            return self.read_below(n)
        x: i64 = MULTIPLIER * (self.state & LOW32) + (self.state >> 32)
        self.state = x
        return (((x ^ (x >> 32)) & LOW32) * n) >> 32

    def shuffle(self, cards: vec[i32]) -> None:
        self.shuffle_first(cards, len(cards))

    def shuffle_first(self, cards: vec[i32], size: i64) -> None:
        """Shuffle the first `size` cards of a vector."""
        self.announce(size)
        if self.state < 0:
            for i in range(size - 1, 0, -1):
                exchange(cards, i, self.read_below(i + 1))
        else:
            x = self.state  # as `below` does, faster
            for i in range(size - 1, 0, -1):
                x = MULTIPLIER * (x & LOW32) + (x >> 32)
                exchange(cards, i, (((x ^ (x >> 32)) & LOW32) * (i + 1)) >> 32)
            self.state = x
        if self.tape is not None:
            self.tape.shuffled(cards[:size])

    def announce(self, size: i64) -> None:
        """Tell the tape that the next numbers shuffle so many things."""
        if self.tape is not None:
            self.tape.shuffles(size)

    def shuffle_bytes(self, cards: vec[u8]) -> None:
        self.announce(len(cards))
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def fork(self, stream: i64) -> Rng:
        """Return an independent generator for another purpose. This one moves on by two steps."""
        if self.state < 0:
            return self.fork_tape(stream)
        return scrambled(self.next32(), self.next32(), stream)

    def clone(self) -> Rng:
        return Rng(self.state, self.tape)

    # -- from a tape ----------------------------------------------------------------------
    def read(self) -> i64:
        tape = self.tape
        assert tape is not None  # a tape is not part of a saved position
        word = tape.word(-1 - self.state)
        self.state -= 1
        return word & LOW32

    def read_below(self, n: i64) -> i64:
        """Skip words that would favour some numbers (Lemire, Fast Random Integer Generation, 2019)."""
        place = -1 - self.state
        product = self.read() * n
        if product & LOW32 < n:
            unfair = (LOW32 + 1 - n) % n
            while product & LOW32 < unfair:
                product = self.read() * n
        if self.tape is not None:
            self.tape.drew(place, n, product >> 32)
        return product >> 32

    def fork_tape(self, stream: i64) -> Rng:
        tape = self.tape
        assert tape is not None  # a tape is not part of a saved position
        forked = tape.fork(stream, -1 - self.state)
        self.state -= 1
        return Rng(-1, forked)


def exchange(cards: vec[i32], i: i64, j: i64) -> None:
    card = cards[i]
    cards[i] = cards[j]
    cards[j] = card


def scrambled(low: i64, high: i64, stream: i64) -> Rng:
    # The carry must stay below the multiplier and the state must not be a fixed point: hence the shift and the 1.
    rng = Rng(((high & LOW32) >> 3) << 32 | (low & LOW32) | 1)
    for i in range(8):
        rng.next32()
        rng.state ^= (stream * 0x9E3779B1 + i64(i) * 0x85EBCA6B) & LOW32
    rng.state |= 1
    rng.next32()
    return rng


def seeded(seed: int, stream: i64 = SETUP) -> Rng:
    """Return the generator of a seed, taken modulo 2**64. No two seeds share their games."""
    low = i64(seed & LOW32)
    high = i64((seed >> 32) & LOW32)
    rng = scrambled(low, high, stream)
    left_out = (high & 7) << 1 | (~low & 1)  # the bits for which `scrambled` has no room
    if left_out != 0:
        rng = rng.fork(left_out)
    return rng
