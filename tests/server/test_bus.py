"""NATS as the bus of the nodes, instead of PostgreSQL: what nodes tell each other, and what its absence costs."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import partial
from types import SimpleNamespace
from typing import Any

import nats
import pytest

from kociolek.core.errors import KociolekError
from kociolek.server.cluster.bus import NatsBus, checked
from kociolek.server.store.opening import database_at
from kociolek.text import texts
from kociolek.text.sentences import error_sentence
from server.nodes_kit import Nats, Nodes, ready
from server.test_nodes import also, two_at_a_table
from server_kit import CALM, Person, fresh_database, make_move, until

numbers = iter(range(1000))


@pytest.fixture(scope="module")
def bus() -> Iterator[Nats]:
    found = Nats()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def two(postgres_server: str, bus: Nats) -> Iterator[Nodes]:
    nodes = Nodes(fresh_database(postgres_server, f"bus{next(numbers)}"), "ab", bus=bus.address)
    yield nodes
    nodes.close()


class Ear:
    """What a player hears who waits for news at a node."""

    def __init__(self, who: Person) -> None:
        self.heard: list[Any] = []
        threading.Thread(target=self._listen, args=(who,), daemon=True).start()

    def _listen(self, who: Person) -> None:
        with suppress(Exception), who.http.stream("GET", "/api/stream", timeout=None) as stream:
            for line in stream.iter_lines():
                if line:
                    self.heard.append(json.loads(line))


def who_listen(store: str) -> int:
    """Return how many connections wait for notices of PostgreSQL."""
    with closing(database_at(store)) as db:
        sql = "SELECT query FROM pg_stat_activity WHERE datname = current_database()"
        return sum(str(query).startswith("LISTEN") for (query,) in db.rows(sql))


def news_arrive(nodes: Nodes) -> None:
    """Somebody who waits for news at b hears of a table at a."""
    people, table = two_at_a_table(nodes.ports["a"], tempo="relaxed")
    ear = Ear(also(people[1], nodes.ports["b"]))
    for _ in range(20):
        time.sleep(0.5)  # the nodes tell each other who waits
        people[0].do(table, "leave")
        with suppress(AssertionError):
            until(partial(ear.heard.__contains__, {"type": "notice", "what": "over", "table": table}), 1)
            return
        table = people[0].make("witchstone", seats=2, **CALM)
        people[1].sit(table)
        people[0].do(table, "start")
    pytest.fail("no news arrives")


def test_news_arrive_at_the_node_where_somebody_waits(two: Nodes) -> None:
    news_arrive(two)
    assert who_listen(two.store) == 0


def test_who_waits_at_another_node_is_here(two: Nodes) -> None:
    (ala, ola), table = two_at_a_table(two.ports["b"])
    ola.post("/api/me/allowed", {"presence": True})
    ola.do(table, "leave")
    at_a = also(ala, two.ports["a"])

    def shown() -> str:
        time.sleep(0.2)  # it has a limit
        rows = at_a.get("/api/me/people")["people"]
        return next((str(row["presence"]) for row in rows if row["person"]["id"] == ola.id), "unknown")

    until(lambda: shown() == "", 20)
    Ear(ola)
    until(lambda: shown() == "here", 20)
    also(ola, two.ports["b"]).post("/api/logout", {})
    until(lambda: shown() == "", 20)


def test_a_session_that_ends_is_void_at_all_nodes(two: Nodes) -> None:
    people, table = two_at_a_table(two.ports["a"])
    line = people[0].open(table)
    line.wait("state")
    also(people[0], two.ports["b"]).post("/api/logout", {})
    assert line.wait("bye")["reason"] == "restart"


def test_news_of_strangers_is_ignored(two: Nodes, bus: Nats) -> None:
    people, table = two_at_a_table(two.ports["a"])
    line = people[0].open(table)
    line.wait("state")
    subjects: list[tuple[str, bytes]] = []

    async def forge() -> None:
        client = await nats.connect(bus.address)

        async def note(message: Any) -> None:
            subjects.append((message.subject, message.data))

        await client.subscribe("kociolek.>", cb=note)
        await client.flush()
        await asyncio.to_thread(people[1].post, "/api/me", {"name": "Alina"})
        while not subjects:
            await asyncio.sleep(0.01)
        subject = next(name for name, _ in subjects if name.endswith(".all"))
        close = json.dumps({"do": "close", "live": table, "reason": "", "from": 0}).encode()
        await client.publish(subject, b"x" * 16 + close)
        await client.publish(subject, b"")
        await client.publish(subject, subjects[0][1][:16] + close)
        await client.flush()
        await client.close()

    asyncio.run(forge())
    time.sleep(0.5)
    assert make_move(table, people)
    assert people[0].table(table)["status"] == "playing"
    assert all(ready(port) for port in two.ports.values())


def test_news_cannot_be_repeated_by_others() -> None:
    """Somebody who listens on the same NATS sends what a node has sent again, there or as news for a player."""

    async def work() -> None:
        heard: list[Any] = []
        waiting: list[Any] = []
        node: Any = SimpleNamespace(key=bytes(32), epoch=5, peers={5: None, 7: None}, name="a", spawn=waiting.append)
        told, hearing = NatsBus(node, print, "nats://x"), NatsBus(node, heard.append, "nats://x")
        sent: list[Any] = []

        async def publish(subject: str, data: bytes) -> None:
            sent.append(SimpleNamespace(subject=subject, data=data))

        vars(told)["client"] = SimpleNamespace(is_connected=True, publish=publish)
        for number in range(3):
            told.tell({"do": "close", "live": f"table {number}", "from": 5})
        for each in waiting:
            await each
        first, second, third = sent
        elsewhere: Any = SimpleNamespace(subject="player.x", data=third.data)
        for message in (first, second, first, elsewhere, second):
            await hearing._heard(message)
        assert [news["live"] for news in heard] == ["table 0", "table 1"]
        del node.peers[5]
        await hearing._heard(third)
        assert len(heard) == 2, "its sender has died"

    asyncio.run(work())


def test_games_go_on_without_it_and_what_was_told_is_read_when_it_is_back(two: Nodes, bus: Nats) -> None:
    people, table = two_at_a_table(two.ports["a"])
    line = people[0].open(table)
    line.wait("state")
    bus.stop()
    for number in range(3):
        assert make_move(table, people, number)
    also(people[0], two.ports["b"]).post("/api/logout", {})
    two_at_a_table(two.ports["b"])
    assert all(ready(port) for port in two.ports.values())
    bus.start()
    assert line.wait("bye", timeout=20)["reason"] == "restart"
    news_arrive(two)


def test_all_nodes_use_the_same_bus(two: Nodes) -> None:
    more = ["--store", two.store, "--node", "c", "--advertise", "127.0.0.1:1"]
    command = [sys.executable, "-m", "kociolek", "--lang", "en", "serve", "--port", "0", *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert f"use the bus {two.bus}" in done.stderr


@pytest.mark.parametrize("url", ["redis://here", "nats://", "nats://user:secret@host:port", "nats://h:0", ""])
def test_what_is_no_bus_is_refused_in_words(url: str) -> None:
    with pytest.raises(KociolekError) as refused:
        checked(url)
    told = error_sentence(texts("en"), refused.value)
    assert "write postgresql or nats://HOST:PORT" in told
    assert "secret" not in told


def test_a_node_starts_without_it(postgres_server: str, bus: Nats) -> None:
    bus.stop()
    nodes = Nodes(fresh_database(postgres_server, f"bus{next(numbers)}"), "ab", bus=bus.address)
    try:
        people, table = two_at_a_table(nodes.ports["a"])
        assert make_move(table, people)
        bus.start()
        time.sleep(1)
        news_arrive(nodes)
    finally:
        nodes.close()
