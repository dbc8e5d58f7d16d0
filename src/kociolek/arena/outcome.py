"""Result of one game as picklable plain data, the input of all statistics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import log2
from typing import Final

from kociolek.arena.insight import Insight
from kociolek.match import Match

CRASHED: Final = "crashed"
ILLEGAL: Final = "illegal"
OVERRAN: Final = "overran"


@dataclass(frozen=True)
class Fault:
    """Why a bot was removed from a game."""

    seat: int
    bot: str
    why: str  # CRASHED, ILLEGAL or OVERRAN
    detail: str


@dataclass(frozen=True)
class Outcome:
    """Result of one game."""

    number: int  # in the schedule
    seated: list[str]
    winners: list[int]
    scores: list[float]
    moves: int
    decisions: int  # moves with more than one option
    ending: str
    points: list[dict[str, int]]  # by seat and source
    held: list[list[str]]  # by seat: cards held at any time
    played: list[list[str]]
    faults: list[Fault] = field(default_factory=list)
    timed: list[str] = field(default_factory=list)  # bots that read the clock, so results depend on the machine
    thinking: list[dict[int, int]] = field(default_factory=list)  # by seat: answers by `Pace`; depends on the machine

    def to_json(self) -> dict[str, object]:
        return asdict(self)

    @staticmethod
    def from_json(row: dict[str, object]) -> Outcome:
        """Read what `to_json` wrote. Raise TypeError, KeyError or ValueError for anything else."""
        faults, thinking = row.pop("faults"), row.pop("thinking")
        if not isinstance(faults, list) or not isinstance(thinking, list) or not isinstance(row["number"], int):
            raise TypeError
        outcome = Outcome(
            **row,  # type: ignore[arg-type]
            faults=[Fault(**fault) for fault in faults],
            thinking=[{int(pace): count for pace, count in by_pace.items()} for by_pace in thinking],
        )
        if not len(outcome.seated) == len(outcome.scores) == len(outcome.held) == len(outcome.played):
            raise ValueError
        return outcome


def outcome_of(
    match: Match, insight: Insight, number: int, seated: Sequence[str], decisions: int, moves: int
) -> Outcome:
    """Return the outcome of a finished match."""
    return Outcome(
        number=number,
        seated=list(seated),
        winners=match.winners(),
        scores=match.state.scores(),
        moves=moves,
        decisions=decisions,
        ending=insight.ending(),
        points=insight.points(),
        held=[sorted(cards) for cards in insight.held],
        played=[sorted(cards) for cards in insight.played],
    )


class Pace:
    """Logarithmic buckets for thinking times: eighths of a doubling above 1 µs, exact to 5 %."""

    @staticmethod
    def of(seconds: float) -> int:
        return round(8 * log2(max(1.0, seconds * 1e6)))

    @staticmethod
    def seconds(pace: int) -> float:
        return float(2 ** (pace / 8) / 1e6)
