"""One end of a WebSocket. uvicorn opens, guards and closes it; what a table says goes out by a shorter way.

There are thousands of them and nearly all are idle: what one keeps is kept small.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from struct import Struct
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

UNREAD: Final = 8  # messages that may wait for the table before no more are read
EXTENSION: Final = "kociolek.connection"  # where an ASGI application finds it in its scope
TEXT: Final = 0x81  # a whole message in one frame
SHORT: Final = Struct("!BB").pack
MEDIUM: Final = Struct("!BBH").pack
LONG: Final = Struct("!BBQ").pack


class WebSocketProtocol(WebSocketsSansIOProtocol):
    on_writable: Callable[[], None] | None = None  # called when a full one can take more

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = ReceiveQueue()  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # else it was refused
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[dict-item]

    def forget_head(self) -> None:
        """Of the request and the answer to it, when they have done their work."""
        self.request.headers.clear()
        self.response.headers.clear()

    @property
    def full(self) -> bool:
        return not self.writable.is_set()

    def write_messages(self, messages: Iterable[bytes]) -> None:
        """All of them in one go. Nothing is said to somebody who has gone: the receiving side will notice."""
        if self.conn.state is State.OPEN and not self.disconnected:
            self.transport.write(b"".join([part for text in messages for part in (head(len(text)), text)]))

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading with every message until it is taken; that takes the system longer than the message."""
        if self.queue.qsize() >= UNREAD:
            super().send_receive_event_to_app()
            return
        paused, self.read_paused = self.read_paused, True  # so that it does not
        super().send_receive_event_to_app()
        self.read_paused = paused

    def close_soon(self) -> None:
        self.closing = self.loop.create_task(self._close())

    async def _close(self) -> None:
        with suppress(Exception):  # it was closed already
            await self.send({"type": "websocket.close", "code": 1000})

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()


class ReceiveQueue:
    """What `asyncio.Queue` does where only one waits, in a tenth of its memory."""

    __slots__ = ("_items", "_taker")

    def __init__(self) -> None:
        self._items: Final[list[ASGIReceiveEvent]] = []
        self._taker: asyncio.Future[None] | None = None

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        self._items.append(item)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    def empty(self) -> bool:
        return not self._items

    def qsize(self) -> int:
        return len(self._items)

    async def get(self) -> ASGIReceiveEvent:
        while not self._items:
            self._taker = asyncio.get_running_loop().create_future()
            await self._taker
        return self._items.pop(0)


def head(size: int) -> bytes:
    """Of a frame from a server: not masked (RFC 6455, 5.2)."""
    if size < 126:
        return SHORT(TEXT, size)
    return MEDIUM(TEXT, 126, size) if size < 65536 else LONG(TEXT, 127, size)
