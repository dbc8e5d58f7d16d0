"""Games on all cores of this machine: processes that are handed games, and replaced when they die.

A worker that is killed loses nothing: the games it was handed are played again. A game that brings its worker down
again and again is played a last time without the bot that was being asked; that bot has lost it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from ctypes import c_int64
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Final

from kociolek.arena.bout import Job, Sentence, Table
from kociolek.arena.entrants import look_in
from kociolek.arena.outcome import CRASHED, OVERRAN, Outcome
from kociolek.arena.referee import EMPTY_DESK, NOTHING, Desk, allowed
from kociolek.arena.series import Series
from kociolek.catalog import use_components_of
from kociolek.core.errors import KociolekError
from kociolek.record import Record

Finished = tuple[Outcome, Record | None]

STDOUT: Final = 1
STDERR: Final = 2
CHUNK: Final = 50  # games that a worker is handed at once, at most
SPAWN: Final = multiprocessing.get_context("spawn")  # a fork would copy the threads of a progress bar
BY_OTHERS: Final = {-signal.SIGKILL, -signal.SIGTERM}  # exit codes of those who were killed, probably not by a bot
MOST_KILLS: Final = 5
MOST_DEATHS: Final = 2  # of one game, before its bot is blamed
PATIENCE_AT_THE_END: Final = 5.0  # seconds for a process to end after its pipe has
IDLE_DEATHS: Final = 5  # in a row, with no game begun: then it is no bot that is broken


def chunks(numbers: Iterable[int], workers: int) -> deque[list[Job]]:
    """The work in pieces, so that nobody waits long for the last one."""
    jobs = [Job(number) for number in numbers]
    size = max(1, min(CHUNK, len(jobs) // (workers * 4)))
    return deque(jobs[first : first + size] for first in range(0, len(jobs), size))


def play_here(series: Series, numbers: Iterable[int], keep: bool = False) -> Iterator[Finished]:
    """In this process, for those who trust their bots."""
    table = Table(series, list(EMPTY_DESK), deadly=False, keep=keep)
    try:
        for number in numbers:
            yield table.play(Job(number))
    finally:
        table.referee.close()


def table_of(series: Series, desk: Desk, keep: bool) -> Table:
    """In a process of its own, which knows nothing yet."""
    look_in(series.folders)
    if series.components:
        use_components_of(series.components)
    return Table(series, desk, deadly=True, keep=keep)


def work(pipe: Connection, desk: Desk, series: Series, keep: bool) -> None:
    """The life of a worker: games, until nobody hands it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are for the parent
    os.dup2(STDERR, STDOUT)  # what bots print is not part of the result
    table = table_of(series, desk, keep)
    with suppress(EOFError, BrokenPipeError):  # the parent is gone
        while True:
            for job in pipe.recv():
                pipe.send(table.play(job))


class Worker:
    """A process, and what it is doing."""

    def __init__(self, series: Series, keep: bool) -> None:
        self.desk: Final = SPAWN.RawArray(c_int64, EMPTY_DESK)
        self.jobs: Final[dict[int, Job]] = {}  # that it was handed and has not finished
        self.pipe, far = SPAWN.Pipe()
        self.process: Final = SPAWN.Process(target=work, args=(far, self.desk, series, keep), daemon=True)
        self.process.start()
        far.close()  # so that the end of the process is the end of the pipe

    def hand(self, jobs: list[Job]) -> None:
        self.jobs.update((job.number, job) for job in jobs)
        with suppress(BrokenPipeError):  # it is dead; that will be noticed where it is listened to
            self.pipe.send(jobs)

    def hear(self) -> Finished | None:
        """A finished game; None if the process is dead, and all it had to say is said."""
        try:
            finished: Finished = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            return None
        del self.jobs[finished[0].number]
        return finished

    def end(self) -> int:
        """How the process ended, by its own fault or now."""
        self.pipe.close()
        self.process.join(PATIENCE_AT_THE_END)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        return self.process.exitcode or 0

    def dismiss(self) -> None:
        self.process.kill()
        self.end()


class Crew:
    """The workers of one series."""

    def __init__(self, series: Series, workers: int, keep: bool = False) -> None:
        self.series: Final = series
        self.size: Final = workers
        self.keep: Final = keep
        self.workers: Final[list[Worker]] = []
        self._work: deque[list[Job]] = deque()
        self._deaths: Final[Counter[tuple[int, bool]]] = Counter()  # by game, and whether it was killed
        self._idle_deaths = 0

    def play(self, numbers: Iterable[int]) -> Iterator[Finished]:
        """The games as they are finished, in any order."""
        self._work = chunks(numbers, self.size)
        try:
            while self._work or any(worker.jobs for worker in self.workers):
                self.hand_out()
                for pipe in wait([worker.pipe for worker in self.workers]):
                    worker = next(each for each in self.workers if each.pipe is pipe)
                    finished = worker.hear()
                    if finished is None:
                        self.bury(worker)
                    else:
                        self._idle_deaths = 0
                        yield finished
        finally:
            for worker in self.workers:
                worker.dismiss()
            self.workers.clear()

    def hand_out(self) -> None:
        while self._work and len(self.workers) < self.size:
            self.workers.append(Worker(self.series, self.keep))
        for worker in self.workers:
            if not worker.jobs and self._work:
                worker.hand(self._work.popleft())

    def bury(self, worker: Worker) -> None:
        """Its games are for somebody else; the one it died of is on its own from now on."""
        self.workers.remove(worker)
        code = worker.end()
        number, seat, question, since = worker.desk
        rest = [job for job in worker.jobs.values() if job.number != number]
        if rest:
            self._work.appendleft(rest)
        if number in worker.jobs:
            thought = monotonic() - since / 1000
            self._work.appendleft([self.judged(worker.jobs[number], seat, question, thought, code)])
            self._idle_deaths = 0
            return
        self._idle_deaths += 1
        if self._idle_deaths >= IDLE_DEATHS:
            raise KociolekError("worker-lost", {"reason": str(code)})

    def judged(self, job: Job, seat: int, question: int, thought: float, code: int) -> Job:
        """The same game; without a bot in it, if that has done enough harm."""
        if seat == NOTHING:
            return job
        if code not in BY_OTHERS and thought > allowed(self.series):  # the referee ended it
            return Job(job.number, (*job.sentences, Sentence(seat, question, OVERRAN, f"{thought:.0f} s")))
        killed = code in BY_OTHERS
        self._deaths[job.number, killed] += 1
        if self._deaths[job.number, killed] < (MOST_KILLS if killed else MOST_DEATHS):
            return job
        self._deaths[job.number, killed] = 0
        return Job(job.number, (*job.sentences, Sentence(seat, question, CRASHED, f"exit code {code}")))
