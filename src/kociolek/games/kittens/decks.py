"""Decks: the number of cards of each kind in each edition."""

from __future__ import annotations

from typing import Final

from kociolek.core.api import Kind
from kociolek.games.kittens.kinds import (
    ALTER_THE_FUTURE,
    ARMAGEDDON,
    ATTACK,
    BEARD_CAT,
    CATTERMELON,
    DEFUSE,
    DRAW_FROM_THE_BOTTOM,
    EXPLODING_KITTEN,
    FAVOR,
    FERAL_CAT,
    HAIRY_POTATO_CAT,
    HORSE_CAT,
    KNIGHT_CAT,
    MERCAT,
    NOPE,
    RAINBOW_RALPHING_CAT,
    RAISING_HECK,
    REVEAL_THE_FUTURE,
    SEE_THE_FUTURE,
    SHUFFLE,
    SKIP,
    TACOCAT,
    TARGETED_ATTACK,
    TROLL_CAT,
)

Deck = dict[Kind, int]

ORIGINAL: Final[Deck] = {
    EXPLODING_KITTEN: 4,
    DEFUSE: 6,
    ATTACK: 4,
    SKIP: 4,
    FAVOR: 4,
    SHUFFLE: 4,
    SEE_THE_FUTURE: 5,
    NOPE: 5,
    TACOCAT: 4,
    CATTERMELON: 4,
    BEARD_CAT: 4,
    RAINBOW_RALPHING_CAT: 4,
    HAIRY_POTATO_CAT: 4,
}

# The Party Pack prints a paw on part of its cards: 2-3 players use those with, 4-7 those without, 8-10 all.
# The Exploding Kittens bear no paw and are counted apart.
PARTY_KITTENS: Final = 9
PARTY_PAW: Final[Deck] = {
    DEFUSE: 3,
    ATTACK: 2,
    TARGETED_ATTACK: 2,
    SKIP: 4,
    FAVOR: 2,
    SHUFFLE: 2,
    SEE_THE_FUTURE: 3,
    ALTER_THE_FUTURE: 2,
    DRAW_FROM_THE_BOTTOM: 3,
    NOPE: 4,
    FERAL_CAT: 2,
    TACOCAT: 3,
    CATTERMELON: 3,
    BEARD_CAT: 3,
    RAINBOW_RALPHING_CAT: 3,
    HAIRY_POTATO_CAT: 3,
}
PARTY_NO_PAW: Final[Deck] = {
    DEFUSE: 7,
    ATTACK: 3,
    TARGETED_ATTACK: 3,
    SKIP: 6,
    FAVOR: 4,
    SHUFFLE: 4,
    SEE_THE_FUTURE: 3,
    ALTER_THE_FUTURE: 4,
    DRAW_FROM_THE_BOTTOM: 4,
    NOPE: 5,
    FERAL_CAT: 4,
    TACOCAT: 4,
    CATTERMELON: 4,
    BEARD_CAT: 4,
    RAINBOW_RALPHING_CAT: 4,
    HAIRY_POTATO_CAT: 4,
}

# Godcat and Devilcat lie on the mat and are not part of the deck.
GOOD_VS_EVIL: Final[Deck] = {
    EXPLODING_KITTEN: 4,
    DEFUSE: 6,
    ARMAGEDDON: 3,
    ATTACK: 2,
    TARGETED_ATTACK: 2,
    SHUFFLE: 2,
    REVEAL_THE_FUTURE: 3,
    RAISING_HECK: 2,
    FAVOR: 4,
    NOPE: 5,
    FERAL_CAT: 4,
    HORSE_CAT: 4,
    KNIGHT_CAT: 4,
    MERCAT: 4,
    TROLL_CAT: 4,
}


def party_deck(seats: int) -> Deck:
    """Return the cards of the Party Pack that this many players use, by the paw."""
    if seats <= 3:
        deck = dict(PARTY_PAW)
    elif seats <= 7:
        deck = dict(PARTY_NO_PAW)
    else:
        deck = {kind: PARTY_PAW[kind] + PARTY_NO_PAW[kind] for kind in PARTY_PAW}
    deck[EXPLODING_KITTEN] = PARTY_KITTENS
    return deck


def deck_of(edition: str, seats: int) -> Deck:
    if edition == "original":
        return dict(ORIGINAL)
    if edition == "party_pack":
        return party_deck(seats)
    return dict(GOOD_VS_EVIL)
