"""Terminal input and output; plain text when redirected."""

from __future__ import annotations

import sys
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from kociolek.text import wrap

WIDTH: Final = 80
CLEAR: Final = "\033[H\033[2J\033[3J"  # clears the screen and the scrollback


class EndOfInput(Exception):
    """Standard input ended."""


class Screen:
    def __init__(self, plain: bool = False, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self._source: Final = sys.stdin if source is None else source
        self._target: Final = sys.stdout if target is None else target
        self.is_terminal: Final = self._source.isatty() and self._target.isatty()
        self._console: Final = Console(
            file=self._target,
            highlight=False,
            markup=False,
            emoji=False,
            no_color=plain or None,
            force_terminal=False if plain or not self._target.isatty() else None,
            legacy_windows=False,
        )
        self._console.width = min(WIDTH, self._console.width) if self._target.isatty() else WIDTH

    @property
    def width(self) -> int:
        return self._console.width

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

    def ask(self, prompt: str) -> str:
        """Return a typed line. Raise `EndOfInput` at the end of input."""
        self._target.write(prompt + " ")
        self._target.flush()
        line = self._source.readline()
        if not line:
            self._target.write("\n")
            raise EndOfInput
        if not self._source.isatty():
            self._target.write(line.rstrip("\n") + "\n")  # for a readable transcript
        return line.strip()

    def hide(self) -> None:
        """Clear everything shown before the keyboard changes hands."""
        if self._target.isatty():
            self._target.write(CLEAR)
            self._target.flush()
        else:
            self.say()
            self.say("~" * self.width)
