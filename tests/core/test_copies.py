"""Positions, views, actions and events: copies, pickles, equality, repr."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator

import pytest

from kociolek.box import game_with, standard
from kociolek.catalog import GAMES
from kociolek.core.api import EVERYONE, NOBODY, Event, Game, Kind, Seat, State
from kociolek.core.rng import SEARCH, Rng, Tape, seeded
from laws.play import legal

PLAYED: dict[str, Game] = {
    **GAMES,
    **{f"{name}, another box": game_with(standard(name)) for name in ("wizardkittens", "witchstone")},
}
GAME = pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)


def positions(game: Game, seed: int) -> Iterator[State]:
    """Yield four positions of a random game, and the last one."""
    state, chance = game.new(3, {}, seeded(seed)), seeded(seed, SEARCH)
    step = 0
    while state.waiting != 0:
        if step in (0, 11, 30, 61):
            yield state
        seat = state.first()
        options = legal(state, seat)
        state.apply(seat, options[chance.below(len(options))])
        step += 1
    yield state


def finished(state: State) -> str:
    chance = seeded(1, SEARCH)
    while state.waiting != 0:
        options = legal(state, state.first())
        state.apply(state.first(), options[chance.below(len(options))])
    return state.dump()


@GAME
def test_positions_are_copied_and_pickled(game: Game) -> None:
    for state in positions(game, seed=3):
        before, end = state.dump(), finished(state.clone())
        for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert other == state
            assert hash(other) == hash(state)
            assert finished(other) == end, "it plays on to the same end"
            assert state.dump() == before, "it has cards of its own"
        assert str(state) == state.dump()
        assert repr(state).startswith(f"State({game.key}, seats=3, prompt=")


@GAME
def test_views_are_copied_and_pickled(game: Game) -> None:
    for state in positions(game, seed=4):
        for seat in (NOBODY, Seat(0), Seat(1)):
            view = state.view(seat)
            for other in (copy.copy(view), copy.deepcopy(view), pickle.loads(pickle.dumps(view))):
                assert other == view
                assert hash(other) == hash(view)
                assert [action.text for action in other.options] == [action.text for action in view.options]
            assert repr(view).startswith(f"View({game.key}, seat={seat}, seats=3, prompt=")
        assert state.view(Seat(0)) != state.view(Seat(1))


@GAME
def test_actions_are_read_back_from_a_pickle(game: Game) -> None:
    for action in game.actions:
        for other in (pickle.loads(pickle.dumps(action)), copy.copy(action), copy.deepcopy(action)):
            assert other == action
            assert hash(other) == hash(action)
            assert repr(other) == other.text == action.text
            assert (other.id, other.verb, other.kind) == (action.id, action.verb, action.kind)
            assert (other.seat, other.index) == (action.seat, action.index)
    assert len(set(game.actions)) == len(game.actions)


def test_events_say_what_happened() -> None:
    event = Event("stole", Seat(1), Seat(2), Kind(5), -1, EVERYONE)
    assert repr(event) == "stole(seat=1, other=2, kind=5)"
    assert pickle.loads(pickle.dumps(event)) == event == copy.deepcopy(event)
    assert event != event.seen_by(Seat(0)) or event.told(Seat(0))
    assert len({event, copy.copy(event)}) == 1


class Endless(Tape):
    def word(self, place: int) -> int:
        return place * 0x9E3779B1 & 0xFFFFFFFF  # spread: the rules draw again where numbers are equal

    def fork(self, stream: int, place: int) -> Tape:
        return self


@GAME
def test_a_live_position_refuses_to_be_pickled(game: Game) -> None:
    """Its chance comes from a tape, which a text of the position does not have. In Witchstone nothing is missing: the
    deal decides all chance."""
    state = game.new(2, {}, Rng(-1, Endless()))
    assert copy.copy(state) == state
    if game.key == "witchstone":
        assert pickle.loads(pickle.dumps(state)) == state
        return
    with pytest.raises(TypeError, match="live table"):
        pickle.dumps(state)
