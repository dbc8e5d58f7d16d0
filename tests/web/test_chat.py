"""Emotes, chat, muted people and spectators in a browser: at every size, in both languages and themes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from kociolek.text import texts as texts_of
from server_kit import CALM, Person, Running, close_all, running, settings_for
from web.playing import ARTEFACTS
from web.positions import GAMES
from web.test_everybody import looked_at
from web.test_my_games import LONG, LOOKS, SIZES, visitor

REACH = 0.6  # lower part of an upright phone that the thumb of the holding hand reaches
PHONES = [size for size in SIZES if size[0] < 600]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("chat")
    with running(settings_for(f"sqlite:{folder / 'chat.db'}")) as one:
        yield one
        close_all()


def table_of(server: Running, game: str = "kittens", **setup: Any) -> tuple[Person, Person, str]:
    ala, long = server.person("Ala"), server.person(LONG)
    table = ala.make(game, seats=2, **{**CALM, **setup})
    long.sit(table)
    ala.do(table, "start")
    return ala, long, table


def shown(page: Page, name: str, size: tuple[int, int]) -> list[str]:
    """Return what is wrong with the page at a size, and keep its picture."""
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    shot = f"{name}-{size[0]}x{size[1]}"
    page.screenshot(path=ARTEFACTS / f"{shot}.png")
    missing = page.evaluate("document.body.innerText.match(/\\bweb-[a-z-]+\\b/g)")
    return [f"{shot}: {fault}" for fault in looked_at(page, name)] + ([f"{shot}: {missing}"] if missing else [])


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(120)


def open_chat(page: Page) -> None:
    """Open the chat: by the button of a phone, or in the side column."""
    if page.locator(".talk").count():
        page.locator(".talk").click()
        page.wait_for_selector("dialog:modal .phrases")
    else:
        page.locator(".side .seg button").last.click()
    page.wait_for_selector(".phrases")


@pytest.mark.parametrize(
    ("game", "lang", "theme"), [(game, *look) for nth, game in enumerate(GAMES) for look in LOOKS[nth % 2 :][:2]]
)
def test_emotes_are_within_reach(browser: Browser, server: Running, game: str, lang: str, theme: str) -> None:
    """Two presses of a thumb send an emote, and neither the button nor the emotes cover or move anything away."""
    ala, long, table = table_of(server, game)
    one = visitor(browser, server, ala, lang, "phone")
    page = one.page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    one.go(f"/t/{table}")
    page.wait_for_selector(".status")
    long.do(table, "chat", text="Miau! " * 8)
    faults: list[str] = []
    for size in SIZES:
        resized(page, size)
        page.wait_for_timeout(200)
        faults += shown(page, f"talk-{game}-{lang}-{theme}", size)
        if size in PHONES:
            box = page.locator(".talk").bounding_box()
            assert box is not None
            if box["y"] < size[1] * (1 - REACH):
                faults.append(f"{size}: the button is at {box}")
        open_chat(page)
        faults += shown(page, f"chat-{game}-{lang}-{theme}", size)
        emotes = page.locator(".phrases .btn")
        expect(emotes).to_have_count(12)
        for each in emotes.all():
            expect(each).to_be_in_viewport(ratio=0.99)
        in_sheet = page.locator("dialog").count()
        emotes.first.click()
        if in_sheet:
            expect(page.locator("dialog")).to_have_count(0)
    assert not faults, "\n".join(faults)
    one.close()


def test_alone_with_bots_nothing_offers_to_talk(browser: Browser, server: Running) -> None:
    ala = server.person("Ala")
    table = ala.make("kittens", seats=2, bots=1, **CALM)
    ala.do(table, "start")
    one = visitor(browser, server, ala, "en", "phone")
    page = one.go(f"/t/{table}")
    page.wait_for_selector(".status")
    expect(page.locator(".talk")).to_have_count(0)
    one.close()


def test_phrases_only(browser: Browser, server: Running) -> None:
    """Each reads a phrase in their own language, and there is nothing to write with."""
    ala, long, table = table_of(server, safe=True)
    pl, en = visitor(browser, server, ala, "pl", "phone"), visitor(browser, server, long, "en", "desktop")
    for one in (pl, en):
        one.go(f"/t/{table}")
        one.page.wait_for_selector(".status")
        open_chat(one.page)
        expect(one.page.locator(".say")).to_have_count(0)
    pl.page.locator(".phrases .btn", has_text=texts_of("pl").say("web-emote-nice-try")).click()
    expect(en.page.locator(".chatbox .log")).to_contain_text(texts_of("en").say("web-emote-nice-try"))
    pl.close()
    en.close()


@pytest.mark.parametrize("chat", [True, False])
def test_a_muted_person_is_heard_again(browser: Browser, server: Running, chat: bool) -> None:
    """Also where only emotes are allowed."""
    ala, long, table = table_of(server, chat=chat)

    def say(text: str) -> None:
        long.do(table, "chat", text=text) if chat else long.do(table, "emote", emote="oops")

    one = visitor(browser, server, ala, "en", "desktop")
    page = one.go(f"/t/{table}")
    page.wait_for_selector(".status")
    open_chat(page)
    lines = page.locator(".chatbox .log li:not(.mute)")
    say("first")
    expect(lines).to_have_count(1)
    page.get_by_role("button", name=f"Mute {LONG}").click()
    expect(page.locator(".chatbox .log")).to_contain_text(f"Muted: {LONG}")
    say("second")
    long.do(table, "pace", pace="fast")  # answered after the words were sent
    expect(lines).to_have_count(0)
    assert not any("second" in frame for frame in one.frames)
    page.get_by_role("button", name=f"Unmute {LONG}").click()
    expect(lines).to_have_count(1)  # what was said before
    say("third")
    expect(lines).to_have_count(2)
    one.close()


@pytest.mark.parametrize(("lang", "theme"), LOOKS[:2])
def test_a_spectator_is_told_of_the_delay(browser: Browser, server: Running, lang: str, theme: str) -> None:
    """At first there is nothing to see, which is said; then the game, with how far it is behind."""
    host = server.person("Ala")
    waiting = host.make("kittens", seats=2)
    one = visitor(browser, server, host, lang)
    one.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page = one.go(f"/t/{waiting}")
    texts = texts_of(lang)
    page.locator("button", has_text=texts.say("web-seconds", seconds="60")).click()
    page.get_by_role("switch", name=texts.say("web-safe")).click()
    faults = []
    for size in SIZES:
        resized(page, size)
        faults += shown(page, f"delay-setup-{lang}-{theme}", size)
    setup = host.table(waiting)["setup"]
    assert (setup["delay"], setup["safe"]) == (60, True)
    *_, table = table_of(server, delay=250)  # 5 s at the pace of the tests
    watcher = visitor(browser, server, server.person("Watcher"), lang, "phone")
    watcher.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page = watcher.go(f"/t/{table}")
    page.get_by_text(texts.say("web-watch-soon", seconds="250")).wait_for()
    faults += shown(page, f"delay-soon-{lang}-{theme}", (390, 844))
    page.wait_for_selector(".table .banner")
    expect(page.locator(".banner")).to_contain_text(texts.say("web-watching-late", seconds="250"))
    for size in SIZES:
        resized(page, size)
        faults += shown(page, f"delay-watch-{lang}-{theme}", size)
    assert not faults, "\n".join(faults)
    watcher.close()
    one.close()
