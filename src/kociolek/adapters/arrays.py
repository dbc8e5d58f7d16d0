"""Rows of the compiled core as NumPy arrays."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import u8


def as_array(row: vec[u8]) -> npt.NDArray[np.uint8]:
    """The same bytes, not copied. A vector lends out its buffer, which its type does not say."""
    return np.frombuffer(row, np.uint8)  # type: ignore[call-overload, no-any-return]


def as_mask(marks: vec[u8]) -> npt.NDArray[np.int8]:
    """Zeros and ones in the type that Gymnasium wants for masks."""
    return np.frombuffer(marks, np.int8)  # type: ignore[call-overload, no-any-return]
