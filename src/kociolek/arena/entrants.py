"""Bots of a tournament: built-in ones by name, external ones as `module:Class`, networks by their file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from kociolek.bots import Bot, bot_named
from kociolek.bots.network import SUFFIX, NetworkBot, Reader, fits, read_network
from kociolek.bots.registry import guide_for
from kociolek.core.api import Game
from kociolek.core.errors import BadOptions
from kociolek.core.rng import Rng, seeded

EXTERNAL: Final = ":"


def bot_factory(name: str, game: Game, seats: int, options: dict[str, str]) -> Callable[[Rng], Bot]:
    """Return a function that creates the bot, for a set-up that `Game.check` has returned.

    Raise `BadOptions` for an unknown name and for a network of another set-up, KociolekError for a damaged one."""
    if name.endswith(SUFFIX):
        network = read_network(Path(name))
        fits(network, game, seats, options)
        reader = Reader(game, seats, options)
        return lambda rng: NetworkBot(game, rng, network, reader, guide_for(game))
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
    """Return the source files of external bots, and the files of networks."""
    networks = {name for name in names if name.endswith(SUFFIX)}
    classes = {external_class(name) for name in names if EXTERNAL in name and name not in networks}
    files = {sys.modules[each.__module__].__file__ for each in classes}
    return sorted(Path(file) for file in files | networks if file is not None)


def may_search(name: str, game: Game) -> bool:
    """Return whether a bot may use its whole budget: search bots do, external bots may."""
    if name.endswith(SUFFIX):
        return False
    return EXTERNAL in name or bot_named(name, game, seeded(0)).searches()
