"""WebSocket connection. uvicorn handles the handshake and close; table messages bypass ASGI and are written directly.

A server has thousands of connections and nearly all are idle, so each keeps little memory.
uvicorn does not promise these classes to others: tests/server/test_uvicorn.py lists every name used here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from struct import Struct
from typing import Any, Final

from starlette.types import Message
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

from kociolek.server.limits import CHARGED, FRAGMENTS, FRAME_COST, GRACE, SLICE, UNREAD, Limits, RateLimiter
from kociolek.server.metrics import FLOODS

TOO_MUCH: Final = 1008  # close code for a violated policy
EXTENSION: Final = "kociolek.connection"  # its key in the extensions of the ASGI scope
NO_UTF8: Final = 1007  # close code for text that is none
TEXT: Final = 0x81  # first byte of a text message in one frame
AT_START: Final = StreamReader.at_eof.__code__  # where the parser of websockets waits for the next frame
SHORT: Final = Struct("!BB").pack
MEDIUM: Final = Struct("!BBH").pack
LONG: Final = Struct("!BBQ").pack


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with direct writes, a small receive queue and less pausing."""

    on_writable: Callable[[], None] | None = None  # called when a full send buffer has room again
    rate = Limits().traffic[0]  # `count_for` sets those of the server
    most = Limits().traffic[1]
    limiter: RateLimiter | None = None  # for the traffic of the whole address, once the connection is accepted
    address = ""
    cut = False  # whether it sent too much and is being closed
    parsed = 0  # frames of the slice that was parsed last
    owed = 0.0  # units of traffic that the address was not charged yet
    hops = 0  # processes that have passed this connection on

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = ReceiveQueue()  # type: ignore[assignment]
        self.tokens: float = self.most
        self.filled: float = self.loop.time()

    def count_for(self, limiter: RateLimiter, address: str) -> None:
        """Count traffic for an address from now on, besides the limit of this connection."""
        self.limiter, self.address = limiter, address
        spent = self.most - self.tokens
        self.rate, self.most = limiter.limits.traffic
        self.tokens = self.most - spent

    def data_received(self, data: bytes) -> None:
        """Parse in slices. One large read may hold tens of thousands of frames, and other tables wait meanwhile."""
        if self.is_one_command(data) and (text := unmasked(data)) is not None:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self.spend(len(data) + FRAME_COST)
        elif len(data) > SLICE:
            for start in range(0, len(data), SLICE):
                self.data_received(data[start : start + SLICE])
        elif not self.cut and not self.transport.is_closing():
            handshake = not self.handshake_initiated  # its size is limited by `HttpProtocol`
            super().data_received(data)
            if not handshake:
                self.spend(len(data) + FRAME_COST * self.parsed)

    def is_one_command(self, data: bytes) -> bool:
        """Tell whether a read is one short text message and nothing else, as nearly all are. The parser is not needed
        for it then, which takes four times as long. It must wait for a new message: not within a frame or between two
        fragments, before the handshake or after the close."""
        size = len(data) - 6
        if not 0 < size < 126 or data[0] != TEXT or data[1] != 0x80 | size:
            return False
        conn = self.conn
        if conn.state is not State.OPEN or conn.current_size is not None or conn.extensions or self.close_sent:
            return False
        waits: Any = conn.parser  # a generator, whatever its type says
        while (inner := waits.gi_yieldfrom) is not None:
            waits = inner
        if waits.gi_code is not AT_START or self.queue.qsize() >= UNREAD:
            return False
        return not self.cut and not self.transport.is_closing()

    def handle_events(self) -> None:
        self.parsed = len(self.conn.events)
        super().handle_events()

    def spend(self, cost: float) -> None:
        """Take units of traffic, and close the connection if there are too few."""
        now = self.loop.time()
        tokens = self.tokens + (now - self.filled) * self.rate
        self.tokens = tokens = (tokens if tokens < self.most else self.most) - cost
        self.filled = now
        self.owed += cost
        if tokens < 0:
            self.cut_off()
        elif self.owed > CHARGED and self.limiter is not None:
            owed, self.owed = self.owed, 0.0
            if not self.limiter.allows("traffic", self.address, owed):
                self.cut_off()

    def cut_off(self, code: int = TOO_MUCH, reason: str = "too much traffic") -> None:
        """Close the connection of a client that sends too much or nonsense, and do not wait for it."""
        if self.cut:
            return
        self.cut = True
        if code == TOO_MUCH:
            FLOODS.add(1)
        if self.conn.state is State.OPEN and not self.full:
            self.conn.fail(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.loop.call_later(GRACE, self.transport.abort)

    def handle_ping(self) -> None:
        if self.full:  # the peer asks for answers and does not read them
            self.cut_off()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.cut_off()
        else:
            super().handle_cont(event)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the handshake was not refused
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]

    def forget_head(self) -> None:
        """Free the headers of the handshake."""
        self.request.headers.clear()
        self.response.headers.clear()

    @property
    def full(self) -> bool:
        return not self.writable.is_set()

    def write_messages(self, messages: Iterable[bytes]) -> None:
        """Write text messages at once. Do nothing if the peer has gone: the receiving side will notice."""
        if self.conn.state is State.OPEN and not self.disconnected:
            self.transport.write(b"".join([part for text in messages for part in (head(len(text)), text)]))

    def send_receive_event_to_app(self) -> None:
        """Queue a message; pause reading only if many wait. uvicorn pauses for each one, which is expensive, and logs
        a traceback for each one that is no UTF-8."""
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.frames = []
            self.cut_off(NO_UTF8, "no UTF-8")
            return
        if self.queue.qsize() >= UNREAD:
            super().send_receive_event_to_app()
            return
        paused, self.read_paused = self.read_paused, True  # keeps uvicorn from pausing
        super().send_receive_event_to_app()
        self.read_paused = paused

    def close_soon(self) -> None:
        self.closing = self.loop.create_task(self._close())

    async def _close(self) -> None:
        with suppress(Exception):  # closed already
            await self.send({"type": "websocket.close", "code": 1000})

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()


class ReceiveQueue:
    """Queue for a single consumer, in a tenth of the memory of `asyncio.Queue`."""

    __slots__ = ("_items", "_taker")

    def __init__(self) -> None:
        self._items: Final[list[Message]] = []
        self._taker: asyncio.Future[None] | None = None

    def put_nowait(self, item: Message) -> None:
        self._items.append(item)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    def empty(self) -> bool:
        return not self._items

    def qsize(self) -> int:
        return len(self._items)

    async def get(self) -> Message:
        while not self._items:
            self._taker = asyncio.get_running_loop().create_future()
            await self._taker
        return self._items.pop(0)


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def unmasked(data: bytes) -> str | None:
    """Return the text of a short frame from a client, None if it is no UTF-8."""
    try:
        return apply_mask(data[6:], data[2:6]).decode()
    except UnicodeDecodeError:
        return None


def head(size: int) -> bytes:
    """Return the header of an unmasked text frame (RFC 6455, 5.2)."""
    if size < 126:
        return SHORT(TEXT, size)
    return MEDIUM(TEXT, 126, size) if size < 65536 else LONG(TEXT, 127, size)
