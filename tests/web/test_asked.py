"""Context help, hints and replays."""

from __future__ import annotations

import copy
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from kociolek import record
from web.measure import SIZES, measured
from web.playing import Visitor, play_on, press_something, start_against_bots, views
from web.positions import GAMES, LaidTable, Position, positions
from web.test_everybody import axe, looked_at

TOPICS = """() => [...document.querySelectorAll('.table [data-topic]')]
  .filter((e) => e.checkVisibility()).map((e) => e.dataset.topic)"""
ASK = """topic => document.querySelector(`.table [data-topic="${CSS.escape(topic)}"]`)
  .dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))"""


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_table_is_explained(visit: Callable[..., Visitor], quick: str, game: str) -> None:
    visitor = visit(quick, "desktop")
    page: Page = visitor.page
    table = LaidTable(page)
    asked: set[str] = set()
    silent: list[str] = []
    for position in positions(game):
        table.show(quick, position)
        for topic in set(page.evaluate(TOPICS)) - asked:
            asked.add(topic)
            page.evaluate(ASK, topic)
            page.wait_for_selector("dialog .scroll")
            if (
                page.locator("dialog .helppage").count() == 0
                or len(page.locator("dialog .prose").first.inner_text()) < 10
            ):
                silent.append(topic)
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog", state="detached")
    assert not silent, silent
    assert len(asked) > 25, asked
    assert table.sent == [], "whoever asks for help has decided nothing"


def test_help_by_finger_and_by_key(visit: Callable[..., Visitor], quick: str) -> None:
    """A long press explains and does not play; a finger that moves asks for nothing; ? explains what has the focus."""
    visitor = visit(quick, "phone")
    page: Page = visitor.page
    table = LaidTable(page)
    table.show(quick, next(each for each in positions("kittens") if each.prompt == "turn"))
    card = page.locator(".hand button:not(.off)").first
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + 20, box["y"] + 30
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y, steps=4)
    page.wait_for_timeout(700)
    page.mouse.up()
    assert page.locator("dialog").count() == 0
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_selector("dialog .helppage")
    page.mouse.up()
    assert page.locator("dialog .helppage .ex").count() > 0, "what can be done with it now"
    assert not looked_at(page, "help")
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    page.keyboard.press("?")
    page.wait_for_selector("dialog .helppage")
    page.keyboard.press("Escape")
    assert table.sent == []
    not_now = page.locator(".hand button.off").first
    not_now.click(button="right")
    page.wait_for_selector("dialog .helppage")
    why = page.locator("dialog .ex").last.inner_text()
    assert len(why) > 20, "why it cannot be played"


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_cards_are_arranged_by_dragging(visit: Callable[..., Visitor], quick: str, size: str) -> None:
    """The first of the cards to come is dragged to the last place, by a finger or by a mouse, and is put back last."""
    page = visit(quick, size).page
    table = LaidTable(page)
    table.show(quick, next(each for each in positions("kittens") if each.prompt == "alter.next"))
    cards = page.locator(".orderrow button")
    kinds = [str(card.get_attribute("data-topic")).removeprefix("card:") for card in cards.all()]
    places = [box for box in (card.bounding_box() for card in cards.all()) if box]
    (first, *_, last), y = [box["x"] + box["width"] / 2 for box in places], places[0]["y"] + places[0]["height"] / 2
    way = [first + (last - first) * step / 6 for step in range(7)]
    if size == "phone":
        finger = page.context.new_cdp_session(page)
        for nth, x in enumerate(way):
            kind = "touchMove" if nth else "touchStart"
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        page.mouse.move(way[0], y)
        page.mouse.down()
        for x in way[1:]:
            page.mouse.move(x, y)
        page.mouse.up()
    assert page.locator("dialog").count() == 0
    page.locator(".actions .btn.primary").click()
    expected = [f"put {kind}" for kind in [*kinds[1:], kinds[0]]]
    for _ in range(100):
        if len(table.sent) >= len(expected):
            break
        page.wait_for_timeout(50)
    assert table.sent == expected


@pytest.mark.parametrize("game", GAMES)
def test_a_hint(visit: Callable[..., Visitor], quick: str, game: str) -> None:
    """One move with its chance, drawn on the table, and what the next best would give; one press makes the move."""
    visitor = visit(quick, "phone", "pl")
    page = visitor.go()
    start_against_bots(page, game, {}, 1)
    bulb = page.get_by_role("button", name="Zapytaj bota")
    for _ in range(100):  # it is there as soon as there is a choice
        if bulb.count():
            break
        press_something(page, random.Random(1))
        page.wait_for_timeout(100)
    bulb.click()
    page.wait_for_selector(".hints .best button", timeout=30_000)
    best = page.locator(".hints .best button")
    assert best.count() == 1
    assert page.locator(".hints .tag").count() == 1
    assert 1 <= page.locator(".hints .said").count() <= 4, "equals, or why and what the next best would give"
    assert page.locator(".table .hinted").count() >= 1
    visitor.shoot(f"hint-{game}")
    troubles = looked_at(page, "hint")
    if game == "witchstone":
        here = page.locator(".tabs [aria-pressed=true]").evaluate("tab => [...tab.parentNode.children].indexOf(tab)")
        page.locator(".tabs button").last.click()
        page.wait_for_selector("svg .hinted", state="detached")
        page.locator(".tabs button").nth(here).click()
        page.wait_for_selector("svg .hinted")  # also on a board that is redrawn
    tall = page.locator(".hints").bounding_box()
    page.get_by_role("button", name="Ukryj radę").click()  # it covers what it is about
    page.wait_for_selector(".hints .best", state="detached")
    low = page.locator(".hints").bounding_box()
    assert tall
    assert low
    assert low["height"] < min(80, tall["height"])
    troubles += looked_at(page, "hint put aside")
    page.get_by_role("button", name="Pokaż radę").click()
    page.wait_for_selector(".hints .best button")
    assert not troubles, troubles
    before = views(visitor.frames)[-1]
    best.click()
    page.wait_for_selector(".hints", state="detached")
    page.wait_for_timeout(300)
    assert views(visitor.frames)[-1] != before


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_replay(visit: Callable[..., Visitor], quick: str, size: str, tmp_path: Path) -> None:
    """Step by step, by a line of the log, through other eyes, by itself; and the record to take home."""
    visitor = visit(quick, size, "en", False)
    page = visitor.go()
    page.emulate_media(reduced_motion="reduce")
    start_against_bots(page, "kittens", {"turbo": "on"}, 1)
    play_on(page, random.Random(2))
    page.locator(".rbtns .btn").first.click()
    page.wait_for_selector(".replaybar")
    assert page.locator(".players .av").count() == 2
    assert page.locator(".players .av.gone").count() == 0, "who is connected now is no part of a replay"
    slider = page.locator(".replaybar input")
    last = int(slider.get_attribute("max") or 0)
    assert last > 3
    page.emulate_media(reduced_motion="no-preference")
    forward = page.get_by_role("button", name="Step forward")
    forward.click()
    forward.click()  # during the animation of the first
    page.wait_for_function("() => document.querySelector('.replaybar input').value === '2'")
    page.get_by_role("button", name="Step back").click()
    page.wait_for_function("() => document.querySelector('.replaybar input').value === '1'")
    if size == "phone":
        page.get_by_role("button", name="Log").click()
    page.locator(".log button").last.click()
    page.wait_for_function("last => document.querySelector('.replaybar input').value === last", arg=str(last))
    for eyes in ("0", "1", "-2"):
        page.locator(".eyes select").select_option(eyes)
        page.wait_for_timeout(150)
        assert slider.input_value() == str(last)
        assert "You" not in page.locator(".pl .nm").all_inner_texts(), "whose eyes these are changes; the names stay"
    page.keyboard.press("Home")
    page.locator(".replaybar .play").click()
    page.wait_for_function("() => Number(document.querySelector('.replaybar input').value) >= 2", timeout=20_000)
    page.locator(".replaybar .play").click()
    if size == "phone":  # too narrow for one more sign in the bar
        page.get_by_role("button", name="Log").click()
    with page.expect_download() as download:
        page.locator("dialog a[download]" if size == "phone" else ".tbar a[download]").click()
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)
    record.verify(record.read(file))


# Whether the bar of a replay lies in a column of its own beside the log.
BESIDE = """() => {
  const [bar, side] = ['.replaybar', '.table > .side'].map((e) => document.querySelector(e)?.getBoundingClientRect());
  return side !== undefined && bar.right > side.left + 1;
}"""


# Whether cards lie over the place of the sentence, which is two lines high.
HIDES_WORDS = """() => {
  const now = document.querySelector('.replaybar .now'), { left, right, top } = now.getBoundingClientRect();
  return [0.3, 0.5, 0.7].some((x) => !now.parentElement.contains(
    document.elementFromPoint(left + (right - left) * x, top + 2)));
}"""


def test_a_replay_fits_every_screen(visit: Callable[..., Visitor], quick: str) -> None:
    """Its bar lies in the table's own columns; nothing is covered, and axe finds nothing."""
    page = visit(quick, "phone", "pl").go()
    start_against_bots(page, "kittens", {"turbo": "on"}, 2)
    play_on(page, random.Random(5))
    page.locator(".rbtns .btn").first.click()
    page.wait_for_selector(".replaybar")
    troubles: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for step in ("4", "12"):
            page.locator(".replaybar input").fill(step)
            page.wait_for_timeout(150)
            found = measured(page, ".tbar, .replaybar") + axe(page, "replay")
            if page.evaluate(BESIDE):
                found.append("the bar lies beside the table")
            if page.evaluate(HIDES_WORDS):
                found.append("cards lie over the sentence")
            troubles += [f"{width}x{height} {step}: {each}" for each in found]
    assert not troubles, "\n".join(troubles)


def test_a_replayed_chain_of_nopes_can_be_read(visit: Callable[..., Visitor], quick: str) -> None:
    """On short phones the plaque covered the step that holds."""
    page = visit(quick, "phone", "pl").page
    table = LaidTable(page)
    pending = next(each for each in positions("kittens") if each.prompt == "nope" and each.view["stack"])
    steps: list[dict[str, Any]] = []
    for nopes in range(4):
        view = copy.deepcopy(pending.view)
        view["stack"][0]["noped"] = nopes % 2 == 1
        view["discard"] = {"size": 9, "known": {str(depth): "nope" for depth in range(nopes)}}
        view["options"] = []
        steps.append({"seat": -1, "move": None, "events": [], "view": view})
    table.position = pending
    page.route("**/api/tables/laid", lambda route: route.fulfill(json={**table.info(), "status": "over"}))
    page.route("**/api/tables/laid/replay*", lambda route: route.fulfill(json=steps))
    page.goto(f"{quick}/replay/laid")
    page.wait_for_selector(".replaybar")
    troubles: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for step in ("1", "2", "3"):
            page.locator(".replaybar input").fill(step)
            page.wait_for_timeout(100)
            troubles += [f"{width}x{height} {step}: {each}" for each in measured(page, ".board")]
    assert not troubles, "\n".join(troubles)


@pytest.mark.parametrize("prompt", ["nope", "drawn"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_without_a_choice_nothing_pops_up(visit: Callable[..., Visitor], quick: str, prompt: str, lang: str) -> None:
    """Who has no choice gets no options, and is told calmly that others may still answer."""
    visitor = visit(quick, "phone", lang)
    page: Page = visitor.page
    table = LaidTable(page)
    asked = next(each for each in positions("kittens") if each.prompt == prompt)
    others = [seat for seat in asked.view["alive"] if seat != asked.view["seat"]] if prompt == "nope" else []
    for waiting in (others, []):
        table.show(quick, Position({**asked.view, "waiting": waiting, "options": []}))
        assert page.locator(".actions .btn").count() == 0
        calm = ("Waiting for Nopes…", "Czekamy na Nie") if waiting else ("One moment…", "Chwileczkę…")
        page.wait_for_selector(f"text={calm[lang == 'pl']}")
        page.keyboard.press("p")
    assert table.sent == []


def test_a_page_that_joins_late_draws_the_right_share_of_the_clock(visit: Callable[..., Visitor], quick: str) -> None:
    visitor = visit(quick, "phone")
    page: Page = visitor.page
    table = LaidTable(page)
    now = int(time.time() * 1000)
    table.clock = {"now": now, "window": True, "free": None, "deadline": now + 200_000, "bank": [], "length": 800_000}
    table.show(quick, next(each for each in positions("kittens") if each.prompt == "nope"))
    page.wait_for_selector(".pot .time .left")
    share = page.locator(".pot").evaluate("pot => Number(getComputedStyle(pot).getPropertyValue('--t'))")
    assert share == pytest.approx(0.25, abs=0.05)
    drawn = page.locator(".pot .time .left").evaluate("rim => getComputedStyle(rim).strokeDasharray")
    assert float(re.findall(r"[\d.]+", drawn)[0]) == pytest.approx(25, abs=5)
