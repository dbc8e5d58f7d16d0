"""A player leaves for good. The books are silent; this is our rule.

The circle of the one who left is discarded; curses already won stay won and count towards the six, but a player who
left cannot win. A turn that was theirs ends at once, and what hung in the air is discarded. Whoever stays alone wins.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.core.api import Seat, shl
from kociolek.games.wizardkittens.actions import PER_CIRCLE
from kociolek.games.wizardkittens.cards import NONE
from kociolek.games.wizardkittens.curses import discard_used, reveal_curse
from kociolek.games.wizardkittens.effects import drop
from kociolek.games.wizardkittens.frames import FRAMES
from kociolek.games.wizardkittens.kinds import TYPES
from kociolek.games.wizardkittens.scoring import ALL_DEFEATED, ALL_LEFT, CURSES_IN_PLAY, WON_RECORD
from kociolek.games.wizardkittens.state import DISCARD, HAND, WizardKittensState
from kociolek.games.wizardkittens.turn import TURN


def leave(t: WizardKittensState, seat: Seat) -> None:
    t.tell("left", seat)
    was_active = seat == t.active
    t.alive &= ~shl(1, seat)
    discard_circle(t, seat)
    if t.alive & (t.alive - 1) == 0:
        clear_hand(t)
        t.finish(ALL_LEFT)
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
    place = seat * PER_CIRCLE
    end = place + PER_CIRCLE
    while place < end:
        cells[DISCARD + place % TYPES] += cells[place]
        cells[place] = 0
        place += 1


def clear_hand(t: WizardKittensState) -> None:
    kind: i64 = 0
    while kind < TYPES:
        while t.cells[HAND + kind] != 0:
            drop(t, kind)
        kind += 1
    discard_used(t)


def end_turn_of_gone(t: WizardKittensState) -> None:
    """Gaps of curses that had just fallen are filled; then the next player draws."""
    clear_hand(t)
    t.fresh = vec[u8]()
    t.waiting = 0
    if len(t.won) == CURSES_IN_PLAY * WON_RECORD:
        t.finish(ALL_DEFEATED)
        return
    chapter: i64 = 0
    while chapter < t.chapters:
        if t.curses[chapter] == NONE:
            reveal_curse(t, chapter)
        chapter += 1
    t.top = TURN
    t.tell("turn_began", t.active)
