"""The editor of boxes: an owner changes one curse and one connection and plays both with a friend."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from web.playing import Visitor

SLOW = 30_000


def begin(visitor: Visitor, game: str) -> None:
    page = visitor.go("/boxes")
    page.click(f"[data-do=new-{game}]")
    page.wait_for_selector("[data-do=try]", timeout=SLOW)


def play_with_a_friend(visit: Callable[..., Visitor], quick: str, host: Visitor, what: str) -> Visitor:
    """Open a table with the box, let a friend join by its address, and start."""
    page = host.page
    page.click("[data-do=friends]")
    page.wait_for_url("**/t/*", timeout=SLOW)
    page.wait_for_selector("text=Ours", timeout=SLOW)  # the waiting room names the box
    assert what in page.inner_text("main")
    friend = visit(quick, "phone", "en")
    guest = friend.go("/t/" + page.url.rpartition("/")[2])
    guest.wait_for_selector("text=Ours", timeout=SLOW)
    return friend


def test_one_curse_is_changed_and_played(visit: Callable[..., Visitor], quick: str) -> None:
    host = visit(quick, "phone", "en")
    begin(host, "wizardkittens")
    page = host.page
    page.fill(".name", "Ours")
    page.press(".name", "Tab")
    page.click("[data-card=hairball]")
    for _ in range(3):
        page.click("[data-editor=hairball] .stepper button >> nth=1")
    page.click("[data-add=A]")
    assert page.get_attribute("[data-recipe]", "data-recipe") == "AFPP"
    page.select_option("[data-editor=hairball] [data-do=score]", "most_type")
    assert "no kitten has more Artifacts" in page.inner_text("[data-said]")
    page.wait_for_selector("text=Hairball, points: 7 instead of 4", timeout=SLOW)
    page.click("[data-do=clear]")  # a recipe of nothing is refused in words
    page.wait_for_selector(".checks .no", timeout=SLOW)
    for letter in "PPF":
        page.click(f"[data-add={letter}]")
    page.wait_for_selector(".checks .yes", timeout=SLOW)
    play_with_a_friend(visit, quick, host, "Hairball, points: 7 instead of 4")


def test_one_connection_is_changed_and_played(visit: Callable[..., Visitor], quick: str) -> None:
    host = visit(quick, "desktop", "en")
    begin(host, "witchstone")
    page = host.page
    page.fill(".name", "Ours")
    page.press(".name", "Tab")
    page.focus("[data-link=W-T0]")
    page.keyboard.press("Enter")
    page.click("[data-length='3']")
    page.wait_for_selector("text=3 instead of 2", timeout=SLOW)
    page.click("[data-do=remove-road]")
    page.wait_for_selector("text=is gone", timeout=SLOW)
    page.click("[data-do=undo]")
    page.wait_for_selector("text=3 instead of 2", timeout=SLOW)
    play_with_a_friend(visit, quick, host, "3 instead of 2")


@pytest.mark.parametrize("game", ["wizardkittens", "witchstone"])
def test_a_box_is_tried_at_once_against_bots(visit: Callable[..., Visitor], quick: str, game: str) -> None:
    visitor = visit(quick, "phone", "pl")
    begin(visitor, game)
    visitor.page.fill(".name", "Nasze")
    visitor.page.press(".name", "Tab")
    visitor.page.click("[data-do=try]")
    visitor.page.wait_for_url("**/t/*", timeout=SLOW)
    visitor.page.wait_for_selector(".table, [data-table], .wz-table, .ws-table, main", timeout=SLOW)


def test_a_shared_box_is_looked_at_copied_and_brought_as_a_file(visit: Callable[..., Visitor], quick: str) -> None:
    owner = visit(quick, "desktop", "en")
    begin(owner, "wizardkittens")
    page = owner.page
    page.click("[data-editor] .stepper button >> nth=1")
    page.click("[data-do=share]")
    link = page.locator(".share input").input_value(timeout=SLOW)
    friend = visit(quick, "phone", "en")
    seen = friend.go(link[link.index("/box/") :])
    seen.wait_for_selector("text=points: 5 instead of 4", timeout=SLOW)
    seen.click("[data-do=copy-box]")
    seen.wait_for_selector("[data-editor]", timeout=SLOW)
    seen.goto(quick + "/boxes")
    for road, found in (("9", "[role=alert]"), ("3", "[data-inspector]")):
        source = f'game = "witchstone"\nconnections.W-T0 = {road}\n'.encode()
        seen.set_input_files("input[type=file]", {"name": "mine.toml", "mimeType": "text/plain", "buffer": source})
        seen.wait_for_selector(found, timeout=SLOW)
        if road == "9":
            assert "connections.W-T0" in seen.inner_text("[role=alert]")
