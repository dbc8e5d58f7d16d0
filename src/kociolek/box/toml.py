"""Write a box as TOML for people: short lines, one section after the other."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

from kociolek.box.box import Box
from kociolek.box.nodes import TomlTable

WIDTH: Final = 110
HEADER: Final = """\
# {title}
# A box of Kociołek: change what differs in your copy. docs/boxes.md explains every line.
# You may delete what you do not change, if you delete `complete = true` as well and keep `base`.
"""


def toml_of(box: Box) -> str:
    """Return the whole box. `parse` reads the same box back."""
    lines = [HEADER.format(title=f"{box.name}, version {box.version}")]
    lines += [f"game = {scalar(box.game)}", f"name = {scalar(box.name)}", f"version = {scalar(box.version)}"]
    lines += [f"base = {scalar(box.nearest().version)}", "complete = true"]
    for section in sorted(box.content, key=lambda name: isinstance(box.content[name], Mapping)):  # tables come last
        lines += section_lines(section, box.content[section])
    return "\n".join(lines) + "\n"


def section_lines(section: str, value: object) -> list[str]:
    if not isinstance(value, Mapping):
        return ["", *entry(section, value)]
    if all(isinstance(part, Mapping) and "en" in part for part in value.values()):  # cards
        lines: list[str] = []
        for name, card in value.items():
            lines += ["", f"[{section}.{key(name)}]"]
            for field, part in card.items():
                lines += entry(field, part)
        return lines
    lines = ["", f"[{section}]"]
    for name, part in value.items():
        lines += entry(key(name), part)
    return lines


def entry(name: str, value: object) -> list[str]:
    """Return `name = value`, a long list over several lines."""
    line = f"{name} = {inline(value)}"
    if len(line) <= WIDTH:
        return [line]
    if isinstance(value, Mapping):
        return [each for part, inner in value.items() for each in entry(f"{name}.{key(part)}", inner)]
    if not isinstance(value, list):
        return [line]
    lines = [f"{name} = ["]
    row = "   "
    for item in value:
        text = f" {inline(item)},"
        if len(row) + len(text) > WIDTH:
            lines.append(row)
            row = "   "
        row += text
    return [*lines, row, "]"]


def inline(value: object) -> str:
    if isinstance(value, Mapping):
        inner: TomlTable = dict(value)
        if list(inner) == ["field"]:  # a space of the wand with nothing on it
            return scalar(inner["field"])
        return "{ " + ", ".join(f"{key(name)} = {inline(part)}" for name, part in inner.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(item) for item in value) + "]"
    return scalar(value)


def scalar(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return json.dumps(value, ensure_ascii=False)


def key(name: str) -> str:
    return name if re.fullmatch("[A-Za-z0-9_-]+", name) else json.dumps(name, ensure_ascii=False)
