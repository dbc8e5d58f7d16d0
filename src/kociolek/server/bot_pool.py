"""Bots think in processes of their own, never in the one that serves the tables. A process that dies or is too slow is
replaced; its question then gets no answer, and the table falls back on a default."""

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

from kociolek.server.bot_reply import BotReply
from kociolek.server.metrics import THINKING, THOUGHTS

log: Final = logging.getLogger("kociolek.bots")
START: Final = 30.0  # seconds for a process to start, at most
PATIENCE: Final = 5.0  # beyond the time to think
QUEUE: Final = 2000  # questions that may wait


class BotFailed(Exception):
    """What a bot's process tells instead of a move."""


TROUBLE: Final = (BotFailed, TimeoutError, OSError, msgspec.MsgspecError)


class BotPool:
    def __init__(self, workers: int, thinking: float) -> None:
        self.thinking: Final = thinking
        self.workers: Final = workers
        self._idle: Final[asyncio.LifoQueue[Process | None]] = asyncio.LifoQueue()
        self._alive: Final[set[Process]] = set()
        self._waiting = 0
        self._closed = False
        for _ in range(workers):
            self._idle.put_nowait(None)  # started when needed

    async def ask(self, game: str, bot: str, view: bytes) -> str | None:
        """A move for this view (the JSON of it); None if no bot could tell. It takes as long as `pretend` does."""
        told, free = await self._think({"game": game, "bot": bot}, view, self.thinking)
        await asyncio.sleep(free + self.thinking - monotonic())
        return told.move or None

    async def pretend(self) -> None:
        """Wait as if a bot had to think, where it has no choice. Else it would be the quicker one as soon as bots have
        to wait for one another, and the time of its answer would tell that it holds nothing."""
        free = monotonic()
        if self._open():
            with suppress(*TROUBLE):
                async with self._process():
                    free = monotonic()
        await asyncio.sleep(free + self.thinking - monotonic())

    async def advise(self, game: str, view: bytes, thinking: float) -> BotReply:
        """What a good player would do; without a move if no bot could tell."""
        return (await self._think({"game": game}, view, thinking))[0]

    def _open(self) -> bool:
        return not self._closed and self._waiting < QUEUE

    async def _think(self, about: dict[str, str], view: bytes, seconds: float) -> tuple[BotReply, float]:
        """The thought, and when a process was free for it."""
        begin = free = monotonic()
        if not self._open():
            return BotReply(error="busy"), free
        rest = {"view": msgspec.Raw(view), "seed": randbits(60), "ms": seconds * 1000}
        try:
            async with self._process() as process:
                free = monotonic()
                told = await answer(process, msgspec.json.encode(about | rest), seconds + PATIENCE)
        except TROUBLE as error:
            told = BotReply(error=str(error) or type(error).__name__)
            log.warning("a bot failed", extra={**about, "reason": told.error[:200]})
        THINKING.observe(monotonic() - begin)
        THOUGHTS.add(1, "error" if told.error else "move")
        return told, free

    @asynccontextmanager
    async def _process(self) -> AsyncIterator[Process]:
        """One of those that think, as soon as one is free and ready; one that fails is replaced."""
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
        """Its first line says that it is ready."""
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
    assert process.stdin is not None
    assert process.stdout is not None
    if question:
        process.stdin.write(question + b"\n")
    line = await asyncio.wait_for(process.stdout.readline(), patience)
    told = msgspec.json.decode(line, type=BotReply) if line else BotReply(error="ended")
    if told.error:
        raise BotFailed(told.error)
    return told
