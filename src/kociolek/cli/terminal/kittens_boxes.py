"""What the expansions lay on the table of Exploding Kittens, in words; read from the view as a client would."""

from __future__ import annotations

from collections.abc import Sequence

from kociolek.games.kittens.state import KittensView
from kociolek.text import Texts


def box_lines(v: KittensView, t: Texts) -> list[str]:
    """About the whole table: the direction, and an Imploding Kitten that was turned."""
    data = v.to_json()
    lines = []
    if data.get("direction") == -1:
        lines.append(t.say("kittens-table-reversed"))
    if data.get("imploding") == "up":
        lines.append(t.say("kittens-table-imploding-up"))
    return lines


def box_notes(v: KittensView, seat: int, players: Sequence[str], t: Texts) -> list[str]:
    """About one player: the curse, marked cards, the crown, and what lies before them."""
    data = v.to_json()
    notes = []
    if is_blind(v, seat):
        notes.append(t.say("kittens-table-blind"))
    marked = data.get("marked")
    if isinstance(marked, list):
        shown = [kind for owner, _, kind in (mark.partition(":") for mark in marked) if owner == str(seat)]
        notes += [t.say("kittens-table-marked", card=kind) for kind in shown]
    barking = data.get("barking")
    if isinstance(barking, dict):
        if barking["wearer"] == seat:
            notes.append(t.say("kittens-table-crown", index=barking["crown"]))
        if barking["lying"] >> seat & 1:
            notes.append(t.say("kittens-table-lying"))
        taker = barking["takers"][seat]
        if taker:
            notes.append(t.say("kittens-table-taken", player=players[taker - 1]))
    return notes


def is_blind(v: KittensView, seat: int) -> bool:
    blind = v.to_json().get("blind")
    return isinstance(blind, list) and seat in blind
