"""How fast a game runs, in processor time of one core: whole random games, and the pieces that search is made of."""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time
from typing import Final

import kociolek
from kociolek.core.api import Choices, Game, Setup, State, playout
from kociolek.core.rng import SEARCH, seeded

BATCH: Final = 20  # games between two looks at the clock
SAMPLE: Final = 200  # positions that are copied, viewed, imagined


@dataclass(frozen=True)
class Speed:
    game: str
    seats: int
    options: dict[str, str]
    compiled: bool
    decisions_per_cpu_s: float  # with more than one option; nobody is asked who could only pass
    decisions_per_cpu_s_asking_all: float  # the same, but everybody is asked, as at a table
    games_per_cpu_s: float
    clones_per_cpu_s: float
    views_per_cpu_s: float
    imagines_per_cpu_s: float
    decisions_per_game: float


def measure(game: Game, seats: int, options: dict[str, str], seconds: float) -> Speed:
    whole = game.check(seats, options)
    setup = game.prepare(seats, whole)
    games, decisions, cpu = play_for(setup, seconds, folds=True)
    _, asked, asking_cpu = play_for(setup, seconds, folds=False)
    positions = sample(setup)
    return Speed(
        game=game.key,
        seats=seats,
        options=whole,
        compiled=kociolek.build() == "compiled",
        decisions_per_cpu_s=decisions / cpu,
        decisions_per_cpu_s_asking_all=asked / asking_cpu,
        games_per_cpu_s=games / cpu,
        clones_per_cpu_s=clone_for(positions, seconds),
        views_per_cpu_s=view_for(positions, seconds),
        imagines_per_cpu_s=imagine_for(game, positions, seconds),
        decisions_per_game=decisions / games,
    )


def play_for(setup: Setup, seconds: float, folds: bool) -> tuple[int, int, float]:
    """Games played, real decisions made, processor time; dealing included."""
    deals, chance, out = seeded(1), seeded(1, SEARCH), Choices()
    games = decisions = 0
    begin = process_time()
    while process_time() < begin + seconds:
        for _ in range(BATCH):
            state = setup.deal(deals)
            state.events = None
            state.folds = folds
            decisions += playout(state, chance, out)
        games += BATCH
    return games, decisions, process_time() - begin


def sample(setup: Setup) -> list[State]:
    """Positions from all stages of random games."""
    positions: list[State] = []
    deals, chance, out = seeded(2), seeded(2, SEARCH), Choices()
    while len(positions) < SAMPLE:
        state = setup.deal(deals)
        state.events = None
        while state.waiting != 0:
            if chance.below(8) == 0:
                positions.append(state.clone())
            seat = state.first()
            out.clear()
            state.options(seat, out)
            state.apply(seat, out.at(chance.below(out.size)))
    return positions[:SAMPLE]


# The loops below are written out: a function passed in would cost as much as what is measured.
def clone_for(positions: list[State], seconds: float) -> float:
    done = 0
    begin = process_time()
    while process_time() < begin + seconds:
        for state in positions:
            state.clone()
        done += len(positions)
    return done / (process_time() - begin)


def view_for(positions: list[State], seconds: float) -> float:
    """Views of the seat that has to decide."""
    asked = [(state, state.first()) for state in positions]
    done = 0
    begin = process_time()
    while process_time() < begin + seconds:
        for state, seat in asked:
            state.view(seat)
        done += len(asked)
    return done / (process_time() - begin)


def imagine_for(game: Game, positions: list[State], seconds: float) -> float:
    views = [state.view(state.first()) for state in positions]
    rng = seeded(3, SEARCH)
    done = 0
    begin = process_time()
    while process_time() < begin + seconds:
        for view in views:
            game.imagine(view, rng)
        done += len(views)
    return done / (process_time() - begin)
