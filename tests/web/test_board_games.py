"""Whole games of Witchstone and Wizard Kittens on small phones, by keyboard alone and by taps alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page

from web.measure import measured
from web.playing import OVER, Visitor, start_against_bots
from web.test_board_matrix import PICTURES

SIZES = {"upright": (360, 640), "on its side": (844, 390)}
CHAOS = {"chaos_cat": "chaos_mode", "chaos_cats": "4", "advanced_kittens": "on"}
OPTIONS: dict[str, dict[str, str]] = {"witchstone": {}, "wizardkittens": CHAOS}
# What may be pressed. Random take-backs and removals of crystals would lead nowhere.
ANSWERS = (
    ".table [data-legal], .hand button:not([aria-disabled], .sel, .off), "
    ".actions .btn:not([aria-disabled], .undo, .breaker, .ib)"
)
# Middles of the answers that a finger can reach, and which of them are buttons below the boards.
REACH = """(answers) => [...document.querySelectorAll(answers)].flatMap((e) => {
  const { left, top, right, bottom } = (e.querySelector('.hit') ?? e).getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const hit = document.elementFromPoint(x, y);
  const reached = e.checkVisibility() && hit && (e.contains(hit) || hit.closest('[data-legal]') === e);
  return reached ? [[x, y, e.closest('.actions') !== null]] : [];
})"""
FOCUS = """(answers) => {
  const e = document.activeElement;
  const lost = e === document.body || e.matches('[aria-disabled=true]');
  const asked = document.querySelector('.status .big')?.textContent;
  return { asked, answer: e.matches(answers), lost, what: e.outerHTML.slice(0, 120) };
}"""
LOG = "Dziennik"
Play = Callable[[Page, random.Random], None]


def check_replay(page: Page) -> None:
    """Open the replay from the result: all of it is on every screen, and it asks nothing."""
    page.locator(".rbtns .btn").first.click()
    page.wait_for_selector(".replaybar")
    slider = page.locator(".replaybar input")
    last = int(slider.get_attribute("max") or 0)
    for width, height in [(320, 568), *SIZES.values(), (1024, 768), (1440, 900)]:
        page.set_viewport_size({"width": width, "height": height})
        for part in (5, 2):
            slider.fill(str(last // part))
            page.wait_for_timeout(150)
            assert measured(page, ".table", pictures=PICTURES) == [], (width, last // part)
            assert page.locator(".actions .btn").filter(visible=True).count() == 0
            assert page.locator("[data-legal], .legal, .status .big:has-text('?')").filter(visible=True).count() == 0
            assert page.get_by_role("button", name=LOG).count() == 1 or page.locator(".side").count() == 1


def tap(page: Page, chance: random.Random) -> None:
    """Touch an answer that a finger reaches without scrolling, or close what a touch has opened."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        return
    reached = page.evaluate(REACH, ANSWERS)
    buttons = [each for each in reached if each[2]]
    if reached:
        x, y, _ = chance.choice(buttons if buttons and chance.random() < 0.5 else reached)
        page.touchscreen.tap(x, y)


def check_focus(page: Page) -> None:
    """Check that the reader's question has the focus, also the first one: the game was started by a key."""
    for _ in range(10):
        found = page.evaluate(FOCUS, ANSWERS)
        if not (found["asked"] and found["lost"]):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"the question has no focus: {found}")


def press_keys(page: Page, chance: random.Random) -> None:
    """Go on with Tab or an arrow for a while, and press Enter or Space on the first answer after that."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
        return
    check_focus(page)
    for _ in range(chance.randrange(4)):
        page.keyboard.press(chance.choice(["Tab", "ArrowRight", "ArrowDown"]))
    for _ in range(60):
        if page.locator(f".table :is({ANSWERS.replace('.table ', '')})").count() == 0:
            return
        if page.evaluate(FOCUS, ANSWERS)["answer"]:
            page.keyboard.press(chance.choice(["Enter", "Space"]))
            return
        page.keyboard.press("Tab")


@pytest.mark.parametrize("way", [tap, press_keys], ids=["taps", "keys"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", OPTIONS)
def test_a_whole_game_on_a_small_phone(
    visit: Callable[..., Visitor], quick: str, game: str, size: str, way: Play
) -> None:
    visitor = visit(quick, "phone", "pl" if way is tap else "en")
    page = visitor.page
    page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))  # type: ignore[arg-type]
    visitor.go()
    start_against_bots(page, game, OPTIONS[game], 2, by_key=way is press_keys)
    page.wait_for_selector(".table .actions")
    table = page.url
    chance = random.Random(4)
    for _ in range(3000):
        if page.url != table:  # a tap meant for the table came to the result that replaced it, and to "Rematch"
            page.goto(table)
            page.wait_for_selector(OVER)
        if page.locator(OVER).count():
            break
        try:
            way(page, chance)
        except Error:
            continue  # the element went away
        page.wait_for_timeout(20)
    visitor.shoot(f"{game}-{way.__name__}-{size}-result")
    assert page.locator(OVER).count() == 1, page.locator(".status").inner_text()
    assert page.locator(".rank li").count() == 3
    if way is tap:
        check_replay(page)
