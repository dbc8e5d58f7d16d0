"""The bot `hard`: tries turns out to their end, led by the judgement of `medium`, and rates how all stand then.

A turn is a dozen small choices of one player. So the tree follows what a good player leans to and leaves the rest of
the turn to that player's judgement; after it nothing is played on, for what the others will do is mostly their own.
"""

from __future__ import annotations

from typing import Final, final

from kociolek.bots.thinker import Thinker
from kociolek.core.api import Game
from kociolek.core.rng import Rng
from kociolek.search.ismcts import Style

STYLE: Final = Style(depth=0, exploration=0.0, trust=0.0, guidance=100, eagerness=0.05)


@final
class Hard(Thinker):
    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng, STYLE)
