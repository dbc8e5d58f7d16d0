"""The policy of limits: tables by host and address, a lobby that nobody crowds out, memory of connections, load."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from kociolek.server import limits as policy
from kociolek.server.api import ENDPOINTS
from kociolek.server.limits import MOST_BYTES, PIPELINED, Limits, Load, Overloaded, RateLimiter
from kociolek.server.subscribers import StreamSubscriber
from kociolek.server.tables import tempo
from server_kit import CALM, FREE, Person, Running, running, settings_for, table_of, until

PROXY = "127.0.0.1"  # is trusted to name addresses


def flood(server: Running, address: str, people: int, each: int) -> list[int]:
    """Let guests of one address make listed tables and return the answers."""
    body = {"setup": {"game": "kittens", "seats": 2, "listed": True}}
    statuses = []
    for _ in range(people):
        guest = Person(server.port, "Spam", address=address)
        statuses += [guest.http.post("/api/tables", json=body).status_code for _ in range(each)]
    return statuses


def test_one_address_cannot_fill_the_lobby(sqlite_store: str) -> None:
    """200 tables of one address were made in a second, and those of others were not listed."""
    limits = replace(FREE, open=Limits().open, waiting=Limits().waiting, waiting_of_address=Limits().waiting_of_address)
    with running(settings_for(sqlite_store, limits=limits, proxies=PROXY)) as server:
        statuses = flood(server, "192.0.2.1", 20, 10)
        assert statuses.count(200) <= Limits().waiting_of_address
        assert set(statuses) == {200, 429}
        honest = Person(server.port, "Ala", address="192.0.2.2")
        table = honest.make(listed=True)
        assert table in [row["id"] for row in honest.get("/api/tables")["tables"][:3]]


def test_all_accounts_of_an_address_share_what_they_may_cost(sqlite_store: str) -> None:
    """Each new guest had the rates of a whole account, so that a stranger with many had many times as much."""
    limits = replace(FREE, read=(0.001, 60.0), read_in_all=(0.001, 100.0))
    with running(settings_for(sqlite_store, limits=limits, proxies=PROXY)) as server:
        guests = [Person(server.port, "Spam", address="192.0.2.1") for _ in range(4)]
        statuses = [guest.http.get("/api/tables").status_code for guest in guests for _ in range(10)]
        assert 23 <= statuses.count(200) <= 25  # each costs 4
        assert set(statuses) == {200, 429}
        honest = Person(server.port, "Ala", address="192.0.2.2")
        assert honest.http.get("/api/tables").status_code == 200
        table = honest.make(**CALM)
        neighbour = guests[0]  # behind the address of the stranger
        assert neighbour.http.post(f"/api/tables/{table}/commands", json={"do": "sit"}).status_code == 200


def test_a_host_has_only_so_many_tables_that_wait(sqlite_store: str) -> None:
    with running(settings_for(sqlite_store, limits=replace(FREE, waiting=3))) as server:
        ala = server.person("Ala")
        for _ in range(3):
            ala.make(seats=2, bots=1)
        error = ala.post("/api/tables", {"setup": {"game": "kittens", "seats": 2}}, 429)["error"]
        assert error == {"key": "too-many-tables", "values": {"most": "3"}}
        ala.do(ala.get("/api/me/tables")["tables"][0]["id"], "start")  # it waits no longer
        ala.make()


def test_the_lobby_cannot_be_crowded_out(sqlite_store: str) -> None:
    """However many tables one address has, the first of every other address is listed before its second one."""
    with running(settings_for(sqlite_store, limits=FREE, proxies=PROXY)) as server:
        first = Person(server.port, "Ola", address="192.0.2.9").make(listed=True)
        assert flood(server, "192.0.2.1", 12, 20).count(200) == 240
        last = Person(server.port, "Ala", address="192.0.2.2").make(listed=True)
        neighbour = Person(server.port, "Ela", address="192.0.2.1").make(listed=True)
        rows = [row["id"] for row in Person(server.port).get("/api/tables")["tables"]]
        assert len(rows) == 200
        assert first in rows[:3]
        assert last in rows[:3]
        assert neighbour in rows[:20], "of the same address, but not of the same host"


@pytest.mark.parametrize("speed", list(tempo.PACES))
def test_empty_waiting_rooms_go(sqlite_store: str, speed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tempo.PACES, speed, replace(tempo.PACES[speed], empty=0.2, awake=0.0))
    with running(settings_for(sqlite_store)) as server:
        for_programs = speed == "fast"
        ala, ola = (server.person(name, program=for_programs) for name in ("Ala", "Ola"))
        left, kept = ala.make(tempo=speed, listed=True), ola.make(tempo=speed, listed=True)
        listener = ola.open(kept)
        listener.wait("hello")
        registry = server.server.registry

        def sweep(table: str) -> str:
            live = registry.tables[table]
            asyncio.run_coroutine_threadsafe(registry._tidy(live), live.loop).result(10)
            return str(live.table.status)

        assert sweep(left) == "waiting", "not at once"
        until(lambda: sweep(left) == "closed")
        assert sweep(kept) == "waiting"
        listener.close()
        until(lambda: sweep(kept) == "closed")


def test_open_connections_of_an_address_are_limited(sqlite_store: str) -> None:
    with running(settings_for(sqlite_store, limits=replace(FREE, connections=20))) as server:
        held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(40)]
        closed = until(lambda: sum(is_closed(each) for each in held) == 20)
        assert closed
        for each in held:
            each.close()
        until(lambda: not server.server.connections)
        people, table = table_of(server, 2)
        listener = people[0].open(table)
        listener.wait("state")
        for person in people:
            person.close()
        until(lambda: not server.server.connections)  # sockets are counted apart
        assert listener.ask("ping")["type"] == "pong"


def is_closed(sock: socket.socket) -> bool:
    sock.setblocking(False)
    try:
        return sock.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def test_requests_that_wait_on_a_connection_are_limited(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as sock:
        sock.settimeout(20)
        sock.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n" * (PIPELINED * 10))
        answer = b""
        with suppress(OSError):
            while part := sock.recv(65536):
                answer += part
    assert answer.count(b"HTTP/1.1 200") <= PIPELINED + 1


def test_messages_for_a_slow_reader_are_limited_in_bytes() -> None:
    async def run() -> None:
        slow = StreamSubscriber("p", 64)
        asked: list[object] = []
        slow.refresh = asked.append
        for _ in range(60):
            slow.offer(b"x" * 20_000)
            assert sum(map(len, slow.waiting)) == slow.size <= MOST_BYTES
        assert slow.lost
        assert slow.next() is None
        assert asked == [slow]
        slow.offer(b"x" * (2 * MOST_BYTES))  # a single message may be longer
        assert slow.next() is not None
        assert slow.size == 0

    asyncio.run(run())


def test_the_limiter_remembers_only_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "REMEMBERED", 100)
    limiter = RateLimiter(Limits(read=(0.001, 2.0)))
    assert [limiter.allows("read", "a") for _ in range(3)] == [True, True, False]
    for number in range(98):
        limiter.take("read", f"b{number}")
        assert not limiter.allows("read", "a"), "it is in use"
    for number in range(10_000):
        limiter.take("read", f"c{number}")
    assert len(limiter._buckets) == 100


def test_load_is_shed_in_order_and_games_go_on(sqlite_store: str) -> None:
    """New tables go first; players of running games are never refused."""
    with running(settings_for(sqlite_store)) as server:
        people, table = table_of(server, 2)
        load = server.server.load
        load.end()
        listener = people[0].open(table)
        listener.wait("state")
        body = {"setup": {"game": "kittens", "seats": 2}}
        paths = {1: [], 2: ["/api/tables"], 3: ["/api/games", "/"]}
        for level in (1, 2, 3):
            load.level = level
            assert people[0].post("/api/tables", body, 503)["error"]["key"] == "server-busy"
            for needed, asked in paths.items():
                for path in asked:
                    assert people[0].http.get(path).status_code == (503 if level >= needed else 200)
            assert people[0].http.post("/api/tables", json=body).headers["retry-after"] == "5"
            seat = people[0].state(table)["view"]["waiting"][0]
            options = people[seat].state(table)["moves"]
            people[seat].post(f"/api/tables/{table}/move", {"move": options[0]})
            listener = people[0].open(table)
            listener.wait("state")
            assert listener.ask("ping")["type"] == "pong"
        load.level = 0
        people[0].post("/api/tables", body)


def test_what_players_need_is_never_shed() -> None:
    never = {(each.method, each.path) for each in ENDPOINTS if not each.shed}
    for path in ("/state", "/stream"):
        assert ("GET", f"/api/tables/{{id}}{path}") in never
    for path in ("/commands", "/move"):
        assert ("POST", f"/api/tables/{{id}}{path}") in never
    assert ("POST", "/api/login") in never


def test_load_counts_the_median_of_late_turns() -> None:
    load = Load(Limits(lag=(0.1, 0.3, 1.0)))
    load.note(9.0)
    load.check(1)  # a single pause is no load
    for lag, level in ((0.2, 1), (0.5, 2), (2.0, 3), (0.0, 0)):
        for _ in range(policy.SAMPLES):
            load.note(lag)
        assert load.level == level
        if level:
            with pytest.raises(Overloaded):
                load.check(1)
        load.check(0)


def test_a_blocked_loop_is_noticed(sqlite_store: str) -> None:
    with running(settings_for(sqlite_store, limits=replace(FREE, lag=(0.03, 5.0, 5.0)))) as server:
        ala = server.person("Ala")
        loop = server.server.registry._sweeper.get_loop()

        def block(left: int) -> None:
            time.sleep(0.15)
            if left:
                loop.call_later(0.001, block, left - 1)

        loop.call_soon_threadsafe(block, 40)
        until(lambda: server.server.load.level == 1)
        ala.post("/api/tables", {"setup": {"game": "kittens"}}, 503)
        until(lambda: server.server.load.level == 0)


def test_lists_cost_more_than_a_look() -> None:
    """They grow: the tables of somebody who has played 10,000 take 5 ms."""
    costs = {each.path: each.cost for each in ENDPOINTS if each.method == "GET"}
    assert min(costs[path] for path in ("/api/tables", "/api/me/tables", "/api/stream")) >= 4


def test_a_table_that_must_be_loaded_costs_more(sqlite_store: str) -> None:
    with running(settings_for(sqlite_store, limits=replace(FREE, read=(0.001, 25.0)))) as server:
        people, table = table_of(server, 2)
        people[0].do(table, "leave")
        registry = server.server.registry
        statuses = []
        stranger = Person(server.port)
        for _ in range(4):
            registry.tables[table].loop.call_soon_threadsafe(registry.forget, registry.tables[table])
            until(lambda: table not in registry.tables)
            statuses.append(stranger.http.get(f"/api/tables/{table}").status_code)
            if table not in registry.tables:
                break
        assert statuses == [200, 200, 429]
