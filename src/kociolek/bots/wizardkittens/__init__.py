"""Bots that know Wizard Kittens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kociolek.bots.bot import Bot
from kociolek.bots.wizardkittens.easy import Easy
from kociolek.bots.wizardkittens.hard import Hard
from kociolek.bots.wizardkittens.medium import Medium
from kociolek.core.api import Game
from kociolek.core.rng import Rng

WIZARDKITTENS_BOTS: Final[dict[str, Callable[[Game, Rng], Bot]]] = {
    "easy": Easy,
    "medium": Medium,
    "hard": Hard,
}
