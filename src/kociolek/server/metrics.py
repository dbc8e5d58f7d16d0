"""Metrics, without names, addresses or ids of players. Counting is plain arithmetic; prometheus_client writes them."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from prometheus_client.core import Metric

PREFIX: Final = "kociolek_"
BUCKETS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Counter:
    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name: Final = name
        self.about: Final = about
        self.label: Final = label
        self.values: Final[dict[str, int]] = {} if label else {"": 0}
        ALL.append(self)

    def add(self, number: int, label: str = "") -> None:
        self.values[label] = self.values.get(label, 0) + number

    def metric(self) -> Metric:
        from prometheus_client.core import CounterMetricFamily

        family = CounterMetricFamily(PREFIX + self.name, self.about, labels=[self.label] if self.label else [])
        for label, value in list(self.values.items()):
            family.add_metric([label] if self.label else [], value)
        return family


class Histogram:
    """Distribution of durations, by label if it has one."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name: Final = name
        self.about: Final = about
        self.label: Final = label
        self.counts: Final[dict[str, list[int]]] = {}  # by label: how many are in each bucket
        self.sums: Final[dict[str, float]] = {}
        ALL.append(self)

    def observe(self, seconds: float, label: str = "") -> None:
        counts = self.counts.get(label)
        if counts is None:
            counts = self.counts[label] = [0] * (len(BUCKETS) + 1)
            self.sums[label] = 0.0
        counts[bisect_left(BUCKETS, seconds)] += 1
        self.sums[label] += seconds

    def metric(self) -> Metric:
        from prometheus_client.core import HistogramMetricFamily

        family = HistogramMetricFamily(PREFIX + self.name, self.about, labels=[self.label] if self.label else [])
        for label, counts in list(self.counts.items()):
            total, buckets = 0, []
            for bound, count in zip((*BUCKETS, "+Inf"), counts, strict=True):
                total += count
                buckets.append((str(bound), float(total)))
            family.add_metric([label] if self.label else [], buckets, self.sums[label])
        return family


@dataclass(frozen=True)
class Gauge:
    """Values at this moment, by labels."""

    name: str
    about: str
    values: dict[tuple[str, ...], float]
    labels: tuple[str, ...] = ()

    def metric(self) -> Metric:
        from prometheus_client.core import GaugeMetricFamily

        family = GaugeMetricFamily(PREFIX + self.name, self.about, labels=self.labels)
        for labels, value in self.values.items():
            family.add_metric(labels, value)
        return family


ALL: Final[list[Counter | Histogram]] = []

MOVES: Final = Counter("moves", "Moves made, by who chose them.", "by")
COMMANDS: Final = Counter("commands", "Commands of clients, by result.", "answer")
REQUESTS: Final = Counter("http_requests", "HTTP requests, by the class of their answer.", "status")
REQUEST_SECONDS: Final = Histogram("request_seconds", "Duration of HTTP requests, by endpoint.", "endpoint")
COMMAND_SECONDS: Final = Histogram("command_seconds", "Duration of commands on sockets, by command.", "command")
COMMITS: Final = Counter("commits", "Transactions of the store.")
COMMIT_SECONDS: Final = Histogram("commit_seconds", "Duration of a transaction.")
STORE_FAILURES: Final = Counter("store_failures", "Failed operations of the store.")
UPDATES: Final = Counter("updates", "Messages sent to subscribers.")
SLOW_READERS: Final = Counter("slow_readers", "Subscribers whose queue overflowed.")
SHED: Final = Counter("shed", "Requests refused because of load, by the level of what was asked.", "level")
LAG: Final = Histogram("loop_lag_seconds", "How late the event loop was, ten times a second.")
FLOODS: Final = Counter("floods", "Connections closed because they sent too much.")
THOUGHTS: Final = Counter("bot_answers", "Questions to bots, by result.", "answer")
THINKING: Final = Histogram("bot_seconds", "Time until a bot answered, waiting for a worker included.")
ANALYSES: Final = Counter("analyses", "Analyses of finished games, by result.", "result")
NOTICES: Final = Counter("notices_total", "Notices, by what became of them.", "outcome")
UNLOGGED: Final = Counter("log_lines_dropped", "Log lines that were left out because there were too many.")


class Collected:
    """Collector of all metrics of the server."""

    def __init__(self, gauges: list[Gauge]) -> None:
        self.gauges: Final = gauges

    def collect(self) -> Iterator[Metric]:
        for each in [*ALL, *self.gauges]:
            yield each.metric()


def exposition(gauges: list[Gauge]) -> bytes:
    """Return all metrics in the text format of Prometheus, those of the process included."""
    from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest

    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    registry.register(Collected(gauges))
    return generate_latest(registry)


def resident_memory() -> int:
    """Return the resident memory of this process in bytes; without /proc the highest value so far."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except (OSError, ValueError):
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return pages * os.sysconf("SC_PAGE_SIZE")
