"""Subscribers of a table (WebSocket and HTTP stream), each with its own send queue.

`offer` never waits. When the queue of a slow subscriber is full, all of it is dropped; the subscriber gets the whole
state as soon as it reads again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from kociolek.server.limits import MOST_BYTES
from kociolek.server.metrics import SLOW_READERS, UPDATES
from kociolek.server.websocket_protocol import WebSocketProtocol


@mypyc_attr(allow_interpreted_subclasses=True)  # tests have their own kind
class Subscriber:
    """One connection. It calls `refresh` after messages were lost; that has to offer the whole state."""

    __slots__ = ("address", "ending", "lost", "most", "player", "refresh", "seat", "session", "size", "waiting")

    def __init__(self, player: str, backlog: int, session: str = "", address: str = "") -> None:
        self.player: Final = player  # empty for somebody unknown
        self.session: Final = session  # id of the device or token
        self.address: Final = address  # as limits and bans count it
        self.seat = -1
        self.most: Final = backlog
        self.waiting: Final[list[bytes]] = []
        self.size = 0  # bytes of the waiting messages
        self.refresh: Callable[[Subscriber], None] = lambda subscriber: None
        self.lost = False
        self.ending = False

    def offer(self, data: bytes) -> None:
        """Queue a message."""
        UPDATES.add(1)
        if self.lost or self.ending:
            return
        self.size += len(data)
        if len(self.waiting) >= self.most or (self.size > MOST_BYTES and self.waiting):
            SLOW_READERS.add(1)
            self.waiting.clear()
            self.size = 0
            self.lost = True
            return
        self.waiting.append(data)
        self.flush()

    def flush(self) -> None:
        """Send what can be sent without waiting."""
        raise NotImplementedError

    def end(self, data: bytes) -> None:
        """Send a last message and close the connection."""
        self.waiting.append(data)
        self.lost = False
        self.ending = True
        self.flush()

    def next(self) -> bytes | None:
        """Return the next message to send, None if there is none."""
        if not self.waiting and self.lost:
            self.lost = False
            self.refresh(self)
        if not self.waiting:
            return None
        data = self.waiting.pop(0)
        self.size -= len(data)
        return data


class SocketSubscriber(Subscriber):
    """Subscriber on a WebSocket. Messages of one iteration of the event loop are written together."""

    __slots__ = ("_connection", "_due")

    def __init__(
        self, player: str, backlog: int, connection: WebSocketProtocol, session: str = "", address: str = ""
    ) -> None:
        super().__init__(player, backlog, session, address)
        self._connection: Final = connection
        self._due = False
        connection.on_writable = self._send

    def flush(self) -> None:
        if not self._due:
            self._due = True
            self._connection.loop.call_soon(self._send)

    def _send(self) -> None:
        self._due = False
        if self._connection.full:
            return
        first = self.next()
        if first is not None:
            self._connection.write_messages([first, *self.waiting])
            self.waiting.clear()
            self.size = 0
        if self.ending:
            self._connection.close_soon()


class StreamSubscriber(Subscriber):
    """Subscriber on an HTTP stream; the response takes one line at a time."""

    def __init__(self, player: str, backlog: int, session: str = "", address: str = "") -> None:
        super().__init__(player, backlog, session, address)
        self._there: Final = asyncio.Event()

    def flush(self) -> None:
        self._there.set()

    async def take(self, patience: float) -> bytes | None:
        """Return the next line, an empty one after `patience` seconds of silence, None at the end."""
        while True:
            data = self.next()
            if data is not None:
                return data
            if self.ending:
                return None
            self._there.clear()
            try:
                await asyncio.wait_for(self._there.wait(), patience)
            except TimeoutError:
                return b""
