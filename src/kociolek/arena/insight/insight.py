"""Observer of one game with full information; collects per-game statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kociolek.core.api import Event
from kociolek.match import Match

LEFT: Final = "left"


class Insight:
    """Base class; each game has its own. Call `watch` after every move, the rest when the game is over."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self.kinds: Final = match.game.kind_names()
        self.held: Final[list[set[str]]] = [set() for _ in range(match.seats)]  # by seat: cards held at any time
        self.played: Final[list[set[str]]] = [set() for _ in range(match.seats)]  # by seat: cards played, cast or used

    def watch(self, events: Sequence[Event]) -> None:
        """Record the events of a move. Call it once before the first move without events."""

    def hold(self, seat: int, kinds: int) -> None:
        """Record which kinds of cards, a mask, a seat has held at any time. Games without hands have none."""

    def ending(self) -> str:
        """Return how the game ended; its text is `<game>-ending-<ending>`."""
        raise NotImplementedError

    def points(self) -> list[dict[str, int]]:
        """Return the points of each seat by source, whose texts are `<game>-source-<source>`."""
        return [{} for _ in range(self.match.seats)]
