"""Registry of playable cards: the object that carries out each kind, and what it needs to be played alone."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociolek.core.api import shl
from kociolek.games.kittens.cards.combos import FIVE_DIFFERENT, PAIR_COMBO, TRIPLE_COMBO
from kociolek.games.kittens.cards.good_vs_evil import Armageddon, RaisingHeck, RevealTheFuture
from kociolek.games.kittens.cards.original import Attack, Favor, SeeTheFuture, Shuffle, Skip
from kociolek.games.kittens.cards.party import AlterTheFuture, DrawFromTheBottom, TargetedAttack
from kociolek.games.kittens.kinds import KINDS, kind_named
from kociolek.games.kittens.nope import ASK_THE_CARD, CARDS, NEVER, NOTHING, SOMEBODY_TO_ROB, Card

SINGLES: Final[list[Card]] = [
    Attack("attack"),
    Skip("skip"),
    Favor("favor", SOMEBODY_TO_ROB),
    Shuffle("shuffle"),
    SeeTheFuture("see_the_future"),
    TargetedAttack("targeted_attack"),
    AlterTheFuture("alter_the_future"),
    DrawFromTheBottom("draw_from_the_bottom"),
    Armageddon("armageddon", ASK_THE_CARD),
    RevealTheFuture("reveal_the_future"),
    RaisingHeck("raising_heck"),
]
COMBOS: Final[list[Card]] = [PAIR_COMBO, TRIPLE_COMBO, FIVE_DIFFERENT]
for _combo in COMBOS:
    CARDS[_combo.key] = _combo


@final
class Register:
    """Playable cards by kind. Expansions add theirs."""

    def __init__(self) -> None:
        self.cards: Final = vec[Card]([Card("-", NEVER)] * KINDS)  # [kind]
        self.free: i64 = 0  # mask of the kinds that can always be played alone
        self.robbing: i64 = 0  # of those that need somebody to rob
        self.asking: i64 = 0  # of those that are asked whether they can
        for card in SINGLES:
            self.add(card)

    def add(self, card: Card) -> None:
        """Register a card under the kind of its key."""
        kind = kind_named(card.key)
        self.cards[kind] = card
        CARDS[card.key] = card
        if card.needs == NOTHING:
            self.free |= shl(1, kind)
        elif card.needs == SOMEBODY_TO_ROB:
            self.robbing |= shl(1, kind)
        elif card.needs == ASK_THE_CARD:
            self.asking |= shl(1, kind)


REGISTER: Final = Register()
