"""Pool of bot worker processes. Bots never run in the process that serves the tables.

A worker that dies or is too slow is replaced. Its question gets no answer, and the table makes a default move.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from secrets import randbits
from time import monotonic
from typing import Final

import msgspec

from kociolek.core.api import Game
from kociolek.server.metrics import THINKING, THOUGHTS
from kociolek.server.wire import BotReply

log: Final = logging.getLogger("kociolek.bots")
START: Final = 30.0  # seconds for a process to start, at most
PATIENCE: Final = 5.0  # seconds beyond the time to think
EXPLAINING: Final = 1.0  # seconds
NO_LIMIT: Final = float("inf")
QUEUE: Final = 2000  # most questions that may wait


class BotFailed(Exception):
    """A bot worker answered with an error."""


TROUBLE: Final = (BotFailed, TimeoutError, OSError, msgspec.MsgspecError)


class BotPool:
    """Asks bots for moves and hints; workers are started when they are needed."""

    def __init__(self, workers: int, thinking: float) -> None:
        self.thinking: Final = thinking
        self.workers: Final = workers
        self._idle: Final[asyncio.LifoQueue[Process | None]] = asyncio.LifoQueue()
        self._alive: Final[set[Process]] = set()
        self._waiting = 0
        self._closed = False
        for _ in range(workers):
            self._idle.put_nowait(None)  # None: not started yet

    async def ask(self, game: Game, bot: str, view: bytes, most: float = NO_LIMIT) -> str | None:
        """Return a move for a view in JSON, None if no bot answered. Take as long as `pretend` does.

        The bot thinks for the time of the settings, but not longer than `most` seconds.
        """
        thinking = min(self.thinking, most)
        reply, free = await self._think({"game": game.key, "bot": bot}, game.box_text, view, thinking)
        await asyncio.sleep(free + thinking - monotonic())
        return reply.move or None

    async def pretend(self, most: float = NO_LIMIT) -> None:
        """Wait as long as `ask` would, for a bot without a choice: a quicker answer would reveal that it has none."""
        free = monotonic()
        if self._open():
            with suppress(*TROUBLE):
                async with self._process():
                    free = monotonic()
        await asyncio.sleep(free + min(self.thinking, most) - monotonic())

    async def advise(self, game: Game, view: bytes, thinking: float) -> BotReply:
        """Return a hint; its move is empty if no bot answered."""
        return (await self._think({"game": game.key}, game.box_text, view, thinking))[0]

    async def weigh(self, game: Game, view: bytes, moves: list[str], thinking: float) -> BotReply:
        """Return what some moves are worth; there are none if no bot answered."""
        return (await self._think({"game": game.key, "tries": moves}, game.box_text, view, thinking))[0]

    async def explain(self, game: Game, view: bytes, moves: list[str]) -> BotReply:
        """Return why the first of two moves is better, or an error if no bot answered."""
        return (await self._think({"game": game.key, "pair": moves}, game.box_text, view, EXPLAINING))[0]

    def _open(self) -> bool:
        return not self._closed and self._waiting < QUEUE

    async def _think(self, about: dict[str, object], box: str, view: bytes, seconds: float) -> tuple[BotReply, float]:
        """Return the reply and the time at which a worker was free."""
        begin = free = monotonic()
        if not self._open():
            return BotReply(error="busy"), free
        rest = {"view": msgspec.Raw(view), "seed": randbits(60), "ms": seconds * 1000, **({"box": box} if box else {})}
        try:
            async with self._process() as process:
                free = monotonic()
                reply = await answer(process, msgspec.json.encode(about | rest), seconds + PATIENCE)
        except TROUBLE as error:
            reply = BotReply(error=str(error) or type(error).__name__)
            log.warning("a bot failed", extra={**about, "reason": reply.error[:200]})
        THINKING.observe(monotonic() - begin)
        THOUGHTS.add(1, "error" if reply.error else "move")
        return reply, free

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[Process]:
        """Lend a worker as soon as one is free. One that fails is replaced."""
        self._waiting += 1
        try:
            process = await self._idle.get()
        finally:
            self._waiting -= 1
        try:
            if process is None or process.returncode is not None:
                process = None
                process = await self._start()
            yield process
        except BaseException:
            self._end(process)
            process = None
            raise
        finally:
            self._idle.put_nowait(process)

    async def _start(self) -> Process:
        """Start a worker and wait until it is ready."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "kociolek.server.bot_worker", stdin=PIPE, stdout=PIPE, limit=1 << 20
        )
        self._alive.add(process)
        try:
            await answer(process, b"", START)
        except BaseException:
            self._end(process)
            raise
        return process

    def _end(self, process: Process | None) -> None:
        if process is not None:
            self._alive.discard(process)
            with suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        self._closed = True
        for process in list(self._alive):
            self._end(process)
            await process.wait()


async def answer(process: Process, question: bytes, patience: float) -> BotReply:
    """Send a question, unless it is empty, and return the next answer. Raise one of TROUBLE."""
    assert process.stdin is not None
    assert process.stdout is not None
    if question:
        process.stdin.write(question + b"\n")
    line = await asyncio.wait_for(process.stdout.readline(), patience)
    reply = msgspec.json.decode(line, type=BotReply) if line else BotReply(error="ended")
    if reply.error:
        raise BotFailed(reply.error)
    return reply
