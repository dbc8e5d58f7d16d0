"""How long a seat without a choice counts as undecided in a veiled question (see docs/fairness.md).

The times of players who had a choice and declined are noted. A seat without a choice gets a time drawn from its own
player's times, from those of the others at the table, or from the shipped distribution: the more times are known, the
more often from the nearer ones. A drawn time is smoothed, so that no time occurs twice.
"""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random
from typing import Final

# The shipped distribution: of attentive people who read what is played and press one of two buttons. Log-normal.
MEDIAN: Final = 1.15  # seconds
SPREAD: Final = 0.45  # standard deviation of the logarithm
SHORTEST: Final = 0.35  # seconds; nobody reads and presses faster
SILENT: Final = 0.02  # share of windows that attentive people let run out
LONGEST_SILENCE: Final = 30.0  # seconds; longer windows do not run out for a seat without a choice

OWN: Final = 1.0  # weight of what lies further away, in noted times
TABLE: Final = 2.0
KEPT: Final = 60  # times noted for each player and question
REMEMBERED: Final = 5000  # players and questions, of all tables
NEVER: Final = float("inf")


class Sample:
    """Times of some players, as logarithms of seconds, and how often they were silent."""

    def __init__(self) -> None:
        self.times: Final[list[float]] = []
        self.count = 0  # answers and silences
        self.silent = 0

    def add(self, seconds: float) -> None:
        self.count += 1
        if seconds == NEVER:
            self.silent += 1
            return
        self.times.append(log(max(seconds, SHORTEST / 4)))
        if len(self.times) > KEPT:
            del self.times[0]

    def draw(self, chance: Random) -> float:
        """Return a time from a smoothed sample with the mean and variance of the noted ones."""
        times = self.times
        n = len(times)
        mean = sum(times) / n
        variance = (sum([(each - mean) ** 2 for each in times]) + SPREAD**2) / n
        width = 1.06 * sqrt(variance) * n**-0.2
        found = times[int(chance.random() * n)] - mean + width * chance.gauss(0.0, 1.0)
        return exp(mean + found / sqrt(1.0 + width**2 / variance))


class AnswerTimes:
    """Times of the players of a table, by question. Those of each player are noted for all tables of the server."""

    def __init__(self, chance: Random, own: dict[str, Sample]) -> None:
        self.chance = chance
        self.own: Final = own  # by question and player
        self.table: Final[dict[str, Sample]] = {}  # by question

    def learn(self, player: str, question: str, seconds: float) -> None:
        """Note how long a player with a choice took to decline; NEVER if the window ran out."""
        key = f"{question} {player}"
        sample = self.own.pop(key, None) or Sample()
        sample.add(seconds)
        self.own[key] = sample  # as the newest
        if len(self.own) > REMEMBERED:
            del self.own[next(iter(self.own))]
        self.table.setdefault(question, Sample()).add(seconds)

    def draw(self, player: str, question: str, window: float) -> float:
        """Return how long a player counts as undecided, NEVER for the whole window (in seconds)."""
        chance = self.chance
        own, table = self.own.get(f"{question} {player}"), self.table.get(question)
        silence = SILENT
        for sample, weight in ((table, TABLE), (own, OWN)):
            if sample is not None:
                silence = (sample.silent + weight * silence) / (sample.count + weight)
        if chance.random() < silence and window <= LONGEST_SILENCE:
            return NEVER
        for sample, weight in ((own, OWN), (table, TABLE)):
            if sample is not None and sample.times and chance.random() * (len(sample.times) + weight) >= weight:
                return sample.draw(chance)
        return max(SHORTEST, MEDIAN * exp(SPREAD * chance.gauss(0.0, 1.0)))
