"""Bots that know Witchstone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kociolek.bots.bot import Bot
from kociolek.bots.witchstone.easy import Easy
from kociolek.bots.witchstone.hard import Hard
from kociolek.bots.witchstone.medium import Medium
from kociolek.core.api import Game
from kociolek.core.rng import Rng

WITCHSTONE_BOTS: Final[dict[str, Callable[[Game, Rng], Bot]]] = {
    "easy": Easy,
    "medium": Medium,
    "hard": Hard,
}
