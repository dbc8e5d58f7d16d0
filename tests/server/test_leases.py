"""Leases of nodes: whatever a node that was declared dead does afterwards, it cannot store anything.

Two connections stand for two nodes; every order of their steps is tried. No network and no process is needed.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import permutations

import psycopg
import pytest

from kociolek.core.errors import KociolekError
from kociolek.server.store import leases
from kociolek.server.store.database import Clash, Fenced, StoreFailed
from kociolek.server.store.leases import Peer
from kociolek.server.store.opening import database_at, open_store
from kociolek.server.store.postgres import PostgresDatabase, connected
from server_kit import fresh_database

OVER = -1.0  # a lease that is over at once
numbers = iter(range(1000))


@pytest.fixture(scope="module")
def database(postgres_server: str) -> str:
    found = fresh_database(postgres_server, f"leases{next(numbers)}")
    open_store(found).close()
    return found


@pytest.fixture
def address(database: str) -> str:
    """An empty store: most tests need milliseconds, making a database takes longer."""
    with psycopg.connect(database) as db:
        db.execute("DELETE FROM meta WHERE name = 'node-epoch'")
        for table in ("live", "entry", "node", "beat", "place", "bucket", "interest"):
            db.execute(psycopg.sql.SQL("DELETE FROM {}").format(psycopg.sql.Identifier(table)))
    return database


class Node:
    """A node of a test: a connection with an epoch."""

    def __init__(self, address: str, name: str) -> None:
        database = database_at(address)
        assert isinstance(database, PostgresDatabase)
        self.db = database
        self.db.lease = 3.0
        self.db.claim(shared=True)
        self.epoch = leases.join(self.db, Peer(0, name, "127.0.0.1:1", "", "here", "1", 1))
        self.db.epoch = self.epoch

    def take(self, live: str) -> int | None:
        with self.db.transaction():
            return leases.take(self.db, live, self.epoch)

    def store(self, live: str, seq: int) -> bool:
        """Append an entry. Return False if the store refuses it."""
        try:
            with self.db.transaction():
                self.db.run("INSERT INTO entry VALUES (?, ?, 0, ?)", (live, seq, f"{self.epoch}"))
        except (Fenced, Clash):
            return False
        return True

    def bury(self, other: Node) -> bool:
        with self.db.transaction():
            return leases.declare_dead(self.db, other.epoch, OVER)


@pytest.fixture
def nodes(address: str) -> Iterator[tuple[Node, Node]]:
    pair = Node(address, "a"), Node(address, "b")
    with pair[0].db.transaction():
        pair[0].db.run("INSERT INTO live VALUES ('t', 'playing', 'relaxed', NULL, 0)")
    yield pair
    for node in pair:
        node.db.close()


def test_a_stale_owner_can_never_write(nodes: tuple[Node, Node]) -> None:
    old, new = nodes
    assert old.take("t") == old.epoch
    assert old.store("t", 0)
    assert new.take("t") == old.epoch, "a living owner keeps its table"
    assert new.bury(old)
    assert new.take("t") == new.epoch
    assert not old.store("t", 1), "the stale owner has stored an entry after it was declared dead"
    assert new.store("t", 1)
    assert not old.store("t", 2)
    assert new.db.rows("SELECT body FROM entry WHERE live = 't' ORDER BY seq") == [(str(old.epoch),), (str(new.epoch),)]


def test_without_the_fence_a_stale_owner_writes(nodes: tuple[Node, Node]) -> None:
    """The control: the test above would notice a fence that does nothing."""
    old, new = nodes
    old.take("t")
    new.bury(old)
    new.take("t")
    old.db.epoch = 0
    assert old.store("t", 0)


@pytest.mark.parametrize("order", sorted(set(permutations("oonbt"))), ids="".join)
def test_every_order_of_storing_declaring_and_taking(nodes: tuple[Node, Node], order: tuple[str, ...]) -> None:
    """o: the old owner appends, n: the new one, if it has the table; b: the old one is declared dead; t: the table is
    taken. The log has no holes, and after the first entry of the new owner none of the old one."""
    old, new = nodes
    old.take("t")
    for step in order:
        seq = len(old.db.rows("SELECT 1 FROM entry WHERE live = 't'"))
        if step == "o":
            old.store("t", seq)
        elif step == "b":
            assert new.bury(old)
        elif step == "t":
            new.take("t")
        elif leases.owners(new.db, ["t"]).get("t") == new.epoch:
            assert new.store("t", seq)
    told = [str(row[0]) for row in new.db.rows("SELECT body FROM entry WHERE live = 't' ORDER BY seq")]
    assert told == sorted(told), f"the old owner wrote after the new one: {told}"
    after = order[order.index("b") :]
    assert told.count(str(old.epoch)) == 2 - after.count("o"), "stored after it was declared dead"


def test_declaring_dead_waits_for_what_is_being_stored(nodes: tuple[Node, Node]) -> None:
    """An owner in the middle of a transaction: what it commits comes before its death, so the next owner reads it."""
    old, new = nodes
    old.take("t")
    done: list[float] = []
    with old.db.db.transaction():
        old.db.db.execute("SELECT fence(%s)", (old.epoch,))
        old.db.db.execute("INSERT INTO entry VALUES ('t', 0, 0, 'old')")

        def declare() -> None:
            new.bury(old)
            done.append(time.monotonic())

        thread = threading.Thread(target=declare)
        thread.start()
        time.sleep(0.3)
        assert not done, "declared dead while it was storing"
        committing = time.monotonic()
    thread.join(10)
    assert done
    assert done[0] >= committing
    assert not old.store("t", 1)


def test_an_owner_that_stops_in_a_transaction_does_not_block_for_ever(nodes: tuple[Node, Node]) -> None:
    """PostgreSQL ends the transaction of a stopped process, and nothing of it stays."""
    old, new = nodes
    old.take("t")
    db = old.db.db
    db.execute("BEGIN")
    db.execute("SELECT fence(%s)", (old.epoch,))
    db.execute("INSERT INTO entry VALUES ('t', 0, 0, 'old')")
    begin = time.monotonic()
    assert new.bury(old)
    assert time.monotonic() - begin < 5
    with pytest.raises(psycopg.Error):
        db.execute("COMMIT")
    assert not new.db.rows("SELECT 1 FROM entry")


def test_an_owner_that_is_cut_off_within_a_pipeline_does_not_block_for_ever(nodes: tuple[Node, Node]) -> None:
    """PostgreSQL does not count it as idle: it waits for the rest of the pipeline. The others end its session."""
    old, new = nodes
    old.take("t")
    old.db.call(leases.title_of(old.epoch))
    db = old.db.db
    with suppress(psycopg.Error), db.pipeline():
        db.execute("BEGIN")
        db.execute("SELECT fence(%s)", (old.epoch,))
        db.execute("INSERT INTO entry VALUES ('t', 0, 0, 'old')")
        db.pgconn.send_flush_request()
        db.pgconn.flush()
        time.sleep(1.2)  # longer than PostgreSQL lets a transaction be idle
        new.db.run("SET lock_timeout = 300")
        with pytest.raises(StoreFailed):
            new.bury(old)
        with new.db.transaction():
            leases.end_transactions(new.db, old.epoch)
        assert new.bury(old)
    assert not new.db.rows("SELECT 1 FROM entry")


def test_a_connection_that_only_listens_notices_a_cut(address: str) -> None:
    """Notices are waited for without sending anything, so the kernel has to ask whether the other end is there."""
    with connected(address, 3.0) as db, socket.socket(fileno=os.dup(db.fileno())) as line:
        assert line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1
        idle, every, most = (
            line.getsockopt(socket.IPPROTO_TCP, option)
            for option in (socket.TCP_KEEPIDLE, socket.TCP_KEEPINTVL, socket.TCP_KEEPCNT)
        )
    assert idle + every * most <= 4


def test_a_renewed_lease_is_not_over(nodes: tuple[Node, Node]) -> None:
    a, b = nodes
    assert leases.renew(a.db, a.epoch, 7)
    assert leases.late(b.db, 60.0) == []
    assert not leases.declare_dead(b.db, a.epoch, 60.0)
    assert {peer.name: peer.load for peer in leases.living(b.db)} == {"a": 7, "b": 0}
    assert b.bury(a)
    assert not leases.renew(a.db, a.epoch, 7), "a dead node learns it by its renewal"


def test_tables_of_the_dead_are_found_and_ended_ones_forgotten(nodes: tuple[Node, Node]) -> None:
    a, b = nodes
    a.db.run("INSERT INTO live VALUES ('over', 'over', 'relaxed', NULL, 0)")
    for live in ("t", "over"):
        assert a.take(live) == a.epoch
    assert leases.orphans(b.db) == []
    b.bury(a)
    assert leases.orphans(b.db) == ["t"]
    assert b.db.rows("SELECT live FROM place ORDER BY live") == [("t",)]
    assert a.db.rows("SELECT 1") == [(1,)]
    with suppress(Fenced):
        a.take("t")
    assert b.take("t") == b.epoch
    assert leases.forget_dead(b.db) == 1


def test_a_node_that_is_not_reached_is_drained_until_it_is(nodes: tuple[Node, Node]) -> None:
    a, b = nodes
    assert leases.isolate(b.db, "here")
    assert not leases.isolate(b.db, "here"), "it is no news"
    assert [(peer.draining, peer.cut_off) for peer in leases.living(b.db)] == [(True, True)] * 2
    leases.reach_again(b.db, "here")
    assert [(peer.draining, peer.cut_off) for peer in leases.living(b.db)] == [(False, False)] * 2
    assert leases.drain(b.db, "a")
    assert leases.isolate(b.db, "here")
    leases.reach_again(b.db, "here")
    assert [peer.draining for peer in leases.living(b.db)] == [True, False], "the host's own wish is forgotten"
    assert a.take("t") == a.epoch


def test_unknown_tables_get_no_place(nodes: tuple[Node, Node]) -> None:
    assert nodes[0].take("nonsense") is None
    assert nodes[0].db.rows("SELECT 1 FROM place") == []


def test_released_tables_are_free(nodes: tuple[Node, Node]) -> None:
    a, b = nodes
    a.take("t")
    leases.release(b.db, "t", b.epoch)
    assert b.take("t") == a.epoch, "somebody else released it"
    leases.release(a.db, "t", a.epoch)
    assert leases.orphans(b.db) == [], "nobody asks for it"
    assert b.take("t") == b.epoch
    leases.release(b.db, "t", b.epoch, leases.ORPHAN)
    assert leases.orphans(a.db) == ["t"]


def test_a_limit_holds_for_all_nodes_together(nodes: tuple[Node, Node]) -> None:
    rate = (0.2, 3.0)
    taken = [leases.spend(node.db, "guess", "192.0.2.1", rate) for node in (*nodes, *nodes)]
    assert taken[:3] == [0.0, 0.0, 0.0]
    assert 0.9 < taken[3] <= 1.0
    assert leases.spend(nodes[0].db, "guess", "192.0.2.2", rate) == 0.0


def test_notices_arrive_with_the_commit(nodes: tuple[Node, Node]) -> None:
    a, b = nodes
    b.db.db.execute("LISTEN kociolek")
    with a.db.transaction():
        leases.set_interest(a.db, "ala", a.epoch, on=True)
    [told] = list(b.db.db.notifies(timeout=5, stop_after=1))
    assert '"player": "ala"' in told.payload
    assert leases.interested(b.db) == [("ala", a.epoch)]


def test_a_single_server_and_nodes_exclude_each_other(address: str, nodes: tuple[Node, Node]) -> None:
    with pytest.raises(KociolekError, match="store-in-use"):
        open_store(address)


def test_nodes_that_start_together_set_up_one_store(postgres_server: str) -> None:
    address = fresh_database(postgres_server, f"leases{next(numbers)}")
    failed: list[BaseException] = []

    def start(name: str) -> None:
        try:
            database = database_at(address)
            database.claim(shared=True)
            database.prepare()
            database.close()
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=start, args=(name,)) for name in "abc"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert not failed
