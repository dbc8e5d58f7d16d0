"""Turn counter: the active player, the turns they owe, and what ends or adds turns. [A1-A14]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kociolek.core.api import Seat

if TYPE_CHECKING:
    from kociolek.games.kittens.state import KittensState


def begin_turns(t: KittensState, seat: Seat, turns: i64, attacked: bool) -> None:
    """Make a seat the active player, who owes this many turns."""
    t.active = seat
    t.turns = turns
    t.attacked = attacked
    t.tell("turn_began", seat, index=turns)


def end_one_turn(t: KittensState) -> None:
    """End one of the owed turns, as a draw, a Skip or a defused kitten does. [A9, A10]"""
    if t.turns > 1:
        t.turns -= 1
        t.tell("turn_began", t.active, index=t.turns)
    else:
        begin_turns(t, t.after(t.active), 1, False)


def attack(t: KittensState, victim: Seat, number: i64) -> None:
    """Pass the turn to the victim, who owes the card's number and the turns the attacker owes from an attack.

    Two, then four, then six; three on the last of two. [A1-A3; C7 and its option]
    """
    owed = owed_after(t, number)
    t.tell("attacked", t.active, victim, index=owed)
    begin_turns(t, victim, owed, True)


def owed_after(t: KittensState, number: i64) -> i64:
    """Return how many turns an attack of this number makes."""
    if t.attacked and (t.turns > 1 or t.rules.last_turn_stacks):
        return number + t.turns
    return number
