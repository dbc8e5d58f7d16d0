"""Chance, all of it before the first move.

Everything that is random in a game follows from how it is dealt: a seed orders the cards and feeds the generator that
later shuffles and random thefts draw from. So chance chooses the seed, digit by digit, each with equal odds: what comes
of it is unknown to the players until they see it, as if the cards were drawn then. A small deck is dealt by listing all
its deals with their exact odds.
"""

from __future__ import annotations

from typing import Final

from kociolek.core.api import Setup, State
from kociolek.core.rng import seeded
from kociolek.games.kittens.kinds import NAMES
from kociolek.games.kittens.small import SmallDeck

DIGITS = 6  # of a seed
BASE = 32  # each of them; so there are 2**30 different deals


class Deals:
    """What chance may choose. The odds are the same at each of its choices in a game."""

    def __init__(self, nodes: int, odds: list[tuple[int, float]]) -> None:
        self.nodes: Final = nodes  # choices of chance in one game
        self.odds: Final = odds
        self.numbers: Final = [outcome for outcome, _ in odds]

    def dealt(self, drawn: list[int]) -> State:
        """The table, once all is chosen."""
        raise NotImplementedError

    def text(self, outcome: int) -> str:
        raise NotImplementedError


class BySeed(Deals):
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
    """Every deal of a small deck."""

    def __init__(self, deck: SmallDeck) -> None:
        super().__init__(1, [(number, arrangement.chance) for number, arrangement in enumerate(deck.arrangements)])
        self.deck: Final = deck

    def dealt(self, drawn: list[int]) -> State:
        return self.deck.lay(self.deck.arrangements[drawn[0]], seeded(drawn[0]))

    def text(self, outcome: int) -> str:
        return "deal " + " ".join(NAMES[card] for card in self.deck.arrangements[outcome].cards)
