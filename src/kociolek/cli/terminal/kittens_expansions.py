"""What the expansions lay on the table of Exploding Kittens, in words."""

from __future__ import annotations

from collections.abc import Sequence

from kociolek.games.kittens.cards.barking_table import BarkingState
from kociolek.games.kittens.cards.imploding import ImplodingState
from kociolek.games.kittens.cards.streaking_table import MARK_BITS, MARK_KIND, StreakingState
from kociolek.games.kittens.kinds import NAMES
from kociolek.games.kittens.view import KittensView
from kociolek.text import Texts


def expansion_lines(v: KittensView, t: Texts) -> list[str]:
    """Return notes about the whole table: the direction, and an Imploding Kitten that was turned."""
    lines = []
    if v.public.direction < 0:
        lines.append(t.say("kittens-table-reversed"))
    if any(isinstance(e, ImplodingState) and e.face_up for e in v.expansions):
        lines.append(t.say("kittens-table-imploding-up"))
    return lines


def expansion_notes(v: KittensView, seat: int, players: Sequence[str], t: Texts) -> list[str]:
    """Return notes about one player: the curse, marked cards, the crown, and what lies before them."""
    notes = []
    if v.public.blind >> seat & 1:
        notes.append(t.say("kittens-table-blind"))
    for e in v.expansions:
        if isinstance(e, StreakingState):
            shown = [int(mark) & int(MARK_KIND) for mark in e.marked if int(mark) >> int(MARK_BITS) == seat]
            notes += [t.say("kittens-table-marked", card=NAMES[kind]) for kind in shown]
        if isinstance(e, BarkingState):
            if e.wearer == seat:
                notes.append(t.say("kittens-table-crown", index=int(e.crown.size())))
            if e.lying >> seat & 1:
                notes.append(t.say("kittens-table-lying"))
            if e.takers[seat]:
                taker = int(e.takers[seat]) - 1
                you = "seat" if taker == v.seat else "none"
                notes.append(t.say("kittens-table-taken", player=players[taker], you=you))
    return notes
