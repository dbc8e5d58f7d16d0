"""Which of the two builds runs: the compiled rules, or the same sources interpreted.

A compiled module lies beside its source, and Python prefers it. So that one install serves both builds (tests run on
both, a debugger and a coverage tool see only sources), `use_sources` puts a finder before Python's own that knows
nothing but `.py` files.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds the modules of this package as sources; leaves all others to Python's own finders."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("kociolek."):
            return None
        for directory in path or ():
            spec = FileFinder(directory, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def use_sources() -> None:
    """From now on import this package's modules from their sources. To be called before the first of them."""
    if not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder())


def build() -> str:
    """`compiled` or `interpreted`: what is really loaded, whatever was asked for."""
    file = import_module("kociolek.core.api").__file__ or ""
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
