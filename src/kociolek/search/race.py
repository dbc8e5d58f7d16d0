"""Who is ahead in a race: choices that ran in the same worlds by the same chance are compared round by round."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociolek.search.tree import Node


@final
class Runner:
    """A choice in a race, and what it brought in each round."""

    def __init__(self, node: Node) -> None:
        self.node: Final = node
        self.results: vec[float] = vec[float]()

    def note(self, result: float) -> None:
        self.results = append(self.results, result)
        self.node.visits += 1
        self.node.total += result

    def lead(self, other: Runner, doubt: float) -> float:
        """By how much it is ahead of another, on average; less so many standard errors, for it may have been luck."""
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
