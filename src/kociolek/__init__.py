"""Kociołek: card and board games with readable rules, fast search and honest secrets.

The public names of the library load with their first use; `kociolek.library` documents them.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING

from kociolek._build import build, use_sources

if TYPE_CHECKING:
    from kociolek import vector
    from kociolek.library import (
        Analysis,
        Choice,
        Error,
        Fact,
        InvalidMove,
        InvalidRecord,
        InvalidSetup,
        KittensView,
        Match,
        Record,
        Step,
        Table,
        WitchstoneView,
        WizardKittensView,
        analyse,
        bot_names,
        game_names,
        kittens,
        new,
        simulate,
        witchstone,
        wizardkittens,
    )

__all__ = [
    "Analysis",
    "Choice",
    "Error",
    "Fact",
    "InvalidMove",
    "InvalidRecord",
    "InvalidSetup",
    "KittensView",
    "Match",
    "Record",
    "Step",
    "Table",
    "WitchstoneView",
    "WizardKittensView",
    "__version__",
    "analyse",
    "bot_names",
    "build",
    "game_names",
    "kittens",
    "new",
    "simulate",
    "vector",
    "witchstone",
    "wizardkittens",
]
__version__ = "0.1.0"

if os.environ.get("KOCIOLEK_PURE") == "1":
    use_sources()


if not TYPE_CHECKING:  # with it, a type checker would accept every name

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'kociolek' has no attribute {name!r}")
        if name == "vector":
            return import_module("kociolek.vector")
        from kociolek import library

        return getattr(library, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
