"""The end of a game as every observer sees it, and leaving before anything is dealt."""

from __future__ import annotations

import pytest

from kociolek.carddata import WIZARDKITTENS
from kociolek.core.api import Choices, Seat, State
from kociolek.core.rng import seeded


def assert_imaginable(state: State) -> None:
    for seat in range(-1, int(state.seats)):
        view = state.view(Seat(seat))
        world = WIZARDKITTENS.imagine(view, seeded(3, 5))
        assert world.view(Seat(seat)).to_json() == view.to_json()
        assert world.inventory() == state.inventory()
        assert WIZARDKITTENS.read_view(view.to_json()).to_json() == view.to_json()


@pytest.mark.parametrize("seed", range(30))
def test_the_last_view_is_sound(seed: int) -> None:
    """Whoever wins, the result is in the view, and the view fits a world."""
    state = WIZARDKITTENS.new(2 + seed % 3, {"chaos_cat": "new_rules"}, seeded(seed))
    out = Choices()
    rng = seeded(seed, 3)
    while state.waiting != 0:
        out.clear()
        state.options(state.first(), out)
        state.apply(state.first(), out.at(rng.below(out.size)))
    assert_imaginable(state)
    result = state.view(Seat(0)).to_json()["result"]
    assert isinstance(result, dict)
    assert result["winners"] == [seat for seat in range(state.seats) if state.winners() >> seat & 1]


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_leaving_before_the_deal(chosen: int) -> None:
    """Nobody is asked for those who left; the game goes on, or ends if one stays alone."""
    state = WIZARDKITTENS.new(3, {"advanced_kittens": "on"}, seeded(4))
    out = Choices()
    for _ in range(chosen):
        out.clear()
        state.options(state.first(), out)
        state.apply(state.first(), out.at(0))
    gone = state.first()
    state.leave(gone)
    assert_imaginable(state)
    assert state.waiting != 0
    assert state.first() != gone
    state.leave(state.first())
    assert state.winners() != 0
    assert_imaginable(state)
