"""The set-up of a series of games between bots: who sits where in each of them, and how long they may think."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import combinations
from math import comb
from typing import Final

from kociolek.core.rng import seeded

SEATING: Final = 2000  # stream of chance that decides who sits next to whom
USUAL_ITERATIONS: Final = 1000
PATIENCE: Final = 60.0  # seconds for one answer of a bot that may count iterations and not time
MOST_BOTS: Final = 12  # of a pool, for every table that can be made of it gets its games


@dataclass(frozen=True)
class Series:
    """Everything that decides the result, and nothing else: it can be sent anywhere, and the games come out the same.

    With more bots than seats every choice of bots that fills the table plays the same number of rounds.
    """

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]  # at least one per seat
    seed: int
    games: int
    milliseconds: float = 0.0  # of processor time for one answer; 0: the iterations count
    iterations: int = USUAL_ITERATIONS
    components: str = ""  # text of a component file, if the game is played with one
    folders: tuple[str, ...] = ()  # where outside bots may lie; decides nothing

    @cached_property
    def tables(self) -> list[tuple[int, ...]]:
        """Which bots play together."""
        return list(combinations(range(len(self.bots)), self.seats))

    @property
    def cycle(self) -> int:
        """After so many games everybody has sat everywhere equally often, with everybody."""
        return self.seats * comb(len(self.bots), self.seats)

    def seated(self, number: int) -> list[str]:
        """The bots of a game by seat.

        A round has as many games as there are seats, and everybody at the table sits everywhere once in it. The order
        round the table differs from round to round: it matters who plays before whom.
        """
        around, turn = divmod(number, self.seats)
        order = list(self.tables[around % len(self.tables)])
        chance = seeded(self.seed, SEATING + around)
        for i in range(len(order) - 1, 0, -1):
            j = chance.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return [self.bots[order[(seat + turn) % self.seats]] for seat in range(self.seats)]

    def game_seed(self, number: int) -> int:
        """Each game has a seed of its own, which deals it again without the rest of the series."""
        return int.from_bytes(sha256(f"{self.seed}/{number}".encode()).digest()[:6])
