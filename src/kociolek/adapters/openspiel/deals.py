"""Chance nodes for OpenSpiel: all randomness is drawn in one deal before the first move.

The deal's seed orders the cards and feeds the generator for later shuffles and random thefts. The chance nodes choose
the seed digit by digit with equal odds. Players learn its effects only when they see them, as if cards were drawn then.
A small deck lists all its deals with their exact odds instead.
"""

from __future__ import annotations

from typing import Final

from kociolek.core.api import Setup, State
from kociolek.core.rng import seeded
from kociolek.games.kittens.kinds import NAMES
from kociolek.games.kittens.small import SmallDeck

DIGITS = 6  # of a seed
BASE = 32  # of a digit, so there are 2**30 deals


class Deals:
    """Outcomes of the chance nodes. All chance nodes of a game have the same odds."""

    def __init__(self, nodes: int, odds: list[tuple[int, float]]) -> None:
        self.nodes: Final = nodes  # chance nodes in one game
        self.odds: Final = odds
        self.numbers: Final = [outcome for outcome, _ in odds]

    def dealt(self, drawn: list[int]) -> State:
        """Return the dealt state."""
        raise NotImplementedError

    def text(self, outcome: int) -> str:
        raise NotImplementedError


class BySeed(Deals):
    """Draws a seed digit by digit."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(DIGITS, [(digit, 1 / BASE) for digit in range(BASE)])
        self.setup: Final = setup

    def dealt(self, drawn: list[int]) -> State:
        seed = 0
        for digit in drawn:
            seed = seed * BASE + digit
        return self.setup.deal(seeded(seed))

    def text(self, outcome: int) -> str:
        return f"digit {outcome}"


class Listed(Deals):
    """Lists every deal of a small deck."""

    def __init__(self, deck: SmallDeck) -> None:
        super().__init__(1, [(number, arrangement.chance) for number, arrangement in enumerate(deck.arrangements)])
        self.deck: Final = deck

    def dealt(self, drawn: list[int]) -> State:
        return self.deck.lay(self.deck.arrangements[drawn[0]], seeded(drawn[0]))

    def text(self, outcome: int) -> str:
        return "deal " + " ".join(NAMES[card] for card in self.deck.arrangements[outcome].cards)
