"""Those who listen to a table: browsers at sockets, programs at streams. None of them can slow another down.

`offer` never waits. What a slow reader has not taken yet queues up; when too much does, all of it is dropped, and the
reader gets the whole state as soon as it reads again.
"""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, Final

from kociolek.server.metrics import SLOW_READERS, UPDATES

Send = Callable[[dict[str, Any]], Awaitable[None]]  # of ASGI


class Reader:
    """One connection. `refresh` is called when messages were lost, and has to offer the whole state."""

    def __init__(self, player: str, backlog: int) -> None:
        self.player: Final = player  # "" for somebody unknown
        self.seat = -1
        self.most: Final = backlog
        self.waiting: deque[str] = deque()
        self.refresh: Callable[[Reader], None] = lambda reader: None
        self.lost = False
        self.ending = False

    def offer(self, data: str) -> None:
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

    def end(self, data: str) -> None:
        """A last message, then the connection ends."""
        self.waiting.append(data)
        self.lost = False
        self.ending = True
        self.flush()

    def next(self) -> str | None:
        """What goes out now."""
        if not self.waiting and self.lost:
            self.lost = False
            self.refresh(self)
        return self.waiting.popleft() if self.waiting else None


class SocketReader(Reader):
    """Sends at once as long as the network takes it; a task is only made for a reader who is slow."""

    def __init__(self, player: str, backlog: int, send: Send) -> None:
        super().__init__(player, backlog)
        self._send: Final = send
        self._task: asyncio.Task[None] | None = None
        self._flushing = False

    def flush(self) -> None:
        if self._task is not None or self._flushing:
            return
        self._flushing = True
        try:
            while (data := self.next()) is not None:
                started = start(self._sending(data))
                if started is not None:
                    self._task = asyncio.get_running_loop().create_task(self._drain(started))
                    return
        finally:
            self._flushing = False
        if self.ending:
            self._task = asyncio.get_running_loop().create_task(self._close())

    async def _sending(self, data: str) -> None:
        try:
            await self._send({"type": "websocket.send", "text": data})
        except Exception:  # gone; the receiving side notices and takes the reader away
            self.waiting.clear()
            self.lost = False

    async def _drain(self, started: Awaitable[None]) -> None:
        await started
        while (data := self.next()) is not None:
            await self._sending(data)
        if self.ending:
            await self._close()
        else:
            self._task = None

    async def _close(self) -> None:
        try:
            await self._send({"type": "websocket.close", "code": 1000})
        except Exception:  # it was closed already
            return


class StreamReader(Reader):
    """Lines for a program; the response takes them one by one."""

    def __init__(self, player: str, backlog: int) -> None:
        super().__init__(player, backlog)
        self._there: Final = asyncio.Event()

    def flush(self) -> None:
        self._there.set()

    async def take(self, patience: float) -> str | None:
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
                return ""


def start(coroutine: Coroutine[Any, Any, None]) -> Awaitable[None] | None:
    """Run it up to where it has to wait. None if it did not; else the rest of it, for a task to await."""
    try:
        waits_for = coroutine.send(None)
    except StopIteration:
        return None
    return rest_of(coroutine, waits_for)


@types.coroutine
def rest_of(coroutine: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """What a task does for a coroutine that has begun: hand on what it waits for, and what came of it."""
    while True:
        try:
            value = yield waits_for
        except BaseException as error:
            try:
                waits_for = coroutine.throw(error)
            except StopIteration:
                return
        else:
            try:
                waits_for = coroutine.send(value)
            except StopIteration:
                return
