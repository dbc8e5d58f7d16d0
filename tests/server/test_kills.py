"""A few random kills under load; `make test-chaos` has 1,000 on each store."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from kociolek.server.store.check import replay_all
from kociolek.server.store.opening import database_at
from server import kills
from server.kills import Chaos, Table, kill_often
from server_kit import fresh_database, until


def test_a_killed_server_loses_no_acknowledged_move(new_store: Callable[[], str]) -> None:
    chaos = kill_often(new_store(), 6)
    assert chaos.kills == 6
    assert chaos.moves > 0


def test_a_lost_move_would_be_noticed(new_store: Callable[[], str]) -> None:
    """The check fails if a move was acknowledged that is not in the log."""
    with one_table(new_store()) as (chaos, table):
        os.kill(chaos.pid, signal.SIGKILL)
        chaos.check()
        table.acknowledged.append((0, "draw"))
        with pytest.raises(AssertionError, match="acknowledged and lost"):
            chaos.check()


@contextmanager
def one_table(store: str) -> Iterator[tuple[Chaos, Table]]:
    chaos = Chaos(store, 1)
    try:
        chaos.start()
        chaos.cookies = [chaos.ask("/api/me", {"name": f"Player {seat}"})[1] for seat in range(2)]
        table = chaos.make_table()
        chaos.tables = [table]
        yield chaos, table
    finally:
        chaos.end()


# Moves are committed a second after the server has sent COMMIT.
SLOW = """
    CREATE FUNCTION linger() RETURNS trigger AS $$
    BEGIN IF NEW.body LIKE '{"e":"move"%%' THEN PERFORM pg_sleep(1); END IF; RETURN NULL; END $$ LANGUAGE plpgsql;
    CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON entry DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION linger();
"""


@pytest.mark.parametrize("waits", [True, False])
def test_a_move_that_postgresql_commits_after_the_kill_counts_once(
    postgres_server: str, monkeypatch: pytest.MonkeyPatch, waits: bool
) -> None:
    """PostgreSQL goes on with a transaction whose client is dead. A check that does not wait for that finds the move
    only after the next kill, when nobody expects it: a move seems to be made twice, and is not."""
    store = fresh_database(postgres_server, f"late{waits}".lower())
    with one_table(store) as (chaos, table), closing(database_at(store)) as database:
        database.run(SLOW)
        if not waits:
            monkeypatch.setattr(kills, "patiently", lambda store: closing_at_once())

        async def play_and_kill() -> None:
            players = kills.Players(chaos, table)
            task = asyncio.create_task(players.play())
            await players.begun.wait()
            await asyncio.sleep(0.3)  # PostgreSQL is committing the first move
            os.kill(chaos.pid, signal.SIGKILL)
            await asyncio.gather(task, return_exceptions=True)

        asyncio.run(play_and_kill())
        assert (table.acknowledged, len(table.unknown)) == ([], 1)
        stored = 'SELECT count(*) FROM entry WHERE live = ? AND body LIKE \'{"e":"move"%%\''
        assert list(database.rows(stored, (table.id,))) == [(0,)]  # dead, and nothing is stored yet
        chaos.check()
        assert list(database.rows(stored, (table.id,))) == [(int(waits),)]
        until(lambda: list(database.rows(stored, (table.id,))) == [(1,)])
        if waits:
            chaos.check()
        else:
            with pytest.raises(AssertionError, match="made twice"):
                chaos.check()
        assert replay_all(database) == 1


def closing_at_once() -> Any:
    return SimpleNamespace(close=lambda: None)
