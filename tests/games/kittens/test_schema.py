"""Views keep to their schema: random games of every edition, with and without expansions."""

from __future__ import annotations

import msgspec
import pytest

from kociolek.games.kittens.game import KITTENS
from kociolek.schema.kittens import KittensView
from laws.play import fresh, observers, walk

EDITIONS = ("original", "party_pack", "good_vs_evil")
EXPANSIONS: tuple[dict[str, str], ...] = ({}, dict.fromkeys(("barking", "imploding", "streaking"), "on"))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("expansions", EXPANSIONS, ids=len)
def test_views_keep_to_the_schema(edition: str, expansions: dict[str, str]) -> None:
    options = {"edition": edition, "five_different": "on", **expansions}
    frames = set()
    for seed in range(6):
        state = fresh(KITTENS, 4, options, seed)
        for _ in walk(state, seed):
            for observer in observers(state):
                view = msgspec.convert(state.view(observer).to_json(), KittensView, strict=True)
                frames |= {type(frame).__name__ for frame in view.stack}
        assert state.view(observer).to_json()["stack"] == []
    assert "KittensPendingFrame" in frames
