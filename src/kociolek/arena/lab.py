"""Figures of the library and the research interfaces, per second of processor time: `kociolek bench lab`.

Each rate is the best of several short slices, because other work on the machine can only slow a slice down.
docs/research.md says what each figure must be.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import kociolek
from kociolek.arena.peers import agents_of
from kociolek.arena.schedule import Schedule
from kociolek.arena.series import play_series
from kociolek.arena.speed import fastest, play
from kociolek.catalog import game_named
from kociolek.core.errors import KociolekError

SEATS: Final = 4
GAME: Final = "kittens"
MANY: Final = 1024
STARTS: Final = 5  # of a command; the fastest counts


@dataclass(frozen=True)
class Figure:
    """A measured figure and the goal it is compared with."""

    name: str
    value: float
    goal: float
    unit: str
    at_most: bool = False  # else at least

    @property
    def met(self) -> bool:
        return self.value <= self.goal if self.at_most else self.value >= self.goal


def measure_lab(seconds: float) -> list[Figure]:
    """Measure every figure for `seconds`. Raise KociolekError if a package is missing."""
    try:
        return [*simulation(seconds), *batches(seconds), *adapters(seconds), *starts()]
    except ImportError as error:
        what = (error.name or "OpenSpiel, PettingZoo").split(".")[0]
        raise KociolekError("extra-missing", {"what": what, "package": "kociolek[research]"}) from None


# -- simulate -------------------------------------------------------------------------------
def simulation(seconds: float) -> list[Figure]:
    game = game_named(GAME)
    options = game.check(SEATS, {})
    setup = game.prepare(SEATS, options)
    engine = fastest(lambda games: play(setup, games, for_search=True), seconds)
    figures = [Figure("engine", engine, 0.0, "games/s")]
    for bot, goal in (("random", engine / 2), ("easy", 3940.0), ("medium", 4810.0)):
        rate = fastest(series_of(options, bot), seconds)
        figures.append(Figure(f"simulate {bot}", rate, goal, "games/s"))
    return figures


def series_of(options: dict[str, str], bot: str) -> Callable[[int], object]:
    def run(games: int) -> object:
        schedule = Schedule(GAME, SEATS, options, (bot,) * SEATS, 1, games)
        return play_series(schedule, 1, lambda more: None, detailed=False)

    return run


# -- vector ---------------------------------------------------------------------------------
def batches(seconds: float) -> list[Figure]:
    from kociolek.adapters.batch_env import make

    figures = []
    for n, observe, goal in ((MANY, True, 800_000), (64, True, 0), (MANY, False, 4_000_000), (64, False, 0)):
        env = make(GAME, n=n, seats=SEATS, seed=1, observe=observe)
        name = f"vector {n} {'with' if observe else 'without'} rows"
        figures.append(Figure(name, fastest(stepper(env), seconds) * n, goal, "steps/s"))
    return figures


def stepper(env: Any) -> Callable[[int], object]:
    def run(steps: int) -> None:
        for _ in range(steps):
            env.step(env.sample())

    return run


# -- adapters -------------------------------------------------------------------------------
def adapters(seconds: float) -> list[Figure]:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame prints a greeting
    import pyspiel

    from kociolek.adapters import openspiel as openspiel
    from kociolek.adapters.pettingzoo import exploding_kittens_v1

    zoo = games_of(agents_of(exploding_kittens_v1.env(players=SEATS)))
    figures = [Figure("PettingZoo loop", steps_of(zoo, seconds), 100_000, "steps/s")]
    game = pyspiel.load_game(f"kociolek_kittens(players={SEATS})")
    for name, recall, own, ours in (
        ("information_state", True, 15_000, 80_000),
        ("observation", False, 30_000, 150_000),
    ):
        observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=recall))
        asked = getattr(pyspiel.State, f"{name}_tensor")
        figures.append(Figure(f"{name}_tensor", steps_of(games_of(rollout(game, asked)), seconds), own, "steps/s"))
        direct = games_of(rollout(game, observer.set_from))
        figures.append(Figure(f"{name} from our observer", steps_of(direct, seconds), ours, "steps/s"))
    return figures


Play = Callable[[Random], tuple[int, int]]


def games_of(play: Play) -> Callable[[int], int]:
    """Return a function that plays games, the same ones each time, and returns the number of decisions."""

    def run(games: int) -> int:
        chance = Random(1)
        return sum(play(chance)[1] for _ in range(games))

    return run


def steps_of(run: Callable[[int], int], seconds: float) -> float:
    """Return decisions per second: games per second of the best slice times the mean length of these games."""
    lengths: dict[int, int] = {}

    def counted(games: int) -> None:
        lengths[games] = run(games)

    rate = fastest(counted, seconds)
    games = max(lengths)
    return rate * lengths[games] / games


def rollout(game: Any, ask: Callable[[Any, int], object]) -> Play:
    """Return a function that plays one game and asks for a tensor of the player to move before each move."""

    def play(chance: Random) -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                ask(state, state.current_player())
                decisions += 1
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
        return decisions, decisions

    return play


# -- start-up -------------------------------------------------------------------------------
def starts() -> list[Figure]:
    empty = started("-c", "pass")
    return [
        Figure("kociolek --version", started("-m", "kociolek", "--version"), 0.12, "s", at_most=True),
        Figure("import kociolek", max(0.0, started("-c", "import kociolek") - empty), 0.05, "s", at_most=True),
    ]


def started(*words: str) -> float:
    """Return the processor time of a Python process, the least of several."""
    times = []
    for _ in range(STARTS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times)


def compiled() -> bool:
    return kociolek.build() == "compiled"
