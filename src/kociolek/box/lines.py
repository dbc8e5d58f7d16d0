"""Find the line of a TOML file that a place of its document comes from."""

from __future__ import annotations

import re
from typing import Final

KEY: Final = r"""(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')"""
DOTTED: Final = rf"{KEY}(?:\s*\.\s*{KEY})*"
HEADER: Final = re.compile(rf"\s*\[\[?\s*({DOTTED})\s*\]\]?")
VALUE: Final = re.compile(rf"\s*({DOTTED})\s*=")


def line_of(source: str, where: str) -> int:
    """Return the number of the line that says most of the place `a.b.c`, or 0."""
    wanted = where.split(".")
    header: list[str] = []
    best, line = 0, 0
    for number, text in enumerate(source.splitlines(), start=1):
        found = HEADER.match(text)
        if found is not None:
            header = names(found.group(1))
            path = header
        else:
            value = VALUE.match(text)
            if value is None:
                continue
            path = [*header, *names(value.group(1))]
        same = common(path, wanted)
        if same > best and (same == len(path) or same == len(wanted)):
            best, line = same, number
    return line


def names(dotted: str) -> list[str]:
    return [name.strip("\"'") for name in re.findall(KEY, dotted)]


def common(a: list[str], b: list[str]) -> int:
    count = 0
    for one, other in zip(a, b, strict=False):
        if one != other:
            break
        count += 1
    return count
