"""PostgreSQL hangs up: what was not stored is stored by the next connection, what was stored is not stored again."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from random import Random

import psycopg
import pytest

from kociolek.server.store import writer
from kociolek.server.store.database import Database, Lost, StoreFailed
from kociolek.server.store.opening import database_at, open_store
from kociolek.server.store.store import Index, Store
from server.nodes_kit import Gate
from server_kit import fresh_database, running, settings_for

numbers = iter(range(1000))
INDEX = Index("waiting", "relaxed", "CODE", ["ala"])


@pytest.fixture
def gate(postgres_server: str) -> Iterator[Gate]:
    found = Gate(fresh_database(postgres_server, f"lost{next(numbers)}"))
    yield found
    found.close()


@pytest.fixture
def store(gate: Gate) -> Iterator[Store]:
    found = open_store(gate.address)
    yield found
    found.close()


def hang_up(store: Store) -> None:
    """End all sessions, as a restart of PostgreSQL does."""
    with psycopg.connect(store.database.address, autocommit=True) as other:  # type: ignore[attr-defined]
        other.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )


def log_of(store: Store, live: str = "t") -> list[str]:
    async def read() -> list[str]:
        return [str(row[2]) for row in await store.entries(live)]

    return asyncio.run(read())


@pytest.mark.parametrize("together", [1, 3])
def test_an_idle_connection_that_was_ended_costs_no_move(store: Store, together: int) -> None:
    async def work() -> None:
        await store.append("t", 0, 1, [b"made"], INDEX)
        for first in range(1, 10, together):
            await asyncio.to_thread(hang_up, store)
            numbers = range(first, first + together)
            await asyncio.gather(*(store.append("t", number, 1, [b"%d" % number], None) for number in numbers))

    asyncio.run(work())
    assert log_of(store) == ["made", *(str(number) for number in range(1, 10))]


def test_sessions_that_end_at_any_moment_cost_no_move(store: Store) -> None:
    """Also one that ends among the answers of a pipeline: psycopg still calls such a connection open."""
    chance = Random(1)
    done = ended = 0
    often = 12
    lengths: dict[str, int] = {}
    over = threading.Event()

    def strike() -> None:
        nonlocal ended
        sql = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
        with psycopg.connect(store.database.address, autocommit=True) as other:  # type: ignore[attr-defined]
            while not over.is_set():
                before = done
                ended += other.execute(sql).rowcount
                while not over.is_set() and done < before + 3:  # however slow the machine is
                    time.sleep(0.001)
                time.sleep(chance.uniform(0, 0.02))

    async def play(live: str) -> None:
        nonlocal done
        await store.append(live, 0, 1, [b"made"], INDEX)
        number = 0
        while number < 80 or (ended < often and number < 2000):  # however slow the machine is
            number += 1
            await store.append(live, number, 1, [b"%d" % number], INDEX if number % 3 == 0 else None)
            done += 1
        lengths[live] = number

    async def work() -> None:
        await asyncio.gather(play("t"), play("u"), play("v"))

    striking = threading.Thread(target=strike)
    striking.start()
    try:
        asyncio.run(work())
    finally:
        over.set()
        striking.join()
    assert ended >= often
    for live in "tuv":
        assert log_of(store, live) == ["made", *(str(number) for number in range(1, lengths[live] + 1))]


def test_an_answer_that_was_lost_is_no_second_move(store: Store, gate: Gate) -> None:
    """PostgreSQL has committed, and the connection ends before it is heard: neither lost nor done again."""

    async def work() -> None:
        await store.append("t", 0, 1, [b"made"], INDEX)
        gate.swallow.set()
        await store.append("t", 1, 1, [b"move", b"forced"], INDEX)
        assert not gate.swallow.is_set()
        await store.append("t", 3, 1, [b"next"], None)

    asyncio.run(work())
    assert log_of(store) == ["made", "move", "forced", "next"]


def test_what_may_not_be_done_twice_is_refused_then(store: Store, gate: Gate) -> None:
    def count(db: Database) -> None:
        db.run("UPDATE meta SET value = CAST(CAST(value AS BIGINT) + 1 AS TEXT) WHERE name = 'count'")

    async def work() -> str:
        await store.append("t", 0, 1, [b"made"], INDEX)
        await store.once("count", "0")
        await store.writer.do(count)
        gate.swallow.set()
        both = [store.append("t", 1, 1, [b"move"], None), store.writer.do(count)]
        with pytest.raises(Lost):
            await both[1]
        await both[0]
        return await store.once("count", "0")

    assert asyncio.run(work()) == "2"
    assert log_of(store) == ["made", "move"]


def test_a_transaction_never_goes_on_by_another_connection(store: Store) -> None:
    """Else its first half would be lost, and its second stored without the fence."""

    async def work() -> None:
        done = 0

        def two(db: Database) -> None:
            nonlocal done
            done += 1
            db.run("INSERT INTO meta VALUES (?, '1')", (f"first {done}",))
            if done == 1:
                db.rows("SELECT 1")
                hang_up(store)
                for _ in range(3):
                    with suppress(psycopg.Error):  # as a careless job would
                        db.rows("SELECT 1")
            db.run("INSERT INTO meta VALUES (?, '2')", (f"second {done}",))

        await store.writer.do(two)
        assert done == 2
        names = await store.writer.do(lambda db: [row[0] for row in db.rows("SELECT name FROM meta ORDER BY name")])
        assert [name for name in names if str(name).startswith(("first", "second"))] == ["first 2", "second 2"]

    asyncio.run(work())


def test_a_store_that_stays_away_is_told_soon_and_is_found_again(
    store: Store, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "BACK", 0.5)
    database = store.database
    target = gate.target

    async def work() -> None:
        await store.append("t", 0, 1, [b"made"], INDEX)
        gate.target = ("127.0.0.1", 1)
        await asyncio.to_thread(hang_up_through, target, database)
        begin = time.monotonic()
        with pytest.raises(StoreFailed):
            await store.append("t", 1, 1, [b"one"], None)
        assert 0.4 < time.monotonic() - begin < 5
        begin = time.monotonic()
        for _ in range(5):  # nobody waits again for what is known to be away
            with pytest.raises(StoreFailed):
                await store.append("t", 1, 1, [b"one"], None)
        assert time.monotonic() - begin < 0.5
        gate.target = target
        await store.append("t", 1, 1, [b"two"], None)

    asyncio.run(work())
    assert log_of(store) == ["made", "two"]


def hang_up_through(target: tuple[str, int], database: Database) -> None:
    name = database.name.rpartition("/")[2]
    with psycopg.connect(f"postgresql://kociolek@{target[0]}:{target[1]}/{name}", autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                      "AND datname = current_database()")  # fmt: skip


def test_players_notice_nothing_and_are_told_when_to_come_again(
    gate: Gate, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with caplog.at_level(logging.WARNING), running(settings_for(gate.address)) as server:
        store = server.server.store
        ala = server.person("Ala")
        for _ in range(5):
            hang_up(store)
            assert ala.make(seats=2, bots=1, start=True, tempo="relaxed")
            hang_up(store)
            assert ala.get("/api/me/tables")["tables"]
        assert [each.getMessage() for each in caplog.records] == []
        monkeypatch.setattr(writer, "BACK", 0.1)
        target, gate.target = gate.target, ("127.0.0.1", 1)
        hang_up_through(target, store.database)
        answer = ala.http.post("/api/tables", json={"setup": {"game": "kittens", "seats": 2}})
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "store-failed")
        assert answer.headers["Retry-After"] == "1"
        gate.target = target
    with closing(database_at(gate.address)) as db:
        assert db.rows("SELECT 1") == [(1,)]
