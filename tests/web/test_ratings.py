"""Ratings in a browser: the own ones, leaderboards by pool and month, and a table that counts."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kociolek.bots import bot_names
from kociolek.catalog import GAMES
from kociolek.server import ratings as rating_rules
from server.test_history import finished
from server.test_ratings import account
from server_kit import CALM, Running, close_all, make_move, running, settings_for, until
from web.playing import ARTEFACTS
from web.test_everybody import looked_at
from web.test_my_games import LOOKS, SIZES, visitor

BOT = "random"
HINTS = re.compile("^Hints")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("ratings")
    with running(settings_for(f"sqlite:{folder / 'ratings.db'}")) as one:
        yield one
        close_all()


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_ratings_and_leaderboards_fit(
    browser: Browser, server: Running, monkeypatch: pytest.MonkeyPatch, lang: str, theme: str
) -> None:
    monkeypatch.setattr(rating_rules, "SURE", 8 * rating_rules.UNIT)
    monkeypatch.setattr(rating_rules, "ENOUGH", 3)
    ala, ola = account(server, f"Ala{lang}{theme}"), account(server, f"Ola{lang}{theme}")
    for winner, loser in [(ala, ola), (ola, ala), (ala, ola), (ala, ola)]:
        finished(winner, loser, rated=True)
    finished(ala, ola, "witchstone", rated=True)
    one = visitor(browser, server, ala, lang)
    page = one.page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    one.go("/games")
    expect(page.locator("[data-ratings] li")).to_have_count(2)
    page.locator("[data-do=ratings]").click()
    page.wait_for_selector(".leaders li.me")
    expect(page.locator(".own")).to_have_count(2)
    faults: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(80)
        name = f"ratings-{width}x{height}-{lang}-{theme}"
        page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=True)
        faults.extend(f"{name}: {fault}" for fault in looked_at(page, "ratings"))
        missing = page.evaluate("document.body.innerText.match(/\\bweb-[a-z-]+\\b/g)")
        faults.extend([f"{name}: missing texts {missing}"] if missing else [])
    assert not faults, "\n".join(faults)
    names = page.locator(".leaders li:not(.bot) .grow > b").all_inner_texts()
    assert names.index(f"Ala{lang}{theme}") < names.index(f"Ola{lang}{theme}")
    page.locator("main select").select_option(index=1)  # this month
    page.wait_for_selector(".leaders li.me")
    page.locator("main select").select_option(index=3)
    expect(page.locator(".leaders li.me")).to_have_count(0)
    one.close()


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_the_page_of_a_bot(browser: Browser, server: Running, lang: str, theme: str) -> None:
    ala = server.person("Ala")
    table = ala.make("kittens", 3, bots=2, start=True, **CALM)
    until(lambda: not make_move(table, [ala], 1) and ala.table(table)["status"] == "over")
    one = visitor(browser, server, ala, lang)
    page = one.page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    one.go("/ratings")
    page.locator(f'.leaders a[href="/bot/{BOT}"]').click()
    expect(page.locator(".traits li")).to_have_count(2)
    expect(page.locator(".met")).to_have_count(1)
    expect(page.locator(".met .s")).to_contain_text("33")  # an even share
    faults: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(80)
        name = f"bot-{width}x{height}-{lang}-{theme}"
        page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=True)
        faults.extend(f"{name}: {fault}" for fault in looked_at(page, "bot"))
        missing = page.evaluate("document.body.innerText.match(/\\b(web|bots)-[a-z-]+\\b/g)")
        faults.extend([f"{name}: missing texts {missing}"] if missing else [])
    assert not faults, "\n".join(faults)
    page.locator("[data-do=play]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    info = ala.table(page.url.rsplit("/", 1)[1])
    assert [seat["bot"] for seat in info["seats"]] == [None, BOT]
    assert info["status"] == "playing"
    one.close()


def test_every_bot_has_words(browser: Browser, server: Running) -> None:
    """Nobody wrote a page for a bot that does not exist, and every bot of the games has one."""
    one = visitor(browser, server, None)
    for bot in sorted({bot for game in GAMES for bot in bot_names(game)}):
        page = one.go(f"/bot/{bot}")
        expect(page.locator(".traits li")).to_have_count(2)
    page = one.go("/bot/nobody")
    expect(page.get_by_role("alert")).to_be_visible()
    one.troubles.clear()  # 404
    one.close()


def test_a_host_lets_a_game_count(browser: Browser, server: Running) -> None:
    ala = server.person("Ala")
    table = ala.make("kittens", 2)
    one = visitor(browser, server, ala)
    page = one.go(f"/t/{table}")
    rated = page.get_by_role("switch", name="Rated")
    rated.click()
    expect(rated).to_be_checked()
    expect(page.get_by_role("switch", name=HINTS)).to_have_count(0)
    setup = ala.table(table)["setup"]
    assert (setup["rated"], setup["hints"], setup["takeover"]) == (True, False, False)
    rated.click()
    expect(page.get_by_role("switch", name=HINTS)).to_be_checked()
    setup = ala.table(table)["setup"]
    assert (setup["rated"], setup["hints"], setup["takeover"]) == (False, True, True)
    one.close()
