"""Bit sets: fields, areas, connections and cards as bits of one number."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociolek.core.api import Choices, lowest, shl

MOST: Final = 62  # members of a set: fields of a cauldron, areas, connections, scrolls


def size(mask: i64) -> i64:
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def offer(members: i64, first: i64, out: Choices) -> None:
    """Add the actions of a family that belong to the members of a set."""
    out.add_mask(first, members)


def has(mask: i64, member: i64) -> bool:
    return (mask >> member) & 1 != 0


def members(mask: i64) -> list[int]:
    found: list[int] = []
    while mask != 0:
        found.append(int(lowest(mask)))
        mask &= mask - 1
    return found


def set_of(numbers: list[int]) -> i64:
    mask: i64 = 0
    for number in numbers:
        mask |= shl(1, i64(number))
    return mask


def wide(numbers: list[int]) -> vec[i64]:
    out = vec[i64]()
    for n in numbers:
        out = append(out, i64(n))
    return out
