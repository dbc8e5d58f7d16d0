"""Sets of fields, areas, connections and cards as bits of one number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociolek.core.api import shl

MOST: Final = 62  # members of a set: fields of a cauldron, areas, connections, scrolls


def _places() -> bytes:
    """2**k modulo 67 is different for every k below 66: so a remainder tells the place of a bit."""
    places = bytearray(67)
    for k in range(MOST):
        places[2**k % 67] = k
    return bytes(places)


PLACES: Final = _places()


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return i64(PLACES[(mask & -mask) % 67])


def size(mask: i64) -> i64:
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def has(mask: i64, member: i64) -> bool:
    return (mask >> member) & 1 != 0


def members(mask: i64) -> list[int]:
    return [k for k in range(MOST) if mask >> k & 1]


def set_of(numbers: list[int]) -> i64:
    mask: i64 = 0
    for number in numbers:
        mask |= shl(1, i64(number))
    return mask
