"""Takes the README's pictures of the browser: a real server, a real game, Debian's Chromium. Run by `make pictures`."""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests/web"))

from playing import PRESSABLE, press_something  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SERVER = ROOT / "tests" / "web" / "quick_server.py"
PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 800}
OPTIONS = {"edition": "good_vs_evil", "*bots": "3"}
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


def press_for(page: Page, seconds: float) -> None:
    """Some moves, chosen by chance; then it waits to be asked."""
    chance = random.Random(5)
    end = monotonic() + seconds
    while monotonic() < end or not page.locator(PRESSABLE).count():
        if monotonic() < end:
            press_something(page, chance)
        page.wait_for_timeout(100)


def sit_down(page: Page) -> None:
    page.locator("main .btn.primary.big").click()
    page.wait_for_selector(".hand button")


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
            sit_down(page)
            page.locator(".hand button:not(.off)").first.click()
            take(page, "table-phone")
            page = visitor(browser, address, DESKTOP, "light")
            sit_down(page)
            page.locator(".hand button:not(.off)").first.click()
            take(page, "table-desktop")
            page = visitor(browser, address, PHONE, "dark")
            sit_down(page)
            for _ in range(300):  # until somebody plays something that can be objected to
                if page.locator(".nopepot").count():
                    break
                draw = page.locator(".actions .btn", has_text="Draw a card")
                if draw.count():
                    draw.first.click(force=True)
                page.wait_for_timeout(60)
            take(page, "nope-phone")
            for game, size, theme, name, seconds in (
                ("wizardkittens", PHONE, "light", "wizard-phone", 6),
                ("witchstone", PHONE, "dark", "witchstone-phone", 12),
                ("witchstone", DESKTOP, "dark", "witchstone-desktop", 25),
            ):
                page = visitor(browser, address, size, theme, game)
                page.locator("main .btn.primary.big").click()
                page.wait_for_selector(".table")
                press_for(page, seconds)
                take(page, name)
            browser.close()
            server.terminate()


if __name__ == "__main__":
    main()
