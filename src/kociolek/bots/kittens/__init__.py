"""Bots that know Exploding Kittens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kociolek.bots.bot import Bot
from kociolek.bots.kittens.easy import Easy
from kociolek.core.api import Game
from kociolek.core.rng import Rng

KITTENS_BOTS: Final[dict[str, Callable[[Game, Rng], Bot]]] = {"easy": Easy}
