"""Analyses of finished games: a queue, one worker process of the lowest priority at a time, and what clients get.

An analysis is kept with its game in the store. The queue is in memory: a client whose analysis was lost by a restart
asks for it again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE
from bisect import insort
from collections import OrderedDict
from contextlib import suppress
from typing import Final, Literal

import msgspec
from msgspec import Struct, field

from kociolek import record
from kociolek.analysis.game import VERSION, Unfinished
from kociolek.schema.common import Choice
from kociolek.server.limits import Overloaded, TooOften
from kociolek.server.metrics import ANALYSES
from kociolek.server.store.store import Store
from kociolek.server.wire import FromServer, HintMove, Sentence

log: Final = logging.getLogger("kociolek.analyses")
WORKER: Final = (sys.executable, "-m", "kociolek.server.analysis_worker")
QUEUE: Final = 20  # most games that may wait
EACH: Final = 3  # of one player, or of one address
FAILED: Final = 200  # failures that are remembered
SILENCE: Final = 300.0  # seconds without a line of the worker after which it has failed
LONGEST_LINE: Final = 1 << 22


# -- what clients get ---------------------------------------------------------------------
class MoveShare(FromServer):
    """An option of a decision, by the rollouts from the mover's view."""

    move: str  # as records write it
    share: float  # of the win, from 0 to 1
    error: float  # standard error


class AnalysedDecision(FromServer):
    """A decision. Of what other people at the table gave away nothing is told: `best` is null then."""

    number: int  # of the move, from 1, as in the replay
    seat: int
    shares: list[float]  # of the win after it, of every seat, by what the mover could know
    open_shares: list[float]  # the same with all cards open
    played: str
    best: MoveShare | None = None
    share: float = 0.0  # of the move that was played
    share_error: float = 0.0
    equals: int = 0  # other moves that are as good as the best
    loss: float = 0.0  # of the win
    error: float = 0.0  # standard error of the loss
    part: float = 0.0  # of one's chances that was thrown away
    label: Literal["", "inaccuracy", "mistake", "blunder"] = ""
    why: list[Sentence] = field(default_factory=list)


class SeatAccount(FromServer):
    """What became of a seat: result = start - losses + gifts + luck, in wins. Null where only its player is told."""

    result: float
    start: float
    luck: float
    losses: float | None
    gifts: float | None  # what others gave away
    kept: float | None  # what an average decision left of one's chances
    decisions: int
    labels: dict[str, int]
    hardest: int  # number of the decision that cost most, 0 for none


class TurningPoint(FromServer):
    number: int
    seat: int  # that moved
    gainer: int
    swing: float  # of the win
    cause: Literal["choice", "chance"]


class AnalysisSummary(FromServer):
    accounts: list[SeatAccount]  # by seat
    points: list[list[list[int]]]  # Witchstone: by round, seat and source, points so far
    sources: list[str]  # names of the sources


class AnalysisReply(FromServer):
    """Analysis of a finished game, or how far it is. Decisions are final as soon as they are there."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0  # moves
    count: int = 0
    ahead: int = 0  # games that are analysed before this one
    decisions: list[AnalysedDecision] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)  # moves that are named
    moments: list[TurningPoint] = field(default_factory=list)  # known first
    summary: AnalysisSummary | None = None  # when it is done


class WhatIfReply(FromServer):
    """What moves of a decision are worth, by what its player could know."""

    choices: list[Choice]  # all options there
    moves: list[HintMove]  # the one to try and the one played; empty if none was named


def seen_by(reply: AnalysisReply, people: set[int]) -> AnalysisReply:
    """Return an analysis without what the people on these seats gave away: that is for themselves."""
    decisions = [
        AnalysedDecision(each.number, each.seat, each.shares, each.open_shares, each.played)
        if each.seat in people
        else each
        for each in reply.decisions
    ]
    summary = reply.summary
    if summary is not None:
        accounts = [
            SeatAccount(each.result, each.start, each.luck, None, None, None, each.decisions, {}, 0)
            if seat in people
            else each
            for seat, each in enumerate(summary.accounts)
        ]
        summary = msgspec.structs.replace(summary, accounts=accounts)
    return msgspec.structs.replace(reply, decisions=decisions, summary=summary)


# -- the worker's lines -------------------------------------------------------------------
class Step(Struct, omit_defaults=True):
    """A line of the worker: for each decision, and at the end."""

    done: int  # moves up to which all is judged
    decision: AnalysedDecision | None = None
    choices: list[Choice] = field(default_factory=list)  # moves that were not named before
    moments: list[TurningPoint] = field(default_factory=list)
    summary: AnalysisSummary | None = None


class Job:
    """An analysis that waits or runs."""

    def __init__(self, finished: record.Record, client: str) -> None:
        self.record: Final = finished
        self.client: Final = client
        self.reply: Final = AnalysisReply("waiting", 0, len(finished.moves))
        self.summary: AnalysisSummary | None = None  # told when it is stored

    def take(self, line: bytes) -> None:
        step = msgspec.json.decode(line, type=Step)
        reply = self.reply
        reply.state, reply.done = "running", step.done
        if step.decision is not None:
            insort(reply.decisions, step.decision, key=lambda each: each.number)
        reply.choices += step.choices
        reply.moments += step.moments
        self.summary = step.summary


class Analyses:
    """Analyses by table."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.jobs: Final[dict[str, Job]] = {}  # in the order of their turn; the first one runs
        self._failed: Final[OrderedDict[str, None]] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    async def look(self, table: str) -> AnalysisReply:
        """Return the analysis of a table, or how far it is."""
        job = self.jobs.get(table)
        if job is not None:
            job.reply.ahead = list(self.jobs).index(table)
            return job.reply
        found = await self.store.analysis(table, VERSION)
        if found is not None:
            return msgspec.json.decode(found, type=AnalysisReply)
        return AnalysisReply("failed" if table in self._failed else "none")

    async def ask(self, table: str, finished: record.Record, client: str) -> AnalysisReply:
        """Start an analysis unless it is there or under way. Raise KociolekError if it cannot be made (now)."""
        if finished.end != record.OVER:
            raise Unfinished("analysis-unfinished", {})
        found = await self.look(table)
        if found.state not in ("none", "failed") or table in self.jobs:
            return found
        if len(self.jobs) > QUEUE:  # one of them runs
            raise Overloaded
        if sum(job.client == client for job in self.jobs.values()) >= EACH:
            raise TooOften(10)
        self._failed.pop(table, None)
        self.jobs[table] = Job(finished, client)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return await self.look(table)

    async def _work(self) -> None:
        while self.jobs:
            table, job = next(iter(self.jobs.items()))
            try:
                await run(job)
                whole = msgspec.structs.replace(job.reply, state="done", ahead=0, summary=job.summary)
                await self.store.keep_analysis(table, VERSION, msgspec.json.encode(whole).decode())
                ANALYSES.add(1, "done")
            except Exception as error:
                log.warning("an analysis failed", extra={"table": table, "reason": str(error)[:200]})
                ANALYSES.add(1, "failed")
                self._failed[table] = None
                while len(self._failed) > FAILED:
                    self._failed.popitem(last=False)
            finally:
                del self.jobs[table]

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


async def run(job: Job) -> None:
    """Analyse a game in a process of its own. Raise an exception if that fails."""
    process = await asyncio.create_subprocess_exec(*WORKER, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
    try:
        yield_to_others(process.pid)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("".join(f"{line}\n" for line in record.lines(job.record)).encode())
        process.stdin.close()
        while line := await next_line(process.stdout):
            job.take(line)
        if job.summary is None:
            raise RuntimeError("the worker ended early")
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def next_line(stream: asyncio.StreamReader) -> bytes:
    """Return the next line of the worker. Raise TimeoutError if none comes."""
    async with asyncio.timeout(SILENCE):  # `wait_for` forgets a cancellation when a line comes at the same time
        return await stream.readline()


def yield_to_others(pid: int) -> None:
    """Let a process run only when no other one wants the processor."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, pid, 19)
        os.sched_setscheduler(pid, os.SCHED_IDLE, os.sched_param(0))
