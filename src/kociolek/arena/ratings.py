"""Ratings by openskill: a skill for each bot and how sure it is, by the model of Plackett and Luce, game after game.

Any number of players, ties and repeated bots are fine. A bot that sits at a table several times is rated once for each
of its seats, from where it stood before the game, and takes the mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

MODEL: Final = PlackettLuce()


class Ratings:
    def __init__(self) -> None:
        self._skills: Final[dict[str, tuple[float, float]]] = {}

    def __getitem__(self, bot: str) -> tuple[float, float]:
        """Its skill (25 at the beginning), and the standard deviation of that."""
        return self._skills.get(bot, (MODEL.mu, MODEL.sigma))

    def add(self, seated: Sequence[str], scores: Sequence[float]) -> None:
        """A game: who sat there, and how far each of them got."""
        if len(set(seated)) == 1:
            return  # nothing is learned of a bot from its games against itself
        teams = [[self._rating(bot)] for bot in seated]
        places = [float(sum(other > score for other in scores)) for score in scores]
        rated = MODEL.rate(teams, ranks=places)
        for bot in set(seated):
            own = [team[0] for team, name in zip(rated, seated, strict=True) if name == bot]
            self._skills[bot] = (sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own))

    def _rating(self, bot: str) -> PlackettLuceRating:
        mu, sigma = self[bot]
        return MODEL.rating(mu=mu, sigma=sigma)
