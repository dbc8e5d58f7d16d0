"""What `deploy/` ships: units, proxies in front of a server, the container's files, backups by a timer, `health`.

nginx and Caddy are the real ones, with TLS on a port that is not 443. `tools/prerequisites deployment` installs them.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from command import kociolek
from kociolek.core.errors import KociolekError
from kociolek.server.store import backup
from kociolek.server.store.opening import database_at
from kociolek.server.wire import PROTOCOL
from server_kit import QUICK, Running, running, settings_for, until
from source_tree import ROOT

pytestmark = pytest.mark.once
DEPLOY = ROOT / "deploy"
UNITS = sorted(path.name for path in DEPLOY.glob("kociolek*.*") if path.suffix in (".service", ".timer"))
CLIENT = "127.0.0.2"  # a client's address that is not the proxy's


def tool(name: str) -> str:
    path = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    assert path, f"{name} is missing: tools/prerequisites deployment installs it"
    return path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# -- proxies ------------------------------------------------------------------------------
class Proxied:
    """A server behind a proxy, as a browser reaches it."""

    def __init__(self, server: Running, port: int, trusted: ssl.SSLContext) -> None:
        self.server = server
        self.origin = f"https://localhost:{port}"
        self.port = port
        self.trusted = trusted
        transport = httpx.HTTPTransport(verify=trusted, local_address=CLIENT)
        self.http = httpx.Client(base_url=self.origin, transport=transport, timeout=30)
        self.http.headers["Origin"] = self.origin

    def answers(self) -> bool:
        try:
            return self.http.get("/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def socket(self, table: str, origin: str = "") -> Any:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sock = socket.create_connection(("127.0.0.1", self.port), source_address=(CLIENT, 0))
        return connect(
            f"wss://localhost:{self.port}/api/tables/{table}/socket?protocol={PROTOCOL}",
            sock=sock,
            ssl=self.trusted,
            origin=Origin(origin or self.origin),
            additional_headers={"Cookie": cookie},
            proxy=None,
        )


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    store = f"sqlite:{tmp_path_factory.mktemp('db') / 'games.db'}"
    with running(replace(settings_for(store), secure=True, proxies="127.0.0.1")) as server:
        yield server


def certificate(folder: Path) -> ssl.SSLContext:
    """Write a certificate of localhost, and its key, and return what trusts it."""
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    made = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run([tool("openssl"), "req", "-x509", *made, *subject, *files], check=True, capture_output=True)
    return ssl.create_default_context(cafile=str(folder / "cert.pem"))


@contextmanager
def program(command: list[str], folder: Path, **environment: str) -> Iterator[None]:
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(command, cwd=folder, env={**os.environ, **environment}, stdout=output, stderr=output)
    try:
        yield
        assert process.poll() is None, (folder / "output").read_text()
    finally:
        process.terminate()
        process.wait(20)


def nginx_site(folder: Path, port: int, plain: int, upstream: int) -> str:
    """Return the shipped site for these ports and a configuration around it that needs no root."""
    site = (DEPLOY / "nginx.conf").read_text()
    for old, new in (
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("    listen [::]:443 ssl;\n", ""),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("    listen [::]:80;\n", ""),
        ("games.example;", "localhost;"),
        ("/etc/ssl/certs/games.example.pem", f"{folder}/cert.pem"),
        ("/etc/ssl/private/games.example.key", f"{folder}/key.pem"),
        ("http://127.0.0.1:8000", f"http://127.0.0.1:{upstream}"),
    ):
        assert old in site, old
        site = site.replace(old, new)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    head = f"daemon off; pid {folder}/pid; error_log {folder}/errors; worker_processes 1;"
    if os.geteuid() == 0:
        head += " user root;"
    return f"{head}\nevents {{}}\nhttp {{ access_log off; {temporary}\n{site}\n}}\n"


@contextmanager
def nginx(server: Running, folder: Path, change: Callable[[str], str] = lambda text: text) -> Iterator[Proxied]:
    trusted, port = certificate(folder), free_port()
    config = folder / "nginx.conf"
    config.write_text(change(nginx_site(folder, port, free_port(), server.port)))
    with program([tool("nginx"), "-c", str(config), "-p", str(folder), "-e", str(folder / "errors")], folder):
        proxied = Proxied(server, port, trusted)
        with closing(proxied.http):
            until(proxied.answers, 20)
            yield proxied


@contextmanager
def caddy(server: Running, folder: Path) -> Iterator[Proxied]:
    """The shipped file with a site on localhost, for which Caddy makes a certificate of its own."""
    port = free_port()
    store = folder / "caddy"
    general = f"admin off\nhttp_port {free_port()}\nskip_install_trust\nstorage file_system {store}\n"
    config = folder / "Caddyfile"
    config.write_text(f"{{\n{general}}}\n{(DEPLOY / 'Caddyfile').read_text()}")
    environment = {"SITE": f"https://localhost:{port}", "UPSTREAM": f"127.0.0.1:{server.port}", "HOME": str(folder)}
    root = store / "pki" / "authorities" / "local" / "root.crt"
    with program([tool("caddy"), "run", "--config", str(config), "--adapter", "caddyfile"], folder, **environment):
        until(lambda: root.exists() and root.read_text().endswith("END CERTIFICATE-----\n"), 30)
        proxied = Proxied(server, port, ssl.create_default_context(cafile=str(root)))
        with closing(proxied.http):
            until(proxied.answers, 20)
            yield proxied


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def proxied(request: pytest.FixtureRequest, behind: Running, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    start = {"nginx": nginx, "caddy": caddy}[request.param]
    with start(behind, tmp_path_factory.mktemp(request.param)) as one:
        yield one


def new_table(proxied: Proxied) -> str:
    proxied.http.cookies.clear()
    guest = proxied.http.post("/api/me", json={"name": "Ala"})
    assert guest.status_code == 200, guest.text
    set_cookie = guest.headers["set-cookie"]
    assert set_cookie.startswith("__Host-")
    assert "Secure" in set_cookie
    setup = {"game": "kittens", "seats": 2, "tempo": "relaxed"}
    made = proxied.http.post("/api/tables", json={"setup": setup, "bots": ["random"], "start": True})
    assert made.status_code == 200, made.text
    return str(made.json()["table"])


def test_a_game_is_played_through_the_proxy(proxied: Proxied) -> None:
    table = new_table(proxied)
    with proxied.socket(table) as ws:
        assert json.loads(ws.recv(20))["type"] == "hello"
        assert list(proxied.server.server.addresses) == [CLIENT]  # limits count the client, not the proxy
        ws.send(json.dumps({"do": "ping", "id": "1"}))
        until(lambda: json.loads(ws.recv(20))["type"] == "pong")
    until(lambda: not proxied.server.server.addresses)


def test_a_client_cannot_claim_another_address(proxied: Proxied) -> None:
    table = new_table(proxied)
    path = f"/api/tables/{table}/stream?protocol={PROTOCOL}"
    with proxied.http.stream("GET", path, headers={"X-Forwarded-For": "192.0.2.1"}) as stream:
        lines = stream.iter_lines()  # ends the stream when it is dropped
        assert next(lines) == ""  # headers come at once
        assert list(proxied.server.server.addresses) == [CLIENT]
    until(lambda: not proxied.server.server.addresses)


def test_other_sites_and_other_ports_are_refused(proxied: Proxied) -> None:
    table = new_table(proxied)
    for foreign in ("https://localhost", "https://evil.example", f"https://localhost:{proxied.port + 1}"):
        assert proxied.http.post("/api/me", json={"name": "Ola"}, headers={"Origin": foreign}).status_code == 403
        with pytest.raises(InvalidStatus) as refused, proxied.socket(table, foreign):
            pass
        assert refused.value.response.status_code == 403


def test_what_is_for_this_machine_stays_here(proxied: Proxied) -> None:
    assert proxied.http.get("/metrics").status_code == 404
    assert proxied.http.get("/readyz").status_code == 200
    too_much = proxied.http.post("/api/boxes/check", json={"source": "x" * 80_000})
    assert too_much.status_code == 413


def test_the_old_nginx_header_locks_everybody_out(behind: Running, tmp_path: Path) -> None:
    """Shows that the tests above notice a proxy that drops the port."""
    with nginx(behind, tmp_path, lambda text: text.replace("Host $http_host", "Host $host")) as wrong:
        assert wrong.http.post("/api/me", json={"name": "Ala"}).status_code == 403


def test_plain_http_is_sent_to_https(behind: Running, tmp_path: Path) -> None:
    with nginx(behind, tmp_path):
        plain = re.search(r"listen 127.0.0.1:(\d+);", (tmp_path / "nginx.conf").read_text())
        assert plain is not None
        answer = httpx.get(f"http://127.0.0.1:{plain[1]}/t/x?y=1", headers={"Host": "localhost"}, trust_env=False)
        assert (answer.status_code, answer.headers["location"]) == (308, "https://localhost/t/x?y=1")


# -- units --------------------------------------------------------------------------------
def installed(folder: Path) -> list[Path]:
    """Write the units with the program of this environment in place of the installed one."""
    program = shutil.which("true")
    assert program is not None
    for name in UNITS:
        (folder / name).write_text((DEPLOY / name).read_text().replace("/opt/kociolek/bin/kociolek", program))
    return [folder / name for name in UNITS]


def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    assert UNITS == ["kociolek-backup.service", "kociolek-backup.timer", "kociolek.service"]
    verified = subprocess.run(
        [tool("systemd-analyze"), "verify", "--man=no", *installed(tmp_path)], capture_output=True, text=True
    )
    ours = [line for line in verified.stderr.splitlines() if "kociolek" in line]
    assert not ours
    assert verified.returncode == 0, verified.stderr


@pytest.mark.parametrize("unit", [name for name in UNITS if name.endswith(".service")])
def test_the_units_are_hardened(unit: str, tmp_path: Path) -> None:
    """systemd's own measure of exposure: 0 (none) to 100; a unit without settings has 96."""
    path = next(path for path in installed(tmp_path) if path.name == unit)
    rated = subprocess.run(
        [tool("systemd-analyze"), "security", "--offline=true", "--threshold=20", "--no-pager", str(path)],
        capture_output=True,
        text=True,
    )
    assert rated.returncode == 0, rated.stdout + rated.stderr


def commands_of(text: str) -> list[list[str]]:
    return [line.removeprefix("ExecStart=").split()[1:] for line in text.splitlines() if line.startswith("ExecStart=")]


def flags_of(command: str) -> set[str]:
    return set(re.findall(r"--[a-z-]+", kociolek(command, "--help").out))


def test_the_files_use_flags_that_exist() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    container = (DEPLOY / "Containerfile").read_text()
    given = [words for name in UNITS for words in commands_of((DEPLOY / name).read_text())]
    given.append(compose["services"]["server"]["command"])
    given.append(re.findall(r"kociolek (store [^;]+);", compose["services"]["backup"]["command"][0])[0].split())
    given += [json.loads(found) for found in re.findall(r"^CMD (\[.*\])$", container, re.M)]
    given.append(json.loads(re.findall(r"HEALTHCHECK .*CMD (\[.*\])$", container, re.M)[0])[1:])
    assert [words[0] for words in given] == ["store", "serve", "serve", "store", "serve", "health"]
    for words in given:
        used = {word for word in words if word.startswith("--")}
        assert used <= flags_of(words[0]), words


def test_the_image_gets_what_it_copies() -> None:
    """Every file of the source that the Containerfile copies exists, and .dockerignore lets it through."""
    copied = [
        name
        for line in (DEPLOY / "Containerfile").read_text().splitlines()
        if line.startswith("COPY ") and "--from" not in line
        for name in line.split()[1:-1]
    ]
    let_through = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    for name in copied:
        assert (ROOT / name).exists(), name
        assert any(Path(name).parts[0] == each or Path(name).match(each) for each in let_through), name
    assert len(copied) > 8


def test_compose_names_every_volume_and_network() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    asked = set(re.findall(r"\$\{(\w+):\?", (DEPLOY / "compose.yaml").read_text()))
    assert asked == set(re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text(), re.M))
    for name, service in compose["services"].items():
        assert service["restart"] == "unless-stopped", name
        for volume in service.get("volumes", []):
            place = volume.partition(":")[0]
            assert place in compose["volumes"] or (DEPLOY / place).exists(), volume
        assert set(service["networks"]) <= set(compose["networks"])
        assert set(service.get("depends_on", {})) <= set(compose["services"])
    assert "ports" not in compose["services"]["server"]  # only the proxy can be reached from outside
    assert "ports" not in compose["services"]["database"]


@pytest.mark.parametrize(
    ("works", "code", "says"),
    [
        ("", 0, "No container engine answers (podman, docker): the image was not built and not started."),
        ("info", 1, "podman answers, but could not build: the image was not built and not started."),
        ("info build", 1, "podman built the image, but could not start it."),
    ],
)
def test_make_container_says_in_words_what_it_did_not_do(tmp_path: Path, works: str, code: int, says: str) -> None:
    for name in ("podman", "docker"):
        (tmp_path / name).write_text(f'#!/bin/sh\nfor each in {works}; do [ "$1" = $each ] && exit 0; done\nexit 125\n')
        (tmp_path / name).chmod(0o755)
    told = subprocess.run(
        [str(ROOT / "tools" / "container")],
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
    )
    assert told.returncode == code
    assert says in told.stdout + told.stderr


# -- backups ------------------------------------------------------------------------------
def backed_up(store: str, folder: Path, *more: str) -> Any:
    return kociolek("store", "backup", folder, "--store", store, *more)


def test_backups_in_a_folder_are_read_back_and_rotated(new_store: Callable[[], str], tmp_path: Path) -> None:
    address, folder = new_store(), tmp_path / "backups"  # made when it is needed: it became a file of this name
    with running(settings_for(address)) as server:  # also while the server runs
        table = server.person().make(bots=1, start=True)
        for _ in range(4):
            told = backed_up(address, folder, "--keep", "2")
            assert told.code == 0, told.err
            assert "read back" in told.out
    kept = backup.backups_in(folder)
    assert len(kept) == 2
    assert kept[0].stat().st_mode & 0o077 == 0
    last = backup.last_of(folder)
    assert last is not None
    assert (last["file"], last["error"]) == (kept[0].name, None)
    assert sorted(path.name for path in folder.iterdir()) == sorted([*(path.name for path in kept), backup.LAST])
    restored = f"sqlite:{tmp_path / 'restored.db'}"
    assert kociolek("store", "restore", kept[0], "--store", restored).code == 0
    assert kociolek("store", "check", "--store", restored).code == 0
    with closing(database_at(restored)) as database:
        assert database.rows("SELECT id FROM live") == [(table,)]


def test_a_path_that_ends_with_a_slash_is_a_folder(sqlite_store: str, tmp_path: Path) -> None:
    """A tutorial said that backups go into a folder, and the first one became a file in its place."""
    with running(settings_for(sqlite_store)):
        for _ in range(2):
            assert kociolek("store", "backup", f"{tmp_path}/new/backups/", "--store", sqlite_store).code == 0
        (tmp_path / "file").touch()
        refused = kociolek("store", "backup", f"{tmp_path}/file/below/", "--store", sqlite_store)
    assert len(backup.backups_in(tmp_path / "new/backups")) == 2
    assert (refused.code, refused.err.count("\n")) == (2, 1)


def test_a_backup_that_cannot_be_read_back_is_noted_and_removed(
    sqlite_store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    with running(replace(QUICK, store=sqlite_store)):
        pass
    assert backed_up(sqlite_store, folder).code == 0
    monkeypatch.setattr(backup, "contents", lambda path: hash(path))  # as if the disk had changed a row
    with closing(database_at(sqlite_store)) as database, pytest.raises(KociolekError) as failed:
        backup.rotate(database, folder, 5)
    assert failed.value.key == "backup-differs"
    last = backup.last_of(folder)
    assert last is not None
    assert (last["file"], last["error"]) == (None, "backup-differs")
    assert len(backup.backups_in(folder)) == 1  # the good one
    missing = backed_up(f"sqlite:{tmp_path / 'none.db'}", folder)
    assert missing.code == 2
    last = backup.last_of(folder)
    assert last is not None
    assert last["error"] == "store-empty"
    for words in ("--keep 0", "--keep two", "--backup x"):
        assert backed_up(sqlite_store, folder, *words.split()).code == 2


# -- health -------------------------------------------------------------------------------
def test_health_asks_the_server_and_its_store(sqlite_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(settings_for(sqlite_store)) as server:
        address = f"http://127.0.0.1:{server.port}"
        healthy = kociolek("health", address)
        assert (healthy.code, healthy.out) == (0, f"{address}: the server is ready.\n")

        async def fails(value: str) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(server.server.store, "probe", fails)
        server.server.probe = None
        ill = kociolek("health", address)
        assert ill.code == 1
        assert "not ready" in ill.err
    gone = kociolek("health", address)
    assert gone.code == 1
    assert "No server answers" in gone.err
    assert kociolek("health", "nonsense").code == 2
    assert "http://127.0.0.1:8000" in kociolek("health", "--help").out  # what it asks without arguments
