"""Lobby, waiting room, sheets, menu and chat: at every size, in both languages, and on a slow network."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Page, Playwright

from kociolek.text import texts as texts_of
from web.measure import SIZES, letters, measured
from web.playing import Visitor, remember, start_against_bots
from web.test_everybody import axe
from web.test_first_page import SCRIPT

PLAY = "[data-do=bots]"
LONG = "Wieloryb-Gadomir Brzęcz"  # a name of nearly the longest length


def sizes() -> list[tuple[tuple[int, int], str, str]]:
    """Every size once, in a language and a theme that alternate."""
    return [
        (size, ("pl", "en")[number % 2], ("light", "dark")[number // 2 % 2]) for number, size in enumerate(SIZES)
    ]  # fmt: skip


class Look:
    """Measures screens of one visitor and collects the faults."""

    def __init__(self, visitor: Visitor, size: tuple[int, int], theme: str, percent: int = 100) -> None:
        self.visitor, self.page, self.faults = visitor, visitor.page, list[str]()
        self.name = f"{size[0]}x{size[1]}-{percent}"
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        if percent != 100:
            letters(self.page, percent)

    def __call__(self, what: str, root: str = "body", checked: bool = False) -> None:
        self.page.wait_for_timeout(200)
        self.visitor.shoot(f"{what}-{self.name}")
        found = measured(self.page, root, pictures=".kc, .gicon, .qr", scrolls=root == "body", held="button")
        found = [fault for fault in found if "high, the screen" not in fault]  # what is behind a sheet may roll
        if checked:
            found += axe(self.page, what)
        self.faults += [f"{what}: {fault}" for fault in found]


def open_sheet(page: Page, button: str, inside: str) -> None:
    page.locator(button).first.click()
    page.wait_for_selector(f"dialog[open]:modal {inside}")


def close_sheet(page: Page) -> None:
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def tour(host: Look, guest: Look, address: str, lang: str) -> None:
    """Visit every screen around the table with a host and a guest."""
    page, other = host.page, guest.page
    page.goto(address)
    start_against_bots(page, "wizardkittens", {}, 3)
    page.goto(address)
    page.wait_for_selector(".list li")
    host("lobby", checked=True)
    open_sheet(page, "[data-do=options]", ".seg")
    page.locator("dialog summary").click()
    host("options", "dialog", checked=True)
    close_sheet(page)
    open_sheet(page, ".top .icon >> nth=-1", ".seg")
    host("settings", "dialog")
    close_sheet(page)
    page.locator(".games .game").nth(0).click()
    page.locator(".ed").nth(1).click()
    page.locator("[data-do=friends]").click()
    page.wait_for_selector(".code")
    page.locator(".seats .btn").nth(2).click()
    page.wait_for_selector(".seats li:nth-child(3) .btn.sq")
    other.goto(page.url)
    other.wait_for_selector(".foot .field")
    guest("visiting")
    other.locator(".foot .field").fill(LONG)
    other.locator(".foot .btn.primary").click()
    other.wait_for_selector(".foot [role=status]")
    page.wait_for_selector(f"text={LONG}")
    page.wait_for_selector(".seg")
    host("waiting", checked=True)
    guest("guest", checked=True)
    open_sheet(page, ".seats li:nth-child(2) .btn.sq", ".btn")
    host("seat", "dialog", checked=True)
    page.locator("dialog .btn.line").nth(1).click()
    host("kick", "dialog", checked=True)
    close_sheet(page)
    open_sheet(page, ".seats li:nth-child(3) .btn.sq", ".seg")
    host("bot", "dialog", checked=True)
    close_sheet(page)
    page.locator(".foot .btn.primary").click()
    other.wait_for_selector(".table")
    open_sheet(other, ".tbar .icon", ".menu")
    guest("menu", "dialog", checked=True)
    chat = texts_of(lang).say("web-chat")
    if other.locator("dialog .btn", has_text=chat).count():
        open_sheet(other, f"dialog .btn:has-text('{chat}')", ".say")
    else:
        close_sheet(other)
        other.locator(".side .seg button", has_text=chat).click()
    for words in ("Hm" * 90, "🧙🏽‍♀️ ok"):
        other.locator(".say .field").fill(words)
        other.keyboard.press("Enter")
        other.wait_for_selector(f".chatbox li:has-text('{words[:20]}')")
    guest("chat", "dialog" if other.locator("dialog").count() else ".side", checked=True)


@pytest.mark.parametrize(("size", "lang", "theme"), sizes(), ids=str)
def test_every_screen_around_the_table_fits(
    visit: Callable[..., Visitor], quick: str, size: tuple[int, int], lang: str, theme: str
) -> None:
    host, guest = (Look(visit(quick, "phone", lang), size, theme) for _ in range(2))
    tour(host, guest, quick, lang)
    assert not host.faults + guest.faults, "\n".join(host.faults + guest.faults)


@pytest.mark.parametrize(("size", "lang"), [((390, 844), "pl"), ((360, 640), "en"), ((1280, 800), "pl")], ids=str)
def test_every_screen_around_the_table_fits_with_large_letters(
    visit: Callable[..., Visitor], quick: str, size: tuple[int, int], lang: str
) -> None:
    host, guest = (Look(visit(quick, "phone", lang), size, "light", 200) for _ in range(2))
    tour(host, guest, quick, lang)
    assert not host.faults + guest.faults, "\n".join(host.faults + guest.faults)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_game_starts_without_scrolling(visit: Callable[..., Visitor], quick: str, size: tuple[int, int]) -> None:
    """Games, editions and the button to play are on the first screen of every device."""
    page = visit(quick, "phone", "pl").page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(quick)
    page.wait_for_selector(PLAY)
    for what in (".games", ".eds", PLAY):
        box = page.locator(what).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1], what


def slow(page: Page) -> CDPSession:
    """Slow 3G: 400 ms for a round trip, 400 kbit/s."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000},
    )
    return session


def test_early_taps_count_on_a_slow_network(visit: Callable[..., Visitor], quick: str) -> None:
    """Another game, then play, both before the script has come: that game starts, and not the first one."""
    page = visit(quick, "phone").page
    page.set_default_timeout(60_000)
    slow(page)
    page.goto(quick, wait_until="commit")
    page.locator(".games .game").nth(1).click()
    assert page.locator(".games .game").nth(1).get_attribute("aria-checked") == "true", "it shows at once"
    assert page.locator(".games .game.on").count() == 1
    page.locator(PLAY).click()
    assert not page.evaluate("performance.getEntriesByName('ready').length"), "the script was faster than the finger"
    page.wait_for_selector(".table.wizardkittens")


def test_early_taps_on_editions_count(visit: Callable[..., Visitor], quick: str) -> None:
    page = visit(quick, "phone").page
    held: list[object] = []
    page.route(SCRIPT, lambda route: held.append(route))
    page.goto(quick, wait_until="commit")
    while not held:
        page.wait_for_timeout(20)
    page.locator(".ed").nth(2).click()
    page.locator(PLAY).click()
    held[0].continue_()  # type: ignore[attr-defined]
    page.wait_for_selector(".table.kittens")
    setup = page.evaluate("async () => (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()")["setup"]
    assert setup["options"]["edition"] == "party_pack"


def test_what_is_pressed_while_a_table_is_made_changes_nothing(visit: Callable[..., Visitor], quick: str) -> None:
    page = visit(quick, "phone").go()
    page.wait_for_selector(PLAY)
    slow(page)
    page.locator(PLAY).click()
    page.locator(".games .game").nth(2).click()
    page.wait_for_selector(".table.kittens", timeout=60_000)


def test_the_sheet_has_levels_characters_and_a_button_to_play(visit: Callable[..., Visitor], quick: str) -> None:
    """Seven names become four levels and three characters; what is chosen is played."""
    page = visit(quick, "phone").go()
    open_sheet(page, "[data-do=options]", ".seg")
    groups = page.locator("dialog fieldset").all_inner_texts()
    assert "Easy" in groups[1]
    assert "Hard" in groups[1]
    assert "Vengeful" not in groups[1]
    assert "Vengeful" in groups[2]
    page.locator("dialog .seg button", has_text="Vengeful").click()
    page.locator("dialog .stepper button").first.click()
    page.wait_for_selector("dialog .stepper b >> text=2")
    page.locator("dialog .sfoot .btn.primary").click()
    page.wait_for_selector(".table.kittens")
    table = page.evaluate("async () => (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()")
    assert [seat["bot"] for seat in table["seats"]] == [None, "vengeful", "vengeful"]


def test_rows_tell_games_apart(visit: Callable[..., Visitor], quick: str) -> None:
    page = visit(quick, "desktop").go()
    start_against_bots(page, "kittens", {"edition": "good_vs_evil"}, 2)
    page.wait_for_selector(".actions .btn")
    page.goto(quick)
    start_against_bots(page, "kittens", {"edition": "party_pack"}, 1)
    page.wait_for_selector(".actions .btn")
    page.goto(quick)
    page.wait_for_selector(".list li:nth-child(2)")
    rows = page.locator(".list li").all_inner_texts()
    assert ["Good vs. Evil" in row for row in rows].count(True) == 1
    assert ["Party Pack" in row for row in rows].count(True) == 1
    assert all("now" in row or "minute" in row for row in rows)
    assert len({row.count(",") for row in rows}) == 2, "two opponents at one table, one at the other"


def test_a_remembered_option_that_no_longer_fits_is_dropped(visit: Callable[..., Visitor], quick: str) -> None:
    """No request is refused: the console stays clean."""
    page = visit(quick, "phone").go()
    remember(page, "witchstone", {"handicap_3": "small", "handicap_1": "large"}, 1)
    page.locator(PLAY).click()
    page.wait_for_selector(".table.witchstone")
    setup = page.evaluate("async () => (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()")["setup"]
    assert setup["options"]["handicap_1"] == "large"
    assert "handicap_3" not in setup["options"]


def test_the_lobby_without_a_server(visit: Callable[..., Visitor], quick: str, playwright: Playwright) -> None:
    """The page says that its lists did not come, and goes on by itself."""
    visitor = visit(quick, "phone")
    page = visitor.page
    page.route("**/api/**", lambda route: route.abort())
    page.goto(quick)
    page.wait_for_selector(".band [role=status], .band >> text=No connection")
    page.unroute_all()
    page.locator(".band .btn").click()
    page.wait_for_selector(".band", state="detached")
    visitor.troubles.clear()  # the browser logs the requests that failed
