"""Secrecy law for observations: equal views give equal rows."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kociolek
from kociolek.core.api import Seat
from kociolek.core.observation import Observer
from kociolek.core.rng import seeded
from laws.participants import ALL_CASES, CASES, PARTICIPANTS, Case, Participant
from laws.play import fresh, legal, observers, waiting_seats, walk

SEEDS = st.integers(min_value=0, max_value=2**40)
A_PART = ALL_CASES[:: max(1, len(ALL_CASES) // (60 if kociolek.build() == "compiled" else 12))]


def block(observer: Observer, row: list[int], name: str) -> list[int]:
    found = next(block for block in observer.blocks if block.name == name)
    return row[found.first : found.first + found.size]


@pytest.mark.parametrize("participant", PARTICIPANTS, ids=str)
@given(data=st.data(), seed=SEEDS, moment=st.integers(0, 150))
def test_rows_tell_no_more_than_views(participant: Participant, data: st.DataObject, seed: int, moment: int) -> None:
    """Worlds imagined from a view, and the view read back from JSON, give the same row as the view."""
    case = data.draw(st.sampled_from(CASES[participant.game.key]))
    game = participant.game
    observer = game.observer(case.seats, case.options)
    state = fresh(game, case.seats, case.options, seed)
    for step, _ in enumerate(walk(state, seed)):
        if step == moment:
            break
    for seat in observers(state):
        view = state.view(seat)
        row = list(observer.observe(view))
        assert len(row) == observer.size
        for stream in (11, 12):
            world = game.imagine(view, seeded(seed, stream))
            assert list(observer.observe(world.view(seat))) == row
        far = game.read_view(json.loads(json.dumps(view.to_json())))
        assert list(observer.observe(far)) == row


@pytest.mark.parametrize("case", A_PART, ids=str)
def test_rows_say_what_views_say(case: Case) -> None:
    """Some blocks can be decoded: seats are relative to the observer."""
    game = case.participant.game
    observer = game.observer(case.seats, case.options)
    assert sum(block.size for block in observer.blocks) == observer.size
    state = fresh(game, case.seats, case.options, seed=7)
    seen: set[tuple[int, ...]] = set()
    for step, _ in enumerate(walk(state, seed=8)):
        seat = step % case.seats
        view = state.view(Seat(seat))
        row = [int(number) for number in observer.observe(view)]
        seen.add(tuple(row))
        told = view.to_json()
        waiting = [(seat + i) % case.seats for i, n in enumerate(block(observer, row, "waiting")) if n]
        assert sorted(waiting) == told["waiting"]
        assert sum(block(observer, row, "prompt")) == 1, "what is asked has a place in the row"
        active = block(observer, row, "active")
        assert (seat + active.index(1)) % case.seats == told["active"]
        if game.key == "kittens":
            hand = {game.kind_names()[kind]: n for kind, n in enumerate(block(observer, row, "hand")) if n}
            assert hand == told["hand"]
            sizes = block(observer, row, "sizes")
            assert [sizes[(other - seat) % case.seats] for other in range(case.seats)] == told["sizes"]
    assert len(seen) > 5, "rows change with what happens"


@pytest.mark.parametrize("case", A_PART, ids=str)
def test_nothing_is_offered_that_the_action_space_leaves_out(case: Case) -> None:
    possible = set(case.participant.game.possible(case.seats, case.options))
    for seed in range(2):
        state = fresh(case.participant.game, case.seats, case.options, seed)
        for _ in walk(state, seed):
            for seat in waiting_seats(state):
                assert possible.issuperset(legal(state, seat))
