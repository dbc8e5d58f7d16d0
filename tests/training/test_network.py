"""Networks with integers: the same outputs in every way of evaluation, and files that are refused."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from mypy_extensions import i64

from command import kociolek
from kociolek.adapters.setups import Prepared, prepared
from kociolek.arena.entrants import bot_factory
from kociolek.bots import Clock
from kociolek.bots.network import ONE, Network, NetworkBot, network_bytes, network_of, read_network
from kociolek.core.errors import BadOptions, KociolekError
from kociolek.core.rng import seeded
from kociolek.training.learner import BatchNetwork, Learner
from kociolek.training.speed import measure_network, positions, random_network

SETUPS = [("kittens", 4), ("wizardkittens", 3), ("witchstone", 2), ("witchstone", 4)]


def learner_and_network(table: Prepared) -> tuple[Learner, Network]:
    """Return a small learner with large weights, and its integers."""
    shape = random_network(table.game, table.seats, table.options, seeded(1, 1)).shape
    learner = Learner(shape.inputs, shape.hidden, table.space.size, table.seats, np.random.default_rng(1))
    learner.weights["w2"] *= 10
    learner.means = learner.weights
    return learner, learner.network(shape)


def outputs(network: Network, row: object) -> list[int]:
    layer = network.layer(row)  # type: ignore[arg-type]
    return [int(network.output(layer, i64(number))) for number in range(network.shape.outputs)]


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_a_batch_gives_exactly_the_same(game: str, seats: int) -> None:
    table = prepared(game, seats, {})
    rows = positions(table.game, seats, table.options)[0][:6]
    for network in (random_network(table.game, seats, table.options, seeded(2, 1)), learner_and_network(table)[1]):
        together = BatchNetwork(network).outputs(np.array([list(row) for row in rows], np.uint8))
        assert together.tolist() == [outputs(network, row) for row in rows]


def test_the_largest_sums_are_exact() -> None:
    """With every input at its largest, and floats of 32 bits."""
    table = prepared("kittens", 2, {})
    network = random_network(table.game, 2, table.options, seeded(3, 1))
    assert BatchNetwork(network).first.dtype == np.float32
    full = np.full((1, network.shape.inputs), 255, np.uint8)
    layer = [0 if total < 0 else min(256, total) >> 1 for total in sums(network, full[0].tolist())]
    expected = np.array(list(network.second)).reshape(network.shape.outputs, -1) @ np.array(layer)
    assert BatchNetwork(network).outputs(full)[0].tolist() == (expected + np.array(list(network.second_bias))).tolist()


def sums(network: Network, row: list[int]) -> list[int]:
    weights = np.array(list(network.first), np.int64).reshape(network.shape.inputs, -1)
    roots = np.array([round(4 * number**0.5) for number in row], np.int64)
    return [int(each) for each in roots @ weights + np.array(list(network.first_bias), np.int64)]


def test_integers_are_close_to_what_was_learnt() -> None:
    table = prepared("kittens", 3, {})
    learner, network = learner_and_network(table)
    rows, legal = positions(table.game, 3, table.options)
    many = np.array([list(row) for row in rows], np.uint8)
    mask = np.zeros((len(many), table.space.size), bool)
    for place, numbers in enumerate(legal):
        mask[place, numbers] = True
    _, odds, values = learner.forward(many, mask)
    found = BatchNetwork(network).outputs(many) / ONE
    best = np.where(mask, found[:, : table.space.size], -1e9).argmax(axis=1)
    assert (odds[np.arange(len(many)), best] > 0.8 * odds.max(axis=1)).all()
    assert np.abs(found[:, table.space.size :] - values).max() < 0.25  # of values from -3 to 3


def test_the_bot_plays_the_best_legal_action() -> None:
    table = prepared("kittens", 2, {})
    network = random_network(table.game, 2, table.options, seeded(4, 1))
    file = network_file(network)
    bot = bot_factory(str(file), table.game, 2, table.options)(seeded(1, 1))
    assert isinstance(bot, NetworkBot)
    state = table.setup.deal(seeded(5, 5))
    for _ in range(20):
        view = state.view(state.first())
        chosen = bot.choose(view, Clock(iterations=1))
        scores = outputs(network, table.observer.observe(view))
        best = max(scores[table.number(option)] for option in view.options)
        assert scores[table.number(chosen)] == best
        state.apply(state.first(), chosen.id)
        state.stand()


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def network_file(network: Network) -> Path:
    file = Path("a.network")
    file.write_bytes(network_bytes(network))
    return file


# -- files --------------------------------------------------------------------------------
def test_a_file_holds_the_whole_network() -> None:
    table = prepared("kittens", 2, {"edition": "good_vs_evil"})
    network = random_network(table.game, 2, table.options, seeded(6, 1))
    data = network_bytes(network)
    assert network_bytes(read_network(network_file(network))) == data
    assert network_of(data).shape.options == table.options


@pytest.mark.parametrize("change", ["cut", "longer", "format", "large", "no head", "empty"])
def test_a_damaged_file_is_refused(change: str) -> None:
    table = prepared("kittens", 2, {})
    data = network_bytes(random_network(table.game, 2, table.options, seeded(7, 1)))
    head, _, body = data.partition(b"\n")
    about = json.loads(head)
    changed = {
        "cut": data[:-1],
        "longer": data + b"0",
        "format": json.dumps({**about, "network": 1}).encode() + b"\n" + body,
        "large": head + b"\n" + b"\x80" + body[1:],
        "no head": b"[]\n" + body,
        "empty": b"",
    }[change]
    Path("a.network").write_bytes(changed)
    with pytest.raises(KociolekError, match="network-damaged"):
        read_network(Path("a.network"))


def test_a_network_of_another_table_is_refused_in_words() -> None:
    table = prepared("kittens", 2, {})
    file = network_file(random_network(table.game, 2, table.options, seeded(8, 1)))
    arena = ("arena", "--bots", f"{file},random", "--games", "2", "--workers", "1", "--seed", "1")
    assert kociolek(*arena, "kittens").code == 0
    seats = kociolek(*arena, "kittens", "--seats", "3")
    assert (seats.code, seats.err.count("\n")) == (2, 1)
    assert "for kittens with 2 seats; change" in seats.err
    assert "for kittens with 2 seats" in kociolek(*arena, "witchstone").err
    options = kociolek(*arena, "kittens", "--option", "turbo=on")
    assert "and turbo=off; choose the same options" in options.err
    assert "Can’t read the file b.network" in kociolek("arena", "kittens", "--bots", "b.network,random").err
    Path("c.network").write_text("x")
    assert "is not a network" in kociolek("ladder", "kittens", "--bots", "c.network,random", "--rounds", "1").err


def test_a_network_of_another_release_is_refused() -> None:
    """Its rows or its actions would mean something else."""
    table = prepared("kittens", 2, {})
    head, _, body = network_bytes(random_network(table.game, 2, table.options, seeded(9, 1))).partition(b"\n")
    about = json.loads(head)
    for name in ("rows", "actions"):
        Path("a.network").write_bytes(json.dumps({**about, name: "0" * 12}).encode() + b"\n" + body)
        with pytest.raises(BadOptions, match="network-old"):
            bot_factory("a.network", table.game, 2, table.options)


def test_the_speed_of_a_network_is_measured() -> None:
    table = prepared("kittens", 2, {})
    found = measure_network(table.game, 2, table.options, 0.01)
    assert found.single > 0
    assert found.batch is not None
    assert "µs" in kociolek("bench", "network", "--seats", "2", "--seconds", "0.01").out
