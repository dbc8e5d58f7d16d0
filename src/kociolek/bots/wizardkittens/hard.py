"""The bot `hard`: searches, with the judgement of `medium` for everybody's choices and for the end of each line."""

from __future__ import annotations

from typing import Final, final

from kociolek.bots.thinker import Thinker
from kociolek.core.api import Game
from kociolek.core.rng import Rng
from kociolek.search.ismcts import Style

STYLE: Final = Style(depth=20, exploration=0.3, trust=0.5, guidance=100)


@final
class Hard(Thinker):
    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng, STYLE)
