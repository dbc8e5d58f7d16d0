"""Lessons in the browser: the real table, wrong answers get a reply, progress is remembered."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from kociolek.lessons import READ, lessons
from kociolek.text import texts
from web.playing import Visitor

FIRST = ["kittens/first-turns", "wizardkittens/first-turns", "witchstone/first-turns"]


def said(page: Page, key: str, lang: str) -> None:
    """Wait until the lesson says a message."""
    words = texts(lang).say(key).split("{")[0].split(".")[0]
    page.wait_for_function(
        "words => document.querySelector('.coach')?.innerText.replaceAll('\\u00a0', ' ').includes(words)",
        arg=words.replace("\u00a0", " "),
    )


def press(page: Page, key: str, lang: str) -> None:
    page.locator(".coach .btn", has_text=texts(lang).say(key)).click()


@pytest.mark.parametrize("lesson", FIRST)
@pytest.mark.parametrize(("size", "lang"), [("phone", "pl"), ("desktop", "en")])
def test_a_lesson_is_given_to_its_end(
    visit: Callable[..., Visitor], quick: str, lesson: str, size: str, lang: str
) -> None:
    """Each step says its sentence at the real table; the page shows every right answer when it is asked to."""
    visitor = visit(quick, size, lang)
    page = visitor.go(f"/learn/{lesson.replace('/', ':')}")
    scenario = lessons()[lesson]
    for number, step in enumerate(scenario.steps):
        assert step.guide is not None
        said(page, step.guide.say, lang)
        assert page.locator(".table .board").count() > 0
        if number == 2:
            visitor.shoot(f"lesson-{lesson.replace('/', '-')}-{size}-{lang}")
        press(page, "web-learn-show" if step.guide.ask else "web-learn-next", lang)
    said(page, "web-learn-done", lang)
    page.goto(quick + "/learn")
    page.wait_for_selector(f'li.done a[href="/learn/{lesson.replace("/", ":")}"]')


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
    page.goto(quick + "/rules/kittens")
    page.locator(".rel button", has=page.locator(".sr", has_text=re.compile("^Skip$"))).click()
    page.locator('dialog a[href="/learn/kittens:first-turns"]').click()
    page.wait_for_selector(".lessonpage .table")


def test_every_answer_is_right_or_read() -> None:
    for scenario in lessons().values():
        for step in scenario.steps:
            assert step.guide is not None
            assert all(move.action != READ for move in step.guide.ask)
