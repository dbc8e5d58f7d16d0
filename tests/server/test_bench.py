"""Bounded load on the loopback: `kociolek bench server` in both of its modes, as a user calls it."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest

from command import kociolek
from kociolek.box import read_box
from kociolek.server.bench import Load, measure_nodes
from kociolek.server.store.opening import database_at
from server_kit import fresh_database

FIELDS = {
    "moves_per_s", "cpu_us_per_move", "p50_ms", "p95_ms", "p99_ms", "kb_per_table", "kb_per_socket", "rss_mb",
}  # fmt: skip


@pytest.mark.parametrize("rate", [5, 0])
def test_the_load_is_measured(rate: int) -> None:
    asked = "bench server kittens --tables 6 --seats 4 --seconds 1.5 --json"
    done = kociolek(*asked.split(), "--rate", str(rate))
    assert done.code == 0, done.err
    told = json.loads(done.out)
    assert set(told) >= FIELDS
    assert all(told[field] > 0 for field in FIELDS - {"kb_per_table", "kb_per_socket"})
    assert 0 <= told["stolen_percent"] <= 100
    assert 0 <= told["quiet_percent"] <= 100
    assert (told["quiet_p99_ms"] is not None) == (told["quiet_percent"] > 0), "a figure of moves that were none"
    assert told["p50_ms"] <= told["p95_ms"] <= told["p99_ms"]
    if rate:
        assert told["moves_per_s"] <= 6 * rate * 1.3, "it was not paced"
    else:
        assert told["moves_per_s"] > 6 * 5, "it was paced"


def test_nodes_are_measured_beside_one_process(postgres_server: str) -> None:
    store = fresh_database(postgres_server, "bench")
    load = Load("kittens", 2, {}, 4, 1.0, 5.0, 0, store, nodes=2)
    found = measure_nodes(load, rounds=1)
    for speed in (found.single, found.own, found.foreign):
        assert speed.moves > 0
        assert speed.cpu_us_per_move > 0
        assert speed.postgres_us_per_move is not None
    assert found.growth == 2 / found.own_ratio
    with closing(database_at(store)) as db:
        owners = {row[0] for row in db.rows("SELECT epoch FROM node")}
        assert len(owners) == 4, "each measurement has two nodes"
        assert db.rows("SELECT 1 FROM place WHERE live <> 'house'") == [], "the next nodes would adopt the tables"
    done = kociolek("--lang", "en", "bench", "server", "--nodes", "2")
    assert done.code == 2
    assert "PostgreSQL" in done.err


def test_games_are_analysed_beside_the_tables() -> None:
    words = "bench server kittens --tables 2 --seats 2 --seconds 1 --rate 5 --analysing --json"
    done = kociolek(*words.split())
    assert done.code == 0, done.err
    assert json.loads(done.out)["moves"] > 0


def test_a_box_is_played_and_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "wizardkittens"\nname = "Ours"\ncurses.hairball.value = 9\n', "utf-8")
    store = f"sqlite:{tmp_path / 'bench.db'}"
    words = ["bench", "server", "wizardkittens", "--tables", "1", "--seats", "2", "--seconds", "0.5", "--rate", "5"]
    done = kociolek(*words, "--store", store, "--box", str(file))
    assert done.code == 0, done.err
    assert "Box: Ours, version 1" in done.out
    with closing(connect(tmp_path / "bench.db")) as base:
        tables = [row[0] for row in base.execute("SELECT body FROM entry WHERE body LIKE '%\"setup\"%'")]
    assert tables
    assert all(read_box(file).id in body for body in tables)
