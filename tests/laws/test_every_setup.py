"""Laws that every game keeps with every number of players and every option set.

Each of them is set up, seen by everybody and played to the end once. Of a game with very many option sets those that
together hold every pair of values are watched at every step, the others at every tenth; the laws of test_laws.py draw
any of them at random.
"""

from __future__ import annotations

from typing import Any, cast
from zlib import crc32

import pytest

from kociolek.core.api import Seat, State
from kociolek.core.rng import seeded
from laws.participants import ALL_CASES, PARTICIPANTS, Case, close_cases
from laws.play import fresh, legal, observers, waiting_seats, walk

# Frames are marked acyclic, and mypyc 2.4 frees chains of more than 50 such objects wrongly (see search/tree.py).
DEEPEST_STACK = 40
CLOSELY = {str(case) for participant in PARTICIPANTS for case in close_cases(participant)}


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_a_random_game_ends_and_keeps_its_laws(case: Case) -> None:
    """Termination, conservation, real options, honest questions; positions and views that read back."""
    game = case.participant.game
    seed = crc32(str(case).encode())  # another game for every case
    state = fresh(game, case.seats, case.options, seed)
    inventory = state.inventory()
    stride = 1 if str(case) in CLOSELY else 10
    for step, _ in enumerate(walk(state, seed + 1)):
        if step % stride != 0:
            continue
        assert state.inventory() == inventory, "no card appears or vanishes"
        assert state.prompt(), "whoever is asked is told what for"
        for seat in waiting_seats(state):
            choices = legal(state, seat)
            assert choices, "whoever is asked can answer"
            assert len(set(choices)) == len(choices), "no choice is offered twice"
        assert stack_depth(state) < DEEPEST_STACK
        if step // stride % 7 == 0:
            assert game.load(state.dump()).dump() == state.dump(), "a position reads back as it was written"
        if step % 50 == 20:
            check_view(case, state, observers(state)[step // 50 % (case.seats + 1)])
    assert state.inventory() == inventory
    assert state.prompt() == ""
    assert game.load(state.dump()).dump() == state.dump()
    best = max(state.scores())
    winners = [seat for seat in range(case.seats) if state.winners() >> seat & 1]
    assert all(state.scores()[seat] == best for seat in winners), "a winner has the best score"


def check_view(case: Case, state: State, seat: Seat) -> None:
    """A view crosses a border and is imagined there: nothing is lost, nothing is added."""
    game = case.participant.game
    wire = state.view(seat).to_json()
    world = game.imagine(game.read_view(wire), seeded(case.seats))
    assert world.view(seat).to_json() == wire
    assert world.inventory() == state.inventory()


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_the_view_law_at_the_opening(case: Case) -> None:
    """A world imagined from a view gives that same view; and imagined worlds differ."""
    game = case.participant.game
    state = fresh(game, case.seats, case.options, seed=case.seats)
    for seat in observers(state):
        view = state.view(seat)
        worlds = [game.imagine(view, seeded(seed)) for seed in range(4)]
        assert all(world.view(seat).to_json() == view.to_json() for world in worlds)
        assert len({secrets(world.dump()) for world in worlds}) > 1, "what is hidden is not fixed by the view"


def stack_depth(state: State) -> int:
    depth, frame = 0, cast(Any, state).top  # every game has one
    while frame.below is not frame:
        depth, frame = depth + 1, frame.below
    return depth


def secrets(dump: str) -> str:
    """A position without its generator, which differs in any case."""
    return "\n".join(line for line in dump.splitlines() if not line.startswith("rng "))
