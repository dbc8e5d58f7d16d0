"""Progress bar with elapsed and remaining time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from kociolek.text import Texts


@contextmanager
def progress_bar(games: int, t: Texts, done: int = 0, what: str = "") -> Iterator[Callable[[int], None]]:
    """Show a bar on stderr if it is a terminal. `done` games (or what else is named) were finished before."""
    if not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(t.say("cli-arena-left")),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what or t.say("cli-simulate-games-column"), total=games, completed=done)
        yield lambda more: bar.advance(task, more)
