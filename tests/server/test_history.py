"""History of a player: games that have ended, page by page, by game and by opponent; records; deletion; migration."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest

from command import kociolek
from kociolek import record
from kociolek.catalog import GAMES
from kociolek.match import Match
from kociolek.server.history import folded, points_of
from kociolek.server.store import played
from kociolek.server.store.opening import database_at
from kociolek.server.store.schema import VERSION
from server.test_migration import facts, old_store, people
from server_kit import CALM, Person, Running, make_move, running, settings_for, until


def finished(one: Person, other: Person, game: str = "kittens", **setup: Any) -> str:
    """Return a table at which two people began and the second one left."""
    table = one.make(game, **CALM, **setup)
    other.sit(table)
    one.do(table, "start")
    make_move(table, [one, other])  # no more: whatever is dealt, nobody explodes yet
    other.do(table, "leave")
    return table


def games(who: Person, **query: str) -> list[str]:
    """Return the tables of all pages."""
    found: list[str] = []
    more: str | None = ""
    while more is not None:
        page = who.http.get("/api/me/games", params=query | ({"before": more} if more else {})).json()
        found += [row["table"] for row in page["games"]]
        more = page["next"]
    return found


@pytest.mark.parametrize("game", ["kittens", "wizardkittens", "witchstone"])
def test_a_game_that_ends_is_in_the_history_of_its_players(server: Running, game: str) -> None:
    ala, ola, ula = server.person("Ala"), server.person("Ola"), server.person("Ula")
    table = finished(ala, ola, game)
    for who, seat in ((ala, 0), (ola, 1)):
        (row,) = who.get("/api/me/games")["games"]
        assert (row["table"], row["game"], row["seat"], row["stopped"]) == (table, game, seat, False)
        assert [(each["name"], each["bot"]) for each in row["seats"]] == [("Ala", None), ("Ola", None)]
        assert (row["winners"], row["places"], row["left"]) == ([0], [1, 2], [1])
        assert len(row["points"]) == (0 if game == "kittens" else 2)
        assert row["options"] == who.table(table)["setup"]["options"]
    assert ula.get("/api/me/games") == {"games": [], "next": None}
    Person(server.port).get("/api/me/games", 401)


def test_points_are_those_of_the_result(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.make("wizardkittens", bots=1, start=True, **CALM)
    until(lambda: not make_move(table, [ala], 1) and ala.table(table)["status"] == "over")
    (row,) = ala.get("/api/me/games")["games"]
    result = ala.state(table)["view"]["result"]
    assert row["points"] == [player["points"] for player in result["players"]]
    assert row["seats"][1]["bot"] == "random"
    assert row["winners"] == ala.table(table)["result"]["winners"]


def test_points_of_witchstone_are_those_that_everybody_sees() -> None:
    """Counted without a view, which costs more than the rest of a game's summary."""
    match, chance = Match(GAMES["witchstone"], 2, {}, 3), Random(4)
    moves = 0
    while True:
        if moves % 50 == 0 or match.over:
            view: Any = match.view(-1).to_json()
            told = view["result"] and [sum(each.values()) for each in view["result"]]
            assert points_of(match) == (told or [player["score"] for player in view["players"]])
        if match.over:
            break
        seat = match.waiting()[0]
        match.act(seat, chance.choice(match.options_of(seat)))
        moves += 1


def test_running_and_waiting_tables_come_before_finished_ones(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    over = [finished(ala, ola) for _ in range(4)]
    waiting, closed = ala.make(), ala.make()
    ala.do(closed, "leave")
    assert [row["id"] for row in ala.get("/api/me/tables")["tables"]] == [waiting, *reversed(over[1:])]
    assert games(ala) == over[::-1]


def test_a_game_that_is_stopped_says_so(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = ala.make(**CALM)
    ola.sit(table)
    ala.do(table, "start")
    for who in (ala, ola):
        who.do(table, "end")
    assert ala.table(table)["status"] == "closed"
    (row,) = ala.get("/api/me/games")["games"]
    assert (row["stopped"], row["winners"]) == (True, [])


def test_pages_are_whole_and_in_order(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    tables = [finished(ala, ola, game) for game in ["kittens", "wizardkittens"] * 3]
    for limit in ("1", "2", "3", "5", "6", "99"):
        assert games(ala, limit=limit) == tables[::-1]
        assert games(ala, limit=limit, game="wizardkittens") == tables[5::-2]
    first = ala.get("/api/me/games?limit=2")
    assert [row["table"] for row in first["games"]] == tables[:3:-1]
    finished(ala, ola)  # a new game moves nothing between pages
    assert [row["table"] for row in ala.get(f"/api/me/games?limit=2&before={first['next']}")["games"]] == tables[3:1:-1]
    for wrong in ("x", "12", "12.", "-1.abc", "9" * 20 + ".abc", "1." + "a" * 60):
        ala.get(f"/api/me/games?before={wrong}", 404)


def test_games_are_found_by_a_part_of_a_name(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ala = server.person("Ala")
    zolw, percent, ola = server.person("Żółw Łukasz"), server.person("100% Kot_a"), server.person("Ola")
    with_zolw, with_percent = finished(ala, zolw), finished(ala, percent)
    others = [finished(ala, ola) for _ in range(5)]
    for monkey in (played.SEARCHED, 2):  # however few rows one request looks at
        monkeypatch.setattr(played, "SEARCHED", monkey)
        for limit in ("1", "20"):
            for name in ("zolw", "ŻÓŁ", "luk", "w  łu"):
                assert games(ala, **{"with": name, "limit": limit}) == [with_zolw]
            assert games(ala, **{"with": "0% k", "limit": limit}) == [with_percent]
            assert games(ala, **{"with": "t_a", "limit": limit}) == [with_percent]
            assert games(ala, **{"with": "ola", "limit": limit}) == others[::-1]
            assert games(ala, **{"with": "ala", "limit": limit}) == []
            assert games(ala, **{"with": "%", "limit": limit, "game": "witchstone"}) == []


def test_names_are_folded() -> None:
    assert folded("  Zażółć   GĘŚLĄ ") == "zazolc gesla"
    assert folded("Straße Ø") == "strasse o"


def test_all_records_are_one_archive(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    own = 'game = "witchstone"\nname = "Our board"\nconnections.W-T0 = 3\n'
    box = ala.post("/api/boxes", {"source": own})["box"]["id"]
    tables = [finished(ala, ola, game) for game in ("kittens", "wizardkittens", "witchstone")]
    tables.append(finished(ala, ola, "witchstone", box=box))
    answer = ala.http.get("/api/me/records")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    with ZipFile(BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        names = archive.namelist()
        assert len(names) == len(tables)
        for name, table in zip(names, reversed(tables), strict=True):
            assert table in name
            text = archive.read(name).decode()
            assert text == ala.get(f"/api/tables/{table}/record")  # the same without a replay
            record.verify(record.parse(text))
    assert [row["box"] for row in ala.get("/api/me/games")["games"]] == ["Our board", "", "", ""]
    Person(server.port).get("/api/me/records", 401)


def test_a_rematch_of_an_old_game_is_a_new_table(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = finished(ala, ola)

    def again() -> str:
        found = ala.do(table, "rematch")["messages"]
        return next(str(each["table"]) for each in found if each["type"] == "rematch")

    first = again()
    assert again() == first  # it still waits
    ala.do(first, "leave")
    assert ala.table(first)["status"] == "closed"
    second = again()
    assert second not in (first, table)
    assert ala.table(second)["status"] == "waiting"


def test_who_is_deleted_is_in_nobodys_history(server: Running) -> None:
    ala, ola = server.person("Alabaster"), server.person("Ola")
    table = finished(ala, ola)
    assert games(ola, **{"with": "alabas"}) == [table]
    ala.post("/api/me/delete", {})
    assert games(ola, **{"with": "alabas"}) == []
    (row,) = ola.get("/api/me/games")["games"]
    assert [seat["name"] for seat in row["seats"]] == ["—", "Ola"]
    with closing(database_at(server.settings.store)) as database:
        for name in ("played", "ended"):
            dump = str(database.rows(f"SELECT * FROM {name}"))
            assert ala.id not in dump
            assert "labaster" not in dump


def test_a_guest_who_becomes_an_account_keeps_the_history(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    table = finished(ala, ola)
    login = f"hist{server.port}"
    ala.post("/api/me/account", {"login": login, "password": "correct horse"})
    again = Person(server.port)
    again.post("/api/login", {"login": login, "password": "correct horse"})
    assert games(again) == games(ala) == [table]


def test_games_of_the_previous_schema_are_in_the_history(new_store: Callable[[], str], tmp_path: Path) -> None:
    address, known = new_store(), facts("schema2")
    old_store("schema2", address)
    with closing(database_at(address)) as database, database.transaction():
        database.upgrade(2, VERSION - 1)
    assert kociolek("store", "migrate", "--store", address, "--backup", tmp_path / "before").code == 0
    assert kociolek("store", "check", "--store", address).code == 0
    with running(settings_for(address)) as server:
        for seat, who in enumerate(people(server, known)):
            (row,) = who.get("/api/me/games")["games"]
            info = who.table(known["over"]["id"])
            assert (row["table"], row["seat"]) == (info["id"], seat)
            assert row["winners"] == info["result"]["winners"]
            unfinished = {known[name]["id"] for name in ("kittens", "wizardkittens", "witchstone", "waiting")}
            assert {each["id"] for each in who.get("/api/me/tables")["tables"]} >= unfinished
        with ZipFile(BytesIO(who.http.get("/api/me/records").content)) as archive:
            text = archive.read(archive.namelist()[0]).decode()
        assert text == who.get(f"/api/tables/{known['over']['id']}/record")
