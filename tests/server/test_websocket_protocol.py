"""Messages of sockets are read the same way however the network cuts them into pieces."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from kociolek.server.limits import FRAME_COST
from kociolek.server.websocket_protocol import WebSocketProtocol

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MOVE = '{"do":"move","seq":1,"move":"draw"}'


class Transport:
    """A connection without a network."""

    def __init__(self) -> None:
        self.closed = False
        self.written = b""

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    abort = pause_reading = resume_reading = close

    def is_closing(self) -> bool:
        return self.closed

    def get_extra_info(self, *names: object) -> None:
        return None


class Careful(WebSocketProtocol):
    """The protocol without its short cut."""

    def is_one_command(self, data: bytes) -> bool:
        return False


async def connected(kind: type[WebSocketProtocol]) -> WebSocketProtocol:
    accepted = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        accepted.set()
        await asyncio.sleep(60)

    config = uvicorn.Config(app, ws_per_message_deflate=False, ws_ping_interval=None, log_level="critical")
    config.load()
    one = kind(config=config, server_state=ServerState(), app_state={})
    one.connection_made(cast(asyncio.Transport, Transport()))
    one.data_received(HANDSHAKE)
    await accepted.wait()
    return one


def came(one: WebSocketProtocol) -> list[Any]:
    """Return the messages that came so far."""
    found = []
    while not one.queue.empty():
        found.append(one.queue._items.pop(0))  # type: ignore[attr-defined]
    return found


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def some_frames(random: Random) -> bytes:
    """Return frames of every kind, some with broken text or broken rules."""
    short = MOVE.encode()[: random.randrange(1, 30)]
    kinds = [
        frame(Opcode.TEXT, MOVE.encode()),
        frame(Opcode.TEXT, short),
        frame(Opcode.TEXT, "żółć".encode()),
        frame(Opcode.TEXT, b""),
        frame(Opcode.TEXT, b"x" * random.randrange(100, 200)),
        frame(Opcode.PING, b"?"),
        frame(Opcode.PONG, b"!"),
        frame(Opcode.BINARY, b"\x00\xff"),
        frame(Opcode.TEXT, b"ab", fin=False) + frame(Opcode.PING, b"") + frame(Opcode.CONT, b"cd"),
    ]
    bad = [
        frame(Opcode.TEXT, b"\xff\xfe"),
        frame(Opcode.TEXT, b"ab", fin=False),
        frame(Opcode.CONT, b"ab"),
        frame(Opcode.CLOSE, b""),
        b"\x81\x05hello",
        b"\xc1" + frame(Opcode.TEXT, b"ab")[1:],
    ]
    return b"".join(random.choice(kinds if random.random() < 0.95 else bad) for _ in range(random.randrange(1, 8)))


@pytest.mark.parametrize("seed", range(60))
def test_a_short_cut_reads_what_the_parser_reads(seed: int) -> None:
    async def compare() -> None:
        random = Random(seed)
        quick, careful = await connected(WebSocketProtocol), await connected(Careful)
        for _ in range(20):
            data = some_frames(random)
            while data:
                size = random.choice([1, 2, 6, 7, len(data), len(data), random.randrange(1, len(data) + 1)])
                part, data = data[:size], data[size:]
                for each in (quick, careful):
                    each.data_received(part)
            assert came(quick) == came(careful)
            assert quick.conn.state is careful.conn.state
            assert quick.transport.written == careful.transport.written  # type: ignore[attr-defined]
            assert quick.owed == careful.owed

    asyncio.run(compare())


def test_a_command_needs_no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    async def read() -> None:
        one = await connected(WebSocketProtocol)
        monkeypatch.setattr(one.conn, "receive_data", lambda data: pytest.fail("the parser was asked"))
        data = frame(Opcode.TEXT, MOVE.encode())
        one.data_received(data)
        assert came(one) == [{"type": "websocket.receive", "text": MOVE}]
        assert one.owed == len(data) + FRAME_COST

    asyncio.run(read())


@pytest.mark.parametrize("rest", [b"", frame(Opcode.CLOSE, b"")], ids=["alone", "with a close behind it"])
@pytest.mark.parametrize("cuts", [False, True])
def test_text_that_is_no_utf8_closes_without_a_traceback(
    caplog: pytest.LogCaptureFixture, rest: bytes, cuts: bool
) -> None:
    async def read() -> None:
        one = await connected(WebSocketProtocol)
        data = frame(Opcode.TEXT, b"\xff") + rest
        for part in (data[:4], data[4:]) if cuts else (data,):
            one.data_received(part)
        assert came(one) == []
        assert one.transport.is_closing()
        if not rest:
            assert (1007).to_bytes(2) in one.transport.written  # type: ignore[attr-defined]

    asyncio.run(read())
    assert not caplog.records
