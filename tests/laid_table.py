"""Tables of Exploding Kittens laid out for a test."""

from __future__ import annotations

from typing import Any

from kociolek.core.rng import seeded
from kociolek.games.kittens.game import KITTENS
from kociolek.games.kittens.state import KittensState


def laid(edition: str = "original", seats: int = 3, **fields: Any) -> KittensState:
    """A table just dealt, with these lines of its text changed."""
    text = KITTENS.new(seats, {"edition": edition}, seeded(1)).dump()
    lines = [line.partition(" ") for line in text.split("\n")]
    state = KITTENS.load("\n".join(f"{name} {fields.get(name, value)}" for name, _, value in lines))
    assert isinstance(state, KittensState)
    return state
