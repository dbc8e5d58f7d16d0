"""Server benchmark: a separate server process, WebSockets on the loopback, every seat played by a simple client.

Each table makes `rate` moves a second; at rate 0 it makes its next move as soon as all seats know of the last one. The
latency of a move ends when the last seat has its update. Processor time and memory are those of the server and its
store, without the clients. Tables for later games are created before the measurement starts, so only moves count.

Several nodes are measured beside one process on the same PostgreSQL, in turns: with every socket opened at the node of
its table, and with every socket opened at another node, which passes it on.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from base64 import b64encode
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, nullcontext
from dataclasses import asdict, dataclass, replace
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from statistics import median, quantiles
from struct import pack, unpack_from
from threading import Event, Thread
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

import kociolek
from kociolek.analysis.bench import play
from kociolek.catalog import built_in_game
from kociolek.record import lines
from kociolek.server.analyses import WORKER, yield_to_others
from kociolek.server.store.opening import database_at
from kociolek.server.wire import PROTOCOL

if TYPE_CHECKING:
    from kociolek.server.settings import Settings

PLENTY: Final = (1e9, 1e9)
GAMES_PER_SECOND: Final = 60  # of all tables together, at full speed
MOST_SPARE: Final = 600  # tables
SETTLE: Final = 0.05  # seconds after which a move counts as known, even if some seats got nothing
WATCHED: Final = 0.5  # seconds of the slices in which stolen processor time is measured
DISTURBED: Final = 0.02  # share of stolen time above which a slice is disturbed
NODE: Final = "bench"  # name of the measured nodes, with a number
LEASE: Final = 3.0
LAST_MOVES: Final = 5.0  # seconds for the tables to finish


class Choice(msgspec.Struct):
    text: str


class View(msgspec.Struct):
    waiting: list[int]
    options: list[Choice]


class State(msgspec.Struct):
    """What a simple client reads of a state message."""

    seq: int
    view: View


READ: Final = msgspec.json.Decoder(State)


@dataclass(frozen=True)
class Load:
    game: str
    seats: int
    options: dict[str, str]
    tables: int
    seconds: float
    rate: float
    idle: int  # additional sockets without moves
    store: str  # empty for a new SQLite file
    box: str = ""  # canonical form of the box, if it is not that of tables that ask for none
    nodes: int = 0  # processes that share the tables, on PostgreSQL; 0 for a server that has the store to itself
    foreign: bool = False  # whether sockets are opened at another node than that of their table
    analysing: bool = False  # whether a game is analysed all the while, as the server does it


@dataclass(frozen=True)
class ServerSpeed:
    game: str
    seats: int
    tables: int
    sockets: int
    rate: float
    seconds: float
    compiled: bool
    moves: int
    moves_per_s: float
    cpu_us_per_move: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    kb_per_table: float
    kb_per_socket: float
    rss_mb: float
    stolen_percent: float  # processor time taken by other virtual machines; it lengthens every latency
    quiet_percent: float  # share of the moves made while almost nothing was stolen
    quiet_p99_ms: float | None  # of these moves
    postgres_us_per_move: float | None = None  # processor time of PostgreSQL, if it runs on this machine


@dataclass(frozen=True)
class NodesSpeed:
    """One process, and several nodes on the same store: the medians of some rounds. Ratios are those of the processor
    time a move, PostgreSQL not included."""

    nodes: int
    single: ServerSpeed
    own: ServerSpeed  # sockets at the node of their table
    foreign: ServerSpeed  # sockets that another node has accepted
    own_ratio: float
    foreign_ratio: float
    growth: float  # times the moves of one process, if each node has a core: nodes / own_ratio


def measure_nodes(load: Load, rounds: int = 3) -> NodesSpeed:
    """Measure one process and `load.nodes` nodes in turns, so that other work on the machine meets both."""
    ways = (replace(load, nodes=0), replace(load, foreign=False), replace(load, foreign=True))
    found = [[measure_server(way) for way in ways] for _ in range(rounds)]
    single, own, foreign = (middle([each[number] for each in found]) for number in range(3))
    own_ratio = median(each[1].cpu_us_per_move / each[0].cpu_us_per_move for each in found)
    foreign_ratio = median(each[2].cpu_us_per_move / each[0].cpu_us_per_move for each in found)
    return NodesSpeed(load.nodes, single, own, foreign, own_ratio, foreign_ratio, load.nodes / own_ratio)


def middle(found: list[ServerSpeed]) -> ServerSpeed:
    """Return the median of each figure."""
    names = [name for name, value in asdict(found[0]).items() if isinstance(value, float)]
    known = {name: [value for each in found if (value := getattr(each, name)) is not None] for name in names}
    return replace(found[0], **{name: median(values) for name, values in known.items()})


def measure_server(load: Load) -> ServerSpeed:
    import uvloop

    from kociolek.server.app import raise_file_limit

    with tempfile.TemporaryDirectory() as folder:
        store = load.store or f"sqlite:{Path(folder) / 'bench.db'}"
        with ExitStack() as stack:
            processes = [
                stack.enter_context(started(store, folder, number, load.nodes > 0))
                for number in range(max(1, load.nodes))
            ]
            ports = [port_of(process) for process in processes]
            raise_file_limit()
            bench = Bench(load, ports[0], ports=ports)
            work = within(60 + 4 * load.seconds + load.tables, bench.run())
            with analysing() if load.analysing else nullcontext():
                found = uvloop.run(ending(processes, work))
        if load.nodes:
            forget(store, bench.ids)
        return found


@contextmanager
def started(store: str, folder: str, node: int, several: bool) -> Iterator[subprocess.Popen[str]]:
    """Run the measured server, or one of several nodes."""
    command = [sys.executable, "-m", "kociolek.server.bench", store, *([str(node), folder] if several else [])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()
            process.wait(30)


def port_of(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    return int(process.stdout.readline())


def forget(store: str, ids: Sequence[str]) -> None:
    """Forget which nodes had the measured tables, so that the next ones do not adopt them."""
    with closing(database_at(store)) as db:
        for id in ids:
            db.run("DELETE FROM place WHERE live = ?", (id,))


@contextmanager
def analysing() -> Iterator[None]:
    """Analyse games one after the other in the worker of the server, with its priority."""
    finished = play(built_in_game("kittens"), ["easy", "medium", "easy", "medium"], 1)
    text = "".join(f"{line}\n" for line in lines(finished)).encode()
    over = Event()

    def work() -> None:
        while not over.is_set():
            with subprocess.Popen(WORKER, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as worker:
                yield_to_others(worker.pid)
                assert worker.stdin is not None
                worker.stdin.write(text)
                worker.stdin.close()
                while worker.poll() is None:
                    if over.wait(0.1):
                        worker.kill()

    thread = Thread(target=work)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


async def ending(processes: list[subprocess.Popen[str]], work: Coroutine[Any, Any, ServerSpeed]) -> ServerSpeed:
    """End the servers before uvloop is closed, which would wait for open connections for ever."""
    try:
        return await work
    finally:
        for process in processes:
            process.terminate()


async def within(seconds: float, work: Coroutine[Any, Any, ServerSpeed]) -> ServerSpeed:
    """Raise TimeoutError if the measurement takes too long."""
    async with asyncio.timeout(seconds):
        return await work


class Bench:
    def __init__(self, load: Load, port: int, address: str = "", ports: Sequence[int] = ()) -> None:
        self.load: Final = load
        self.port: Final = port
        self.ports: Final = list(ports or [port])  # of the nodes
        self.ids: Final[list[str]] = []  # of all tables
        self.address: Final = address  # of the clients; empty for that of the server
        self.latencies: list[float] = []
        self.quiet: list[float] = []  # latencies of undisturbed slices
        self.counting = self.over = False
        self.random: Final = Random(1)
        own = (address, 0) if address else None
        self.lines: Final = [HTTPConnection("127.0.0.1", each, source_address=own) for each in self.ports]
        self.database: Final = database_at(load.store) if load.store.startswith("postgres") else None
        self.cookies: list[str] = []
        self.spare: list[Playing] = []  # tables for the next games
        self.open: set[Playing] = set()

    async def run(self) -> ServerSpeed:
        load = self.load
        self.cookies = [self.guest(f"Player {seat}") for seat in range(load.seats)]
        for _ in range(3):  # loads what all tables share
            self.make_table()
        empty = self.memory()
        ids = [self.make_table() for _ in range(load.tables)]
        with_tables = self.memory()
        tables = [Playing(self, id) for id in ids]
        await self.connect(tables)
        idle = [
            Connection(self.port_for(ids[i % len(ids)]), ids[i % len(ids)], "", lambda _: None)
            for i in range(load.idle)
        ]
        for i in range(0, len(idle), 50):
            await asyncio.gather(*(each.open() for each in idle[i : i + 50]))
        sockets = load.tables * load.seats + load.idle
        await asyncio.sleep(1)
        with_sockets = self.memory()
        if not load.rate:
            spare = min(MOST_SPARE, int(load.seconds * GAMES_PER_SECOND))
            self.spare = [Playing(self, self.make_table()) for _ in range(spare)]
            await self.connect(self.spare)
        players = [asyncio.create_task(self.keep_playing(table)) for table in tables]
        await asyncio.sleep(min(2.0, load.seconds / 4))  # warm
        postgres = self.postgres()
        cpu, stolen, begin, self.counting = self.cpu(), stolen_seconds(), monotonic(), True
        await self.watch(load.seconds)
        self.counting, self.over = False, True
        took, used = monotonic() - begin, self.cpu() - cpu
        stored = None if postgres is None else (self.postgres() or 0.0) - postgres
        stolen = stolen_seconds() - stolen
        await self.finish(players)
        memory = self.memory()
        await asyncio.gather(*(each.end() for each in idle), *(table.end() for table in [*self.open, *self.spare]))
        for line in self.lines:
            line.close()
        if self.database is not None:
            self.database.close()
        moves = len(self.latencies)
        cuts = percentiles(self.latencies)
        return ServerSpeed(
            load.game, load.seats, load.tables, sockets, load.rate, load.seconds, kociolek.build() == "compiled",
            moves, moves / took, used / max(1, moves) * 1e6, cuts[49] * 1000, cuts[94] * 1000, cuts[98] * 1000,
            (with_tables - empty) / load.tables / 1024, (with_sockets - with_tables) / sockets / 1024, memory / 1e6,
            100 * stolen / took / processors(), 100 * len(self.quiet) / max(1, moves),
            percentiles(self.quiet)[98] * 1000 if self.quiet else None,
            None if stored is None else stored / max(1, moves) * 1e6,
        )  # fmt: skip

    async def watch(self, seconds: float) -> None:
        """Wait, and collect the latencies of undisturbed slices."""
        end = monotonic() + seconds
        while (now := monotonic()) < end:
            known, stolen = len(self.latencies), stolen_seconds()
            await asyncio.sleep(min(WATCHED, end - now))
            if stolen_seconds() - stolen <= DISTURBED * (monotonic() - now) * processors():
                self.quiet += self.latencies[known:]

    async def finish(self, players: list[asyncio.Task[None]]) -> None:
        """Wait for the tables to finish. Raise the first error of a table."""
        _, late = await asyncio.wait(players, timeout=LAST_MOVES)
        for task in late:
            task.cancel()
        for result in await asyncio.gather(*players, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    async def connect(self, tables: list[Playing]) -> None:
        for i in range(0, len(tables), 20):
            await asyncio.gather(*(table.connect() for table in tables[i : i + 20]))

    async def keep_playing(self, table: Playing) -> None:
        """Play one game after the other."""
        self.open.add(table)
        wait = self.random.random()
        while await table.play(wait):
            await table.end()
            self.open.remove(table)
            wait = 0.0
            ready = bool(self.spare)
            table = self.spare.pop() if ready else Playing(self, self.make_table())
            self.open.add(table)  # before connecting, so that it is closed in any case
            if not ready:
                await table.connect()

    # -- by HTTP --------------------------------------------------------------------------
    def ask(self, method: str, path: str, body: object = None, cookie: str = "", at: int = 0) -> tuple[Any, str]:
        """Ask a server, that of number `at`."""
        http = self.lines[at]
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        data = None if body is None else json.dumps(body)
        try:
            http.request(method, path, data, headers)
            answer = http.getresponse()
        except ConnectionError:  # the server closed it because it was idle
            http.close()
            http.request(method, path, data, headers)
            answer = http.getresponse()
        found = answer.read()
        if answer.status != 200:
            raise RuntimeError(f"{path}: {answer.status} {found!r}")
        kind = answer.getheader("Content-Type", "")
        told = json.loads(found) if "json" in kind else found.decode()
        return told, answer.getheader("Set-Cookie", "").partition(";")[0]

    def guest(self, name: str) -> str:
        return self.ask("POST", "/api/me", {"name": name})[1]

    def make_table(self) -> str:
        load = self.load
        setup = {"game": load.game, "seats": load.seats, "options": load.options, "tempo": "relaxed", "window": 3600}
        setup["asking"] = "everybody"  # every move is then made by a client
        if load.box:
            setup["box"] = self.ask("POST", "/api/boxes", {"source": load.box}, self.cookies[0])[0]["box"]["id"]
        at = len(self.ids) % len(self.ports)
        id: str = self.ask("POST", "/api/tables", {"setup": setup}, self.cookies[0], at)[0]["table"]
        self.ids.append(id)
        for cookie in self.cookies[1:]:
            self.ask("POST", f"/api/tables/{id}/commands", {"do": "sit"}, cookie)
        self.ask("POST", f"/api/tables/{id}/commands", {"do": "start"}, self.cookies[0])
        return id

    def port_for(self, id: str) -> int:
        """Return the port at which the sockets of a table are opened."""
        if not self.load.nodes or self.database is None:
            return self.port
        sql = "SELECT name FROM place JOIN node ON node.epoch = place.epoch WHERE live = ? AND alive = 1"
        [[name]] = self.database.rows(sql, (id,))
        return self.ports[(int(str(name).rpartition("-")[2]) + self.load.foreign) % len(self.ports)]

    def gauge(self, name: str) -> float:
        """Return the sum over all nodes."""
        found = 0.0
        for at in range(len(self.ports)):
            with closing(HTTPConnection("127.0.0.1", self.ports[at])) as line:  # the others may have been passed on
                line.request("GET", "/metrics")
                text = line.getresponse().read().decode()
            found += float(next(line.split()[1] for line in text.splitlines() if line.startswith(f"{name} ")))
        return found

    def postgres(self) -> float | None:
        """Return the processor time of PostgreSQL so far, None if it runs elsewhere."""
        if self.database is None:
            return None
        found = 0
        for (pid,) in self.database.rows("SELECT pid FROM pg_stat_activity"):
            try:
                name, _, rest = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")
            except OSError:
                return None
            if "postgres" not in name:
                return None
            found += sum(int(each) for each in rest.split()[11:13])
        return found / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        return self.gauge("process_resident_memory_bytes")

    def cpu(self) -> float:
        return self.gauge("process_cpu_seconds_total")


class Playing:
    """One table with clients on all its seats."""

    def __init__(self, bench: Bench, id: str) -> None:
        self.bench: Final = bench
        self.id: Final = id
        self.seats: list[Connection] = []
        self.states: list[bytes] = []  # parsed when they are needed
        self.told = 0  # seats that got the last move
        self.sent = self.last = 0.0
        self.known: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def connect(self) -> None:
        count = self.bench.load.seats
        self.states = [b""] * count
        port = self.bench.port_for(self.id)
        self.seats = [
            Connection(port, self.id, cookie, self.hears(seat), self.bench.address)
            for seat, cookie in enumerate(self.bench.cookies)
        ]
        await asyncio.gather(*(each.open() for each in self.seats))
        await asyncio.sleep(0.01)
        while not all(self.states):
            await asyncio.sleep(0.01)

    def hears(self, seat: int) -> Callable[[bytes], None]:
        def hear(data: bytes) -> None:
            if data.startswith(b'{"type":"state"'):
                self.last = perf_counter()
                self.told += 1
                self.states[seat] = data
                if self.told >= len(self.states):
                    self.settle()

        return hear

    async def play(self, offset: float) -> bool:
        """Play until the game is over. Return False if the time is over before."""
        rate = self.bench.load.rate
        due = monotonic() + (offset / rate if rate else 0.0)
        while not self.bench.over:  # a cancellation may be lost when an answer arrives
            if rate:
                await asyncio.sleep(max(0.0, due - monotonic()))
                due += 1 / rate
            if not await self.move():
                return True
        return False

    async def move(self) -> bool:
        """Make a move. Return False when the game is over."""
        asked = READ.decode(self.states[0]).view.waiting
        if not asked:
            return False
        seat = asked[self.bench.random.randrange(len(asked))]
        state = READ.decode(self.states[seat])
        options = [choice.text for choice in state.view.options]
        if not options:  # the update of this seat is late
            await asyncio.sleep(SETTLE / 10)
            return True
        move = "pass" if "pass" in options else options[self.bench.random.randrange(len(options))]
        loop = asyncio.get_running_loop()
        self.told = 0
        self.known = loop.create_future()
        timer = loop.call_later(SETTLE, self.settle)
        self.sent = perf_counter()
        self.seats[seat].send(msgspec.json.encode({"do": "move", "seq": state.seq, "move": move}))
        await self.known
        timer.cancel()
        if self.told < len(self.states):
            await self.heard()
        if self.bench.counting:
            self.bench.latencies.append(self.last - self.sent)
        return True

    def settle(self) -> None:
        if not self.known.done():
            self.known.set_result(None)

    async def heard(self) -> None:
        """Wait for late updates; some seats may get none."""
        while not self.told:
            await asyncio.sleep(SETTLE / 10)
        await asyncio.sleep(SETTLE)

    async def end(self) -> None:
        await asyncio.gather(*(each.end() for each in self.seats))


class Connection(asyncio.Protocol):
    """Minimal WebSocket client (RFC 6455) that costs little beside the server."""

    def __init__(
        self, port: int, table: str, cookie: str, hear: Callable[[bytes], None], address: str = "", query: str = ""
    ) -> None:
        self.query: Final = query  # more parameters
        self.port: Final = port
        self.address: Final = address  # own address on the loopback
        self.table: Final = table
        self.cookie: Final = cookie
        self.hear: Final = hear
        self.buffer = bytearray()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        own = (self.address, 0) if self.address else None
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port, local_addr=own)
        await self.ready

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are not of that class
        key = b64encode(os.urandom(16)).decode()
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        head = (
            f"GET /api/tables/{self.table}/socket?protocol={PROTOCOL}{self.query} HTTP/1.1\r\n"
            f"Host: 127.0.0.1:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n{cookie}\r\n"
        )
        self.transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.ready.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                self.ready.set_exception(RuntimeError(bytes(self.buffer).decode("latin-1")))
                return
            self.buffer = bytearray(rest)
            self.ready.set_result(None)
        while (frame := self.frame()) is not None:
            opcode, payload = frame
            if opcode == 1:
                self.hear(payload)
            elif opcode == 9:
                self.write(10, payload)

    def frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size == 126:
            if len(buffer) < 4:
                return None
            size, start = unpack_from("!H", buffer, 2)[0], 4
        elif size == 127:
            if len(buffer) < 10:
                return None
            size, start = unpack_from("!Q", buffer, 2)[0], 10
        if len(buffer) < start + size:
            return None
        payload = bytes(buffer[start : start + size])
        opcode = buffer[0] & 15
        del buffer[: start + size]
        return opcode, payload

    def send(self, text: bytes) -> None:
        self.write(1, text)

    def write(self, opcode: int, payload: bytes) -> None:
        """Write a frame masked with zeros; the mask matters only to proxies."""
        size = len(payload)
        head = pack("!BB", 128 | opcode, 128 | size) if size < 126 else pack("!BBH", 128 | opcode, 254, size)
        if self.transport is not None:
            self.transport.write(head + b"\0\0\0\0" + payload)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(RuntimeError("the connection was closed"))
        if not self.ended.done():
            self.ended.set_result(None)

    async def end(self) -> None:
        if self.transport is not None:
            self.transport.close()
            await asyncio.wait([self.ended], timeout=1)  # it may never have been opened


def percentiles(latencies: list[float]) -> list[float]:
    return quantiles(latencies, n=100, method="inclusive") if len(latencies) > 1 else (latencies or [0.0]) * 99


def processors() -> int:
    return os.cpu_count() or 1


def stolen_seconds() -> float:
    """Return the stolen processor time since the start of the machine, 0 if unknown."""
    try:
        return int(Path("/proc/stat").read_text("ascii").split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return 0.0


def free_settings(store: str) -> Settings:
    """Return the settings of a measured server, without limits."""
    from kociolek.server.limits import Limits
    from kociolek.server.settings import Settings

    many, plenty = 10**6, PLENTY
    free = Limits(
        plenty, plenty, plenty, plenty, plenty, plenty, plenty, plenty, plenty, plenty,
        connections=many, sockets=many, sockets_each=many, tables=many, waiting=many, tables_of_address=many,
        waiting_of_address=many, lag=(1e9, 1e9, 1e9),
    )  # fmt: skip
    return Settings(port=0, store=store, limits=free)


def serve(settings: Settings) -> None:
    """Run the measured server and print its port."""
    from kociolek.server import logs
    from kociolek.server.app import run
    from kociolek.server.store.opening import open_store

    logs.set_up("warning")
    store = open_store(settings.store, False, 0.0 if settings.node is None else settings.node.lease)
    run(settings, store, lambda address: print(address.rpartition(":")[2], flush=True))


def serve_node(settings: Settings, number: int, folder: str) -> None:
    """Run one of the measured nodes and print its port."""
    from kociolek.server.settings import NodeSettings

    name = f"{NODE}-{number}"
    node = NodeSettings(name, NODE, door=Path(folder) / name, lease=LEASE)
    serve(replace(settings, node=node, workers=1))


def main() -> None:
    settings = free_settings(sys.argv[1])
    if len(sys.argv) > 2:
        serve_node(settings, int(sys.argv[2]), sys.argv[3])
    else:
        serve(settings)


if __name__ == "__main__":
    main()
