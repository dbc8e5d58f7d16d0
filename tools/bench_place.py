"""Measure a club evening and push notices on a real server.

    .venv/bin/python tools/bench_place.py evening                 200 people, 5 rounds at tables of 4
    .venv/bin/python tools/bench_place.py notices                 1,000 pushes to a push service that answers
    .venv/bin/python tools/bench_place.py notices --bad 0.5       half of them slow, refused, redirected or gone

The server is a process of its own with a SQLite store. A player at a table of bots sends a command every 20 ms: the
delay of these commands shows what the rest costs a table. Processor time is that of the server, or of its courier.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from cryptography.hazmat.primitives.asymmetric import ec

from kociolek.server.identity import now_ms
from kociolek.server.notices import push
from kociolek.server.store import outbox
from kociolek.server.store.opening import open_store

START_LIMIT, PAGE_LIMIT, NOTICE_LIMIT, COMMAND_LIMIT = 3.0, 0.020, 3.0, 0.100  # s


# -- the server -----------------------------------------------------------------------------------
@contextmanager
def served(store: str) -> Iterator[tuple[int, int]]:
    """Run a server, and yield its port and process. Clients may name their own address."""
    command = [
        sys.executable, "-m", "kociolek", "serve", "--port", "0", "--store", store, "--workers", "1", "--proxy",
        "127.0.0.1", "--hooks-inside", "127.0.0.0/8", "--log", "error",
    ]  # fmt: skip
    with Popen(command, stdout=PIPE, stderr=DEVNULL, text=True, env={**os.environ, "KOCIOLEK_LANG": "en"}) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        port = int(line.rsplit(":", 1)[1].split()[0].strip("/"))
        threading.Thread(target=process.stdout.read, daemon=True).start()
        try:
            yield port, process.pid
        finally:
            process.terminate()


def cpu(process: int) -> float:
    """Return the processor seconds of a process."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def child_of(process: int, name: str) -> int:
    for number in Path(f"/proc/{process}/task/{process}/children").read_text().split():
        if name in Path(f"/proc/{number}/cmdline").read_text():
            return int(number)
    return 0


class Client:
    """Somebody with an address and a cookie."""

    def __init__(self, port: int, name: str, number: int) -> None:
        headers = {"X-Forwarded-For": f"10.1.{number // 250}.{number % 250 + 1}"}
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=60, trust_env=False)
        self.name = name
        self.post("/api/me", {"name": name})

    def post(self, path: str, body: Any) -> Any:
        answer = self.http.post(path, json=body)
        for wait in (1, 2, 4, 8):
            if answer.status_code != 429:
                break
            time.sleep(wait)
            answer = self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    def get(self, path: str) -> bytes:
        answer = self.http.get(path)
        answer.raise_for_status()
        return answer.content


class Neighbour(threading.Thread):
    """A player at another table, who notes how long commands take."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self.client = Client(port, "Neighbour", 60_000)
        setup = {"game": "kittens", "seats": 2, "tempo": "relaxed"}
        self.table = self.client.post("/api/tables", {"setup": setup, "bots": ["random"], "start": True})["table"]
        self.delays: list[float] = []
        self.ends = threading.Event()

    def run(self) -> None:
        while not self.ends.wait(0.02):
            begin = time.perf_counter()
            answer = self.client.http.get(f"/api/tables/{self.table}")
            if answer.status_code == 200:
                self.delays.append(time.perf_counter() - begin)

    def take(self, share: float) -> float:
        found, self.delays = sorted(self.delays), []
        return found[int(len(found) * share)] if found else 0.0


def told(what: str, value: float, unit: str, limit: float | None = None) -> bool:
    good = limit is None or value <= limit
    wanted = "" if limit is None else f" (at most {limit:g})"
    print(f"{value:10.3f} {unit:3} {what}{wanted}{'' if good else '  MISSED'}")
    return good


# -- an evening -----------------------------------------------------------------------------------
def evening(people: int, rounds: int, seats: int) -> bool:
    with TemporaryDirectory() as folder, served(f"sqlite:{folder}/club.db") as (port, process):
        clients = [Client(port, f"Player {number}", number) for number in range(people)]
        host, names = clients[0], {client.name: client for client in clients}
        neighbour = Neighbour(port)
        neighbour.start()
        setup = {"game": "kittens", "seats": seats, "tempo": "relaxed"}
        body = {"name": "Friday", "setup": setup, "rounds": rounds, "final": True}
        place = f"/api/evenings/{host.post('/api/evenings', body)['id']}"
        begin = cpu(process)
        for client in clients:
            client.post(f"{place}/join", {})
        good = told(f"processor time of a join, {people} people", (cpu(process) - begin) * 1000 / people, "ms")
        neighbour.take(0.99)
        starts, info = [], {}
        for number in range(rounds + 1):
            begin_time, before = time.perf_counter(), cpu(process)
            info = host.post(f"{place}/round", {})
            starts.append(time.perf_counter() - begin_time)
            tables = info["played"][-1]["tables"]
            print(
                f"           round {number + 1}: {len(tables)} tables, {cpu(process) - before:.2f} s of processor time"
            )
            if number == rounds - 1:  # the page is at its largest: everybody looks at it
                before = cpu(process)
                sizes = [len(client.get(place)) for client in clients]
                page = (cpu(process) - before) / people
                good &= told("processor time of the page of an evening", page * 1000, "ms", PAGE_LIMIT * 1000)
                told("size of the page", max(sizes) / 1000, "kB")
            for each in tables:  # all but one leave, one after the other: every game has a whole order
                for name in each["names"][1:]:
                    names[name].post(f"/api/tables/{each['table']}/commands", {"do": "leave"})
            while json.loads(host.get(place))["status"] == "playing":
                time.sleep(0.05)
        neighbour.ends.set()
        good &= told("longest start of a round: seating and tables", max(starts), "s", START_LIMIT)
        good &= told("p99 of commands at another table", neighbour.take(0.99) * 1000, "ms", COMMAND_LIMIT * 1000)
        info = json.loads(host.get(place))
        met = Counter(
            frozenset(two)
            for each in info["played"][:rounds]
            for table in each["tables"]
            for two in combinations(table["names"], 2)
        )
        good &= told("repeated meetings", sum(number - 1 for number in met.values()), "", 0)
        memory = next(line for line in Path(f"/proc/{process}/status").read_text().splitlines() if "VmHWM" in line)
        told("memory at most", int(memory.split()[1]) / 1000, "MB")
        assert info["status"] == "over", info["status"]
        return good


# -- notices --------------------------------------------------------------------------------------
class PushService:
    """A push service. Paths say how it answers: ok, slow, refuses, redirect, gone."""

    def __init__(self) -> None:
        self.got: list[tuple[str, float, int]] = []
        self.port = 0
        ready = threading.Event()
        threading.Thread(target=asyncio.run, args=(self._serve(ready),), daemon=True).start()
        ready.wait(10)

    async def _serve(self, ready: threading.Event) -> None:
        server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        await server.serve_forever()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = dict(line.lower().split(": ", 1) for line in head.strip().split("\r\n")[1:])
        body = await reader.readexactly(int(lines["content-length"]))
        path = head.split()[1]
        self.got.append((path, time.time(), len(body)))
        if path.startswith("/slow"):
            await asyncio.sleep(30)
        status = {"/refuses": "400 Bad", "/gone": "410 Gone", "/redirect": "302 Found\r\nLocation: /inside"}
        answer = status.get(path.rsplit("/", 1)[0], "201 Created")
        writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()


def notices(number: int, bad: float) -> bool:
    service = PushService()
    key = ec.generate_private_key(push.CURVE)
    keys = json.dumps({"p256dh": push.plain(push.point(key.public_key())), "auth": push.plain(os.urandom(16))})
    ways = ("slow", "refuses", "redirect", "gone")
    paths = [f"/{ways[n % 4] if n < number * bad else 'ok'}/{n}" for n in range(number)]
    with TemporaryDirectory() as folder:
        store = f"sqlite:{folder}/notices.db"
        made = open_store(store)
        with made.database.transaction():
            for n, path in enumerate(paths):
                id = f"player-{n:012}"
                player = (id, f"Player {n}", now_ms())
                made.database.run("INSERT INTO player VALUES (?, ?, 0, ?, NULL, NULL, NULL, 0)", player)
                target = f"http://127.0.0.1:{service.port}{path}"
                channel = outbox.Channel(f"c{n}", id, "push", f"d{n}", target, keys, 1, 1, 0, "")
                outbox.put_channel(made.database, channel)
        made.close()
        due = now_ms() + 6_000  # when the server runs and the neighbour plays
        made = open_store(store)
        with made.database.transaction():
            news = [outbox.News(f"player-{n:012}", "started", f"table-{n:016}", 0, due) for n in range(number)]
            outbox.add_news(made.database, news, due)
        made.close()
        with served(store) as (port, process):
            neighbour = Neighbour(port)
            neighbour.start()
            time.sleep(max(0.0, due / 1000 - time.time() - 1))
            quiet = neighbour.take(0.99)
            before = cpu(process)
            wanted = sum(path.startswith("/ok") for path in paths)
            while sum(path.startswith("/ok") for path, _, _ in service.got) < wanted and time.time() < due / 1000 + 240:
                time.sleep(0.1)
            courier = child_of(process, "courier")
            busy = neighbour.take(0.99)
            spent = [cpu(process) - before, cpu(courier) if courier else 0.0]
            neighbour.ends.set()
            time.sleep(1)
        late = sorted(at - due / 1000 for path, at, _ in service.got if path.startswith("/ok"))
        times = Counter(path for path, _, _ in service.got)
        print(f"{number} push notices due at once, {number - wanted} of them to bad receivers")
        good = told("not received by a good browser", wanted - len(late), "", 0)
        good &= told("sent twice", sum(each > 1 for each in times.values()), "", 0)
        good &= told("followed redirects", times["/inside"], "", 0)
        good &= told("p95 from due to received", late[int(len(late) * 0.95)], "s", NOTICE_LIMIT if not bad else None)
        good &= told("lengths of a message", len({size for *_, size in service.got}), "", 1)
        told("bytes of a message", max(size for *_, size in service.got), "B")
        told("processor time of the server for a notice", spent[0] * 1000 / number, "ms")
        told("processor time of the courier for a notice", spent[1] * 1000 / number, "ms")
        told("p99 of commands at a table before", quiet * 1000, "ms")
        good &= told("p99 of commands at a table meanwhile", busy * 1000, "ms", COMMAND_LIMIT * 1000)
        return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["evening", "notices"])
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--notices", type=int, default=1000)
    parser.add_argument("--bad", type=float, default=0.0, help="share of browsers that cannot be reached well")
    args = parser.parse_args()
    good = evening(args.people, args.rounds, args.seats) if args.what == "evening" else notices(args.notices, args.bad)
    sys.exit(0 if good else "a limit was missed")


if __name__ == "__main__":
    main()
