"""How fast the page is on a slow phone: `make web-speed`. Prints JSON.

The profile: 390 x 844, processor slowed down four times, 1.6 Mbit/s down, 0.75 up, 150 ms a round trip ("3G fast").
Nothing is cached. Each number is the median of some visits, each in a fresh browser context.

- `drawn_ms`: from the request until the button that starts a game is drawn
- `interactive_ms`: until a press of it would be answered (its handler is there and the main thread is free)
- `response_ms`: from a press until the answer is drawn, in the lobby and at the table: the slowest of all presses
- `frames`: on desktop, not slowed down, while cards fly: frames per second, and the share of frames that came late
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests/web"))

from playing import CHROMIUM, press_something, start_against_bots  # noqa: E402

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
VISITS = 5

# Noted by the page itself: when the start button is there, and when the thread has been free after that.
WATCH = """
const seen = new MutationObserver(() => {
  if (!document.querySelector("main .btn.primary.big")) return;
  seen.disconnect();
  requestAnimationFrame(() => {
    window.drawn = performance.now();
    setTimeout(() => { window.interactive = performance.now(); }, 0);
  });
});
seen.observe(document, { childList: true, subtree: true });
"""

# The browser's own clock from input to the next frame (Event Timing); and how far frames are apart while things fly.
NOTE = """
window.presses = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (entry.interactionId) window.presses.push(entry.duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
window.frames = [];
let before = 0;
const frame = now => {
  const moving = document.getAnimations().some(each => each.effect.getComputedTiming().iterations !== Infinity);
  if (moving && before) window.frames.push(now - before);
  before = moving ? now : 0;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""


def slow_down(page: Page) -> None:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    rates = {"downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
    devtools.send("Network.emulateNetworkConditions", {"offline": False, "latency": 150, **rates})


def visit(browser: Browser, address: str) -> tuple[float, float]:
    """A first visit: when the start button was drawn, and when it could be pressed."""
    context, page = phone(browser)
    page.goto(address, wait_until="commit")
    while not page.evaluate("window.interactive"):  # asked again and again: our content policy lets no text wait
        page.wait_for_timeout(200)
    drawn, interactive = page.evaluate("[window.drawn, window.interactive]")
    context.close()
    return drawn, interactive


def presses(browser: Browser, address: str) -> list[float]:
    """How long the answers to presses took, in the lobby and at the table."""
    context, page = phone(browser)
    page.goto(address)
    for game in page.locator(".games button").all():
        game.tap()
        page.wait_for_timeout(300)
    found: list[float] = page.evaluate("window.presses")
    start_against_bots(page)
    page.wait_for_selector(".hand button")
    press_for(page, 20)
    found += page.evaluate("window.presses")
    context.close()
    return found


def phone(browser: Browser) -> tuple[BrowserContext, Page]:
    context = browser.new_context(viewport=PHONE, has_touch=True, locale="en")  # type: ignore[arg-type]
    page = context.new_page()
    slow_down(page)
    page.add_init_script(WATCH + NOTE)
    return context, page


def press_for(page: Page, seconds: float) -> None:
    chance = random.Random(1)
    end = monotonic() + seconds
    while monotonic() < end:
        press_something(page, chance)
        page.wait_for_timeout(100)


def desktop(browser: Browser, address: str) -> list[float]:
    context = browser.new_context(viewport=DESKTOP, locale="en")  # type: ignore[arg-type]
    page = context.new_page()
    page.add_init_script(NOTE)
    page.goto(address)
    start_against_bots(page)
    press_for(page, 20)
    frames = page.evaluate("window.frames")
    context.close()
    return frames  # type: ignore[no-any-return]


def measure(address: str) -> dict[str, Any]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        visits = [visit(browser, address) for _ in range(VISITS)]
        answers = presses(browser, address)
        frames = desktop(browser, address)
        browser.close()
    return {
        "profile": "4 x slower processor, 1.6 Mbit/s, 150 ms round trip",
        "drawn_ms": round(median(drawn for drawn, _ in visits)),
        "interactive_ms": round(median(interactive for _, interactive in visits)),
        "response_ms": {"presses": len(answers), "median": median(answers), "slowest": max(answers)},
        "frames": {
            "fps": round(1000 * len(frames) / sum(frames), 1) if frames else None,
            "late_share": round(sum(gap > 25 for gap in frames) / len(frames), 3) if frames else None,
        },
    }


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(ROOT / "tests/web/quick_server.py"), f"sqlite:{folder}/tables.db", "1.0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as server:
            assert server.stdout is not None
            print(json.dumps(measure(server.stdout.readline().strip()), indent=2))
            server.terminate()


if __name__ == "__main__":
    main()
