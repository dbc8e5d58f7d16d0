"""Random faults under load: `make test-cluster` has 300 over three nodes, `make test` a few.

Three nodes behind HAProxy, each with a gate of its own before PostgreSQL. Clients play at tables, some against bots
that go on by themselves, and follow `bye: moved`. Each table has a history: every move is sent until it is known what
became of it. Nodes are killed, stopped, asked to leave, cut off from the database, and from the proxy and each other
(hide); they hear no notices (bus); PostgreSQL ends sessions, or crashes and recovers. At the end the log of each table
is exactly its history, has no holes and replays.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterable
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from random import Random
from statistics import median
from typing import Any

from kociolek.server.bench import Connection
from kociolek.server.store.check import replay_all
from kociolek.server.store.opening import database_at
from server.nodes_kit import FRONTS, Nats, Nodes, crash, ready

KINDS = ("kill", "stop", "leave", "cut", "hide", "bus", "sessions", "crash")
ELSEWHERE = ("kill", "stop", "leave", "cut", "hide")  # after these, tables play on at another node
TABLES = 9
PATIENCE = 60.0  # seconds in which a table must play on
ANSWER = 3.0  # as the client of the browser
SILENT, PONG = 5.0, 3.0  # the same: seconds of silence before a ping, and for its answer
SLOW = 8.0  # seconds of waiting about which more is told
STOPPED = 4.0  # leases for which a stopped or cut node stays so
CALMING = 3.0  # seconds between a fault and the next
SETUP = {"game": "witchstone", "seats": 2, "tempo": "relaxed", "window": 3600, "asking": "everybody", "chat": True}


@dataclass
class Table:
    """A table, what its clients know of it, and how long they waited."""

    id: str
    cookies: list[str]  # of the people, by seat
    made: list[tuple[int, str]] = field(default_factory=list)
    unknown: list[tuple[int, str]] = field(default_factory=list)  # sent when the run ended
    acknowledged: list[float] = field(default_factory=list)  # times
    over: bool = False
    events: deque[tuple[float, str]] = field(default_factory=lambda: deque(maxlen=80))  # what its clients met

    def note(self, what: str) -> None:
        self.events.append((time.monotonic(), what))


class Line:
    """Connection of a seat, by way of the proxy."""

    def __init__(self, port: int, table: Table, seat: int) -> None:
        self.port, self.table, self.seat = port, table, seat
        self.connection: Connection | None = None
        self.state: Any = None
        self.answer: Any = None
        self.node = ""
        self.news = asyncio.Event()
        self.heard = self.pinged = 0.0  # times

    def beat(self) -> None:
        """Ask a silent line whether it is alive, and drop a dead one, as the client of the browser does."""
        now = time.monotonic()
        if self.connection is None:
            return
        if self.pinged and now - self.pinged > PONG:
            self.table.note(f"{self.seat}: no pong")
            self.drop()
        elif not self.pinged and now - self.heard > SILENT:
            self.connection.send(b'{"do":"ping","id":"p"}')
            self.pinged = now

    def hear(self, data: bytes) -> None:
        message = json.loads(data)
        self.heard, self.pinged = time.monotonic(), 0.0
        kind = message["type"]
        if kind == "state":
            self.state = message
        elif kind in ("ack", "refused"):
            self.answer = message
        elif kind == "bye":
            self.node = message.get("node", "")
            self.table.note(f"{self.seat}: bye {message['reason']} {self.node}")
            self.drop()
        self.news.set()

    def drop(self) -> None:
        if self.connection is not None and self.connection.transport is not None:
            self.connection.transport.abort()
        self.connection = None
        self.state = None

    @property
    def open(self) -> bool:
        return self.connection is not None and not self.connection.ended.done() and self.state is not None

    async def come(self) -> None:
        """Connect, until the table has greeted."""
        end = time.monotonic() + PATIENCE
        while not self.open:
            self.drop()
            query, self.node = f"&node={self.node}" if self.node else "", ""
            connection = Connection(self.port, self.table.id, self.table.cookies[self.seat], self.hear, query=query)
            self.connection = connection
            self.heard, self.pinged = time.monotonic(), 0.0
            try:
                async with asyncio.timeout(ANSWER):
                    await connection.open()
                    while self.connection is connection and self.state is None and not connection.ended.done():
                        self.news.clear()
                        with suppress(TimeoutError):
                            await asyncio.wait_for(self.news.wait(), 0.1)
            except (OSError, RuntimeError, TimeoutError) as error:
                told = str(error).partition("\r\n")[0]
                self.table.note(f"{self.seat}: cannot connect, {query}: {type(error).__name__} {told}")
                self.drop()
            if not self.open:
                assert time.monotonic() < end, f"table {self.table.id} does not come back"
                if not self.node:
                    await asyncio.sleep(0.3)


class Away(Exception):
    """The server asks to come again: it has no lease, the store does not answer, or it has too much to do."""


class Faults:
    def __init__(
        self, nodes: Nodes, seed: int, stopped: float = STOPPED, calming: float = CALMING, nats: Nats | None = None
    ) -> None:
        self.nodes = nodes
        self.stopped = stopped
        self.calming = calming
        self.nats = nats
        self.random = Random(seed)
        self.tables: list[Table] = []
        self.ending = False
        self.waits: dict[str, list[float]] = {}  # by kind of fault: seconds until each table of the node played on
        self.count = 0
        self.told: list[str] = []  # what was done
        self.slow: list[str] = []  # tables that waited for long, and what their clients met
        self.struck = ""  # the node that stays as it is

    # -- clients --------------------------------------------------------------------------
    def ask(self, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
        port = (
            next(iter(self.nodes.ports.values()))
            if not self.tables
            else self.random.choice([*self.nodes.ports.values()])
        )
        for _ in range(20):
            http = HTTPConnection("127.0.0.1", port)
            try:
                headers = {
                    "Content-Type": "application/json",
                    "Cookie": cookie,
                    "X-Forwarded-For": f"10.2.0.{len(self.tables)}",
                }
                http.request("POST", path, json.dumps(body), headers)
                answer = http.getresponse()
                text = answer.read()
                if answer.status == 307:
                    node = answer.headers["location"].rpartition("node=")[2]
                    port = self.nodes.ports[node]
                    continue
                if answer.status in (429, 503):
                    raise Away(text)
                assert answer.status == 200, text
                return json.loads(text), answer.getheader("Set-Cookie", "").partition(";")[0]
            finally:
                http.close()
        raise AssertionError("redirected in circles")

    def make_table(self) -> Table:
        """Make a table and start it. While nodes or the store are away, begin anew with another table, as people do."""
        end = time.monotonic() + 3 * PATIENCE  # a busy machine takes new tables last
        while True:
            try:
                return self.try_to_make_table()
            except (Away, OSError, HTTPException) as error:
                if time.monotonic() > end:
                    raise AssertionError(f"no table can be made: {error}") from error
                time.sleep(0.3)

    def try_to_make_table(self) -> Table:
        alone = len(self.tables) % 3 == 2
        cookies = [self.ask("/api/me", {"name": f"P{seat}"})[1] for seat in range(1 if alone else 2)]
        asked = {"setup": SETUP, "bots": ["random"] if alone else []}
        id = self.ask("/api/tables", asked, cookies[0])[0]["table"]
        for cookie in cookies[1:]:
            self.ask(f"/api/tables/{id}/commands", {"do": "sit"}, cookie)
        self.ask(f"/api/tables/{id}/commands", {"do": "start"}, cookies[0])
        table = Table(id, cookies)
        self.tables.append(table)
        return table

    async def play(self, table: Table) -> None:
        """Play until the run ends. The history of the table grows by what is known to be stored."""
        lines = [Line(self.nodes.port, table, seat) for seat in range(len(table.cookies))]
        number, since = 0, time.monotonic()
        try:
            while not self.ending:
                for line in lines:
                    line.beat()
                    await line.come()
                asked = [line for line in lines if line.state is not None and line.state["view"]["options"]]
                if lines[0].state is not None and not lines[0].state["view"]["waiting"]:
                    table.over = True
                    return
                if not asked:
                    assert time.monotonic() - since < PATIENCE, f"nobody is asked at {table.id}"
                    await asyncio.sleep(0.05)
                    continue
                line = self.random.choice(asked)
                options = [each["text"] for each in line.state["view"]["options"]]
                number += 1
                await self.make(table, line, number, line.state["seq"], self.random.choice(options))
                since = time.monotonic()
                await asyncio.sleep(self.random.uniform(0.1, 0.4))
        finally:
            for line in lines:
                line.drop()

    async def make(self, table: Table, line: Line, number: int, seq: int, move: str) -> None:
        """Send a move again and again until it is known what became of it."""
        done = (line.seat, move)
        table.unknown.append(done)
        while not self.ending:
            await line.come()
            if line.state is None:
                continue
            if line.state["seq"] != seq:
                break  # it had arrived
            connection, line.answer = line.connection, None
            assert connection is not None
            connection.send(json.dumps({"do": "move", "id": str(number), "seq": seq, "move": move}).encode())
            end = time.monotonic() + ANSWER
            while line.answer is None and line.connection is connection and not connection.ended.done():
                if time.monotonic() > end:
                    table.note(f"{line.seat}: no answer")
                    line.drop()
                    break
                line.news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(line.news.wait(), 0.2)
            if line.answer is not None and line.answer["type"] == "ack":
                if not line.answer["done"]:
                    await asyncio.sleep(0.05)  # a repeated move: the state tells that it had arrived
                    continue
                break
            if line.answer is not None:
                table.note(f"{line.seat}: {line.answer}")
                line.drop()  # refused: the store did not answer
        else:
            return
        table.unknown.remove(done)
        table.made.append(done)
        table.acknowledged.append(time.monotonic())

    # -- faults ---------------------------------------------------------------------------
    def owned(self, name: str) -> list[Table]:
        with closing(database_at(self.nodes.store)) as db:
            sql = "SELECT live FROM place JOIN node ON node.epoch = place.epoch WHERE name = ? AND alive = 1"
            owned = {row[0] for row in db.rows(sql, (name,))}
        return [table for table in self.tables if table.id in owned]

    async def strike(self, kind: str, name: str) -> None:
        """Let one thing fail, wait until all plays on, and repair it."""
        nodes = self.nodes
        self.told.append(f"{time.strftime('%H:%M:%S')} {kind} {name}")
        self.struck = name
        hit = await asyncio.to_thread(self.owned, name)
        begin = time.monotonic()
        if kind == "kill":
            nodes.kill(name)
        elif kind == "stop":
            nodes.signal(name, signal.SIGSTOP)
        elif kind == "leave":
            nodes.signal(name, signal.SIGTERM)
        elif kind == "cut":
            nodes.gates[name].open.clear()
        elif kind == "hide":
            nodes.doors[name].open.clear()
        elif kind == "bus" and self.nats is not None:
            self.nats.stop()
        elif kind == "bus":
            nodes.gates[name].hearing.clear()
        elif kind == "sessions":
            await asyncio.to_thread(self.end_sessions)
        elif kind == "crash":
            await asyncio.to_thread(crash, nodes.store)
        if kind in ("stop", "cut"):
            await asyncio.sleep(self.stopped * nodes.lease)
            nodes.signal(name, signal.SIGCONT)
            nodes.gates[name].open.set()
        if kind == "bus":
            await asyncio.sleep(self.calming)
            if self.nats is not None:
                await asyncio.to_thread(self.nats.start)
            nodes.gates[name].hearing.set()
        if kind == "hide":  # it lives, so others play its tables only when they have drained it
            await self.played_on(hit, begin, kind, name)
            nodes.doors[name].open.set()
        await self.played_on(hit, begin, kind, name)
        end = time.monotonic()
        for table in hit:
            first = next((at for at in table.acknowledged if at > begin + 0.02), None)
            if first is not None and kind in ELSEWHERE:
                self.waits.setdefault(kind, []).append(first - begin)
                if first - begin > SLOW:
                    told = [f"{at - begin:6.1f} {what}" for at, what in table.events if begin < at < first]
                    self.slow.append(f"{kind} {name}: {first - begin:.1f} s at {table.id}\n    " + "\n    ".join(told))
        if kind in ELSEWHERE and kind != "hide":
            gone = time.monotonic() + PATIENCE
            while not nodes.gone(name):
                assert time.monotonic() < gone or kind in ("cut", "stop"), f"{name} does not end after {kind}"
                if time.monotonic() > gone:
                    break
                if kind in ("cut", "stop") and await asyncio.to_thread(ready, nodes.ports[name]):
                    break  # it was not declared dead
                await asyncio.sleep(0.1)
            nodes.revive(name)
        self.struck = ""
        while not await asyncio.to_thread(ready, nodes.ports[name]):
            if time.monotonic() > end + 2 * PATIENCE:
                with suppress(ProcessLookupError):
                    nodes.signal(name, signal.SIGABRT)  # it prints what its threads do
                await asyncio.sleep(1)
                raise AssertionError(f"{name} does not start after {', '.join(self.told[-5:])}")
            await asyncio.sleep(0.1)
        self.count += 1

    async def played_on(self, hit: list[Table], begin: float, kind: str, name: str) -> None:
        end = time.monotonic() + PATIENCE
        while any(not table.over and (table.acknowledged or [0.0])[-1] < begin for table in hit):
            assert time.monotonic() < end, f"tables do not play on after {kind} of {name}"
            await asyncio.sleep(0.05)

    async def attend(self) -> None:
        """Start nodes again that end by themselves, as systemd does: a pause of a busy machine looks like death."""
        while True:
            for name in self.nodes.ports:
                if name != self.struck and self.nodes.gone(name):
                    self.told.append(f"{time.strftime('%H:%M:%S')} {name} has ended by itself")
                    self.nodes.revive(name)
            await asyncio.sleep(0.2)

    def end_sessions(self) -> None:
        with closing(database_at(self.nodes.store)) as db:
            db.rows("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                    "AND datname = current_database()")  # fmt: skip

    async def run(self, faults: Iterable[str]) -> None:
        for _ in range(TABLES):
            await asyncio.to_thread(self.make_table)
        players = [asyncio.create_task(self.play(table)) for table in self.tables]
        names = sorted(self.nodes.ports)
        attending = asyncio.create_task(self.attend())
        try:
            await asyncio.sleep(self.calming)
            for kind in faults:
                busy = [name for name in names if await asyncio.to_thread(self.owned, name)]
                await self.strike(kind, self.random.choice(busy or names))
                for done in [task for task in players if task.done()]:
                    done.result()
                    players.remove(done)
                    players.append(asyncio.create_task(self.play(await asyncio.to_thread(self.make_table))))
                await asyncio.sleep(self.random.uniform(0.3, self.calming))
            await asyncio.sleep(self.calming)
        finally:
            self.ending = True
            attending.cancel()
            found = await asyncio.gather(*players, return_exceptions=True)
        for each in found:
            if isinstance(each, BaseException):
                print("\n".join(self.told), file=sys.stderr)
                raise each

    # -- check ----------------------------------------------------------------------------
    def check(self) -> None:
        """Compare the histories with the logs."""
        with closing(database_at(self.nodes.store)) as db:
            for table in self.tables:
                rows = db.rows("SELECT seq, body FROM entry WHERE live = ? ORDER BY seq", (table.id,))
                assert [seq for seq, _ in rows] == list(range(len(rows))), f"the log of {table.id} has holes"
                entries = [json.loads(str(body)) for _, body in rows]
                compare(table, entries)
            assert replay_all(db) >= len(self.tables)


def compare(table: Table, entries: list[Any]) -> None:
    """Raise AssertionError unless the log has exactly what is known, and then perhaps what was never answered."""
    people = range(len(table.cookies))
    stored = [
        (entry["seat"], entry["move"])
        for entry in entries
        if entry["e"] == "move" and entry.get("by", "player") == "player" and entry["seat"] in people
    ]
    known = table.made
    left = iter(stored)
    assert all(move in left for move in known), f"acknowledged and lost at {table.id}: {known}, stored {stored}"
    assert stored in (known, known + table.unknown), f"made twice at {table.id}: {known} {table.unknown}, {stored}"


def strike_often(nodes: Nodes, faults: Iterable[str], seed: int, **more: Any) -> Faults:
    found = Faults(nodes, seed, **more)
    asyncio.run(found.run(faults))
    found.check()
    return found


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def report(faults: Faults) -> None:
    made = sum(len(table.made) for table in faults.tables)
    print(f"{faults.count} faults, {made} acknowledged moves at {len(faults.tables)} tables: 0 lost, 0 made twice")
    waits = [wait for each in faults.waits.values() for wait in each]
    for kind, each in sorted(faults.waits.items()):
        late = quantile(each, 0.99)
        print(f"  {kind}: plays on after {median(each):.1f} s, 99 % within {late:.1f} s ({len(each)} tables)")
    print("\n".join(faults.slow))
    print(f"  all: median {median(waits):.1f} s, 99 % within {quantile(waits, 0.99):.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--faults", type=int, default=300)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--lease", type=int, default=3)
    parser.add_argument("--front", default="haproxy", choices=FRONTS)
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--stopped", type=float, default=STOPPED, help="leases for which a node is stopped or cut off")
    parser.add_argument("--nats", action="store_true", help="nodes tell each other news by NATS")
    args = parser.parse_args()
    from server_kit import fresh_database, postgres

    print(f"seed {args.seed}", flush=True)
    random = Random(args.seed)
    faults = [random.choice(args.kinds.split(",")) for _ in range(args.faults)]
    with ExitStack() as open_things:
        store = fresh_database(open_things.enter_context(postgres()), "faults")
        nats = Nats() if args.nats else None
        if nats is not None:
            open_things.callback(nats.stop)
        bus = nats.address if nats is not None else ""
        nodes = Nodes(store, "abc", lease=args.lease, gates=True, front=args.front, bus=bus)
        with closing(nodes):
            report(strike_often(nodes, faults, args.seed, stopped=args.stopped, nats=nats))
        subprocess.run([sys.executable, "-m", "kociolek", "store", "check", "--store", store], check=True)


if __name__ == "__main__":
    main()
