"""Statistics of a game of Wizard Kittens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kociolek.arena.insight.insight import Insight
from kociolek.core.api import Event
from kociolek.games.wizardkittens.cards import NONE
from kociolek.games.wizardkittens.kinds import CREDIT
from kociolek.games.wizardkittens.state import WizardKittensState
from kociolek.games.wizardkittens.view import WizardKittensView
from kociolek.match import Match

SOURCES: Final = ("values", "bonus", "extras", "credit")
HELD: Final = frozenset({"kitten_chosen", "defeated"})  # own kittens, and curses in the score pile


class WizardKittensInsight(Insight):
    def __init__(self, match: Match) -> None:
        super().__init__(match)
        assert isinstance(match.state, WizardKittensState)
        self.state: Final = match.state

    def watch(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.verb == "cast":
                self.played[event.seat].add(self.kinds[event.kind])
            elif event.verb in HELD:
                self.held[event.seat].add(self.kinds[event.kind])
        if self.match.over:
            for seat in range(self.match.seats):
                if self.state.credits[seat] != NONE:
                    self.held[seat].add(self.kinds[CREDIT + self.state.credits[seat]])

    def ending(self) -> str:
        """Return the ending, with its own name for games that nobody wins because all were caught."""
        ending = str(self._result()["ending"])
        return ending if self.match.winners() or ending == "left" else f"{ending}_nobody"

    def points(self) -> list[dict[str, int]]:
        """Return points by source; extras cost points."""
        tallies = self._result()["players"]
        assert isinstance(tallies, list)
        return [
            {source: -each[source] if source == "extras" else each[source] for source in SOURCES} for each in tallies
        ]

    def _result(self) -> dict[str, object]:
        view = self.match.view(0)
        assert isinstance(view, WizardKittensView)
        return view.result()
