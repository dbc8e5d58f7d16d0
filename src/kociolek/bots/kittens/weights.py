"""What a player of Exploding Kittens holds dear: the worth of cards, and how somebody plays, as named numbers.

All worths are in one unit: what a player without a Defuse would give not to be dead is `LIFE` of them, a Defuse is
about one. They were found by letting manners play against each other (docs/bots.md).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from kociolek.core.api import Kind
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
from kociolek.games.kittens.cards.imploding import REVERSE
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
    is_cat,
)

OF_A_CAT: Final = 0.04  # alone; two of a kind can steal
OF_OTHERS: Final = 0.08  # of a card that is not named here
WORTHS: Final[dict[Kind, float]] = {
    EXPLODING_KITTEN: -0.5,  # who may keep one hidden would rather not
    DEFUSE: 1.0,
    STREAKING_KITTEN: 1.0,
    GODCAT: 0.9,
    ATTACK: 0.4,
    TARGETED_ATTACK: 0.4,
    SUPER_SKIP: 0.3,
    SKIP: 0.26,
    REVERSE: 0.26,
    BURY: 0.26,
    NOPE: 0.22,
    ALTER_THE_FUTURE: 0.24,
    ALTER_THE_FUTURE_5: 0.26,
    ALTER_THE_FUTURE_NOW: 0.24,
    SHARE_THE_FUTURE: 0.2,
    CATOMIC_BOMB: 0.26,
    RAISING_HECK: 0.24,
    DRAW_FROM_THE_BOTTOM: 0.16,
    SWAP_TOP_AND_BOTTOM: 0.14,
    SEE_THE_FUTURE: 0.25,
    SEE_THE_FUTURE_5: 0.14,
    REVEAL_THE_FUTURE: 0.1,
    SHUFFLE: 0.12,
    ARMAGEDDON: 0.1,
    CURSE_OF_THE_CAT_BUTT: 0.1,
    TOWER_OF_POWER: 0.1,
    FAVOR: 0.08,
    ILL_TAKE_THAT: 0.08,
    FERAL_CAT: 0.1,
    MARK: 0.03,
    GARBAGE_COLLECTION: 0.06,
    POTLUCK: 0.06,
    PERSONAL_ATTACK: 0.03,
    BARKING_KITTEN: 0.02,
}


def worths() -> vec[float]:
    """[kind]: what a card in hand is worth to keep."""
    table = vec[float]([OF_OTHERS] * KINDS)
    kind = 0
    while kind < KINDS:
        if is_cat(Kind(kind)):
            table[kind] = OF_A_CAT
        kind += 1
    for each, worth in WORTHS.items():
        table[each] = worth
    return table


@final
class Manner:
    """How somebody plays. All the bots that play by judgement differ in these numbers only."""

    def __init__(
        self,
        life: float,
        gain: float,
        hit: float,
        theft: float,
        fear: float,
        thrift: float,
        grudge: float,
        whim: float,
        suspicion: float,
    ) -> None:
        self.life: Final = life  # what dying costs one who has no Defuse
        self.gain: Final = gain  # what a drawn card brings on average
        self.hit: Final = hit  # what it brings that a kitten comes to the next of two players; of more, less
        self.theft: Final = theft  # what a card stolen by chance brings
        self.fear: Final = fear  # by how much a danger is taken for greater than it is; 1: for what it is
        self.thrift: Final = thrift  # by how much cards are taken for dearer than they are
        self.grudge: Final = grudge  # how much rather cards are aimed at those who took some from this player
        self.whim: Final = whim  # how far chance moves each judgement, at most
        self.suspicion: Final = suspicion  # the chance that a kitten just put back lies on top; 0: does not think of it
        self.worth: Final = worths()


SENSIBLE: Final = Manner(
    life=2.8, gain=0.14, hit=0.4, theft=0.25, fear=1.0, thrift=1.0, grudge=0.0, whim=0.0, suspicion=0.5
)
