"""The bot `hard`: plays its choices on to the end of the game as `medium` would, for everybody, in the same worlds.

A turn is a dozen small choices, and what one of them is good for shows many turns later. So nothing is rated on the
way: the points at the end count. They vary much, and over a hundred choices of a game every unlucky guess costs; so it
departs from what `medium` would do only for a choice that has done clearly better.
"""

from __future__ import annotations

from typing import Final, final

from kociolek.bots.thinker import Thinker
from kociolek.core.api import Game
from kociolek.core.rng import Rng
from kociolek.search.ismcts import Style

TO_THE_END: Final = 10_000
STYLE: Final = Style(
    depth=TO_THE_END, exploration=2.0, trust=0.0, guidance=100, plies=1, width=8, least=1e-15, doubt=1.0
)


@final
class Hard(Thinker):
    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng, STYLE)
