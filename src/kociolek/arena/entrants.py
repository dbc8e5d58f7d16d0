"""Who may enter: the bots of a game by name, and anybody's own by the place of its class, `module:Class`."""

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

OUTSIDE: Final = ":"


def maker(name: str, game: Game) -> Callable[[Rng], Bot]:
    """Makes such a bot for a seat; BadOptions if there is none."""
    if OUTSIDE in name:
        kind = outside_class(name)
        return lambda rng: kind(game, rng)
    bot_named(name, game, seeded(0))
    return lambda rng: bot_named(name, game, rng)


def outside_class(name: str) -> type[Bot]:
    module_name, _, class_name = name.partition(OUTSIDE)
    try:
        module = import_module(module_name)
    except Exception as error:  # whatever a module does when it is run
        reason = f"{type(error).__name__}: {error}"
        raise BadOptions("bot-module-bad", {"bot": name, "module": module_name, "reason": reason}) from error
    found = getattr(module, class_name, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadOptions("bot-class-bad", {"bot": name, "module": module_name, "class": class_name})
    return found


def look_in(folders: Sequence[str]) -> None:
    """Modules of bots may lie in these folders: where the command was called, and wherever Python looked there."""
    sys.path += [folder for folder in folders if folder not in sys.path]


def outside_sources(names: Sequence[str]) -> list[Path]:
    """The files that outside bots come from, as far as there are any."""
    files = {sys.modules[outside_class(name).__module__].__file__ for name in names if OUTSIDE in name}
    return sorted(Path(file) for file in files if file is not None)


def may_search(name: str, game: Game) -> bool:
    """Whether a bot thinks as long as it is let: those that search do, and of the others' own nobody knows."""
    return OUTSIDE in name or isinstance(bot_named(name, game, seeded(0)), SearchBot)
