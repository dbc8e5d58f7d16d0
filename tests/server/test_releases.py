"""Nodes of two releases beside each other, as in a rolling restart."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from kociolek.server.store import leases
from kociolek.server.store.leases import Peer
from kociolek.server.store.opening import database_at, open_store
from server import other_release
from server.nodes_kit import Nodes, ready
from server.test_nodes import also, following, owner_of, two_at_a_table
from server_kit import Person, fresh_database, make_move, until


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """File of the tables that node b cannot play."""
    path = tmp_path_factory.mktemp("rules") / "tables"
    path.write_text("")
    return path


@pytest.fixture(scope="module")
def two(postgres_server: str, strange: Path) -> Iterator[Nodes]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("OTHER_RULES", str(strange))
        store = fresh_database(postgres_server, "releases")
        nodes = Nodes(store, "ab", programs={"b": Path(other_release.__file__)})
    yield nodes
    nodes.close()


def is_at(store: str, table: str, name: str) -> bool:
    return owner_of(store, table) == name


def fetch(port: int, path: str, follow: bool = False) -> httpx.Response:
    headers = {"Connection": "close"}
    return httpx.get(f"http://127.0.0.1:{port}{path}", follow_redirects=follow, headers=headers, trust_env=False)


def test_a_page_of_either_release_gets_its_files_from_any_node(two: Nodes) -> None:
    until(lambda: fetch(two.ports["a"], other_release.NEW).status_code == 307, 20)
    assert fetch(two.ports["a"], other_release.NEW).headers["location"] == f"{other_release.NEW}?node=b"
    for _ in range(6):
        assert fetch(two.port, other_release.NEW, follow=True).status_code == 200
        assert fetch(two.port, "/assets/of-no-release.js", follow=True).status_code == 404


def test_a_table_waits_for_a_release_that_plays_its_rules(two: Nodes, strange: Path) -> None:
    people, table = two_at_a_table(two.ports["a"])
    assert owner_of(two.store, table) == "a"
    strange.write_text(table)
    command, store = [sys.executable, "-m", "kociolek", "node"], ["--store", two.store]
    subprocess.run([*command, "drain", "a", *store], check=True, capture_output=True)
    until(lambda: not ready(two.ports["a"]), 20)
    at_b = following(also(people[0], two.ports["b"]))

    def refused() -> bool:
        answer = at_b.http.get(f"/api/tables/{table}")
        return answer.status_code == 409 and answer.json()["error"]["key"] == "table-rules-unknown"

    until(refused, 20)
    assert owner_of(two.store, table) == "", "b keeps a table that it cannot play"
    subprocess.run([*command, "undrain", "a", *store], check=True, capture_output=True)
    until(lambda: owner_of(two.store, table) == "a", 20)
    answer = also(people[0], two.ports["b"]).http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.headers["location"]) == (307, f"/api/tables/{table}?node=a")
    assert make_move(table, [following(also(each, two.port)) for each in people])


def running_clock(people: list[Person], table: str) -> Any:
    """Return the clock of a table. It stands still while the player who is asked has not been heard of there."""

    def found() -> Any:
        clock = [each.state(table)["clock"] for each in people][-1]
        return clock if clock["deadline"] is not None else None

    return until(found, 20, pause=0.1)


def test_nobody_loses_time_when_a_table_moves_to_a_machine_with_another_clock(two: Nodes) -> None:
    """Leases go by the clock of the database, and the clocks of a table by that of the question."""
    people, table = two_at_a_table(two.ports["a"], tempo="live", window=5)
    there = [following(also(each, two.port)) for each in people]
    command, store = [sys.executable, "-m", "kociolek", "node"], ["--store", two.store]
    asked = running_clock(people, table)
    for name, next_node, ahead in (("a", "b", other_release.AHEAD), ("b", "a", 0.0)):
        subprocess.run([*command, "drain", name, *store], check=True, capture_output=True)
        until(partial(is_at, two.store, table, next_node), 20)
        clock = running_clock(there, table)
        assert abs(clock["now"] / 1000 - time.time() - ahead) < 20, "the clocks do not differ"
        assert clock["deadline"] - clock["now"] > asked["length"] - 10_000
        assert clock["bank"] == asked["bank"]
        assert make_move(table, there)
        asked = running_clock(there, table)
        subprocess.run([*command, "undrain", name, *store], check=True, capture_output=True)
        until(partial(ready, two.ports[name]), 20)


def test_a_node_that_cannot_work_beside_the_others_is_refused_in_words(postgres_server: str) -> None:
    store = fresh_database(postgres_server, "foreign")
    open_store(store).close()
    with closing(database_at(store)) as db:
        leases.join(db, Peer(0, "new", "127.0.0.1:1", "", "new", "99.0", 99))
    more = ["--store", store, "--node", "old", "--advertise", "127.0.0.1:2", "--port", "0"]
    command = [sys.executable, "-m", "kociolek", "--lang", "en", "serve", *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "The node new (version 99.0) cannot work together with this version" in done.stderr
