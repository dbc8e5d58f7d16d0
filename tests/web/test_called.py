"""Turn notices: page title, sound, notification, and none of them without consent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from kociolek.catalog import game_named
from kociolek.match import Match
from web.playing import Visitor
from web.positions import LaidTable, Position

# Record what the page asks the browser for instead of doing it.
NOTING = """(() => {
  const noted = (window.noted = { tones: [], bells: [] });
  let touched = false; // what drives the browser counts as a touch for it, but not for us
  addEventListener('pointerdown', () => (touched = true), true);
  Object.defineProperty(navigator, 'userActivation', { value: { get hasBeenActive() { return touched; } } });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    noted.tones.push({ shape: this.type, at: when[0], touched });
    return start.apply(this, when);
  };
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title) {
      if (window.isPhone) throw new TypeError('Illegal constructor');
      noted.bells.push(title);
    }
    close() {}
  };
  ServiceWorkerRegistration.prototype.showNotification = async (title) => void noted.bells.push('worker: ' + title);
})()"""
HIDE = """() => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def mine_and_not_mine() -> tuple[Position, Position]:
    """Return a position in which the reader is asked, and the same with another player asked."""
    match = Match(game_named("kittens"), 2, {}, 1)
    asked = match.waiting()[0]
    return Position(match.view(asked).to_json()), Position(
        {**match.view(asked).to_json(), "waiting": [1 - asked], "options": []}
    )


@pytest.fixture
def noted(visit: Callable[..., Visitor], quick: str) -> tuple[Page, LaidTable]:
    visitor = visit(quick, "phone", "en")
    page: Page = visitor.page
    page.context.add_init_script(NOTING)
    return page, LaidTable(page)


def test_the_title(noted: tuple[Page, LaidTable], quick: str) -> None:
    page, table = noted
    mine, not_mine = mine_and_not_mine()
    table.show(quick, not_mine)
    assert page.title() == "Kociołek"
    table.go_on(mine)
    page.wait_for_function("() => document.title.includes('Your turn')")
    table.go_on(not_mine)
    page.wait_for_function("() => document.title === 'Kociołek'")


def switch(page: Page, name: str) -> None:
    page.locator(".tbar .icon").first.click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name=name).click()
    page.wait_for_selector("dialog [role=switch][aria-checked=true]")
    page.keyboard.press("Escape")


def test_a_sound_for_who_wants_it_but_not_before_a_touch(noted: tuple[Page, LaidTable], quick: str) -> None:
    page, table = noted
    mine, not_mine = mine_and_not_mine()
    table.show(quick, not_mine)
    table.go_on(mine)
    page.wait_for_timeout(200)
    switch(page, "Sounds")
    assert page.evaluate("noted.tones") == [], "nobody asked for it"
    page = page.context.new_page()
    table = LaidTable(page)
    table.show(quick, mine)  # notified as soon as the page is loaded
    page.wait_for_timeout(200)
    assert page.evaluate("noted.tones") == [], "nobody touched it"
    page.locator(".tbar h1").click()
    table.go_on(not_mine)
    table.go_on(mine)
    page.wait_for_function("() => noted.tones.length === 4")
    tones = page.evaluate("noted.tones")
    knocks = [(tone["shape"], round(tone["at"] - tones[0]["at"], 2)) for tone in tones]
    assert knocks == [("sine", 0), ("triangle", 0), ("sine", 0.16), ("triangle", 0.16)]
    assert page.evaluate("noted.tones.every((tone) => tone.touched)")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_notification_for_who_looks_elsewhere(noted: tuple[Page, LaidTable], quick: str, phone: bool) -> None:
    page, table = noted
    mine, not_mine = mine_and_not_mine()
    table.show(quick, not_mine)
    page.evaluate("phone => (window.isPhone = phone)", phone)
    switch(page, "Notify me")
    table.go_on(mine)
    table.go_on(not_mine)
    page.wait_for_timeout(100)
    assert page.evaluate("noted.bells") == [], "whoever looks at the table needs no bell"
    page.evaluate(HIDE)
    table.go_on(mine)
    page.wait_for_function("() => noted.bells.length === 1")
    assert "Your turn" in page.evaluate("noted.bells[0]")
    assert page.evaluate("noted.bells[0].startsWith('worker')") == phone
