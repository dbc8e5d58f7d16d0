"""The first page before the script is loaded: what it shows stays, and a press counts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from web.playing import Visitor

START = "main .btn.primary.big"
SCRIPT = "**/assets/first*.js"


def without_script(page: Page, address: str) -> Route:
    """Open an address and hold the script back."""
    held: list[Route] = []
    page.route(SCRIPT, lambda route: held.append(route))
    page.goto(address, wait_until="commit")
    while not held:
        page.wait_for_timeout(20)
    return held[0]


@pytest.mark.parametrize(("size", "lang"), [("phone", "pl"), ("desktop", "en")])
def test_a_press_before_the_script_starts_a_game(
    visit: Callable[..., Visitor], quick: str, size: str, lang: str
) -> None:
    page = visit(quick, size, lang).page
    script = without_script(page, quick)
    page.locator(START).click()
    assert page.locator(f"{START}.busy").count() == 1
    script.continue_()
    page.wait_for_selector(".table.kittens")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_script_takes_over_what_is_drawn(visit: Callable[..., Visitor], quick: str, lang: str) -> None:
    page = visit(quick, "phone", lang).page
    script = without_script(page, quick)
    page.locator("main input").fill("CAT-7")
    page.evaluate("window.before = [...document.querySelectorAll('header button, main h1, main button, main input')]")
    place = "() => window.before.map(each => [each.isConnected, each.textContent, each.getBoundingClientRect().y])"
    before = page.evaluate(place)
    script.continue_()
    while not page.evaluate("performance.getEntriesByName('ready').length"):
        page.wait_for_timeout(20)
    after = page.evaluate(place)
    texts = [text for _, text, _ in after]
    assert [y for *_, y in after] == pytest.approx([y for *_, y in before], abs=1)
    assert all(here for here, *_ in after)
    assert sum(a != text for (_, text, _), a in zip(before, texts, strict=True)) <= 1  # how many may play
    assert page.locator("main input").input_value() == "CAT-7"
    page.locator("main .games button").nth(2).click()
    assert page.locator("main .games button").nth(2).get_attribute("aria-checked") == "true"


def test_another_page_shows_no_lobby(visit: Callable[..., Visitor], quick: str) -> None:
    page = visit(quick).page
    script = without_script(page, f"{quick}/rules")
    assert page.locator(START).count() == 0
    script.continue_()
    page.wait_for_selector("main h1")


def test_a_table_is_opened_once(visit: Callable[..., Visitor], quick: str) -> None:
    """Messages that arrive late do not mount the page again: it would connect twice and flash."""
    page = visit(quick).go()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.locator(START).click()
    page.wait_for_selector(".table.kittens .hand .fc")
    page.evaluate("window.first = document.querySelector('.table.kittens')")
    page.wait_for_timeout(3000)
    assert page.evaluate("window.first.isConnected")
    assert len(sockets) == 1
