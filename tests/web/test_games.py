"""Whole games through the interface, against bots, in every edition and expansion, on a phone and on a desktop."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playing import play_on, start_against_bots

EVERYTHING = {"edition": "good_vs_evil", "barking": "on", "imploding": "on", "streaking": "on", "five_different": "on"}


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(
    ("options", "bots", "seed"),
    [({}, 2, 1), ({"edition": "party_pack"}, 4, 2), ({"edition": "good_vs_evil"}, 2, 3), (EVERYTHING, 2, 4)],
    ids=["original", "party-pack", "good-vs-evil", "everything"],
)
def test_exploding_kittens_to_the_end(
    visit: Callable[..., object], quick: str, size: str, options: dict[str, str], bots: int, seed: int
) -> None:
    visitor = visit(quick, size, "pl" if seed % 2 else "en")
    page = visitor.go()
    start_against_bots(page, "kittens", options, bots)
    visitor.shoot(f"kittens-{seed}-{size}-start")
    assert play_on(page, random.Random(seed)) > 0
    visitor.shoot(f"kittens-{seed}-{size}-result")
    assert page.locator(".rank li").count() == bots + 1
