"""Observation tensors: encoders of views as rows of small numbers, for learning agents.

An `Observer` belongs to one set-up of a game. It gets views, never a position, so a row holds only what its seat may
know. A row consists of named blocks. Seats count from the observer on: 0 is the observer, 1 the next player clockwise,
and so on; a spectator counts from seat 0. Every number fits a byte, larger ones are cut at `MOST`. A row is a vector,
which NumPy reads without a copy.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.core.api import Seat, View, lowest

MOST: Final = 255  # the largest number of a row


@final
class Block:
    """A named part of a row: `size` numbers from `first` on."""

    def __init__(self, name: str, first: int, size: int) -> None:
        self.name: Final = name
        self.first: Final = first
        self.size: Final = size


class Observer:
    """Encoder of the views of one set-up. A game's subclass names its blocks in its constructor."""

    def __init__(self, seats: i64, prompts: list[str]) -> None:
        self.seats = seats
        self.blocks: list[Block] = []
        self.size: i64 = 0
        self.prompts: Final[dict[str, int]] = {name: number for number, name in enumerate(prompts)}
        self.prompt: Final = self.block("prompt", len(prompts))
        self.waiting: Final = self.block("waiting", int(seats))

    def block(self, name: str, size: int) -> i64:
        """Add a block. Return where it begins."""
        first = self.size
        self.blocks.append(Block(name, int(first), size))
        self.size += i64(size)
        return first

    def observe(self, view: View) -> vec[u8]:
        """Return the row of a view."""
        raise NotImplementedError

    def write(self, view: View, row: vec[u8], at: i64) -> None:
        """Write the row of a view into a vector from `at` on, where it has zeros."""
        part = self.observe(view)
        for i in range(self.size):
            row[at + i] = part[i]

    def begin(self, view: View) -> vec[u8]:
        """Return a row that holds only the question and the seats it is put to."""
        row = vec[u8]([0] * self.size)
        self.put_question(view, row, 0)
        return row

    def put_question(self, view: View, row: vec[u8], at: i64) -> None:
        prompt = self.prompts.get(view.prompt)
        if prompt is not None:
            row[at + self.prompt + i64(prompt)] = 1
        self.put_seats(row, at + self.waiting, view.waiting, view.seat)

    def place(self, seat: Seat, observer: Seat) -> i64:
        """Return how many seats after the observer a player sits."""
        if observer < 0:
            return seat
        distance: i64 = seat - observer
        if distance < 0:
            distance += self.seats
        return distance

    def put_seat(self, row: vec[u8], first: i64, seat: Seat, observer: Seat) -> None:
        """Mark one seat, unless it is NOBODY."""
        if seat >= 0:
            row[first + self.place(seat, observer)] = 1

    def put_seats(self, row: vec[u8], first: i64, mask: i64, observer: Seat) -> None:
        """Mark the seats of a mask."""
        while mask != 0:
            seat = lowest(mask)
            mask &= mask - 1
            row[first + self.place(Seat(seat), observer)] = 1


def put_mask(row: vec[u8], first: i64, mask: i64) -> None:
    """Mark the members of a set."""
    while mask != 0:
        row[first + lowest(mask)] = 1
        mask &= mask - 1


def put_number(row: vec[u8], place: i64, number: i64) -> None:
    """Write a number, at least 0 and at most `MOST`."""
    if number > MOST:
        number = MOST
    if number > 0:
        row[place] = u8(number)


def put_words(row: vec[u8], first: i64, size: i64, words: list[str]) -> None:
    """Write the numbers among the fields of a frame in order, each plus one; 0 means no field."""
    i: i64 = 0
    for number, word in enumerate(words):
        if number > 0 and i < size and word.isdigit():
            put_number(row, first + i, i64(int(word)) + 1)
        if number > 0:
            i += 1
