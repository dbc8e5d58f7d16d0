"""Analysis of a finished game in the browser: progress, the screen at every size, the way into the replay, failures."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route

from kociolek.text import texts
from server_kit import CALM, Person, close_all, make_move, until
from web.playing import Visitor
from web.test_everybody import axe
from web.test_host import cookies_for, fits

MATRIX = [(320, 568), (360, 640), (390, 664), (844, 390), (1440, 900)]
OWN_MOVES = 15  # at least: a short game has little to show
GAMES = ["kittens", "wizardkittens", "witchstone"]
played: dict[tuple[str, str], tuple[str, str]] = {}


def game(address: str, name: str = "kittens") -> tuple[str, Person]:
    """A finished game of a person and two bots, played once for all tests."""
    port = urlsplit(address).port
    assert port is not None
    while (address, name) not in played:
        ala = Person(port, "Ala")
        table = ala.make(name, seats=3, bots=2, start=True, **CALM)
        number = 0
        while make_move(table, [ala], number):
            number += 3
        if number >= 3 * OWN_MOVES:
            played[address, name] = table, ala.cookie
    table, cookie = played[address, name]
    return table, Person(port, cookie=cookie)


@pytest.fixture(autouse=True)
def hang_up() -> Any:
    yield
    close_all()


def opened(visitor: Visitor, address: str, name: str = "kittens") -> tuple[Page, str]:
    """The page of an analysis that is done."""
    table, ala = game(address, name)
    cookies_for(visitor.page, ala)
    page = visitor.go(f"/analysis/{table}")
    page.set_default_timeout(90_000)
    page.wait_for_selector("#an-players")
    return page, table


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("width", "height"), MATRIX)
def test_the_screen_fits(visit: Callable[..., Visitor], quick: str, name: str, width: int, height: int) -> None:
    for lang, theme in (("pl", "light"), ("en", "dark")):
        visitor = visit(quick, "desktop", lang)
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        page, _ = opened(visitor, quick, name)
        fits(page)
        # What the bar at the bottom happens to cover can be scrolled into view.
        page.evaluate("document.querySelector('.ctl').style.position = 'static'")
        assert axe(page, f"analysis {name}") == []
        assert (page.locator("#an-points").count() == 1) == (name == "witchstone")
        box = page.locator(".curve").first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        words = page.locator(".curve").first.get_attribute("aria-label") or ""
        assert "Ala" in words
        assert "%" in words
        page.locator("details summary").first.click()
        assert page.locator("details[open] tbody tr").count() > 3
        fits(page)
        visitor.shoot(f"analysis-{name}-{width}x{height}-{lang}-{theme}")


def test_the_result_leads_to_it_and_it_leads_into_the_replay(visit: Callable[..., Visitor], quick: str) -> None:
    visitor = visit(quick, "phone", "en")
    table, ala = game(quick)
    cookies_for(visitor.page, ala)
    page = visitor.go(f"/t/{table}")
    page.locator("[data-do=analysis]").click()
    page.wait_for_selector("#an-players", timeout=90_000)
    moment = page.locator(".moments a").first
    number = int((moment.get_attribute("href") or "").rpartition("#")[2])
    moment.click()
    step = texts("en").say("web-replay-step", index=number, total=0).rpartition(" ")[0]
    page.wait_for_selector(f".tbar .mute:has-text('{step}')", state="attached")  # a phone hides the title
    page.locator("[data-do=analysis]").click()
    page.wait_for_selector("#an-players")
    page.locator("[data-do=show]").click()
    page.wait_for_selector(".replaybar")


def test_it_is_used_by_keys(visit: Callable[..., Visitor], quick: str) -> None:
    page, _ = opened(visit(quick, "desktop", "en"), quick)

    def shown() -> int:
        return int(page.locator(".decision").get_attribute("data-number") or 0)

    slider = page.locator(".slide input")
    slider.focus()
    page.keyboard.press("Home")
    first = shown()
    said = slider.get_attribute("aria-valuetext") or ""
    assert f"Move {first}" in said
    assert "Ala" in said
    assert "%" in said
    page.keyboard.press("ArrowRight")
    assert shown() > first
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    assert shown() == first
    if page.locator("[data-do=next-mistake][aria-disabled]").count() == 0:
        page.keyboard.press("n")
        assert page.locator(".decision .versus").count() == 1
        assert "±" in page.locator(".decision .versus").inner_text()
        assert page.locator(".decision .mk").inner_text().strip()


def test_what_the_curve_says_changes_with_open_cards(visit: Callable[..., Visitor], quick: str) -> None:
    page, _ = opened(visit(quick, "desktop", "en"), quick)
    line = page.locator(".curve path.line").first
    known = line.get_attribute("d")
    page.locator(".seg button", has_text="All cards open").click()
    until(lambda: line.get_attribute("d") != known)
    assert page.get_by_text("Nobody knew this during the game").count() == 1


def answer(route: Route, body: dict[str, Any], status: int = 200) -> None:
    route.fulfill(status=status, content_type="application/json", body=json.dumps(body))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_progress_failure_and_another_try(visit: Callable[..., Visitor], quick: str, lang: str) -> None:
    visitor = visit(quick, "phone", lang)
    page, table = opened(visitor, quick)
    whole = page.evaluate("id => fetch(`/api/tables/${id}/analysis`).then((answer) => answer.json())", table)
    part = {**whole, "state": "running", "done": whole["count"] // 2, "summary": None}
    part["decisions"] = whole["decisions"][: len(whole["decisions"]) // 2]
    empty = {**part, "decisions": [], "choices": [], "done": 0}
    replies: list[Any] = [
        {**empty, "state": "waiting", "ahead": 2},
        part,
        {**empty, "state": "none"},  # the server was started again: the page asks once more
        {**empty, "state": "waiting", "ahead": 0},
        {**empty, "state": "failed"},
    ]
    asked: list[str] = []

    def stand_in(route: Route) -> None:
        asked.append(route.request.method)
        answer(route, replies.pop(0) if replies else whole)

    page.route("**/analysis", stand_in)
    t = texts(lang)
    page.goto(f"{quick}/analysis/{table}")
    page.get_by_text(t.say("analysis-page-waiting", count=2)).wait_for()
    page.get_by_text(t.say("analysis-page-running", done=part["done"], count=whole["count"])).wait_for()
    assert page.locator(".curve").count() == 1, "the curve grows while it is computed"
    assert page.locator("#an-players").count() == 0
    fits(page)
    page.locator("[role=alert]", has_text=t.say("analysis-page-failed")).wait_for()
    assert asked == ["GET", "GET", "GET", "POST", "GET"]
    visitor.shoot(f"analysis-failed-{lang}")
    page.locator("[data-do=again]").click()
    page.wait_for_selector("#an-players")
    assert asked[5:] == ["POST"]


def test_a_refusal_is_told_in_words(visit: Callable[..., Visitor], quick: str) -> None:
    visitor = visit(quick, "phone", "en")
    table, ala = game(quick)
    cookies_for(visitor.page, ala)
    refused = {"error": {"key": "server-busy", "values": {}}}
    visitor.page.route("**/analysis", lambda route: answer(route, refused, 503))
    page = visitor.go(f"/analysis/{table}")
    page.locator("[role=alert]", has_text="The server is busy").wait_for()
    page.unroute_all()
    page.locator("[data-do=again]").click()
    page.wait_for_selector("#an-players", timeout=90_000)
    page = visitor.go("/analysis/unknown-table-of-long-ago")
    page.locator("[role=alert]").wait_for()
    visitor.troubles = [each for each in visitor.troubles if "503" not in each and "404" not in each]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_another_move_can_be_tried(visit: Callable[..., Visitor], quick: str, lang: str) -> None:
    """Each option of a decision is offered, and its chance against that of the move played is told in words."""
    visitor = visit(quick, "phone", lang)
    page, _ = opened(visitor, quick)
    page.locator("[data-do=what-if]").click()
    options = page.locator(".whatif li button")
    options.first.wait_for()
    assert options.count() >= 2
    for option in (options.first, options.nth(1)):
        option.click()
        page.locator(".whatif .verdict").wait_for()
        until(lambda: page.locator(".whatif [role=status]").count() == 0)
    assert "±" in page.locator(".whatif").inner_text()
    said = page.locator(".whatif .verdict").inner_text()
    t = texts(lang)
    kinds = ("better", "worse", "same")
    assert any(said.split()[0] == t.say(f"analysis-what-if-{kind}", points=1).split()[0] for kind in kinds)
    fits(page)
    page.locator(".whatif").scroll_into_view_if_needed()
    visitor.shoot(f"what-if-{lang}")
    page.evaluate("document.querySelector('.ctl').style.position = 'static'")
    assert axe(page, "what if") == []


@pytest.mark.parametrize(("width", "height"), MATRIX)
def test_one_plays_on_from_a_decision(visit: Callable[..., Visitor], quick: str, width: int, height: int) -> None:
    """The sheet offers seats, cards and bots; the new table is one's own, against bots."""
    lang, theme = ("pl", "dark") if width in (360, 844) else ("en", "light")
    visitor = visit(quick, "desktop", lang)
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    page, table = opened(visitor, quick)
    page.locator("[data-do=play-on]").click()
    start = page.locator("[data-do=play-on-start]")
    start.wait_for()
    seats = page.locator("dialog .seats button")
    assert seats.count() == 3
    for i in range(3):
        box = seats.nth(i).bounding_box()
        assert box is not None
        assert box["height"] >= 48
    page.wait_for_selector("dialog:modal")
    visitor.shoot(f"play-on-{width}x{height}-{lang}-{theme}")
    page.locator("dialog .seg button", has_text=texts(lang).say("analysis-on-true")).click()
    assert axe(page, "play on") == []
    start.click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".table.kittens")
    fresh = page.url.rpartition("/")[2]
    assert fresh != table
    head = page.evaluate("id => fetch(`/api/tables/${id}`).then((answer) => answer.json())", fresh)
    assert head["setup"]["rated"] is False
    assert [seat["bot"] for seat in head["seats"]].count(None) == 1


FROM_REPLAY = [
    ("kittens", 320, 568),
    ("kittens", 844, 390),
    ("wizardkittens", 360, 640),
    ("witchstone", 390, 664),
    ("witchstone", 844, 390),
]


@pytest.mark.parametrize(("name", "width", "height"), FROM_REPLAY)
def test_one_plays_on_from_the_replay(
    visit: Callable[..., Visitor], quick: str, name: str, width: int, height: int
) -> None:
    visitor = visit(quick, "desktop", "en")
    visitor.page.set_viewport_size({"width": width, "height": height})
    table, ala = game(quick, name)
    cookies_for(visitor.page, ala)
    page = visitor.go(f"/replay/{table}#1")
    button = page.locator(".replaybar [data-do=play-on]")
    button.wait_for()
    box = button.bounding_box()
    assert box is not None
    visitor.shoot(f"play-on-replay-{name}-{width}x{height}")
    assert 0 <= box["x"] <= width - 47
    assert box["y"] + box["height"] <= height
    assert min(box["width"], box["height"]) >= 47
    button.click()
    page.locator("[data-do=play-on-start]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(f".table.{name}")
