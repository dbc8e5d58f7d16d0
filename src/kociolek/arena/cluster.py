"""The same games on a Ray cluster. Which machine plays a game does not change it.

Ray plays again what a lost worker or machine was playing. What brings its worker down every time is played at home,
where the crew knows how to find out whose fault it is.
"""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from typing import TYPE_CHECKING, Any, Final

from kociolek.arena.bout import Job
from kociolek.arena.crew import Crew, Finished, chunks, table_of
from kociolek.arena.referee import EMPTY_DESK
from kociolek.arena.series import Series
from kociolek.core.errors import KociolekError

if TYPE_CHECKING:
    from types import ModuleType

PATIENCE: Final = 10.0  # seconds to reach a cluster
RETRIES: Final = 4
AHEAD: Final = 2  # pieces of work for each processor, so that none of them waits
HERE: Final = ""  # the address of a cluster on this machine, for as long as the work takes


def load_ray() -> ModuleType:
    try:
        import ray
    except ImportError:
        raise KociolekError("extra-missing", {"what": "Ray", "package": "kociolek[ray]"}) from None
    found: ModuleType = ray
    return found


class Cluster:
    """Used as a context: connected inside of it."""

    def __init__(self, address: str, workers: int) -> None:
        self.ray: Final[Any] = load_ray()
        self.address: Final = address
        self.workers: Final = workers
        self._aside: Final = redirect_stdout(sys.stderr)  # Ray prints its news where our result belongs

    def __enter__(self) -> Cluster:
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR, "configure_logging": False}
        self._aside.__enter__()
        try:
            if ":" in self.address:
                knock(self.address)
            if self.address == HERE:
                self.ray.init(address="local", num_cpus=self.workers, include_dashboard=False, **quiet)
            else:
                self.ray.init(address=self.address, **quiet)
        except Exception as error:  # Ray has many ways to say so
            self._aside.__exit__(None, None, None)
            reason = str(error).strip().partition("\n")[0]
            raise KociolekError("ray-unreachable", {"address": self.address or "local", "reason": reason}) from None
        return self

    def __exit__(self, *problem: object) -> None:
        self.ray.shutdown()
        self._aside.__exit__(None, None, None)

    def play(self, series: Series, numbers: Iterable[int], keep: bool = False) -> Iterator[Finished]:
        """The games as they are finished, in any order."""
        ray = self.ray
        play_jobs = ray.remote(max_retries=RETRIES, num_cpus=1)(play_far)
        setup = ray.put(series)
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        work = chunks(numbers, processors)
        pending: dict[Any, list[Job]] = {}
        homework: list[int] = []
        while work or pending:
            while work and len(pending) < AHEAD * processors:
                jobs = work.popleft()
                pending[play_jobs.remote(setup, jobs, keep)] = jobs
            done, _ = ray.wait(list(pending), num_returns=1)
            for each in done:
                jobs = pending.pop(each)
                try:
                    yield from ray.get(each)
                except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
                    homework += [job.number for job in jobs]
        if homework:
            yield from Crew(series, 1, keep).play(homework)


def knock(address: str) -> None:
    """Whether anybody is there: Ray itself would try for minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    socket.create_connection((host, int(port)), PATIENCE).close()


def play_far(series: Series, jobs: list[Job], keep: bool) -> list[Finished]:
    """On some machine."""
    table = table_of(series, list(EMPTY_DESK), keep)
    try:
        return [table.play(job) for job in jobs]
    finally:
        table.referee.close()
