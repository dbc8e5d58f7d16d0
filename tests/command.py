"""Helpers to run the command line in this process or in a new one."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from unittest.mock import patch

from kociolek.catalog import CHOSEN
from kociolek.cli import main
from source_tree import PACKAGE


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


def kociolek(
    *words: str | Path, typed: str | StringIO = "", lang: str | None = "en", out: StringIO | None = None
) -> Result:
    """Run a command in this process with the given input. An input object may read `out`."""
    argv = [str(word) for word in words] + ([] if lang is None else ["--lang", lang])
    source = StringIO(typed) if isinstance(typed, str) else typed
    out, err = StringIO() if out is None else out, StringIO()
    with redirect_stdout(out), redirect_stderr(err), patch("sys.stdin", source):
        try:
            code = main(argv)
        except SystemExit as end:  # argparse, after it has printed its help
            code = end.code if isinstance(end.code, int) else 0
        finally:
            CHOSEN.clear()  # a box of this command is not that of the next test
    return Result(code, out.getvalue(), err.getvalue())


def environment(**more: str) -> dict[str, str]:
    """Return the environment of a new process: these sources, this build, no locale."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return {**inherited, "PYTHONPATH": str(PACKAGE.parent), "PYTHONUNBUFFERED": "1", **more}


def spawn(*words: str | Path, **more: str) -> subprocess.Popen[str]:
    """Start the command in its own process with pipes."""
    return subprocess.Popen(
        [sys.executable, "-m", "kociolek", *map(str, words)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(**more),
    )
