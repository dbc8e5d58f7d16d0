"""Several browsers at one table: no secret leaks, and players come back after a lost connection."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from web.playing import OVER, Visitor, messages, play_on, press_something, start_against_bots, views


def sit_together(visit: Callable[..., Visitor], address: str, people: int, calm: bool = True) -> list[Visitor]:
    """Create a table in one browser and join it by its link in the others."""
    visitors = [visit(address, "phone" if i % 2 else "desktop", calm=calm) for i in range(people)]
    host = visitors[0].go()
    host.locator("main .btn.big:not([aria-disabled])").nth(1).click()
    host.wait_for_selector(".code")
    link = host.url.removeprefix(address)
    for i, guest in enumerate(visitors[1:], start=1):
        page = guest.go(link)
        page.locator(".foot .field").fill(f"Guest {i}")
        page.locator(".foot .btn.primary").click()
        page.wait_for_selector(".foot [role=status]")
    host.locator(".foot .btn.primary").click()
    for visitor in visitors:
        visitor.page.wait_for_selector(".table")
    return visitors


def test_four_browsers_and_no_secret(visit: Callable[..., Visitor], quick: str) -> None:
    """No frame contains a card that its seat could not see, checked against the full state."""
    visitors = sit_together(visit, quick, 4)
    chance = random.Random(11)
    end = time.monotonic() + 180  # a press where nothing can be pressed takes no time: presses are no measure
    while time.monotonic() < end and not all(visitor.page.locator(OVER).count() for visitor in visitors):
        press_something(chance.choice(visitors).page, chance)
    assert all(visitor.page.locator(OVER).count() for visitor in visitors)
    table = visitors[0].page.url.rpartition("/")[2]
    for seat, visitor in enumerate(visitors):
        steps = visitor.page.evaluate(
            "async ([table, seat]) => (await fetch(`/api/tables/${table}/replay?eyes=${seat}&protocol=2`)).json()",
            [table, seat],
        )
        allowed = {text for step in steps for text in (without(step["view"]), without(step["view"], "options"))}
        received = views(visitor.frames)
        assert len(received) > 10
        assert all(view["seat"] == seat for view in received)
        for view in received:  # of a question without a choice nothing is shown, nor who has answered it
            assert (without(view) if view["options"] else without(view, "options")) in allowed
        facts = [fact for step in steps for fact in step["events"]]
        told = [
            fact for message in messages(visitor.frames) if message["type"] == "state" for fact in message["events"]
        ]
        assert all(fact in facts for fact in told)
        assert "secret" not in " ".join(visitor.frames).replace('"secret":null', "").split('"status":"over"')[0]


def without(view: dict[str, Any], *fields: str) -> str:
    return json.dumps({key: value for key, value in view.items() if key not in ("waiting", *fields)}, sort_keys=True)


def test_players_agree_to_end_a_game(visit: Callable[..., Visitor], slow: str) -> None:
    host, guest = (visitor.page for visitor in sit_together(visit, slow, 2))
    host.locator("header .icon").first.click()
    host.get_by_role("button", name="End the game").click()
    host.get_by_role("button", name="Propose").click()
    host.wait_for_selector("dialog >> text=1 of 2 agree to end the game.")
    guest.wait_for_selector(".banner >> text=1 of 2 agree to end the game.")
    host.get_by_role("button", name="Withdraw").click()
    guest.wait_for_selector(".banner", state="detached")
    host.get_by_role("button", name="End the game").click()
    host.get_by_role("button", name="Propose").click()
    guest.locator(".banner .btn").click()
    for page in (host, guest):
        page.wait_for_selector("h1 >> text=Game stopped")
        assert page.locator(".rank").count() == 0, "nobody has won"


def in_a_window(page: Page) -> bool:
    """Return whether the player is asked about a card that is pending, and not only for a moment."""
    asked = page.locator(".table:has(.pendingpot):has(.actions .btn)")
    if asked.count():
        page.wait_for_timeout(300)
    return asked.count() == 1


def test_back_in_the_middle_of_a_nope_window(visit: Callable[..., Visitor], slow: str) -> None:
    """A reload during a reaction window keeps seat, card, question and clock."""
    visitor = visit(slow, "phone")
    page = visitor.go()
    setup = {"game": "kittens", "seats": 4, "tempo": "relaxed", "asking": "everybody"}  # also without a Nope in hand
    table = page.evaluate(
        """async ([me, table]) => {
            const post = (path, body) => fetch(path, {
                method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body) });
            await post("/api/me", me);
            return (await (await post("/api/tables", table)).json()).table;
        }""",
        [{"name": "Ala"}, {"setup": setup, "bots": ["easy"] * 3, "start": True}],
    )
    page.goto(f"{slow}/t/{table}")
    chance = random.Random(2)
    for _ in range(400):
        if found := in_a_window(page):
            break
        draw = page.locator(".actions .btn", has_text="Draw a card")
        if draw.count():
            draw.first.click(force=True)
        elif not page.locator(".pendingpot").count():
            press_something(page, chance)
        page.wait_for_timeout(100)
    assert found, "no card was pending"
    title, hand = page.locator(".ask h2").inner_text(), page.locator(".hand").inner_text()
    page.reload()
    page.wait_for_selector(".pendingpot")
    assert page.locator(".ask h2").inner_text() == title
    assert page.locator(".hand").inner_text() == hand
    assert page.locator(".actions .btn:not([aria-disabled])").count() >= 1
    assert " s" in page.locator(".plaque").inner_text()
    page.locator(".actions .btn").first.click()


def test_offline_and_back(visit: Callable[..., Visitor], quick: str) -> None:
    visitor = visit(quick, "desktop")
    page = visitor.go()
    start_against_bots(page, "kittens", {}, 2)
    page.wait_for_selector(".actions .btn")
    pile = page.locator(".pile").first.inner_text()
    visitor.context.set_offline(True)
    page.wait_for_selector(".banner", timeout=2_000)
    assert page.locator(".actions .btn").count() == 0, "what cannot be sent is not offered"
    assert page.locator(".pile").first.inner_text() == pile, "the table stays readable"
    visitor.context.set_offline(False)
    page.wait_for_selector(".banner", state="detached", timeout=20_000)
    page.wait_for_selector(".actions .btn")
    visitor.troubles.clear()  # the browser logs the lost connection


def test_what_is_not_there_is_told_in_words(visit: Callable[..., Visitor], quick: str) -> None:
    """A table that is gone, and a code that nobody has, typed before the page has fetched all its sentences."""
    visitor = visit(quick, "phone")
    page = visitor.go("/t/gone")
    page.wait_for_selector("[role=alert] >> text=This table doesn’t exist")
    visitor.go()
    page.locator("form .field").fill("ZZZZZZ")
    page.keyboard.press("Enter")
    page.wait_for_selector("[role=alert] >> text=No open table has this code")
    visitor.troubles.clear()  # the browser logs the refused requests


def test_a_second_window_has_the_same_seat(visit: Callable[..., Visitor], quick: str) -> None:
    visitor = visit(quick, "desktop")
    page = visitor.go()
    start_against_bots(page, "kittens", {}, 2)
    page.wait_for_selector(".actions .btn")
    second = visitor.context.new_page()
    second.goto(page.url)
    second.wait_for_selector(".actions .btn")
    assert second.locator(".hand button").count() == page.locator(".hand button").count()
    second.locator(".actions .btn", has_text="Draw a card").click()
    page.wait_for_function("() => document.querySelector('[data-live=polite]').textContent.includes('You draw')")


def test_a_rematch_takes_everybody_along(visit: Callable[..., Visitor], quick: str) -> None:
    visitor = visit(quick, "phone")
    page = visitor.go()
    start_against_bots(page, "kittens", {"turbo": "on"}, 1)
    first = page.url
    play_on(page, random.Random(1))
    page.locator(".sticky .btn.primary").click()
    page.wait_for_function("first => location.href !== first", arg=first)
    page.wait_for_selector(".table, .seats")
    assert page.locator(OVER).count() == 0


def open_players(page: Page) -> None:
    page.locator("header .icon").first.click()
    page.locator("dialog [data-do=people]").click()


def test_the_seat_of_a_removed_player_is_opened_by_all(visit: Callable[..., Visitor], slow: str) -> None:
    """The host removes a player during the game; somebody new can take the seat once all others agree."""
    visitors = sit_together(visit, slow, 4)
    host, removed, *others = (visitor.page for visitor in visitors)
    open_players(host)
    host.locator("dialog .btn", has_text="Guest 1").click()
    host.get_by_role("button", name="Remove Guest 1").click()
    host.get_by_role("button", name="Remove", exact=True).click()
    removed.wait_for_selector("h1 >> text=The host removed you from this table.")
    assert [page.locator("[data-admit]").count() for page in others] == [0, 0], "nobody asks for it yet"
    open_players(host)
    host.locator("dialog [data-admit] .btn").click()
    host.wait_for_selector("dialog [data-admit] >> text=Missing: Guest 2, Guest 3.")
    late = visit(slow, "phone", "pl")
    table = late.go(host.url.removeprefix(slow))
    table.locator(".banner .btn").click()
    table.wait_for_selector(".toast >> text=tylko za zgodą wszystkich graczy")
    late.troubles.clear()
    for page in others:
        page.locator(".banner[data-admit] .btn").click()
    host.wait_for_selector("dialog [data-admit] >> text=Somebody new may take the seat")
    table.locator(".banner .btn").click()
    table.wait_for_selector(".banner", state="detached")
    host.wait_for_selector("dialog [data-admit]", state="detached")
