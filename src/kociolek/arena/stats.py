"""Confidence intervals for win shares (Wilson)."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054  # normal quantile of a 95 % interval


def wilson(wins: float, tries: int, z: float = Z95) -> tuple[float, float]:
    """Return the Wilson score interval of a share. It also holds near 0 and 1 and for few tries.

    A shared win counts as a fraction. That has less variance than wins and losses, so the interval is conservative.
    """
    if tries == 0:
        return 0.0, 1.0
    share = wins / tries
    spread = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    middle, scale = share + z * z / (2 * tries), 1 + z * z / tries
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(frozen=True)
class Share:
    """A share and its confidence interval."""

    part: float
    whole: int

    @property
    def share(self) -> float:
        return self.part / self.whole if self.whole else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.part, self.whole)
