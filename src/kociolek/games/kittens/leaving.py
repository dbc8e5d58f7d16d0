"""A player goes out of the game: by a kitten, or by leaving the table. [E1-E4]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import u8

from kociolek.core.api import EVERYONE, NOBODY, Kind, Seat, lowest, shl
from kociolek.games.kittens.debt import begin_turns
from kociolek.games.kittens.ending import declare_winners
from kociolek.games.kittens.expansion_state import died
from kociolek.games.kittens.frames import FRAMES
from kociolek.games.kittens.kinds import DEVILCAT, GODCAT, ON_MAT_DEVILCAT, ON_MAT_GODCAT

if TYPE_CHECKING:
    from kociolek.games.kittens.state import KittensState


def die(t: KittensState, seat: Seat, verb: str) -> None:
    """Put a player out of the game: the hand is discarded, Godcat goes home, owed turns are void. [E1, A12, G10]"""
    t.tell(verb, seat)
    while t.hands.held(seat) != 0:
        kind = Kind(lowest(t.hands.held(seat)))
        t.spend(seat, kind)
        t.tell("discarded", seat, NOBODY, kind)
    t.alive &= ~shl(1, seat)
    if len(t.expansions) > 0:
        t.blind &= ~shl(1, seat)
        died(t, seat)
    t.ranking = append(t.ranking[:], u8(seat))  # clones share it
    if t.alive & (t.alive - 1) == 0:
        declare_winners(t)  # before anything else is asked [E3]
    elif seat == t.active:
        begin_turns(t, t.after(seat), 1, False)
    if len(t.expansions) > 0 and verb != "left" and t.winners() == 0:
        FRAMES.remove_player(t, seat)  # without expansions nothing but the turn lies below a kitten


def leave(t: KittensState, seat: Seat) -> None:
    """Let a player leave: they die without a kitten, and whatever they were part of is void. [E4]"""
    die(t, seat, "left")
    if t.waiting == 0 and t.winners() != 0:
        send_home(t)
        return
    t.waiting &= t.alive
    if not FRAMES.remove_player(t, seat):
        t.waiting = 0
    t.settle()


def send_home(t: KittensState) -> None:
    """Put cards in limbo where they belong, when the game ended in the middle of an effect."""
    while t.limbo.size() > 0:
        kind = t.limbo.take()
        if kind == GODCAT:
            t.mat |= ON_MAT_GODCAT
        elif kind == DEVILCAT:
            t.mat |= ON_MAT_DEVILCAT
        else:
            t.discard.put(kind, EVERYONE)
