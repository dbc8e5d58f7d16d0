"""Gymnasium adapter: its checker passes, batches follow its vector interface, copies and pickles play on alike."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import cloudpickle
import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kociolek.adapters.batch_env import IllegalMove
from kociolek.adapters.gymnasium import LearnerEnv, make, make_vec
from kociolek.adapters.setups import BadSetup

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("kittens", {"seats": 2}),
    ("kittens", {"seats": 4, "edition": "good_vs_evil", "one_hot": True}),
    ("wizardkittens", {"seats": 3, "one_hot": True}),
    ("witchstone", {"seats": 2}),
]
EVERY = pytest.mark.parametrize(("game", "options"), GAMES, ids=str)


@EVERY
def test_the_checker_of_gymnasium(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says that other render modes cannot be tried
        check_env(make(game, illegal="lose", render_mode="ansi", **options))


def played(env: LearnerEnv, moves: int) -> list[Any]:
    """Make random legal moves. Return what was observed."""
    env.action_space.seed(3)
    told: list[Any] = []
    for _ in range(moves):
        observation, reward, over, cut, info = env.step(int(env.action_space.sample()))
        assert not cut
        assert env.observation_space.contains(observation)
        told.append((observation["observation"].tobytes(), reward, over, info))
        if over:
            assert reward in (1.0, pytest.approx(-1 / (env.batch.seats - 1)))
            assert not observation["action_mask"].any()
            env.reset()
        else:
            assert reward == 0.0
    return told


@EVERY
def test_copies_and_pickles_play_on_alike(game: str, options: dict[str, Any]) -> None:
    env = make(game, **options)
    env.reset(seed=4)
    played(env, 9)
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), cloudpickle.loads(cloudpickle.dumps(env))]
    told = played(env, 60)
    for other in others:
        assert played(other, 60) == told


def test_illegal_actions_are_refused_or_lose() -> None:
    env = make("kittens", seats=2)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.legal_mask() == 0)[0])
    with pytest.raises(IllegalMove, match="legal:"):
        env.step(wrong)
    strict = make("kittens", seats=2, illegal="lose")
    strict.reset(seed=1)
    assert strict.step(wrong)[1:4] == (-1.0, True, False)
    with pytest.raises(RuntimeError, match="reset"):
        strict.step(wrong)
    strange: Any
    for strange in ("draw", 1.5):
        with pytest.raises(IllegalMove, match="actions are integers"):
            env.step(strange)
    with pytest.raises(BadSetup, match="illegal is one of raise, lose, not 'ignore'"):
        make("kittens", illegal="ignore")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="hologram"):
        make("kittens", render_mode="hologram")


def test_questions_are_rendered() -> None:
    for mode in ("ansi", "rgb_array"):
        env = make("kittens", seats=2, render_mode=mode)
        env.reset(seed=1)
        shown = env.render()
        assert "draw" in shown if mode == "ansi" else shown.shape == (600, 800, 3)


@EVERY
def test_batches_follow_the_vector_interface(game: str, options: dict[str, Any]) -> None:
    envs = make_vec(game, 6, **options)
    assert envs.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    observation, infos = envs.reset(seed=2)
    again, _ = make_vec(game, 6, **options).reset(seed=2)
    assert np.array_equal(observation["observation"], again["observation"])
    ends = 0
    for _ in range(120):
        assert envs.observation_space.contains({**observation})
        assert np.array_equal(observation["action_mask"], infos["action_mask"])
        observation, rewards, ended, cut, infos = envs.step(envs.batch.sample())
        assert not cut.any()
        assert ((rewards != 0) == ended).all()
        ends += int(ended.sum())
        if ended.any():
            assert np.array_equal(infos["_final_obs"], ended)
            for place in range(6):
                final = infos["final_obs"][place]
                assert (final is not None) == ended[place]
                assert final is None or envs.single_observation_space.contains(final)
    assert ends > 0 or game != "kittens"
    assert pickle.loads(pickle.dumps(envs)).batch.n == 6


def test_supersuit_makes_batches_of_them() -> None:
    """It pickles the environment with cloudpickle."""
    import supersuit

    envs = supersuit.gym_vec_env_v0(make("kittens", seats=2, illegal="lose"), 3, multiprocessing=False)
    envs.reset(seed=1)
    _, rewards, *_ = envs.step(np.array([1, 1, 1]))
    assert rewards.shape == (3,)
