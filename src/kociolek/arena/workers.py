"""Local process pool for games. It restarts workers that die.

The games of a dead worker are played again. A game that kills its worker repeatedly is played without the bot that was
asked last, and that bot loses it.
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

from kociolek.arena.entrants import extend_path
from kociolek.arena.match_run import Exclusion, Job, MatchRunner
from kociolek.arena.outcome import CRASHED, OVERRAN, Outcome
from kociolek.arena.referee import IDLE, NONE, Status, allowed
from kociolek.arena.schedule import Schedule
from kociolek.core.errors import KociolekError
from kociolek.record import Record

Finished = tuple[Outcome, Record | None]

STDOUT: Final = 1
STDERR: Final = 2
CHUNK: Final = 50  # most games sent to a worker at once
SPAWN: Final = multiprocessing.get_context("spawn")  # a fork would copy the threads of a progress bar
KILLED: Final = {-signal.SIGKILL, -signal.SIGTERM}  # exit codes of a kill from outside, probably not by a bot
MOST_KILLS: Final = 5
MOST_DEATHS: Final = 2  # of one game, before its bot is excluded
JOIN_TIMEOUT: Final = 5.0  # seconds for a process to end after its pipe closed
MOST_IDLE_DEATHS: Final = 5  # in a row before any game began; then the fault is not a bot's


def chunks(numbers: Iterable[int], workers: int) -> deque[list[Job]]:
    """Split the games into chunks small enough that workers finish at about the same time."""
    jobs = [Job(number) for number in numbers]
    size = max(1, min(CHUNK, len(jobs) // (workers * 4)))
    return deque(jobs[first : first + size] for first in range(0, len(jobs), size))


def play_in_process(schedule: Schedule, numbers: Iterable[int], keep: bool = False) -> Iterator[Finished]:
    """Play games in this process, without protection against bots that hang in compiled code."""
    runner = MatchRunner(schedule, list(IDLE), can_exit=False, keep=keep)
    try:
        for number in numbers:
            yield runner.play(Job(number))
    finally:
        runner.referee.close()


def new_runner(schedule: Schedule, status: Status, keep: bool) -> MatchRunner:
    """Set up a fresh worker process: the import path, then the runner."""
    extend_path(schedule.folders)
    return MatchRunner(schedule, status, can_exit=True, keep=keep)


def work(pipe: Connection, status: Status, schedule: Schedule, keep: bool) -> None:
    """Main loop of a worker process: play the jobs that arrive until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are for the parent
    os.dup2(STDERR, STDOUT)  # bots' prints must not mix with the result
    runner = new_runner(schedule, status, keep)
    with suppress(EOFError, BrokenPipeError):  # the parent is gone
        while True:
            for job in pipe.recv():
                pipe.send(runner.play(job))


class Worker:
    """A worker process and its unfinished jobs."""

    def __init__(self, schedule: Schedule, keep: bool) -> None:
        self.status: Final = SPAWN.RawArray(c_int64, IDLE)
        self.jobs: Final[dict[int, Job]] = {}  # sent and not finished, by number
        self.pipe, far = SPAWN.Pipe()
        self.process: Final = SPAWN.Process(target=work, args=(far, self.status, schedule, keep), daemon=True)
        self.process.start()
        far.close()  # so that the pipe closes when the process ends

    def send(self, jobs: list[Job]) -> None:
        self.jobs.update((job.number, job) for job in jobs)
        with suppress(BrokenPipeError):  # it died; `receive` will notice
            self.pipe.send(jobs)

    def receive(self) -> Finished | None:
        """Return a finished game, or None if the process is dead and its pipe is empty."""
        try:
            finished: Finished = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            return None
        del self.jobs[finished[0].number]
        return finished

    def end(self) -> int:
        """Wait for the process, kill it if it does not end, and return its exit code."""
        self.pipe.close()
        self.process.join(JOIN_TIMEOUT)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        return self.process.exitcode or 0

    def kill(self) -> None:
        self.process.kill()
        self.end()


class WorkerPool:
    """Worker processes of one schedule."""

    def __init__(self, schedule: Schedule, workers: int, keep: bool = False) -> None:
        self.schedule: Final = schedule
        self.size: Final = workers
        self.keep: Final = keep
        self.workers: Final[list[Worker]] = []
        self._work: deque[list[Job]] = deque()
        self._deaths: Final[Counter[tuple[int, bool]]] = Counter()  # by game, and whether it was killed from outside
        self._idle_deaths = 0

    def play(self, numbers: Iterable[int]) -> Iterator[Finished]:
        """Yield games in the order they finish."""
        self._work = chunks(numbers, self.size)
        try:
            while self._work or any(worker.jobs for worker in self.workers):
                self.assign()
                for pipe in wait([worker.pipe for worker in self.workers]):
                    worker = next(each for each in self.workers if each.pipe is pipe)
                    finished = worker.receive()
                    if finished is None:
                        self.on_death(worker)
                    else:
                        self._idle_deaths = 0
                        yield finished
        finally:
            for worker in self.workers:
                worker.kill()
            self.workers.clear()

    def assign(self) -> None:
        while self._work and len(self.workers) < self.size:
            self.workers.append(Worker(self.schedule, self.keep))
        for worker in self.workers:
            if not worker.jobs and self._work:
                worker.send(self._work.popleft())

    def on_death(self, worker: Worker) -> None:
        """Put the games of a dead worker back in the queue, the one it died of alone."""
        self.workers.remove(worker)
        code = worker.end()
        number, seat, question, since = worker.status
        rest = [job for job in worker.jobs.values() if job.number != number]
        if rest:
            self._work.appendleft(rest)
        if number in worker.jobs:
            thought = monotonic() - since / 1000
            self._work.appendleft([self.retry(worker.jobs[number], seat, question, thought, code)])
            self._idle_deaths = 0
            return
        self._idle_deaths += 1
        if self._idle_deaths >= MOST_IDLE_DEATHS:
            raise KociolekError("worker-lost", {"reason": str(code)})

    def retry(self, job: Job, seat: int, question: int, thought: float, code: int) -> Job:
        """Return the job to play again, with the asked bot excluded after too many deaths."""
        if seat == NONE:
            return job
        if code not in KILLED and thought > allowed(self.schedule):  # the referee ended it
            return Job(job.number, (*job.exclusions, Exclusion(seat, question, OVERRAN, f"{thought:.0f} s")))
        killed = code in KILLED
        self._deaths[job.number, killed] += 1
        if self._deaths[job.number, killed] < (MOST_KILLS if killed else MOST_DEATHS):
            return job
        self._deaths[job.number, killed] = 0
        return Job(job.number, (*job.exclusions, Exclusion(seat, question, CRASHED, f"exit code {code}")))
