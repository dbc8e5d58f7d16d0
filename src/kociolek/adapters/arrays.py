"""Rows of the compiled core as NumPy arrays."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import u8

# As objects: from a class NumPy would look its type up in each call, which these functions would feel.
BYTES: Final = np.dtype(np.uint8)
MARKS: Final = np.dtype(np.int8)
FLOATS: Final = np.dtype(np.float32)

# A vector lends out its buffer, which its type does not say.


def as_floats(row: vec[u8]) -> npt.NDArray[np.float32]:
    """A row as learning agents like it."""
    return np.frombuffer(row, BYTES).astype(FLOATS)  # type: ignore[call-overload, no-any-return]


def as_mask(marks: vec[u8]) -> npt.NDArray[np.int8]:
    """Zeros and ones, not copied, in the type that Gymnasium wants for masks."""
    return np.frombuffer(marks, MARKS)  # type: ignore[call-overload, no-any-return]
