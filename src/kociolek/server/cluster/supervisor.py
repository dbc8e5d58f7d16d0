"""Supervisor of `serve --nodes N`: one listening socket, N processes that accept from it.

A process that ends is declared dead at once, because nobody knows it better, and replaced. SIGTERM ends all, SIGHUP
replaces one after the other: the new one is ready before the old one hands its tables over.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import types
from collections.abc import Callable, MutableMapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import psycopg

from kociolek.core.errors import KociolekError
from kociolek.server.settings import NodeSettings, Settings
from kociolek.server.store import leases
from kociolek.server.store.database import StoreFailed
from kociolek.server.store.opening import database_at

log: Final = logging.getLogger("kociolek.supervisor")
VARIABLE: Final = "KOCIOLEK_CHILD"  # what a process needs to know from its supervisor
LOOK: Final = 0.02  # seconds between two looks at the processes
PAUSES: Final = (0.0, 1.0, 2.0, 5.0, 10.0)  # seconds before a process is started again that ended too soon
SOON: Final = 10.0  # seconds of life after which a process has not ended too soon
PATIENCE: Final = 60.0  # seconds until a process must be ready, or must have ended


@dataclass(frozen=True)
class Child:
    """What a process gets from its supervisor."""

    node: NodeSettings
    listener: int  # descriptor of the listening socket
    ready: int  # descriptor of a pipe: the process writes a byte when it is ready
    life: int  # descriptor of a pipe that ends with the supervisor
    workers: int
    host_code: str


@dataclass
class Process:
    """A process and the place that it fills."""

    place: int
    name: str
    popen: subprocess.Popen[bytes]
    ready: int  # descriptor to read from
    started: float = field(default_factory=monotonic)
    is_ready: bool = False


def child_of(environment: MutableMapping[str, str] = os.environ) -> Child | None:
    """Return what the supervisor says, None for a process that has none."""
    text = environment.pop(VARIABLE, None)
    if text is None:
        return None
    told: dict[str, Any] = json.loads(text)
    node = told.pop("node")
    door = Path(node.pop("door"))
    return Child(NodeSettings(**node, door=door), **told)


class Supervisor:
    def __init__(
        self, listener: socket.socket, count: int, node: NodeSettings, store: str, workers: int, host_code: str,
        command: Sequence[str],
    ) -> None:  # fmt: skip
        self.listener: Final = listener
        self.count: Final = count
        self.node: Final = node
        self.store: Final = store
        self.workers: Final = max(1, workers // count)
        self.host_code: Final = host_code
        self.command: Final = list(command)
        self.folder: Final = Path(tempfile.mkdtemp(prefix="kociolek-"))
        self.life, self._life = os.pipe()
        self.processes: list[Process] = []
        self.numbers = [0] * count  # processes that each place has had
        self.failures = [0] * count
        self.due: dict[int, float] = {}  # by place: when the next process starts
        self.ending = self.renewing = self.told = False

    # -- processes ------------------------------------------------------------------------
    def start(self, place: int) -> Process:
        self.numbers[place] += 1
        generation = self.numbers[place]
        name = f"{self.node.machine}-{place + 1}" + (f".{generation}" if generation > 1 else "")
        ready, done = os.pipe()
        node = {
            "name": name, "machine": self.node.machine, "address": self.node.address, "lease": self.node.lease,
            "bus": self.node.bus, "door": str(self.folder / name),
        }  # fmt: skip
        told = {
            "node": node, "listener": self.listener.fileno(), "ready": done, "life": self.life,
            "workers": self.workers, "host_code": self.host_code,
        }  # fmt: skip
        environment = {**os.environ, VARIABLE: json.dumps(told)}
        inherited = (self.listener.fileno(), done, self.life)
        popen = subprocess.Popen(self.command, env=environment, pass_fds=inherited, start_new_session=True)
        os.close(done)
        os.set_blocking(ready, False)
        process = Process(place, name, popen, ready)
        self.processes.append(process)
        return process

    def look(self) -> None:
        """Note who is ready and who has ended."""
        for process in list(self.processes):
            if not process.is_ready:
                with suppress(BlockingIOError):
                    process.is_ready = bool(os.read(process.ready, 1))
            code = process.popen.poll()
            if code is not None:
                self.ended(process, code)

    def ended(self, process: Process, code: int) -> None:
        self.processes.remove(process)
        os.close(process.ready)
        self.bury(process.name)
        place = process.place
        if self.ending or any(other.place == place for other in self.processes):
            return
        if code == 2 and not process.is_ready and not self.told:
            self.ending = True  # its message tells what is wrong; the next one would fail the same way
            return
        soon = monotonic() - process.started < SOON
        self.failures[place] = min(self.failures[place] + 1, len(PAUSES) - 1) if soon else 0
        log.error("a node has ended", extra={"node": process.name, "code": str(code)})
        self.due[place] = monotonic() + PAUSES[self.failures[place]]

    def bury(self, name: str) -> None:
        """Declare the node of a process dead that has ended, so that nobody waits for its lease."""
        try:
            database = database_at(self.store)
            try:
                with database.transaction():
                    leases.declare_killed(database, name)
            finally:
                database.close()
        except (StoreFailed, psycopg.Error) as error:  # its lease ends by itself
            log.warning("a node cannot be declared dead", extra={"reason": str(error).partition("\n")[0]})

    # -- life -----------------------------------------------------------------------------
    def run(self, announce: Callable[[], None]) -> int:
        """Start the processes, call `announce` when they are ready, and keep them running until a signal comes."""
        before = {each: signal.signal(each, self._stop) for each in (signal.SIGTERM, signal.SIGINT)}
        before[signal.SIGHUP] = signal.signal(signal.SIGHUP, self._renew)
        try:
            for place in range(self.count):
                self.start(place)
            while not self.ending:
                self.look()
                if not self.told and len(self.processes) == self.count and all(p.is_ready for p in self.processes):
                    self.told = True
                    announce()
                for place, due in list(self.due.items()):
                    if monotonic() >= due:
                        del self.due[place]
                        self.start(place)
                if self.renewing:
                    self.renewing = False
                    self.replace_all()
                sleep(LOOK)
            return 0 if self.told else 2
        finally:
            self.end_all()
            for each, handler in before.items():
                signal.signal(each, handler)

    def _stop(self, number: int, frame: types.FrameType | None) -> None:
        self.ending = True

    def _renew(self, number: int, frame: types.FrameType | None) -> None:
        self.renewing = True

    def replace_all(self) -> None:
        """Replace one process after the other, so that tables always have a place to go."""
        for old in list(self.processes):
            if self.ending or old not in self.processes:
                continue
            new = self.start(old.place)
            self.until(partial(self.settled, new))
            if not new.is_ready:
                log.error("a new node does not get ready, the old ones go on", extra={"node": new.name})
                if new in self.processes:
                    new.popen.terminate()
                return
            old.popen.terminate()
            self.until(partial(self.is_gone, old))
            log.info("a node was replaced", extra={"old": old.name, "new": new.name})

    def settled(self, process: Process) -> bool:
        return process.is_ready or self.is_gone(process)

    def is_gone(self, process: Process) -> bool:
        return process not in self.processes

    def until(self, holds: Callable[[], bool]) -> bool:
        end = monotonic() + PATIENCE
        while not holds():
            if monotonic() > end or self.ending:
                return False
            self.look()
            sleep(LOOK)
        return True

    def end_all(self) -> None:
        for process in self.processes:
            process.popen.terminate()
        end = monotonic() + PATIENCE
        while self.processes and monotonic() < end:
            self.look()
            sleep(LOOK)
        for process in list(self.processes):
            process.popen.kill()
            process.popen.wait()
            self.ended(process, process.popen.returncode)
        self.listener.close()
        os.close(self.life)
        os.close(self._life)
        for path in self.folder.iterdir():
            path.unlink()
        self.folder.rmdir()


def supervise(settings: Settings, count: int, announce: Callable[[str], None]) -> int:
    """Run so many processes, one a core for 0, until a signal comes. Return the exit code."""
    from kociolek.server.app import address_of_socket, listening

    assert settings.node is not None
    listener = listening(settings.host, settings.port)
    listener.set_inheritable(True)
    one = Supervisor(
        listener, count or os.cpu_count() or 1, settings.node, settings.store, settings.workers, settings.host_code,
        [sys.executable, "-m", "kociolek", *sys.argv[1:]],
    )  # fmt: skip
    return one.run(lambda: announce(address_of_socket(listener)))


def serve_child(settings: Settings, child: Child) -> int:
    """Serve as one of the processes of a supervisor."""
    from kociolek.server.app import run
    from kociolek.server.store.opening import open_store

    settings = replace(settings, node=child.node, workers=child.workers, host_code=child.host_code)
    store = open_store(settings.store, settings.durable, child.node.lease)

    def started() -> None:
        os.write(child.ready, b"1")
        os.close(child.ready)
        loop = asyncio.get_running_loop()

        def orphaned() -> None:
            loop.remove_reader(child.life)
            os.kill(os.getpid(), signal.SIGTERM)

        loop.add_reader(child.life, orphaned)

    try:
        run(settings, store, lambda address: None, socket.socket(fileno=child.listener), started)
    except BaseException:
        store.close()
        raise
    return 0


def check(store: str, count: int, name: str, advertise: str) -> None:
    """Raise KociolekError for what cannot be."""
    if store.partition(":")[0] not in ("postgresql", "postgres"):
        raise KociolekError("nodes-need-postgresql", {"store": store.partition("@")[2] or store})
    if not hasattr(socket, "send_fds") or sys.platform != "linux":
        raise KociolekError("nodes-need-linux", {})
    if name and (not name.replace("-", "").replace("_", "").isalnum() or not name.isascii() or len(name) > 40):
        raise KociolekError("node-name-bad", {"name": name})
    if advertise:
        host, _, port = advertise.rpartition(":")
        if not host or not port.isdecimal() or not 0 < int(port) < 65536:
            raise KociolekError("advertise-bad", {"text": advertise})
        if not name:
            raise KociolekError("node-name-missing", {})
    elif name and not count:
        raise KociolekError("advertise-missing", {})
