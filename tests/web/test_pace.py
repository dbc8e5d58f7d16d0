"""How long bots take at a Witchstone table, by the clock of the page; the setting for it, and "skip to my turn"."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page

from web.conftest import serve
from web.playing import Visitor, start_against_bots, views
from web.test_witchstone import press

# Keep when the table began to show that a player acts, and when it showed that another one does.
WATCH = """() => {
  window.turns = [];
  const acting = () => document.querySelector('.players .pl:has(.av.turn)')?.dataset.anchor ?? '';
  let seat = acting(), since = performance.now();
  const look = () => {
    const now = acting();
    if (now && now !== seat) {
      window.turns.push([Number(seat.split(':')[1]), performance.now() - since]);
      [seat, since] = [now, performance.now()];
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
SKIP = ".actions .skip"
ASKED = ".status .big"


@pytest.fixture(scope="module")
def thoughtful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a server with bots as slow, and as thoughtful, as on a real one."""
    yield from serve(tmp_path_factory.mktemp("thoughtful"), 1.0, "thinking=0.4")


def begin(visitor: Visitor) -> Page:
    """Start against two bots that search, with all motions, and watch whose turn is shown."""
    page = visitor.go()
    start_against_bots(page, "witchstone", {"*level": "hard"}, 2)
    page.wait_for_selector(".table .actions")
    page.evaluate(WATCH)
    return page


def play_until(page: Page, over: Callable[[], bool], seconds: int = 150) -> None:
    """Make the moves of the reader by chance until something has happened."""
    chance = random.Random(1)
    for _ in range(seconds * 20):
        if over():
            return
        if page.locator(ASKED).count():
            press(page, chance)
        page.wait_for_timeout(50)
    raise AssertionError(page.locator(".status").inner_text())


def turns(page: Page) -> list[float]:
    """Return the length in seconds of every turn of a bot after the towers were chosen."""
    told: list[tuple[int, float]] = page.evaluate("window.turns")
    return [ms / 1000 for seat, ms in told if seat > 0][4:]


def pace_button(page: Page, pace: str) -> Locator:
    """Open the settings of the table and return the button of a pace."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("group", name="Bots play").get_by_role("button", name=pace)


@pytest.mark.parametrize(("pace", "most"), [("normal", 5.0), ("fast", 2.0)])
def test_a_whole_turn_of_a_bot_is_short(visit: Callable[..., Visitor], thoughtful: str, pace: str, most: float) -> None:
    """The setting is found in the menu of the table, and kept."""
    visitor = visit(thoughtful, "phone", calm=False)
    page = begin(visitor)
    pace_button(page, pace).click()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    play_until(page, lambda: len(turns(page)) >= 4)
    found = turns(page)
    print(f"seconds of bots' turns at pace {pace}: {found}")
    assert min(found) > 0.1, "each turn is shown"
    assert max(found) <= most, found
    page.reload()
    page.wait_for_selector(".table .actions")
    assert pace_button(page, pace).get_attribute("aria-pressed") == "true"


def test_skipping_to_my_turn(visit: Callable[..., Visitor], thoughtful: str) -> None:
    """One press, and both bots have played; the round after that is shown at its pace again."""
    visitor = visit(thoughtful, "phone", calm=False)
    page = begin(visitor)
    waited: list[float] = []
    for round_, skip in enumerate([False, True, False], 2):
        play_until(page, lambda: views(visitor.frames[-6:])[-1]["round"] >= round_ and page.locator(SKIP).count() > 0)  # noqa: B023
        begun = page.evaluate("performance.now()")
        if skip:
            page.locator(SKIP).tap()
        page.wait_for_selector(ASKED, timeout=30_000)
        waited.append((page.evaluate("performance.now()") - begun) / 1000)
    print(f"seconds until the reader is asked, skipped in the second round: {waited}")
    assert waited[1] < 2.0, waited
    assert waited[1] < 0.5 * min(waited[0], waited[2]), waited
