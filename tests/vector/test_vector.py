"""Batches: the same games as one by one, independent of their number, with copies, pickles and refusals in words."""

from __future__ import annotations

import copy
import doctest
import pickle
from pathlib import Path
from typing import Any

import cloudpickle
import numpy as np
import pytest

import kociolek
from kociolek import vector
from kociolek.adapters.setups import payoffs
from kociolek.core.api import Seat
from kociolek.core.batch import STREAMS
from kociolek.core.rng import seeded
from kociolek.core.sequence import OVER, begin

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("kittens", {"seats": 4}),
    ("kittens", {"seats": 2, "edition": "good_vs_evil"}),
    ("kittens", {"seats": 3, "barking": True, "imploding": True, "streaking": True}),
    ("wizardkittens", {"seats": 3}),
    ("witchstone", {"seats": 2}),
]
EVERY = pytest.mark.parametrize(("game", "options"), SETUPS, ids=[f"{game}{options}" for game, options in SETUPS])
ARRAYS = ("observation", "action_mask", "legal_count", "current_player", "terminated", "rewards")
LONG = 800 if kociolek.build() == "compiled" else 70  # steps


def same(one: vector.VectorEnv, other: vector.VectorEnv) -> None:
    for name in ARRAYS:
        assert np.array_equal(getattr(one, name), getattr(other, name)), name
    for game in range(one.n):
        count = one.legal_count[game]
        assert np.array_equal(one.legal[game, :count], other.legal[game, :count])


@EVERY
def test_a_batch_plays_the_games_that_are_played_one_by_one(game: str, options: dict[str, Any]) -> None:
    """Rows, masks, players, rewards and ends are those of single walks with the same streams."""
    env = vector.make(game, n=3, seed=5, keep_final=True, **options)
    table = env.table
    streams = [seeded(5, STREAMS + i) for i in range(env.n)]
    walks = [begin(table.space, table.setup.deal(stream)) for stream in streams]
    chance = np.random.default_rng(1)
    ends = 0
    for _ in range(LONG):
        actions = []
        for i, walk in enumerate(walks):
            view = walk.position().view(Seat(walk.player))
            assert env.current_player[i] == walk.player
            assert list(env.observation[i]) == list(table.observer.observe(view))
            assert (
                sorted(env.legal[i, : env.legal_count[i]]) == walk.legal() == list(np.flatnonzero(env.action_mask[i]))
            )
            actions.append(int(chance.choice(walk.legal())))
        env.step(np.array(actions))
        for i, action in enumerate(actions):
            mover = walks[i].player
            over = walks[i].apply(action) == OVER
            assert env.terminated[i] == over
            state = walks[i].position()
            assert list(env.rewards[i]) == (payoffs(int(state.winners()), env.seats) if over else [0.0] * env.seats)
            if over:
                last = table.observer.observe(state.view(Seat(mover)))
                assert list(env.final_observation[i]) == list(last)
                walks[i] = begin(table.space, table.setup.deal(streams[i]))
                ends += 1
            else:
                assert not env.final_observation[i].any()
    assert ends > 0 or game == "witchstone" or kociolek.build() != "compiled"


@EVERY
def test_games_do_not_depend_on_their_number(game: str, options: dict[str, Any]) -> None:
    small, large = (vector.make(game, n=n, seed=9, **options) for n in (2, 5))
    for _ in range(LONG // 2):
        actions = large.sample()
        assert np.array_equal(actions[:2], small.sample())
        small.step(actions[:2])
        large.step(actions)
        for name in ARRAYS:
            assert np.array_equal(getattr(small, name), getattr(large, name)[:2]), name


def test_seeds_share_no_games() -> None:
    one, other = (vector.make("kittens", n=8, seed=seed) for seed in (7, 8))
    rows = [env.observation.tobytes()[i * 386 : (i + 1) * 386] for env in (one, other) for i in range(8)]
    assert len(set(rows)) == len(rows)


@EVERY
@pytest.mark.parametrize("opponents", [None, "random"])
def test_copies_and_pickles_play_on_alike(game: str, options: dict[str, Any], opponents: Any) -> None:
    env = vector.make(game, n=3, seed=2, keep_final=True, opponents=opponents, **options)
    for _ in range(LONG // 2):
        env.step(env.sample())
        if env.terminated.any():
            break
    others = [
        env.copy(),
        copy.deepcopy(env),
        pickle.loads(pickle.dumps(env)),
        cloudpickle.loads(cloudpickle.dumps(env)),
    ]
    for other in others:
        same(env, other)
        assert np.array_equal(env.final_observation, other.final_observation)
        assert other.action_space_version == env.action_space_version
    for _ in range(LONG // 4):
        actions = env.sample()
        env.step(actions)
        for other in others:
            assert np.array_equal(other.sample(), actions)
            other.step(actions)
            same(env, other)


def test_illegal_moves_are_refused_in_words_before_any_game_moves() -> None:
    env = vector.make("kittens", n=4, seed=3)
    before = env.copy()
    actions = env.sample().copy()
    wrong = int(np.flatnonzero(env.action_mask[2] == 0)[0])
    actions[2] = wrong
    text = env.action_text(wrong)
    with pytest.raises(vector.IllegalMove, match=rf"game 2: player \d cannot do {wrong} \({text}\) now; legal: \d+ \("):
        env.step(actions)
    for bad in (np.array([1, 2]), np.array([0.5] * 4), np.array([-1, 0, 0, 0]), np.array([10**6] * 4)):
        with pytest.raises(vector.IllegalMove):
            env.step(bad)
    large = env.sample().astype(np.int64) + 2**32  # 32 bits of them are legal
    with pytest.raises(vector.IllegalMove, match=rf"game 0: player \d cannot do {large[0]} now"):
        env.step(large)
    for number in (-1, env.num_actions):
        with pytest.raises(vector.IllegalMove, match=f"no action {number}; the actions are 0 to 198"):
            env.action_text(number)
    same(env, before)
    env.step(before.sample())


def test_without_rows_the_games_are_the_same() -> None:
    rows, bare = (vector.make("kittens", n=4, seed=6, observe=observe) for observe in (True, False))
    for _ in range(LONG):
        actions = rows.sample()
        assert np.array_equal(bare.sample(), actions)
        rows.step(actions)
        bare.step(actions)
        for name in ARRAYS[1:]:
            assert np.array_equal(getattr(rows, name), getattr(bare, name)), name
    with pytest.raises(ValueError, match="observe=True"):
        _ = bare.observation
    with pytest.raises(ValueError, match="keep_final=True"):
        _ = rows.final_observation


def test_a_learner_is_asked_for_one_seat_only() -> None:
    env = vector.make("kittens", n=6, seats=3, seed=4, opponents="random")
    seats: set[int] = set()
    for _ in range(LONG):
        players = env.current_player
        env.step(env.sample())
        seats |= set(players.tolist())
        going = ~env.terminated
        assert np.array_equal(env.current_player[going], players[going]), "the seat stays for a whole game"
        assert set(np.abs(env.rewards[env.terminated].ravel()).tolist()) <= {0.5, 1.0}
    assert seats == {0, 1, 2}


def test_rows_tell_nothing_that_a_seat_may_not_know() -> None:
    """Two worlds that the player to move cannot tell apart give the same row and the same mask."""
    env = vector.make("kittens", n=8, seats=3, seed=8)
    table = env.table
    for step in range(40):
        env.step(env.sample())
        for i in range(env.n):
            seat = Seat(int(env.current_player[i]))
            view = env._batch.state(i).view(seat)
            world = table.game.imagine(view, seeded(step, 77))
            assert list(table.observer.observe(world.view(seat))) == list(env.observation[i])
            assert {env.action_text(int(a)) for a in np.flatnonzero(env.action_mask[i])} == {
                action.text for action in world.view(seat).options
            }


def test_arrays_are_read_only_and_stay_as_they_were() -> None:
    env = vector.make("wizardkittens", n=2, seed=1)
    rows = env.observation
    kept = rows.copy()
    with pytest.raises(ValueError, match="read-only"):
        rows[0, 0] = 1
    env.step(env.sample())
    assert np.array_equal(rows, kept)
    assert not np.array_equal(rows, env.observation)


def test_versions_name_actions_and_rows() -> None:
    env = vector.make("kittens", n=1)
    assert env.action_space_version == vector.make("kittens", n=2, seed=5).action_space_version
    assert env.action_space_version != vector.make("kittens", n=1, edition="good_vs_evil").action_space_version
    assert env.observation_version != vector.make("kittens", n=1, seats=3).observation_version
    assert sum(block.size for block in env.blocks) == env.observation.shape[1]


@pytest.mark.once
def test_the_examples_of_module_and_page_run() -> None:
    assert doctest.testmod(vector).failed == 0
    page = Path(__file__).parents[2] / "docs" / "vector.md"
    assert doctest.testfile(str(page), module_relative=False).failed == 0
