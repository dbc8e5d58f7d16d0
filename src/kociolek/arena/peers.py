"""Speed of the OpenSpiel and PettingZoo adapters, measured beside comparable games of those projects.

All games play random moves through the loop shown in the documentation of each project. Rates are steps per second of
processor time. The games alternate in slices of some hundredths of a second, so that a slow phase of the machine
affects all of them. The rate of a game is the median of its slices.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any, Final

import kociolek
from kociolek.arena.speed import SLICE, filling, rate
from kociolek.core.errors import KociolekError

FEWEST: Final = 3  # slices of each game


@dataclass(frozen=True)
class Rate:
    """Speed of one game through one interface."""

    game: str
    ours: bool
    steps_per_cpu_s: float  # moves, chance nodes and the last steps of eliminated agents
    decisions_per_cpu_s: float  # steps that are choices of players


@dataclass(frozen=True)
class PeerSpeed:
    compiled: bool
    pettingzoo: list[Rate]  # observe, choose by the mask, step
    openspiel: list[Rate]  # ask what is legal, choose, apply


@dataclass
class Benchmark:
    """A repeatable game and its counters."""

    game: str
    ours: bool
    play: Callable[[Random], tuple[int, int]]  # one game: steps, decisions
    games: int = 0
    steps: int = 0
    decisions: int = 0

    def work(self, rounds: int) -> None:
        chance = Random(1)  # the same games in every slice
        for _ in range(rounds):
            steps, decisions = self.play(chance)
            self.games += 1
            self.steps += steps
            self.decisions += decisions


def measure_adapters(seconds: float) -> PeerSpeed:
    """Measure every game for `seconds`."""
    try:
        zoo, spiel = pettingzoo_games(), openspiel_games()
    except ImportError as error:
        what = (error.name or "OpenSpiel, PettingZoo").split(".")[0]
        raise KociolekError("extra-missing", {"what": what, "package": "kociolek[research]"}) from None
    return PeerSpeed(kociolek.build() == "compiled", rates(zoo, seconds), rates(spiel, seconds))


def rates(benchmarks: list[Benchmark], seconds: float) -> list[Rate]:
    batches = [filling(c.work) for c in benchmarks]
    turns = max(FEWEST, round(seconds / SLICE))
    rounds = [[rate(c.work, batch) for c, batch in zip(benchmarks, batches, strict=True)] for _ in range(turns)]
    games = [median(of_one) for of_one in zip(*rounds, strict=True)]
    return [
        Rate(c.game, c.ours, each * c.steps / c.games, each * c.decisions / c.games)
        for c, each in zip(benchmarks, games, strict=True)
    ]


# -- PettingZoo --------------------------------------------------------------------------
def pettingzoo_games() -> list[Benchmark]:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame prints a greeting
    from pettingzoo.classic.rlcard_envs import leduc_holdem, texas_holdem

    from kociolek.adapters.pettingzoo import exploding_kittens_v1, witchstone_v1, wizard_kittens_v1

    ours = [exploding_kittens_v1.env(), wizard_kittens_v1.env(), witchstone_v1.env()]
    peers = [texas_holdem.env(), leduc_holdem.env()]
    return [
        *(Benchmark(str(env), True, agents_of(env)) for env in ours),
        *(Benchmark(str(env), False, agents_of(env)) for env in peers),
    ]


def agents_of(env: Any) -> Callable[[Random], tuple[int, int]]:
    """Return a function that plays one game with random legal actions."""
    env.reset(seed=1)

    def play(chance: Random) -> tuple[int, int]:
        env.reset()
        steps = decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                env.step(legal[int(chance.random() * len(legal))])
                decisions += 1
            steps += 1
        return steps, decisions

    return play


# -- OpenSpiel ---------------------------------------------------------------------------
def openspiel_games() -> list[Benchmark]:
    import pyspiel
    from open_spiel.python.games import liars_poker as liars_poker  # registers it

    from kociolek.adapters.openspiel import GAMES

    names = [*GAMES, "python_liars_poker", "kuhn_poker"]  # the last one is written in C++
    return [Benchmark(name, name in GAMES, rollouts_of(pyspiel.load_game(name))) for name in names]


def rollouts_of(game: Any) -> Callable[[Random], tuple[int, int]]:
    def play(chance: Random) -> tuple[int, int]:
        state = game.new_initial_state()
        steps = decisions = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            decisions += not state.is_chance_node()  # where chance is even, as it is in all of these
            state.apply_action(legal[int(chance.random() * len(legal))])
            steps += 1
        return steps, decisions

    return play
