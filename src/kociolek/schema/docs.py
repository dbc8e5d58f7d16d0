"""Documentation of classes and their fields, read from the source: field docstrings do not exist at run time.

A field is documented by the string below it or by the comment on its line. Compiled modules have their source beside
them, so both builds give the same.
"""

from __future__ import annotations

import ast
import sys
from functools import cache
from inspect import cleandoc
from pathlib import Path


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
            docs |= {
                name: doc for name, doc in _classes(each.__module__).get(each.__name__, ("", {}))[1].items() if doc
            }
    return docs
