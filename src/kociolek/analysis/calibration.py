"""Calibration: monotone maps from the share that rollouts say to the share that was won, one per game.

`kociolek bench analysis` prints what was said and what was won. The maps are for curves, never for losses: a loss is a
difference of two rollouts of the same decision.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

# By game: (said, won), both rising.
MAPS: Final[dict[str, list[tuple[float, float]]]] = {
    "kittens": [(0.0, 0.0), (1.0, 1.0)],
    "wizardkittens": [(0.0, 0.0), (1.0, 1.0)],
    "witchstone": [(0.0, 0.0), (1.0, 1.0)],
}


def mapped(points: list[tuple[float, float]], said: float) -> float:
    """Return the value of a map between its points, by straight lines."""
    for (low, from_), (high, to) in pairwise(points):
        if said <= high:
            return from_ + (to - from_) * (said - low) / (high - low)
    return points[-1][1]


def calibrated(game: str, shares: list[float]) -> list[float]:
    """Return the shares of all seats by the map of a game; they add up to what they did before."""
    found = [mapped(MAPS[game], share) for share in shares]
    whole = sum(found)
    return [share * sum(shares) / whole for share in found] if whole > 0 else shares
