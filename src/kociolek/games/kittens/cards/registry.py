"""Which object plays which kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociolek.games.kittens.cards.combos import FIVE_DIFFERENT, PAIR_COMBO, TRIPLE_COMBO
from kociolek.games.kittens.cards.good_vs_evil import Armageddon, RaisingHeck, RevealTheFuture
from kociolek.games.kittens.cards.original import Attack, Favor, SeeTheFuture, Shuffle, Skip
from kociolek.games.kittens.cards.party import AlterTheFuture, DrawFromTheBottom, TargetedAttack
from kociolek.games.kittens.kinds import NAMES, kind_named
from kociolek.games.kittens.nope import ASK_THE_CARD, NEVER, SOMEBODY_TO_ROB, Card

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


def _by_kind() -> list[Card]:
    cards: list[Card] = [Card(name, NEVER) for name in NAMES]
    for card in SINGLES:
        cards[kind_named(card.key)] = card
    return cards


CARDS: Final[list[Card]] = _by_kind()
NEEDS: Final[bytes] = bytes([card.needs for card in CARDS])
PLAYABLE_ALONE: Final[i64] = sum(1 << kind for kind, card in enumerate(CARDS) if card.needs != NEVER)
COMBOS: Final[list[Card]] = [PAIR_COMBO, TRIPLE_COMBO, FIVE_DIFFERENT]
BY_KEY: Final[dict[str, Card]] = {card.key: card for card in SINGLES + COMBOS}
