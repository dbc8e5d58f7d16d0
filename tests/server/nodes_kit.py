"""Kit for tests of several nodes: processes on one PostgreSQL, a proxy in front, and a gate before the database.

nodes = Nodes(store, "abc")          # three "machines" of one node each, each with a port of its own
nodes = Nodes(store, processes=3)    # one machine: `serve --nodes 3`
"""

from __future__ import annotations

import json
import os
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import MappingProxyType
from urllib.parse import urlsplit

import psycopg
import pytest

from server_kit import until

LEASE = 3
ROOT = Path(__file__).parent.parent.parent
CHUNK = 65536


class Gate:
    """TCP proxy before the database or a node. While it is shut, nothing passes and nobody is told: a hard cut."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        assert parts.port is not None
        self.target = (str(parts.hostname), parts.port)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.address = address.replace(f":{parts.port}/", f":{self.port}/")
        self.open = threading.Event()
        self.open.set()
        self.hearing = threading.Event()  # while it is not set, nothing passes on connections that listen to notices
        self.hearing.set()
        self.swallow = threading.Event()  # the next answer to a commit does not pass, and its connection ends
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                one, _ = self.listener.accept()
                threading.Thread(target=self._serve, args=(one,), daemon=True).start()

    def _serve(self, one: socket.socket) -> None:
        self.open.wait()
        with suppress(OSError), one, socket.create_connection(self.target) as other:
            pairs = {one: other, other: one}
            listens = False
            while True:
                ready, _, _ = select.select(list(pairs), [], [])
                self.open.wait()
                if listens:
                    self.hearing.wait()
                for each in ready:
                    data = each.recv(CHUNK)
                    if not data:
                        return
                    listens = listens or b"LISTEN " in data
                    if each is other and b"COMMIT" in data and self.swallow.is_set():
                        self.swallow.clear()
                        return
                    pairs[each].sendall(data)

    def close(self) -> None:
        self.open.set()
        self.hearing.set()
        self.listener.close()


class Front:
    """HAProxy with deploy/haproxy.cfg, without TLS. It believes clients their address: each may have its own."""

    def __init__(self, ports: dict[str, int]) -> None:
        self.port = free_port()
        self.folder = tempfile.TemporaryDirectory()
        changed = (ROOT / "deploy/haproxy.cfg").read_text()
        for old, new in [
            (r"maxconn .*", "maxconn 1000"),
            (r"bind :443 .*", f"bind 127.0.0.1:{self.port}"),
            (r" *http-request set-header .*\n", ""),
            *((rf"    server {name} \S+", f"    server {name} 127.0.0.1:{port}") for name, port in ports.items()),
            *((rf"    (use-)?server {name} .*\n", "") for name in "abc" if name not in ports),
        ]:
            changed, count = re.subn(old, new, changed)
            assert count, f"deploy/haproxy.cfg has no {old}"
        path = Path(self.folder.name) / "haproxy.cfg"
        path.write_text(changed)
        self.start("haproxy", "-db", "-f", str(path))

    def start(self, name: str, *arguments: str) -> None:
        output = Path(self.folder.name) / "output"
        environment = {**os.environ, "HOME": self.folder.name}
        with output.open("wb") as told:
            self.process = subprocess.Popen([program(name), *arguments], env=environment, stdout=told, stderr=told)
        until(lambda: self.process.poll() is not None or ready(self.port))
        assert self.process.poll() is None, f"{name} does not start: {output.read_text()}"

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


class Nginx(Front):
    """nginx with deploy/nginx-nodes.conf, without TLS."""

    def __init__(self, ports: dict[str, int]) -> None:
        self.port = free_port()
        self.folder = tempfile.TemporaryDirectory()
        folder = Path(self.folder.name)
        site = (ROOT / "deploy/nginx-nodes.conf").read_text()
        for old, new in [
            (r"listen 443 ssl;", f"listen 127.0.0.1:{self.port};"),
            (r" *(listen \[::\]:443|ssl_\w+) .*\n", ""),
            (r"\$remote_addr", "$http_x_forwarded_for"),
            *((rf"10\.0\.0\.{number}:8000", f"127.0.0.1:{ports[name]}") for number, name in enumerate("abc", 1)),
        ]:
            site, count = re.subn(old, new, site)
            assert count, f"deploy/nginx-nodes.conf has no {old}"
        path = folder / "nginx.conf"
        path.write_text(f"""daemon off;
pid {folder}/pid;
error_log {folder}/errors;
events {{ worker_connections 1000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}}}
""")
        self.start("nginx", "-c", str(path), "-p", str(folder), "-e", str(folder / "errors"))


class Caddy(Front):
    """Caddy with deploy/Caddyfile-nodes, without TLS."""

    def __init__(self, ports: dict[str, int]) -> None:
        self.port = free_port()
        self.folder = tempfile.TemporaryDirectory()
        site = (ROOT / "deploy/Caddyfile-nodes").read_text()
        for old, new in [
            ("games.example {", f"http://127.0.0.1:{self.port} {{"),
            ("(nodes) {\n", "(nodes) {\n\ttrusted_proxies 127.0.0.1/8\n"),
            *((f"10.0.0.{number}:8000", f"127.0.0.1:{ports[name]}") for number, name in enumerate("abc", 1)),
        ]:
            assert old in site, f"deploy/Caddyfile-nodes has no {old}"
            site = site.replace(old, new)
        path = Path(self.folder.name) / "Caddyfile"
        path.write_text(f"{{\nadmin off\n}}\n{site}")
        self.start("caddy", "run", "--config", str(path), "--adapter", "caddyfile")


FRONTS: dict[str, type[Front]] = {"haproxy": Front, "nginx": Nginx, "caddy": Caddy}


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        pytest.fail(f"the tests of several nodes need {name}: apt install {name} (make test does it as root)")
    return found


class Nats:
    """A NATS server."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"nats://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        command = [program("nats-server"), "-a", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen(command, **quiet)  # type: ignore[call-overload]
        until(self.greets)

    def greets(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as line:
            return line.recv(4) == b"INFO"
        return False

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


class Nodes:
    """Servers in processes of their own."""

    def __init__(
        self, store: str, names: str = "", processes: int = 0, lease: int = LEASE, gates: bool = False, bus: str = "",
        programs: Mapping[str, Path] = MappingProxyType({}), front: str = "haproxy",
    ) -> None:  # fmt: skip
        self.store = store
        self.programs = programs  # by name: what runs instead of `python -m kociolek`
        self.bus = bus
        self.lease = lease
        self.ports: dict[str, int] = {}
        self.gates = {name: Gate(store) for name in names} if gates else {}
        self.doors: dict[str, Gate] = {}  # before the nodes, for the proxy and other nodes
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        for name in names or ["all"]:
            self.ports[name] = free_port()
            if gates:
                self.doors[name] = Gate(f"http://127.0.0.1:{self.ports[name]}/")
            self.start(name, processes)
        self.front: Front | None = None
        try:
            for name in self.ports:
                until(partial(self.started, name))
            if names:
                self.front = FRONTS[front]({name: self.outside(name) for name in self.ports})
        except BaseException:
            self.close()
            raise
        self.port = self.ports["all"] if self.front is None else self.front.port

    def outside(self, name: str) -> int:
        """Return the port at which others reach a node."""
        return self.doors[name].port if name in self.doors else self.ports[name]

    def started(self, name: str) -> bool:
        assert not self.gone(name), f"node {name} does not start: it ended with {self.running[name].returncode}"
        return ready(self.ports[name])

    def start(self, name: str, processes: int = 0) -> None:
        port = self.ports[name]
        bus = ["--bus", self.bus] if self.bus else []
        more = (
            ["--nodes", str(processes)]
            if processes
            else ["--node", name, "--advertise", f"127.0.0.1:{self.outside(name)}"]
        )
        store = self.gates[name].address if name in self.gates else self.store
        settings = ["--store", store, "--port", str(port), "--lease", str(self.lease), "--workers", "1", *more, *bus]
        program = [str(self.programs[name])] if name in self.programs else ["-m", "kociolek"]
        command = [sys.executable, *program, "serve", *settings, "--proxy", "127.0.0.1", "--log", "warning"]
        environment = {**os.environ, "PYTHONFAULTHANDLER": "1"}
        self.running[name] = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)

    def signal(self, name: str, number: int) -> None:
        self.running[name].send_signal(number)

    def kill(self, name: str) -> None:
        self.running[name].kill()
        self.running[name].wait()

    def gone(self, name: str) -> bool:
        return self.running[name].poll() is not None

    def revive(self, name: str) -> None:
        """Start a node again that has ended, as systemd would."""
        if self.gone(name):
            self.start(name)

    def children(self) -> dict[str, int]:
        """Return the process of each node under a supervisor."""
        found = {}
        supervisor = self.running["all"].pid
        for path in Path("/proc").glob("[0-9]*/status"):
            with suppress(OSError):
                if f"PPid:\t{supervisor}\n" in path.read_text():
                    environment = (path.parent / "environ").read_bytes().split(b"\0")
                    told = next((e for e in environment if e.startswith(b"KOCIOLEK_CHILD=")), None)
                    if told is not None:
                        found[json.loads(told.partition(b"=")[2])["node"]["name"]] = int(path.parent.name)
        return found

    def close(self) -> None:
        gates = [*self.gates.values(), *self.doors.values()]
        for gate in gates:
            gate.open.set()
            gate.hearing.set()
        for process in self.running.values():
            with suppress(ProcessLookupError):
                process.send_signal(signal.SIGCONT)
                process.terminate()
        end = time.monotonic() + 30
        for process in self.running.values():
            with suppress(subprocess.TimeoutExpired):
                process.wait(max(0.1, end - time.monotonic()))
            process.kill()
            process.wait()
        if self.front is not None:
            self.front.close()
        for gate in gates:
            gate.close()


def crash(store: str) -> None:
    """Kill a session of PostgreSQL, which then ends all of them, restarts and recovers. Wait until it is back."""
    with psycopg.connect(store, autocommit=True) as db:
        os.kill(db.info.backend_pid, signal.SIGKILL)
        with suppress(psycopg.Error):
            db.execute("SELECT 1")
    until(lambda: answers(store))


def answers(store: str) -> bool:
    with suppress(psycopg.Error), psycopg.connect(store) as db:
        return bool(db.execute("SELECT 1").fetchone())
    return False


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def ready(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1) as line:
        line.settimeout(3)
        line.sendall(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return b" 200 " in line.recv(100)
    return False
