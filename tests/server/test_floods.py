"""Floods: a client that sends too much is cut off, and others play on meanwhile. All attackers are bounded."""

from __future__ import annotations

import json
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from kociolek.server import metrics
from kociolek.server.limits import TRAILERS
from kociolek.server.wire import PROTOCOL
from server_kit import Person, Running, Socket, table_of, until

MEGABYTE = 1_000_000
EMPTY_PING = bytes([0x89, 0x80, 1, 2, 3, 4])  # masked, as a client must
PAYLOAD_PING = bytes([0x89, 0xFD, 0, 0, 0, 0]) + b"x" * 125
ONE_BYTE = bytes([0x81, 0x81, 0, 0, 0, 0]) + b"x"
EMPTY_FRAGMENT = bytes([0x00, 0x80, 0, 0, 0, 0])


def raw_socket(person: Person, table: str) -> socket.socket:
    """Open a WebSocket by hand, so that any bytes can be sent."""
    sock = socket.create_connection(("127.0.0.1", person.port))
    sock.settimeout(5)
    sock.sendall(
        f"GET /api/tables/{table}/socket?protocol={PROTOCOL} HTTP/1.1\r\nHost: 127.0.0.1:{person.port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {person.cookie}\r\n\r\n".encode()
    )
    assert b"101" in sock.recv(4096)
    return sock


def send_all(sock: socket.socket, data: bytes, most: int, read: bool = True) -> int:
    """Send `data` again and again until the server closes the connection or `most` bytes are sent. Return the bytes."""
    sent = 0
    block = data * max(1, 65536 // len(data))
    with suppress(OSError):
        while sent < most:
            sent += sock.send(block)
            if read:
                sock.setblocking(False)
                with suppress(BlockingIOError):
                    while sock.recv(65536):
                        pass
                sock.settimeout(5)
    return sent


@contextmanager
def slowest_answer(listener: Socket) -> Iterator[list[float]]:
    """Ask the server all the time and collect the longest time until it answered."""
    worst, over = [0.0], threading.Event()

    def ask() -> None:
        while not over.is_set():
            begin = time.perf_counter()
            listener.ask("ping")
            worst[0] = max(worst[0], time.perf_counter() - begin)
            time.sleep(0.1)

    thread = threading.Thread(target=ask)
    thread.start()
    try:
        yield worst
    finally:
        over.set()
        thread.join(20)


@pytest.mark.parametrize("data", [EMPTY_PING, PAYLOAD_PING, ONE_BYTE], ids=["empty pings", "pings", "one byte"])
def test_a_socket_that_floods_is_cut_off_and_others_get_answers(server: Running, data: bytes) -> None:
    """One guest sent a megabyte of pings a second, and nobody got an answer for 11 s."""
    people, table = table_of(server, 2)
    floods = metrics.FLOODS.values[""]
    with slowest_answer(people[0].open(table)) as worst:
        for _ in range(4):
            with suppress(OSError, AssertionError), raw_socket(people[1], table) as sock:
                send_all(sock, data, 4 * MEGABYTE)
    assert metrics.FLOODS.values[""] > floods
    assert worst[0] < 1.0


def test_pings_whose_answers_nobody_reads_take_no_memory(server: Running) -> None:
    people, table = table_of(server, 2)
    with raw_socket(people[1], table) as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        sent = send_all(sock, PAYLOAD_PING, 8 * MEGABYTE, read=False)
    assert sent < 8 * MEGABYTE


def test_a_message_of_countless_empty_fragments_is_refused(server: Running) -> None:
    people, table = table_of(server, 2)
    floods = metrics.FLOODS.values[""]
    with raw_socket(people[1], table) as sock:
        sock.sendall(bytes([0x01, 0x80, 0, 0, 0, 0]) + EMPTY_FRAGMENT * 100)
        with suppress(ConnectionResetError):
            while sock.recv(65536):
                pass
    assert metrics.FLOODS.values[""] == floods + 1


def test_a_lively_player_is_not_cut_off(server: Running) -> None:
    people, table = table_of(server, 2)
    listener = people[0].open(table)
    for _ in range(80):
        assert listener.ask("ping")["type"] == "pong"


def raw_request(port: int, data: bytes, more: bytes = b"", most: int = 0, ends: bool = False) -> tuple[bytes, int]:
    """Send a request and then `more` repeatedly. Return what came back, and the bytes of `more` that were sent."""
    with socket.create_connection(("127.0.0.1", port)) as sock:
        sock.settimeout(5)
        sock.sendall(data)
        sent = send_all(sock, more, most, read=False) if more else 0
        if ends:
            sock.shutdown(socket.SHUT_WR)
        answer = b""
        with suppress(OSError):
            while part := sock.recv(65536):
                answer += part
        return answer, sent


def resident() -> int:
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - not a regular file
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_trailers_without_end_take_no_memory(server: Running) -> None:
    """86 MB of trailers took 2.1 GB."""
    before = resident()
    head = (
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n0\r\n"
    )
    _, sent = raw_request(server.port, head, b"x: y\r\n", 20 * MEGABYTE)
    assert sent < 5 * MEGABYTE
    assert resident() - before < 30 * MEGABYTE


@pytest.mark.parametrize(("number", "status"), [(TRAILERS, b"200"), (TRAILERS + 1, b"400")])
def test_only_so_many_trailers_are_read(server: Running, number: int, status: bytes) -> None:
    """Each of them takes a call: a packet of them kept all tables waiting."""
    head = b"POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n"
    body = b'\r\n\r\n{"name":"Ala"}\r\n0\r\n' + b"x: y\r\n" * number + b"\r\n"
    answer, _ = raw_request(server.port, head + b"Connection: close" + body.replace(b"\r\n\r\n", b"\r\n\r\ne\r\n", 1))
    assert answer.split()[1] == status


@pytest.mark.parametrize("hosts", [0, 2])
def test_a_request_has_one_host(server: Running, hosts: int) -> None:
    head = b"GET /healthz HTTP/1.1\r\n" + b"Host: a\r\n" * hosts + b"Connection: close\r\n\r\n"
    assert raw_request(server.port, head)[0].startswith(b"HTTP/1.1 400")


def test_an_origin_that_is_no_address_is_foreign(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """It was a failure of the server, logged with a traceback, before any limit."""
    answer = server.person().http.post("/api/me", json={"name": "Ola"}, headers={"Origin": "http://["})
    assert answer.status_code == 403
    assert answer.json()["error"]["key"] == "origin-foreign"
    assert "Traceback" not in caplog.text


def test_a_client_that_goes_in_the_middle_of_a_body_is_no_failure(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    head = b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with socket.create_connection(("127.0.0.1", server.port)) as sock:
        sock.sendall(head)
        time.sleep(0.1)
    time.sleep(0.2)
    assert "failed" not in caplog.text


@pytest.mark.parametrize("ends", [False, True], ids=["open", "half closed"])
@pytest.mark.parametrize("size", [10, 2000])
def test_requests_sent_at_once_are_all_answered(server: Running, size: int, ends: bool) -> None:
    """Of 40 requests in one packet some got no answer."""
    one = b"GET /api/codes/%s HTTP/1.1\r\nHost: a\r\nCookie: " + b"x" * size + b"\r\n%s\r\n"
    names = [b"X%05d" % number for number in range(40)]
    last = b"" if ends else b"Connection: close\r\n"
    head = b"".join(one % (name, last if name is names[-1] else b"") for name in names)
    answer, _ = raw_request(server.port, head, ends=ends)
    assert answer.count(b"HTTP/1.1 ") == 40


def frame(command: dict[str, object]) -> bytes:
    """Return a command as a masked text frame; the mask is zero."""
    text = json.dumps(command).encode()
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def test_commands_sent_at_once_ask_no_bot_in_vain(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """A bot was to answer a question that the next command had ended: IndexError in the table's task."""
    for _ in range(3):
        host = server.person()
        table = host.make(seats=2, bots=1, start=True, tempo="relaxed")
        with raw_socket(host, table) as sock:
            state = until(lambda host=host, table=table: turn_of(host, table))  # type: ignore[misc]
            sock.sendall(frame({"do": "move", "seq": state["seq"], "move": "draw"}) + frame({"do": "leave"}))
            until(lambda host=host, table=table: host.table(table)["status"] == "over")  # type: ignore[misc]
        until(lambda table=table: not server.server.registry.tables[table].bot_questions)  # type: ignore[misc]
    assert "task failed" not in caplog.text


def turn_of(person: Person, table: str) -> Any:
    """Return the state if the person may draw. Pass in windows."""
    state = person.state(table)
    if "pass" in state["moves"]:
        person.post(f"/api/tables/{table}/move", {"move": "pass", "seq": state["seq"]})
    return state if "draw" in state["moves"] else None
