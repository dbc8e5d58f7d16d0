"""What the rules keep out: sentences (the locale has them), chance, clocks, input and output, holes in the types."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from source_tree import COMPILED, imports, parse, place, sources

RULES = sources("core", "games")
NOT_IN_RULES = {"asyncio", "datetime", "json", "logging", "numpy", "random", "secrets", "threading", "time", "uuid"}
UNTYPED = {"typing.Any", "typing.cast", "typing_extensions.Any", "typing_extensions.cast"}


# The base of frames is not generic, so a state is Any there (docs/adr/0002). Codecs write attributes of any type.
CODECS = {"core/stack.py", "games/witchstone/fields.py"}


def docstrings(tree: ast.Module) -> set[ast.expr]:
    """Strings that stand alone (docstrings of modules, classes, functions, attributes), and those of `documented`."""
    found: set[ast.expr] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.add(node.value)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "documented":
            found.update(each for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant))
    return found


def sentences(path: Path) -> Iterator[str]:
    """Literals with a letter and a space. Bare separators, as in ", ".join(...), are no text."""
    tree = parse(path)
    skipped = docstrings(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or node in skipped:
            continue
        if " " in node.value and any(letter.isalpha() for letter in node.value):
            yield f"{place(path)}:{node.lineno} {node.value!r}"


@pytest.mark.parametrize("path", RULES, ids=place)
def test_rules_speak_in_keys(path: Path) -> None:
    assert not list(sentences(path)), "tell a key, and write the sentence in the locale"


@pytest.mark.parametrize("path", RULES, ids=place)
def test_rules_depend_on_nothing_but_their_state(path: Path) -> None:
    found = [f"{place(path)}:{line} {name}" for line, name in imports(path) if name.split(".")[0] in NOT_IN_RULES]
    assert not found


@pytest.mark.parametrize("path", sources(*COMPILED), ids=place)
def test_no_hole_in_the_types(path: Path) -> None:
    if place(path) in CODECS:
        return
    found = [f"{place(path)}:{line} {name}" for line, name in imports(path) if name in UNTYPED]
    for node in ast.walk(parse(path)):  # typing.Any written out
        if isinstance(node, ast.Attribute) and ast.unparse(node) in UNTYPED:
            found.append(f"{place(path)}:{node.lineno} {ast.unparse(node)}")
    assert not found
