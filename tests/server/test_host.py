"""The tools of the server's host: who may use them, and what they do to people, tables and the lobby."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from command import kociolek
from kociolek.server import host_tools
from kociolek.server.host_api import HOST_ENDPOINTS
from kociolek.server.identity import now_ms
from kociolek.server.settings import Retention
from kociolek.server.store import backup, host_store
from kociolek.server.store.check import entries_of
from kociolek.server.store.opening import database_at
from kociolek.server.store.writer import Job
from kociolek.server.wire import PROTOCOL
from server_kit import CALM, Person, Running, Socket, running, settings_for, until

PASSWORD = "correct horse"
DAY = 24 * 3600 * 1000


def account(server: Running, login: str) -> Person:
    person = server.person(login.title())
    person.post("/api/me/account", {"login": login, "password": PASSWORD})
    return person


def new_host(server: Running, login: str = "boss") -> Person:
    person = account(server, login)
    told = kociolek("host", "add", login, "--store", server.settings.store)
    assert told.code == 0, told.err
    return person


@pytest.fixture(scope="module")
def host(server: Running) -> Person:
    return new_host(server)


@pytest.fixture
def own(sqlite_store: str, tmp_path: Path) -> Iterator[Running]:
    """A server of one test, with a folder for backups."""
    folder = tmp_path / "backups"
    folder.mkdir()
    with running(settings_for(sqlite_store, backups=folder, host_code="ABCDE-FGHJK")) as one:
        yield one


def again(person: Person) -> Person:
    """Return the person with a connection that `close_all` has not ended."""
    return Person(person.port, cookie=person.cookie)


def body_of(path: str) -> dict[str, Any]:
    bodies = {"/bans": {"target": "x"}, "/bans/lift": {"target": "x"}, "/claim": {"code": "x"}}
    return bodies.get(path.removeprefix("/api/host"), {})


@pytest.mark.parametrize("endpoint", HOST_ENDPOINTS, ids=lambda each: f"{each.method} {each.path}")
def test_nobody_but_the_host(server: Running, host: Person, endpoint: Any) -> None:
    path = endpoint.path.replace("{id}", "A" * 22).replace("{player}", "x")
    guest = server.person("Guest")
    other = server.person("Other")
    other.post("/api/me/account", {"login": f"o{time.monotonic_ns()}", "password": PASSWORD})
    program = again(host).post("/api/tokens", {"label": "t", "scopes": ["read", "play", "host"]})["secret"]
    for who, status in (
        (Person(server.port), 401),
        (guest, 403),
        (other, 403),
        (Person(server.port, token=program), 403),  # a program of the host is not the host
    ):
        if endpoint.method == "GET":
            who.get(path, status)
        else:
            who.post(path, body_of(endpoint.path), status)


def test_only_hosts_are_told_that_they_are(server: Running, host: Person) -> None:
    assert again(host).get("/api/me")["host"] is True
    assert server.person().get("/api/me")["host"] is False


def test_the_code_of_the_first_start_makes_one_host(own: Running) -> None:
    guest = own.person("Guest")
    assert guest.post("/api/host/claim", {"code": "ABCDE-FGHJK"}, 403)["error"]["key"] == "account-needed"
    ala, ola = account(own, "ala"), account(own, "ola")
    assert ala.post("/api/host/claim", {"code": "ABCDE-FGHJX"}, 403)["error"]["key"] == "host-code-wrong"
    assert ala.post("/api/host/claim", {"code": "abcde fghjk"})["host"] is True
    ola.post("/api/host/claim", {"code": "ABCDE-FGHJK"}, 403)
    assert [each["what"] for each in ala.get("/api/host")["acts"]] == ["claim"]


def test_hosts_are_added_and_removed_by_command(server: Running) -> None:
    store = server.settings.store
    ala = account(server, "cmd")
    assert kociolek("host", "add", "nobody", "--store", store).code == 2
    assert "cmd (Cmd)" in kociolek("host", "add", "CMD", "--store", store).out
    ala.get("/api/host")
    assert "cmd" not in kociolek("host", "remove", "cmd", "--store", store).out
    ala.get("/api/host", 403)


def rows_of(host: Person) -> dict[str, Any]:
    """Return the tables of the host's page by id."""
    return {each["id"]: each for each in host.get("/api/host")["tables"]}


def test_the_page_shows_tables_and_load(own: Running) -> None:
    host, ala = new_host(own), own.person("Ala")
    playing = ala.make(bots=1, start=True, **CALM)
    waiting = ala.make(listed=True)
    listener = ala.open(playing)
    listener.wait("hello")
    page = host.get("/api/host")
    rows = rows_of(host)
    assert rows[playing]["status"] == "playing"
    assert rows[playing]["names"] == ["Ala"]
    assert rows[playing]["here"] == 1
    assert rows[waiting]["listed"] is True
    assert page["tables"][0]["id"] == playing
    assert page["people"] == 1
    assert page["store"] > 0
    assert page["free"] > 0
    assert page["memory"] > 0
    assert page["samples"]
    assert page["backups"] == []
    assert rows[waiting]["latency"] is None
    ala.open(waiting).ask("ping")  # is no work of the table
    assert rows_of(host)[waiting]["latency"] is None
    assert 0 < rows_of(host)[playing]["latency"] < 5000
    assert " ms" in kociolek("host", "tables", "--store", own.settings.store).out
    assert "hand" not in str(page)  # no state of any game


def test_a_table_is_closed_with_a_reason(server: Running, host: Person) -> None:
    host, ala = again(host), server.person("Ala")
    table = ala.make(bots=1, start=True, **CALM)
    socket = ala.open(table)
    socket.wait("hello")
    host.post(f"/api/host/tables/{table}/close", {"reason": "Cleaning"})
    assert socket.wait("closed")["reason"] == "Cleaning"
    assert ala.table(table)["status"] == "closed"
    assert ala.table(table)["result"]["ended"] == "stopped"
    host.post(f"/api/host/tables/{'A' * 22}/close", {}, 404)
    act = host.get("/api/host")["acts"][0]
    assert (act["what"], act["reason"], act["host"]) == ("close", "Cleaning", "Boss")


def test_a_ban_ends_connections_and_can_be_lifted(server: Running, host: Person) -> None:
    host, troll = again(host), account(server, "troll")
    table = troll.make(**CALM)
    socket = troll.open(table)
    socket.wait("hello")
    host.post("/api/host/bans", {"target": "troll", "hours": 3, "reason": "rude"})
    assert socket.wait("bye")["reason"] == "restart"
    refused = troll.get("/api/tables", 403)["error"]
    assert (refused["key"], refused["values"]) == ("banned", {"hours": "3"})
    troll.post("/api/tables", {"setup": {"game": "kittens"}}, 403)
    with pytest.raises(Exception, match="403"):
        Socket(server.port, table, troll.cookie)
    assert troll.get("/api/me")["login"] == "troll"  # who one is, and the own data, stay open
    troll.get("/api/me/export")
    server.person("Ola").get("/api/tables")
    (ban,) = host.get("/api/host")["bans"]
    assert (ban["label"], ban["reason"], ban["kind"]) == ("Troll", "rude", "ban")
    host.post("/api/host/bans/lift", {"target": ban["target"]})
    host.post("/api/host/bans/lift", {"target": ban["target"]}, 409)
    troll.get("/api/tables")


def test_a_ban_ends_by_itself(server: Running, host: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    from kociolek.server import bans

    host, troll = again(host), account(server, "hour")
    host.post("/api/host/bans", {"target": "hour", "hours": 1})
    troll.get("/api/tables", 403)
    late = now_ms() + 3_600_001
    monkeypatch.setattr(bans, "now_ms", lambda: late)
    troll.get("/api/tables")
    assert "Hour" not in [each["label"] for each in host.get("/api/host")["bans"]]


def test_an_address_is_banned(own: Running) -> None:
    """Everybody here has one address, so this needs a server of its own and a command."""
    ala = own.person("Ala")
    table = ala.make(**CALM)
    socket = ala.open(table)
    socket.wait("hello")
    store = own.settings.store
    assert kociolek("host", "ban-address", "nonsense", "--store", store).code == 2
    told = kociolek("host", "ban-address", "127.0.0.1", "--hours", "0", "--store", store)
    assert told.code == 0, told.err
    assert socket.wait("bye")["reason"] == "restart"
    assert ala.get("/api/tables", 403)["error"]["key"] == "banned-for-good"
    Person(own.port).http.get("/healthz").raise_for_status()
    assert "127.0.0.1" in kociolek("host", "bans", "--store", store).out
    assert kociolek("host", "lift", "127.0.0.1", "--store", store).code == 0
    ala.get("/api/tables")


def next_message(lines: Iterator[str]) -> Any:
    return next(json.loads(line) for line in lines if line)


@pytest.mark.parametrize("way", ["socket", "stream"])
def test_a_banned_address_hears_nothing_more(own: Running, way: str) -> None:
    """Also somebody without a cookie, whom the server knows only by the connection, is cut off."""
    ala = own.person("Ala")
    table = ala.make(**CALM)
    with ExitStack() as stack:
        if way == "socket":
            hear = Socket(own.port, table).hear
        else:
            path = f"/api/tables/{table}/stream?protocol={PROTOCOL}"
            lines = stack.enter_context(Person(own.port).http.stream("GET", path)).iter_lines()
            hear = partial(next_message, lines)
        assert hear()["type"] == "hello"
        assert kociolek("host", "ban-address", "127.0.0.1", "--store", own.settings.store).code == 0
        assert until(lambda: hear()["type"] == "bye")
    assert until(lambda: not own.server.addresses)
    assert not any(live.broadcaster.subscribers for live in own.server.registry.tables.values())


def test_bans_outlive_a_restart(sqlite_store: str) -> None:
    with running(settings_for(sqlite_store)) as server:
        host, troll = new_host(server), account(server, "troll")
        host.post("/api/host/bans", {"target": "troll", "address_too": False})
        cookie = troll.cookie
    with running(settings_for(sqlite_store)) as server:
        Person(server.port, cookie=cookie).get("/api/tables", 403)


def test_a_host_is_not_banned(server: Running, host: Person) -> None:
    wanted = again(host).get("/api/me")["login"]
    assert again(host).post("/api/host/bans", {"target": wanted}, 409)["error"]["key"] == "host-not-banned"
    assert again(host).post("/api/host/bans", {"target": "ghost"}, 409)["error"]["key"] == "player-unknown"


def test_a_host_does_not_ban_the_own_address(own: Running) -> None:
    """At a club everybody has one address: "the address too" would have locked out all guests, and the host."""
    host, troll = new_host(own), account(own, "troll")
    troll.get("/api/tables")
    for body in (
        {"target": "troll", "address_too": True},
        {"target": "127.0.0.1", "subject": "address"},
        {"target": "::ffff:127.0.0.1", "subject": "address"},
    ):
        assert host.post("/api/host/bans", body, 409)["error"]["key"] == "own-address"
    assert host.get("/api/host")["bans"] == []  # not half of it
    troll.get("/api/tables")


def test_reports_show_three_lines_around_and_lead_to_a_mute(server: Running, host: Person) -> None:
    host, ala, troll = again(host), server.person("Ala"), server.person("Socks")
    table = ala.make(**CALM)
    troll.sit(table)
    for who, text in [(ala, f"a{n}") for n in range(5)] + [(troll, "grr")] + [(ala, f"b{n}") for n in range(5)]:
        who.do(table, "chat", text=text)
    asked = {"seat": 1, "reason": "chat", "text": "He growls"}
    assert ala.post(f"/api/tables/{table}/reports", asked)["stored"] is True
    assert ala.post(f"/api/tables/{table}/reports", asked)["stored"] is False  # one is enough
    ala.post(f"/api/tables/{table}/reports", {"seat": 0, "reason": "name"}, 409)  # oneself
    ala.post(f"/api/tables/{table}/reports", {"seat": 9, "reason": "name"}, 409)
    Person(server.port).post(f"/api/tables/{table}/reports", asked, 401)
    (report,) = [each for each in host.get("/api/host")["reports"] if each["name"] == "Socks"]
    lines = [line["text"] for line in report["lines"]]
    assert lines == ["a2", "a3", "a4", "grr", "b0", "b1", "b2"]
    assert [line["text"] for line in report["lines"] if line["theirs"]] == ["grr"]
    assert (report["reasons"], report["texts"], report["reporters"]) == (["chat"], ["He growls"], 1)
    host.post("/api/host/bans", {"target": troll.id, "kind": "mute", "hours": 24})
    assert not [each for each in host.get("/api/host")["reports"] if each["name"] == "Socks"]
    assert troll.do(table, "chat", 403, text="grr")["error"]["key"] == "muted"
    troll.do(table, "emote", 403, emote="hello")
    troll.get("/api/tables")  # a muted player plays on
    ala.do(table, "chat", text="peace")


def test_a_report_can_be_dismissed(server: Running, host: Person) -> None:
    host, ala, ola = again(host), server.person("Ala"), server.person("Kind")
    table = ala.make(**CALM)
    ola.sit(table)
    ala.post(f"/api/tables/{table}/reports", {"seat": 1, "reason": "play"})
    host.post(f"/api/host/reports/{ola.id}/dismiss", {})
    assert not [each for each in host.get("/api/host")["reports"] if each["name"] == "Kind"]
    ola.do(table, "chat", text="hello")


def test_the_lobby_is_cleaned_of_empty_tables(own: Running) -> None:
    host, ala = new_host(own), own.person("Ala")
    empty, private = ala.make(listed=True), ala.make()
    kept = ala.make(listed=True)
    ala.open(kept).wait("hello")
    assert host.post("/api/host/lobby/clean", {})["count"] == 1
    assert ala.table(empty)["status"] == "closed"
    assert ala.table(kept)["status"] == ala.table(private)["status"] == "waiting"


def test_an_announcement_reaches_everybody(own: Running) -> None:
    host, ala = new_host(own), own.person("Ala")
    socket = ala.open(ala.make(**CALM))
    socket.wait("hello")
    host.post("/api/host/announcement", {"text": "New cards!", "minutes": 10})
    told = socket.wait("announcement")["announcement"]
    assert told["text"] == "New cards!"
    assert 9.9 < (told["closing"] - told["at"]) / 60_000 < 10.1
    assert ala.get("/api/tables")["announcement"] == told
    later = ala.open(ala.make(**CALM))
    assert later.wait("announcement")["announcement"] == told
    host.post("/api/host/announcement", {})
    assert socket.wait("announcement")["announcement"] is None
    assert ala.get("/api/tables")["announcement"] is None
    store = own.settings.store
    assert kociolek("host", "announce", "Tea at five", "--store", store).code == 0
    assert socket.wait("announcement")["announcement"]["closing"] is None
    host.post("/api/host/announcement", {"text": "bad\u0000", "minutes": 10}, 422)


def test_a_restart_that_was_announced_is_over_afterwards(sqlite_store: str) -> None:
    with running(settings_for(sqlite_store)) as server:
        new_host(server).post("/api/host/announcement", {"text": "", "minutes": 5})
    with running(settings_for(sqlite_store)) as server:
        host = Person(server.port)
        assert host.get("/api/tables")["announcement"] is None


def test_backups_are_made_and_failures_shown(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    host = new_host(own)
    host.post("/api/host/backup", {})
    page = host.get("/api/host")
    assert len(page["backups"]) == 1
    assert page["backup_error"] is None
    monkeypatch.setattr(backup, "contents", lambda path: hash(path))
    host.post("/api/host/backup", {}, 409)
    page = host.get("/api/host")
    assert page["backup_error"] == "backup-differs"
    assert len(page["backups"]) == 1


def test_a_backup_is_downloaded(own: Running, tmp_path: Path) -> None:
    host = new_host(own)
    host.post("/api/host/backup", {})
    [row] = host.get("/api/host")["backups"]
    answer = host.http.get(f"/api/host/backups/{row['name']}")
    assert answer.status_code == 200
    assert len(answer.content) == row["size"]
    assert row["name"] in answer.headers["content-disposition"]
    assert answer.headers["cache-control"] == "no-store"
    saved = tmp_path / "saved.backup"
    saved.write_bytes(answer.content)
    with closing(database_at(f"sqlite:{tmp_path / 'again.db'}")) as database:
        assert backup.restore(saved, database) > 0
    act = host.get("/api/host")["acts"][0]
    assert (act["what"], act["target"]) == ("download", row["name"])


def test_only_backups_are_downloaded(own: Running) -> None:
    host = new_host(own)
    assert own.settings.backups is not None
    (own.settings.backups / "last.json").write_text("{}")
    (own.settings.backups / "secret").write_text("x")
    (own.settings.backups / "kociolek-x.backup").symlink_to("/etc/passwd")
    for name in ("last.json", "secret", "..%2F..%2Fetc%2Fpasswd", "kociolek-x.backup", "kociolek-0.backup", "%00"):
        host.get(f"/api/host/backups/{name}", 404)


def test_without_a_folder_there_is_no_backup_to_download(server: Running, host: Person) -> None:
    again(host).get("/api/host/backups/kociolek-0.backup", 404)


def test_every_command_works(own: Running) -> None:
    store = own.settings.store
    ala, ola = account(own, "ala"), own.person("Ola")
    table = ala.make(**CALM)
    code = ala.table(table)["code"]
    ola.sit(table)
    ola.post(f"/api/tables/{table}/reports", {"seat": 0, "reason": "name"})

    def run(*words: str) -> str:
        told = kociolek("host", *words, "--store", store)
        assert told.code == 0, told.err
        return told.out

    assert "tables: 1" in run("status")
    assert code in run("tables")
    assert "Ala" in run("reports")
    run("dismiss", ala.id)
    assert run("reports") == ""
    run("mute", "ala", "--hours", "2", "--reason", "loud")
    assert "loud" in run("bans")
    run("lift", "ala")
    assert run("bans") == ""
    run("close", code, "--reason", "late")
    assert ala.table(table)["status"] == "closed"
    assert "0" in run("clean")
    run("tidy")
    run("announce", "Hello", "--minutes", "5")
    run("unannounce")
    for words in ("dance", "ban", "status now", "ban ala --hours soon", "lift ala"):
        assert kociolek("host", *words.split(), "--store", store).code == 2, words


def test_a_command_says_that_no_server_runs(sqlite_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from kociolek.cli import host

    with running(settings_for(sqlite_store)):
        pass
    monkeypatch.setattr(host, "PATIENCE", 0.3)
    told = kociolek("host", "status", "--store", sqlite_store)
    assert told.code == 2
    assert "No server" in told.err
    with closing(database_at(sqlite_store)) as database:
        assert database.rows("SELECT id FROM task") == []  # nothing is done later behind the host's back


# -- retention ------------------------------------------------------------------------------
def test_what_is_kept_too_long_goes(sqlite_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    retention = Retention(games=30, guests=90, reports=10, acts=20)
    with running(settings_for(sqlite_store, retention=retention)) as server:
        ala, guest, idle = account(server, "ala"), server.person("Guest"), server.person("Idle")
        ended = ala.make(**CALM)
        guest.sit(ended)
        ala.do(ended, "start")
        running_one = ala.make(**CALM)
        guest.sit(running_one)
        ala.do(running_one, "start")
        ala.do(ended, "leave")
        assert guest.table(ended)["status"] == "over"
        now = now_ms()

        def tidy(days: int) -> int:
            monkeypatch.setattr(host_tools, "now_ms", lambda: now + days * DAY)
            told = kociolek("host", "tidy", "--store", sqlite_store)
            assert told.code == 0, told.err
            return int(told.out.strip(" .\n").rpartition(" ")[2].replace("\u00a0", ""))

        assert tidy(29) == 0
        assert tidy(31) == 1
        ala.get(f"/api/tables/{ended}", 404)
        assert tidy(91) == 1  # the guest who sits at no running table
        assert idle.get("/api/me")["player"] is None
        assert guest.get("/api/me")["player"] is not None
        assert ala.get("/api/me")["player"] is not None
        assert guest.state(running_one)["view"]
    assert kociolek("store", "check", "--store", sqlite_store).code == 0


def test_all_old_guests_go_and_nobody_waits_for_them(sqlite_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """200 guests went in an hour, fewer than a stranger can make, and all players were looked at in one go."""
    monkeypatch.setattr(host_tools, "LOOKED", 50)
    with running(settings_for(sqlite_store, retention=Retention(guests=90))) as server:
        database, now = server.server.store.database, now_ms()
        kept = server.person("Ala")
        with database.transaction():
            for number in range(270):
                row = (f"old{number:04}", "Old", 0, now - 100 * DAY, None, None, None, 0)
                database.run("INSERT INTO player VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        told = kociolek("host", "tidy", "--store", sqlite_store)
        assert "270" in told.out
        assert [str(name) for (name,) in database.rows("SELECT name FROM player")] == ["Ala"]
        assert kept.get("/api/me")["player"]


# -- people's rights ------------------------------------------------------------------------
def test_somebody_exports_what_is_stored(server: Running) -> None:
    ala = server.person("Ala")
    ala.post("/api/me/account", {"login": f"exp{server.port}", "password": PASSWORD})
    ala.post("/api/tokens", {"label": "my bot", "scopes": ["read"]})
    table = ala.make(bots=1, start=True, **CALM)
    moved = ala.state(table)
    if moved["moves"]:
        ala.post(f"/api/tables/{table}/move", {"move": moved["moves"][0]})
    data = ala.get("/api/me/export")
    assert data["player"]["name"] == "Ala"
    assert data["player"]["login"] == f"exp{server.port}"
    assert [each["id"] for each in data["tables"]] == [table]
    assert data["tokens"][0]["label"] == "my bot"
    assert len(data["devices"]) == 1
    text = str(data)
    for secret in ("argon2", "password", "recovery", "digest", "secret"):
        assert secret not in text, secret
    Person(server.port).get("/api/me/export", 401)


@pytest.mark.parametrize("what", ["export", "delete"])
def test_the_data_of_a_whole_life_stop_nobody(own: Running, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of a player are read one at a time, so that no other table waits for all of them."""
    ala, store = own.person("Ala"), own.server.store
    first = ala.make(bots=1, start=True, **CALM)
    ala.do(first, "leave")
    database = store.database
    with database.transaction():
        for number in range(60):
            copy = f"{first[:-3]}{number:03}"
            database.run("INSERT INTO entry SELECT ?, seq, at, body FROM entry WHERE live = ?", (copy, first))
            database.run(
                "INSERT INTO live SELECT ?, status, tempo, code, touched FROM live WHERE id = ?", (copy, first)
            )
            database.run("INSERT INTO sitting VALUES (?, ?)", (ala.id, copy))
    read: list[int] = []
    commit = store.writer._commit

    def counted(*args: Any) -> Any:
        read[-1] += 1
        return entries_of(*args)

    def watched(jobs: list[Job]) -> bool:
        read.append(0)
        return bool(commit(jobs))

    monkeypatch.setattr(host_store, "entries_of", counted)
    monkeypatch.setattr(store.writer, "_commit", watched)
    if what == "export":
        assert len(ala.get("/api/me/export")["tables"]) == 61
    else:
        ala.post("/api/me/delete", {})
        assert not database.rows("SELECT * FROM entry WHERE body LIKE ?", (f"%{ala.id}%",))
        assert not database.rows("SELECT * FROM sitting WHERE player = ?", (ala.id,))
    assert sum(read) == 61
    assert max(read) == 1


def test_an_account_is_deleted_games_stay_names_go(server: Running) -> None:
    ala, ola = server.person("Alabaster"), server.person("Ola")
    login = f"del{server.port}"
    ala.post("/api/me/account", {"login": login, "password": PASSWORD})
    over, open_one, waiting = (ala.make(**CALM) for _ in range(3))
    for table in (over, open_one):
        ola.sit(table)
        ala.do(table, "start")
    ola.do(over, "leave")
    socket = ola.open(open_one)
    socket.wait("hello")
    before = ola.get(f"/api/tables/{over}/record")
    assert "Alabaster" in before
    assert ala.post("/api/me/delete", {"password": "wrong horse"}, 403)["error"]["key"] == "password-wrong"
    assert ala.post("/api/me/delete", {"password": PASSWORD})["player"] is None
    assert ala.get("/api/me")["player"] is None
    Person(server.port).post("/api/login", {"login": login, "password": PASSWORD}, 401)
    after = ola.get(f"/api/tables/{over}/record")
    assert "Alabaster" not in after
    assert after.splitlines()[1:-1] == before.splitlines()[1:-1]  # the moves are the same
    assert ola.table(open_one)["status"] == "over"  # the seat was given up
    assert until(lambda: "Alabaster" not in str(ola.table(open_one)))
    assert ola.get("/api/tables") is not None
    assert ala.table(waiting)["status"] == "closed"
    for table in (over, open_one, waiting):
        assert ala.id not in str(ola.table(table))
    with closing(database_at(server.settings.store)) as database:
        for name in ("entry", "player", "device", "sitting", "live"):
            dump = str(database.rows(f"SELECT * FROM {name}"))
            assert ala.id not in dump, name
            assert "Alabaster" not in dump, name
    assert kociolek("store", "check", "--store", server.settings.store).code == 0


def test_the_others_play_on_when_somebody_is_deleted(server: Running) -> None:
    people = [server.person(name) for name in ("Ala", "Ola", "Ula")]
    table = people[0].make(seats=3, **CALM)
    for each in people[1:]:
        each.sit(table)
    people[0].do(table, "start")
    sockets = [each.open(table) for each in people[1:]]
    for socket in sockets:
        socket.wait("hello")
    people[0].post("/api/me/delete", {})
    info = until(lambda: (found := people[1].table(table)) and found["seats"][0]["name"] == "—" and found)
    assert info["status"] == "playing"
    assert info["host"] == people[1].id
    state = people[1].state(table)
    mover = next(each for each in people[1:] if each.state(table)["moves"])
    assert state["view"]
    mover.post(f"/api/tables/{table}/move", {"move": mover.state(table)["moves"][0]})
    assert kociolek("store", "check", "--store", server.settings.store).code == 0


def test_privacy_says_what_is_set(sqlite_store: str, tmp_path: Path) -> None:
    settings = settings_for(sqlite_store, contact="Ala, ala@games.example", retention=Retention(7, 8, 9, 10))
    with running(settings) as server:
        told = Person(server.port).get("/api/privacy")
    assert told == {
        "contact": "Ala, ala@games.example",
        "retention": {"games": 7, "guests": 8, "reports": 9, "acts": 10},
        "cookie_days": 400,
        "backups": None,
    }
    with running(replace(settings, backups=tmp_path)) as server:
        assert Person(server.port).get("/api/privacy")["backups"] == 0
