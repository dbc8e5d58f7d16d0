"""Bots by name: strategies that choose from a view, and are never given a state."""

from __future__ import annotations

from kociolek.bots.bot import Bot, Clock
from kociolek.bots.registry import BOTS, bot_chance, bot_named, bot_names, heuristic_for

__all__ = ["BOTS", "Bot", "Clock", "bot_chance", "bot_named", "bot_names", "heuristic_for"]
