"""How likely each player is to win, from a whole table: what a search rates the end of a rollout by.

The chance is a logistic one: each living player has a strength, and shares the win by its exponential. The strengths
were fitted to who won 30,000 games that the judgement of judgement.py played against itself, over all editions and
expansions (docs/bots.md). The first of two numbers holds when two are left, the second when there are more.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociolek.core.api import Kind, Seat, lowest, shl
from kociolek.games.kittens.cards.barking_table import (
    ALTER_THE_FUTURE_NOW,
    BARKING_KITTEN,
    BURY,
    ILL_TAKE_THAT,
    PERSONAL_ATTACK,
    POTLUCK,
    SHARE_THE_FUTURE,
    SUPER_SKIP,
    TOWER_OF_POWER,
)
from kociolek.games.kittens.cards.imploding import IMPLODING_KITTEN, REVERSE
from kociolek.games.kittens.cards.streaking_table import (
    ALTER_THE_FUTURE_5,
    CATOMIC_BOMB,
    CURSE_OF_THE_CAT_BUTT,
    GARBAGE_COLLECTION,
    MARK,
    SEE_THE_FUTURE_5,
    STREAKING_KITTEN,
    SWAP_TOP_AND_BOTTOM,
)
from kociolek.games.kittens.explode import Peril
from kociolek.games.kittens.kinds import (
    ALTER_THE_FUTURE,
    ARMAGEDDON,
    ATTACK,
    DEFUSE,
    DRAW_FROM_THE_BOTTOM,
    EXPLODING_KITTEN,
    FAVOR,
    FERAL_CAT,
    GODCAT,
    KINDS,
    NOPE,
    RAISING_HECK,
    REVEAL_THE_FUTURE,
    SEE_THE_FUTURE,
    SHUFFLE,
    SKIP,
    TARGETED_ATTACK,
)
from kociolek.games.kittens.state import KittensState

OF_A_CAT: Final = [0.14, 0.21]
STRENGTHS: Final[dict[Kind, tuple[float, float]]] = {
    EXPLODING_KITTEN: (-0.27, -0.37),
    DEFUSE: (0.42, 0.73),
    NOPE: (0.35, 0.32),
    ATTACK: (0.30, 0.39),
    SKIP: (0.14, 0.30),
    FAVOR: (0.25, 0.31),
    SHUFFLE: (0.15, 0.21),
    SEE_THE_FUTURE: (0.17, 0.31),
    FERAL_CAT: (0.28, 0.22),
    TARGETED_ATTACK: (0.28, 0.38),
    ALTER_THE_FUTURE: (0.23, 0.47),
    DRAW_FROM_THE_BOTTOM: (0.11, 0.25),
    ARMAGEDDON: (0.08, 0.30),
    REVEAL_THE_FUTURE: (0.22, 0.27),
    RAISING_HECK: (0.26, 0.44),
    GODCAT: (0.37, 0.68),
    BARKING_KITTEN: (0.12, 0.00),
    ALTER_THE_FUTURE_NOW: (0.19, 0.34),
    BURY: (0.18, 0.35),
    PERSONAL_ATTACK: (0.06, 0.18),
    SHARE_THE_FUTURE: (0.10, 0.27),
    TOWER_OF_POWER: (0.22, 0.18),
    ILL_TAKE_THAT: (-0.14, 0.02),
    SUPER_SKIP: (0.16, 0.25),
    POTLUCK: (0.02, 0.08),
    REVERSE: (0.14, 0.28),
    STREAKING_KITTEN: (0.53, 0.95),
    SEE_THE_FUTURE_5: (0.19, 0.29),
    ALTER_THE_FUTURE_5: (0.30, 0.57),
    SWAP_TOP_AND_BOTTOM: (0.11, 0.24),
    GARBAGE_COLLECTION: (-0.01, 0.19),
    CATOMIC_BOMB: (-0.02, 0.28),
    MARK: (0.11, 0.21),
    CURSE_OF_THE_CAT_BUTT: (0.17, 0.13),
}
RESCUES: Final = shl(1, DEFUSE) | shl(1, GODCAT)
ESCAPES: Final = (
    shl(1, ATTACK)
    | shl(1, SKIP)
    | shl(1, TARGETED_ATTACK)
    | shl(1, REVERSE)
    | shl(1, SUPER_SKIP)
    | shl(1, BURY)
    | shl(1, ALTER_THE_FUTURE)
    | shl(1, ALTER_THE_FUTURE_5)
    | shl(1, ALTER_THE_FUTURE_NOW)
    | shl(1, SHARE_THE_FUTURE)
    | shl(1, RAISING_HECK)
    | shl(1, DRAW_FROM_THE_BOTTOM)
    | shl(1, SHUFFLE)
    | shl(1, SWAP_TOP_AND_BOTTOM)
    | shl(1, CATOMIC_BOMB)
)
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


def strengths(column: int) -> vec[float]:
    """[kind]: what each card in hand adds."""
    table = vec[float]([OF_A_CAT[column]] * KINDS)
    for kind, each in STRENGTHS.items():
        table[kind] = each[column]
    return table


@final
class Column:
    """The numbers that hold for so many players."""

    def __init__(self, column: int) -> None:
        self.cards: Final = strengths(column)
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


DUEL: Final = Column(0)
CROWD: Final = Column(1)


def prospects(t: KittensState, out: list[float]) -> None:
    """Each seat's chance to win; those who are dead have none."""
    alive = t.alive
    rest = alive & (alive - 1)
    column = CROWD
    if rest & (rest - 1) == 0:
        column = DUEL
    whole = 0.0
    seat: i64 = 0
    while seat < t.seats:
        out[seat] = 0.0
        if (alive >> seat) & 1 != 0:
            out[seat] = exp(strength(t, Seat(seat), column))
            whole += out[seat]
        seat += 1
    seat = 0
    while seat < t.seats:
        out[seat] /= whole
        seat += 1


def strength(t: KittensState, seat: Seat, column: Column) -> float:
    hands = t.hands
    held = hands.held[seat]
    value = 0.0
    kinds = held
    while kinds != 0:
        kind = Kind(lowest(kinds))
        kinds &= kinds - 1
        value += column.cards[kind] * float(hands.count(seat, kind))
    saved = held & RESCUES != 0
    if saved:
        value += column.can_defuse
    if held & ESCAPES != 0:
        value += column.can_escape
    if (t.blind >> seat) & 1 != 0:
        value += column.blind
    top = t.top
    if isinstance(top, Peril):
        if top.victim_seat() == seat:
            return value - column.cards[DEFUSE] if saved else value + 2.0 * column.doomed
    elif seat == t.active:
        value += column.on_turn + column.owed * float(t.turns - 1)
        if is_deadly(t, 0):
            value += column.will_defuse if saved else of_running(held, column)
    elif is_deadly(t, t.turns) and not is_deadly(t, 0) and t.after(t.active) == seat:
        value += column.next_defuses if saved else column.next_doomed
    return value


def of_running(held: i64, column: Column) -> float:
    return column.will_escape if held & ESCAPES != 0 else column.doomed


def is_deadly(t: KittensState, depth: i64) -> bool:
    return depth < t.pile.size() and (DEADLY >> t.pile.at(depth)) & 1 != 0
