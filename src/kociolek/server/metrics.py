"""Metrics in the text format of Prometheus, without names, addresses or ids of players."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Final

BUCKETS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Counter:
    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name: Final = f"kociolek_{name}"
        self.about: Final = about
        self.label: Final = label
        self.values: Final[dict[str, int]] = {} if label else {"": 0}
        ALL.append(self)

    def add(self, number: int, label: str = "") -> None:
        self.values[label] = self.values.get(label, 0) + number

    def lines(self) -> list[str]:
        named = {f'{{{self.label}="{label}"}}' if self.label else "": value for label, value in self.values.items()}
        return [
            f"# HELP {self.name} {self.about}",
            f"# TYPE {self.name} counter",
            *(f"{self.name}{label} {value}" for label, value in named.items()),
        ]


class Histogram:
    def __init__(self, name: str, about: str) -> None:
        self.name: Final = f"kociolek_{name}"
        self.about: Final = about
        self.counts: Final = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0
        ALL.append(self)

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> list[str]:
        out = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"]
        total = 0
        for bound, count in zip((*BUCKETS, "+Inf"), self.counts, strict=True):
            total += count
            out.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        return [*out, f"{self.name}_sum {self.sum:.6f}", f"{self.name}_count {total}"]


ALL: Final[list[Counter | Histogram]] = []

MOVES: Final = Counter("moves_total", "Moves made, by who chose them.", "by")
COMMANDS: Final = Counter("commands_total", "Commands of clients, by result.", "answer")
REQUESTS: Final = Counter("http_requests_total", "HTTP requests, by the class of their answer.", "status")
COMMITS: Final = Counter("commits_total", "Transactions of the store.")
COMMIT_SECONDS: Final = Histogram("commit_seconds", "Duration of a transaction.")
STORE_FAILURES: Final = Counter("store_failures_total", "Failed operations of the store.")
UPDATES: Final = Counter("updates_total", "Messages sent to subscribers.")
SLOW_READERS: Final = Counter("slow_readers_total", "Subscribers whose queue overflowed.")
SHED: Final = Counter("shed_total", "Requests refused because of load, by the level of what was asked.", "level")
LAG: Final = Histogram("loop_lag_seconds", "How late the event loop was, ten times a second.")
FLOODS: Final = Counter("floods_total", "Connections closed because they sent too much.")
THOUGHTS: Final = Counter("bot_answers_total", "Questions to bots, by result.", "answer")
THINKING: Final = Histogram("bot_seconds", "Time until a bot answered, waiting for a worker included.")


def exposition(gauges: dict[str, Callable[[], int]]) -> str:
    lines = [line for each in ALL for line in each.lines()]
    lines += ["# TYPE process_cpu_seconds_total counter", f"process_cpu_seconds_total {process_time():.6f}"]
    lines += ["# TYPE process_resident_memory_bytes gauge", f"process_resident_memory_bytes {resident_memory()}"]
    for name, value in gauges.items():
        lines += [f"# TYPE kociolek_{name} gauge", f"kociolek_{name} {value()}"]
    return "\n".join(lines) + "\n"


def resident_memory() -> int:
    """Return the resident memory in bytes; without /proc the highest value so far."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except (OSError, ValueError):
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return pages * os.sysconf("SC_PAGE_SIZE")
