"""Smoke test for `make test`: from the lobby to a table of every game, and some moves there."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from web.measure import SIZES, letters, measured, stray
from web.playing import Visitor, press_something, start_against_bots, views
from web.positions import LaidTable
from web.test_matrix import cases, show

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


@pytest.mark.parametrize(("lang", "text"), [("pl", "100"), ("en", "200")])
def test_a_sample_of_the_screens(visit: Callable[..., Visitor], quick: str, lang: str, text: str) -> None:
    """Two questions of the matrix at every size; `make test-web` measures all."""
    among = [case for case in cases() if (case.setting["lang"], case.setting["text"]) == (lang, text)]
    chosen = []
    for nth, size in enumerate(SIZES):
        here = [case for case in among if case.size == size]
        chosen += [here[at % len(here)] for at in (nth, nth + len(here) // 2)]
    page = visit(quick, "phone", lang).page
    letters(page, int(text))
    table = LaidTable(page)
    table.show(quick, chosen[0].position)
    troubles: list[str] = []
    for case in chosen:
        show(page, table, case)
        troubles += [f"{case}: {fault}" for fault in measured(page, ".table", cards=".fc", held="button") + stray(page)]
    assert not troubles, "\n".join(troubles)
