"""Speed of networks: time for one position, alone and, where NumPy is installed, in a batch."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from kociolek.arena.speed import fastest
from kociolek.bots.network import LARGEST_WEIGHT, Network, Reader, Shape, action_version, row_version
from kociolek.core.api import Choices, Game
from kociolek.core.rng import Rng, seeded

ROWS: Final = 64  # positions, also the size of a batch
HIDDEN: Final = 128
MICRO: Final = 1e6


@dataclass(frozen=True)
class NetworkSpeed:
    """Microseconds of processor time for a position; `batch` is None without NumPy."""

    game: str
    seats: int
    options: dict[str, str]
    hidden: int
    single: float  # hidden layer and the scores of all legal actions
    batch: float | None  # all outputs


def measure_network(game: Game, seats: int, options: dict[str, str], seconds: float) -> NetworkSpeed:
    """Measure a network with random weights on positions of random games."""
    checked = game.check(seats, options)
    network = random_network(game, seats, checked, seeded(1, 1))
    rows, legal = positions(game, seats, checked)

    def one_by_one(count: int) -> int:
        for _ in range(count):
            for row, numbers in zip(rows, legal, strict=True):
                layer = network.layer(row)
                for number in numbers:
                    network.output(layer, i64(number))
        return count

    single = MICRO / ROWS / fastest(one_by_one, seconds)
    batch = None
    if find_spec("numpy") is not None:
        import numpy as np  # optional

        from kociolek.training.learner import BatchNetwork

        together, many = BatchNetwork(network), np.array([list(row) for row in rows], np.uint8)

        def at_once(count: int) -> int:
            for _ in range(count):
                together.outputs(many)
            return count

        batch = MICRO / ROWS / fastest(at_once, seconds)
    return NetworkSpeed(game.key, seats, checked, HIDDEN, single, batch)


def positions(game: Game, seats: int, options: dict[str, str]) -> tuple[list[vec[u8]], list[list[int]]]:
    """Return rows of positions with a choice in random games, and the numbers of the legal actions."""
    reader, setup, chance = Reader(game, seats, options), game.prepare(seats, options), seeded(1, 2)
    rows: list[vec[u8]] = []
    legal: list[list[int]] = []
    out = Choices()
    state = setup.deal(chance)
    while len(rows) < ROWS:
        if state.waiting == 0:
            state = setup.deal(chance)
        seat = state.first()
        out.clear()
        state.options(seat, out)
        choices = [out.at(place) for place in range(int(out.size))]
        if len(choices) > 1 and chance.below(8) == 0:
            rows.append(reader.observer.observe(state.view(seat)))
            legal.append([int(reader.space.numbers[choice]) for choice in choices])
        state.apply(seat, choices[chance.below(len(choices))])
        state.stand()
    return rows, legal


def random_network(game: Game, seats: int, options: dict[str, str], chance: Rng, guided: bool = False) -> Network:
    """Return a network that nobody has trained."""
    reader = Reader(game, seats, options)
    outputs = int(reader.space.size) + seats
    inputs = int(reader.observer.size)
    actions = action_version(game, game.possible(seats, options))
    sizes = (inputs, HIDDEN, outputs)
    shape = Shape(game.key, seats, options, row_version(reader.observer), actions, sizes, guided, game.box_id)

    def shorts(count: int) -> vec[i16]:
        found = vec[i16]()
        for _ in range(count):
            found = append(found, i16(chance.below(2 * LARGEST_WEIGHT + 1) - LARGEST_WEIGHT))
        return found

    def words(count: int) -> vec[i32]:
        found = vec[i32]()
        for _ in range(count):
            found = append(found, i32(chance.below(513) - 256))
        return found

    return Network(shape, shorts(inputs * HIDDEN), words(HIDDEN), shorts(HIDDEN * outputs), words(outputs))
