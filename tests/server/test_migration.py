"""Stores of earlier releases: migrated with running tables of all games, which then play on.

`stores/` has the text of SQLite stores that earlier releases wrote, and what they knew of each table. `schema2` is of
release 0.1.0, `schema3` of the state before devices, `schema8` to `schema13` of those before nodes, notices,
passkeys, puzzles, invitations and lists that know who is on them. The server of `schema2-own` played Witchstone with
`--components` and Wizard Kittens with own cards.
"""

from __future__ import annotations

import hmac
import json
import sqlite3
from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Any

import pytest

from command import kociolek
from kociolek import box, record
from kociolek.box import built_in
from kociolek.core.errors import KociolekError
from kociolek.server.store import backup
from kociolek.server.store.check import entries_of, replay, replay_all, shelf_of
from kociolek.server.store.database import Database
from kociolek.server.store.opening import database_at, open_store
from kociolek.server.store.schema import VERSION, tables_of
from kociolek.server.store.store import Device
from server_kit import Person, Running, fresh_database, make_move, running, settings_for

STORES = Path(__file__).parent / "stores"
OWN = STORES / "schema2-own-components.json"
STANDING = ("game", "tried", "solved", "best", "rating")  # how a player does in puzzles
PLAYED = ("kittens", "wizardkittens", "witchstone")


def facts(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((STORES / f"{name}.json").read_text("utf-8"))
    return found


def old_store(name: str, address: str, schema: int = 2) -> None:
    """Write a store as an earlier release did."""
    text = (STORES / f"{name}.sql").read_text("utf-8")
    with closing(database_at(address)) as database, closing(sqlite3.connect(":memory:")) as source:
        source.executescript(text)
        with database.transaction():
            for statement in text.split(";\n"):
                if statement.startswith("CREATE"):
                    database.run(
                        statement if address.startswith("sqlite") else statement.removesuffix(" WITHOUT ROWID")
                    )
            for table, columns in tables_of(schema).items():
                marks = ", ".join("?" * len(columns))
                for row in source.execute(f"SELECT {', '.join(columns)} FROM {table}"):
                    database.run(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", row)
            database.set_version(schema)


def rows(database: Database, schema: int) -> dict[str, list[tuple[Any, ...]]]:
    names = tables_of(schema).items()
    return {
        table: sorted(map(tuple, database.rows(f"SELECT {', '.join(columns)} FROM {table}")), key=repr)
        for table, columns in names
    }


def people(server: Running, known: dict[str, Any]) -> list[Person]:
    cookies = [server.server.identities.cookie(Device(id, id, "", 1, 1)) for id in known["people"]]
    return [Person(server.port, cookie=f"kociolek={cookie}") for cookie in cookies]


def play_on(table: str, seated: list[Person], moves: int = 40) -> None:
    """Make moves and leave; then the record must prove itself."""
    for number in range(moves):
        if not make_move(table, seated, number):
            break
    if seated[0].table(table)["status"] == "playing":
        seated[0].do(table, "leave")
    text = seated[1].get(f"/api/tables/{table}/record")
    record.verify(record.parse(text))


def test_running_tables_of_all_games_play_on(new_store: Callable[[], str], tmp_path: Path) -> None:
    address, known = new_store(), facts("schema2")
    old_store("schema2", address)
    with pytest.raises(KociolekError) as refused:
        open_store(address)
    assert refused.value.key == "store-too-old"
    told = kociolek("store", "migrate", "--store", address, "--backup", tmp_path / "before")
    assert told.code == 0, told.err
    assert kociolek("store", "check", "--store", address).code == 0
    with closing(database_at(address)) as database:
        shelf = shelf_of(database)
        for name in PLAYED:  # nothing has changed for anybody
            match = replay(entries_of(database, known[name]["id"]), known[name]["id"], shelf).match
            assert match is not None
            assert match.game.version == 1  # it plays on by its own rules
            assert sha256(match.state.dump().encode()).hexdigest() == known[name]["position"]
            assert match.state.scores() == known[name]["scores"]
            moves = [[action.text for action in match.options_of(seat)] for seat in range(2)]
            assert moves == known[name]["moves"]
    with running(settings_for(address)) as server:
        seated = people(server, known)
        for name in PLAYED:
            info = seated[0].table(known[name]["id"])
            expected = None if name == "kittens" else built_in(name).id
            assert (info["box"] or {"id": None})["id"] == expected
            play_on(known[name]["id"], seated)
        record.verify(record.parse(seated[0].get(f"/api/tables/{known['over']['id']}/record")))
        waiting = known["waiting"]["id"]
        seated[0].do(waiting, "start")
        play_on(waiting, seated, 6)


@pytest.mark.parametrize("schema", range(3, VERSION))
def test_who_was_signed_in_stays_signed_in(new_store: Callable[[], str], tmp_path: Path, schema: int) -> None:
    """Cookies of schema 3 name a player; each is a device now, which can be signed out alone. The later steps are
    tested from each state before them, with the same tables under way."""
    address, known = new_store(), facts("schema3")
    old_store("schema3", address, 3)
    with closing(database_at(address)) as database, database.transaction():
        database.upgrade(3, schema)
    assert kociolek("store", "migrate", "--store", address, "--backup", tmp_path / "before").code == 0
    with running(settings_for(address)) as server:
        key = server.server.identities._key
        ala, ola = (Person(server.port, cookie=old_cookie(key, id)) for id in known["people"])
        assert (ala.get("/api/me")["login"], ola.get("/api/me")["login"]) == ("ala", None)
        assert Person(server.port, token=known["token"]).id == ala.id
        assert ala.state(known["playing"])["n"] == known["n"]
        play_on(known["playing"], [ala, ola])
        assert [row["id"] for row in ola.get("/api/me/tables")["tables"]][:1] == [known["waiting"]]
        (device,) = ala.get("/api/me/devices")["devices"]
        assert device["current"]
        second = Person(server.port)
        second.post("/api/login", {"login": "ala", "password": "correct horse"})
        assert second.get("/api/me/passkeys") == {"passkeys": [], "password": True}
        assert second.get("/api/me/link")["state"] == "gone"
        old = ala.cookie
        ala.post("/api/logout", {})
        assert Person(server.port, cookie=old).id == ""
        assert second.get("/api/me")["login"] == "ala"
        assert ola.get("/api/me")["player"] is not None


@pytest.mark.parametrize("schema", range(8, VERSION))
def test_what_people_have_is_kept(new_store: Callable[[], str], tmp_path: Path, schema: int) -> None:
    """Games, ratings, passwords, recovery codes, wishes for notices and an evening under way, from stores that the code
    of each schema wrote."""
    address, known = new_store(), facts(f"schema{schema}")
    old_store(f"schema{schema}", address, schema)
    told = kociolek("store", "migrate", "--store", address, "--backup", tmp_path / "before")
    assert told.code == 0, told.err
    told = kociolek("store", "check", "--store", address)  # computes all ratings again
    assert told.code == 0, told.err
    with running(settings_for(address)) as server:
        devices = zip(known["devices"], known["people"], strict=True)
        cookies = [server.server.identities.cookie(Device(id, player, "", 1, 1)) for id, player in devices]
        ala, ola = (Person(server.port, cookie=f"kociolek={cookie}") for cookie in cookies)
        assert [ala.id, ola.id] == known["people"]
        assert ala.get("/api/me/games") == known["games"]
        assert ala.get("/api/me/ratings") == known["ratings"]
        record.verify(record.parse(ala.get(f"/api/tables/{known['over']}/record")))
        assert ala.state(known["playing"])["n"] == known["n"]
        if schema >= 10:
            assert ala.get("/api/me/notices") == known["notices"]
            place = f"/api/evenings/{known['evening']}"
            evening = ala.get(place)
            assert evening["standings"] == known["standings"]
            assert evening["played"][-1]["tables"][0]["names"] == known["seated"]
            assert ala.post(f"{place}/time", {})["status"] == "over"
        if schema >= 11:
            assert ala.get("/api/me/passkeys")["passkeys"] == known["passkeys"]
        if schema >= 13:  # of the two whose rating is settled one is a guest
            leaders = ala.get("/api/ratings?game=kittens&size=3-4")["leaders"]
            assert [each["name"] for each in leaders] == known["leaders"] == ["Ala"]
            assert [each["table"]["id"] for each in ala.get("/api/me/tables")["invitations"]] == [known["invited"]]
        if schema >= 12:  # the day, the games and the number of puzzles are those of today
            now = {each["game"]: each for each in ala.get("/api/puzzles")}
            for before in known["puzzles"]:
                assert [now[before["game"]][name] for name in STANDING] == [before[name] for name in STANDING]
        play_on(known["playing"], [ala, ola])
        assert ola.table(known["waiting"])["status"] == "waiting"
        assert Person(server.port, token=known["token"]).id == ala.id
        Person(server.port).post("/api/login", {"login": "ala", "password": "correct horse"})
        Person(server.port).post("/api/recover", {"login": "ala", "code": known["code"], "password": "new horses"})


def old_cookie(key: bytes, player: str) -> str:
    """Return a cookie as schema 3 had them."""
    payload = f"{player}.0.{int(time())}"
    signature = urlsafe_b64encode(hmac.digest(key, payload.encode(), "sha256")).rstrip(b"=").decode()
    return f"kociolek={payload}.{signature}"


def test_own_components_and_cards_become_boxes(new_store: Callable[[], str], tmp_path: Path) -> None:
    address, known = new_store(), facts("schema2-own")
    old_store("schema2-own", address)
    told = kociolek("store", "migrate", "--store", address, "--components", OWN, "--backup", tmp_path / "before")
    assert told.code == 0, told.err
    assert kociolek("store", "check", "--store", address).code == 0  # without the file
    with running(settings_for(address)) as server:
        seated = people(server, known)
        board = seated[0].table(known["witchstone"]["id"])["box"]
        assert not board["built_in"]
        sheet = seated[0].get(f"/api/boxes/{board['id']}")
        assert sheet["document"]["connections"]["W-T0"] == 3
        assert sheet["components"]["connection_points"]["value"] == {"1": 2, "2": 4, "3": 9}
        assert sheet["differences"]
        cards = seated[0].table(known["wizardkittens"]["id"])["box"]
        assert seated[0].get(f"/api/boxes/{cards['id']}")["document"]["curses"]["snail"]["value"] == 7
        for name in ("witchstone", "wizardkittens"):
            match = server.server.registry.tables[known[name]["id"]].table.match
            assert match.state.scores() == known[name]["scores"]
            assert [[a.text for a in match.options_of(seat)] for seat in range(2)] == known[name]["moves"]
            play_on(known[name]["id"], seated)
        for name in ("waiting", "waiting-cards"):
            table = known[name]["id"]
            assert not seated[0].table(table)["box"]["built_in"]
            seated[0].do(table, "start")
            play_on(table, seated, 6)


def test_a_board_that_cannot_be_the_right_one_is_not_taken(sqlite_store: str, tmp_path: Path) -> None:
    """The server had another board, and a move on it is not possible on this one."""
    old_store("schema2-own", sqlite_store)
    table = facts("schema2-own")["witchstone"]["id"]
    with closing(database_at(sqlite_store)) as database:
        body = '{"e":"move","seat":0,"move":"charge W-T9"}'
        last = len(entries_of(database, table))
        with database.transaction():
            database.run("INSERT INTO entry VALUES (?, ?, ?, ?)", (table, last, 1, body))
        before = rows(database, 2)
    told = kociolek("store", "migrate", "--store", sqlite_store, "--backup", tmp_path / "before")
    assert told.code == 2
    assert table in told.err
    assert "--components" in told.err
    with closing(database_at(sqlite_store)) as database:
        assert database.version() == 2
        assert rows(database, 2) == before


def test_a_migration_begins_with_a_verified_backup(new_store: Callable[[], str], tmp_path: Path) -> None:
    """The previous release restores it: its schema and all rows are as they were."""
    address = new_store()
    old_store("schema2", address)
    with closing(database_at(address)) as database:
        before = rows(database, 2)
    file = tmp_path / "before"
    assert kociolek("store", "migrate", "--store", address, "--backup", file).code == 0
    assert backup.check_backup(file)[0] == 2
    with closing(database_at(f"sqlite:{tmp_path / 'again.db'}")) as copy:
        with copy.transaction():
            backup.fill(copy, file, 2)
        assert copy.version() == 2
        assert rows(copy, 2) == before
    third = tmp_path / "third.db"
    assert kociolek("store", "restore", file, "--store", f"sqlite:{third}").code == 0  # and this release migrates it
    with closing(database_at(f"sqlite:{third}")) as database:
        assert database.version() == VERSION
        assert replay_all(database) == 5


def test_without_a_backup_nothing_is_migrated(sqlite_store: str, tmp_path: Path, monkeypatch: Any) -> None:
    old_store("schema2", sqlite_store)
    taken = tmp_path / "taken"
    taken.write_text("mine")
    assert kociolek("store", "migrate", "--store", sqlite_store, "--backup", taken).code == 2
    assert taken.read_text() == "mine"
    monkeypatch.setattr(backup, "contents", lambda path: str(path))  # the copy has other rows
    told = kociolek("store", "migrate", "--store", sqlite_store)
    assert told.code == 2
    assert "same rows" in told.err
    with closing(database_at(sqlite_store)) as database:
        assert database.version() == 2


def test_the_backup_lies_beside_the_store(sqlite_store: str) -> None:
    old_store("schema2", sqlite_store)
    told = kociolek("store", "migrate", "--store", sqlite_store)
    assert told.code == 0, told.err
    file = Path(sqlite_store.removeprefix("sqlite:")).parent / "games-schema2.backup"
    assert str(file) in told.out
    assert file.stat().st_mode & 0o077 == 0
    again = kociolek("store", "migrate", "--store", sqlite_store)  # nothing to do, and no second backup
    assert again.code == 0, again.err


def test_a_store_without_a_folder_needs_a_place_for_its_backup(postgres_server: str) -> None:
    """Nothing is written into whatever folder the command happens to be called from."""
    address = fresh_database(postgres_server, "homeless")
    old_store("schema2", address)
    told = kociolek("store", "migrate", "--store", address)
    assert (told.code, told.err.count("\n")) == (2, 1)
    assert "--backup" in told.err
    with closing(database_at(address)) as database:
        assert database.version() == 2


def test_a_missing_box_is_named(new_store: Callable[[], str]) -> None:
    address = new_store()
    own = box.parse('game = "witchstone"\nname = "Our board"\nconnections.W-T0 = 3\n')
    with running(settings_for(address)) as server:
        ala, ola = server.person("Ala"), server.person("Ola")
        ala.post("/api/boxes", {"source": own.text})
        table = ala.make("witchstone", seats=2, box=own.id)
        ola.sit(table)
        ala.do(table, "start")
        cookie = ala.cookie
    with closing(database_at(address)) as database, database.transaction():
        database.run("DELETE FROM box WHERE id = ?", (own.id,))
    with running(settings_for(address)) as server:
        ala = server.person("", cookie=cookie)
        told = ala.get(f"/api/tables/{table}", 404)["error"]
        assert told["key"] == "box-missing"
        assert "Our board" in told["values"]["value"]
        assert own.id in told["values"]["value"]
    told = kociolek("store", "check", "--store", address)
    assert told.code == 2
    assert "Our board" in told.err
