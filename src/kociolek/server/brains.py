"""Bots think in processes of their own, never in the one that serves the tables. A process that dies or is too slow is
replaced; its question then gets no answer, and the table falls back on a default."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from secrets import randbits
from time import monotonic
from typing import Final

import msgspec

from kociolek.server.metrics import THINKING, THOUGHTS
from kociolek.server.thought import Thought

log: Final = logging.getLogger("kociolek.bots")
START: Final = 30.0  # seconds for a process to start, at most
PATIENCE: Final = 5.0  # beyond the time to think
QUEUE: Final = 2000  # questions that may wait


class Brains:
    def __init__(self, workers: int, thinking: float) -> None:
        self.thinking: Final = thinking
        self.workers: Final = workers
        self._idle: Final[asyncio.LifoQueue[Process | None]] = asyncio.LifoQueue()
        self._alive: Final[set[Process]] = set()
        self._waiting = 0
        self._closed = False
        for _ in range(workers):
            self._idle.put_nowait(None)  # started when needed

    async def ask(self, game: str, bot: str, view: bytes, thinking: float | None = None) -> str | None:
        """A move for this view (the JSON of it); None if no bot could tell."""
        told = await self._think({"game": game, "bot": bot}, view, self.thinking if thinking is None else thinking)
        return told.move or None

    async def advise(self, game: str, view: bytes, thinking: float) -> Thought:
        """What a good player would do; without a move if no bot could tell."""
        return await self._think({"game": game}, view, thinking)

    async def _think(self, about: dict[str, str], view: bytes, seconds: float) -> Thought:
        if self._closed or self._waiting >= QUEUE:
            return Thought(error="busy")
        rest = {"view": msgspec.Raw(view), "seed": randbits(60), "ms": seconds * 1000}
        question = msgspec.json.encode(about | rest) + b"\n"
        begin = monotonic()
        self._waiting += 1
        try:
            process = await self._idle.get()
        finally:
            self._waiting -= 1
        told = Thought()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(question)
            line = await asyncio.wait_for(process.stdout.readline(), seconds + PATIENCE)
            told = msgspec.json.decode(line, type=Thought) if line else Thought(error="ended")
        except (TimeoutError, OSError, msgspec.MsgspecError) as error:
            told = Thought(error=type(error).__name__)
        except asyncio.CancelledError:
            self._end(process)
            process = None
            raise
        finally:
            if told.error and process is not None:
                self._end(process)
                process = None
            self._idle.put_nowait(process)
        THINKING.observe(monotonic() - begin)
        THOUGHTS.add(1, "error" if told.error else "move")
        if told.error:
            log.warning("a bot failed", extra={**about, "reason": told.error[:200]})
        return told

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "kociolek.server.thinker", stdin=PIPE, stdout=PIPE, limit=1 << 20
        )
        self._alive.add(process)
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
