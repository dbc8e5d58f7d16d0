"""Strength of a network: games against a fixed league of built-in bots, one network at a table of equal rivals."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kociolek.adapters.setups import Prepared
from kociolek.arena.schedule import Schedule
from kociolek.arena.series import Series
from kociolek.arena.stats import wilson

LEAGUE: Final = ("random", "easy", "medium")
SEED: Final = 1_000_003  # of the deals of the league: the same for every network


@dataclass(frozen=True)
class Standing:
    """How often a network won against one rival at all other seats."""

    rival: str
    games: int
    share: float
    low: float  # of the 95 % interval
    high: float


def standings(table: Prepared, file: Path, games: int, seed: int = SEED) -> list[Standing]:
    """Let the network of a file play `games` games against each bot of the league, on every seat equally often."""
    found = []
    for rival in LEAGUE:
        bots = (str(file), *[rival] * (table.seats - 1))
        box = table.game.box_text
        schedule = Schedule(table.game.key, table.seats, table.options, bots, seed, games, box=box)
        won = 0.0
        for outcome in Series(schedule).bare_outcomes(range(games)):
            seat = outcome.seated.index(str(file))
            won += (seat in outcome.winners) / max(1, len(outcome.winners))
        low, high = wilson(won, games)
        found.append(Standing(rival, games, won / games, low, high))
    return found
