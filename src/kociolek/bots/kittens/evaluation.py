"""Evaluation of positions: the chance of each player to win, by which a search rates the end of a rollout.

The model is logistic: each living player has a strength, and shares the win by its exponential. The strengths were
fitted to who won 30,000 games that the bot `medium` played against itself, over all editions and expansions
(docs/bots.md). The first of two numbers holds when two are left, the second when there are more.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociolek.bots.kittens.weights import CARDS
from kociolek.core.api import NOBODY, Kind, Seat, lowest, shl
from kociolek.games.kittens.cards.imploding import IMPLODING_KITTEN
from kociolek.games.kittens.explode import Peril
from kociolek.games.kittens.kinds import DEFUSE, EXPLODING_KITTEN, GODCAT
from kociolek.games.kittens.state import KittensState

RESCUES: Final = shl(1, DEFUSE) | shl(1, GODCAT)
DEADLY: Final = shl(1, EXPLODING_KITTEN) | shl(1, IMPLODING_KITTEN)

# Besides the cards themselves.
CAN_DEFUSE: Final = [0.40, 0.56]
CAN_ESCAPE: Final = [0.21, 0.18]
ON_TURN: Final = [0.09, 0.13]
EACH_TURN_OWED: Final = [-0.06, 0.02]  # beyond the first
# When the next card is deadly, for the one who is to draw it.
WILL_DEFUSE: Final = [-0.19, -0.61]
WILL_ESCAPE: Final = [-0.69, -0.70]
DOOMED: Final = [-2.71, -2.30]
# When it is the card after the active player's last.
NEXT_DEFUSES: Final = [-0.18, -0.46]
NEXT_DOOMED: Final = [-0.71, -0.56]
BLIND: Final = [-0.14, -0.18]


@final
class Column:
    """Parameters for two players left, or for more."""

    def __init__(self, cards: vec[float], column: int) -> None:
        self.cards: Final = cards  # [kind]: what each card in hand adds
        self.can_defuse: Final = CAN_DEFUSE[column]
        self.can_escape: Final = CAN_ESCAPE[column]
        self.on_turn: Final = ON_TURN[column]
        self.owed: Final = EACH_TURN_OWED[column]
        self.will_defuse: Final = WILL_DEFUSE[column]
        self.will_escape: Final = WILL_ESCAPE[column]
        self.doomed: Final = DOOMED[column]
        self.next_defuses: Final = NEXT_DEFUSES[column]
        self.next_doomed: Final = NEXT_DOOMED[column]
        self.blind: Final = BLIND[column]


TWO_LEFT: Final = Column(CARDS.duel, 0)
MORE_LEFT: Final = Column(CARDS.crowd, 1)


def win_chances(t: KittensState, out: list[float]) -> None:
    """Write each seat's chance to win to `out`; those who are dead have none."""
    alive = t.alive
    rest = alive & (alive - 1)
    column = MORE_LEFT
    if rest & (rest - 1) == 0:
        column = TWO_LEFT
    top = t.top
    in_peril = False
    victim = NOBODY
    if isinstance(top, Peril):
        in_peril = True
        victim = top.seat
    whole = 0.0
    for seat in range(t.seats):
        out[seat] = 0.0
        if (alive >> seat) & 1 != 0:
            share = exp(strength(t, Seat(seat), column, in_peril, victim))
            out[seat] = share
            whole += share
    for seat in range(t.seats):
        out[seat] /= whole


def strength(t: KittensState, seat: Seat, column: Column, in_peril: bool, victim: Seat) -> float:
    hands = t.hands
    held = hands.held(seat)
    value = 0.0
    kinds = held
    while kinds != 0:
        kind = Kind(lowest(kinds))
        kinds &= kinds - 1
        value += column.cards[kind] * float(hands.count(seat, kind))
    saved = held & RESCUES != 0
    if saved:
        value += column.can_defuse
    if held & CARDS.escapes != 0:
        value += column.can_escape
    if (t.blind >> seat) & 1 != 0:
        value += column.blind
    if in_peril:
        if seat == victim:
            return value - column.cards[DEFUSE] if saved else value + 2.0 * column.doomed
    elif seat == t.active:
        value += column.on_turn + column.owed * float(t.turns - 1)
        if is_deadly(t, 0):
            value += column.will_defuse if saved else of_running(held, column)
    elif is_deadly(t, t.turns) and not is_deadly(t, 0) and t.after(t.active) == seat:
        value += column.next_defuses if saved else column.next_doomed
    return value


def of_running(held: i64, column: Column) -> float:
    return column.will_escape if held & CARDS.escapes != 0 else column.doomed


def is_deadly(t: KittensState, depth: i64) -> bool:
    return depth < t.pile.size() and (DEADLY >> t.pile.at(depth)) & 1 != 0
