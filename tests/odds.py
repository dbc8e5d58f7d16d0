"""Whether a sample fits exact odds."""

from __future__ import annotations

from collections import Counter
from math import sqrt


def assert_fits(found: Counter[int], exact: dict[int, float]) -> None:
    """Chi-square with rare outcomes pooled; a fair sample passes this bound in all but one of ten thousand tries."""
    assert set(found) <= set(exact), "nothing impossible is imagined"
    assert abs(sum(exact.values()) - 1) < 1e-9
    total = sum(found.values())
    rare = [value for value, p in exact.items() if p * total < 8]
    cells = [(found[value], p * total) for value, p in exact.items() if value not in rare]
    if rare:
        cells.append((sum(found[v] for v in rare), sum(exact[v] for v in rare) * total))
    chi_square = sum((seen - due) ** 2 / due for seen, due in cells if due > 0)
    freedom = max(1, len(cells) - 1)
    assert chi_square < freedom + 4 * sqrt(2 * freedom) + 6, (chi_square, cells)
