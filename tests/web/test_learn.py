"""Lessons in the browser: the real table, wrong answers get a reply, progress is remembered."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from kociolek.lessons import READ, lessons
from kociolek.text import texts
from web.measure import measured
from web.playing import Visitor
from web.test_board_matrix import PICTURES


def said(page: Page, key: str, lang: str) -> None:
    """Wait until the lesson says a message."""
    words = texts(lang).say(key).split("{")[0].split(".")[0]
    page.wait_for_function(
        "words => document.querySelector('.coach')?.innerText.replaceAll('\\u00a0', ' ').includes(words)",
        arg=words.replace("\u00a0", " "),
    )


def press(page: Page, key: str, lang: str) -> None:
    page.locator(".coach .btn", has_text=texts(lang).say(key)).click()


@pytest.mark.parametrize(("width", "height", "lang"), [(360, 640, "pl"), (1440, 900, "en")])
@pytest.mark.parametrize("game", ["kittens", "wizardkittens", "witchstone"])
def test_every_lesson_is_given_to_its_end(
    visit: Callable[..., Visitor], quick: str, game: str, width: int, height: int, lang: str
) -> None:
    """Each step says its sentence at the real table, on the screen, and marks a right answer in view. The page
    gives every right answer when it is asked to, and remembers that the lesson is done."""
    visitor = visit(quick, "phone" if width < 600 else "desktop", lang)
    visitor.page.set_viewport_size({"width": width, "height": height})
    faults: list[str] = []
    for lesson in [id for id in lessons() if id.startswith(f"{game}/")]:
        address = f"/learn/{lesson.replace('/', ':')}"
        page = visitor.go(address)
        for number, step in enumerate(lessons()[lesson].steps):
            assert step.guide is not None
            said(page, step.guide.say, lang)
            page.wait_for_timeout(150)
            shown = measured(page, ".coach", pictures="h1") + (
                [] if not step.guide.ask or marked(page) else ["no right answer in view"]
            )
            faults += [f"{lesson} step {number + 1}: {fault}" for fault in shown]
            if shown:
                visitor.shoot(f"lesson-{lesson.replace('/', '-')}-{number + 1}-{width}-{lang}")
            press(page, "web-learn-show" if step.guide.ask else "web-learn-next", lang)
        said(page, "web-learn-done", lang)
        page.goto(quick + "/learn")
        page.wait_for_selector(f'li.done a[href="{address}"]')
    assert not faults, "\n".join(faults)


MARKED = """() => [...document.querySelectorAll('.table .hinted, .table .hinted *')].some((mark) => {
  const box = mark.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 24)];
  const hit = box.width > 0 && x >= 0 && x < innerWidth && y >= 0 && y < innerHeight && document.elementFromPoint(x, y);
  return hit && (mark.contains(hit) || hit.closest('.hinted') || hit.matches('input[type=range]'));
})"""


def marked(page: Page) -> bool:
    """Tell whether something that leads on is marked and can be pressed without scrolling."""
    return bool(page.evaluate(MARKED))


def test_a_wrong_answer_gets_a_reply_and_the_place_is_kept(visit: Callable[..., Visitor], quick: str) -> None:
    page = visit(quick, "phone", "en").go("/learn/kittens:first-turns")
    said(page, "lesson-kittens-first-turns-goal", "en")
    press(page, "web-learn-next", "en")
    said(page, "lesson-kittens-first-turns-draw", "en")
    page.locator(".hand button", has_text="Skip").first.focus()
    page.keyboard.press("Enter")
    page.locator(".table .actions .btn", has_text="Skip").first.click()
    said(page, "lesson-kittens-first-turns-keep", "en")
    page.keyboard.press("Escape")
    page.reload()
    said(page, "lesson-kittens-first-turns-draw", "en")
    press(page, "web-learn-back", "en")
    said(page, "lesson-kittens-first-turns-goal", "en")


def test_the_lobby_offers_the_next_lesson_and_help_leads_to_one(visit: Callable[..., Visitor], quick: str) -> None:
    page = visit(quick, "desktop", "en").go("/")
    page.wait_for_selector('a[href="/learn/kittens:first-turns"]')
    page.goto(quick + "/learn/kittens:first-turns")
    for step in lessons()["kittens/first-turns"].steps:
        assert step.guide is not None
        said(page, step.guide.say, "en")
        press(page, "web-learn-show" if step.guide.ask else "web-learn-next", "en")
    said(page, "web-learn-done", "en")
    page.goto(quick)
    page.wait_for_selector('a[href="/learn/kittens:nope"] >> text=Next: Nope!')
    page.goto(quick + "/rules/kittens")
    page.locator(".rel button", has=page.locator(".sr", has_text=re.compile("^Skip$"))).click()
    page.locator('dialog a[href="/learn/kittens:first-turns"]').click()
    page.wait_for_selector(".lessonpage .table")


def test_every_answer_is_right_or_read() -> None:
    for scenario in lessons().values():
        for step in scenario.steps:
            assert step.guide is not None
            assert all(move.action != READ for move in step.guide.ask)


def test_a_lesson_of_witchstone_on_a_phone_on_its_side(visit: Callable[..., Visitor], quick: str) -> None:
    """The steps of the turn and the points of the players are whole beside the words of the lesson."""
    visitor = visit(quick, "phone", "pl")
    page = visitor.page
    page.set_viewport_size({"width": 844, "height": 390})
    for lesson in ("energy", "witches", "wand"):
        visitor.go(f"/learn/witchstone:{lesson}")
        page.wait_for_selector(".turn .now")
        page.wait_for_timeout(200)
        assert measured(page, ".table", pictures=PICTURES) == []
        edges = page.eval_on_selector_all(".turn .st", "all => all.map((e) => e.getBoundingClientRect().right)")
        assert max(edges) <= 844


@pytest.mark.parametrize("lesson", ["witchstone:first-turns", "wizardkittens:first-turns"])
def test_a_lesson_scrolls_on_a_small_phone_on_its_side(visit: Callable[..., Visitor], quick: str, lesson: str) -> None:
    """There is no room for a coach beside a table whose parts are all shown at once; without the coach there is."""
    visitor = visit(quick, "phone", "pl")
    page = visitor.page
    page.set_viewport_size({"width": 640, "height": 360})
    visitor.go(f"/learn/{lesson}")
    page.wait_for_selector(".lessonpage .table")
    page.wait_for_timeout(200)
    assert measured(page, ".table", pictures=PICTURES, scrolls=True) == []
    page.locator(".coach header .icon").first.click()
    page.wait_for_selector(".lessonpage", state="detached")
    assert page.locator("[data-cramped]").count() == 0
