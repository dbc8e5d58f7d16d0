"""Structs behind a type, and the documentation of their fields.

A field is documented by the string below it or by the comment on its line, which are read from the source. Compiled
modules have their source beside them, so both builds give the same. A struct made at run time has `__field_docs__`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from inspect import cleandoc
from pathlib import Path
from typing import Any

from msgspec import inspect

Class = inspect.StructType | inspect.DataclassType


@cache
def _classes(module: str) -> dict[str, tuple[str, dict[str, str]]]:
    """Return the docstring and the field documentation of each class of a module."""
    file = Path(sys.modules[module].__file__ or "")
    text = (file.parent / f"{file.name.partition('.')[0]}.py").read_text("utf-8")
    lines = text.splitlines()
    found = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            fields = {}
            for each, after in zip(node.body, [*node.body[1:], None], strict=True):
                if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                    comment = lines[(each.end_lineno or 1) - 1].encode()[each.end_col_offset or 0 :].decode()
                    below = after.value if isinstance(after, ast.Expr) else None
                    string = below.value if isinstance(below, ast.Constant) else comment.strip(" #")
                    fields[each.target.id] = cleandoc(str(string))
            found[node.name] = (ast.get_docstring(node) or "", fields)
    return found


def class_doc(cls: type) -> str:
    """Return the docstring of a class; empty for a class made at run time, unless it was given one."""
    known = _classes(cls.__module__).get(cls.__name__)
    return known[0] if known else cleandoc(cls.__doc__ or "")


def field_docs(cls: type) -> dict[str, str]:
    """Return the documentation of the fields of a class and of its bases."""
    docs: dict[str, str] = {}
    for each in reversed(cls.__mro__):
        if each.__module__.startswith("kociolek."):
            docs |= _classes(each.__module__).get(each.__name__, ("", {}))[1]
            docs |= each.__dict__.get("__field_docs__", {})
    return {name: doc for name, doc in docs.items() if doc}


def reachable(kinds: Iterable[Any]) -> dict[type, Class]:
    """Return the structs and dataclasses that these types are made of, in the order in which they are reached."""
    found: dict[type, Class] = {}

    def collect(kind: inspect.Type) -> None:
        if isinstance(kind, Class):
            if kind.cls in found:
                return
            found[kind.cls] = kind
        for part in parts(kind):
            collect(part)

    for kind in inspect.multi_type_info(kinds):
        collect(kind)
    return found


def parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    """Yield the types that a type is made of."""
    match kind:
        case inspect.StructType(fields=fields) | inspect.DataclassType(fields=fields):
            yield from (field.type for field in fields)
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            yield from types
        case inspect.DictType(value_type=inner) | inspect.Metadata(type=inner):
            yield inner
        case inspect.ListType(item_type=inner) | inspect.VarTupleType(item_type=inner):
            yield inner
