"""Benchmark of the analysis: time, noise between two seeds, labels, calibration, fairness, and what bots keep."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import exp, log, sqrt
from time import process_time
from typing import Final

from kociolek.analysis.calibration import calibrated, fitted, fitted_power, mapped, scaled, sharpened
from kociolek.analysis.game import KEPT_LEAST, Analyser, Analysis, Budget, Decision, judge
from kociolek.analysis.race import candidates
from kociolek.bots import Clock, bot_chance, bot_named
from kociolek.bots.registry import heuristic_for
from kociolek.core.api import Game, View
from kociolek.core.rng import seeded
from kociolek.match import Match, actions_by_text
from kociolek.record import Record, begin, record_of, replay
from kociolek.search.trial import Trial

BOTS: Final = ("random", "easy", "medium", "hard")
THINKING: Final = Clock(iterations=400)
SERIOUS: Final = frozenset({"mistake", "blunder"})
TENTHS: Final = 10
MIXED: Final = ("random", "easy", "medium", "medium")  # without `hard`, whose thinking takes most of the time
SAMPLES: Final = 6  # decisions of a game
ASKED: Final = {"kittens": 6, "wizardkittens": 6, "witchstone": 3}  # decisions of a game in which all bots are asked
SAMPLED: Final = {"kittens": 200, "wizardkittens": 64, "witchstone": 24}  # rounds of such a decision
OTHERS: Final = 4  # likely moves that are tried beside theirs
NO_CHANCE: Final = 0.03  # of the win; who has no more has nothing to keep
LAW: Final = Budget((4,), 4, 2, 0, opinion=(4,), deeper=4)  # enough work to show a difference


@dataclass(frozen=True)
class Figures:
    """What `kociolek bench analysis` measures."""

    game: str
    games: int
    decisions: int
    seconds: float  # of processor time per game
    slowest: float
    moments: float  # seconds of processor time until the turning points are known, of the slowest game
    noise: float  # standard deviation of a loss between two seeds, per decision
    labels_agree: tuple[int, int]  # serious labels that both seeds give, of those that one gives
    hard_labelled: tuple[int, int]  # decisions of `hard` with a serious label, of all
    kept: dict[str, float]  # by bot
    luck: dict[str, tuple[float, float]]  # by bot: mean and its standard error
    calibration: list[tuple[int, float, float]]  # by tenth: how many, mean share said, share won
    unfair: tuple[int, int]  # decisions judged differently in another world that fits the view, of all tried


def play(game: Game, bots: list[str], seed: int, options: dict[str, str] | None = None) -> Record:
    """Return the record of a game of bots."""
    match = Match(game, len(bots), options or {}, seed, bots)
    players = [bot_named(bot, game, bot_chance(seed, seat)) for seat, bot in enumerate(bots)]
    while not match.over:
        seat = int(match.state.first())
        match.act(seat, players[seat].choose(match.view(seat), THINKING))
    return record_of(match)


def run(record: Record, variant: int, thorough: bool = False) -> tuple[Analysis, float, float]:
    """Return an analysis, its processor time, and that until the turning points were known."""
    began, moments = process_time(), 0.0
    analyser = Analyser(record, thorough, variant)
    for _ in analyser.run():
        if analyser.moments is not None and not moments:
            moments = process_time() - began
    return analyser.result(), process_time() - began, moments


def measure_analysis(game: Game, games: int, seats: int = 4, thorough: bool = False, first: int = 0) -> Figures:
    """Play games of four bots, each on every seat in turn, and analyse each game twice. `first` is the first seed."""
    times: list[float] = []
    early = 0.0
    both: list[tuple[Decision, Decision]] = []
    hard: list[Decision] = []
    kept: dict[str, list[float]] = {bot: [] for bot in BOTS}
    luck: dict[str, list[float]] = {bot: [] for bot in BOTS}
    said: list[tuple[float, float]] = []
    unfair, tried = 0, 0
    for seed in range(first, first + games):
        bots = [BOTS[(seed + seat) % len(BOTS)] for seat in range(seats)]
        record = play(game, bots, seed)
        one, spent, moments = run(record, 0, thorough)
        two, again, _ = run(record, 1, thorough)
        times += [spent, again]
        early = max(early, moments)
        both += list(zip(one.decisions, two.decisions, strict=True))
        hard += [decision for decision in one.decisions if bots[decision.seat] == "hard"]
        for bot, account in zip(bots, one.accounts, strict=True):
            kept[bot].append(account.kept)
            luck[bot].append(account.luck / 1e6)
        share = 1.0 / max(1, len(record.winners))
        for decision in one.decisions:
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
        early,
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


# -- what bots keep -----------------------------------------------------------------------
@dataclass(frozen=True)
class Keeping:
    """What `kociolek bench kept` measures: what each bot keeps of its chances when all are asked the same."""

    game: str
    options: dict[str, str]
    games: int
    decisions: int
    kept: dict[str, float]  # by bot
    ahead: dict[str, tuple[float, float]]  # of the next weaker bot, in logarithms: mean and its standard error


def measure_kept(game: Game, games: int, options: dict[str, str], seats: int = 4, first: int = 0) -> Keeping:
    """Ask every bot what it would play in the same decisions of games of bots, and judge all answers together.

    Answers are compared in the same imagined worlds, which tells bots apart in far fewer games than their own would.
    """
    rows: list[dict[str, float]] = []
    for seed in range(first, first + games):
        record = play(game, mixed(seed, seats), seed, options)
        for view, _, number in drawn(record, ASKED[game.key]):
            row = kept_by_bots(begin(record).game, view, seed * 1000 + number)
            if row:
                rows.append(row)
    means = {bot: mean_of([row[bot] for row in rows]) for bot in BOTS}
    ahead = {bot: mean_of([row[bot] - row[weaker] for row in rows]) for weaker, bot in pairwise(BOTS)}
    return Keeping(game.key, options, games, len(rows), {bot: exp(mean) for bot, (mean, _) in means.items()}, ahead)


def kept_by_bots(game: Game, view: View, seed: int) -> dict[str, float]:
    """Return the logarithm of what each bot keeps in a decision; nothing if hardly a chance is left.

    What is best is chosen on one half of the rounds and measured on the other.
    """
    heuristic, seat = heuristic_for(game), int(view.seat)
    answers = {bot: int(bot_named(bot, game, seeded(seed)).choose(view, THINKING).id) for bot in BOTS}
    others = candidates(game, heuristic, view, seed)[:OTHERS]
    trial = Trial(game, heuristic, view, seed, list(dict.fromkeys([*answers.values(), *others])))
    trial.run(SAMPLED[game.key])
    branches = {branch.action: branch for branch in trial.branches}
    best = 0.0
    for half in (0, 1):
        choice = max(trial.branches, key=lambda branch: branch.mean(seat, half, 2))
        best += choice.mean(seat, 1 - half, 2) / 2
    if best < NO_CHANCE:
        return {}
    return {bot: log(max(KEPT_LEAST, branches[action].mean(seat) / best)) for bot, action in answers.items()}


# -- calibration --------------------------------------------------------------------------
@dataclass(frozen=True)
class Sample:
    """Shares of all seats at a decision, by rollouts from the mover's view, and what became of them."""

    game: int
    shares: list[float]
    won: list[float]


@dataclass(frozen=True)
class Fit:
    """What `kociolek bench calibration` measures: a fitted map, tried on games it was not fitted to."""

    game: str
    games: int
    samples: int
    power: float
    fitted: list[tuple[float, float]]
    shipped: list[tuple[int, float, float, float]]  # by tenth: how many, said by the map in use, won, standard error
    tried: list[tuple[int, float, float, float]]  # by maps fitted to the other half of the games


def measure_calibration(game: Game, games: int, seats: int = 4, first: int = 0) -> Fit:
    """Sample decisions of games of bots, fit a map, and try it and the map in use."""
    samples = [
        sample
        for seed in range(first, first + games)
        for sample in samples_of(play(game, mixed(seed, seats), seed), seed)
    ]
    halves = [[each for each in samples if each.game % 2 == half] for half in (0, 1)]
    maps = [map_of(half) for half in reversed(halves)]  # each half is tried with the map of the other
    power, whole = map_of(samples)
    return Fit(
        game.key,
        games,
        len(samples),
        power,
        whole,
        told([(each, calibrated(game.key, each.shares)) for each in samples]),
        told(
            [
                (each, scaled([mapped(rising, share) for share in sharpened(each.shares, power)], sum(each.shares)))
                for half, (power, rising) in zip(halves, maps, strict=True)
                for each in half
            ]
        ),
    )


def map_of(samples: list[Sample]) -> tuple[float, list[tuple[float, float]]]:
    """Return the power and the map that fit samples."""
    power = fitted_power([(each.shares, each.won) for each in samples])
    pairs = (zip(sharpened(each.shares, power), each.won, strict=True) for each in samples)
    return power, fitted([pair for each in pairs for pair in each])


def mixed(seed: int, seats: int) -> list[str]:
    return [MIXED[(seed + seat) % len(MIXED)] for seat in range(seats)]


def drawn(record: Record, most: int) -> list[tuple[View, int, int]]:
    """Return a few decisions of a game, drawn at random: what was seen, the answer, the number of the move."""
    match = begin(record)
    by_text, chance = actions_by_text(match.game), seeded(record.seed * 7919 + 1)
    asked: list[tuple[View, int, int]] = []
    events = replay(record, match)
    for number, (seat, text) in enumerate(record.moves, start=1):
        if text in by_text and match.state.waiting >> seat & 1:
            view = match.view(seat)
            if len(view.options) > 1 and heuristic_for(match.game).settled(view) < 0:
                asked.append((view, by_text[text].id, number))
        next(events)
    return [asked.pop(int(chance.below(len(asked)))) for _ in range(min(most, len(asked)))]


def samples_of(record: Record, seed: int) -> list[Sample]:
    """Return the shares of a few decisions of a game."""
    game = begin(record).game
    won = [1.0 / len(record.winners) if seat in record.winners else 0.0 for seat in range(record.seats)]
    found = []
    for view, played, number in drawn(record, SAMPLES):
        trial = Trial(game, heuristic_for(game), view, number, [played])
        trial.run(SAMPLED[game.key])
        found.append(Sample(seed, [trial.branches[0].mean(seat) for seat in range(record.seats)], won))
    return found


def told(samples: list[tuple[Sample, list[float]]]) -> list[tuple[int, float, float, float]]:
    """Return for each tenth of the shares that were said how many there are, what was said and won, and the error.

    Shares of one game stand or fall together, so the error is that of means of games.
    """
    rows: list[dict[int, list[float]]] = [{} for _ in range(TENTHS)]
    said, won, count = [0.0] * TENTHS, [0.0] * TENTHS, [0] * TENTHS
    for each, shares in samples:
        for share, result in zip(shares, each.won, strict=True):
            tenth = min(TENTHS - 1, int(share * TENTHS))
            rows[tenth].setdefault(each.game, []).append(share - result)
            said[tenth] += share
            won[tenth] += result
            count[tenth] += 1
    found = []
    for tenth in range(TENTHS):
        n = count[tenth]
        if n:
            mean = (said[tenth] - won[tenth]) / n
            squares = sum((sum(row) - mean * len(row)) ** 2 for row in rows[tenth].values())
            found.append((n, said[tenth] / n, won[tenth] / n, sqrt(squares) / n))
    return found
