"""Schedule of a tournament: games, seating, seeds and time budget."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from itertools import combinations
from math import comb
from typing import Final

from kociolek.catalog import built_in_game, game_of
from kociolek.core.api import Game
from kociolek.core.rng import seeded

SEATING: Final = 2000  # random stream of the seating
USUAL_ITERATIONS: Final = 1000
ANSWER_TIMEOUT: Final = 60.0  # seconds for one answer when the budget is in iterations
MOST_BOTS: Final = 12  # in a pool, because every combination of bots gets games
boxed_game = lru_cache(4)(game_of)  # reading a box takes longer than most games


@dataclass(frozen=True)
class Schedule:
    """Everything that decides the result of a tournament. The same schedule gives the same games on any machine.

    With more bots than seats, every combination of bots plays the same number of rounds.
    """

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]  # at least one per seat
    seed: int
    games: int
    milliseconds: float = 0.0  # of processor time for one answer; 0: iterations are the budget
    iterations: int = USUAL_ITERATIONS
    box: str = ""  # canonical form of the box, if it is not the first built-in one
    folders: tuple[str, ...] = ()  # search path of external bots; does not affect results

    @property
    def rules(self) -> Game:
        """The game with its box."""
        return boxed_game(self.game, self.box) if self.box else built_in_game(self.game)

    @cached_property
    def lineups(self) -> list[tuple[int, ...]]:
        """The combinations of bots that play together."""
        return list(combinations(range(len(self.bots)), self.seats))

    @property
    def cycle(self) -> int:
        """Number of games after which seats and opponents are balanced."""
        return self.seats * comb(len(self.bots), self.seats)

    def seated(self, number: int) -> list[str]:
        """Return the bots of a game by seat.

        A round has as many games as seats, and each bot takes each seat once. The order of play is shuffled between
        rounds, because it matters who plays before whom.
        """
        around, turn = divmod(number, self.seats)
        order = list(self.lineups[around % len(self.lineups)])
        chance = seeded(self.seed, SEATING + around)
        for i in range(len(order) - 1, 0, -1):
            j = chance.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return [self.bots[order[(seat + turn) % self.seats]] for seat in range(self.seats)]

    def game_seed(self, number: int) -> int:
        """Return the seed of a game, which deals it independently of the other games."""
        return int.from_bytes(sha256(f"{self.seed}/{number}".encode()).digest()[:6])
