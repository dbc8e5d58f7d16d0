"""Test kit: a server on the loopback, and clients that use it as browsers and programs do."""

from __future__ import annotations

import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from kociolek.server.app import Runner, listening, runner
from kociolek.server.limits import Limits
from kociolek.server.settings import Settings
from kociolek.server.store.opening import open_store
from kociolek.server.wire import PROTOCOL

PLENTY = (1e6, 1e6)
MANY = 10_000
FREE = Limits(
    PLENTY, PLENTY, PLENTY, PLENTY, open=PLENTY, mail=PLENTY, read_in_all=PLENTY, sockets=MANY, tables=MANY,
    waiting=MANY, tables_of_address=MANY, waiting_of_address=MANY, lag=(60.0, 60.0, 60.0),
)  # fmt: skip
QUICK = Settings(port=0, limits=FREE, pace=0.02, thinking=0.02, workers=1)
# A table without a clock that asks everybody, so that tests find the same questions whatever is dealt.
CALM: dict[str, Any] = {"tempo": "relaxed", "window": 3600, "asking": "everybody"}
PATIENCE = 60.0  # the machine may be busy
OPEN: list[Person | Socket] = []  # closed after each test


def close_all() -> None:
    while OPEN:
        OPEN.pop().close()


class Running:
    """A server in its own thread."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.runner: Runner = runner(settings, open_store(settings.store, settings.durable))
        self.socket = listening("127.0.0.1", settings.port)
        self.port: int = self.socket.getsockname()[1]
        self.thread = threading.Thread(target=self.runner.run, kwargs={"sockets": [self.socket]}, daemon=True)
        self.thread.start()
        until(lambda: self.runner.started)
        # The real one takes a tenth of a second and 64 MB for each password, as it should.
        vars(self.server.identities)["_hasher"] = PasswordHasher(1, 8, 1)

    @property
    def server(self) -> Any:
        return self.runner.table_server

    def stop(self) -> None:
        self.runner.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"

    def person(self, name: str = "Ala", **more: Any) -> Person:
        return Person(self.port, name, **more)


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    server = Running(settings)
    try:
        yield server
    finally:
        server.stop()


def until(holds: Callable[[], Any], patience: float = PATIENCE, pause: float = 0.005) -> Any:
    end = time.monotonic() + patience
    while not (found := holds()):
        assert time.monotonic() < end, "it never happened"
        time.sleep(pause)
    return found


class Person:
    """A player with a cookie, or a program with a token."""

    def __init__(
        self, port: int, name: str = "", cookie: str = "", token: str = "", program: bool = False, address: str = ""
    ) -> None:
        """Connect from `address` if the server trusts this machine as a proxy."""
        self.port = port
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if address:
            headers["X-Forwarded-For"] = address
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=PATIENCE, trust_env=False
        )
        OPEN.append(self)
        if cookie:
            self.http.headers["Cookie"] = cookie
        elif name:
            answer = self.http.post("/api/me", json={"name": name, "program": program})
            assert answer.status_code == 200, answer.text
            self.take_cookie(answer)
        self.id = str((self.http.get("/api/me").json().get("player") or {"id": ""})["id"])

    def close(self) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return str(self.http.headers.get("Cookie", ""))

    def take_cookie(self, answer: httpx.Response) -> None:
        """Keep a cookie as a browser does."""
        for line in answer.headers.get_list("set-cookie"):
            name, _, value = line.partition(";")[0].partition("=")
            held = dict(each.split("=", 1) for each in self.cookie.split("; ") if each)
            self.http.headers["Cookie"] = "; ".join(f"{key}={text}" for key, text in (held | {name: value}).items())
        self.http.cookies.clear()

    def get(self, path: str, status: int = 200) -> Any:
        return self._read(self.http.get(path), status)

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        return self._read(self.http.post(path, json=body), status)

    def delete(self, path: str, status: int = 200) -> Any:
        return self._read(self.http.delete(path), status)

    def _read(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, f"{answer.status_code} {answer.text}"
        self.take_cookie(answer)
        return answer.json() if "application/json" in answer.headers["content-type"] else answer.text

    def make(self, game: str = "kittens", seats: int = 2, bots: int = 0, start: bool = False, **setup: Any) -> str:
        body = {"setup": {"game": game, "seats": seats, **setup}, "bots": ["random"] * bots, "start": start}
        return str(self.post("/api/tables", body)["table"])

    def do(self, table: str, what: str, status: int = 200, **fields: Any) -> Any:
        return self.post(f"/api/tables/{table}/commands", {"do": what, **fields}, status)

    def sit(self, table: str, **fields: Any) -> Any:
        return self.do(table, "sit", **fields)

    def state(self, table: str) -> Any:
        return with_moves(self.get(f"/api/tables/{table}/state?protocol={PROTOCOL}"))

    def table(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")

    def open(self, table: str, since: int = 0) -> Socket:
        return Socket(self.port, table, self.cookie, since)


def with_moves(message: Any) -> Any:
    """Add the texts of the legal moves to a state, as `moves`."""
    if "view" in message:
        message["moves"] = texts(message["view"])
    return message


def texts(view: Any) -> list[str]:
    return [str(choice["text"]) for choice in view["options"]]


class Socket:
    """A WebSocket to a table."""

    def __init__(
        self, port: int, table: str, cookie: str = "", since: int = 0, origin: str | None = None, node: str = ""
    ) -> None:
        headers = {"Cookie": cookie} if cookie else {}
        known = None if origin is None else Origin(origin)
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket?since={since}&protocol={PROTOCOL}"
        if node:
            address += f"&node={node}"
        self.connecting = connect(
            address, origin=known, additional_headers=headers, compression=None, proxy=None, close_timeout=1
        )
        self.ws: ClientConnection = self.connecting.__enter__()
        OPEN.append(self)
        self.heard: list[Any] = []
        self.raw: list[str] = []
        self.last: dict[str, Any] = {}
        self.next_id = 0

    def hear(self, timeout: float = PATIENCE) -> Any:
        text = self.ws.recv(timeout)
        assert isinstance(text, str)
        message = with_moves(json.loads(text))
        self.raw.append(text)
        self.heard.append(message)
        self.last[message["type"]] = message
        return message

    def wait(self, kind: str, fits: Callable[[Any], bool] = lambda _: True, timeout: float = PATIENCE) -> Any:
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if message["type"] == kind and fits(message):
                return message

    def drain(self, quiet: float = 0.1) -> list[Any]:
        """Return the messages until none has come for a while."""
        heard = []
        while True:
            try:
                heard.append(self.hear(quiet))
            except (TimeoutError, ConnectionClosed):
                return heard

    def say(self, what: str, **fields: Any) -> str:
        self.next_id += 1
        self.ws.send(json.dumps({"do": what, "id": f"c{self.next_id}", **fields}))
        return f"c{self.next_id}"

    def ask(self, what: str, **fields: Any) -> Any:
        """Send a command and return its answer."""
        id = self.say(what, **fields)
        while True:
            message = self.hear()
            if message["type"] in ("ack", "refused", "hint", "pong") and message["id"] == id:
                return message

    def move(self, move: str) -> Any:
        return self.ask("move", seq=self.last["state"]["seq"], move=move)

    def close(self) -> None:
        self.connecting.__exit__(None, None, None)


def make_move(table: str, seated: list[Person], number: int = 0) -> bool:
    """Make one of the moves of a seat that has some, `number` says which. Return False if the game is over."""

    def decided() -> list[tuple[Person | None, Any]]:
        for person in seated:
            state = person.state(table)
            if state["moves"]:
                return [(person, state)]
            if not state["view"]["waiting"]:
                return [(None, state)]
        return []  # the server is about to pass for somebody without a choice

    [(person, state)] = until(decided)
    if person is not None:
        person.post(f"/api/tables/{table}/move", {"move": state["moves"][number % len(state["moves"])]})
    return person is not None


def table_of(server: Running, seats: int, game: str = "kittens", **setup: Any) -> tuple[list[Person], str]:
    people = [server.person(f"Player {number}") for number in range(seats)]
    table = people[0].make(game, seats=seats, **{**CALM, **setup})
    for person in people[1:]:
        person.sit(table)
    people[0].do(table, "start")
    return people, table


# -- PostgreSQL ---------------------------------------------------------------------------
# Its data is thrown away, and hundreds of small databases are no work for autovacuum.
QUICK_POSTGRES = ("listen_addresses=127.0.0.1", "fsync=off", "autovacuum=off", "checkpoint_timeout=1h")


def postgres_program(name: str) -> str:
    found = shutil.which(name) or next(
        iter(sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)), None
    )
    if found is None:
        pytest.fail(
            f"the tests of the PostgreSQL store need {name}: apt install postgresql (make test does it as root)"
        )
    return str(found)


@contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL server, as another user if this one is root, and yield its URL.

    Its folder is none of pytest's: those are closed to other users, again at the start of every other run of pytest.
    """
    with TemporaryDirectory(prefix="kociolek-postgresql-") as folder:
        yield from postgres_in(Path(folder))


def postgres_in(folder: Path) -> Iterator[str]:
    user = None
    if os.geteuid() == 0:
        user = next(name for name in ("postgres", "nobody") if any(each.pw_name == name for each in pwd.getpwall()))
        shutil.chown(folder, user)
    data = folder / "data"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    init = [postgres_program("initdb"), "-D", str(data), "-U", "kociolek", "--auth=trust", "--no-sync", "-E", "UTF8"]
    subprocess.run(init, check=True, user=user, **quiet)  # type: ignore[call-overload]
    import psycopg

    log = folder / "log"
    for attempt in range(5):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        options = f"-D {data} -p {port} -k {folder} {' '.join(f'-c {each}' for each in QUICK_POSTGRES)}"
        command = [postgres_program("postgres"), *options.split()]
        with log.open("wb") as errors:
            process = subprocess.Popen(command, user=user, **quiet | {"stderr": errors})  # type: ignore[call-overload]
        address = f"postgresql://kociolek@127.0.0.1:{port}"

        def settled(process: subprocess.Popen[bytes] = process, address: str = address) -> bool:
            if process.poll() is not None:
                return True
            try:
                psycopg.connect(f"{address}/postgres", connect_timeout=2).close()
            except psycopg.OperationalError:
                return False
            return True

        until(settled)
        if process.poll() is None:
            break
        assert attempt < 4, "PostgreSQL does not start"  # somebody else took the port meanwhile
    try:
        yield address
    finally:
        ended = process.poll()
        process.send_signal(signal.SIGQUIT)  # waits for nobody and stores nothing
        process.wait(PATIENCE)
    assert ended is None, f"PostgreSQL ended by itself ({ended}):\n{log.read_text('utf-8', 'replace')[-3000:]}"


def fresh_database(server: str, name: str) -> str:
    import psycopg

    with psycopg.connect(f"{server}/postgres", autocommit=True) as db:
        db.execute(f'CREATE DATABASE "{name}"')
    return f"{server}/{name}"


def settings_for(store: str, **changes: Any) -> Settings:
    return replace(QUICK, store=store, **changes)
