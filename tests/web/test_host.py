"""The host's page, the page about privacy, reports and announcements in a browser, on a phone and a desktop."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from kociolek.server.store.backup import check_backup
from server_kit import Person, Running, close_all, running, settings_for
from web.playing import ARTEFACTS, Visitor
from web.test_everybody import axe

SIZES = {"phone": (360, 640), "desktop": (1440, 900)}
CODE = "ABCDE-FGHJK"
CALM: dict[str, Any] = {"tempo": "relaxed", "window": 3600, "asking": "everybody"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    folder = tmp_path / "backups"
    folder.mkdir()
    settings = settings_for(f"sqlite:{tmp_path / 'games.db'}", backups=folder, host_code=CODE, contact="Ala")
    with running(settings) as one:
        yield one
        close_all()


@pytest.fixture
def visitor(browser: Browser, server: Running) -> Iterator[Visitor]:
    one = Visitor(browser, f"http://127.0.0.1:{server.port}", "desktop")
    yield one
    one.close()


def busy_place(server: Running) -> str:
    """Fill a server with what a host sees: tables, a report, a ban. Return a table under way."""
    ala, ola, troll = (server.person(name) for name in ("Ala", "Aleksandra Wielkanocna", "Socks"))
    playing = ala.make(seats=3, **CALM)
    ola.sit(playing)
    troll.sit(playing)
    ala.do(playing, "start")
    for who, text in ((ala, "hello"), (ola, "hi"), (troll, "You all play like " + "mud" * 20), (ola, "oh")):
        who.do(playing, "chat", text=text)
    ola.post(f"/api/tables/{playing}/reports", {"seat": 2, "reason": "chat", "text": "He is rude all the time"})
    server.person("Ewa").make("witchstone", seats=2, listed=True)
    server.person("Iza").make("wizardkittens", seats=2, bots=1, start=True)
    ala.open(playing).wait("hello")
    return playing


def become_host(page: Page) -> None:
    page.locator("form input").nth(0).fill("boss")
    page.locator("form input").nth(1).fill("correct horse")
    page.locator("[data-do=register]").click()
    page.locator("[data-do=claim]").wait_for()
    page.locator("form input").fill(CODE)
    page.locator("[data-do=claim]").click()
    page.locator(".figures").wait_for()


def cookies_for(page: Page, person: Person) -> None:
    for cookie in person.cookie.split("; "):
        name, _, value = cookie.partition("=")
        page.context.add_cookies([{"name": name, "value": value, "domain": "127.0.0.1", "path": "/"}])


def fits(page: Page) -> None:
    """Nothing is wider than the screen, and everything that can be pressed is large enough."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate("""[...document.querySelectorAll("main button, main a.btn, main input, main summary")]
        .filter((each) => each.checkVisibility())
        .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
        .filter(([, box]) => box.width < 47.5 || box.height < 47.5).map(([text, box]) => `${text} ${box.height}`)""")
    assert small == []
    keys = page.evaluate("document.body.innerText.match(/\\b(web-host|web)-[a-z-]+\\b/g)")
    assert keys is None, f"missing texts: {keys}"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", SIZES)
def test_the_pages_fit(browser: Browser, server: Running, size: str, lang: str, theme: str) -> None:
    busy_place(server)
    one = Visitor(browser, f"http://127.0.0.1:{server.port}", "desktop", lang)
    page = one.page
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    ARTEFACTS.mkdir(parents=True, exist_ok=True)

    def look(name: str) -> None:
        fits(page)
        assert axe(page, name) == []
        page.screenshot(path=ARTEFACTS / f"{name}-{size}-{lang}-{theme}.png", full_page=True)

    one.go("/host")
    page.locator("[data-do=sign-in]").wait_for()
    look("host-sign-in")
    become_host(page)
    page.locator("[data-do=backup]").click()
    page.locator("[data-do=backup-save]").wait_for()
    page.locator("details.more summary").click()
    page.locator(".lines").wait_for()
    look("host")
    one.go("/privacy")
    page.locator(".facts").wait_for()
    page.locator("[data-do=delete]").click()
    look("privacy")
    one.close()


def test_the_host_acts_and_everybody_sees_it(browser: Browser, server: Running, visitor: Visitor) -> None:
    playing = busy_place(server)
    address = f"http://127.0.0.1:{server.port}"
    player = Visitor(browser, address, "phone")
    guest = server.person("Gość")
    cookies_for(player.page, guest)
    own = guest.make(bots=1, start=True, **CALM)
    player.go(f"/t/{own}")
    player.page.locator(".table").wait_for()
    lobby = Visitor(browser, address, "phone")
    lobby.go("/")
    page = visitor.go("/host")
    become_host(page)
    page.locator("[data-do=mute]").click()
    page.locator("[data-do=mute]").wait_for(state="detached")  # the report is closed
    page.locator(".rows .tag", has_text="muted").wait_for()
    page.get_by_label("What everybody should know").fill("New cards!")
    page.get_by_label("Restart in minutes").fill("10")
    page.locator("[data-do=announce]").click()
    banner = player.page.locator(".table .told")
    banner.wait_for()
    assert "New cards!" in banner.inner_text()
    player.shoot("announcement-table")
    player.page.locator("[data-do=announcement-read]").click()
    banner.wait_for(state="detached")
    lobby.page.locator(".told", has_text="New cards!").wait_for()
    lobby.shoot("announcement-lobby")
    page.locator("[data-do=unannounce]").click()
    code = guest.table(own)
    row = page.locator(".rows li", has_text="Gość")
    row.get_by_role("button").click()
    page.locator("dialog input").fill("We close at ten")
    page.locator("[data-do=close-do]").click()
    player.page.get_by_text("We close at ten").wait_for()
    player.shoot("table-closed")
    assert code["status"] == "playing"
    assert guest.table(own)["status"] == "closed"
    assert guest.table(playing)["status"] == "playing"
    page.locator("[data-do=backup]").click()
    page.get_by_text("read back and compared").wait_for()
    with page.expect_download() as saved:
        page.locator("[data-do=backup-save]").click()
    assert check_backup(saved.value.path())[1] > 0
    page.get_by_text("downloaded kociolek-").wait_for()
    assert "answers in" in page.locator(".rows li", has_text="Aleksandra").first.inner_text()
    page.locator("[data-do=clean]").click()
    page.get_by_text("1 table closed").wait_for()
    player.close()
    lobby.close()


def test_a_failed_backup_is_on_top(server: Running, visitor: Visitor) -> None:
    assert server.settings.backups is not None
    failed = {"at": int(time.time() * 1000), "file": None, "error": "backup-differs"}
    (server.settings.backups / "last.json").write_text(json.dumps(failed))
    page = visitor.go("/host")
    become_host(page)
    page.get_by_role("alert").get_by_text("The last backup failed").wait_for()


def test_others_are_not_let_in(server: Running, visitor: Visitor) -> None:
    cookies_for(visitor.page, server.person("Guest"))
    page = visitor.go("/host")
    page.locator("[data-do=sign-in]").wait_for()
    assert page.locator(".figures").count() == 0


def test_a_player_is_reported_from_the_menu(server: Running, visitor: Visitor) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.make(**CALM)
    ola.sit(table)
    ala.do(table, "start")
    cookies_for(visitor.page, ala)
    page = visitor.go(f"/t/{table}")
    page.locator(".tbar button").first.click()
    page.get_by_role("button", name="Report a player").click()
    page.locator("[data-do=report-text]").fill("Slow")
    page.locator("[data-do=report-send]").click()
    page.get_by_text("Sent. Thank you.").wait_for()
    [report] = server.server.store.database.rows("SELECT name, reason, body FROM report")
    assert tuple(report) == ("Ola", "chat", "Slow")


def test_somebody_saves_and_deletes_the_own_data(server: Running, visitor: Visitor) -> None:
    ala = server.person("Ala")
    table = ala.make(bots=1, start=True, **CALM)
    cookies_for(visitor.page, ala)
    page = visitor.go("/privacy")
    page.get_by_text("This server is run by Ala.").wait_for()
    page.get_by_text("removed after 400 days").wait_for()
    with page.expect_download() as saved:
        page.locator("[data-do=export]").click()
    data = json.loads(saved.value.path().read_text("utf-8"))
    assert data["player"]["name"] == "Ala"
    assert [each["id"] for each in data["tables"]] == [table]
    page.locator("[data-do=delete]").click()
    page.locator("[data-do=delete-do]").click()
    page.get_by_text("You are deleted.").wait_for()
    page.get_by_text("nothing is kept about you").wait_for()
    assert ala.get("/api/me")["player"] is None
