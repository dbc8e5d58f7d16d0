"""The editor of boxes: an owner changes one curse and one connection and plays both with a friend."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from web.measure import measured
from web.playing import ROOT, Visitor

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
    page.wait_for_selector("text=Hairball, points: 5 instead of 2", timeout=SLOW)
    page.click("[data-do=clear]")  # a recipe of nothing is refused in words
    page.wait_for_selector(".checks [data-grade=no]", timeout=SLOW)
    for letter in "PPF":
        page.click(f"[data-add={letter}]")
    page.wait_for_selector(".checks [data-grade=ok]", timeout=SLOW)
    play_with_a_friend(visit, quick, host, "Hairball, points: 5 instead of 2")


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
    seen.wait_for_selector("text=points: 3 instead of 2", timeout=SLOW)
    seen.click("[data-do=copy-box]")
    seen.wait_for_selector("[data-editor]", timeout=SLOW)
    seen.goto(quick + "/boxes")
    for road, found in (("9", "[role=alert]"), ("3", "[data-inspector]")):
        source = f'game = "witchstone"\nconnections.W-T0 = {road}\n'.encode()
        seen.set_input_files("input[type=file]", {"name": "mine.toml", "mimeType": "text/plain", "buffer": source})
        seen.wait_for_selector(found, timeout=SLOW)
        if road == "9":
            assert "connections.W-T0" in seen.inner_text("[role=alert]")


# -- from the page of boxes to a game with a friend, through a crash of the server ----------
OTHER = {
    "wizardkittens": 'game = "wizardkittens"\nname = "Another"\ncurses = { snail.value = 1, hairball.value = 1 }\n',
    "witchstone": 'game = "witchstone"\nname = "Another"\nconnections.W-T0 = 1\nconnection_points.1 = 6\n',
}
STATE = "id => fetch(`/api/tables/${id}/state?protocol=2`).then(answer => answer.json())"


@contextmanager
def serving(folder: Path, *more: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    command = [sys.executable, str(Path(__file__).with_name("quick_server.py")), f"sqlite:{folder}/t.db", "0.05", *more]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip(), process
    finally:
        process.kill()
        process.communicate()


def change(page: Any, game: str) -> str:
    """Change one curse or one connection. Return how the change is told."""
    if game == "wizardkittens":
        page.click("[data-card=hairball]")
        page.click("[data-editor=hairball] .stepper button >> nth=1")
        return "Hairball, points: 3 instead of 2"
    page.focus("[data-link=W-T0]")
    page.keyboard.press("Enter")
    page.click("[data-length='3']")
    return "W-T0: 3 instead of 2"


def told_in_the_game(visitor: Visitor, change: str) -> None:
    """The head of the table names the box; the menu says what differs."""
    page = visitor.page
    page.wait_for_selector(".tbar [data-box] >> text=Ours", timeout=SLOW)
    page.click(".tbar [aria-label=Menu]")
    page.click("[data-do=box]")
    page.wait_for_selector(f"dialog >> text={change}", timeout=SLOW)
    page.keyboard.press("Escape")


@pytest.mark.parametrize("game", OTHER)
def test_an_owner_plays_the_own_box_with_a_friend_and_nothing_changes_it(
    visit: Callable[..., Visitor], tmp_path: Path, game: str
) -> None:
    other = tmp_path / "other.toml"
    other.write_text(OTHER[game], "utf-8")
    begun = time.monotonic()
    with serving(tmp_path) as (address, process):
        host = visit(address, "phone" if game == "wizardkittens" else "desktop", "en")
        begin(host, game)
        page = host.page
        page.fill(".name", "Ours")
        page.press(".name", "Tab")
        told = change(page, game)
        page.wait_for_selector(f"text={told}", timeout=SLOW)
        friend = play_with_a_friend(visit, address, host, told)
        friend.page.fill(".foot .field", "Ola")
        friend.page.click(".foot .btn.primary")
        page.wait_for_selector(".seats >> text=Ola", timeout=SLOW)
        page.click(".foot .btn.primary")
        table = page.url.rpartition("/")[2]
        onlooker = visit(address, "desktop", "en")
        onlooker.go(f"/t/{table}")
        for each in (host, friend, onlooker):
            told_in_the_game(each, told)
        assert time.monotonic() - begun < 300
        states = [each.page.evaluate(STATE, table) for each in (host, friend, onlooker)]
        process.kill()
        process.wait()
    with serving(tmp_path, f"port={address.rpartition(':')[2].rstrip('/')}", f"box={other}"):
        for each in (host, friend, onlooker):
            each.troubles.clear()  # the socket was cut
            each.page.reload()
            told_in_the_game(each, told)
        again = [each.page.evaluate(STATE, table) for each in (host, friend, onlooker)]
        assert [state["view"] for state in again] == [state["view"] for state in states]
        for each in (host, friend, onlooker):
            each.troubles.clear()


def test_a_pinned_box_is_offered_to_everybody(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    pinned = tmp_path / "club.toml"
    pinned.write_text('game = "wizardkittens"\nname = "The club"\ncurses.hairball.value = 9\n', "utf-8")
    with serving(tmp_path, f"pin={pinned}") as (address, _):
        guest = visit(address, "phone", "en")
        page = guest.go("/")
        page.click(".games .game >> nth=1")
        page.click("[data-do=options]")
        page.select_option("[data-do=box]", label="The club")
        page.click("dialog .btn.primary")
        page.wait_for_selector(".tbar [data-box] >> text=The club", timeout=SLOW)
        page.goto(address)
        page.click("[data-do=friends]")
        page.wait_for_selector("text=Box: The club", timeout=SLOW)
        page.select_option("[data-do=box]", label="built-in box")
        page.wait_for_selector("text=Box: The club", state="detached", timeout=SLOW)


# -- the editor on every screen -------------------------------------------------------------
SCREENS = [(360, 640), (390, 664), (844, 390), (768, 1024), (1440, 900)]
PARTS = {
    "wizardkittens": ["curses", "extra_credit", "new_rules", "chaos"],
    "witchstone": ["ball", "cauldron", "wand", "pentagram", "shelf", "scrolls", "pieces"],
}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", PARTS)
def test_every_part_of_the_editor_fits_every_screen(
    visit: Callable[..., Visitor], quick: str, game: str, lang: str
) -> None:
    visitor = visit(quick, "phone", lang)
    begin(visitor, game)
    page, found = visitor.page, []
    for nth, (width, height) in enumerate(SCREENS):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if nth % 2 else "light")
        for part in PARTS[game]:
            page.click(f"[data-do=tab-{part}]")
            page.wait_for_timeout(80)
            faults = measured(page, "main", pictures=".kc, .ball, .pot, .look", scrolls=True)
            found += [f"{part} {width}x{height}: {fault}" for fault in faults]
    assert not found, "\n".join(found)


def test_places_spaces_exits_and_scrolls_are_added_and_removed(visit: Callable[..., Visitor], quick: str) -> None:
    visitor = visit(quick, "desktop", "en")
    begin(visitor, "witchstone")
    page = visitor.page
    areas, links = page.locator("[data-area]"), page.locator("[data-link]")
    before = areas.count(), links.count()
    page.click("[data-do=add-area]")
    page.wait_for_selector("[data-grade=no] >> text=it must be 16", timeout=SLOW)
    page.click("[data-do=tool-road]")
    page.click("[data-area=F4]")
    page.click("[data-area=W]")
    assert (areas.count(), links.count()) == (before[0] + 1, before[1] + 1)
    page.click("[data-do=tool-select]")
    page.click("[data-area=F4]")
    page.click("[data-do=remove-area]")
    assert (areas.count(), links.count()) == before  # with its connection
    page.wait_for_selector("[data-grade=ok] >> text=17 places", timeout=SLOW)
    page.click("[data-do=tab-cauldron]")
    page.click("[data-tool=space]")
    cells = page.locator("[data-cell] polygon:not(.gap)")
    there = cells.count()
    page.locator("[data-cell]:has(polygon.gap)").first.click()
    assert cells.count() == there + 1
    page.wait_for_selector("text=spaces:", timeout=SLOW)
    page.select_option("[data-do=add-exit]", "wand")
    page.click("[data-cell='4,0']" if page.locator("[data-cell='4,0']").count() else "[data-cell='3,0']")
    page.wait_for_selector("[data-tool='exit:wand2'][aria-pressed=true]", timeout=SLOW)
    page.click("[data-do=tab-scrolls]")
    page.select_option("[data-do=add-scroll]", "connected_forest_village_castle")
    page.wait_for_selector("[data-grade=no] >> text=scrolls is 41", timeout=SLOW)
    page.click("[data-scroll=connected_forest_village_castle] [data-do=remove-scroll]")
    page.wait_for_selector("[data-grade=ok]", timeout=SLOW)


def test_the_lighter_recipe_is_entered(visit: Callable[..., Visitor], quick: str) -> None:
    visitor = visit(quick, "phone", "en")
    begin(visitor, "wizardkittens")
    page = visitor.page
    page.click("[data-card=hairball]")
    page.click("[data-editor=hairball] [role=switch]")
    page.click("[data-field=light] + .symbols [data-add=A]")
    assert page.get_attribute("[data-field=light]", "data-recipe") == "AFPP"
    page.wait_for_selector("text=lighter recipe: AFPP", timeout=SLOW)
    page.wait_for_selector("[data-grade=look] >> text=the lighter recipe needs more", timeout=SLOW)


def test_ticks_say_which_cards_the_owner_has_entered(visit: Callable[..., Visitor], quick: str) -> None:
    visitor = visit(quick, "phone", "en")
    begin(visitor, "wizardkittens")
    page = visitor.page

    def ticks() -> list[str]:
        return [str(card.get_attribute("data-card")) for card in page.locator(".strip [data-card]:has(.on)").all()]

    assert ticks() == []
    page.click("[data-card=hairball]")
    page.click("[data-editor=hairball] .stepper button >> nth=1")
    page.click("[data-card=zoomies]")  # printed as ours: the owner says so
    page.click("[data-editor=zoomies] >> text=My card says the same")
    page.wait_for_selector("text=Hairball, points: 3 instead of 2", timeout=SLOW)
    assert ticks() == ["hairball", "zoomies"]
    assert "2/12" in page.inner_text("[data-do=tab-curses]")
    page.reload()
    page.wait_for_selector(".strip .tick.on", timeout=SLOW)
    assert ticks() == ["hairball", "zoomies"]
    page.click("[data-card=zoomies]")
    page.click("[data-editor=zoomies] >> text=My card says the same")
    assert ticks() == ["hairball"]
    page.goto(quick + "/boxes")  # a file has ticks where it says something else
    source = b'game = "wizardkittens"\ncurses.yarn.value = 8\nchaos.chaos_shuffle.steps.1.n = 2\n'
    page.set_input_files("input[type=file]", {"name": "mine.toml", "mimeType": "text/plain", "buffer": source})
    page.wait_for_selector(".strip .tick.on", timeout=SLOW)
    assert ticks() == ["yarn"]
    assert "1/4" in page.inner_text("[data-do=tab-chaos]")
