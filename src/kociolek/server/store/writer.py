"""Store writer thread. It groups all requests of one event-loop iteration into one transaction.

A database that may wait for a disk or a network has a thread. SQLite without `--durable` only hands its pages to the
system, so the event loop writes itself: that takes less time than to wake a thread.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from time import monotonic, perf_counter, sleep
from typing import Any, Final, TypeVar

from kociolek.server.metrics import COMMIT_SECONDS, COMMITS, STORE_FAILURES
from kociolek.server.store.database import Busy, Clash, Database, Lost, StoreFailed

T = TypeVar("T")
log: Final = logging.getLogger("kociolek.store")
LOOK: Final = 1.0  # seconds between two checks of the journal
BUSY: Final = 5.0  # seconds for which another program may keep the database to itself
BUSY_RETRY: Final = 0.02
BACK: Final = 2.0  # seconds in which a database that hung up may be back: less than a client waits for its answer
CALLING: Final = 0.1  # seconds between two attempts to reach it


class Job:
    """A request and the future that gets its result."""

    __slots__ = ("error", "future", "loop", "repeatable", "result", "work")

    def __init__(
        self,
        work: Callable[[Database], object],
        future: asyncio.Future[Any],
        loop: asyncio.AbstractEventLoop,
        repeatable: bool,
    ) -> None:
        self.work: Final = work
        self.future: Final = future
        self.loop: Final = loop
        self.repeatable: Final = repeatable
        self.result: object = None
        self.error: Exception | None = None

    def fail(self, error: Exception) -> None:
        if not isinstance(error, Clash):
            STORE_FAILURES.add(1)
            log.error("store failed", extra={"reason": str(error), "kind": type(error).__name__})
        self.error = error

    def deliver(self) -> None:
        if self.future.done():  # cancelled
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """Base of writers. Any event loop may send requests."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.jobs: Final[deque[Job]] = deque()
        self._open: Final = threading.Lock()  # guards `jobs` and `_stopping`
        self._stopping = False
        self._away = False  # whether the database did not come back in time
        self._thread: Final = threading.Thread(target=self._work, name="store", daemon=True)

    def do(self, work: Callable[[Database], T], repeatable: bool = False) -> asyncio.Future[T]:
        """Queue a request and return the future of its result. If the connection is lost, it is carried out again by
        the next one; if it may have been stored already, only if it is `repeatable`: doing it twice does it once."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        with self._open:
            if self._stopping:
                raise StoreFailed("store-failed", {"reason": "closed"})
            self.jobs.append(Job(work, future, loop, repeatable))
            first = len(self.jobs) == 1
        if first:  # later requests of this iteration join it
            loop.call_soon(self._ring)
        return future

    def _ring(self) -> None:
        """Start the work. Called by an event loop."""
        raise NotImplementedError

    def _work(self) -> None:
        """Main function of the thread."""
        raise NotImplementedError

    def _commit_all(self) -> None:
        """Carry out all queued requests."""
        jobs: list[Job] = []
        with suppress(IndexError):  # others may add to it meanwhile
            while True:
                jobs.append(self.jobs.popleft())
        if jobs:
            begin = perf_counter()
            if not self._commit(jobs):
                return
            COMMITS.add(1)
            COMMIT_SECONDS.observe(perf_counter() - begin)
            self._deliver(jobs)

    def _commit(self, jobs: list[Job]) -> bool:
        """Run all jobs in one transaction, or each in its own if that fails. Return False if they were put back."""
        try:
            self._run(jobs)
            return True
        except Exception as error:
            if isinstance(error, Busy) and self._put_back(jobs):
                return False
            if isinstance(error, Lost):
                before = self.database.unsure
                try:
                    self._call_again(jobs, error)
                finally:
                    self.database.unsure = before
                return True
            if len(jobs) == 1:
                jobs[0].fail(error)
                return True
        for job in jobs:
            self._commit([job])
        return True

    def _run(self, jobs: list[Job]) -> None:
        with self.database.transaction():
            for job in jobs:
                job.result = job.work(self.database)
        self._away = False

    def _call_again(self, jobs: list[Job], lost: Lost) -> None:
        """Do the jobs once the database is back. Give up after a moment, and at once while it is known to be away."""
        end = monotonic() + BACK
        while not (self._away or self._stopping):
            if lost.unknown:
                self.database.unsure = True
                self._fail([job for job in jobs if not job.repeatable], lost)
                jobs = [job for job in jobs if job.repeatable]
            if not jobs:
                return
            try:
                self._run(jobs)
                log.info("the connection to the store was lost, and is back")
                return
            except Lost as error:
                lost = error
                self._away = monotonic() > end
                if not self._away:
                    sleep(CALLING)
            except Exception:
                for job in jobs:
                    self._commit([job])
                return
        self._fail(jobs, lost)

    def _fail(self, jobs: list[Job], error: Exception) -> None:
        for job in jobs:
            job.fail(error)

    def _put_back(self, jobs: list[Job]) -> bool:
        """Queue the jobs again because another program is writing. Return False to let them fail."""
        return False

    def _deliver(self, jobs: list[Job]) -> None:
        """Set the results in the event loops that asked; in the running one at once."""
        here = asyncio._get_running_loop()
        elsewhere: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in jobs:
            if job.loop is here:
                job.deliver()
            else:
                elsewhere.setdefault(job.loop, []).append(job)
        for loop, theirs in elsewhere.items():
            loop.call_soon_threadsafe(deliver_all, theirs)

    def close(self) -> None:
        """Carry out queued requests and close the database."""
        with self._open:
            self._stopping = True
        self._end()
        self._thread.join()
        self.database.close()

    def _end(self) -> None:
        raise NotImplementedError


class ThreadWriter(Writer):
    """Runs transactions in its thread."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._bell: Final[SimpleQueue[bool]] = SimpleQueue()  # False for the last time
        self._thread.start()

    def _ring(self) -> None:
        self._bell.put(True)

    def _work(self) -> None:
        more = True
        while more:
            more = self._bell.get()
            self._commit_all()

    def _end(self) -> None:
        self._bell.put(False)


class LoopWriter(Writer):
    """Runs transactions in the event loop. Its thread does the checkpoints, which wait for the disk."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._writing: Final = threading.Lock()
        self._paused = False
        self._busy_since: float | None = None  # when another program was first seen to write
        self._over: Final = threading.Event()
        self._thread.start()

    def _ring(self) -> None:
        with self._writing:
            if not self._paused:
                self._commit_all()
                if not self.jobs:
                    self._busy_since = None

    def _put_back(self, jobs: list[Job]) -> bool:
        now = monotonic()
        if self._busy_since is None:
            self._busy_since = now
        if now - self._busy_since > BUSY or self._stopping:
            return False
        self.jobs.extendleft(reversed(jobs))
        jobs[0].loop.call_soon_threadsafe(jobs[0].loop.call_later, BUSY_RETRY, self._ring)
        return True

    def _work(self) -> None:
        while not self._over.wait(LOOK):
            try:
                if self.database.journal_is_long():
                    self._tidy()
            except Exception as error:  # a full disk: the journal keeps everything, and the next check tries again
                log.error("store not tidied", extra={"reason": str(error), "kind": type(error).__name__})

    def _tidy(self) -> None:
        """Shorten the journal while others write, then the rest in a pause: it restarts only when it is empty. Moves
        wait for the pause, the event loop does not."""
        self.database.shorten_journal(wholly=False)
        with self._writing:
            self._paused = True
        try:
            self.database.shorten_journal(wholly=True)
        finally:
            with self._writing:
                self._paused = False
            with self._open:
                loops = {job.loop for job in self.jobs}
            for loop in loops:
                loop.call_soon_threadsafe(self._ring)

    def _end(self) -> None:
        self._over.set()
        with self._writing:
            self._commit_all()


def deliver_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.deliver()
