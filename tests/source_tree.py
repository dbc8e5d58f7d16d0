"""The project's files as tests look at them: where they are, what they import, which of them are compiled."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import kociolek

ROOT = Path(__file__).parent.parent
PACKAGE = Path(kociolek.__file__).parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
COMPILED: list[str] = PYPROJECT["tool"]["kociolek"]["compile"]


def sources(*names: str) -> list[Path]:
    """The Python files of these packages and modules of kociolek (all without arguments)."""
    places = [PACKAGE / name for name in names or ("",)]
    return sorted(path for place in places for path in ([place] if place.suffix else place.rglob("*.py")))


def compiled_sources() -> list[Path]:
    return [path for path in sources(*COMPILED) if path.name != "__init__.py"]


def place(path: Path) -> str:
    """How a failing test names a file."""
    return path.relative_to(PACKAGE).as_posix()


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of every import, wherever in the file: in functions and for type checking too. `from a import
    b` gives `a.b`, for b may be a module."""
    package = module_name(path).split(".")
    if path.name != "__init__.py":
        package.pop()
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            for alias in node.names:
                yield node.lineno, ".".join([*base, *([node.module] if node.module else []), alias.name])
