"""A player leaves: what they have built stays, their turns are left out, and they cannot win."""

from __future__ import annotations

from kociolek.core.api import Seat, shl
from kociolek.core.stack import frames_of
from kociolek.games.witchstone.bits import size
from kociolek.games.witchstone.ending import end_game
from kociolek.games.witchstone.series.crystal import Exit
from kociolek.games.witchstone.state import NO_QUEUE, NO_TOKEN, WitchstoneState
from kociolek.games.witchstone.turn import pass_on


def leave(t: WitchstoneState, seat: Seat) -> None:
    """Remove a player from the game. The last one who stays wins."""
    t.gone |= shl(1, seat)
    t.tell("left", seat)
    t.revealed = True
    if seat == t.active and isinstance(t.top, Exit):  # the crystal on the rim finds no shelf any more
        t.players[seat].aside += 1
    if size(~t.gone & (shl(1, t.seats) - 1)) == 1:
        end_game(t)
    elif seat == t.active:
        t.pending = NO_TOKEN
        t.queue = NO_QUEUE
        t.waiting = 0
        if t.round > 0:
            pass_on(t)
        else:
            t.top = frames_of(t.top)[-2]  # the end of a tower's choice
        t.settle()
    t.publish()
