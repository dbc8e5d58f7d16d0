"""List the random draws of a finished table in order, for checking against the committed secret.

    for draw in draws_of(record): ...

The moves are replayed with a tape that records every draw. `docs/fairness.md` says how each draw follows from its
stream; the browser repeats that computation without knowing the rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i32

from kociolek.core.rng import SETUP, Rng, Tape
from kociolek.core.zones import KIND_MASK
from kociolek.fair import Fair, KeyedTape
from kociolek.record import Record, begin, replay


@dataclass(frozen=True)
class Draw:
    """A number below `n`, a shuffle of `n` things, or the start of stream number `n`."""

    what: Literal["number", "shuffle", "stream"]
    move: int  # number of the move in the record, from 1; 0 for the deal
    stream: str
    place: int  # position of the first word that it used
    n: int
    number: int = -1
    order: tuple[int, ...] = ()  # old position of the thing that lies at each new position
    cards: tuple[str, ...] = ()  # names in the new order if they are cards of a pile, the bottom one first


@dataclass
class Notes:
    """What the tapes of one replay recorded."""

    kinds: list[str]
    move: int = 0
    draws: list[Draw] = field(default_factory=list)
    shuffling: int = 0  # numbers that the present shuffle still needs


class NotedTape(KeyedTape):
    def __init__(self, key: bytes, name: str, notes: Notes) -> None:
        super().__init__(key, name)
        self.notes: Final = notes
        self.swaps: list[int] = []
        self.begin = 0

    def fork(self, stream: int, place: int) -> Tape:
        self.notes.draws.append(Draw("stream", self.notes.move, self.name, place, stream))
        return NotedTape(self.key, f"{self.name}.{place}.{stream}", self.notes)

    def shuffles(self, size: int) -> None:
        self.notes.shuffling = max(0, size - 1)
        self.swaps = []

    def drew(self, place: int, n: int, number: int) -> None:
        notes = self.notes
        if not notes.shuffling:
            notes.draws.append(Draw("number", notes.move, self.name, place, n, number))
            return
        if not self.swaps:
            self.begin = place
        self.swaps.append(number)
        notes.shuffling -= 1
        if not notes.shuffling:
            order = swapped(self.swaps)
            notes.draws.append(Draw("shuffle", notes.move, self.name, self.begin, len(order), order=tuple(order)))

    def shuffled(self, cards: vec[i32]) -> None:
        if len(cards) > 1:
            names = tuple(self.notes.kinds[int(card) & KIND_MASK] for card in cards)
            self.notes.draws[-1] = replace(self.notes.draws[-1], cards=names)


@dataclass(frozen=True)
class NotedFair(Fair):
    """Randomness of a table whose draws are recorded."""

    notes: Notes = field(default_factory=lambda: Notes([]))

    def rng(self, game: str, rules: int, seats: int, options: dict[str, str]) -> Rng:  # type: ignore[override]
        return Rng(-1, NotedTape(self.key(game, rules, seats, options), str(SETUP), self.notes))


def swapped(swaps: list[int]) -> list[int]:
    """Return the order of a Fisher-Yates shuffle with these numbers; the first is below `len(swaps)` + 1."""
    order = list(range(len(swaps) + 1))
    for i, j in zip(range(len(swaps), 0, -1), swaps, strict=True):
        order[i], order[j] = order[j], order[i]
    return order


def draws_of(record: Record) -> list[Draw]:
    """Return the draws of a record, none if it has a seed. Raise CorruptRecord as `replay` does."""
    if record.fair is None:
        return []
    kept = {each.name: getattr(record.fair, each.name) for each in fields(Fair)}
    notes = Notes(begin(record).game.kind_names())
    again = begin(replace(record, fair=NotedFair(**kept, notes=notes)))
    moves = replay(record, again)
    for number in range(1, len(record.moves) + 1):
        notes.move = number
        next(moves)
    return notes.draws
