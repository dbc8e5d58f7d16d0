"""How sure a counted share is."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054  # the normal quantile of a 95 % interval


def wilson(wins: int, tries: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share: honest also near 0 and 1, and for few tries."""
    if tries == 0:
        return 0.0, 1.0
    share = wins / tries
    spread = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    middle, scale = share + z * z / (2 * tries), 1 + z * z / tries
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
