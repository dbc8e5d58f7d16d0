"""Expansion that the client does not know: without art and texts, all cards and moves are still there."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from web.playing import OVER, Visitor, press_something, start_against_bots

LOOKS = 1500  # at a table, before the test gives up
CARD = ".hand [data-topic='card:pillow']"
UNDER = ".actions .btn:has-text('Under')"
OUT = f".pl.me.dead, {OVER}"


def start(page: Page) -> None:
    start_against_bots(page, "kittens", {"sleeping": "on"})


def play_until(page: Page, what: str, chance: random.Random, rather: str = "") -> None:
    """Press random elements until there is this one. Start again when the player is out."""
    for _ in range(LOOKS):
        if page.locator(OUT).count():
            page.goto(page.url.partition("/t/")[0])
            start(page)
        if page.locator(what).count():
            return
        if rather and page.locator(rather).count():
            page.locator(rather).first.dispatch_event("click")
        else:
            press_something(page, chance)
        page.wait_for_timeout(30)
    raise AssertionError(f"no {what}")


@pytest.mark.parametrize(("size", "lang"), [("phone", "pl"), ("desktop", "en")])
def test_its_cards_and_moves_are_plain(visit: Callable[..., Visitor], extended: str, size: str, lang: str) -> None:
    visitor = visit(extended, size, lang)
    page, chance = visitor.go(), random.Random(1)
    start(page)
    play_until(page, CARD, chance)
    card = page.locator(CARD).first
    assert "Pillow" in card.inner_text()
    visitor.shoot(f"unknown-card-{size}")
    card.dispatch_event("contextmenu")
    page.wait_for_selector("dialog.sheet")
    assert page.locator("dialog.sheet h2").inner_text() == "Pillow"
    page.keyboard.press("Escape")
    # After playing it, the next card drawn may be pushed under the pile, a move without a text.
    play_until(page, UNDER, chance, f"{CARD}:not(.off), .actions .btn.primary:has-text('illow')")
    visitor.shoot(f"unknown-move-{size}")
    page.keyboard.press("m")
    assert page.locator(".choices .btn:has-text('Under')").count() == 1
    page.locator(".choices .btn:has-text('Under')").click()
    page.wait_for_selector(UNDER, state="detached")
