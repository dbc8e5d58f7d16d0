"""Statistics of a game of Witchstone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kociolek.arena.insight.insight import LEFT, Insight
from kociolek.core.api import Event, Seat
from kociolek.games.witchstone.ending import breakdown
from kociolek.games.witchstone.kinds import SOURCES
from kociolek.games.witchstone.state import WitchstoneState
from kociolek.match import Match

HELD: Final = frozenset({"scroll_taken", "special_taken"})


class WitchstoneInsight(Insight):
    def __init__(self, match: Match) -> None:
        super().__init__(match)
        assert isinstance(match.state, WitchstoneState)
        self.state: Final = match.state

    def watch(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.verb in HELD:
                self.held[event.seat].add(self.kinds[event.kind])
            elif event.verb == "boosted":
                self.played[event.seat].add(self.kinds[event.kind])

    def ending(self) -> str:
        """Return whether points alone decided the game."""
        present = [seat for seat in range(self.match.seats) if self.state.present(Seat(seat))]
        if len(present) == 1:
            return LEFT
        totals = sorted(sum(self.points()[seat].values()) for seat in present)
        return "tie" if totals[-1] == totals[-2] else "points"

    def points(self) -> list[dict[str, int]]:
        return [dict(zip(SOURCES, breakdown(self.state, player), strict=True)) for player in self.state.players]
