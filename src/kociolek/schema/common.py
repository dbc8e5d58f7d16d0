"""What the views of all games have in common, and the schema of effect stacks."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any

from msgspec import Struct, defstruct

from kociolek.core.stack import Field, FrameTypes
from kociolek.schema.docs import class_doc
from kociolek.schema.frame_docs import frame_doc


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

    def __str__(self) -> str:
        """Return a line for each field that is not empty; `Match.show` draws the table."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__ if name != "options"}
        lines = [f"{name}: {value}" for name, value in fields.items() if value not in (None, "", [], {})]
        return "\n".join([*lines, f"options: {', '.join(choice.text for choice in self.options)}"])


class SeatCard(Struct, forbid_unknown_fields=True, kw_only=True):
    """A card that everybody knows a player to hold."""

    seat: int  # Player who holds it.
    kind: str  # Its kind.


FORMS: dict[str, Any] = {
    "int": int,
    "bool": bool,
    "str": str,
    "seat": int | None,
    "seats": list[int],
    "seat_by_seat": list[int | None],
    "cards_by_seat": list[SeatCard],
    "kind": str | None,
    "numbers": list[int] | None,
}


def title_of(name: str) -> str:
    """Return an identifier as a part of a class name: `double_draw` as `DoubleDraw`."""
    return "".join(word.capitalize() for word in name.split("_"))


def field_struct(
    title: str,
    doc: str,
    fields: Sequence[Field],
    module: str,
    forms: Mapping[str, Any] = FORMS,
    docs: Mapping[str, str] | None = None,
    **config: Any,
) -> type[Struct]:
    """Return the struct of fields that the rules list, with their documentation or that of `docs`.

    It becomes a name of the module, where a pickle looks for it.
    """
    described = {field.name: field.doc or (docs or {}).get(field.name, "") for field in fields}
    types = [(field.name, forms[field.form()]) for field in fields]
    struct = defstruct(
        title, types, namespace={"__field_docs__": described}, forbid_unknown_fields=True, module=module, **config
    )
    struct.__doc__ = doc
    setattr(sys.modules[module], title, struct)
    return struct


def frame_structs(
    types: FrameTypes, prefix: str, module: str, forms: Mapping[str, Any] | None = None
) -> list[type[Struct]]:
    """Return one struct for each kind of frame, tagged by `frame`. The rules give names, fields and docstrings.

    `module` is the one that gets them, `forms` are those of the game's own fields.
    """
    known = {**FORMS, **(forms or {})}
    structs = []
    for name, frame in types.by_name.items():
        if name != "end":
            classes = [cls for cls, each in types.by_class.items() if each.name == name]
            shared = next(cls for cls in classes[0].__mro__ if all(issubclass(each, cls) for each in classes))
            title = prefix + title_of(name) + "Frame"
            docs = {field.name: frame_doc(prefix, name, field.name) for field in frame.fields}
            about = class_doc(shared)
            structs.append(field_struct(title, about, frame.fields, module, known, docs, tag_field="frame", tag=name))
    return structs


def frame_union(types: FrameTypes, prefix: str, module: str, forms: Mapping[str, Any] | None = None) -> Any:
    """Return the union of a game's frames, the item type of `stack`."""
    return reduce(or_, frame_structs(types, prefix, module, forms))
