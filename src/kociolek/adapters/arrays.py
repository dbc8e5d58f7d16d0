"""Observation rows of the compiled core as NumPy arrays."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import u8

# dtype objects: given a class, NumPy would look the dtype up on each call, which costs time here.
BYTES: Final = np.dtype(np.uint8)
MARKS: Final = np.dtype(np.int8)
FLOATS: Final = np.dtype(np.float32)
SHORTS: Final = np.dtype(np.int16)
NUMBERS: Final = np.dtype("<i4")
FLAGS: Final = np.dtype(np.bool_)
REWARDS: Final = np.dtype(np.float64)

# Vectors support the buffer protocol, but their type stub does not say so.


def as_floats(row: vec[u8]) -> npt.NDArray[np.float32]:
    """Return a row as float32, for learning agents."""
    return np.frombuffer(row, BYTES).astype(FLOATS)  # type: ignore[call-overload, no-any-return]


def as_mask(marks: vec[u8]) -> npt.NDArray[np.int8]:
    """Return a mask of zeros and ones as int8 without copying, the type Gymnasium requires."""
    return np.frombuffer(marks, MARKS)  # type: ignore[call-overload, no-any-return]
