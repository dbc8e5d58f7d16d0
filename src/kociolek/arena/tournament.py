"""A whole series from its set-up to the tally: on this machine or a cluster, with a journal or without."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Final

from kociolek.arena.cluster import Cluster
from kociolek.arena.crew import Crew, Finished, play_here
from kociolek.arena.journal import Journal
from kociolek.arena.outcome import Outcome
from kociolek.arena.series import Series
from kociolek.arena.tally import Tally, in_order
from kociolek.record import write

IN_THIS_PROCESS: Final = 0  # workers


class Tournament:
    def __init__(self, series: Series, journal: Journal | None = None, save: Path | None = None) -> None:
        self.series: Final = series
        self.journal: Final = journal
        self.save: Final = save  # folder for the records
        self.done: Final[dict[int, Outcome]] = {} if journal is None else journal.done
        self.todo: Final = [number for number in range(series.games) if number not in self.done]

    def play(self, workers: int, cluster: Cluster | None, progress: Callable[[int], None]) -> Tally:
        """All games that are left; `progress` is told of each."""
        tally = Tally()
        fresh = self._finished(self._players(workers, cluster), progress)
        for outcome in in_order(chain(self.done.values(), fresh), range(self.series.games)):
            tally.add(outcome)
        return tally

    def _players(self, workers: int, cluster: Cluster | None) -> Iterator[Finished]:
        keep = self.save is not None
        if not self.todo:
            return iter(())
        if cluster is not None:
            return cluster.play(self.series, self.todo, keep)
        if workers == IN_THIS_PROCESS:
            return play_here(self.series, self.todo, keep)
        return Crew(self.series, min(workers, len(self.todo)), keep).play(self.todo)

    def _finished(self, players: Iterator[Finished], progress: Callable[[int], None]) -> Iterator[Outcome]:
        for outcome, record in players:
            if self.save is not None and record is not None:
                path = self.save / f"{outcome.number:0{len(str(self.series.games))}}.jsonl"
                with suppress(OSError):
                    path.unlink()  # written just before the work was interrupted
                write(record, path)
            if self.journal is not None:
                self.journal.add(outcome)
            progress(1)
            yield outcome
