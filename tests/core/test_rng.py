"""The generator: every seed its own games, every number as likely, every purpose its own stream."""

from __future__ import annotations

from collections import Counter

import pytest

from kociolek.core.rng import LOW32, MULTIPLIER, PLAY, SEARCH, SETUP, Rng, seeded


def first_numbers(rng: Rng, count: int = 4) -> tuple[int, ...]:
    return tuple(int(rng.next32()) for _ in range(count))


def test_no_two_seeds_give_the_same_numbers() -> None:
    seeds = [
        *range(3000),
        *(2**32 + n for n in range(64)),
        *(n << 32 for n in range(1, 64)),
        *(1 << n for n in range(64)),
    ]
    found = {first_numbers(seeded(seed)) for seed in seeds}
    assert len(found) == len(set(seeds))


def test_streams_of_one_seed_are_independent() -> None:
    assert len({first_numbers(seeded(7, stream)) for stream in (SETUP, PLAY, SEARCH, 4, 5)}) == 5


def test_a_fork_goes_its_own_way_and_is_repeatable() -> None:
    one, two = seeded(3), seeded(3)
    assert first_numbers(one.fork(PLAY)) == first_numbers(two.fork(PLAY))
    assert first_numbers(one) == first_numbers(two)
    assert first_numbers(one.fork(PLAY)) != first_numbers(one.clone())


@pytest.mark.parametrize("n", [1, 2, 3, 7, 52, 100])
def test_below_is_fair(n: int) -> None:
    rng, tries = seeded(11), 2000 * n if n < 10 else 30_000
    counts = Counter(int(rng.below(n)) for _ in range(tries))
    due = tries / n
    assert set(counts) == set(range(n))
    assert sum((seen - due) ** 2 / due for seen in counts.values()) < n + 4 * (2 * n) ** 0.5 + 6


def test_the_state_stays_below_63_bits() -> None:
    """So that compiled and interpreted arithmetic agree."""
    rng = Rng((MULTIPLIER - 1) << 32 | LOW32 - 1)
    for _ in range(1000):
        rng.next32()
        assert 0 < rng.state < MULTIPLIER << 32
