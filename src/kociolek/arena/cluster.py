"""Play games on a Ray cluster. Results do not depend on the machine.

Ray retries the games of a lost worker or machine. Games that crash their worker on every retry are played by the local
worker pool, which finds the faulty bot.
"""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from typing import TYPE_CHECKING, Any, Final

from kociolek.arena.match_run import Job
from kociolek.arena.referee import IDLE
from kociolek.arena.schedule import Schedule
from kociolek.arena.workers import Finished, WorkerPool, chunks, new_runner
from kociolek.core.errors import KociolekError

if TYPE_CHECKING:
    from types import ModuleType

CONNECT_TIMEOUT: Final = 10.0  # seconds
RETRIES: Final = 4
QUEUED: Final = 2  # chunks queued per processor, so that none idles
LOCAL: Final = ""  # address: start a temporary cluster on this machine


def load_ray() -> ModuleType:
    try:
        import ray
    except ImportError:
        raise KociolekError("extra-missing", {"what": "Ray", "package": "kociolek[ray]"}) from None
    found: ModuleType = ray
    return found


class Cluster:
    """Connection to a Ray cluster, used as a context manager."""

    def __init__(self, address: str, workers: int) -> None:
        self.ray: Final[Any] = load_ray()
        self.address: Final = address
        self.workers: Final = workers
        self._redirect: Final = redirect_stdout(sys.stderr)  # Ray prints to stdout, which is for the result

    def __enter__(self) -> Cluster:
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR, "configure_logging": False}
        self._redirect.__enter__()
        try:
            if ":" in self.address:
                check_reachable(self.address)
            if self.address == LOCAL:
                self.ray.init(address="local", num_cpus=self.workers, include_dashboard=False, **quiet)
            else:
                self.ray.init(address=self.address, **quiet)
        except Exception as error:  # Ray raises many types
            self._redirect.__exit__(None, None, None)
            reason = str(error).strip().partition("\n")[0]
            raise KociolekError("ray-unreachable", {"address": self.address or "local", "reason": reason}) from None
        return self

    def __exit__(self, *problem: object) -> None:
        self.ray.shutdown()
        self._redirect.__exit__(None, None, None)

    def play(self, schedule: Schedule, numbers: Iterable[int], keep: bool = False) -> Iterator[Finished]:
        """Yield games in the order they finish."""
        ray = self.ray
        play_jobs = ray.remote(max_retries=RETRIES, num_cpus=1)(play_jobs_remotely)
        shared = ray.put(schedule)
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        work = chunks(numbers, processors)
        pending: dict[Any, list[Job]] = {}
        crashed: list[int] = []
        while work or pending:
            while work and len(pending) < QUEUED * processors:
                jobs = work.popleft()
                pending[play_jobs.remote(shared, jobs, keep)] = jobs
            done, _ = ray.wait(list(pending), num_returns=1)
            for each in done:
                jobs = pending.pop(each)
                try:
                    yield from ray.get(each)
                except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
                    crashed += [job.number for job in jobs]
        if crashed:
            yield from WorkerPool(schedule, 1, keep).play(crashed)


def check_reachable(address: str) -> None:
    """Raise OSError if nothing listens at `address`. Ray itself would retry for minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()


def play_jobs_remotely(schedule: Schedule, jobs: list[Job], keep: bool) -> list[Finished]:
    """Play jobs in a worker process of the cluster."""
    runner = new_runner(schedule, list(IDLE), keep)
    try:
        return [runner.play(job) for job in jobs]
    finally:
        runner.referee.close()
