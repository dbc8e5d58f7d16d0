"""My games and the account in a browser: at every size, in both languages and themes, by keyboard and by touch."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, Page, expect

from kociolek.text import texts as texts_of
from server.test_history import finished
from server_kit import CALM, Person, Running, close_all, running, settings_for
from web.playing import ARTEFACTS, Visitor
from web.test_everybody import looked_at
from web.test_host import cookies_for

SIZES = [(320, 568), (360, 640), (390, 664), (844, 390), (1440, 900)]
LOOKS = [("pl", "light"), ("en", "dark"), ("en", "light"), ("pl", "dark")]
LONG = "Wieloryb-Gadomir Brzęcz"
PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("games")
    with running(settings_for(f"sqlite:{folder / 'games.db'}")) as one:
        yield one
        close_all()


def player(server: Running) -> tuple[Person, list[str]]:
    """Return somebody with tables of every kind, and the finished ones, the oldest first."""
    ala, ola, long = server.person("Ala"), server.person("Ola"), server.person(LONG)
    tables = [finished(ala, ola), finished(long, ala, "wizardkittens"), finished(ala, long, "witchstone")]
    ala.make("witchstone", seats=3)
    playing = ala.make("wizardkittens", **CALM)
    long.sit(playing)
    ala.do(playing, "start")
    return ala, tables


def visitor(
    browser: Browser, server: Running, who: Person | None = None, lang: str = "en", size: str = "desktop"
) -> Any:
    one = Visitor(browser, f"http://127.0.0.1:{server.port}", size, lang)
    if who is not None:
        cookies_for(one.page, who)
    return one


def rows(page: Page) -> list[str]:
    return list(page.eval_on_selector_all("[data-table]", "all => all.map(each => each.dataset.table)"))


def account(page: Page, login: str, password: str = PASSWORD) -> None:
    page.locator("dialog input[autocomplete=username]").fill(login)
    page.locator("dialog input[type=password]").last.fill(password)
    page.locator("dialog [data-do=submit]").click()


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_every_page_fits(browser: Browser, server: Running, lang: str, theme: str) -> None:
    who, tables = player(server)
    one = visitor(browser, server, who, lang)
    page = one.page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    faults: list[str] = []

    def look(what: str) -> None:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(80)
            name = f"{what}-{width}x{height}-{lang}-{theme}"
            page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=not page.locator("dialog").count())
            faults.extend(f"{name}: {fault}" for fault in looked_at(page, what))
            missing = page.evaluate("document.body.innerText.match(/\\bweb-[a-z-]+\\b/g)")
            faults.extend([f"{name}: missing texts {missing}"] if missing else [])

    one.go("/games")
    page.wait_for_selector("[data-table]")
    assert rows(page) == tables[::-1]
    look("my-games")
    page.locator("[data-do=account]").click()
    page.wait_for_selector("dialog:modal form")
    look("account-guest")
    page.locator("[data-do=have]").click()
    look("account-signin")
    page.locator("[data-do=forgot]").click()
    look("account-recover")
    page.locator("[data-do=back]").click()
    page.locator("dialog .btn.quiet").last.click()
    login = f"look{lang}{theme}"
    account(page, login)
    page.wait_for_selector("dialog .code")
    look("account-code")
    other = Person(server.port)
    other.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    other.post("/api/login", {"login": login, "password": PASSWORD})
    page.locator("[data-do=code-done]").click()
    page.wait_for_selector("[data-do=device-out]")
    look("account")
    page.locator("[data-do=change]").click()
    look("account-change")
    page.locator("[data-do=back]").click()
    page.locator("[data-do=delete]").click()
    look("account-delete")
    one.close()
    assert not faults, "\n".join(faults)


def test_games_are_found_replayed_and_played_again(browser: Browser, server: Running, tmp_path: Path) -> None:
    who, tables = player(server)
    ula = server.person("Ula")
    more = [finished(who, ula) for _ in range(22)]
    one = visitor(browser, server, who)
    page = one.go("/games")
    page.wait_for_selector("[data-table]")
    assert rows(page) == [*reversed(more), *reversed(tables)][:20]
    page.locator("[data-do=more]").click()
    expect(page.locator("[data-table]")).to_have_count(25)
    expect(page.locator("[data-do=more]")).to_have_count(0)
    page.locator("main .seg button").nth(3).click()
    expect(page.locator("[data-table]")).to_have_count(1)
    assert rows(page) == [tables[2]]
    expect(page.locator(f"[data-table='{tables[2]}'] b")).to_contain_text("Won")
    page.locator("main .seg button").first.click()
    page.locator("main input[type=search]").fill("brzecz")
    expect(page.locator("[data-table]")).to_have_count(2)
    assert rows(page) == [tables[2], tables[1]]
    expect(page.locator(f"[data-table='{tables[1]}'] b")).to_contain_text("You gave up")
    page.locator("main input[type=search]").fill("nobody like that")
    expect(page.locator("main")).to_contain_text("No games with “nobody like that” found.")
    page.locator("main input[type=search]").fill("")
    expect(page.locator("[data-table]")).to_have_count(20)
    with page.expect_download() as loading:
        page.locator("[data-do=records]").click()
    loading.value.save_as(tmp_path / "games.zip")
    with ZipFile(tmp_path / "games.zip") as archive:
        assert len(archive.namelist()) == 25
    page.locator("[data-table] a").first.click()
    page.wait_for_url(f"**/replay/{more[-1]}")
    page.go_back()
    page.wait_for_selector("[data-table]")
    page.locator("[data-table] [data-do=analysis]").first.click()
    page.wait_for_url(f"**/analysis/{more[-1]}")
    page.go_back()
    page.wait_for_selector("[data-table]")
    page.locator("[data-do=rematch]").first.click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".seats li")
    fresh = page.url.rsplit("/", 1)[1]
    assert fresh != more[-1]
    assert who.table(fresh)["status"] == "waiting"
    one.close()


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_a_new_player_is_offered_the_games_and_a_lesson(
    browser: Browser, server: Running, lang: str, theme: str
) -> None:
    one = visitor(browser, server, server.person("Ela"), lang)
    page = one.go("/games")
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    expect(page.locator("[data-do=begin]")).to_have_count(3)
    faults = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(80)
        page.screenshot(path=ARTEFACTS / f"my-games-empty-{width}x{height}-{lang}-{theme}.png", full_page=True)
        faults += looked_at(page, "my-games-empty")
    assert not faults, "\n".join(faults)
    page.locator("[data-do=begin]").last.press("Enter")
    expect(page.locator("main .games [aria-checked=true], main .games [aria-pressed=true]")).to_contain_text(
        {"en": "Witchstone", "pl": "Wiedźmia Skała"}[lang]
    )
    page.go_back()
    page.locator('a[href="/learn/witchstone:first-turns"]').click()
    page.wait_for_selector(".coach")
    one.close()


def test_on_a_phone_the_account_is_not_far_below_the_games(browser: Browser, server: Running) -> None:
    who, _ = player(server)
    ula = server.person("Ula")
    for _ in range(8):
        finished(who, ula)
    one = visitor(browser, server, who, size="phone")
    page = one.go("/games")
    page.wait_for_selector("[data-table]")
    assert len(rows(page)) == 5
    page.locator("[data-do=more]").click()
    expect(page.locator("[data-table]")).to_have_count(11)
    expect(page.locator("[data-do=more]")).to_have_count(0)
    one.close()


def test_tables_with_my_turn_come_first(browser: Browser, server: Running) -> None:
    who, _ = player(server)
    one = visitor(browser, server, who)
    page = one.go("/games")
    page.wait_for_selector("[data-table]")
    listed = who.get("/api/me/tables")["tables"]
    turns = sum(row["turn"] for row in listed)
    expected = {0: "My games", 1: "1 table waits for you"}[turns]
    expect(page.locator("h1")).to_have_text(expected)
    links = page.eval_on_selector_all("main .list a[href^='/t/']", "all => all.map(each => each.pathname)")
    assert links == [f"/t/{row['id']}" for row in listed if row["status"] != "over"]
    one.close()


def test_a_guest_becomes_an_account_and_comes_back(browser: Browser, server: Running) -> None:
    """Everything by keyboard: register, note the code, sign out, sign in elsewhere, recover, change, delete."""
    who, tables = player(server)
    one, two = visitor(browser, server, who), visitor(browser, server)
    page = one.go("/games")
    page.locator("[data-do=account]").press("Enter")
    page.wait_for_selector("dialog:modal form")
    page.locator("dialog input").first.fill("x y")
    page.keyboard.press("Enter")  # the browser refuses the login
    assert page.locator("dialog form").count() == 1
    account(page, "mruczek")
    code = page.locator("dialog .code").inner_text()
    assert who.get("/api/me")["player"] is None, "the guest's cookie is void"
    page.locator("[data-do=code-done]").press("Enter")
    expect(page.locator(".devices li")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("main")).to_contain_text("Signed in as mruczek")
    assert rows(page) == tables[::-1]

    other = two.go("/games")
    other.locator("[data-do=account]").click()
    account(other, "mruczek", "wrong horse")
    expect(other.locator("dialog [role=alert]")).to_contain_text("Wrong login or password")
    account(other, "mruczek")
    expect(other.locator(".devices li")).to_have_count(2)
    other.keyboard.press("Escape")
    expect(other.locator("[data-table]")).to_have_count(3)

    page.locator("[data-do=account]").click()
    expect(page.locator(".devices li")).to_have_count(2)
    page.locator("[data-do=device-out]").click()
    expect(page.locator(".devices li")).to_have_count(1)
    other.reload()
    expect(other.locator("main")).to_contain_text("Sign in")

    page.locator("[data-do=change]").click()
    fields = page.locator("dialog input")
    fields.nth(0).fill("not the old one")
    fields.nth(1).fill("battery staple")
    page.locator("dialog [data-do=submit]").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("old password is wrong")
    fields.nth(0).fill(PASSWORD)
    page.locator("dialog [data-do=submit]").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("The password is changed")
    with page.expect_download() as loading:
        page.locator("dialog [data-do=export]").click()
    data = json.loads(Path(loading.value.path()).read_text("utf-8"))
    assert data["player"]["login"] == "mruczek"
    page.locator("[data-do=signout]").click()
    expect(page.locator("main")).to_contain_text("Sign in")

    page.locator("[data-do=account]").click()
    page.locator("[data-do=forgot]").click()
    page.locator("dialog input").nth(1).fill(code.lower())
    account(page, "mruczek", "third password")
    assert page.locator("dialog .code").inner_text() != code
    page.locator("[data-do=code-done]").click()
    page.locator("[data-do=delete]").click()
    page.locator("[data-do=back]").click()
    page.locator("[data-do=delete]").click()
    page.locator("dialog input").fill("third password")
    page.locator("dialog [data-do=submit]").click()
    page.wait_for_selector("dialog", state="detached")
    expect(page.locator("[data-table]")).to_have_count(0)
    Person(server.port).post("/api/login", {"login": "mruczek", "password": "third password"}, 401)
    for visit, wrong in ((one, "/api/me/password"), (two, "/api/login")):
        assert [each for each in visit.troubles if "HTTP" in each and not each.endswith(wrong)] == []
        visit.troubles.clear()
        visit.close()


def test_nobody_is_nagged_and_a_lost_connection_is_told(browser: Browser, server: Running) -> None:
    one = visitor(browser, server)
    page = one.go("/games")
    expect(page.locator("main")).to_contain_text("No finished games yet")
    assert page.locator("dialog").count() == 0
    page.route("**/api/me/games*", lambda route: route.abort())
    cookies_for(page, server.person("Ala"))
    page.reload()
    expect(page.locator("main [role=alert]")).to_be_visible()
    assert len(one.troubles) == 1
    one.troubles.clear()
    page.unroute("**/api/me/games*")
    page.locator("main [role=alert] button").click()
    expect(page.locator("main [role=alert]")).to_have_count(0)
    one.close()


@pytest.mark.parametrize(("lang", "theme"), [("pl", "light"), ("en", "dark")])
def test_a_page_that_loads_is_drawn_in_shapes(browser: Browser, server: Running, lang: str, theme: str) -> None:
    """Also where the server takes long to answer, the bar of the page works."""
    one = visitor(browser, server, server.person("Ala"), lang)
    page = one.page
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.route("**/api/me", lambda route: None)  # never answered
    faults = []
    for path in ("/games", "/people", "/ratings", "/club"):
        one.go(path)
        page.wait_for_selector(".shapes")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(50)
            name = f"loading-{path[1:]}-{width}x{height}-{lang}-{theme}"
            page.screenshot(path=ARTEFACTS / f"{name}.png")
            faults += [f"{name}: {fault}" for fault in looked_at(page, "loading")]
    page.unroute("**/api/me")
    page.locator(".top a").first.click()
    page.wait_for_selector("main.lob")
    one.troubles.clear()  # requests that were given up
    one.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_list_that_does_not_come_is_not_said_to_be_empty(browser: Browser, server: Running, lang: str) -> None:
    one = visitor(browser, server, server.person("Ula"), lang)
    page, texts = one.page, texts_of(lang)
    for path, list_of, none in [
        ("/club", "**/api/me/evenings*", "web-club-none"),
        ("/ratings", "**/api/me/ratings*", "web-me-ratings-none"),
    ]:
        page.route(list_of, lambda route: route.abort())
        one.go(path)
        alert = page.locator("main [role=alert]")
        expect(alert).to_contain_text(texts.say("web-error-web-unreached"))
        expect(page.locator("main")).not_to_contain_text(texts.say(none))
        page.unroute(list_of)
        alert.locator("button").click()
        expect(page.locator("main")).to_contain_text(texts.say(none))
        expect(alert).to_have_count(0)
    one.go("/club/no-evening-of-this-name")
    page.locator("main [role=alert] a").click()
    expect(page.locator("main form")).to_be_visible()
    one.troubles.clear()  # the requests that failed
    one.close()
