"""Measure the client on a slow phone and print JSON. Usage: make web-speed

Arguments name the parts to measure (loading, presses, local, frames, moments); each has its own browser.

Profile: 390 x 844, processor slowed down four times, 1.6 Mbit/s down, 0.75 up, 150 ms round trip ("3G fast"), nothing
cached. Times are medians of several visits in fresh browser contexts, with minimum and maximum.

- `interactive_ms`: from the request until the start button is drawn and marks a press as busy in the next frame
- `ready_ms`: until the script has taken over and everything on the page works
- `again_ms`: the same for a second visit with cached files and another game selected
- `early_press_ms`: a press as soon as the button is drawn: until it is marked, and until the table is shown
- `response_ms`: from a press until the next frame shows it, in the lobby and at tables. A table marks what was pressed
  first and draws the consequences later: `redrawn_ms`. `slowest` splits the slowest press: it waited for the thread,
  was handled, and the rest is drawing; `frames` says what the long frames in that time were busy with
- `presses`: in games against bots, where a press may coincide with other updates
- `local`: interactions without the server on idle tables: select a card, open a panel, move a slider, turn a tile
- `frames`: on desktop without slow-down while cards fly and moments play: frames per second and the share of late ones
- `moments`: the same for each moment of Exploding Kittens by itself, with the longest time between two frames
- `load`: how many processes waited for a processor, on average: above 1, other programs were measured, too

Goals: `response_ms` at most 100 in the median, 60 frames per second.

A tap looks the page up once and then presses coordinates, so that measuring does not keep the page busy. Measure on an
idle machine. `stolen_percent` is the processor time that other guests of the same host took meanwhile.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from kociolek.server.bench import processors, stolen_seconds  # noqa: E402
from web.playing import CHROMIUM, PRESSABLE, remember, start_against_bots  # noqa: E402
from web.positions import LaidTable, Position, every_position  # noqa: E402
from web.staged import StagedTable  # noqa: E402
from web.test_moments import MOMENTS, OTHERS  # noqa: E402

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
BARS = 200  # px for the browser's own bars, at most
VISITS = 5
PAUSE = 400  # ms between two presses
AIM = 100  # from the look to the tap
LATE = 25  # ms between frames: at 60 per second one is missing
SETTLED = 2500  # ms until a new table has loaded everything
START = "main .btn.primary.big"

# Noted by the page itself: when the start button is there and the thread has been free after its frame.
WATCH = """
const seen = new MutationObserver(() => {
  if (!document.querySelector("main .btn.primary.big")) return;
  seen.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.interactive = performance.now(); }));
});
seen.observe(document, { childList: true, subtree: true });
"""

# The browser's own clock from input to the next frame (Event Timing); and until the table, which hears of a press
# after that frame by a click of the page's own, has drawn what follows from it.
PRESSES = """
window.presses = {};
window.slowest = {};
const frames = [];
new PerformanceObserver(list => {
  for (const each of list.getEntries()) {
    const { startTime, duration, renderStart, styleAndLayoutStart, scripts } = each, end = startTime + duration;
    frames.push({
      startTime, end, ms: Math.round(duration),
      rendering_ms: renderStart && Math.round(end - renderStart),
      layout_ms: styleAndLayoutStart && Math.round(end - styleAndLayoutStart),
      scripts: scripts.map(s => `${s.invoker} ${s.sourceFunctionName} ${Math.round(s.duration)}, of it layout `
        + Math.round(s.forcedStyleAndLayoutDuration)),
    });
  }
}).observe({ type: "long-animation-frame", buffered: true });
new PerformanceObserver(list => {
  for (const each of list.getEntries()) {
    const { interactionId: id, duration, startTime, processingStart, processingEnd, target } = each;
    if (id) {
      window.presses[id] = Math.max(window.presses[id] ?? 0, duration);
      if (duration > (window.slowest.ms ?? 0))
        window.slowest = {
          ms: duration, waited_ms: Math.round(processingStart - startTime),
          handled_ms: Math.round(processingEnd - processingStart), event: each.name,
          on: target?.closest?.("button, [data-legal]")?.textContent.trim().slice(0, 40) ?? "",
          startTime,
        };
    }
  }
}).observe({ type: "event", durationThreshold: 16, buffered: true });
window.busyWith = () => {
  const { startTime, ms } = window.slowest;
  return frames.filter(each => each.end > startTime && each.startTime < startTime + ms)
    .map(({ startTime: begun, end, ...each }) => ({ after_ms: Math.round(begun - startTime), ...each }));
};
window.redrawn = [];
let pressed = 0;
addEventListener("click", click => {
  if (click.isTrusted) pressed = click.timeStamp;
  else requestAnimationFrame(() => setTimeout(() => window.redrawn.push(performance.now() - pressed)));
}, true);
"""

# Where something can be pressed: a button for what is decided, if there is one, or anything.
SOMEWHERE = """([where, decide, which]) => {
  const found = [...document.querySelectorAll(where)].filter(each => each.checkVisibility());
  const actions = decide ? found.filter(each => each.closest(".actions")) : [];
  const among = actions.length ? actions : found;
  const one = among[Math.floor(which * among.length)];
  one?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = one?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""
# What asks nobody: a question of a game, what is pressed there, and how a sheet that opens is closed.
LOCAL = [
    ("select a card", "kittens", "turn", ".hand .fc"),
    ("ask about a player", "kittens", "turn", ".pl"),
    ("open the menu or the log", "kittens", "turn", ".tbar .icon:first-child, .tbar .icon:nth-child(4)"),
    ("move the slider", "kittens", "defuse.tuck", ".depth input, .depth button, .presets .btn"),
    ("ask about a card", "wizardkittens", "turn", ".wz-deck, .wz-danger, .wz-rule"),
    ("turn a tile", "witchstone", "tile.turn", ".actions .btn:first-child"),
    ("turn to another board", "witchstone", "tile.turn", ".tabs button"),
]
TIMES = 8

# How far frames are apart while things fly, which is done by animations that the script starts.
FRAMES = """
window.frames = [];
let moving = 0, before = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const animation = animate.apply(this, how);
  moving++;
  animation.finished.catch(() => undefined).finally(() => moving--);
  return animation;
};
const frame = now => {
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


def show_whole(page: Page) -> None:
    """Shrink the viewport by the bars: the lowest part of the window is never drawn and reports no frames."""
    devtools = page.context.new_cdp_session(page)
    window = devtools.send("Browser.getWindowForTarget")
    bounds = {edge: window["bounds"][edge] + BARS for edge in ("width", "height")}
    devtools.send("Browser.setWindowBounds", {"windowId": window["windowId"], "bounds": bounds})


def visit(browser: Browser, address: str) -> tuple[float, float, float]:
    """Measure a first and a second visit."""
    context, page = phone(browser, WATCH)
    page.goto(address, wait_until="commit")
    ready = ready_at(page)
    interactive = page.evaluate("window.interactive")
    remember(page, "witchstone", {}, 3)
    again = ready_at(page)
    context.close()
    return interactive, ready, again


def ready_at(page: Page) -> float:
    while not (found := page.evaluate("performance.getEntriesByName('ready')[0]?.startTime")):
        page.wait_for_timeout(200)  # asked again and again: our content policy lets no text wait
    return float(found)


def early_press(browser: Browser, address: str) -> tuple[float, float]:
    """Measure a press before the script is loaded."""
    context, page = phone(browser, PRESSES)
    page.goto(address, wait_until="commit")
    page.locator(START).tap()
    begun = monotonic()
    page.wait_for_selector(".table")
    there = 1000 * (monotonic() - begun)
    marked = presses_of(page)[0]
    context.close()
    return marked, there


def presses(browser: Browser, address: str) -> dict[str, dict[str, Any]]:
    """Measure the responses to presses in the lobby and at tables."""
    context, page = phone(browser, PRESSES)
    page.goto(address)
    ready_at(page)
    for game in page.locator(".games button").all():
        game.tap()
        page.wait_for_timeout(300)
    found = {"lobby": {"response_ms": spread(presses_of(page))}}
    for name in ("kittens", "wizardkittens", "witchstone"):
        page.goto(address)
        start_against_bots(page, name)
        page.wait_for_selector(".hand button, [data-legal]")
        press_for(page, 15)
        found[name] = {
            "response_ms": spread(presses_of(page)),
            "slowest": slowest(page),
            "redrawn_ms": spread(page.evaluate("window.redrawn")),
        }
    context.close()
    return found


def presses_of(page: Page) -> list[float]:
    page.wait_for_timeout(500)  # the last one may not be drawn yet
    return page.evaluate("Object.values(window.presses)")  # type: ignore[no-any-return]


def slowest(page: Page) -> dict[str, Any]:
    """Return the slowest press, and the long frames during which it was answered."""
    found: dict[str, Any] = page.evaluate("window.slowest")
    if found:
        found["frames"] = page.evaluate("window.busyWith()")
    found.pop("startTime", None)
    return found


def phone(browser: Browser, script: str) -> tuple[BrowserContext, Page]:
    context = browser.new_context(viewport=PHONE, has_touch=True, locale="en")  # type: ignore[arg-type]
    page = context.new_page()
    show_whole(page)
    slow_down(page)
    page.add_init_script(script)
    return context, page


def local_presses(browser: Browser, address: str) -> dict[str, dict[str, dict[str, int]]]:
    """Measure interactions without the server."""
    found = {}
    for name, game, prompt, where in LOCAL:
        context, page = phone(browser, PRESSES)
        LaidTable(page).show(address, asked(game, prompt))
        page.wait_for_selector(where)
        page.wait_for_timeout(SETTLED)
        chance = random.Random(1)
        for _ in range(TIMES):
            press_somewhere(page, chance, where)
            page.wait_for_timeout(PAUSE)
            if page.locator("dialog").count():
                page.keyboard.press("Escape")
                page.wait_for_timeout(PAUSE)
        found[name] = {
            "response_ms": spread(presses_of(page)),
            "slowest": slowest(page),
            "redrawn_ms": spread(page.evaluate("window.redrawn")),
        }
        context.close()
    return found


def asked(game: str, prompt: str) -> Position:
    """Return a position with this prompt and many options."""
    positions = [each for each, _ in zip(every_position(game), range(2000), strict=False) if each.prompt == prompt]
    return max(positions, key=lambda each: len(each.options))


def press_for(page: Page, seconds: float) -> None:
    chance = random.Random(1)
    end = monotonic() + seconds
    while monotonic() < end:
        press_somewhere(page, chance, PRESSABLE)
        page.wait_for_timeout(PAUSE)


def press_somewhere(page: Page, chance: random.Random, where: str) -> None:
    place = page.evaluate(SOMEWHERE, [where, chance.random() < 0.6, chance.random()])
    page.wait_for_timeout(AIM)
    if place is None:
        return
    if page.viewport_size == PHONE:
        page.touchscreen.tap(*place)
    else:
        page.mouse.click(*place)


def desktop(browser: Browser, address: str) -> list[float]:
    context = browser.new_context(viewport=DESKTOP, locale="en")  # type: ignore[arg-type]
    page = context.new_page()
    show_whole(page)
    page.add_init_script(FRAMES)
    page.goto(address)
    start_against_bots(page)
    press_for(page, 20)
    frames = page.evaluate("window.frames")
    context.close()
    return frames  # type: ignore[no-any-return]


def moments(browser: Browser, address: str) -> dict[str, dict[str, float]]:
    """Measure each moment on a staged table, with the picture of the moment alone."""
    context = browser.new_context(viewport=DESKTOP, locale="en")  # type: ignore[arg-type]
    page = context.new_page()
    show_whole(page)
    page.add_init_script(FRAMES)
    table = StagedTable(page)
    found = {}
    table.begin(address, OTHERS)
    page.wait_for_timeout(SETTLED)
    for name, (events, _, then) in MOMENTS.items():
        page.wait_for_timeout(PAUSE)
        page.evaluate("window.frames = []")
        table.happen(*events, then=then)
        page.wait_for_selector(f'.moment[data-moment="{name}"]', state="attached")
        page.wait_for_selector(".moment", state="detached")
        found[name] = rate(page.evaluate("window.frames"))
    context.close()
    return found


def loading(browser: Browser, address: str) -> dict[str, Any]:
    visit(browser, address)  # the browser's own first time
    interactive, ready, again = zip(*(visit(browser, address) for _ in range(VISITS)), strict=True)
    marked, there = zip(*(early_press(browser, address) for _ in range(VISITS)), strict=True)
    return {
        "interactive_ms": spread(interactive),
        "ready_ms": spread(ready),
        "again_ms": spread(again),
        "early_press_ms": {"marked": spread(marked), "table": spread(there)},
    }


def smoothness(browser: Browser, address: str) -> dict[str, float]:
    return rate(desktop(browser, address))


def rate(frames: Sequence[float]) -> dict[str, float]:
    return {
        "count": len(frames),
        "fps": round(1000 * len(frames) / sum(frames), 1),
        "late_share": round(sum(gap > LATE for gap in frames) / len(frames), 3),
        "longest_ms": round(max(frames)),
    }


PARTS: dict[str, Callable[[Browser, str], dict[str, Any]]] = {
    "loading": loading,
    "presses": presses,
    "local": local_presses,
    "frames": smoothness,
    "moments": moments,
}


def measure(address: str, parts: Sequence[str]) -> dict[str, Any]:
    found: dict[str, Any] = {"profile": "4 x slower processor, 1.6 Mbit/s, 150 ms round trip"}
    with sync_playwright() as playwright:
        for part in parts:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            begun, stolen = monotonic(), stolen_seconds()
            found[part] = PARTS[part](browser, address)
            share = (stolen_seconds() - stolen) / (monotonic() - begun) / processors()
            found[part]["stolen_percent"] = round(100 * share, 1)
            found[part]["load"] = round(os.getloadavg()[0] / processors(), 1)
            browser.close()
    return found


def spread(times: Sequence[float]) -> dict[str, int]:
    return {
        "count": len(times),
        "median": round(median(times)),
        "quickest": round(min(times)),
        "slowest": round(max(times)),
    }


def main(parts: Sequence[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(ROOT / "tests/web/quick_server.py"), f"sqlite:{folder}/tables.db", "1.0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as server:
            assert server.stdout is not None
            try:
                print(json.dumps(measure(server.stdout.readline().strip(), parts or list(PARTS)), indent=2))
            finally:
                server.terminate()


if __name__ == "__main__":
    main(sys.argv[1:])
