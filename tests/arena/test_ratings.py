"""Ratings of bots: orders, ties, and bots that sit on several seats."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kociolek.arena.ratings import Ratings

pytestmark = pytest.mark.once


def skills(*scores: float) -> list[float]:
    ratings = Ratings()
    names = [f"bot{seat}" for seat in range(len(scores))]
    ratings.add(names, scores)
    return [ratings[name][0] for name in names]


def test_tied_winners_are_rated_above_the_third() -> None:
    """Plackett-Luce rated two tied winners of five below the third."""
    first, second, third, fourth, fifth = skills(9, 9, 5, 3, 1)
    assert first == second > third > fourth > fifth


@pytest.mark.parametrize("seats", range(2, 11))
def test_a_better_place_never_gives_less(seats: int) -> None:
    assert all(better > worse for better, worse in pairwise(skills(*range(seats, 0, -1))))
    shared = skills(*([1.0] * 2 + [0.0] * (seats - 2)))
    assert shared[0] == shared[1]
    assert all(shared[0] > worse for worse in shared[2:])
