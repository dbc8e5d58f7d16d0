"""Take the browser pictures of the README from real games in Chromium. Run by `make pictures`."""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from web.playing import press_something  # noqa: E402
from web.test_witchstone import press as press_board  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SERVER = ROOT / "tests" / "web" / "quick_server.py"
PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
OPTIONS = {"edition": "good_vs_evil", "*bots": "3"}
LONG, PATIENCE = 3000, 400  # looks at a table: in all, and before another is tried
DRAW = ".actions .btn:has-text('Draw a card')"
OUT = ".actions.ghost, .winner"
NOTHING_PLAYED = ".pile .nocard"
TILES = ".tiles button:not([aria-disabled])"
BOTS = {"kittens": OPTIONS, "wizardkittens": {"*bots": "2"}, "witchstone": {"*bots": "3"}}


def visitor(browser: Browser, address: str, size: dict[str, int], theme: str, game: str = "kittens") -> Page:
    settings = {"language": "en", "name": "Ola", "lastGame": game, "lastOptions": BOTS}
    context = browser.new_context(viewport=size, locale="en", color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("main .games")
    page.evaluate("kept => localStorage.setItem('kociolek.settings', JSON.stringify(kept))", settings)
    page.reload()
    page.wait_for_selector("main .btn.primary:not([aria-disabled])")
    return page


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(400)
    page.screenshot(path=PICTURES / f"{name}.png")
    print(f"docs/pictures/{name}.png")


def sit_down(page: Page) -> None:
    page.locator("main .btn.primary.big").click()
    page.wait_for_selector(".table")


def begin_anew(page: Page) -> None:
    page.goto(page.url.partition("/t/")[0])
    sit_down(page)


def wait_for_turn(page: Page) -> None:
    """Play some rounds until it is the player's turn, then select a card that can be played alone."""
    chance = random.Random(5)
    for look in range(1, LONG):
        if look % PATIENCE == 0:
            begin_anew(page)
        if page.locator(NOTHING_PLAYED).count() == 0 and page.locator(DRAW).count():
            for card in page.locator(".hand button:not(.off)").element_handles():
                card.click(position={"x": 10, "y": 40}, force=True)  # the next card covers the rest
                page.wait_for_timeout(100)
                if page.locator(".actions .btn.primary").count():
                    return
        press(page, chance)


def wait_for_objections(page: Page) -> None:
    """Wait until somebody plays a card that can be Noped."""
    chance = random.Random(5)
    for _ in range(LONG):
        if page.locator(".pendingpot").count() and page.locator(".actions .btn.ink").count():
            return
        press(page, chance)


def press(page: Page, chance: random.Random) -> None:
    """Draw a card if asked; start a new game after exploding."""
    if page.locator(DRAW).count():
        page.locator(DRAW).first.click(force=True)
    elif page.locator(OUT).count():
        begin_anew(page)
    elif not page.locator(".pendingpot").count():
        press_something(page, chance)
    page.wait_for_timeout(60)


def play_on(page: Page, seconds: float, question: str) -> None:
    """Make random moves until this prompt appears, before the game ends."""
    chance = random.Random(5)
    end = monotonic() + seconds
    while monotonic() < end or not page.locator(question).count():
        press_board(page, chance) if page.locator(".witchstone").count() else press_something(page, chance)
        page.wait_for_timeout(60)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(SERVER), f"sqlite:{folder}/tables.db", "0.3"]
        with (
            subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as server,
            sync_playwright() as playwright,
        ):
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            page = visitor(browser, address, PHONE, "light")
            take(page, "lobby")
            for size, name in ((PHONE, "table-phone"), (DESKTOP, "table-desktop")):
                page = visitor(browser, address, size, "light")
                sit_down(page)
                wait_for_turn(page)
                take(page, name)
            page = visitor(browser, address, PHONE, "dark")
            sit_down(page)
            wait_for_objections(page)
            take(page, "nope-phone")
            page = visitor(browser, address, PHONE, "light", "wizardkittens")
            sit_down(page)
            play_on(page, 8, ".wz-deck.legal")
            take(page, "wizard-phone")
            page = visitor(browser, address, PHONE, "dark", "witchstone")
            sit_down(page)
            play_on(page, 8, TILES)
            take(page, "witchstone-phone")
            page = visitor(browser, address, DESKTOP, "dark", "witchstone")
            sit_down(page)
            play_on(page, 12, TILES)
            page.locator(TILES).nth(2).click()
            page.locator(".ws-cauldron [data-legal]").nth(4).click(force=True)
            page.wait_for_selector(".ghost")
            take(page, "witchstone-desktop")
            browser.close()
            server.terminate()


if __name__ == "__main__":
    main()
