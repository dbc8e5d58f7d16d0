"""Laws that every game keeps with every number of players and every option set, at each step of a whole game."""

from __future__ import annotations

import pytest

from kociolek.core.api import State
from laws.participants import ALL_CASES, Case
from laws.play import fresh, legal, observers, waiting_seats, walk

# Frames are marked acyclic, and mypyc 2.4 frees chains of more than 50 such objects wrongly (see search/tree.py).
DEEPEST_STACK = 40


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_a_random_game_ends_and_keeps_its_laws(case: Case) -> None:
    """Termination, conservation, real options, honest questions, and positions that read back."""
    game = case.participant.game
    state = fresh(game, case.seats, case.options, seed=case.seats)
    inventory = state.inventory()
    for step, _ in enumerate(walk(state, seed=case.seats + 1)):
        assert state.inventory() == inventory, "no card appears or vanishes"
        assert state.prompt(), "whoever is asked is told what for"
        for seat in waiting_seats(state):
            choices = legal(state, seat)
            assert choices, "whoever is asked can answer"
            assert len(set(choices)) == len(choices), "no choice is offered twice"
        assert stack_depth(state) < DEEPEST_STACK
        if step % 7 == 0:
            assert game.load(state.dump()).dump() == state.dump(), "a position reads back as it was written"
    assert state.inventory() == inventory
    assert state.prompt() == ""
    assert game.load(state.dump()).dump() == state.dump()
    best = max(state.scores())
    winners = [seat for seat in range(case.seats) if state.winners() >> seat & 1]
    assert all(state.scores()[seat] == best for seat in winners), "a winner has the best score"


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_the_view_law_at_the_opening(case: Case) -> None:
    """A world imagined from a view gives that same view; and imagined worlds differ."""
    from kociolek.core.rng import seeded

    game = case.participant.game
    state = fresh(game, case.seats, case.options, seed=case.seats)
    for seat in observers(state):
        view = state.view(seat)
        worlds = [game.imagine(view, seeded(seed)) for seed in range(4)]
        assert all(world.view(seat).to_json() == view.to_json() for world in worlds)
        assert len({secrets(world.dump()) for world in worlds}) > 1, "what is hidden is not fixed by the view"


def stack_depth(state: State) -> int:
    depth, frame = 0, state.top
    while frame.below is not frame:
        depth, frame = depth + 1, frame.below
    return depth


def secrets(dump: str) -> str:
    """A position without its generator, which differs in any case."""
    return "\n".join(line for line in dump.splitlines() if not line.startswith("rng "))
