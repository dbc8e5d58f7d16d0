"""One-hot encoding of the categorical numbers of rows: which card, space or seat a frame or an event is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kociolek.core.observation import Observer

# By game and block: how many values a number has besides 0, which means none. Larger ones count as the largest.
CATEGORICAL: Final[dict[str, dict[str, int]]] = {
    "kittens": {},
    "wizardkittens": {"frame": 64},
    "witchstone": {"frame": 64},
}


class OneHot:
    """Encoder of rows: all other numbers as they are, then a place for each value of each categorical number."""

    def __init__(self, size: int, columns: Sequence[tuple[int, int]]) -> None:
        """`columns` are places in a row, each with its number of values."""
        self._columns: Final = columns
        categorical = {place for place, _ in columns}
        self._rest: Final = np.array([place for place in range(size) if place not in categorical], np.intp)
        self.size: Final = len(self._rest) + sum(values for _, values in columns)

    def encode(self, rows: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Return rows, or one row, with the categorical numbers encoded."""
        if not self._columns:
            return rows
        out = np.zeros((*rows.shape[:-1], self.size), rows.dtype)
        out[..., : len(self._rest)] = rows[..., self._rest]
        first = len(self._rest)
        for place, values in self._columns:
            numbers = np.minimum(rows[..., place].astype(np.intp), values)
            marks = out[..., first : first + values]
            marks[...] = numbers[..., None] == np.arange(1, values + 1)
            first += values
        return out


def one_hot_of(game: str, observer: Observer) -> OneHot:
    """Return the encoder of the rows of a set-up."""
    found = CATEGORICAL[game]
    columns = [
        (place, found[block.name])
        for block in observer.blocks
        if block.name in found
        for place in range(block.first, block.first + block.size)
    ]
    return OneHot(int(observer.size), columns)
