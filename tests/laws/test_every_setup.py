"""Laws that hold for every number of players and every option set.

Each set-up is viewed by every observer and played to the end once. Of a game with very many set-ups a pairwise cover is
checked at every step, the others at every tenth. The laws of test_laws.py draw set-ups at random.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast
from zlib import crc32

import pytest

from kociolek.core.api import Seat, State
from kociolek.core.rng import seeded
from laws.participants import PARTICIPANTS, Case, cases_of_this_build, close_cases
from laws.play import fresh, legal, observers, waiting_seats, walk

# Frames are marked acyclic, and mypyc 2.4 frees chains of more than 50 such objects wrongly (see search/tree.py).
DEEPEST_STACK = 40
CLOSELY = {str(case) for participant in PARTICIPANTS for case in close_cases(participant)}
GROUP = 24  # cases per test: a test of its own for each of 2,900 would cost as much time as its game
GROUPS = [
    pytest.param(cases[first : first + GROUP], id=f"{participant}-{first}")
    for participant in PARTICIPANTS
    for cases in [cases_of_this_build(participant)]
    for first in range(0, len(cases), GROUP)
]
in_groups = pytest.mark.parametrize("cases", GROUPS)


@contextmanager
def named(case: Case) -> Iterator[None]:
    """Say which case of the group failed."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"case: {case}, {case.options}")
        raise


@in_groups
def test_a_random_game_ends_and_keeps_its_laws(cases: list[Case]) -> None:
    """Termination, conservation of cards, legal options, prompts; states and views that read back."""
    for case in cases:
        with named(case):
            check_random_game(case)


def check_random_game(case: Case) -> None:
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
    """Check that a world imagined from the JSON of a view has the same view and the same cards."""
    game = case.participant.game
    wire = state.view(seat).to_json()
    world = game.imagine(game.read_view(wire), seeded(case.seats))
    assert world.view(seat).to_json() == wire
    assert world.inventory() == state.inventory()


@in_groups
def test_the_view_law_at_the_opening(cases: list[Case]) -> None:
    """A world imagined from a view has the same view, and imagined worlds differ."""
    for case in cases:
        with named(case):
            check_views_at_the_opening(case)


def check_views_at_the_opening(case: Case) -> None:
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
    """Return a dump without its random generator, which always differs."""
    return "\n".join(line for line in dump.splitlines() if not line.startswith("rng "))
