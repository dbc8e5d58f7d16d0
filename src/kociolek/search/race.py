"""Paired comparison of choices on common random numbers (racing)."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociolek.search.tree import Node


@final
class Candidate:
    """A choice in a race, with its result in each round."""

    def __init__(self, node: Node) -> None:
        self.node: Final = node
        self.results: vec[float] = vec[float]()

    def note(self, result: float) -> None:
        self.results = append(self.results, result)
        self.node.visits += 1
        self.node.total += result

    def lead(self, other: Candidate, doubt: float) -> float:
        """Return the mean lead over another candidate, less `doubt` standard errors."""
        n: i64 = len(self.results)
        if n < 2:
            return 0.0
        total = 0.0
        squares = 0.0
        for i in range(n):
            difference = self.results[i] - other.results[i]
            total += difference
            squares += difference * difference
        mean = total / float(n)
        spread = squares - total * mean
        if spread <= 0.0:
            return mean
        return mean - doubt * sqrt(spread / float(n * (n - 1)))
