"""HTML report of a tournament or a folder of records, with charts.

The file is self-contained: no network, fonts or other files. It has both languages and a light and a dark theme, with
buttons to switch.
"""

from __future__ import annotations

import os
from pathlib import Path

from kociolek.arena.report.about import About
from kociolek.arena.report.charts import check_matplotlib
from kociolek.arena.report.page import page
from kociolek.arena.tally import Tally
from kociolek.record import unwritable

__all__ = ["About", "check_report", "write_report"]


def check_report(path: Path) -> None:
    """Raise if the report cannot be written later. An existing report may be overwritten."""
    check_matplotlib()
    part = part_of(path)
    try:
        if path.is_dir():
            raise IsADirectoryError
        part.touch()
        part.unlink()
    except OSError as error:
        raise unwritable(path, error) from None


def write_report(path: Path, about: About, tally: Tally, lang: str) -> None:
    """Write the report atomically. `lang` is the language the page opens in."""
    text = page(about, tally, lang)
    part = part_of(path)
    try:
        part.write_text(text, "utf-8")
        part.replace(path)
    except OSError as error:
        raise unwritable(path, error) from None


def part_of(path: Path) -> Path:
    return path.parent / f".{path.name}.{os.getpid()}"
