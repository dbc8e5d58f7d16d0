"""HTTP API: the OpenAPI document, fuzzing, the example programs and streams."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.sync.client import connect

from kociolek import record
from kociolek.server.api import ENDPOINTS
from kociolek.server.openapi import document
from kociolek.server.wire import PROTOCOL
from server_kit import OPEN, Person, Running, running, settings_for, until
from source_tree import ROOT

EXAMPLES = ROOT / "examples" / "server"
STREAMS = {"/api/stream", "/api/tables/{id}/stream"}
CHECKS = [not_a_server_error, response_schema_conformance, status_code_conformance, content_type_conformance]
few = settings(parent=settings.get_profile("few"), phases=[Phase.generate], suppress_health_check=list(HealthCheck))


def tried() -> dict[str, object]:
    told = document(ENDPOINTS)
    paths = told["paths"]
    assert isinstance(paths, dict)
    told["paths"] = {path: each for path, each in paths.items() if path not in STREAMS}
    return json.loads(json.dumps(told))  # type: ignore[no-any-return]


schema = schemathesis.openapi.from_dict(tried())


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Person, str]]:
    """A player and a table, on SQLite only: the form of an answer does not depend on the database."""
    with running(settings_for(f"sqlite:{tmp_path_factory.mktemp('db') / 'games.db'}")) as server:
        person = server.person("Fuzz")
        OPEN.remove(person)  # stays for all of the tests
        yield person, person.make(bots=1, start=True)
        person.close()


@schema.parametrize()
@few
def test_whatever_is_sent_the_answer_is_as_described(case: schemathesis.Case[Any], fuzzed: tuple[Person, str]) -> None:
    person, table = fuzzed
    if case.path_parameters and "id" in case.path_parameters and "tables" in case.path:
        case.path_parameters["id"] = table
    headers = {"Cookie": person.cookie, "Content-Type": "application/json"}
    case.call_and_validate(base_url=f"http://127.0.0.1:{person.port}", headers=headers, checks=CHECKS)


def test_the_document_names_every_message(server: Running) -> None:
    told = server.person().get("/api/openapi.json")
    components = told["components"]["schemas"]
    assert {"StateMessage", "Hello", "Move", "Sit", "TableInfo", "Command", "Message"} <= set(components)
    assert set(told["paths"]) == {each.path for each in ENDPOINTS}


def test_the_python_bot_plays_a_game(server: Running) -> None:
    """examples/server/bot.py plays against a bot of the server until somebody has won."""
    source = (EXAMPLES / "bot.py").read_text("utf-8")
    assert len(source.splitlines()) <= 30
    ala = server.person("Ala", program=True)
    token = ala.post("/api/tokens", {"label": "bot", "scopes": ["read", "play", "host"]})["secret"]
    table = ala.make("kittens", bots=1, start=True, tempo="relaxed")
    environment = {**os.environ, "KOCIOLEK_TOKEN": token, "KOCIOLEK_URL": f"http://127.0.0.1:{server.port}"}
    command = [sys.executable, str(EXAMPLES / "bot.py"), table]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert ala.table(table)["status"] == "over"
    record.verify(record.parse(ala.get(f"/api/tables/{table}/record")))


def test_the_curl_bot_plays_a_game(server: Running, tmp_path: Path) -> None:
    for program in ("curl", "bash"):
        if shutil.which(program) is None:
            pytest.fail(f"this example needs {program}: apt install {program}")
    environment = {**os.environ, "KOCIOLEK_URL": f"http://127.0.0.1:{server.port}", "HOME": str(tmp_path)}
    command = ["bash", str(EXAMPLES / "bot.sh")]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=300, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert '"end": "over"' in done.stdout


def test_a_stream_that_breaks_off_leaves_nobody_behind(server: Running) -> None:
    """The client disconnects at once, or after some lines."""
    ala = server.person("Ala")
    table = ala.make(bots=1, start=True)
    live = server.server.registry.tables[table]
    for path in ("/api/stream", f"/api/tables/{table}/stream?protocol=2"):
        for lines in (0, 1):
            for _ in range(5):
                with socket.create_connection(("127.0.0.1", server.port)) as raw:
                    raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nCookie: {ala.cookie}\r\n\r\n".encode())
                    if lines:
                        raw.recv(100)
    until(
        lambda: not live.broadcaster.subscribers and not server.server.registry.listens and not server.server.addresses
    )
    assert not server.server.streams


def test_news_of_all_tables_come_on_one_stream(server: Running) -> None:
    ala, ola = server.person("Ala"), server.person("Ola")
    with ola.http.stream("GET", "/api/stream") as stream:
        lines = (json.loads(line) for line in stream.iter_lines() if line)
        table = ala.make()
        ola.sit(table)
        until(lambda: server.server.registry.listens)
        ala.do(table, "start")
        assert next(lines) == {"type": "notice", "what": "started", "table": table}
        ala.do(table, "leave")
        assert next(lines)["what"] in ("over", "turn")


@pytest.mark.parametrize("stated", ["", "protocol=1", "protocol=3", "protocol=x"])
def test_a_client_of_another_protocol_is_told_to_reload(server: Running, stated: str) -> None:
    ala = server.person("Ala")
    table = ala.make(bots=1, start=True)
    for path in (f"{table}/state?{stated}", f"{table}/stream?{stated}", f"{table}/replay?{stated}"):
        error = ala.get(f"/api/tables/{path}", 400)["error"]
        assert error["key"] == "protocol-other"
        assert error["values"]["known"] == str(PROTOCOL)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket?{stated}"
    with connect(address, additional_headers={"Cookie": ala.cookie}, proxy=None) as ws:
        heard = [json.loads(text) for text in ws]
    if stated:
        assert heard == [{"type": "bye", "reason": "outdated"}]
    else:  # a page of version 1, which knows no such reason
        assert [message["type"] for message in heard] == ["chat", "bye"]
        assert "reload the page" in heard[0]["text"]
        assert "odśwież stronę" in heard[0]["text"]
        assert heard[1]["reason"] == "closed"
