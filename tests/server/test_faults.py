"""Faults: acknowledged moves are never lost, nothing happens twice, and no client slows others down."""

from __future__ import annotations

import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event, Timer
from typing import Any

import psycopg
import pytest

from kociolek import record
from kociolek.core.errors import KociolekError
from kociolek.server import identity, wire
from kociolek.server.metrics import SLOW_READERS, STORE_FAILURES
from kociolek.server.store.check import replay_all
from kociolek.server.store.database import Database, StoreFailed
from kociolek.server.store.opening import database_at, open_store
from kociolek.server.tables import broadcaster, clocks
from kociolek.server.tables import live as live_module
from server_kit import CALM, PATIENCE, Person, Running, Socket, fresh_database, running, settings_for, until


class Process:
    """`kociolek serve`, as users start it."""

    def __init__(self, store: str, port: int = 0) -> None:
        command = [sys.executable, "-m", "kociolek", "--lang", "en", "serve", "--store", store, "--port", str(port)]
        environment = {**os.environ, "PYTHONPATH": str(Path(live_module.__file__).parents[3])}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().split()[4].rpartition(":")[2])

    def end(self, how: signal.Signals) -> str:
        self.process.send_signal(how)
        _, told = self.process.communicate(timeout=PATIENCE)
        return told


def one_move(people: list[Person], table: str, chance: Random) -> Any:
    """Make a random move and return the answer."""
    waiting = people[0].state(table)["view"]["waiting"]
    if not waiting:
        return None
    person = people[chance.choice(waiting)]
    state = person.state(table)
    body = {"move": chance.choice(state["moves"]), "seq": state["seq"]}
    return person.post(f"/api/tables/{table}/move", body)["messages"][-1]


def test_killed_at_any_moment_it_goes_on_where_it_was(new_store: Callable[[], str]) -> None:
    """After kill -9 all acknowledged moves are stored, and at most the one that was under way."""
    store, chance = new_store(), Random(4)
    process = Process(store)
    people = [Person(process.port, name) for name in ("Ala", "Ola")]
    cookies = [person.cookie for person in people]
    table = people[0].make("kittens", **CALM)
    people[1].sit(table)
    people[0].do(table, "start")
    try:
        for _ in range(3):
            acknowledged = people[0].state(table)
            for _ in range(chance.randrange(1, 8)):
                if one_move(people, table, chance) is None:
                    break
                acknowledged = people[0].state(table)
            waiting = acknowledged["view"]["waiting"]
            if waiting:  # one more is on its way when the end comes
                state = people[waiting[0]].state(table)
                line = people[waiting[0]].open(table)
                line.say("move", seq=state["seq"], move=state["moves"][0])
            process.end(signal.SIGKILL)
            process = Process(store)
            people = [Person(process.port, cookie=cookie) for cookie in cookies]
            found = people[0].state(table)
            assert found["n"] >= acknowledged["n"]
            if found["n"] == acknowledged["n"] and found["seq"] == acknowledged["seq"]:
                assert found["view"] == acknowledged["view"]
        people[0].do(table, "leave")
        record.verify(record.parse(people[0].get(f"/api/tables/{table}/record")))
    finally:
        process.end(signal.SIGKILL)


def test_a_signal_drains_and_tells_everybody_to_come_back(sqlite_store: str) -> None:
    process = Process(sqlite_store)
    ala = Person(process.port, "Ala")
    table = ala.make(seats=2, bots=1, start=True, **CALM)
    line = ala.open(table)
    state = line.wait("state")
    if 0 in state["view"]["waiting"]:
        line.say("move", seq=state["seq"], move=state["moves"][0])
    with ala.http.stream("GET", "/api/stream") as stream:
        lines = stream.iter_lines()
        next(lines)
        process.process.send_signal(signal.SIGTERM)
        assert line.wait("bye")["reason"] == "restart"
        assert any('"bye"' in text for text in lines)
    _, told = process.process.communicate(timeout=PATIENCE)
    assert process.process.returncode == 0
    logged = [json.loads(text) for text in told.splitlines() if text.startswith("{")]
    assert {"serving", "stopping"} <= {each["what"] for each in logged}
    assert table not in told
    assert ala.cookie.partition("=")[2] not in told


def test_it_may_have_as_many_connections_as_the_system_allows(sqlite_store: str) -> None:
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most // 2, most))  # what it gets from us, unless it asks for more
    try:
        process = Process(sqlite_store)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, most))
    try:
        until(lambda: resource.prlimit(process.process.pid, resource.RLIMIT_NOFILE) == (most, most))
    finally:
        process.end(signal.SIGKILL)


class Broken:
    """Full disk: transactions fail for a while as those of a database do."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        self.broken = False
        real = type(database).transaction

        def transaction(this: Database) -> Any:
            if self.broken:
                raise StoreFailed("store-failed", {"reason": "disk full"})
            return real(this)

        monkeypatch.setattr(type(database), "transaction", transaction)


def test_a_full_disk_loses_nothing_and_is_told(new_store: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    with running(settings_for(new_store())) as server:
        disk = Broken(server.server.store.database, monkeypatch)
        people = [server.person(name) for name in ("Ala", "Ola")]
        table = people[0].make(**CALM)
        people[1].sit(table)
        people[0].do(table, "start")
        seat = people[0].state(table)["view"]["waiting"][0]
        before = people[seat].state(table)
        watcher = people[1 - seat].open(table)
        watcher.wait("state")
        watcher.drain()
        disk.broken = True
        answer = people[seat].post(f"/api/tables/{table}/move", {"move": "draw", "seq": before["seq"]}, 503)
        assert answer["error"] == {"key": "store-failed", "values": {}}
        assert not [message for message in watcher.drain() if message["type"] == "state"], (
            "a move that was never stored"
        )
        disk.broken = False
        # The table cannot even be read while the disk is broken; those who listened come back.
        until(lambda: people[seat].http.get(f"/api/tables/{table}/state?protocol=2").status_code == 200)
        after = people[seat].state(table)
        assert after["view"] == before["view"]
        people[seat].post(f"/api/tables/{table}/move", {"move": "draw", "seq": after["seq"]})
        people[0].do(table, "leave")
        record.verify(record.parse(people[0].get(f"/api/tables/{table}/record")))


def test_a_disk_that_is_really_full(sqlite_store: str) -> None:
    """Full disk: the system does not let the file grow."""
    process = Process(sqlite_store)
    try:
        people = [Person(process.port, name) for name in ("Ala", "Ola")]
        table = people[0].make(**CALM)
        people[1].sit(table)
        people[0].do(table, "start")
        seat = people[0].state(table)["view"]["waiting"][0]
        before = people[seat].state(table)
        size = Path(f"{sqlite_store.partition(':')[2]}-wal").stat().st_size
        _, most = resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (size, most))
        move = {"move": "draw", "seq": before["seq"]}
        assert people[seat].post(f"/api/tables/{table}/move", move, 503)["error"]["key"] == "store-failed"
        assert people[seat].post("/api/me", {"name": "Another"}, 503)["error"]["key"] == "store-failed"
        assert people[seat].get("/api/me")["player"]["name"] != "Another"
        until(lambda: people[seat].http.get(f"/api/tables/{table}/state?protocol=2").status_code == 200)
        assert people[seat].state(table)["view"] == before["view"]
        resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (most, most))
        people[seat].post(f"/api/tables/{table}/move", move)
        assert people[seat].state(table)["n"] > before["n"]
    finally:
        process.end(signal.SIGKILL)
    database = database_at(sqlite_store)
    assert replay_all(database) == 1
    database.close()


def test_a_window_that_could_not_be_closed_is_closed_later(sqlite_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full when a reaction window ends."""
    full = False
    with running(settings_for(sqlite_store)) as server:
        real = type(server.server.store.database).run

        def run(this: Database, sql: str, values: Any = ()) -> None:
            if full and sql.startswith("INSERT"):  # reading goes on
                raise StoreFailed("store-failed", {"reason": "disk full"})
            real(this, sql, values)

        monkeypatch.setattr(type(server.server.store.database), "run", run)
        while True:
            people = [server.person(name) for name in ("Ala", "Ola")]
            table = people[0].make(tempo="live", window=60)  # 1.2 s here
            people[1].sit(table)
            people[0].do(table, "start")
            seat = people[0].state(table)["view"]["waiting"][0]
            if "play shuffle" in people[seat].state(table)["moves"]:
                break
        line = people[seat].open(table)
        state = line.wait("state")
        failures = STORE_FAILURES.values[""]
        line.move("play shuffle")
        full = True
        until(lambda: STORE_FAILURES.values[""] > failures + 1)
        full = False
        assert line.wait("state", lambda message: not message["clock"]["window"])["n"] > state["n"] + 1


def test_what_is_under_way_when_the_server_stops_is_stored(sqlite_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server is stopped while a slow disk stores three moves."""
    with running(settings_for(sqlite_store, durable=True)) as server:
        ala, ola = server.person("Ala"), server.person("Ola")
        lines: list[tuple[str, Socket]] = []
        for _ in range(3):
            table = ala.make(**CALM)
            ola.sit(table)
            ala.do(table, "start")
            seat = ala.state(table)["view"]["waiting"][0]
            line = (ala, ola)[seat].open(table)
            line.wait("state")
            lines.append((table, line))
        disk = SlowDisk(server.server.store.database, monkeypatch)
        for _, line in lines:
            line.say("move", seq=line.last["state"]["seq"], move="draw")
        until(lambda: all(server.server.registry.tables[table].lock.locked() for table, _ in lines))
        Timer(0.3, disk.go_on.set).start()
        server.stop()
        for _, line in lines:
            heard = line.drain()
            assert {"type": "ack", "id": "c1", "done": True} in heard
            assert heard[-1] == {"type": "bye", "reason": "restart"}
    monkeypatch.undo()
    with running(settings_for(sqlite_store)) as server:
        for table, _ in lines:
            assert Person(server.port, cookie=ala.cookie).state(table)["n"] > 0


class SlowDisk:
    """Store that waits for the test before it stores entries."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = Event()
        self.stored = 0
        real = type(database).run

        def slow(this: Database, sql: str, values: Any = ()) -> None:
            if sql.startswith("INSERT INTO entry"):
                assert self.go_on.wait(PATIENCE)
                self.stored += 1
            real(this, sql, values)

        monkeypatch.setattr(type(database), "run", slow)


def test_a_database_that_hangs_up_is_called_again(postgres_server: str) -> None:
    store = fresh_database(postgres_server, "hangs_up")
    with running(settings_for(store)) as server:
        ala, ola = server.person("Ala"), server.person("Ola")
        table = ala.make(**CALM)
        ola.sit(table)
        ala.do(table, "start")
        with psycopg.connect(store, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        actor = (ala, ola)[ala.state(table)["view"]["waiting"][0]]
        move = {"move": "draw", "seq": actor.state(table)["seq"]}
        until(lambda: actor.http.post(f"/api/tables/{table}/move", json=move).status_code == 200)
        assert actor.state(table)["n"] > 0
        with pytest.raises(KociolekError) as refused:  # and it is still the only one
            open_store(store)
        assert refused.value.key == "store-in-use"


def test_nobody_sees_a_move_before_it_is_stored(new_store: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    """With a slow disk, all readers wait until the move is stored."""
    with running(settings_for(new_store(), durable=True)) as server:
        people = [server.person(name) for name in ("Ala", "Ola")]
        table = people[0].make(**CALM)
        people[1].sit(table)
        people[0].do(table, "start")
        seat = people[0].state(table)["view"]["waiting"][0]
        other = people[1 - seat]
        line = people[seat].open(table)
        state = line.wait("state")
        disk = SlowDisk(server.server.store.database, monkeypatch)
        line.say("move", seq=state["seq"], move="draw")
        until(lambda: server.server.registry.tables[table].lock.locked())
        looks = (lambda: other.state(table), lambda: other.open(table).wait("state"))
        with ThreadPoolExecutor() as pool:
            found = [pool.submit(look) for look in looks]
            time.sleep(0.3)
            assert not any(each.done() for each in found), "somebody saw it"
            disk.go_on.set()
            assert all(each.result()["n"] > state["n"] for each in found)
        assert disk.stored


def test_duplicated_and_reordered_messages_do_no_harm(server: Running) -> None:
    """Three sockets of each player send every command twice and late; the game stays legal."""
    chance = Random(9)
    people = [server.person(name) for name in ("Ala", "Ola", "Ela")]
    table = people[0].make(seats=3, **CALM)
    for person in people[1:]:
        person.sit(table)
    people[0].do(table, "start")
    lines = {seat: [people[seat].open(table) for _ in range(2)] for seat in range(3)}
    late: list[tuple[Socket, dict[str, Any]]] = []
    for _ in range(60):
        waiting = people[0].state(table)["view"]["waiting"]
        if not waiting:
            break
        seat = chance.choice(waiting)
        state = people[seat].state(table)
        if not state["moves"]:  # one that was late has answered it meanwhile
            continue
        command = {"seq": state["seq"], "move": chance.choice(state["moves"])}
        late += [(line, command) for line in lines[seat]]
        chance.shuffle(late)
        for line, old in late[:3]:
            line.say("move", **old)
        late = late[3:] if len(late) > 12 else late
    live = server.server.registry.tables[table]
    for group in lines.values():
        for line in group:
            assert line.ask("ping")["type"] == "pong"
            assert not [message for message in line.heard if message["type"] == "refused"]
    moved = len(live.table.match.moves)
    seats = [seat for seat, _ in live.table.match.moves]
    assert moved <= 60
    assert seats
    numbers = [message["n"] for message in lines[0][0].heard if message["type"] == "state"]
    assert numbers == sorted(numbers)
    people[0].do(table, "leave")
    people[1].do(table, "leave")
    record.verify(record.parse(people[2].get(f"/api/tables/{table}/record")))


def test_what_is_said_all_at_once_is_answered_in_its_order(server: Running) -> None:
    """Send more commands in one packet than the server reads ahead."""
    ala = server.person("Ala")
    line = ala.open(ala.make(**CALM))
    line.wait("hello")
    line.ws.socket.sendall(b"".join(masked(json.dumps({"do": "ping", "id": str(n)}).encode()) for n in range(50)))
    assert [line.wait("pong")["id"] for _ in range(50)] == [str(n) for n in range(50)]
    assert line.ask("ping")["type"] == "pong"


def masked(text: bytes) -> bytes:
    """Return the frame of a client (RFC 6455, 5.2), masked with zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def test_a_client_that_does_not_read_slows_nobody(server: Running) -> None:
    people = [server.person(name) for name in ("Ala", "Ola")]
    table = people[0].make("witchstone", **CALM)
    people[1].sit(table)
    people[0].do(table, "start")
    stuck = socket.socket()
    stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    stuck.connect(("127.0.0.1", server.port))
    head = (
        f"GET /api/tables/{table}/socket?protocol=2 HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
    )
    more = "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    stuck.sendall(f"{head}{more}Cookie: {people[0].cookie}\r\n\r\n".encode())
    live = server.server.registry.tables[table]
    until(lambda: live.broadcaster.subscribers.get(0))
    line = people[1].open(table)
    line.wait("state")
    subscriber = live.broadcaster.subscribers[0][0]
    slowest, before = 0.0, SLOW_READERS.values[""]
    large = wire.Said(1, "Ola", "x" * 40_000)  # in all more than the system keeps for somebody who does not read
    for _ in range(250):
        live.loop.call_soon_threadsafe(live.broadcaster.send_all, large)
        begin = time.monotonic()
        line.ask("emote", emote="hello")
        slowest = max(slowest, time.monotonic() - begin)
        assert len(subscriber.waiting) <= server.settings.limits.backlog
    assert slowest < 10.0
    assert SLOW_READERS.values[""] > before, "it was not slow at all"
    stuck.close()


def test_messages_of_every_length_arrive_whole_and_in_order(server: Running) -> None:
    """Frames have three kinds of headers, and messages of one iteration of the event loop are written together."""
    ala = server.person("Ala")
    table = ala.make()
    line = ala.open(table)
    line.wait("hello")
    live = server.server.registry.tables[table]
    lengths = [0, 20, 80, 90, 1000, 65_400, 65_600, 100_000, 1]

    def say_all() -> None:
        for length in lengths:
            live.broadcaster.send_all(wire.Said(0, "Ala", "ż" + "x" * length))

    live.loop.call_soon_threadsafe(say_all)
    assert [len(line.wait("chat")["text"]) - 1 for _ in lengths] == lengths


def test_a_clock_that_jumps_ends_no_turn(sqlite_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(settings_for(sqlite_store, pace=1.0)) as server:
        check_jumps(server, monkeypatch)


def check_jumps(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [server.person(name) for name in ("Ala", "Ola")]
    table = people[0].make("wizardkittens", tempo="live", window=5)
    people[1].sit(table)
    people[0].do(table, "start")
    lines = [person.open(table) for person in people]
    n = lines[0].wait("state")["n"]
    real = identity.now_ms
    for jump in (3_600_000, -3_600_000):
        for module in (live_module, clocks, broadcaster):
            monkeypatch.setattr(module, "now_ms", lambda jump=jump: real() + jump)
        lines[0].ask("sync")
        state = people[0].state(table)
        assert state["n"] == n
        assert 0 < state["clock"]["deadline"] - state["clock"]["now"] <= 165_000


def test_a_table_that_cannot_be_read_is_refused_and_left_alone(sqlite_store: str) -> None:
    with running(settings_for(sqlite_store)) as server:
        ala = server.person("Ala")
        table, other = ala.make(), ala.make()
    import sqlite3

    with sqlite3.connect(sqlite_store.partition(":")[2]) as db:
        db.execute('UPDATE entry SET body = \'{"e":"later"}\' WHERE live = ? AND seq = 1', (table,))
    db.close()
    with running(settings_for(sqlite_store)) as server:
        again = Person(server.port, cookie=ala.cookie)
        assert again.get(f"/api/tables/{table}", 409)["error"]["key"] == "entry-unreadable"
        assert again.table(other)["status"] == "waiting"
        assert [row["id"] for row in again.get("/api/me/tables")["tables"]] == [other]
    with sqlite3.connect(sqlite_store.partition(":")[2]) as db:
        assert db.execute("SELECT body FROM entry WHERE live = ? AND seq = 1", (table,)).fetchone() == (
            '{"e":"later"}',
        )
    db.close()


def test_a_bot_that_dies_or_hangs_is_replaced(sqlite_store: str) -> None:
    with running(settings_for(sqlite_store)) as server:
        ala = server.person("Ala")
        table = ala.make("kittens", seats=2, bots=1, start=True, **CALM)
        line = ala.open(table)
        line.wait("state")
        bot_pool = server.server.bot_pool

        def play_on() -> bool:
            state = ala.state(table)
            if 0 in state["view"]["waiting"]:
                options = state["moves"]
                ala.post(f"/api/tables/{table}/move", {"move": "pass" if "pass" in options else options[0]})
            return bool(bot_pool._alive) or not state["view"]["waiting"]

        until(play_on)
        for process in list(bot_pool._alive):
            os.kill(process.pid, signal.SIGKILL)
        n = ala.state(table)["n"]
        until(lambda: play_on() and (ala.state(table)["n"] > n + 1 or not ala.state(table)["view"]["waiting"]))
