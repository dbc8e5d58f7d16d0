"""The console of rich, loaded where colours or wide characters need it."""

from __future__ import annotations

from rich.console import Console


class PipedConsole(Console):
    """Console that leaves a closed pipe to `main`; rich would exit with code 1."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
