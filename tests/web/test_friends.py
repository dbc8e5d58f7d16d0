"""Friends at a table: seats and options of the waiting room, removed guests, standing up, leaving, chat."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from kociolek.text import texts as texts_of
from web.playing import OVER, Visitor, play_on, remember, start_against_bots

EN = texts_of("en").say
OFFLINE = EN("web-error-web-offline")


def table_for_friends(visitor: Visitor, game: str = "kittens") -> Page:
    page = visitor.go()
    remember(page, game, {}, 2)
    page.locator("main [data-do=friends]").click()
    page.wait_for_selector(".code")
    return page


def join(visitor: Visitor, link: str, name: str) -> Page:
    page = visitor.go(link)
    page.locator(".foot .field").fill(name)
    page.locator(".foot .btn.primary").click()
    page.wait_for_selector(f"text={EN('web-waiting-host')}")
    return page


def two(visit: Callable[..., Visitor], address: str, game: str = "kittens") -> tuple[Page, Page]:
    """Return the pages of a host on a phone and of a guest on a desktop, in the waiting room."""
    host = table_for_friends(visit(address, "phone"), game)
    return host, join(visit(address, "desktop"), host.url.removeprefix(address), "Ola")


def said(page: Page) -> str:
    return str(page.evaluate("() => [...document.querySelectorAll('[data-live]')].map(e => e.textContent).join(' ')"))


@pytest.mark.parametrize("seats", [2, 3])
def test_witchstone_with_friends_has_as_many_seats_as_wanted(
    visit: Callable[..., Visitor], quick: str, seats: int
) -> None:
    """The host takes seats away on a phone; the options of these seats go with them, and the game starts."""
    visitor = visit(quick, "phone")
    page = table_for_friends(visitor, "witchstone")
    page.wait_for_selector(".seats li:nth-child(4)")
    page.locator("summary").click()
    handicaps = [EN(f"witchstone-option-handicap-{seat}") for seat in range(4)]
    page.wait_for_selector(f"legend >> text={handicaps[3]}")
    for left in range(3, seats - 1, -1):
        page.locator(".stepper button").first.click()
        page.wait_for_selector(f".seats li:nth-child({left + 1})", state="detached")
    page.wait_for_selector(f"legend >> text={handicaps[seats]}", state="detached")
    listed = [text for text in page.locator("legend").all_inner_texts() if "andicap" in text]
    assert [text.partition(" (")[0] for text in listed] == handicaps[:seats]
    assert page.locator(f"legend >> text={EN('web-window')}").count() == 0
    assert page.locator(".trouble").count() == 0
    assert "handicap_" not in page.locator("body").inner_text()
    page.locator(".foot .btn.primary").click()
    page.wait_for_selector(".table.witchstone")
    page.locator(".tbar .icon").first.click()
    page.wait_for_selector("dialog .menu")
    assert page.locator(f"text={EN('web-orders')}").count() == 0


def test_a_long_error_leaves_the_start_on_the_screen(visit: Callable[..., Visitor], quick: str) -> None:
    visitor = visit(quick, "phone")
    page = table_for_friends(visitor)
    page.set_viewport_size({"width": 320, "height": 568})
    page.evaluate(
        """() => {
          const trouble = document.createElement('p');
          trouble.className = 'trouble';
          trouble.textContent = 'handicap_0,handicap_1,handicap_2,'.repeat(40);
          document.querySelector('.foot').prepend(trouble);
        }"""
    )
    box = page.locator(".foot .btn.primary").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 320
    assert box["y"] + box["height"] <= 568
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_removed_guest_is_told_at_once_and_only_after_a_second_tap(visit: Callable[..., Visitor], quick: str) -> None:
    host, guest = two(visit, quick)
    host.get_by_role("button", name="Change the seat of Ola").click()
    host.get_by_role("button", name="Remove Ola").click()
    host.wait_for_timeout(300)
    assert guest.locator(".seats").count() == 1, "one tap removes nobody"
    host.get_by_role("button", name="Remove", exact=True).click()
    guest.wait_for_selector("[role=alert] h1", timeout=3000)
    guest.locator("main .btn.primary").click()
    guest.wait_for_selector("main .games")
    assert host.locator(".seats li", has_text="Ola").count() == 0


def test_a_guest_stands_up_and_sits_down_again(visit: Callable[..., Visitor], quick: str) -> None:
    host, guest = two(visit, quick)
    guest.get_by_role("button", name="Stand up").click()
    guest.wait_for_selector(".foot .field")
    host.wait_for_selector(".seats li:has-text('Ola')", state="detached")
    guest.locator(".seats .btn", has_text=EN("web-sit")).nth(1).click()
    host.wait_for_selector(".seats li:nth-child(3):has-text('Ola')")
    guest.wait_for_selector(f"text={EN('web-waiting-host')}")


def test_a_host_who_stands_up_hands_over_or_closes(visit: Callable[..., Visitor], quick: str) -> None:
    host, guest = two(visit, quick)
    host.get_by_role("button", name="Stand up").click()
    host.locator("dialog .btn.primary").click()
    guest.wait_for_selector(".foot .btn.primary >> text=" + EN("web-start"))
    host.wait_for_selector(".foot .field")
    guest.get_by_role("button", name="Stand up").click()
    guest.locator("dialog .btn.primary").click()
    guest.wait_for_selector("main .games")


def test_who_left_for_good_is_not_asked_back(visit: Callable[..., Visitor], quick: str) -> None:
    """The lobby lists the game no longer, and nothing claims that the server was out of reach."""
    host, guest = two(visit, quick)
    host.locator(".foot .btn.primary").click()
    guest.wait_for_selector(".table")
    table = guest.url
    guest.locator(".tbar .icon").first.click()
    guest.get_by_role("button", name=EN("web-leave")).click()
    guest.locator("dialog .btn.primary").click()
    guest.wait_for_selector("main .games")
    guest.wait_for_timeout(500)
    assert guest.locator(f"a[href='{table.removeprefix(quick)}']").count() == 0
    assert OFFLINE not in said(guest)


def test_a_rematch_says_nothing_of_a_lost_server(visit: Callable[..., Visitor], quick: str) -> None:
    page = visit(quick, "phone").go()
    start_against_bots(page, "kittens", {"turbo": "on"}, 1)
    first = page.url
    play_on(page, random.Random(1))
    page.locator(".sticky .btn.primary, .foot .btn.primary").first.click()
    page.wait_for_function("first => location.href !== first", arg=first)
    page.wait_for_selector(".table, .seats")
    assert page.locator(OVER).count() == 0
    assert OFFLINE not in said(page)
