"""Bot ratings with openskill (Bradley-Terry, full pairing): mean and deviation, updated after each game.

Games may have any number of players, ties and repeated bots. A bot on several seats is rated once per seat from its
rating before the game, and gets the mean. The Plackett-Luce model of openskill is not used: it rates two tied winners
of five below the third.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull, BradleyTerryFullRating


@cache
def model() -> BradleyTerryFull:
    from openskill.models import BradleyTerryFull  # late: most commands rate nobody

    return BradleyTerryFull()


class Ratings:
    def __init__(self) -> None:
        self._skills: Final[dict[str, tuple[float, float]]] = {}

    def __getitem__(self, bot: str) -> tuple[float, float]:
        """Return the skill (25 at first) and its standard deviation."""
        return self._skills.get(bot, (model().mu, model().sigma))

    def add(self, seated: Sequence[str], scores: Sequence[float]) -> None:
        """Add a game: the bot and the score of each seat."""
        if len(set(seated)) == 1:
            return  # a bot learns no rating from games against itself
        teams = [[self._rating(bot)] for bot in seated]
        places = [float(sum(other > score for other in scores)) for score in scores]
        rated = model().rate(teams, ranks=places)
        for bot in set(seated):
            own = [team[0] for team, name in zip(rated, seated, strict=True) if name == bot]
            self._skills[bot] = (sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own))

    def _rating(self, bot: str) -> BradleyTerryFullRating:
        mu, sigma = self[bot]
        return model().rating(mu=mu, sigma=sigma)
