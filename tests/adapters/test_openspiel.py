"""OpenSpiel adapter: OpenSpiel's tests pass and its algorithms run unchanged."""

from __future__ import annotations

import copy
import gc
import pickle
import subprocess
import sys
import unittest
import weakref
from collections.abc import Iterator
from typing import Any

import cloudpickle
import numpy as np
import pyspiel
import pytest
from absl.testing import absltest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation
from open_spiel.python.policy import UniformRandomPolicy

from kociolek.adapters.openspiel import GAMES
from kociolek.adapters.setups import BadSetup
from kociolek.core.api import Seat

SETUPS = [
    *GAMES,
    "kociolek_kittens(players=5,edition=party_pack,turbo=on)",
    "kociolek_kittens(players=3,edition=good_vs_evil,attack_on_last_turn=2)",
    "kociolek_kittens(players=4,barking=on,imploding=on,streaking=on)",
    "kociolek_wizardkittens(players=4,advanced_kittens=on,chaos_cat=chaos_mode,chaos_cats=3)",
    "kociolek_witchstone(players=4,scrolls=hidden)",
]
SMALL = "kociolek_kittens(combos=cats_only,deck=skip:2;nope:1;attack:1)"


def every(setups: list[str]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("setup", setups)


def random_states(game: Any, seed: int) -> Iterator[Any]:
    """Yield all states of a random game."""
    chance = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(int(chance.choice(state.legal_actions())))
    yield state


# -- OpenSpiel's own tests ---------------------------------------------------------------
@every([*SETUPS, SMALL])
def test_copies_and_pickles_of_states_and_games_play_on_alike(setup: str) -> None:
    """States and games of ours could not be pickled, nor states copied, which others can."""
    game = pyspiel.load_game(setup)
    states = [state.clone() for state in random_states(game, 5)]
    resampled = next(s for s in states if s.current_player() >= 0).resample_from_infostate(0, lambda: 0.5)
    for state in (states[0], states[len(states) // 2], states[-1], resampled):
        others = [copy.copy(state), copy.deepcopy(state), *(c.loads(c.dumps(state)) for c in (pickle, cloudpickle))]
        for other in others:
            assert (str(other), other.history()) == (str(state), state.history())
            while not (other.is_terminal() or other.is_chance_node()):
                other.apply_action(other.legal_actions()[-1])
        assert len({str(other) for other in others}) == 1
    assert str(pickle.loads(pickle.dumps(game))) == str(copy.deepcopy(game)) == str(game)


@pytest.mark.once
def test_a_pickled_game_brings_its_module() -> None:
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    data = pickle.dumps(pyspiel.load_game(GAMES[0]).new_initial_state())
    again = subprocess.run([sys.executable, "-c", code], input=data, capture_output=True, check=True)
    assert again.stdout.strip() == b"drawn"


@every([*SETUPS, SMALL])
def test_the_generic_simulation_test(setup: str) -> None:
    """Cloning, serialisation, masks, observations, returns, history: OpenSpiel's requirements."""
    game = pyspiel.load_game(setup)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@every([*SETUPS, SMALL])
def test_the_api_test_on_a_part_of_the_tree(setup: str) -> None:
    run_api_test(api_test.EnforceAPIOnPartialTreeBase, setup, setup)


def test_the_api_test_on_a_whole_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """Perfect recall, zero sum, disjoint information sets. A search below counts the sizes."""
    kinds, infosets = whole_tree(pyspiel.load_game(SMALL))
    assert kinds[0] == 1, "chance deals once"
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "small", kinds)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "small", infosets)
    run_api_test(api_test.EnforceAPIOnFullTreeBase, SMALL, "small")


def run_api_test(base: type[absltest.TestCase], setup: str, name: str) -> None:
    case = type("Case", (base,), {"game": pyspiel.load_game(setup), "game_name": name})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    assert suite.countTestCases() > 4
    result = unittest.TestResult()
    suite.run(result)
    assert not result.skipped
    assert result.wasSuccessful(), "\n".join(text for _, text in result.errors + result.failures)


def whole_tree(game: Any) -> tuple[tuple[int, int, int], int]:
    chance = playable = over = 0
    infosets = set()
    left = [game.new_initial_state()]
    while left:
        state = left.pop()
        if state.is_terminal():
            over += 1
        elif state.is_chance_node():
            chance += 1
        else:
            playable += 1
            infosets.add((state.current_player(), state.information_state_string()))
        left += [state.child(action) for action in state.legal_actions()]
    return (chance, playable, over), len(infosets)


@every(list(GAMES))
def test_a_playthrough_can_be_written_and_repeated(setup: str) -> None:
    text = generate_playthrough.playthrough(setup, action_sequence=None, seed=7)
    assert f'GameType.short_name = "{setup}"' in text
    assert text == generate_playthrough.playthrough(setup, action_sequence=None, seed=7)


# -- the adapter itself ------------------------------------------------------------------
@every(SETUPS)
def test_answers_to_python_and_to_openspiel_agree(setup: str) -> None:
    """The overridden `legal_actions` and `is_chance_node` agree with OpenSpiel's own."""
    game = pyspiel.load_game(setup)
    for state in random_states(game, 1):
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        for player in range(game.num_players()):
            if not state.is_chance_node():
                assert state.legal_actions(player) == pyspiel.State.legal_actions(state, player)


@every(SETUPS)
def test_a_stored_state_goes_on_as_the_original(setup: str) -> None:
    game = pyspiel.load_game(setup)
    for number, state in enumerate(random_states(game, 2)):
        if number % 20 or state.is_chance_node():
            continue
        other = game.deserialize_state(state.serialize())
        copy = state.clone()
        for twin in (other, copy):
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            for player in range(game.num_players()):
                assert twin.information_state_string(player) == state.information_state_string(player)
        while not copy.is_terminal():
            action = copy.legal_actions()[-1]
            copy.apply_action(action)
            other.apply_action(action)
        assert other.returns() == copy.returns()
        assert str(other) == str(copy)


@every([*GAMES, SMALL])
def test_a_state_stored_during_the_deal_is_dealt_the_same_cards(setup: str) -> None:
    game = pyspiel.load_game(setup)
    states = [game.new_initial_state()]
    while states[0].is_chance_node():
        first = states[0]
        states += [first.clone(), game.deserialize_state(first.serialize())]
        outcome = first.legal_actions()[7]
        for state in states:
            state.apply_action(outcome)
    assert len(states) == 1 + 2 * game.max_chance_nodes_in_history()
    assert len({str(state) for state in states}) == 1
    for state in states[1:]:
        state.apply_action(state.legal_actions()[0])
    assert states[0].history() == states[1].history()[:-1], "copies go their own way"
    assert str(states[0]) != str(states[1])


def test_a_state_is_gone_as_soon_as_nobody_holds_it() -> None:
    """Objects kept in a state must not refer back to it, because search makes many states."""
    gc.disable()
    try:
        for state in random_states(pyspiel.load_game("kociolek_kittens"), 9):
            last = weakref.ref(state.clone())
            assert last() is None
        last = weakref.ref(state)
        del state
        assert last() is None
    finally:
        gc.enable()


@every(SETUPS)
def test_the_tensors_are_the_documented_rows(setup: str) -> None:
    game = pyspiel.load_game(setup)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for number, state in enumerate(random_states(game, 3)):
        if state.is_chance_node() or number % 10:
            continue
        for player in range(game.num_players()):
            row = list(game.table.observer.observe(state.walk.position().view(Seat(player))))
            assert state.observation_tensor(player) == row
            recall.set_from(state, player)
            assert list(recall.tensor[: len(row)]) == row
            assert state.information_state_tensor(player) == list(recall.tensor)


@every(SETUPS)
def test_a_world_from_an_information_state_looks_the_same(setup: str) -> None:
    """Resampling keeps what the player knows and deals the rest again."""
    game = pyspiel.load_game(setup)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = set()
    for number, state in enumerate(random_states(game, 4)):
        if state.is_chance_node() or state.is_terminal() or number % 10:
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            worlds.add(str(other))
    assert len(worlds) > game.num_players()


@every(SETUPS)
def test_information_states_keep_secrets(setup: str) -> None:
    """Equal information states stay equal while the player is told the same in both worlds."""
    game = pyspiel.load_game(setup)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    compared = 0
    for number, state in enumerate(random_states(game, 5)):
        if state.is_chance_node() or state.is_terminal() or number % 5:
            continue
        mover = state.current_player()
        watcher = (mover + 1) % game.num_players()
        left, right = (state.resample_from_infostate(watcher, sampler) for _ in range(2))
        both = sorted(set(left.legal_actions()) & set(right.legal_actions()))
        if not both:
            continue
        left.apply_action(both[0])
        right.apply_action(both[0])
        texts = [world.information_state_string(watcher) for world in (left, right)]
        heard = [world.walk.heard(watcher) for world in (left, right)]
        if heard[0] == heard[1]:
            compared += 1
            assert texts[0] == texts[1]
    assert compared > 3


def test_who_wins_gets_what_the_losers_pay() -> None:
    game = pyspiel.load_game("kociolek_kittens(players=4)")
    *_, end = random_states(game, 6)
    assert sorted(end.returns()) == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1.0])


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ("kociolek_kittens(players=9)", "5"),
        ("kociolek_kittens(edition=deluxe)", "deluxe"),
        ("kociolek_kittens(deck=shuffle:1;skip:3)", "shuffle"),
        ("kociolek_kittens(deck=skip:2;nope:2)", "skip"),  # a pair of any title steals at random
        ("kociolek_kittens(deck=pigeon:2)", "pigeon"),
        ("kociolek_kittens(deck=skip,hand=3)", "3"),
        ("kociolek_kittens(combos=cats_only,deck=skip:20)", "20"),
    ],
)
def test_a_wrong_set_up_is_explained(setup: str, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        pyspiel.load_game(setup)


# -- OpenSpiel's algorithms --------------------------------------------------------------
@every(["kociolek_kittens", "kociolek_wizardkittens(players=3)", "kociolek_witchstone"])
def test_information_set_search_plays(setup: str) -> None:
    """Resampling needs no callback, because the bot calls the state."""
    game = pyspiel.load_game(setup)
    chance = np.random.RandomState(8)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bots = [ismcts.ISMCTSBot(game, evaluator, 0.7, 8, random_state=chance)]
    bots += [uniform_random.UniformRandomBot(player, chance) for player in range(1, game.num_players())]
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal() and searched < 25:
        player = state.current_player()
        action = chance.choice(state.legal_actions()) if player < 0 else bots[player].step(state)
        assert action in state.legal_actions()
        searched += player == 0 and len(state.legal_actions()) > 1
        state.apply_action(int(action))


def test_regret_minimisation_finds_better_and_better_play() -> None:
    game = pyspiel.load_game(SMALL)
    at_random = exploitability.nash_conv(game, UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(15):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < at_random / 10


@pytest.mark.parametrize(
    ("method", "iterations"),
    [
        (external_sampling_mccfr.ExternalSamplingSolver, 400),
        (outcome_sampling_mccfr.OutcomeSamplingSolver, 2000),
    ],
)
def test_sampled_regret_minimisation_on_a_small_deck(method: Any, iterations: int) -> None:
    np.random.seed(3)
    game = pyspiel.load_game(SMALL)
    at_random = exploitability.nash_conv(game, UniformRandomPolicy(game))
    solver = method(game)
    for _ in range(iterations):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < at_random * 0.6
