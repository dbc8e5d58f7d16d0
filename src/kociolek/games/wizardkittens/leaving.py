"""A player leaves for good. The rulebooks are silent; this is our rule.

The circle of the player is discarded. Curses already won stay won and count towards the six, but a player who left
cannot win. A turn that was theirs ends at once, and the cards in hand are discarded. The last player wins.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from kociolek.core.api import Seat, shl
from kociolek.games.wizardkittens.cards import NONE
from kociolek.games.wizardkittens.curses import discard_used, reveal_curse
from kociolek.games.wizardkittens.effects import drop
from kociolek.games.wizardkittens.ending import ALL_DEFEATED, ALL_LEFT, finish
from kociolek.games.wizardkittens.frames import FRAMES
from kociolek.games.wizardkittens.kinds import TYPES
from kociolek.games.wizardkittens.places import DISCARD, HAND, PER_CIRCLE
from kociolek.games.wizardkittens.scoring import CURSES_IN_PLAY, WON_RECORD
from kociolek.games.wizardkittens.state import WizardKittensState
from kociolek.games.wizardkittens.turn import TURN


def leave(t: WizardKittensState, seat: Seat) -> None:
    t.tell("left", seat)
    was_active = seat == t.active
    t.alive &= ~shl(1, seat)
    discard_circle(t, seat)
    if t.alive & (t.alive - 1) == 0:
        clear_hand(t)
        finish(t, ALL_LEFT)
        return
    if was_active:
        t.active = t.after(seat)
    if not t.dealt():
        t.waiting = 0  # the next player who has no kitten yet is asked
    elif was_active:
        end_turn_of_gone(t)
    else:
        FRAMES.remove_player(t, seat)
        t.waiting = 0  # the top frame asks again
    t.settle()


def discard_circle(t: WizardKittensState, seat: Seat) -> None:
    cells = t.cells
    first = seat * PER_CIRCLE
    for place in range(first, first + PER_CIRCLE):
        cells[DISCARD + place % TYPES] += cells[place]
        cells[place] = 0


def clear_hand(t: WizardKittensState) -> None:
    for kind in range(TYPES):
        while t.cells[HAND + kind] != 0:
            drop(t, kind)
    discard_used(t)


def end_turn_of_gone(t: WizardKittensState) -> None:
    """Fill the gaps of curses that have just fallen. Then the next player draws."""
    clear_hand(t)
    t.fresh = vec[u8]()
    t.waiting = 0
    if len(t.won) == CURSES_IN_PLAY * WON_RECORD:
        finish(t, ALL_DEFEATED)
        return
    for chapter in range(t.chapters):
        if t.curses[chapter] == NONE:
            reveal_curse(t, chapter)
    t.top = TURN
    t.tell("turn_began", t.active)
