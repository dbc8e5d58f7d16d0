"""What the views of all games have in common, and the schema of effect stacks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any

from msgspec import Struct, defstruct

from kociolek.core.stack import FrameTypes
from kociolek.schema.docs import class_doc


class Choice(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One legal move. A command names it by its text."""

    text: str  # Unique in its game, such as `play favor` or `aim 2`.
    verb: str  # First part of its message key in the Fluent files.
    kind: str | None  # Card, tile or symbol it is about.
    seat: int | None  # Player it is about.
    index: int | None  # Number it is about: a depth, a chapter, a field.


class BaseView(Struct, forbid_unknown_fields=True, kw_only=True):
    """What one seat may know of a position. The view of a game is tagged with its key: `tag_field="game"`."""

    version: int  # Version of the rules.
    seat: int | None  # Seat that sees this; null for a spectator.
    seats: int  # Number of seats.
    rules: dict[str, str]  # Options of this table.
    prompt: str  # Key of the question the table waits for; empty when the game is over.
    waiting: list[int]  # Seats that owe an answer.
    options: list[Choice]  # Legal moves of this seat.


FORMS: dict[str, Any] = {
    "int": int,
    "bool": bool,
    "str": str,
    "seat": int | None,
    "seats": list[int],
    "kind": str | None,
    "numbers": list[int] | None,
}


def frame_structs(types: FrameTypes, prefix: str, forms: Mapping[str, Any] | None = None) -> list[type[Struct]]:
    """Return one struct for each kind of frame, tagged by `frame`. The rules give names, fields and docstrings.

    `forms` are those of the game's own fields.
    """
    known = {**FORMS, **(forms or {})}
    structs = []
    for name, frame in types.by_name.items():
        if name != "end":
            fields = [(field.name, known[field.form()]) for field in frame.fields]
            title = prefix + "".join(word.capitalize() for word in name.split("_")) + "Frame"
            struct = defstruct(title, fields, tag_field="frame", tag=name, forbid_unknown_fields=True, module=__name__)
            classes = [cls for cls, each in types.by_class.items() if each.name == name]
            shared = next(cls for cls in classes[0].__mro__ if all(issubclass(each, cls) for each in classes))
            struct.__doc__ = class_doc(shared)
            structs.append(struct)
    return structs


def frame_union(types: FrameTypes, prefix: str, forms: Mapping[str, Any] | None = None) -> Any:
    """Return the union of a game's frames, the item type of `stack`."""
    return reduce(or_, frame_structs(types, prefix, forms))
