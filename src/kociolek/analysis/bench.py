"""Benchmark of the analysis: time, noise between two seeds, labels, calibration, fairness, and what bots keep."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from time import process_time
from typing import Final

from kociolek.analysis.calibration import calibrated
from kociolek.analysis.game import Analyser, Analysis, Budget, Decision, judge
from kociolek.bots import Clock, bot_chance, bot_named
from kociolek.core.api import Game
from kociolek.core.rng import seeded
from kociolek.match import Match, actions_by_text
from kociolek.record import Record, begin, record_of, replay

BOTS: Final = ("random", "easy", "medium", "hard")
THINKING: Final = Clock(iterations=400)
SERIOUS: Final = frozenset({"mistake", "blunder"})
TENTHS: Final = 10
LAW: Final = Budget((4,), 4, 2, 0)  # enough work to show a difference


@dataclass(frozen=True)
class Figures:
    """What `kociolek bench analysis` measures."""

    game: str
    games: int
    decisions: int
    seconds: float  # of processor time per game
    slowest: float
    noise: float  # standard deviation of a loss between two seeds, per decision
    labels_agree: tuple[int, int]  # serious labels that both seeds give, of those that one gives
    hard_labelled: tuple[int, int]  # decisions of `hard` with a serious label, of all
    kept: dict[str, float]  # by bot
    luck: dict[str, tuple[float, float]]  # by bot: mean and its standard error
    calibration: list[tuple[int, float, float]]  # by tenth: how many, mean share said, share won
    unfair: tuple[int, int]  # decisions judged differently in another world that fits the view, of all tried


def play(game: Game, bots: list[str], seed: int) -> Record:
    """Return the record of a game of bots."""
    match = Match(game, len(bots), {}, seed, bots)
    players = [bot_named(bot, game, bot_chance(seed, seat)) for seat, bot in enumerate(bots)]
    while not match.over:
        seat = int(match.state.first())
        match.act(seat, players[seat].choose(match.view(seat), THINKING))
    return record_of(match)


def run(record: Record, variant: int) -> tuple[Analysis, float]:
    """Return an analysis and its processor time."""
    began = process_time()
    analyser = Analyser(record, variant=variant)
    for _ in analyser.run():
        pass
    return analyser.result(), process_time() - began


def measure_analysis(game: Game, games: int, seats: int = 4) -> Figures:
    """Play games of four bots, each on every seat in turn, and analyse each game twice."""
    times: list[float] = []
    both: list[tuple[Decision, Decision]] = []
    hard: list[Decision] = []
    kept: dict[str, list[float]] = {bot: [] for bot in BOTS}
    luck: dict[str, list[float]] = {bot: [] for bot in BOTS}
    said: list[tuple[float, float]] = []
    unfair, tried = 0, 0
    for seed in range(games):
        bots = [BOTS[(seed + seat) % len(BOTS)] for seat in range(seats)]
        record = play(game, bots, seed)
        first, spent = run(record, 0)
        second, again = run(record, 1)
        times += [spent, again]
        both += list(zip(first.decisions, second.decisions, strict=True))
        hard += [decision for decision in first.decisions if bots[decision.seat] == "hard"]
        for bot, account in zip(bots, first.accounts, strict=True):
            kept[bot].append(account.kept)
            luck[bot].append(account.luck / 1e6)
        share = 1.0 / max(1, len(record.winners))
        for decision in first.decisions:
            for seat, chance in enumerate(calibrated(game.key, decision.shares)):
                said.append((chance, share if seat in record.winners else 0.0))
        wrong, checked = judged_unfairly(record, seed)
        unfair, tried = unfair + wrong, tried + checked
    serious = [(one, two) for one, two in both if {one.label, two.label} & SERIOUS]
    return Figures(
        game.key,
        games,
        len(both),
        sum(times) / len(times),
        max(times),
        sqrt(sum((one.loss - two.loss) ** 2 for one, two in both) / 2 / max(1, len(both))),
        (sum(one.label == two.label for one, two in serious), len(serious)),
        (sum(decision.label in SERIOUS for decision in hard), len(hard)),
        {bot: sum(found) / max(1, len(found)) for bot, found in kept.items()},
        {bot: mean_of(found) for bot, found in luck.items()},
        tenths(said),
        (unfair, tried),
    )


def judged_unfairly(record: Record, seed: int) -> tuple[int, int]:
    """Return how many decisions another world that fits the mover's view changes, and how many were tried."""
    match = begin(record)
    by_text = actions_by_text(match.game)
    events = replay(record, match)
    wrong = tried = 0
    for number, (seat, text) in enumerate(record.moves):
        if text in by_text and match.state.waiting >> seat & 1:
            view = match.view(seat)
            if len(view.options) > 1:
                other = match.game.imagine(view, seeded(seed * 100_003 + number)).view(view.seat)
                here, there = (judge(match.game, each, by_text[text], number, LAW) for each in (view, other))
                wrong += repr(here) != repr(there)
                tried += 1
        next(events)
    return wrong, tried


def mean_of(found: list[float]) -> tuple[float, float]:
    """Return mean and standard error."""
    mean = sum(found) / max(1, len(found))
    squares = sum((each - mean) ** 2 for each in found)
    return mean, sqrt(squares / max(1, len(found) * (len(found) - 1)))


def tenths(said: list[tuple[float, float]]) -> list[tuple[int, float, float]]:
    """Return for each tenth of shares how many there are, what was said and what was won."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    for share, won in said:
        rows[min(TENTHS - 1, int(share * TENTHS))].append((share, won))
    return [
        (len(row), sum(share for share, _ in row) / len(row), sum(won for _, won in row) / len(row))
        for row in rows
        if row
    ]
