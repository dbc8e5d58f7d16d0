"""What a search knows of Exploding Kittens besides its rules: who is how safe, and which choices are sensible."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import Choices, Heuristic, Kind, Seat, State, lowest
from kociolek.games.kittens.actions import DRAW, EXPLODE, GIVE, PAIR, PASS, PLAY, TUCK
from kociolek.games.kittens.kinds import (
    ALTER_THE_FUTURE,
    ATTACK,
    DEFUSE,
    DRAW_FROM_THE_BOTTOM,
    EXPLODING_KITTEN,
    GODCAT,
    KINDS,
    NOPE,
    RAISING_HECK,
    SHUFFLE,
    SKIP,
    TARGETED_ATTACK,
)
from kociolek.games.kittens.table import Table

# What a card in hand adds to the chance to outlive the others, beside the 1 of being alive.
WORTH_OF_A_CAT: Final = 0.06


def _worths() -> list[float]:
    worths = [WORTH_OF_A_CAT] * KINDS
    for kind, worth in (
        (DEFUSE, 1.6),
        (GODCAT, 1.2),
        (NOPE, 0.25),
        (ATTACK, 0.35),
        (TARGETED_ATTACK, 0.35),
        (SKIP, 0.3),
        (ALTER_THE_FUTURE, 0.3),
        (RAISING_HECK, 0.25),
        (SHUFFLE, 0.2),
        (DRAW_FROM_THE_BOTTOM, 0.2),
    ):
        worths[kind] = worth
    return worths


WORTHS: Final = _worths()
DOOMED: Final = 0.1  # what is left of a chance when the next card is a kitten and nothing helps


@final
class KittensHeuristic(Heuristic):
    def value(self, s: State, out: list[float]) -> None:
        assert isinstance(s, Table)
        whole = 0.0
        seat: i64 = 0
        while seat < s.seats:
            out[seat] = 0.0
            if s.living(Seat(seat)):
                out[seat] = strength(s, Seat(seat))
                whole += out[seat]
            seat += 1
        seat = 0
        while seat < s.seats:
            out[seat] /= whole
            seat += 1

    def lean(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        assert isinstance(s, Table)
        i: i64 = 0
        while i < options.size:
            out[i] = lean_to(s, options.at(i))
            i += 1


def strength(t: Table, seat: Seat) -> float:
    """The hand's worth; little of it is left to one who is about to draw a kitten and cannot help it."""
    worth = 1.0
    kinds = t.hands.held[seat]
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        worth += WORTHS[kind] * float(t.hands.count(seat, Kind(kind)))
    if t.pile.size() > 0 and t.pile.at(0) == EXPLODING_KITTEN and t.active == seat and not can_escape(t, seat):
        worth *= DOOMED
    return worth


def can_escape(t: Table, seat: Seat) -> bool:
    held = t.hands.held[seat]
    kind: i64 = DEFUSE
    escapes: i64 = 0
    while kind < KINDS:
        if WORTHS[kind] > WORTH_OF_A_CAT and kind != NOPE:
            escapes |= (held >> kind) & 1
        kind += 1
    return escapes != 0


def lean_to(t: Table, action: i64) -> float:
    """Rough manners: save yourself, keep what saves you, and do not waste what is worth more than it brings."""
    if action == EXPLODE:
        return 0.0
    if action == PLAY + DEFUSE:
        return 1.0
    if action in (DRAW, PASS):
        return 0.6
    if GIVE <= action < GIVE + KINDS:
        return 1.0 - WORTHS[action - GIVE] / 2.0
    if action >= TUCK:
        return 0.5
    if action >= PAIR:
        return 0.5 - WORTHS[(action - PAIR) % KINDS] / 4.0
    return 0.4
