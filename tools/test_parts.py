"""Run the parts of `make test`, each a make target, and print the time each took, also when one fails.

Usage: make test [PARTS="lint test-compiled"]. Checks that use one core each run side by side.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
FIRST = "prepare"  # all other parts need what it makes
STEPS = (
    (FIRST,),
    ("lint", "lint-client test-client audit"),
    ("test-interpreted",),
    ("test-compiled",),
    ("test-smoke",),
)


@dataclass
class Run:
    """A running or finished part."""

    targets: str
    process: subprocess.Popen[bytes]
    output: IO[bytes] | None  # None: it prints directly
    began: float
    seconds: float = 0.0
    processor: float = 0.0  # seconds of processor time, those of its subprocesses included
    code: int = 0


def start(targets: str, capture: bool) -> Run:
    output = TemporaryFile() if capture else None  # noqa: SIM115  # closed with the process
    command = ["make", "--no-print-directory", "--keep-going", *targets.split()]
    process = subprocess.Popen(command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT if capture else None)
    return Run(targets, process, output, time.monotonic())


def finish(run: Run) -> None:
    _, status, usage = os.wait4(run.process.pid, 0)
    run.code = run.process.returncode = os.waitstatus_to_exitcode(status)
    run.seconds = time.monotonic() - run.began
    run.processor = usage.ru_utime + usage.ru_stime
    if run.output is not None:
        run.output.seek(0)
        sys.stdout.buffer.write(run.output.read())
        sys.stdout.flush()


def together(parts: list[str], done: list[Run]) -> None:
    """Run parts side by side and add them to `done`."""
    runs = [start(targets, capture=len(parts) > 1) for targets in parts]
    done += runs
    with ThreadPoolExecutor(len(runs) or 1) as pool:
        list(pool.map(finish, runs))


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60:3}:{int(seconds) % 60:02}"


def main() -> int:
    wanted = set(sys.argv[1:])
    known = " ".join(part for step in STEPS for part in step)
    if not wanted <= set(known.split()):
        sys.exit(f"make test: PARTS can be {known}")
    began = time.monotonic()
    done: list[Run] = []
    try:
        for step in STEPS:
            kept = [" ".join(t for t in part.split() if not wanted or t in wanted) for part in step]
            together([part for part in kept if part], done)
            if done and done[-1].targets == FIRST and done[-1].code:
                break
    finally:
        print("\n   time  processor  part")
        for run in done:
            failed = f"   FAILED ({run.code})" if run.code else ""
            print(f"  {clock(run.seconds)}     {clock(run.processor)}  {run.targets}{failed}")
        print(f"  {clock(time.monotonic() - began)}     {clock(sum(run.processor for run in done))}  in all")
    return 1 if any(run.code for run in done) else 0


if __name__ == "__main__":
    sys.exit(main())
