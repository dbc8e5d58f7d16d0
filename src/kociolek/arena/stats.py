"""How sure a counted share is."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054  # the normal quantile of a 95 % interval


def wilson(wins: float, tries: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share: honest also near 0 and 1, and for few tries.

    A shared win counts as its part. That scatters less than wins and losses do, so the interval is rather too wide.
    """
    if tries == 0:
        return 0.0, 1.0
    share = wins / tries
    spread = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    middle, scale = share + z * z / (2 * tries), 1 + z * z / tries
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(frozen=True)
class Share:
    """So many of so many, and how sure that is."""

    part: float
    whole: int

    @property
    def share(self) -> float:
        return self.part / self.whole if self.whole else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.part, self.whole)
