"""Somebody who watches one game, with all cards open, and writes down what statistics want to know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kociolek.core.api import Event
from kociolek.match import Match

LEFT: Final = "left"


class Insight:
    """`watch` is told of every move; the rest is asked when the game is over. One class per game."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self.kinds: Final = match.game.kind_names()
        self.held: Final[list[set[str]]] = [set() for _ in range(match.seats)]  # cards each seat had at some time
        self.played: Final[list[set[str]]] = [set() for _ in range(match.seats)]  # and what it played, cast or used

    def watch(self, told: Sequence[Event]) -> None:
        """After every move, and once before the first with nothing told."""

    def ending(self) -> str:
        """How it ended; its words are `<game>-ending-<ending>`."""
        raise NotImplementedError

    def points(self) -> list[dict[str, int]]:
        """For each seat the points by source, whose words are `<game>-source-<source>`; empty without points."""
        return [{} for _ in range(self.match.seats)]
