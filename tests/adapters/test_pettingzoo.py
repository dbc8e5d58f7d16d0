"""PettingZoo adapter: PettingZoo's tests pass for every game and several set-ups."""

from __future__ import annotations

import copy
import pickle
import sys
import warnings
from pathlib import Path
from typing import Any

import cloudpickle
import numpy as np
import pytest

with warnings.catch_warnings():  # its tests import a game of its own in a way that it warns of
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.test.render_test import render_test

from kociolek.adapters.pettingzoo import exploding_kittens_v1, witchstone_v1, wizard_kittens_v1
from kociolek.adapters.pettingzoo.environment import IllegalMove
from kociolek.adapters.setups import BadSetup
from kociolek.core.api import Seat
from kociolek.errors import InvalidSetup

SETUPS: list[tuple[Any, dict[str, Any]]] = [
    (exploding_kittens_v1, {}),
    (exploding_kittens_v1, {"players": 5, "turbo": True, "five_different": "on"}),
    (exploding_kittens_v1, {"players": 2, "edition": "good_vs_evil"}),
    (exploding_kittens_v1, {"players": 8, "edition": "party_pack"}),
    (exploding_kittens_v1, {"players": 4, "barking": True, "imploding": True, "streaking": True}),
    (wizard_kittens_v1, {}),
    (wizard_kittens_v1, {"players": 4, "advanced_kittens": True, "chaos_cat": "chaos_mode", "chaos_cats": 3}),
    (witchstone_v1, {}),
    (witchstone_v1, {"players": 4, "scrolls": "hidden", "witch_cost": "cheap"}),
]
CYCLES = 1000

every_setup = pytest.mark.parametrize(
    ("module", "options"), SETUPS, ids=[f"{module.__name__.split('.')[-1]}{options}" for module, options in SETUPS]
)


@every_setup
def test_the_api_test(module: Any, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the test, which ends with its game, until it has checked enough steps."""
    own_tests = sys.modules["pettingzoo.test.api_test"]
    for games in ("env_obs_dicts", "env_obs_space"):  # where PettingZoo names its own games that observe with a mask
        monkeypatch.setattr(own_tests, games, [*getattr(own_tests, games), str(module.env(**options))])
    env = module.env(**options)
    steps = 0
    make_step = env.step

    def counted(action: Any) -> None:
        nonlocal steps
        steps += 1
        make_step(action)

    monkeypatch.setattr(env, "step", counted)
    while steps < CYCLES:
        api_test(env, num_cycles=CYCLES)


@every_setup
def test_the_seed_test(module: Any, options: dict[str, Any]) -> None:
    seed_test(lambda: module.env(**options), num_cycles=CYCLES)


@every_setup
def test_the_render_test(module: Any, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: module.env(render_mode=render_mode, **options))
    assert "player_0" in capsys.readouterr().out


@every_setup
def test_whole_games(module: Any, options: dict[str, Any]) -> None:
    """Every agent gets its reward once; eliminated agents leave at once; masks and rows belong to the asked player."""
    env = module.env(**options)
    for seed in range(3):
        env.reset(seed=seed)
        chance = np.random.default_rng(seed)
        results: dict[str, float] = {}
        for agent in env.agent_iter():
            observation, reward, over, cut, _ = env.last()
            assert not cut
            if over:
                results[agent] = reward
                env.step(None)
                continue
            assert reward == 0.0
            mask = observation["action_mask"]
            view = env._walk.position().view(Seat(env._seats[agent]))
            offered = {env.table.action(int(number)).text for number in np.flatnonzero(mask)}
            assert offered == {action.text for action in view.options}
            assert list(observation["observation"]) == list(env.table.observer.observe(view))
            assert not any(env.observe(other)["action_mask"].any() for other in env.possible_agents if other != agent)
            env.step(int(chance.choice(np.flatnonzero(mask))))
        assert results.keys() == set(env.possible_agents)
        assert max(results.values()) > 0 or module is wizard_kittens_v1
        if module is not wizard_kittens_v1:  # there, everybody can lose
            assert sum(results.values()) == pytest.approx(0.0)


def test_who_explodes_is_out_while_the_others_play_on() -> None:
    env = exploding_kittens_v1.env(players=4)
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    left: list[int] = []
    for _ in env.agent_iter():
        observation, reward, over, *_ = env.last()
        if over:
            assert reward == pytest.approx(1.0 if len(left) == 3 else -1 / 3)
            left.append(env.num_agents)
        env.step(None if over else int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    assert left == [4, 3, 2, 1]


@every_setup
def test_the_whole_action_space_is_enough(module: Any, options: dict[str, Any]) -> None:
    """The action space omits impossible actions; random games never need one."""
    env = module.env(**options)
    numbers = [env.table.action(number).id for number in range(env.action_space("player_0").n)]
    assert numbers == sorted(set(numbers))
    for seed in range(15):
        env.reset(seed=seed)
        chance = np.random.default_rng(seed)
        walk = env._walk
        while walk.player >= 0:
            legal = walk.legal()
            assert legal[0] >= 0, walk.position().dump()
            walk.apply(int(chance.choice(legal)))


def test_what_cannot_be_done_is_refused() -> None:
    env = exploding_kittens_v1.env()
    with pytest.raises(AttributeError, match="reset"):
        env.agent_selection  # noqa: B018
    with pytest.raises(RuntimeError, match="reset"):
        env.render()
    env.reset(seed=2)
    forbidden = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    for wrong in (forbidden, -1, 10**6, None):
        with pytest.raises(IllegalMove):
            env.step(wrong)
    draw = int(np.flatnonzero(env.last()[0]["action_mask"])[0])
    strange: Any
    for strange in ("draw", draw + 0.5):
        with pytest.raises(IllegalMove, match="an action is a whole number, not"):
            env.step(strange)
    with pytest.raises(BadSetup, match="edition"):
        exploding_kittens_v1.env(edition="deluxe")
    with pytest.raises(InvalidSetup, match="players is a whole number, not '3'"):
        exploding_kittens_v1.env(players="3")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="ansi"):
        exploding_kittens_v1.env(render_mode="hologram")


def test_all_players_together_know_the_state() -> None:
    env = witchstone_v1.env(players=3)
    env.reset(seed=3)
    rows = [env.observe(agent)["observation"] for agent in env.agents]
    assert np.array_equal(env.state(), np.concatenate(rows))


@every_setup
@pytest.mark.parametrize("moves", [None, 0, 30])
def test_copies_and_pickles_play_on_alike(module: Any, options: dict[str, Any], moves: int | None) -> None:
    """Before the first reset, after it, and in the middle of a game."""
    env = module.env(**options)
    if moves is not None:
        env.reset(seed=5)
        play(env, moves)
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), cloudpickle.loads(cloudpickle.dumps(env))]
    if moves is None:
        for each in (env, *others):
            with pytest.raises(AttributeError, match="reset"):
                each.agent_selection  # noqa: B018
            each.reset(seed=6)
    told = play(env, 60)
    for other in others:
        assert play(other, 60) == told


def play(env: Any, moves: int) -> list[Any]:
    """Make the first or the last legal move in turn. Return what was observed."""
    told = []
    for number in range(moves):
        if not env.agents:
            break
        observation, reward, over, *_ = env.last()
        told.append((env.agent_selection, reward, over, observation["observation"].tobytes()))
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over else int(legal[0 if number % 2 else -1]))
    return told


def test_pictures_show_the_events(tmp_path: Path) -> None:
    env = exploding_kittens_v1.env(players=3, render_mode="rgb_array")
    env.reset(seed=1)
    play(env, 10)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape == (600, 800, 3)
    assert picture.min() < 60 < 240 < picture.max(), "ink on paper"


@pytest.mark.parametrize("module", [exploding_kittens_v1, wizard_kittens_v1, witchstone_v1])
def test_categorical_numbers_are_encoded_one_hot(module: Any) -> None:
    plain, encoded = module.env(players=3), module.env(players=3, one_hot=True)
    frame = next((block for block in plain.table.observer.blocks if block.name == "frame"), None)
    for env in (plain, encoded):
        env.reset(seed=2)
    for _ in range(40):
        row, more = (env.last()[0]["observation"] for env in (plain, encoded))
        assert encoded.observation_space("player_0")["observation"].contains(more)
        if frame is None:
            assert np.array_equal(row, more), "there are none in this game"
        else:
            rest = np.delete(row, range(frame.first, frame.first + frame.size))
            assert np.array_equal(more[: len(rest)], rest)
            marks = more[len(rest) :].reshape(frame.size, -1)
            assert [int(n) for n in row[frame.first : frame.first + frame.size]] == [
                int(one.argmax()) + 1 if one.any() else 0 for one in marks
            ]
        for env in (plain, encoded):
            play(env, 1)


def test_supersuit_wraps_the_environments() -> None:
    """Its wrappers of turn-based environments, copies of them, and pickles."""
    import supersuit

    env = supersuit.clip_reward_v0(
        supersuit.multiagent_wrappers.pad_action_space_v0(exploding_kittens_v1.env(players=3))
    )
    env.reset(seed=1)
    others = [copy.deepcopy(env), cloudpickle.loads(cloudpickle.dumps(env))]
    told = play(env, 40)
    for other in others:
        assert play(other, 40) == told
