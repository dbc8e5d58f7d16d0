"""Puzzles in the browser: the list, the question at the real table, the solution, and one puzzle after the other."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from kociolek.analysis.puzzles import GAMES, TURNS, Puzzle, packaged, view_of
from kociolek.server.wire import PROTOCOL
from kociolek.text import texts
from web.measure import measured
from web.playing import Visitor, press_something
from web.test_board_matrix import PICTURES

SCREENS = [(360, 640, "pl"), (390, 664, "en"), (844, 390, "pl"), (1440, 900, "en")]
BOOKS = [game for game in GAMES if packaged(game)]


def opened(page: Page, game: str) -> Puzzle:
    """Wait for a puzzle and return it."""
    page.wait_for_selector(".lessonpage .table")
    found: str = page.evaluate(
        "async path => (await (await fetch(path)).json()).id", f"/api/puzzles/{game}?which=daily&protocol={PROTOCOL}"
    )
    return next(each for each in packaged(game) if each.id == found)


def answer_from_the_list(page: Page, nth: int = 0) -> None:
    """Answer with a move of the list of all moves, or with one of the whole turns."""
    if page.locator(".ways").count():
        page.locator(".ways .btn").nth(nth + 1).click()
        page.locator("[data-do=answer]").click()
    else:
        page.locator("[data-do=moves]").click()
        page.locator("dialog .choices li > .btn").nth(nth).click()
    page.wait_for_selector(".coach .verdict")


@pytest.mark.parametrize(("width", "height", "lang"), SCREENS)
@pytest.mark.parametrize("game", BOOKS)
def test_list_question_and_solution_fit(
    visit: Callable[..., Visitor], quick: str, game: str, width: int, height: int, lang: str
) -> None:
    visitor = visit(quick, "phone" if width < 900 else "desktop", lang)
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    faults = []
    visitor.go("/puzzles")
    page.wait_for_selector(f".book[data-game={game}]")
    faults += measured(page, "main", scrolls=True)
    visitor.shoot(f"puzzles-list-{width}-{lang}")
    page.locator(f'.book[data-game={game}] a[href="/puzzles/{game}"]').click()
    opened(page, game)
    page.wait_for_timeout(300)
    faults += measured(page, ".coach, .table", pictures=f"{PICTURES}, .coach h1", scrolls=game in TURNS)
    visitor.shoot(f"puzzles-{game}-{width}-{lang}")
    if game in TURNS:
        page.locator(".ways .btn").nth(2).click()
        page.wait_for_selector(".coach .steps")
        faults += measured(page, ".coach", pictures="h1", scrolls=True)
        visitor.shoot(f"puzzles-{game}-way-{width}-{lang}")
    answer_from_the_list(page)
    page.wait_for_timeout(200)
    assert page.locator(".worth .mine").count() == 1
    assert page.locator(".worth .best").count() == 1
    faults += measured(page, ".coach", pictures="h1", scrolls=True)  # the heading is hidden on phones
    wide = page.eval_on_selector(".coach", "e => e.scrollWidth - e.clientWidth")
    faults += [f"the solution is {wide} px wider than its place"] if wide > 1 else []
    if width > 600:
        faults += measured(page, ".table", pictures=PICTURES, scrolls=True)
    visitor.shoot(f"puzzles-{game}-solution-{width}-{lang}")
    assert not faults, "\n".join(faults)


def test_a_right_answer_is_praised_kept_and_followed_by_another(visit: Callable[..., Visitor], quick: str) -> None:
    game = BOOKS[0]
    page = visit(quick, "desktop", "en").go(f"/puzzles/{game}")
    known = opened(page, game)
    options = [option.text for option in view_of(known)[1].options]
    said = page.evaluate(
        """async ([path, move]) => (await fetch(path, {method: 'POST', credentials: 'same-origin',
          headers: {'Content-Type': 'application/json'}, body: JSON.stringify({move})})).status""",
        [f"/api/puzzles/{game}/{known.id}?protocol={PROTOCOL}", known.answer],
    )
    assert said == 200
    assert known.answer in options
    page.reload()
    page.wait_for_selector(".verdict.right")
    assert page.locator(".worth .best.mine").count() == 1
    assert texts("en").say("web-puzzle-right") in page.locator(".verdict").inner_text()
    page.locator("[data-do=next]").click()
    page.wait_for_url(f"**/puzzles/{game}:next")
    page.wait_for_selector(".lessonpage:not(.told) .table")
    page.goto(quick + "/puzzles")
    solved = page.locator(f'.book[data-game={game}] a[href="/puzzles/{game}"]')
    solved.wait_for()
    assert solved.inner_text() == texts("en").say("web-puzzle-day-right")


def test_each_turn_is_shown_at_the_table_before_one_is_chosen(visit: Callable[..., Visitor], quick: str) -> None:
    """The table shows what a turn comes to, "Now" the position again, and nothing is answered by looking."""
    page = visit(quick, "phone", "pl").go("/puzzles/witchstone")
    opened(page, "witchstone")
    seen = set()
    before = page.locator(".table").inner_html()
    for nth in range(1, 5):
        page.locator(".ways .btn").nth(nth).click()
        page.wait_for_selector(f".ways .btn:nth-child({nth + 1})[aria-pressed=true]")
        assert page.locator(".steps li").count() >= 3
        seen.add(page.locator(".table").inner_html())
    assert len(seen) == 4
    assert before not in seen
    page.locator(".ways .btn").first.click()
    page.wait_for_selector(".steps", state="detached")
    assert page.locator("[data-do=answer]").count() == 0
    assert page.locator(".verdict").count() == 0
    answer_from_the_list(page, 2)
    assert page.locator(".worth li").count() == 4
    assert page.locator(".worth .mine").count() == 1


@pytest.mark.parametrize("game", [game for game in BOOKS if game not in TURNS])
def test_an_answer_is_given_at_the_table(visit: Callable[..., Visitor], quick: str, game: str) -> None:
    """Whatever is pressed at the table leads to an answer and to what the moves are worth."""
    page = visit(quick, "phone", "pl").go(f"/puzzles/{game}:next")
    page.wait_for_selector(".lessonpage .table")
    chance = random.Random(5)
    for _ in range(200):
        if page.locator(".verdict").count():
            break
        press_something(page, chance)
        page.wait_for_timeout(25)
    assert page.locator(".worth .mine").count() == 1


def test_the_lobby_leads_to_the_puzzles(visit: Callable[..., Visitor], quick: str) -> None:
    page = visit(quick, "phone", "en").go("/")
    page.locator('a[href="/puzzles"]').click()
    page.wait_for_selector(".book")
    assert page.locator(".book").count() == len(BOOKS)
