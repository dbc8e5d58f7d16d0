"""Bots of a tournament: built-in ones by name, external ones as `module:Class`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from kociolek.bots import Bot, bot_named
from kociolek.bots.search_bot import SearchBot
from kociolek.core.api import Game
from kociolek.core.errors import BadOptions
from kociolek.core.rng import Rng, seeded

EXTERNAL: Final = ":"


def bot_factory(name: str, game: Game) -> Callable[[Rng], Bot]:
    """Return a function that creates the bot. Raise `BadOptions` for an unknown name."""
    if EXTERNAL in name:
        kind = external_class(name)
        return lambda rng: kind(game, rng)
    bot_named(name, game, seeded(0))
    return lambda rng: bot_named(name, game, rng)


def external_class(name: str) -> type[Bot]:
    module_name, _, class_name = name.partition(EXTERNAL)
    try:
        module = import_module(module_name)
    except Exception as error:  # a module may raise anything on import
        reason = f"{type(error).__name__}: {error}"
        raise BadOptions("bot-module-bad", {"bot": name, "module": module_name, "reason": reason}) from error
    found = getattr(module, class_name, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadOptions("bot-class-bad", {"bot": name, "module": module_name, "class": class_name})
    return found


def extend_path(folders: Sequence[str]) -> None:
    """Add folders to the import path, so that worker processes find external bots."""
    sys.path += [folder for folder in folders if folder not in sys.path]


def external_sources(names: Sequence[str]) -> list[Path]:
    """Return the source files of external bots."""
    files = {sys.modules[external_class(name).__module__].__file__ for name in names if EXTERNAL in name}
    return sorted(Path(file) for file in files if file is not None)


def may_search(name: str, game: Game) -> bool:
    """Return whether a bot may use its whole budget: search bots do, external bots may."""
    return EXTERNAL in name or isinstance(bot_named(name, game, seeded(0)), SearchBot)
