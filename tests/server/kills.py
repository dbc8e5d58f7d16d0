"""Random kills under load: `make test-chaos` kills a server 1,000 times on each store, `make test` a few times.

Two clients at each table move as fast as they can. At a random moment the server is ended by SIGKILL. Then every move
that was acknowledged must be in the log, once and in order; nobody may have seen an event that is not there; and the
next server goes on from there. A process that has imported everything forks the servers: each starts in milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

from kociolek.core.errors import KociolekError
from kociolek.server.bench import Connection, free_settings
from kociolek.server.store.check import replay_all
from kociolek.server.store.opening import database_at, open_store

TABLES = 12
SEATS = 2
LONGEST = 0.3  # seconds of a server's life after all tables are connected
PATIENCE = 60.0
SETUP = {"game": "kittens", "seats": SEATS, "tempo": "relaxed", "window": 3600, "asking": "everybody"}


# -- the process that forks servers -----------------------------------------------------------
def fork_servers(store: str) -> None:
    """For each line of the input fork a server, and print its process id and port."""
    import kociolek.server.app  # noqa: F401

    if store.startswith("postgresql"):
        import psycopg  # noqa: F401

    for _ in sys.stdin:
        told, tell = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(told)
            serve_until_killed(store, tell)
        os.close(tell)
        with os.fdopen(told) as pipe:
            print(pid, pipe.readline().strip(), flush=True)
        os.waitpid(pid, 0)


def serve_until_killed(store: str, pipe: int) -> None:
    """Run a server and write its port to a pipe."""
    from kociolek.server.app import run

    run(free_settings(store), patiently(store), lambda address: tell_port(pipe, address))
    os._exit(0)


def patiently(store: str) -> Any:
    """Open a store; PostgreSQL may need a moment to notice that the last server is gone."""
    end = time.monotonic() + 20
    while True:
        try:
            return open_store(store)
        except KociolekError as error:
            if error.key != "store-in-use" or time.monotonic() > end:
                raise
            time.sleep(0.01)


def tell_port(pipe: int, address: str) -> None:
    os.write(pipe, f"{address.rpartition(':')[2]}\n".encode())
    os.close(pipe)


# -- clients ----------------------------------------------------------------------------------
@dataclass
class Table:
    """What clients know of a table over all lives of the server."""

    id: str
    acknowledged: list[tuple[int, str]] = field(default_factory=list)  # since the last check: seat and move
    unknown: list[tuple[int, str]] = field(default_factory=list)  # sent, but never answered
    seen: int = 0  # number of the last event that somebody saw
    checked: int = 0  # log entries that were compared already
    over: bool = False


class Chaos:
    def __init__(self, store: str, seed: int) -> None:
        self.store = store
        self.random = Random(seed)
        self.kills = self.moves = self.sent = 0
        self.tables: list[Table] = []
        self.cookies: list[str] = []
        self.games = 0
        self.pid = self.port = 0
        command = [sys.executable, "-m", "server.kills", "--servers", store]
        where = {**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent)}
        self.forker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=where)

    def start(self) -> None:
        assert self.forker.stdin is not None
        assert self.forker.stdout is not None
        self.forker.stdin.write("start\n")
        self.forker.stdin.flush()
        self.pid, self.port = map(int, self.forker.stdout.readline().split())

    def ask(self, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
        """Send a POST request; the server may not listen yet."""
        end = time.monotonic() + PATIENCE
        while True:
            http = HTTPConnection("127.0.0.1", self.port)
            try:
                http.request("POST", path, json.dumps(body), {"Content-Type": "application/json", "Cookie": cookie})
                answer = http.getresponse()
                found = answer.read()
                assert answer.status == 200, found
                return json.loads(found), answer.getheader("Set-Cookie", "").partition(";")[0]
            except ConnectionError:
                assert time.monotonic() < end, "the server does not start"
                time.sleep(0.005)
            finally:
                http.close()

    def make_table(self) -> Table:
        id = self.ask("/api/tables", {"setup": SETUP}, self.cookies[0])[0]["table"]
        for cookie in self.cookies[1:]:
            self.ask(f"/api/tables/{id}/commands", {"do": "sit"}, cookie)
        self.ask(f"/api/tables/{id}/commands", {"do": "start"}, self.cookies[0])
        self.games += 1
        return Table(id)

    async def run(self, kills: int) -> None:
        self.start()
        self.cookies = [self.ask("/api/me", {"name": f"Player {seat}"})[1] for seat in range(SEATS)]
        for number in range(kills):
            if number:
                self.start()
            self.tables = [table for table in self.tables if not table.over]
            while len(self.tables) < TABLES:
                self.tables.append(await asyncio.to_thread(self.make_table))
            await self.live_and_die()
            self.check()
            if (number + 1) % 50 == 0 or number + 1 == kills:
                print(f"{number + 1} kills, {self.moves} acknowledged moves, {self.games} games, none lost", flush=True)

    async def live_and_die(self) -> None:
        """Let all tables play and kill the server in the middle of it."""
        groups = [Players(self, table) for table in self.tables]
        players = [asyncio.create_task(group.play()) for group in groups]
        await asyncio.wait_for(asyncio.gather(*(group.begun.wait() for group in groups)), PATIENCE)
        await asyncio.sleep(self.random.uniform(0.02, LONGEST))
        os.kill(self.pid, signal.SIGKILL)
        self.kills += 1
        for result in await asyncio.gather(*players, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, (ConnectionError, RuntimeError)):
                raise result

    def check(self) -> None:
        """Compare what clients know with the log. PostgreSQL may still commit what a killed server has sent: wait until
        its connection is gone. A SQLite file is looked at as it is."""
        if self.store.startswith("postgresql"):
            patiently(self.store).close()
        with closing(database_at(self.store)) as database:
            for table in self.tables:
                sql = "SELECT body FROM entry WHERE live = ? AND seq >= ? ORDER BY seq"
                entries = [json.loads(str(body)) for (body,) in database.rows(sql, (table.id, table.checked))]
                table.checked += len(entries)
                stored = [
                    (entry["seat"], entry["move"])
                    for entry in entries
                    if entry["e"] == "move" and entry.get("by", "player") == "player"
                ]
                self.compare(table, stored)
                self.moves += len(table.acknowledged)
                table.acknowledged.clear()
                table.unknown.clear()

    def compare(self, table: Table, stored: list[tuple[int, str]]) -> None:
        """A table sends its next move when the last one was answered: the log has exactly what was acknowledged, and
        then perhaps the move that was never answered."""
        known, unknown = table.acknowledged, table.unknown
        when = f"after kill {self.kills}: {known} and perhaps {unknown}, stored {stored}"
        left = iter(stored)
        assert all(move in left for move in known), f"acknowledged and lost {when}"
        assert len(stored) <= len(known) + len(unknown), f"a move was made twice {when}"
        assert stored in (known, known + unknown), f"moves in another order {when}"

    def end(self) -> None:
        assert self.forker.stdin is not None
        with suppress(ProcessLookupError):
            if self.pid:
                os.kill(self.pid, signal.SIGKILL)
        self.forker.stdin.close()
        self.forker.wait(PATIENCE)
        assert self.forker.stdout is not None
        self.forker.stdout.close()


class Players:
    """The clients of one table during one life of the server."""

    def __init__(self, chaos: Chaos, table: Table) -> None:
        self.chaos = chaos
        self.table = table
        self.states: list[Any] = [None] * SEATS
        self.news = asyncio.Event()
        self.begun = asyncio.Event()  # set when all seats know the state
        self.answer: Any = None
        self.seats = [Connection(chaos.port, table.id, chaos.cookies[seat], self.hears(seat)) for seat in range(SEATS)]

    def hears(self, seat: int) -> Any:
        def hear(data: bytes) -> None:
            message = json.loads(data)
            if message["type"] == "state":
                if self.states[seat] is None:
                    assert message["n"] >= self.table.seen, "somebody saw what is not stored"
                self.table.seen = max(self.table.seen, message["n"])
                self.states[seat] = message
            elif message["type"] in ("ack", "refused"):
                self.answer = message
            self.news.set()

        return hear

    async def play(self) -> None:
        await asyncio.gather(*(each.open() for each in self.seats))
        gone = asyncio.gather(*(each.ended for each in self.seats))
        game = asyncio.create_task(self.move_on())
        first: list[asyncio.Future[Any]] = [gone, game]
        await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
        if not game.done():
            game.cancel()
        with suppress(asyncio.CancelledError):
            await game

    async def move_on(self) -> None:
        """Make moves until the game is over or the server is gone."""
        table, number = self.table, 0
        while True:
            await self.until(lambda: all(self.states))
            self.begun.set()
            asked = self.states[0]["view"]["waiting"]
            if not asked:
                table.over = True
                return
            seat = asked[self.chaos.random.randrange(len(asked))]
            state = self.states[seat]
            options = [choice["text"] for choice in state["view"]["options"]]
            if not options:
                await asyncio.sleep(0.001)
                continue
            move = "pass" if "pass" in options else self.chaos.random.choice(options)
            number += 1
            self.answer = None
            table.unknown.append((seat, move))
            command = {"do": "move", "id": str(number), "seq": state["seq"], "move": move}
            self.seats[seat].send(json.dumps(command).encode())
            await self.until(lambda: self.answer is not None)
            table.unknown.pop()
            if self.answer.get("done"):
                table.acknowledged.append((seat, move))
            await asyncio.sleep(0)

    async def until(self, holds: Any) -> None:
        while not holds():
            self.news.clear()
            await self.news.wait()


def kill_often(store: str, kills: int, seed: int = 1) -> Chaos:
    """Kill a server again and again. Raise AssertionError if anything is lost."""
    chaos = Chaos(store, seed)
    try:
        asyncio.run(chaos.run(kills))
    finally:
        chaos.end()
    with closing(database_at(store)) as database:
        assert replay_all(database) == chaos.games
    return chaos


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    parser.add_argument("--servers", metavar="STORE")
    args = parser.parse_args()
    if args.servers:
        fork_servers(args.servers)
        return
    from server_kit import fresh_database, postgres

    print(f"seed {args.seed}")
    with tempfile.TemporaryDirectory() as folder:
        if args.only != "postgresql":
            report("SQLite", kill_often(f"sqlite:{Path(folder) / 'games.db'}", args.kills, args.seed))
        if args.only != "sqlite":
            with postgres() as address:
                report("PostgreSQL", kill_often(fresh_database(address, "chaos"), args.kills, args.seed))


def report(name: str, chaos: Chaos) -> None:
    print(f"{name}: {chaos.kills} kills, {chaos.moves} acknowledged moves in {chaos.games} games, 0 lost")


if __name__ == "__main__":
    main()
