"""Draw the terminal picture of the README as SVG from a real game. Run by `make pictures`."""

from __future__ import annotations

import os
import pty
import re
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
GAME = ["play", "--edition", "good_vs_evil", "--seats", "4", "--people", "Ola", "--seed", "9", "--lang", "en"]
MOVES = ["1"]
PROMPT = re.compile(rb"\(\? for help\): $")
WIDTH = 80

NIGHT = TerminalTheme(
    (27, 20, 38),
    (236, 229, 216),
    [(27, 20, 38), (229, 98, 94), (142, 192, 124), (240, 189, 79), (122, 162, 222), (198, 140, 214), (104, 196, 190),
     (236, 229, 216)],
)  # fmt: skip
# rich's own frame loads a font from the network; this one uses local fonts.
FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"
aria-label="A game of Exploding Kittens in the terminal">
<style>.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
font-size: {char_height}px; line-height: {line_height}px; white-space: pre }} {styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>
<rect fill="#1b1426" x="0" y="0" width="{width}" height="{height}" rx="10"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}
<g class="{unique_id}-matrix" xml:space="preserve">{matrix}</g></g></svg>
"""


def played() -> str:
    """Return what the terminal shows up to the question after the last move."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", COLUMNS=str(WIDTH), LINES="60", COLORTERM="truecolor")
        os.execv(Path(sys.executable).with_name("kociolek"), ["kociolek", *GAME])
    shown = bytearray()
    for answer in [*MOVES, ""]:
        while not PROMPT.search(shown):
            shown += os.read(terminal, 4096)
        if answer:
            os.write(terminal, answer.encode() + b"\n")
            shown += b" "  # no longer a question that waits
    os.close(terminal)
    return shown.decode().replace("\r", "")


def last_table(shown: str) -> Text:
    lines = Text.from_ansi(shown).split()
    start = max(number for number, line in enumerate(lines) if line.plain.strip() == "Log")
    return Text("\n").join(lines[start:])


def main() -> None:
    console = Console(record=True, width=WIDTH, file=StringIO())
    console.print(last_table(played()))
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(console.export_svg(theme=NIGHT, code_format=FRAME, unique_id="k"), "utf-8")
    print(PICTURE.relative_to(Path.cwd()) if PICTURE.is_relative_to(Path.cwd()) else PICTURE)


if __name__ == "__main__":
    main()
