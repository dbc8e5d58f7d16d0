"""Per-game statistics besides the winner: the ending, the sources of points, cards held and played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kociolek.arena.insight.insight import Insight
from kociolek.arena.insight.kittens import KittensInsight
from kociolek.arena.insight.witchstone import WitchstoneInsight
from kociolek.arena.insight.wizardkittens import WizardKittensInsight
from kociolek.match import Match

__all__ = ["INSIGHTS", "Insight"]

INSIGHTS: Final[dict[str, Callable[[Match], Insight]]] = {
    "kittens": KittensInsight,
    "wizardkittens": WizardKittensInsight,
    "witchstone": WitchstoneInsight,
}
