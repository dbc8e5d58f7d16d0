"""Calibration: monotone maps from the share that rollouts say to the share that was won, one per game.

`kociolek bench calibration` fits them and tries them on games they were not fitted to. The maps are for curves, never
for losses: a loss is a difference of two rollouts of the same decision.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

# Rollouts of Witchstone end in points, of which a small lead gives a small share; who leads late wins nearly always. So
# shares are raised to a power first; fitted to 125 games.
POWERS: Final = {"kittens": 1.0, "wizardkittens": 1.0, "witchstone": 3.5}

QUARTERS: Final = range(2, 33)  # of the powers that are tried

# By game: (said, won), both rising; fitted to 800 and 240 games.
MAPS: Final[dict[str, list[tuple[float, float]]]] = {
    "kittens": [
        (0.0, 0.0),
        (0.001, 0.002),
        (0.039, 0.042),
        (0.093, 0.087),
        (0.136, 0.137),
        (0.173, 0.147),
        (0.223, 0.217),
        (0.27, 0.268),
        (0.3, 0.288),
        (0.335, 0.329),
        (0.38, 0.41),
        (0.444, 0.463),
        (0.552, 0.542),
        (0.83, 0.848),
        (1.0, 1.0),
    ],
    "wizardkittens": [
        (0.0, 0.0),
        (0.034, 0.053),
        (0.16, 0.2),
        (0.248, 0.245),
        (0.342, 0.308),
        (0.44, 0.41),
        (0.544, 0.551),
        (0.643, 0.582),
        (0.742, 0.664),
        (0.846, 0.68),
        (0.982, 0.902),
        (1.0, 1.0),
    ],
    "witchstone": [(0.0, 0.0), (1.0, 1.0)],
}


def mapped(points: list[tuple[float, float]], said: float) -> float:
    """Return the value of a map between its points, by straight lines."""
    for (low, from_), (high, to) in pairwise(points):
        if said <= high:
            return from_ + (to - from_) * (said - low) / (high - low)
    return points[-1][1]


def calibrated(game: str, shares: list[float]) -> list[float]:
    """Return the shares of all seats by the power and the map of a game; they add up to what they did before."""
    sharp = sharpened(shares, POWERS[game])
    return scaled([mapped(MAPS[game], share) for share in sharp], sum(shares))


def sharpened(shares: list[float], power: float) -> list[float]:
    """Return the shares in the proportions of their powers; they add up to what they did before."""
    return shares if power == 1.0 else scaled([share**power for share in shares], sum(shares))


def scaled(shares: list[float], whole: float) -> list[float]:
    """Return shares in the same proportions that add up to `whole`."""
    found = sum(shares)
    return [share * whole / found for share in shares] if found > 0 else shares


def fitted_power(samples: list[tuple[list[float], list[float]]]) -> float:
    """Return the power by which shares come nearest to what was won, by the mean square."""

    def off(power: float) -> float:
        pairs = (zip(sharpened(shares, power), won, strict=True) for shares, won in samples)
        return sum((share - result) ** 2 for each in pairs for share, result in each)

    return min((quarter / 4 for quarter in QUARTERS), key=off)


def fitted(said: list[tuple[float, float]], bins: int = 16) -> list[tuple[float, float]]:
    """Return the rising map that fits pairs of said and won: means of bins of equal size, pooled where they fall."""
    rows = sorted(said)
    pools: list[list[float]] = []  # of neighbouring bins: count, said, won
    for each in range(bins):
        part = rows[each * len(rows) // bins : (each + 1) * len(rows) // bins]
        pools.append([float(len(part)), sum(one for one, _ in part), sum(won for _, won in part)])
        while len(pools) > 1 and pools[-1][2] * pools[-2][0] <= pools[-2][2] * pools[-1][0]:
            last = pools.pop()
            pools[-1] = [mine + more for mine, more in zip(pools[-1], last, strict=True)]
    inner = [tuple(round(min(0.999, max(0.001, each / count)), 3) for each in (one, won)) for count, one, won in pools]
    rising = [(0.0, 0.0)]
    for one, won in inner:
        if one > rising[-1][0] and won > rising[-1][1]:  # rounding may have made neighbours equal
            rising.append((one, won))
    return [*rising, (1.0, 1.0)]
