"""Chance, all of it before the first move.

Everything that is random in a game follows from how it is dealt: a seed orders the cards and feeds the generator that
later shuffles and random thefts draw from. So chance chooses the seed, digit by digit, each with equal odds: what comes
of it is unknown to the players until they see it, as if the cards were drawn then. A small deck is dealt by listing all
its deals with their exact odds.
"""

from __future__ import annotations

from kociolek.core.api import Setup, State
from kociolek.core.rng import seeded
from kociolek.games.kittens.kinds import NAMES
from kociolek.games.kittens.small import SmallDeck

DIGITS = 6  # of a seed
BASE = 32  # each of them; so there are 2**30 different deals


class Deals:
    """What chance may choose, given what it has chosen."""

    nodes: int  # choices of chance in one game
    most_outcomes: int

    def outcomes(self, drawn: tuple[int, ...]) -> list[tuple[int, float]]:
        raise NotImplementedError

    def dealt(self, drawn: tuple[int, ...]) -> State | None:
        """The table, once all is chosen."""
        raise NotImplementedError

    def text(self, outcome: int) -> str:
        raise NotImplementedError


class BySeed(Deals):
    def __init__(self, setup: Setup) -> None:
        self.nodes = DIGITS
        self.most_outcomes = BASE
        self.setup = setup
        self.digits = [(digit, 1 / BASE) for digit in range(BASE)]

    def outcomes(self, drawn: tuple[int, ...]) -> list[tuple[int, float]]:
        return self.digits

    def dealt(self, drawn: tuple[int, ...]) -> State | None:
        if len(drawn) < DIGITS:
            return None
        seed = 0
        for digit in drawn:
            seed = seed * BASE + digit
        return self.setup.deal(seeded(seed))

    def text(self, outcome: int) -> str:
        return f"digit {outcome}"


class Listed(Deals):
    """Every deal of a small deck."""

    def __init__(self, deck: SmallDeck) -> None:
        self.nodes = 1
        self.most_outcomes = len(deck.arrangements)
        self.deck = deck
        self.odds = [(number, arrangement.chance) for number, arrangement in enumerate(deck.arrangements)]

    def outcomes(self, drawn: tuple[int, ...]) -> list[tuple[int, float]]:
        return self.odds

    def dealt(self, drawn: tuple[int, ...]) -> State | None:
        return self.deck.lay(self.deck.arrangements[drawn[0]], seeded(drawn[0]))

    def text(self, outcome: int) -> str:
        return "deal " + " ".join(NAMES[card] for card in self.deck.arrangements[outcome].cards)
