"""Statistics of a game of Exploding Kittens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kociolek.arena.insight.insight import LEFT, Insight
from kociolek.core.api import Event, Seat, lowest
from kociolek.games.kittens.state import KittensState
from kociolek.match import Match

SHOWS_A_CARD: Final = frozenset({"played", "played_combo", "godcat_played"})
IS_A_CARD: Final = {"noped": "nope", "defused": "defuse"}  # events that stand for exactly one card
DEATHS: Final = frozenset({"exploded", "imploded", LEFT})
OMENS: Final = frozenset({"kitten_drawn", "kitten_shown", "devilcat_hit"})


class KittensInsight(Insight):
    def __init__(self, match: Match) -> None:
        super().__init__(match)
        assert isinstance(match.state, KittensState)
        self.state: Final = match.state
        self._hands: Final = [0] * match.seats  # masks of the kinds each seat has had
        self._omen = ""
        self._death = ""

    def watch(self, events: Sequence[Event]) -> None:
        for seat in range(self.match.seats):
            self.hold(seat, int(self.state.hands.held(Seat(seat))))
        for event in events:
            if event.verb in SHOWS_A_CARD:
                self.played[event.seat].add(self.kinds[event.kind])
            elif event.verb in IS_A_CARD:
                self.played[event.seat].add(IS_A_CARD[event.verb])
            elif event.verb in OMENS:
                self._omen = event.verb
            elif event.verb in DEATHS:
                self._death = event.verb

    def hold(self, seat: int, kinds: int) -> None:
        fresh = kinds & ~self._hands[seat]
        self._hands[seat] |= kinds
        while fresh:
            self.held[seat].add(self.kinds[lowest(fresh)])
            fresh &= fresh - 1

    def ending(self) -> str:
        """Return what eliminated the last loser."""
        return "devilcat" if self._death == "exploded" and self._omen == "devilcat_hit" else self._death
