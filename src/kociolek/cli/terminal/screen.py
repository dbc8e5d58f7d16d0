"""Terminal input and output; plain text when redirected."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from io import StringIO
from types import FrameType
from typing import TYPE_CHECKING, Final, TextIO

from kociolek.text import wrap

if TYPE_CHECKING:  # loaded where colours or wide characters need it: commands start faster
    from rich.console import Console
    from rich.text import Text

WIDTH: Final = 80  # where there is no window
WIDEST: Final = 120
CLEAR: Final = "\033[H\033[2J\033[3J"  # clears the screen and the scrollback
AGAIN: Final = "\033[H\033[2J"  # clears the screen, before it is drawn again in another size
HELP: Final = "?"
NARROW: Final = re.compile("[ -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2500-\u257f\n]*")


class EndOfInput(Exception):
    """Standard input ended."""


def number_in(variable: str) -> int:
    """Return the number in an environment variable, 0 if there is none."""
    text = os.environ.get(variable, "")
    return int(text) if text.isdecimal() else 0


class Screen:
    def __init__(self, plain: bool = False, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self._source: Final = sys.stdin if source is None else source
        self._target: Final = sys.stdout if target is None else target
        self.is_terminal: Final = self._source.isatty() and self._target.isatty()
        self._plain: Final = plain
        self._styled: Final = self._target.isatty() and not plain
        self._unicode: Final = (self._target.encoding or "utf").lower().startswith("utf")
        self._out: TextIO = self._target
        self.width = WIDTH
        self._follow_window()

    @cached_property
    def _console(self) -> Console:
        return self._new_console(self._target)

    def _new_console(self, target: TextIO) -> Console:
        from kociolek.cli.terminal.console import PipedConsole

        return PipedConsole(
            file=target,
            width=self.width,
            highlight=False,
            markup=False,
            emoji=False,
            no_color=self._plain or None,
            force_terminal=None if self._styled else False,
            legacy_windows=False,
        )

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
        self.width = WIDTH if window is None else min(WIDEST, window[0])
        if "_console" in self.__dict__:
            self._console.width = self.width

    def rows_of(self, show: Callable[[], None]) -> int:
        """Return how many rows something would take, without showing it."""
        real, console, seen = self._out, self._console, StringIO()
        self._out = seen
        self._console = self._new_console(seen)
        try:
            show()
        finally:
            self._out, self._console = real, console
        return seen.getvalue().count("\n")

    def _as_it_is(self, text: str | Text, style: str, width: int) -> bool:
        """Return whether a text needs neither colours nor new lines, so that it is written without rich."""
        if not isinstance(text, str) or (style and self._styled) or NARROW.fullmatch(text) is None:
            return False
        return all(len(line) <= width for line in text.split("\n"))

    def say(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:
        if self._as_it_is(text, style, self.width - indent):
            self._out.writelines(f"{' ' * indent}{line.rstrip()}\n" for line in str(text).split("\n"))
            return
        from rich.text import Text

        whole = Text(text, style) if isinstance(text, str) else text
        for line in whole.wrap(self._console, self.width - indent) or [whole]:
            line.rstrip()
            self._console.print(Text(" " * indent).append_text(line))

    def line(self, text: str) -> None:
        """Print one line without wrapping, so that a path in it can be copied."""
        self._out.write(text + "\n")

    def flow(self, pieces: list[Text], separator: str, indent: int = 0) -> None:
        """Print pieces side by side, breaking lines only between them."""
        from rich.text import Text

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
        from rich.text import Text

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
        wrapped = wrap(text, self.width, " " * indent)
        if self._as_it_is(wrapped, style, self.width):
            self._out.write(wrapped + "\n")
            return
        from rich.text import Text

        self._console.print(Text(wrapped, style))

    def heading(self, text: str) -> None:
        title = f" {text} ".replace("\n", " ")
        if not self._styled and self._as_it_is(title, "", self.width - 4):
            line = "─" if self._unicode else "-"
            left = (self.width - len(title)) // 2 - 1
            self._out.write(f"{line * left} {title} ".ljust(self.width, line) + "\n")
            return
        from rich.text import Text

        self._console.rule(Text(title, "bold"), style="dim")

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
