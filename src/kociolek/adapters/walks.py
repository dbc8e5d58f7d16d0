"""Pickles of walks: the opening position and the moves since."""

from __future__ import annotations

import copyreg
from typing import Any

from kociolek.adapters.setups import game_of_word
from kociolek.core.sequence import ActionSpace, Walk, not_begun, resume


def stored(walk: Walk) -> tuple[Any, ...]:
    space = walk.space.game, [int(id) for id in walk.space.ids]
    opening = walk.opening
    if opening is None:
        return undealt, (*space, walk.drawn)
    return restored, (*space, walk.drawn, opening.state.dump(), list(opening.texts), walk.actions())


def undealt(game: str, possible: list[int], drawn: list[int]) -> Walk:
    walk = not_begun(ActionSpace(game, possible))
    walk.drawn = drawn
    return walk


def restored(
    game: str, possible: list[int], drawn: list[int], opening: str, texts: list[str], actions: list[int]
) -> Walk:
    walk = resume(ActionSpace(game, possible), game_of_word(game).load(opening), texts, actions)
    walk.drawn = drawn
    return walk


copyreg.pickle(Walk, stored)
