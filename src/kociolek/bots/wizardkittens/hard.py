"""The bot `hard`: tries every answer in the same imagined worlds, and plays them on to the end as `medium` would.

A tree does no better here: nearly all that happens is open, so what matters is to compare the answers in equal luck,
and a game is over soon enough to need no guess at how it will end.
"""

from __future__ import annotations

from typing import Final, final

from kociolek.bots.thinker import Thinker
from kociolek.core.api import Game
from kociolek.core.rng import Rng
from kociolek.search.ismcts import Style

TO_THE_END: Final = 400  # decisions; no game has as many

STYLE: Final = Style(depth=TO_THE_END, exploration=0.5, trust=0.0, guidance=100, plies=1)


@final
class Hard(Thinker):
    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng, STYLE)
