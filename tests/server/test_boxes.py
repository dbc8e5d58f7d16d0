"""Boxes of tables: each keeps the one it was opened with, whatever the server plays by default later."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from command import spawn
from kociolek import box, record
from kociolek.server.wire import PROTOCOL
from server_kit import CALM, Person, Running, make_move, running, settings_for, until

OWN = {
    "wizardkittens": 'game = "wizardkittens"\nname = "Our copy"\nversion = "2"\ncurses.snail.value = 9\n',
    "witchstone": 'game = "witchstone"\nname = "Our board"\nconnections.W-T0 = 3\nconnection_points.1 = 4\n',
}
OTHER = {
    "wizardkittens": 'game = "wizardkittens"\nname = "Another"\ncurses = { snail.value = 1, hairball.value = 1 }\n',
    "witchstone": 'game = "witchstone"\nname = "Another board"\nconnections.W-T0 = 1\nconnection_points.1 = 6\n',
}


@contextmanager
def serving(store: str, *words: str | Path) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    """Run the server as a process of its own and yield its port and itself."""
    process = spawn("serve", "--port", "0", "--store", store, "--workers", "1", "--lang", "en", *words)
    try:
        assert process.stdout is not None
        address = next(word for word in process.stdout.readline().split() if word.startswith("http://"))
        yield int(address.rpartition(":")[2].rstrip("/.")), process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def whole(table: str, seated: list[Person]) -> list[Any]:
    """Return all that players see of a table: scores, legal moves, events."""
    states = [person.get(f"/api/tables/{table}/state?protocol={PROTOCOL}") for person in seated]
    return [(state["view"], state["seq"], state["n"]) for state in states] + [seated[0].table(table)["box"]]


@pytest.mark.parametrize("game", OWN)
def test_killed_and_started_with_another_box_a_table_stays_as_it_is(
    new_store: Callable[[], str], tmp_path: Path, game: str
) -> None:
    """One table has an own box, one the default of its time. The second server has another default."""
    address, other = new_store(), tmp_path / "other.toml"
    other.write_text(OTHER[game], "utf-8")
    with serving(address) as (port, process):
        ala, ola = Person(port, "Ala"), Person(port, "Ola")
        own = ala.post("/api/boxes", {"source": OWN[game]})["box"]
        tables = [ala.make(game, seats=2, **CALM, box=id) for id in (own["id"], "")]
        for table in tables:
            ola.sit(table)
            ala.do(table, "start")
            for number in range(18):
                assert make_move(table, [ala, ola], number)
        before = [whole(table, [ala, ola]) for table in tables]
        cookies = [ala.cookie, ola.cookie]
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    with serving(address, "--box", other) as (port, process):
        seated = [Person(port, cookie=cookie) for cookie in cookies]
        assert [whole(table, seated) for table in tables] == before
        fresh = seated[0].make(game, seats=2, **CALM)
        assert seated[0].table(fresh)["box"]["name"].startswith("Another")
        assert [seated[0].table(table)["box"]["built_in"] for table in tables] == [False, True]
        for table in tables:
            for number in range(10):
                assert make_move(table, seated, number)
            seated[0].do(table, "leave")
            text = seated[1].get(f"/api/tables/{table}/record")
            record.verify(record.parse(text))  # in this process, whose default is the built-in box
            steps = seated[1].get(f"/api/tables/{table}/replay?eyes=0&protocol={PROTOCOL}")
            assert len(steps) == len(record.parse(text).moves) + 1
            assert seated[1].get(f"/api/tables/{table}/draws")


def test_everybody_is_told_the_box(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    sheet = ala.post("/api/boxes?language=pl", {"source": OWN["wizardkittens"]})
    assert sheet["box"]["name"] == "Our copy"
    assert sheet["box"]["version"] == "2"
    assert len(sheet["differences"]) == 1
    table = ala.make("wizardkittens", seats=2, **CALM, box=sheet["box"]["id"])
    assert ola.table(table)["box"] == sheet["box"]
    with_socket = ola.open(table)
    assert with_socket.wait("hello")["table"]["box"] == sheet["box"]
    assert ola.get(f"/api/boxes/{sheet['box']['id']}?language=pl") == sheet
    english = ola.get(f"/api/boxes/{sheet['box']['id']}")["differences"]
    assert english != sheet["differences"]
    assert "9" in english[0]
    ola.sit(table)
    ala.do(table, "start")
    state = ala.state(table)
    assert state["view"]["rules"]["cards"] == f"box:{sheet['box']['id']}"
    assert with_socket.wait("table", lambda message: message["table"]["status"] == "playing")["table"]["box"]
    kittens = ala.make("kittens", seats=2)
    assert ala.table(kittens)["box"] is None


def test_the_host_changes_the_box_before_the_start(server: Running) -> None:
    ala = server.person("Ala")
    ids = [ala.post("/api/boxes", {"source": source})["box"]["id"] for source in OWN.values()]
    table = ala.make("wizardkittens", seats=2)
    setup = ala.table(table)["setup"]
    assert setup["box"] == box.standard("wizardkittens").id
    ala.do(table, "setup", setup={**setup, "box": ids[0]})
    assert ala.table(table)["box"]["name"] == "Our copy"
    setup = ala.table(table)["setup"]
    ala.do(table, "setup", setup={**setup, "box": box.standard("wizardkittens").id})  # options of the other box go
    assert ala.table(table)["box"]["built_in"]
    ala.do(table, "setup", setup={**setup, "game": "witchstone", "options": {}})
    assert ala.table(table)["box"]["id"] == box.standard("witchstone").id
    missing = ala.do(table, "setup", status=404, setup={**setup, "box": "0" * 32})
    assert missing["error"]["key"] == "box-missing"


def test_a_bad_box_is_refused_with_its_place(server: Running) -> None:
    ala = server.person("Ala")
    for source, where in (
        ('game = "witchstone"\nconnections.W-T0 = 99\n', "connections.W-T0"),
        ('game = "kittens"\n', "game"),
        ("nonsense", "box"),
        ("{" * 50_000, "box"),
    ):
        told = ala.post("/api/boxes", {"source": source}, 400)["error"]
        assert told["key"].startswith("box-")
        assert told["values"]["where"] == where
    ala.get("/api/boxes/nonsense", 404)
    nobody = Person(server.port)
    nobody.post("/api/boxes", {"source": OWN["witchstone"]}, 401)


@pytest.mark.parametrize("game", OWN)
def test_bots_and_hints_play_with_the_box_of_the_table(server: Running, game: str) -> None:
    ala = server.person("Ala")
    id = ala.post("/api/boxes", {"source": OWN[game]})["box"]["id"]
    body = {"setup": {"game": game, "seats": 2, "box": id, **CALM}, "bots": ["easy"], "start": True}
    table = ala.post("/api/tables", body)["table"]
    ear, hints, bots = ala.open(table), 0, 0
    while hints < 2 or bots < 2:
        state = until(lambda: asked(ala, table))
        if len(state["moves"]) > 1 and hints < 2:
            answer = ear.ask("hint")
            assert answer["type"] == "hint", answer
            assert answer["moves"]  # a worker that cannot read the view would give none
            hints += 1
        ala.post(f"/api/tables/{table}/move", {"move": state["moves"][0]})
        bots += any(message["type"] == "state" and message["view"]["waiting"] == [1] for message in ear.drain(0.05))


def asked(person: Person, table: str) -> Any:
    state = person.state(table)
    return state if 0 in state["view"]["waiting"] else None


def test_the_components_of_a_table_are_drawn(server: Running) -> None:
    """By the digest in its views, for the browser."""
    ala = server.person("Ala")
    own = ala.post("/api/boxes", {"source": OWN["witchstone"]})["box"]
    for id, length in ((own["id"], 3), ("", 2)):
        table = ala.make("witchstone", seats=2, bots=1, start=True, box=id)
        digest = ala.state(table)["view"]["components"]
        found = ala.get(f"/api/games/witchstone/components?box={digest}")
        assert found["digest"] == digest
        assert found["connections"]["value"][0] == ["W", "T0", length]


def test_the_same_box_is_stored_once(new_store: Callable[[], str]) -> None:
    address = new_store()
    with running(settings_for(address)) as server:
        ala = server.person("Ala")
        for _ in range(3):
            id = ala.post("/api/boxes", {"source": OWN["witchstone"]})["box"]["id"]
            ala.make("witchstone", seats=2, box=id)
        rows = server.server.store.database.rows("SELECT id, body FROM box WHERE game = 'witchstone' ORDER BY id")
        assert [row[0] for row in rows] == [id]
        assert json.loads(str(rows[0][1]))["name"] == "Our board"


def test_pinned_boxes_are_offered_and_outlive_the_pin(new_store: Callable[[], str]) -> None:
    address, club = new_store(), box.parse(OWN["wizardkittens"])
    with running(replace(settings_for(address), pins=(club,))) as server:
        ala = server.person("Ala")
        games = {game["key"]: game for game in ala.get("/api/games")["games"]}
        names = [(each["name"], each["built_in"]) for each in games["wizardkittens"]["boxes"]]
        assert names == [("built-in", True), ("Our copy", False)]
        assert [each["built_in"] for each in games["witchstone"]["boxes"]] == [True]
        assert games["kittens"]["boxes"] == []
        table = ala.make("wizardkittens", seats=2, **CALM, box=club.id)
        cookie = ala.cookie
    with running(settings_for(address)) as server:
        ala = Person(server.port, cookie=cookie)
        assert ala.table(table)["box"]["name"] == "Our copy"


def test_checks_are_graded_and_told_in_both_languages(server: Running) -> None:
    ala = server.person("Ala")
    odd = 'game = "wizardkittens"\ncurses.hairball = { value = 0, light = "PPPPP" }\ncurses.snail.value = 60\n'
    board = 'game = "witchstone"\nconnections.C0-C1 = 2\ncauldron.exits.wand = "none"\npieces.energy = 5\n'
    for source, wanted in (
        (odd, ["no points", "needs more", "60 points"]),
        (board, ["crosses", "No arrow", "not all"]),
    ):
        found = ala.post("/api/boxes/check", {"source": source})["sheet"]["checks"]
        assert {each["grade"] for each in found} == {"ok", "look"}
        looks = " ".join(each["text"] for each in found if each["grade"] == "look")
        assert all(words in looks for words in wanted), looks
        polish = ala.post("/api/boxes/check?language=pl", {"source": source})["sheet"]["checks"]
        assert len(polish) == len(found)
        assert not {each["text"] for each in polish} & {each["text"] for each in found}
