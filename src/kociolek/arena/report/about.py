"""Subject of a report: the set-up of a tournament or of recorded games."""

from __future__ import annotations

from dataclasses import dataclass, field

from kociolek.arena.schedule import Schedule


@dataclass(frozen=True)
class About:
    game: str
    seats: str  # "4", or "3–5" for records that differ
    options: dict[str, str]
    bots: list[str] = field(default_factory=list)  # empty for records
    seed: str = ""
    milliseconds: float = 0.0
    iterations: int = 0
    even: bool = True
    skipped: int = 0  # records of unfinished games
    boxes: list[str] = field(default_factory=list)  # canonical forms; empty for the built-in one

    @staticmethod
    def tournament(schedule: Schedule) -> About:
        return About(
            game=schedule.game,
            seats=str(schedule.seats),
            options=schedule.options,
            bots=list(schedule.bots),
            seed=str(schedule.seed),
            milliseconds=schedule.milliseconds,
            iterations=schedule.iterations,
            boxes=[schedule.box],
            even=schedule.games % schedule.cycle == 0,
        )
