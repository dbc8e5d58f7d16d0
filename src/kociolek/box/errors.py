"""Errors of a box. Each has a sentence in the Fluent files, `box-error-…`."""

from __future__ import annotations

from kociolek.core.errors import KociolekError


class BadBox(KociolekError):
    """A box that cannot be read or played. `values["where"]` names the place: `curses.hairball.value`."""


def bad(key: str, where: str, **values: object) -> BadBox:
    """Return an error. The file and the line are added by who read the file."""
    texts = {name: str(value) if name == "known" else shown(value) for name, value in values.items()}
    return BadBox(key, {"place": "", "where": where, **texts})


def shown(value: object) -> str:
    """Return a value as a person would write it, short."""
    if isinstance(value, bool):
        text = "true" if value else "false"
    elif isinstance(value, float):
        text = f"{value:g}"
    elif isinstance(value, dict):
        text = "{ " + ", ".join(f"{name} = {shown(part)}" for name, part in value.items()) + " }"
    elif isinstance(value, list):
        text = "[" + ", ".join(shown(part) for part in value) + "]"
    else:
        text = " ".join(str(value).split())
    return text if len(text) <= 60 else f"{text[:59]}…"
