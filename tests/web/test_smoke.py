"""Smoke test for `make test`: from the lobby to a table of every game, and some moves there."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from web.playing import Visitor, press_something, start_against_bots, views

MOVES = {"kittens": 8, "wizardkittens": 3, "witchstone": 3}


@pytest.mark.parametrize(("size", "lang"), [("phone", "pl"), ("desktop", "en")])
@pytest.mark.parametrize("game", MOVES)
def test_a_table_opens_and_moves_are_made(
    visit: Callable[..., Visitor], quick: str, game: str, size: str, lang: str
) -> None:
    visitor = visit(quick, size, lang)
    page, chance = visitor.go(), random.Random(3)
    page.wait_for_selector("main .btn.primary.big:not([aria-disabled])")
    assert page.locator("html").get_attribute("lang") == lang
    start_against_bots(page, game)
    page.wait_for_selector(f".table.{game} .actions")
    seen = len(visitor.frames)
    made = 0
    for _ in range(400):
        made += press_something(page, chance)
        if made >= MOVES[game] and len(visitor.frames) > seen:
            break
        latest = views(visitor.frames)[-1:]
        if latest and (latest[0]["prompt"] == "" or latest[0]["seat"] not in latest[0]["alive"]):
            break  # chance may end a game of kittens early
        page.wait_for_timeout(50)
    else:
        pytest.fail(f"only {made} presses")
    assert made >= 1
    assert len(visitor.frames) > seen, "the server answered nothing"
    assert page.locator(f".table.{game} .status, .winner").count() > 0
