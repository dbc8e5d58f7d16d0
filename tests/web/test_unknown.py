"""Expansions and kittens that the client does not know: without art and texts, all cards and moves are still there."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page

from web.playing import OVER, Visitor, press_something, start_against_bots

LOOKS = 1500  # at a table, before the test gives up
OUT = f".status .out, {OVER}"


@dataclass(frozen=True)
class Example:
    option: str
    card: str
    name: str
    """What the client calls the card: its key in plain words."""
    move: str
    """What the card leads to."""
    listed: str
    """The same in the list of all legal moves."""

    @property
    def in_hand(self) -> str:
        return f".hand [data-topic='card:{self.card}']"


# The next card drawn may be pushed under the pile; of two drawn cards one is kept.
SLEEPING = Example("sleeping", "pillow", "Pillow", ".actions .btn:has-text('Under')", ".btn:has-text('Under')")
DOUBLE_DRAW = Example("double_draw", "double_draw", "Double draw", ".picks button", "li .btn")


def play_until(page: Page, example: Example, what: str, chance: random.Random, rather: str = "") -> None:
    """Press random elements until there is this one. Start again when the player is out."""
    for _ in range(LOOKS):
        if page.locator(OUT).count():
            page.goto(page.url.partition("/t/")[0])
            start_against_bots(page, "kittens", {example.option: "on"})
        if page.locator(what).count():
            return
        if rather and page.locator(rather).count():
            page.locator(rather).first.dispatch_event("click")
        else:
            press_something(page, chance)
        page.wait_for_timeout(30)
    raise AssertionError(f"no {what}")


@pytest.mark.parametrize(
    ("example", "size", "lang"),
    [(SLEEPING, "phone", "pl"), (DOUBLE_DRAW, "desktop", "en")],
    ids=["sleeping", "double-draw"],
)
def test_cards_and_moves_are_plain(
    visit: Callable[..., Visitor], extended: str, example: Example, size: str, lang: str
) -> None:
    visitor = visit(extended, size, lang)
    page, chance = visitor.go(), random.Random(1)
    start_against_bots(page, "kittens", {example.option: "on"})
    play_until(page, example, example.in_hand, chance)
    card = page.locator(example.in_hand).first
    assert example.name in card.inner_text()
    visitor.shoot(f"unknown-{example.card}-card")
    card.dispatch_event("contextmenu")
    page.wait_for_selector("dialog.sheet")
    assert page.locator("dialog.sheet h2").inner_text() == example.name
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog.sheet", state="detached")
    question = f"{example.move} >> nth=0"
    play = f"{example.in_hand}:not(.off), .actions .btn.primary:has-text('{example.name[1:]}')"
    play_until(page, example, question, chance, play)
    visitor.shoot(f"unknown-{example.card}-move")
    page.keyboard.press("m")
    move = page.locator(f".choices {example.listed}")
    assert move.count() in (1, 2)
    move.first.click()
    page.wait_for_selector(question, state="detached")


RUSTLE = "[data-topic='card:rustle']"
MAT, SPELL = f".wz-mat{RUSTLE}", f".wz-spell{RUSTLE}"
TABLE = {"advanced_kittens": "on", "rustle": "on"}


def choose_rustle(page: Page, visitor: Visitor) -> None:
    """Start games until no bot takes the kitten first, and choose it."""
    for _ in range(10):
        start_against_bots(page, "wizardkittens", TABLE)
        page.wait_for_selector(".wz-mat[data-legal]")
        if page.locator(f"{MAT}[data-legal]").count():
            break
        page.goto(page.url.partition("/t/")[0])
    names = page.locator(".wz-mat .wz-own strong").all_inner_texts()
    assert names.count("Rustle") == 1
    assert len(set(names)) == len(names) == 5
    visitor.shoot("unknown-rustle-mat")
    page.locator(MAT).click()
    page.locator(".actions .btn.primary").click()


@pytest.mark.parametrize(("size", "lang"), [("phone", "pl"), ("desktop", "en")])
def test_a_kitten_goes_by_its_own_name(visit: Callable[..., Visitor], extended: str, size: str, lang: str) -> None:
    """The kitten of docs/adding-a-kitten.md is chosen and its spell cast, and no other spell is shown in its place."""
    visitor = visit(extended, size, lang)
    page, chance = visitor.go(), random.Random(2)
    choose_rustle(page, visitor)
    for _ in range(LOOKS):
        if page.locator(OVER).count():  # before the spell could be cast
            page.goto(page.url.partition("/t/")[0])
            choose_rustle(page, visitor)
        if page.locator(f"{SPELL}.legal").count():
            break
        press_something(page, chance)
        page.wait_for_timeout(30)
    else:
        raise AssertionError("the spell was never legal")
    assert page.locator(f"{SPELL} b").inner_text() == "Rustle"
    page.locator(f"{SPELL}.legal").click()
    visitor.shoot("unknown-rustle-spell")
    page.wait_for_selector(".actions .btn.primary:has-text('Rustle')")
    page.locator(".actions .btn.primary").click()
    for _ in range(LOOKS):  # the token moves when the questions of the spell are answered; a phone shows it when asked
        if page.locator(f"{SPELL}.used").count():
            break
        press_something(page, chance)
        page.wait_for_timeout(30)
    assert page.locator(f"{SPELL}.used").count() == 1
    visitor.shoot("unknown-rustle-cast")
