"""Engine benchmarks in processor time of one core: random games, clones, views, imagined worlds, search.

Each figure is the best of many short slices, because other work on the machine can only slow a slice down.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Final

import kociolek
from kociolek.bots import Clock, bot_named
from kociolek.bots.search_bot import SearchBot
from kociolek.core.api import Choices, Game, Setup, State, View, playout
from kociolek.core.rng import SEARCH, seeded
from kociolek.search.ismcts import EVERY_PLY

SLICE: Final = 0.05  # seconds of processor time
SAMPLE: Final = 200  # positions to clone, view and imagine


@dataclass(frozen=True)
class Speed:
    game: str
    seats: int
    options: dict[str, str]
    compiled: bool
    decisions_per_cpu_s: float  # with more than one option, dealing included, as search plays (State.for_search)
    decisions_per_cpu_s_asking_all: float  # the same without for_search, as in a live game
    games_per_cpu_s: float
    clones_per_cpu_s: float
    views_per_cpu_s: float
    imagines_per_cpu_s: float
    decisions_per_game: float


def measure(game: Game, seats: int, options: dict[str, str], seconds: float) -> Speed:
    whole = game.check(seats, options)
    setup = game.prepare(seats, whole)
    positions = sample(setup)
    views = [state.view(state.first()) for state in positions]
    length = mean_decisions(setup)
    games = fastest(lambda batch: play(setup, batch, for_search=True), seconds)
    games_asking_all = fastest(lambda batch: play(setup, batch, for_search=False), seconds)
    return Speed(
        game=game.key,
        seats=seats,
        options=whole,
        compiled=kociolek.build() == "compiled",
        decisions_per_cpu_s=games * length,
        decisions_per_cpu_s_asking_all=games_asking_all * length,
        games_per_cpu_s=games,
        clones_per_cpu_s=SAMPLE * fastest(lambda batch: clone(positions, batch), seconds),
        views_per_cpu_s=SAMPLE * fastest(lambda batch: view(positions, batch), seconds),
        imagines_per_cpu_s=SAMPLE * fastest(lambda batch: imagine(game, views, batch), seconds),
        decisions_per_game=length,
    )


def fastest(work: Callable[[int], object], seconds: float) -> float:
    """Return the best rate of any slice, in units of work per second of processor time."""
    batch, best = filling(work), 0.0
    end = process_time() + seconds
    while best == 0.0 or process_time() < end:
        best = max(best, rate(work, batch))
    return best


def filling(work: Callable[[int], object]) -> int:
    """Return the amount of work that fills a slice."""
    batch, taken = 1, 0.0
    while taken < SLICE:
        begin = process_time()
        work(batch)
        taken = process_time() - begin
        batch = batch * 2 if taken < SLICE / 2 else max(1, int(batch * SLICE / taken) + 1)
    return batch


def rate(work: Callable[[int], object], batch: int) -> float:
    """Return units of work per second of processor time in one slice."""
    begin = process_time()
    work(batch)
    return batch / (process_time() - begin)


DEALS: Final = 200  # every slice plays the same games, so that slices are comparable


def play(setup: Setup, rounds: int, for_search: bool) -> int:
    """Deal and play `rounds` games. Return the number of decisions with more than one option."""
    out, decisions = Choices(), 0
    for number in range(rounds):
        if number % DEALS == 0:
            deals, chance = seeded(1), seeded(1, SEARCH)
        state = setup.deal(deals)
        if for_search:
            state.for_search()
        else:
            state.events = None
        decisions += playout(state, chance, out)
    return decisions


def mean_decisions(setup: Setup) -> float:
    return play(setup, DEALS, for_search=True) / DEALS


def sample(setup: Setup) -> list[State]:
    """Return positions from all stages of random games."""
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


def clone(positions: list[State], rounds: int) -> None:
    for _ in range(rounds):
        for state in positions:
            state.clone()


def view(positions: list[State], rounds: int) -> None:
    """Take the view of the seat that has to decide."""
    asked = [(state, state.first()) for state in positions]
    for _ in range(rounds):
        for state, seat in asked:
            state.view(seat)


def imagine(game: Game, views: list[View], rounds: int) -> None:
    rng = seeded(3, SEARCH)
    for _ in range(rounds):
        for each in views:
            game.imagine(each, rng)


# -- search -------------------------------------------------------------------------------
SEARCHED: Final = "hard-1"  # the bot whose search is measured
QUESTION: Final = 1000  # iterations of one question, from an empty tree
OPENINGS: Final = 4  # questions measured together, each the first of a deal
TO_THE_END: Final = 1000  # decisions; no game is that long


@dataclass(frozen=True)
class SearchSpeed:
    game: str
    options: dict[str, str]
    compiled: bool
    bot: str
    iterations: int  # at most, per question: a race may be decided before
    rollout_depth: int | None  # decisions before a rollout is cut off and evaluated; None: to the end of the game
    rollout_guidance: int  # percentage of rollout decisions made by the heuristic
    plies: int | None  # maximal depth of the tree; 1: a race, which tries all choices in each world
    iterations_per_cpu_s: dict[int, float]  # rollouts, by the number of seats


def measure_search(game: Game, seats: Sequence[int], options: dict[str, str], seconds: float) -> SearchSpeed:
    """Measure search iterations per second from the opening, for each number of seats."""
    bot = bot_named(SEARCHED, game, seeded(4, SEARCH))
    assert isinstance(bot, SearchBot)
    depth, plies = int(bot.style.depth), int(bot.style.plies)
    rates: dict[int, float] = {}
    for count in seats:
        rates[count] = fastest_search(bot, openings(game.prepare(count, options)), seconds)
    return SearchSpeed(
        game=game.key,
        options=game.check(seats[0], options),
        compiled=kociolek.build() == "compiled",
        bot=SEARCHED,
        iterations=QUESTION,
        rollout_depth=depth if depth < TO_THE_END else None,
        rollout_guidance=int(bot.style.guidance),
        plies=plies if plies < EVERY_PLY else None,
        iterations_per_cpu_s=rates,
    )


def openings(setup: Setup) -> list[View]:
    """Return the views of the first decisions with several options."""
    deals, chance, out = seeded(5), seeded(5, SEARCH), Choices()
    views: list[View] = []
    for _ in range(OPENINGS):
        state = setup.deal(deals)
        while True:
            seat = state.first()
            out.clear()
            state.options(seat, out)
            if out.size > 1:
                break
            state.apply(seat, out.at(chance.below(out.size)))
        views.append(state.view(seat))
    return views


def fastest_search(bot: SearchBot, views: list[View], seconds: float) -> float:
    """Return the best rate of any slice, in iterations made (not requested) per second."""
    clock, best = Clock(iterations=QUESTION), 0.0
    end = process_time() + seconds
    while best == 0.0 or process_time() < end:
        made, taken, begin = 0, 0.0, process_time()
        while taken < SLICE:
            made += sum(int(bot.think(view, clock).root.visits) for view in views)
            taken = process_time() - begin
        best = max(best, made / taken)
    return best
