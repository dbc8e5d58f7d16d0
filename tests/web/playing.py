"""Helpers to play in the browser: random presses of what a person could press."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Response

CHROMIUM = "/usr/bin/chromium"  # Debian's
ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artefacts" / "web"  # screenshots of a run
# Elements that may be pressed on a table, the decisive ones first; not what a player who is out has, which leaves it.
PRESSABLE = (
    ".actions:not(.ghost) .btn:not([aria-disabled]), .combo .btn, .picks button, .pl.target, .hand button:not(.off), "
    ".table [data-legal], .orderrow .btn:not([aria-disabled])"
)
OVER = ".winner"
# Where a finger reaches an element: its middle, or a part that no other card of a fan covers.
FREE = """(e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  for (const x of [0.5, 0.1, 0.04, 0.9, 0.96]) for (const y of [0.5, 0.15, 0.85]) {
    const at = { x: width * x, y: height * y };
    if (e.contains(document.elementFromPoint(left + at.x, top + at.y))) return at;
  }
  return null;
}"""
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
SIZES = {"phone": PHONE, "desktop": DESKTOP}


class Visitor:
    """Browser of one person. It collects what no visit may cause: errors and warnings in the console, failed requests,
    missing texts and requests to other servers. A test that causes some on purpose clears `troubles` after it has
    looked at them."""

    def __init__(self, browser: Browser, address: str, size: str, lang: str = "en", calm: bool = True) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport=SIZES[size],  # type: ignore[arg-type]
            locale=lang,
            has_touch=size == "phone",
            reduced_motion="reduce" if calm else "no-preference",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.troubles: list[str] = []
        self.frames: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: self.frames.append(str(data))))
        self.page.on("request", self._request)
        self.page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "ERR_INTERNET_DISCONNECTED" not in message.text:
            self.troubles.append(message.text)

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"HTTP {response.status}: {response.request.method} {response.url}")

    def _request(self, request: object) -> None:
        url = str(getattr(request, "url", ""))
        if not url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.troubles.append(f"asked elsewhere: {url}")

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def shoot(self, name: str) -> None:
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png")

    def close(self) -> None:
        self.context.close()
        found = "\n".join(self.troubles)
        assert not self.troubles, f"what the browser reported:\n{found}"


def remember(page: Page, game: str, options: dict[str, str], bots: int) -> None:
    """Set the game and options that the lobby offers first, as after an earlier visit."""
    kept = {"lastGame": game, "lastOptions": {game: {**options, "*bots": str(bots)}}}
    page.wait_for_selector("main .games")
    page.evaluate(
        """kept => {
          const old = JSON.parse(localStorage.getItem('kociolek.settings') || '{}');
          localStorage.setItem('kociolek.settings', JSON.stringify({...old, ...kept}));
        }""",
        kept,
    )
    page.reload()


def start_against_bots(
    page: Page, game: str = "kittens", options: dict[str, str] | None = None, bots: int = 2, *, by_key: bool = False
) -> None:
    """Start a game against bots from the lobby."""
    remember(page, game, options or {}, bots)
    start = page.locator("main .btn.primary.big:not([aria-disabled])")
    if by_key:
        start.press("Enter")
    else:
        start.click()
    page.wait_for_selector(".table")


def play_on(page: Page, chance: random.Random, most: int = 1500) -> int:
    """Press random elements until the result is shown. Return the number of presses."""
    pressed = 0
    for _ in range(most):
        if page.locator(OVER).count():
            return pressed
        pressed += press_something(page, chance)
        page.wait_for_timeout(25)
    raise AssertionError(f"no end after {pressed} presses at {page.url}: {page.locator('body').inner_text()[:500]}")


def press_something(page: Page, chance: random.Random) -> bool:
    """Press a random element. Return whether there was one."""
    try:
        if page.locator("dialog[open]").count():  # help, opened by a press on what could no longer be chosen
            page.keyboard.press("Escape")
        buttons = [each for each in page.locator(PRESSABLE).element_handles() if each.is_visible()]
        if not buttons:
            return False
        actions = [each for each in buttons if each.evaluate("e => e.closest('.actions') !== null")]
        among = actions if actions and chance.random() < 0.6 else buttons
        one = chance.choice(among)
        one.click(timeout=700, force=True, position=one.evaluate(FREE))
    except Error:
        return False  # the element went away
    return True


def messages(frames: list[str]) -> list[dict[str, Any]]:
    return [json.loads(frame) for frame in frames if frame.startswith("{")]


def views(frames: list[str]) -> list[dict[str, Any]]:
    """Return the views among the frames of a socket."""
    return [message["view"] for message in messages(frames) if message["type"] == "state"]
