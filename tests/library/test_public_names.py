"""What versions of the package promise to keep: every public name with its signature, as public_names.txt lists them.

A changed line breaks users: it needs a new version and a line in the change log. KOCIOLEK_WRITE=1 writes the list.
"""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import assert_type

import pytest

import kociolek
from kociolek import vector

LIST = Path(__file__).parent / "public_names.txt"
pytestmark = pytest.mark.once


def lines() -> Iterator[str]:
    for name in sorted(kociolek.__all__):
        if name not in ("__version__", "vector"):
            yield from described(name, getattr(kociolek, name))
    for name in sorted(vector.__all__):
        yield from described(f"vector.{name}", getattr(vector, name))


def described(name: str, thing: object) -> Iterator[str]:
    """Yield a function with its signature, or a class with its fields, properties and methods."""
    if not inspect.isclass(thing):
        yield f"{name}{signature(thing)}"
        return
    yield f"class {name}({', '.join(base.__name__ for base in thing.__bases__)})"
    for field in getattr(thing, "__struct_fields__", getattr(thing, "__dataclass_fields__", ())):
        yield f"  {field}"
    for member, value in sorted(vars(thing).items()):
        if member.startswith("_") or member in getattr(thing, "__struct_fields__", ()):
            continue
        if isinstance(value, property):
            yield f"  {member}: {inspect.signature(value.fget).return_annotation}"  # type: ignore[arg-type]
        elif isinstance(value, classmethod):
            yield f"  {member}{signature(value.__func__)}"
        elif callable(value):
            yield f"  {member}{signature(value)}"


def signature(thing: object) -> str:
    assert callable(thing)
    return str(inspect.signature(thing)).replace("'", "")


def test_the_public_names_are_those_of_the_list() -> None:
    """Compiled functions do not know their types, so that the interpreted build is asked."""
    interpreted = os.environ | {"KOCIOLEK_PURE": "1"}
    found = subprocess.run(
        [sys.executable, __file__], env=interpreted, capture_output=True, text=True, check=True
    ).stdout
    if os.environ.get("KOCIOLEK_WRITE") == "1":
        LIST.write_text(found, "utf-8")
    assert found == LIST.read_text("utf-8")


def test_a_type_checker_sees_the_fields_of_views() -> None:
    """mypy --strict checks these lines: `make lint` reads the tests."""
    kittens = kociolek.kittens(seats=2, seed=1)
    assert_type(kittens, kociolek.Match[kociolek.KittensView])
    assert_type(kittens.view(0).hand, dict[str, int])
    assert_type(kociolek.wizardkittens(seats=2, seed=1).view(0), kociolek.WizardKittensView)
    assert_type(kociolek.witchstone(seats=2, seed=1).view(None), kociolek.WitchstoneView)
    assert_type(kittens.play("draw"), list[kociolek.Fact])
    assert "prompt: turn" in str(kittens.view(0))


if __name__ == "__main__":
    print("\n".join(lines()))
