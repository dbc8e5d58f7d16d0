"""Weights of the bots: a table of values by card, and the parameters of each playing style.

`CARDS` is the one table of values by card. The worth of a card is in one unit: a Defuse is worth about one, and what a
player without one would give not to be dead is `Weights.life`. The numbers were found by letting weights play against
each other, the strengths by fitting them to who won (docs/bots.md).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.bots.values import check_values
from kociolek.core.api import Kind, shl
from kociolek.games.kittens import expansions as expansions  # brings the kinds of all expansions
from kociolek.games.kittens.kinds import KINDS, NAMES, kind_named

# Roles: what a card is good for in one's own turn.
PLAIN: Final = 0
ONE_TURN: Final = 1  # ends a turn without a draw
ONSLAUGHT: Final = 2  # ends all turns, and another owes more
ALL_TURNS: Final = 3
FROM_BELOW: Final = 4  # draws the bottom card
HECK: Final = 5
BURIAL: Final = 6
BOMB: Final = 7
DUEL: Final = 8
PEEK: Final = 9
ALTERING: Final = 10
SHUFFLING: Final = 11
ENDS_SWAPPED: Final = 12
FAVOUR: Final = 13
BARK: Final = 14
TRICK: Final = 15  # played for its effect, which is worth `brings` at any time
SERVED: Final = 16  # somebody else gets the next card drawn
SELF_ATTACK: Final = 17
COLLECTION: Final = 18  # puts cards into the pile
LAST_ENDING: Final = DUEL  # up to here a card ends a turn
LAST_RESCUE: Final = ENDS_SWAPPED  # up to here it may help against the top card


def is_ending(role: i64) -> bool:
    """Return whether a card of this role ends a turn."""
    return PLAIN < role <= LAST_ENDING


def is_rescue(role: i64) -> bool:
    """Return whether a card of this role may help against the top card of the pile."""
    return PLAIN < role <= LAST_RESCUE


@final
class CardValues:
    """Values of one kind of card for all bots."""

    def __init__(
        self, worth: float, duel: float, crowd: float, role: int = PLAIN, rank: int = 0, brings: float = 0.05
    ) -> None:
        self.worth: Final = worth  # what it is worth in hand
        self.duel: Final = duel  # what it adds to its holder's strength when two are left (evaluation.py) ...
        self.crowd: Final = crowd  # ... and when there are more
        self.role: Final = role
        self.rank: Final = rank  # the order of cards for `easy`, the best 100; 0: worth the more, the more one has
        self.brings: Final = brings  # what it brings to play it, if its role does not say


@final
class CardTable:
    """Values of every kind, as columns for the compiled bots. Expansions add theirs."""

    def __init__(self) -> None:
        self.rows: Final[dict[str, CardValues]] = {}
        # [kind]; never replaced, for weights and scores keep them
        self.worth: Final[vec[float]] = vec[float]([0.0] * KINDS)
        self.duel: Final[vec[float]] = vec[float]([0.0] * KINDS)
        self.crowd: Final[vec[float]] = vec[float]([0.0] * KINDS)
        self.brings: Final[vec[float]] = vec[float]([0.0] * KINDS)
        self.role: Final[vec[u8]] = vec[u8]([0] * KINDS)
        self.order: Final[list[Kind]] = []  # in which they were added
        self.escapes: i64 = 0  # mask of the kinds that surely help against the top card

    def add(self, name: str, values: CardValues) -> None:
        """Set the values of a kind. Raise ValueError if there is no kind with this name."""
        kind = kind_named(name)
        if name not in self.rows:
            self.order.append(kind)
        self.rows[name] = values
        self.worth[kind] = values.worth
        self.duel[kind] = values.duel
        self.crowd[kind] = values.crowd
        self.brings[kind] = values.brings
        self.role[kind] = u8(values.role)
        if is_rescue(values.role) and values.role not in (DUEL, PEEK):
            self.escapes |= shl(1, kind)
        else:
            self.escapes &= ~shl(1, kind)

    def check(self) -> None:
        """Raise MissingValues if a kind of the game has no values."""
        check_values(list(self.rows), NAMES, "kociolek.bots.kittens.weights.CARDS")

    def kinds_of(self, *roles: int) -> list[Kind]:
        """Return the kinds with one of these roles, in the order of the table."""
        return [kind for kind in self.order if int(self.role[kind]) in roles]


CAT: Final = CardValues(0.04, 0.14, 0.21)  # alone; two of a kind can steal
NEVER_HELD: Final = CardValues(0.08, 0.14, 0.21)

# `easy` tries cards of one role in the order of this table.
CARD_VALUES: Final[dict[str, CardValues]] = {
    "exploding_kitten": CardValues(-0.5, -0.27, -0.37),  # who may keep one hidden would rather not
    "imploding_kitten": NEVER_HELD,
    "devilcat": NEVER_HELD,
    "streaking_kitten": CardValues(1.0, 0.53, 0.95, rank=100),
    "defuse": CardValues(1.0, 0.42, 0.73, rank=99),
    "godcat": CardValues(0.9, 0.37, 0.68, rank=98),
    "nope": CardValues(0.22, 0.35, 0.32, rank=97),
    "targeted_attack": CardValues(0.4, 0.28, 0.38, ONSLAUGHT, 96),
    "attack": CardValues(0.4, 0.30, 0.39, ONSLAUGHT, 95),
    "super_skip": CardValues(0.3, 0.16, 0.25, ALL_TURNS, 94),
    "skip": CardValues(0.26, 0.14, 0.30, ONE_TURN, 93),
    "reverse": CardValues(0.26, 0.14, 0.28, ONE_TURN, 92),
    "bury": CardValues(0.26, 0.18, 0.35, BURIAL, 91),
    "catomic_bomb": CardValues(0.26, -0.02, 0.28, BOMB, 85),
    "raising_heck": CardValues(0.24, 0.26, 0.44, HECK, 86),
    "draw_from_the_bottom": CardValues(0.16, 0.11, 0.25, FROM_BELOW, 81),
    "swap_top_and_bottom": CardValues(0.14, 0.11, 0.24, ENDS_SWAPPED, 80),
    "alter_the_future_5": CardValues(0.26, 0.30, 0.57, ALTERING, 90),
    "alter_the_future": CardValues(0.24, 0.23, 0.47, ALTERING, 89),
    "share_the_future": CardValues(0.2, 0.10, 0.27, ALTERING, 87),
    "alter_the_future_now": CardValues(0.24, 0.19, 0.34, ALTERING, 88),
    "see_the_future_5": CardValues(0.14, 0.19, 0.29, PEEK, 83),
    "see_the_future": CardValues(0.25, 0.17, 0.31, PEEK, 82),
    "reveal_the_future": CardValues(0.1, 0.22, 0.27, PEEK, 74),
    "shuffle": CardValues(0.12, 0.15, 0.21, SHUFFLING, 79),
    "armageddon": CardValues(0.1, 0.08, 0.30, DUEL, 75),
    "favor": CardValues(0.08, 0.25, 0.31, FAVOUR, 76),
    "tower_of_power": CardValues(0.1, 0.22, 0.18, TRICK, 77, brings=0.2),
    "curse_of_the_cat_butt": CardValues(0.1, 0.17, 0.13, TRICK, 78, brings=0.12),
    "ill_take_that": CardValues(0.08, -0.14, 0.02, SERVED, 73, brings=0.2),
    "mark": CardValues(0.03, 0.11, 0.21, TRICK, 72, brings=0.02),
    "barking_kitten": CardValues(0.02, 0.12, 0.00, BARK, 71),
    "personal_attack": CardValues(0.03, 0.06, 0.18, SELF_ATTACK),
    "garbage_collection": CardValues(0.06, -0.01, 0.19, COLLECTION),
    "potluck": CardValues(0.06, 0.02, 0.08),
    "feral_cat": CardValues(0.1, 0.28, 0.22, rank=84),
    "tacocat": CAT,
    "cattermelon": CAT,
    "beard_cat": CAT,
    "rainbow_ralphing_cat": CAT,
    "hairy_potato_cat": CAT,
    "horse_cat": CAT,
    "knight_cat": CAT,
    "mercat": CAT,
    "troll_cat": CAT,
}


def filled_table() -> CardTable:
    table = CardTable()
    for name, values in CARD_VALUES.items():
        table.add(name, values)
    return table


CARDS: Final = filled_table()


@final
class Weights:
    """Playing style. All bots that play by scores differ in these numbers only."""

    def __init__(
        self,
        gain: float = 0.14,
        hit: float = 0.4,
        theft: float = 0.25,
        crowd_theft: float = 0.0,
        favour: float = 0.8,
        prey: float = -0.01,
        fear: float = 0.9,
        thrift: float = 1.0,
        grudge: float = 0.0,
        whim: float = 0.0,
        suspicion: float = 0.6,
    ) -> None:
        self.life: Final = 2.8  # what dying costs one who has no Defuse
        self.gain: Final = gain  # what a drawn card brings on average
        self.hit: Final = hit  # what it brings that a kitten comes to the next of two players; of more, less
        self.theft: Final = theft  # what a card stolen by chance brings when two are left ...
        self.crowd_theft: Final = crowd_theft  # ... and when there are more: few cards hide no Defuse
        self.favour: Final = favour  # the part of it that a Favor brings
        self.prey: Final = prey  # how much rather, for each card there, a small hand is robbed; below 0 a large one
        self.fear: Final = fear  # by how much a danger is taken for greater than it is; 1: for what it is
        self.thrift: Final = thrift  # by how much cards are taken for dearer than they are
        self.grudge: Final = grudge  # how much rather cards are aimed at those who took some from this player
        self.whim: Final = whim  # how far chance moves each score, at most
        self.suspicion: Final = suspicion  # the chance that a kitten just put back lies on top; 0: does not think of it


MEDIUM: Final = Weights()
CAUTIOUS: Final = Weights(gain=0.05, fear=2.5, suspicion=0.8)
VENGEFUL: Final = Weights(hit=1.2, theft=0.35, crowd_theft=0.1, thrift=0.8, grudge=2.0, suspicion=0.5)
CHAOTIC: Final = Weights(thrift=0.5, whim=0.3, suspicion=0.0)
# The first numbers of `medium`. They never change: `hard-1` plays by them, and networks learn on top of them.
FIRST: Final = Weights(
    gain=0.14,
    hit=0.4,
    theft=0.25,
    crowd_theft=0.25,
    favour=0.4,
    prey=0.01,
    fear=1.0,
    thrift=1.0,
    grudge=0.0,
    whim=0.0,
    suspicion=0.5,
)
