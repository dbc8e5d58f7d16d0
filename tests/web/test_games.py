"""Whole games against bots, in every edition and expansion, on a phone and on a desktop."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from web.playing import Visitor, play_on, start_against_bots, views

EVERYTHING = {"edition": "good_vs_evil", "barking": "on", "imploding": "on", "streaking": "on", "five_different": "on"}


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(
    ("options", "bots", "seed"),
    [({}, 2, 1), ({"edition": "party_pack"}, 4, 2), ({"edition": "good_vs_evil"}, 2, 3), (EVERYTHING, 2, 4)],
    ids=["original", "party-pack", "good-vs-evil", "everything"],
)
def test_exploding_kittens_to_the_end(
    visit: Callable[..., Visitor], quick: str, size: str, options: dict[str, str], bots: int, seed: int
) -> None:
    visitor = visit(quick, size, "pl" if seed % 2 else "en")
    page = visitor.go()
    start_against_bots(page, "kittens", options, bots)
    visitor.shoot(f"kittens-{seed}-{size}-start")
    assert play_on(page, random.Random(seed)) > 0
    visitor.shoot(f"kittens-{seed}-{size}-result")
    assert page.locator(".rank li").count() == bots + 1


CHAOS = {"chaos_cat": "chaos_mode", "chaos_cats": "4", "advanced_kittens": "on"}
NEW_RULES = {"chaos_cat": "new_rules", "advanced_kittens": "on"}


@pytest.mark.parametrize(
    ("size", "options", "bots", "seed"),
    [
        ("phone", {}, 3, 5),
        ("desktop", {}, 3, 5),
        ("phone", NEW_RULES, 1, 6),
        ("desktop", {"chaos_cat": "new_rules", "curses": "light"}, 2, 7),
        ("phone", CHAOS, 3, 8),
        ("desktop", CHAOS, 2, 8),
    ],
    ids=["plain-phone", "plain-desktop", "two-phone", "new-rules-desktop", "chaos-phone", "chaos-desktop"],
)
def test_wizard_kittens_to_the_end(
    visit: Callable[..., Visitor], quick: str, size: str, options: dict[str, str], bots: int, seed: int
) -> None:
    """Play on the table itself; the result shows where the points come from."""
    visitor = visit(quick, size, "pl" if seed % 2 else "en")
    page = visitor.go()
    start_against_bots(page, "wizardkittens", options, bots)
    visitor.shoot(f"wizardkittens-{seed}-{size}-start")
    assert play_on(page, random.Random(seed)) > 20
    visitor.shoot(f"wizardkittens-{seed}-{size}-result")
    assert page.locator(".rank li").count() == bots + 1
    columns = page.locator(".tbl tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.cells].slice(1).map(cell => Number(cell.textContent.replace('−', '-'))))"
    )
    *sources, totals = columns
    assert len(sources) == 4
    assert totals == [sum(values) for values in zip(*sources, strict=True)]


def test_the_drawn_numbers_are_those_of_the_rules(visit: Callable[..., Visitor], quick: str) -> None:
    """The points beside the names are counted in the browser; the result of the server agrees with them."""
    visitor = visit(quick, "desktop")
    page = visitor.go()
    start_against_bots(page, "wizardkittens", {}, 2)
    play_on(page, random.Random(3))
    page.locator(".rbtns [data-do=look]").click()
    page.wait_for_selector(".wz-circles")
    shown = page.locator(".wz-circles .pl .ct").all_inner_texts()
    players = views(visitor.frames)[-1]["result"]["players"]
    assert [int(points.replace("−", "-")) for points in shown] == [
        player["values"] + player["bonus"] - player["extras"] for player in players
    ]
