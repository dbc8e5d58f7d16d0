"""A sample of `make test-boxes`: random boxes can be played, mutated ones are refused with a sentence."""

from __future__ import annotations

from box.random_boxes import try_mutated, try_valid


def test_random_boxes_are_played() -> None:
    assert sum(try_valid(number) for number in range(60)) > 25


def test_mutated_boxes_are_refused() -> None:
    assert sum(try_mutated(number) for number in range(400)) > 300
