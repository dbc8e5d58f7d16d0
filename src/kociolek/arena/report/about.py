"""What a report is about, besides the numbers: the set-up of a tournament, or of the games in records."""

from __future__ import annotations

from dataclasses import dataclass, field

from kociolek.arena.series import Series


@dataclass(frozen=True)
class About:
    game: str
    seats: str  # "4", or "3–5" for records of different tables
    options: dict[str, str]
    bots: list[str] = field(default_factory=list)  # as they were entered; empty for records
    seed: str = ""
    milliseconds: float = 0.0
    iterations: int = 0
    even: bool = True
    skipped: int = 0  # records of games that were broken off

    @staticmethod
    def tournament(series: Series) -> About:
        return About(
            game=series.game,
            seats=str(series.seats),
            options=series.options,
            bots=list(series.bots),
            seed=str(series.seed),
            milliseconds=series.milliseconds,
            iterations=series.iterations,
            even=series.games % series.cycle == 0,
        )
