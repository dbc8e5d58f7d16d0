"""Run a tournament from schedule to tally, locally or on a cluster, with or without a journal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Final

from kociolek.arena.cluster import Cluster
from kociolek.arena.journal import Journal
from kociolek.arena.outcome import Outcome
from kociolek.arena.schedule import Schedule
from kociolek.arena.tally import Tally, in_order
from kociolek.arena.workers import Finished, WorkerPool, play_in_process
from kociolek.record import write

IN_PROCESS: Final = 0  # number of workers: play in this process


class Tournament:
    def __init__(self, schedule: Schedule, journal: Journal | None = None, save: Path | None = None) -> None:
        self.schedule: Final = schedule
        self.journal: Final = journal
        self.save: Final = save  # folder for the records
        self.done: Final[dict[int, Outcome]] = {} if journal is None else journal.done
        self.todo: Final = [number for number in range(schedule.games) if number not in self.done]

    def play(self, workers: int, cluster: Cluster | None, progress: Callable[[int], None]) -> Tally:
        """Play the remaining games and return the tally. Call `progress(1)` after each."""
        tally = Tally()
        for outcome in self.outcomes(workers, cluster, progress):
            tally.add(outcome)
        return tally

    def outcomes(self, workers: int, cluster: Cluster | None, progress: Callable[[int], None]) -> Iterator[Outcome]:
        """Play the remaining games and yield all outcomes in the order of the schedule."""
        fresh = self._finished(self._players(workers, cluster), progress)
        yield from in_order(chain(self.done.values(), fresh), range(self.schedule.games))

    def _players(self, workers: int, cluster: Cluster | None) -> Iterator[Finished]:
        keep = self.save is not None
        if not self.todo:
            return iter(())
        if cluster is not None:
            return cluster.play(self.schedule, self.todo, keep)
        if workers == IN_PROCESS:
            return play_in_process(self.schedule, self.todo, keep)
        return WorkerPool(self.schedule, min(workers, len(self.todo)), keep).play(self.todo)

    def _finished(self, players: Iterator[Finished], progress: Callable[[int], None]) -> Iterator[Outcome]:
        for outcome, record in players:
            if self.save is not None and record is not None:
                path = self.save / f"{outcome.number:0{len(str(self.schedule.games))}}.jsonl"
                with suppress(OSError):
                    path.unlink()  # written just before an interruption
                write(record, path)
            if self.journal is not None:
                self.journal.add(outcome)
            progress(1)
            yield outcome
