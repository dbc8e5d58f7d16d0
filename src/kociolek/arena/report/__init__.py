"""Reports: one page that tells with pictures what a tournament, or a folder of records, has shown.

The file needs nothing but itself: no network, no fonts, no other files. It holds both languages and both dresses,
light and dark; two buttons switch between them.
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
    """Better to know before the games than after them. A report of yesterday may be written over."""
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
    """All of it or nothing; `lang` is what the page speaks when it is opened."""
    text = page(about, tally, lang)
    part = part_of(path)
    try:
        part.write_text(text, "utf-8")
        part.replace(path)
    except OSError as error:
        raise unwritable(path, error) from None


def part_of(path: Path) -> Path:
    return path.parent / f".{path.name}.{os.getpid()}"
