"""Every kind of card, by its printed name. Those of the Original Edition come first: its tables stay smallest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociolek.core.api import Kind, shl

# Original Edition
EXPLODING_KITTEN: Final = Kind(0)
DEFUSE: Final = Kind(1)
NOPE: Final = Kind(2)
ATTACK: Final = Kind(3)
SKIP: Final = Kind(4)
FAVOR: Final = Kind(5)
SHUFFLE: Final = Kind(6)
SEE_THE_FUTURE: Final = Kind(7)
TACOCAT: Final = Kind(8)
CATTERMELON: Final = Kind(9)
BEARD_CAT: Final = Kind(10)
RAINBOW_RALPHING_CAT: Final = Kind(11)
HAIRY_POTATO_CAT: Final = Kind(12)
# Party Pack
FERAL_CAT: Final = Kind(13)
TARGETED_ATTACK: Final = Kind(14)
ALTER_THE_FUTURE: Final = Kind(15)
DRAW_FROM_THE_BOTTOM: Final = Kind(16)
# Good vs. Evil
ARMAGEDDON: Final = Kind(17)
REVEAL_THE_FUTURE: Final = Kind(18)
RAISING_HECK: Final = Kind(19)
HORSE_CAT: Final = Kind(20)
KNIGHT_CAT: Final = Kind(21)
MERCAT: Final = Kind(22)
TROLL_CAT: Final = Kind(23)
GODCAT: Final = Kind(24)
DEVILCAT: Final = Kind(25)

KINDS: Final = 48  # room for so many; expansions name theirs with `new_kind`

NAMES: Final[list[str]] = [
    "exploding_kitten",
    "defuse",
    "nope",
    "attack",
    "skip",
    "favor",
    "shuffle",
    "see_the_future",
    "tacocat",
    "cattermelon",
    "beard_cat",
    "rainbow_ralphing_cat",
    "hairy_potato_cat",
    "feral_cat",
    "targeted_attack",
    "alter_the_future",
    "draw_from_the_bottom",
    "armageddon",
    "reveal_the_future",
    "raising_heck",
    "horse_cat",
    "knight_cat",
    "mercat",
    "troll_cat",
    "godcat",
    "devilcat",
]


# Bits of `KittensState.mat`: which of the two cards lie on the mat of Good vs. Evil.
ON_MAT_GODCAT: Final = 1
ON_MAT_DEVILCAT: Final = 2
BOTH_ON_MAT: Final = 3

OPEN_BACKS: Final = shl(1, GODCAT)  # its back differs from all others, so everybody sees who holds it
CATS: Final = shl(63, TACOCAT) | shl(15, HORSE_CAT)  # up to the Feral Cat and the Troll Cat


def new_kind(name: str) -> Kind:
    """Return the next free number, for a kind of an expansion. Raise ValueError if the name is taken."""
    if name in NAMES or len(NAMES) == KINDS:
        raise ValueError(name)
    NAMES.append(name)
    return Kind(i64(len(NAMES) - 1))


def kind_named(name: str) -> Kind:
    """Return the kind with this name. Raise ValueError if there is none."""
    return Kind(i64(NAMES.index(name)))


def is_cat(kind: Kind) -> bool:
    """Tell whether it is a cat card: worthless alone, played in pairs. The Feral Cat stands for any of them."""
    return (CATS >> kind) & 1 != 0
