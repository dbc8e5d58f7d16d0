"""Registry of view schemas by game."""

from __future__ import annotations

from functools import reduce
from importlib import import_module
from importlib.util import find_spec
from operator import or_
from types import ModuleType
from typing import Any, Final

from kociolek.schema.common import BaseView

MODULES: Final[list[ModuleType]] = [
    import_module(f"kociolek.schema.{game}")
    for game in ("kittens", "wizardkittens", "witchstone")
    if find_spec(f"kociolek.schema.{game}")
]
VIEWS: Final[list[type[BaseView]]] = [
    each
    for module in MODULES
    for each in vars(module).values()
    if isinstance(each, type) and issubclass(each, BaseView) and each is not BaseView
]
AnyView: Final[Any] = reduce(or_, VIEWS) if VIEWS else BaseView
