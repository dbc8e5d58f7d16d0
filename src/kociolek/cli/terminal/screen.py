"""Terminal input and output; plain text when redirected."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO
from types import FrameType
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from kociolek.text import wrap

WIDTH: Final = 80  # where there is no window
WIDEST: Final = 120
CLEAR: Final = "\033[H\033[2J\033[3J"  # clears the screen and the scrollback
AGAIN: Final = "\033[H\033[2J"  # clears the screen, before it is drawn again in another size
HELP: Final = "?"


class EndOfInput(Exception):
    """Standard input ended."""


def number_in(variable: str) -> int:
    """Return the number in an environment variable, 0 if there is none."""
    text = os.environ.get(variable, "")
    return int(text) if text.isdecimal() else 0


class PipedConsole(Console):
    """Console that leaves a closed pipe to `main`; rich would exit with code 1."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    def __init__(self, plain: bool = False, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self._source: Final = sys.stdin if source is None else source
        self._target: Final = sys.stdout if target is None else target
        self.is_terminal: Final = self._source.isatty() and self._target.isatty()
        self._console: Console = PipedConsole(
            file=self._target,
            highlight=False,
            markup=False,
            emoji=False,
            no_color=plain or None,
            force_terminal=False if plain or not self._target.isatty() else None,
            legacy_windows=False,
        )
        self._plain: Final = plain
        self._follow_window()

    @property
    def width(self) -> int:
        return self._console.width

    @property
    def height(self) -> int | None:
        """Rows of the window now; None if the output goes to a file or a pipe."""
        window = self._window()
        return None if window is None else window[1]

    def _window(self) -> tuple[int, int] | None:
        """Return the columns and rows of the window, None without one. COLUMNS and LINES count if it has no size."""
        if not self._target.isatty():
            return None
        try:
            columns, rows = os.get_terminal_size(self._target.fileno())
        except OSError:
            columns, rows = 0, 0
        return columns or number_in("COLUMNS") or WIDTH, rows or number_in("LINES") or 24

    def _follow_window(self) -> None:
        window = self._window()
        self._console.width = WIDTH if window is None else min(WIDEST, window[0])

    def rows_of(self, show: Callable[[], None]) -> int:
        """Return how many rows something would take, without showing it."""
        real, seen = self._console, StringIO()
        self._console = Console(file=seen, width=self.width, highlight=False, markup=False, emoji=False)
        try:
            show()
        finally:
            self._console = real
        return seen.getvalue().count("\n")

    def say(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:
        whole = text if isinstance(text, Text) else Text(text, style)
        for line in whole.wrap(self._console, self.width - indent) or [whole]:
            line.rstrip()
            self._console.print(Text(" " * indent).append_text(line))

    def line(self, text: str) -> None:
        """Print one line without wrapping, so that a path in it can be copied."""
        self._target.write(text + "\n")

    def flow(self, pieces: list[Text], separator: str, indent: int = 0) -> None:
        """Print pieces side by side, breaking lines only between them."""
        line = Text()
        for number, piece in enumerate(pieces):
            if line and indent + line.cell_len + len(separator) + piece.cell_len > self.width:
                self.say(line, indent=indent)
                line = Text()
            line.append_text(piece)
            if number < len(pieces) - 1:
                line.append(separator)
        self.say(line, indent=indent)

    def columns(self, texts: list[Text]) -> None:
        """Print short texts in columns, top to bottom."""
        wide = max(text.cell_len for text in texts) + 2
        count = max(1, (self.width + 2) // wide)
        rows = -(-len(texts) // count)
        for row in range(rows):
            line = Text()
            for text in texts[row::rows]:
                line.append_text(text).append(" " * (wide - text.cell_len))
            self.say(line)

    def tell(self, text: str, style: str = "", indent: int = 0) -> None:
        """Print a text of several paragraphs."""
        self._console.print(Text(wrap(text, self.width, " " * indent), style))

    def heading(self, text: str) -> None:
        self._console.rule(Text(f" {text} ", "bold"), style="dim")

    def ask(self, prompt: str, help: str | None, again: Callable[[], None] | None = None) -> str:
        """Return a typed line. Raise `EndOfInput` at the end of input.

        `?` shows the help and asks again; None if the caller answers it. When the window gets another size, `again`
        shows what belongs to the question.
        """
        while True:
            with self._redrawn(prompt, again):
                self._target.write(prompt + " ")
                self._target.flush()
                line = self._source.readline()
            if not line:
                self._target.write("\n")
                raise EndOfInput
            if not self._source.isatty():
                self._target.write(line.rstrip("\n") + "\n")  # for a readable transcript
            if help is None or line.strip() != HELP:
                return line.strip()
            self.tell(help)

    @contextmanager
    def _redrawn(self, prompt: str, again: Callable[[], None] | None) -> Iterator[None]:
        """Follow the size of the window, and show a question again when it changes while it waits."""
        self._follow_window()
        if not self.is_terminal or not hasattr(signal, "SIGWINCH"):
            yield
            return

        def resized(number: int, frame: FrameType | None) -> None:
            self._follow_window()
            if again is not None:
                self._target.write("\n" if self._plain else AGAIN)
                again()
            self._target.write(("" if again else "\n") + prompt + " ")
            self._target.flush()

        before = signal.signal(signal.SIGWINCH, resized)
        try:
            yield
        finally:
            signal.signal(signal.SIGWINCH, before)

    def hide(self) -> None:
        """Clear everything shown before the keyboard changes hands."""
        if self._target.isatty():
            self._target.write(CLEAR)
            self._target.flush()
        else:
            self.say()
            self.say("~" * self.width)
