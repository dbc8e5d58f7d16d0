"""Those who listen to a table: browsers at sockets, programs at streams. None of them can slow another down.

`offer` never waits. What a slow reader has not taken yet queues up; when too much does, all of it is dropped, and the
reader gets the whole state as soon as it reads again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from kociolek.server.line import Line
from kociolek.server.metrics import SLOW_READERS, UPDATES


@mypyc_attr(allow_interpreted_subclasses=True)  # a program may have its own kind, as tests do
class Reader:
    """One connection. `refresh` is called when messages were lost, and has to offer the whole state."""

    __slots__ = ("ending", "lost", "most", "player", "refresh", "seat", "waiting")

    def __init__(self, player: str, backlog: int) -> None:
        self.player: Final = player  # "" for somebody unknown
        self.seat = -1
        self.most: Final = backlog
        self.waiting: Final[list[bytes]] = []
        self.refresh: Callable[[Reader], None] = lambda reader: None
        self.lost = False
        self.ending = False

    def offer(self, data: bytes) -> None:
        UPDATES.add(1)
        if self.lost or self.ending:
            return
        if len(self.waiting) >= self.most:
            SLOW_READERS.add(1)
            self.waiting.clear()
            self.lost = True
            return
        self.waiting.append(data)
        self.flush()

    def flush(self) -> None:
        """Send what can be sent without waiting."""
        raise NotImplementedError

    def end(self, data: bytes) -> None:
        """A last message, then the connection ends."""
        self.waiting.append(data)
        self.lost = False
        self.ending = True
        self.flush()

    def next(self) -> bytes | None:
        """What goes out now."""
        if not self.waiting and self.lost:
            self.lost = False
            self.refresh(self)
        return self.waiting.pop(0) if self.waiting else None


class SocketReader(Reader):
    """What is said within one turn of the loop goes out together, as soon as the network takes it."""

    __slots__ = ("_due", "_line")

    def __init__(self, player: str, backlog: int, line: Line) -> None:
        super().__init__(player, backlog)
        self._line: Final = line
        self._due = False
        line.has_room = self._send

    def flush(self) -> None:
        if not self._due:
            self._due = True
            self._line.loop.call_soon(self._send)

    def _send(self) -> None:
        self._due = False
        if self._line.full:
            return
        first = self.next()
        if first is not None:
            self._line.tell([first, *self.waiting])
            self.waiting.clear()
        if self.ending:
            self._line.hang_up()


class StreamReader(Reader):
    """Lines for a program; the response takes them one by one."""

    def __init__(self, player: str, backlog: int) -> None:
        super().__init__(player, backlog)
        self._there: Final = asyncio.Event()

    def flush(self) -> None:
        self._there.set()

    async def take(self, patience: float) -> bytes | None:
        """The next line; an empty one after some silence; None when it is over."""
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
