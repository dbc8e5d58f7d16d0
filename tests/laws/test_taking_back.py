"""Laws of take-back: others never saw what is taken back, and it leaves no trace."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kociolek.core.api import Seat, State
from laws.participants import CASES, PARTICIPANTS, Participant
from laws.play import fresh, observers, walk

SEEDS = st.integers(min_value=0, max_value=2**40)
WITH_A_WAY_BACK = [participant for participant in PARTICIPANTS if participant.game.key == "witchstone"]


def seen_by_others(state: State, mover: Seat) -> list[object]:
    return [state.view(seat).to_json() for seat in observers(state) if seat != mover]


@pytest.mark.parametrize("participant", WITH_A_WAY_BACK, ids=str)
@given(data=st.data(), seed=SEEDS)
def test_what_is_taken_back_was_never_knowable(participant: Participant, data: st.DataObject, seed: int) -> None:
    case = data.draw(st.sampled_from(CASES[participant.game.key]))
    state = fresh(participant.game, case.seats, case.options, seed)
    tried = 0
    for step, (mover, action) in enumerate(walk(state, seed)):
        if step % 5 != seed % 5:
            continue
        before, seen = state.dump(), seen_by_others(state, mover)
        told = len(state.events or [])
        ahead = state.clone()
        ahead.events = []
        ahead.apply(mover, action)
        if not ahead.can_take_back(mover):
            assert all(not ahead.can_take_back(seat) for seat in observers(state)[1:])
            continue
        tried += 1
        assert seen_by_others(ahead, mover) == seen, "others see nothing of it"
        assert ahead.events == [], "nor are they told"
        ahead.take_back(mover)
        assert ahead.dump() == before, "nothing of it remains"
        assert seen_by_others(ahead, mover) == seen
        assert ahead.view(mover).to_json() == state.view(mover).to_json()
        assert len(state.events or []) == told
    assert tried > 0


@pytest.mark.parametrize("participant", WITH_A_WAY_BACK, ids=str)
@given(seed=SEEDS)
def test_a_whole_turn_can_be_taken_back_move_by_move(participant: Participant, seed: int) -> None:
    """A turn can be undone back to the last reveal and played again to the same state."""
    state = fresh(participant.game, 3, {}, seed)
    trail: list[tuple[Seat, int, str]] = []
    for step, (mover, action) in enumerate(walk(state, seed)):
        if not state.can_take_back(mover):
            trail.clear()
        trail.append((mover, action, state.dump()))
        if step > 60 and len(trail) > 4:
            break
    end = state.dump()
    trail.pop()  # the move that was not made
    for mover, _, dump in reversed(trail):
        state.take_back(mover)
        assert state.dump() == dump
    for mover, action, dump in trail:
        assert state.dump() == dump
        state.apply(mover, action)
    assert state.dump() == end
