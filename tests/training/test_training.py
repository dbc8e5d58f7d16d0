"""Self-play learning: gradients, what a short run learns, and runs that are killed."""

from __future__ import annotations

import json
import os
import signal
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from command import kociolek, spawn
from kociolek.adapters.setups import prepared
from kociolek.bots import Clock, bot_named, heuristic_for
from kociolek.bots.network import NetworkBot, Reader, network_bytes, network_of
from kociolek.core.errors import KociolekError
from kociolek.core.rng import seeded
from kociolek.training.crew import Crew, Processes
from kociolek.training.learner import Learner
from kociolek.training.run import Run
from kociolek.training.selfplay import SelfPlay, Style, traced
from kociolek.training.speed import random_network

pytestmark = pytest.mark.once
SMALL = Style(games=16, hidden=16, decisions=256, batch=128)


@pytest.mark.parametrize("guided", [False, True])
def test_gradients_are_the_slopes_of_the_loss(guided: bool) -> None:
    chance = np.random.default_rng(1)
    learner = Learner(6, 5, 4, 2, chance)
    learner.weights = {name: part.astype(np.float64) for name, part in learner.weights.items()}
    n = 40
    rows = chance.integers(0, 5, (n, 6)).astype(np.uint8)
    mask = chance.random((n, 4)) < 0.7
    mask[:, 0] = True
    actions = np.array([chance.choice(np.flatnonzero(row)) for row in mask])
    before = chance.uniform(0.1, 0.9, n)
    gain, payoffs = chance.standard_normal(n), chance.standard_normal((n, 2))
    leanings: Any = chance.standard_normal((n, 4)) if guided else None

    def loss() -> float:
        _, odds, values = learner.forward(rows, mask, leanings)
        ratio = odds[np.arange(n), actions] / before
        clipped = np.minimum(gain * ratio, gain * np.clip(ratio, 0.8, 1.2))
        entropy = -(odds * np.log(np.maximum(odds, 1e-8))).sum(axis=1)
        return float((-clipped - 0.02 * entropy + 0.5 * ((values - payoffs) ** 2).sum(axis=1)).mean())

    found = learner.gradients(rows, mask, actions, before, gain, payoffs, 0.2, 0.02, leanings)  # type: ignore[arg-type]
    for name, part in learner.weights.items():
        for place in list(np.ndindex(part.shape))[:: max(1, part.size // 8)]:
            kept = part[place]
            part[place] = kept + 1e-5
            above = loss()
            part[place] = kept - 1e-5
            below = loss()
            part[place] = kept
            assert found[name][place] == pytest.approx((above - below) / 2e-5, abs=2e-4), (name, place)


def test_advantages_look_ahead_within_a_seat() -> None:
    assert traced(np.array([1.0, 2.0, 4.0], np.float32), 0.5).tolist() == [3.0, 4.0, 4.0]


@pytest.mark.parametrize(("game", "seats"), [("kittens", 3), ("wizardkittens", 2), ("witchstone", 2)])
def test_games_of_every_kind_are_learnt_from(game: str, seats: int) -> None:
    """Targets are the payoffs from each mover's place; no forced move is learnt from."""
    [player] = SelfPlay(prepared(game, seats, {}), SMALL, 1).crew.players
    weights = Learner(int(player.table.observer.size), 16, player.table.space.size, seats, player.chance).weights
    found: list[tuple[Any, ...]] = []
    while len(found) < 4:
        found += player.step(weights)
    for rows, masks, actions, odds, gains, payoffs, leanings in found:
        assert len({len(part) for part in (rows, masks, actions, odds, gains, payoffs, leanings)}) == 1
        assert (masks.sum(axis=1) > 1).all()
        assert masks[np.arange(len(masks)), actions].all()
        assert (odds > 0).all()
        assert np.isfinite(gains).all()
        assert len({tuple(sorted(row)) for row in payoffs.tolist()}) == 1  # of one game, turned to each mover
        assert (payoffs.sum(axis=1) < 1e-5).all()  # below 0 where nobody wins


def test_a_short_run_beats_random_and_its_beginning(tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    words = ("train", "kittens", "--seats", "2", "--updates", "16", "--every", "16", "--folder", folder)
    result = kociolek(*words, "--json")
    assert result.code == 0, result.err
    points = json.loads(result.out)["points"]
    assert [point["updates"] for point in points] == [0, 16]
    before, after = ({each["rival"]: each for each in point["standings"]} for point in points)
    assert after["random"]["low"] > 0.5
    assert after["random"]["low"] > before["random"]["high"]
    assert after["easy"]["share"] > before["easy"]["share"]
    page = (tmp_path / "run" / "curves.html").read_text("utf-8")
    assert page.count("<svg") == 3
    assert "http" not in page
    again = kociolek(*words)
    assert "Updates: 16;" in again.out, "nothing is left to do"
    network = tmp_path / "run" / "learned.network"
    arena = kociolek(
        "arena", "kittens", "--bots", f"{network},random", "--games", "20", "--seed", "1", "--workers", "2"
    )
    assert arena.code == 0, arena.err
    assert "disqualified" not in arena.out
    assert "other settings" in kociolek(*words, "--seed", "9").err


def test_a_run_that_is_continued_is_the_run_that_was_not(tmp_path: Path) -> None:
    table = prepared("kittens", 2, {})
    whole = Run(tmp_path / "whole", table, SMALL, 1, 2, 2)
    whole.learn(6, lambda more: None)
    whole.close()
    cut = Run(tmp_path / "cut", table, SMALL, 1, 2, 2)

    class Killed(Exception):
        pass

    def fail(more: int) -> None:
        if cut.play.rounds == 5:
            raise Killed

    with pytest.raises(Killed):
        cut.learn(6, fail)
    cut.close()
    rest = Run(tmp_path / "cut", table, SMALL, 1, 2, 2)
    assert rest.play.rounds == 4
    rest.learn(6, lambda more: None)
    rest.close()
    assert rest.network.read_bytes() == whole.network.read_bytes()
    strip = [(point.updates, point.decisions, point.standings) for point in rest.points]
    assert strip == [(point.updates, point.decisions, point.standings) for point in whole.points]
    for name, part in rest.play.arrays().items():
        assert np.array_equal(part, whole.play.arrays()[name]), name


def test_a_run_settles_over_its_last_updates(tmp_path: Path) -> None:
    """Steps become smaller, and how it settles may be said until it has begun to."""
    table = prepared("kittens", 2, {})
    open_ended = Run(tmp_path / "run", table, SMALL, 1, 2, 2)
    open_ended.learn(2, lambda more: None)
    open_ended.close()
    settling = Run(tmp_path / "run", table, SMALL, 1, 2, 2, settle=(2, 6))
    shares, moved = [], []
    while settling.play.rounds < 6:
        shares.append(settling.play.settled())
        before = settling.play.learner.weights["b2"].copy()
        settling.play.update()
        moved.append(float(np.abs(settling.play.learner.weights["b2"] - before).mean()))
    assert shares == [0.0, 0.25, 0.5, 0.75]
    assert moved[-1] < 0.6 * moved[0]
    settling._keep()
    settling.close()
    with pytest.raises(KociolekError, match="train-differs"):
        Run(tmp_path / "run", table, SMALL, 1, 2, 2, settle=(4, 8))
    Run(tmp_path / "run", table, SMALL, 1, 2, 2, settle=(2, 6)).close()


def test_a_killed_command_goes_on(tmp_path: Path) -> None:
    words = ("train", "kittens", "--seats", "2", "--every", "1", "--tests", "2", "--folder", str(tmp_path / "run"))
    with spawn(*words, "--updates", "1000") as process:
        end = time.monotonic() + 60
        while not (tmp_path / "run" / "checkpoint.npz").exists():
            assert time.monotonic() < end
            time.sleep(0.05)
        time.sleep(1.5)
        process.send_signal(signal.SIGKILL)
    found = json.loads(kociolek(*words, "--updates", "1", "--json").out)
    more = found["points"][-1]["updates"] + 1
    again = json.loads(kociolek(*words, "--updates", str(more), "--json").out)
    assert again["points"][: len(found["points"])] == found["points"]
    assert again["points"][-1]["updates"] == more


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    words = ("train", "kittens", "--seats", "2", "--every", "1", "--tests", "2", "--folder", str(tmp_path / "run"))
    with spawn(*words, "--updates", "1000", "--lang", "en") as process:
        end = time.monotonic() + 60
        while not (tmp_path / "run" / "checkpoint.npz").exists():
            assert time.monotonic() < end
            time.sleep(0.05)
        time.sleep(0.5)
        process.send_signal(signal.SIGINT)
        assert process.stderr
        said = process.stderr.read()
    assert process.returncode == 130
    assert "the same command goes on" in said


def test_numpy_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kociolek.cli.train.find_spec", lambda name: None)
    result = kociolek("train", "kittens")
    assert (result.code, result.err.count("\n")) == (2, 1)
    assert 'pip install "kociolek[train]"' in result.err


def test_what_cannot_be_continued_is_refused(tmp_path: Path) -> None:
    words = ("train", "kittens", "--seats", "2", "--every", "1", "--tests", "1", "--updates", "1")
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "checkpoint.npz").write_bytes(b"x")
    bad = kociolek(*words, "--folder", tmp_path / "bad")
    assert (bad.code, bad.err.count("\n")) == (2, 1)
    assert "is not a checkpoint" in bad.err
    (tmp_path / "file").touch()
    assert kociolek(*words, "--folder", tmp_path / "file").code == 2
    run = Run(tmp_path / "used", prepared("kittens", 2, {}), SMALL, 1, 2, 1)
    assert "Another process" in kociolek(*words, "--folder", tmp_path / "used").err
    run.close()


def test_players_in_processes_learn_the_same(tmp_path: Path) -> None:
    """Wherever players play, the same network comes out; another number of players is another run."""
    table = prepared("kittens", 2, {})
    style = replace(SMALL, players=2, guided=True)
    found = []
    for name, crew in (("here", Crew()), ("there", Processes())):
        run = Run(tmp_path / name, table, style, 1, 2, 2, crew)
        run.learn(2, lambda more: None)
        found.append((run.network.read_bytes(), run.play.games, run.play.decisions))
        run.close()
    assert found[0] == found[1]
    with pytest.raises(KociolekError, match="train-differs"):
        Run(tmp_path / "here", table, SMALL, 1, 2, 2)


def test_a_player_that_dies_ends_the_run_in_words() -> None:
    crew = Processes()
    crew.engage(Dying, [()])
    with pytest.raises(KociolekError, match="train-player-lost"):
        crew.call("play")
    crew.close()


class Dying:
    def play(self) -> None:
        os._exit(1)


def test_a_guided_network_begins_with_the_play_of_medium() -> None:
    """With weights of 0 it plays as `medium` does."""
    table = prepared("witchstone", 2, {})
    shape = random_network(table.game, 2, table.options, seeded(1, 1), guided=True).shape
    learner = Learner(shape.inputs, shape.hidden, table.space.size, 2, np.random.default_rng(1))
    for part in learner.means.values():
        part[:] = 0
    network = learner.network(shape)
    assert network_of(network_bytes(network)).shape.guided
    reader = Reader(table.game, 2, table.options)
    bot = NetworkBot(table.game, seeded(1), network, reader, heuristic_for(table.game))
    medium = bot_named("medium", table.game, seeded(1))
    state, asked = table.setup.deal(seeded(2)), 0
    while asked < 40:
        view = state.view(state.first())
        chosen = medium.choose(view, Clock())
        if len(view.options) > 1:
            asked += 1
            assert bot.choose(view, Clock()).text == chosen.text
        state.apply(state.first(), chosen.id)
