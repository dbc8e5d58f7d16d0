"""Analysis of games: fair by construction, accounts that add up, labels only where they are clear."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

import kociolek
from kociolek.analysis.calibration import MAPS, POWERS, calibrated, fitted, fitted_power, mapped, sharpened
from kociolek.analysis.game import (
    BUDGETS,
    WHOLE,
    Analysis,
    Budget,
    Decision,
    Unfinished,
    accounts_of,
    analyse,
    is_known,
    judge,
    kept,
    label_of,
    may_become_clear,
    parts_of,
)
from kociolek.analysis.race import Line
from kociolek.analysis.words import say, section, turning_points
from kociolek.bots import Clock, bot_chance, bot_named
from kociolek.bots.registry import heuristic_for
from kociolek.catalog import GAMES
from kociolek.core.rng import seeded
from kociolek.match import Match
from kociolek.record import STOPPED, Record, record_of
from kociolek.search.trial import Trial
from kociolek.text import LANGUAGES, texts

COMPILED = kociolek.build() == "compiled"
QUICK = Budget((4, 8) if COMPILED else (2,), 4, 4, 1, opinion=(8,), deeper=16 if COMPILED else 4)
SMALL = Budget((12, 24), 4, 12, 1)
DECISIONS = 40 if COMPILED else 4


def played(game: str, seats: int, seed: int, bot: str = "random", most: int = 10_000) -> Match:
    """A game of bots, or its beginning."""
    match = Match(GAMES[game], seats, {}, seed, [f"P{seat}" for seat in range(seats)])
    bots = [bot_named(bot, match.game, bot_chance(seed, seat)) for seat in range(seats)]
    while not match.over and len(match.moves) < most:
        seat = int(match.state.first())
        match.act(seat, bots[seat].choose(match.view(seat), Clock(iterations=1)))
    return match


@pytest.fixture(scope="module")
def analysed() -> Analysis:
    return analyse(record_of(played("kittens", 3, 5)), budget=SMALL)


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_judged_by_the_view_alone(game: str) -> None:
    """In every other world that looks the same to the mover, the judgement is the same, byte for byte."""
    match = Match(GAMES[game], 3, {}, 11)
    chance, judged = seeded(11), 0
    while not match.over and judged < DECISIONS:
        seat = int(match.state.first())
        view = match.view(seat)
        action = view.options[chance.below(len(view.options))]
        if len(view.options) > 1 and chance.below(3) == 0:
            judged += 1
            other = match.game.imagine(view, seeded(1000 + judged)).view(view.seat)
            number = len(match.moves)
            here = repr(judge(match.game, view, action, number, QUICK))
            assert here == repr(judge(match.game, other, action, number, QUICK)), (game, number, action.text)
        match.act(seat, action)
    assert judged >= min(DECISIONS, 4)


def test_accounts_add_up_exactly(analysed: Analysis) -> None:
    for account in analysed.accounts:
        assert account.result == account.start - account.losses + account.gifts + account.luck
    assert sum(account.luck for account in analysed.accounts) == 0
    assert sum(account.result for account in analysed.accounts) == WHOLE
    assert sum(account.losses for account in analysed.accounts) == sum(account.gifts for account in analysed.accounts)
    assert sum(account.decisions for account in analysed.accounts) == len(analysed.decisions)


def test_accounts_add_up_when_nobody_wins_or_the_win_is_shared() -> None:
    line = Line("draw", 0.2, 0.01, 100)
    lost = Decision(
        1, 0, "turn", line, line, [], 0.123457, 0.01, 0.4, "mistake", [0.2, 0.4, 0.4], [0.0, 0.1, 0.023], []
    )
    for result in ([0.0, 0.0, 0.0], [1 / 3, 1 / 3, 1 / 3], [0.5, 0.0, 0.5]):
        accounts = accounts_of([lost], result, ["mistake"])
        assert sum(account.luck for account in accounts) == 0
        assert accounts[0].losses == 123_457 == sum(account.gifts for account in accounts)
        assert accounts[0].labels == {"mistake": 1}
    assert sum(parts_of([1 / 3, 1 / 3, 1 / 3], WHOLE)) == WHOLE


def test_an_analysis_can_be_repeated(analysed: Analysis) -> None:
    assert analyse(record_of(played("kittens", 3, 5)), budget=SMALL) == analysed


def test_the_undoing_of_a_known_kitten_is_a_blunder(analysed: Analysis) -> None:
    """Random play throws chances away, and every label is beyond two standard errors."""
    labelled = [decision for decision in analysed.decisions if decision.label]
    assert labelled
    for decision in labelled:
        assert decision.loss > 2 * decision.error
        assert decision.best.move != decision.played.move
        assert sum(decision.gifts) == pytest.approx(decision.loss)


def test_labels() -> None:
    assert label_of(0.2, 0.01, 0.6, 0.02) == "blunder"
    assert label_of(0.1, 0.01, 0.3, 0.02) == "mistake"
    assert label_of(0.05, 0.01, 0.13, 0.01) == "inaccuracy"
    assert label_of(0.05, 0.03, 0.6, 0.02) == "", "not clear"
    assert label_of(0.005, 0.001, 0.6, 0.02) == "", "too small to see"
    assert label_of(0.05, 0.01, 0.05, 0.01) == ""
    assert label_of(0.05, 0.01, 0.11, 0.01) == "", "an inaccuracy is clearly above its border"
    assert label_of(0.2, 0.01, 0.48, 0.02) == "mistake"
    assert label_of(0.025, 0.001, 0.9, 0.02) == "inaccuracy", "who hardly has a chance cannot lose it"
    assert label_of(0.04, 0.01, 0.9, 0.02) == "inaccuracy", "not clearly a serious loss"
    assert label_of(0.2, 0.01, 0.6, 0.02, agreed=(0.25,)) == "mistake", "the second opinion says no more"
    assert label_of(0.2, 0.01, 0.6, 0.02, agreed=()) == "inaccuracy"


def test_rounds_in_depth_go_on_only_while_the_label_is_open() -> None:
    """Of 6,400 rounds 100 are done: a value far below a border cannot rise above it, one near it may."""
    assert may_become_clear(0.5, 0.03, border=0.5, done=100 / 6400)
    assert not may_become_clear(0.4, 0.03, border=0.5, done=100 / 6400)
    assert not may_become_clear(0.5, 0.03, border=0.5, done=1.0), "not clear at the end"
    assert may_become_clear(0.57, 0.03, border=0.5, done=1.0)


def test_a_few_rounds_that_nobody_has_won_decide_nothing() -> None:
    """Without a single win the estimates seem to have no error; the race goes on all the same."""
    game = GAMES["kittens"]
    view = Match(game, 2, {}, 1).view(0)
    trial = Trial(game, heuristic_for(game), view, 1, [option.id for option in view.options[:2]])
    for branch in trial.branches:
        for _ in range(25):
            branch.note([0.0, 1.0], [])
    mine = trial.branches[0]
    assert not is_known(trial, mine, doubt=0.02)
    for branch in trial.branches:
        for _ in range(475):
            branch.note([0.0, 1.0], [])
    assert is_known(trial, mine, doubt=0.02)


def test_what_was_kept() -> None:
    line = Line("draw", 0.2, 0.01, 100)
    one = Decision(1, 0, "turn", line, line, [], 0.2, 0.01, 0.5, "blunder", [], [], [])
    assert kept([]) == 1.0
    assert kept([one]) == pytest.approx(0.5)
    assert kept([one, replace(one, loss=0.0, part=0.0)]) == pytest.approx(0.5**0.5)


def test_an_unfinished_game_is_refused() -> None:
    record: Record = record_of(played("kittens", 3, 5, most=10))
    assert record.end == STOPPED
    with pytest.raises(Unfinished):
        analyse(record)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_to_each_player(analysed: Analysis, lang: str) -> None:
    t = texts(lang)
    for seat in range(3):
        said = [say(t, each, analysed.players, str) for each in section(analysed, seat)]
        assert len(said) >= 3
    assert len(turning_points(analysed)) == 3
    assert all(say(t, each, analysed.players, str) for each in turning_points(analysed))


@pytest.mark.parametrize("game", GAMES)
def test_the_maps_rise(game: str) -> None:
    points = MAPS[game]
    assert points[0] == (0.0, 0.0)
    assert points[-1] == (1.0, 1.0)
    assert all(low < high and under < over for (low, under), (high, over) in pairwise(points))
    assert sum(calibrated(game, [0.1, 0.2, 0.7])) == pytest.approx(1.0)
    assert set(BUDGETS) == set(POWERS) == set(GAMES)


def test_a_map_is_found_again_from_what_it_made() -> None:
    """From shares that are too sure the fitted map leads back. Where won shares fall, neighbours are pooled."""
    chance, said = seeded(3), []
    for _ in range(20_000):
        true = chance.below(1000) / 1000
        said.append((true**2, 1.0 if int(chance.below(1000)) < true * 1000 else 0.0))
    rising = fitted(said)
    assert all(low < high and under < over for (low, under), (high, over) in pairwise(rising))
    for true in (0.2, 0.4, 0.6, 0.8):
        assert mapped(rising, true**2) == pytest.approx(true, abs=0.04)
    fallen = fitted([(0.1, 1.0), (0.2, 0.0), (0.3, 1.0), (0.4, 0.0)], 4)
    assert fallen == [(0.0, 0.0), (0.25, 0.5), (1.0, 1.0)]
    tiny = fitted([(0.0001, 0.0), (0.0002, 0.001), (0.5, 0.4)], 3)
    assert tiny == [(0.0, 0.0), (0.001, 0.001), (0.5, 0.4), (1.0, 1.0)], "equal after rounding"


def test_a_power_is_found_again_from_what_it_made() -> None:
    """Shares of points that are too timid become chances to win: who leads wins nearly always."""
    chance, samples = seeded(5), []
    for _ in range(2000):
        first = (1 + chance.below(98)) / 99
        wins = int(chance.below(1000)) < 1000 * sharpened([first, 1 - first], 3.0)[0]
        samples.append(([first, 1 - first], [1.0, 0.0] if wins else [0.0, 1.0]))
    assert fitted_power(samples) == pytest.approx(3.0, abs=0.5)
    assert sharpened([0.2, 0.3, 0.5], 1.0) == [0.2, 0.3, 0.5]
    assert sum(sharpened([0.2, 0.3, 0.5], 3.5)) == pytest.approx(1.0)


def test_a_loss_in_depth_is_measured_in_fresh_rounds() -> None:
    """A clear mistake stays one, and what was played keeps the rounds of its last trial."""
    record = record_of(played("kittens", 3, 5))
    deep = analyse(record, budget=replace(SMALL, deeper=96))
    plain = analyse(record, budget=SMALL)
    rounds = {each.number: each.played.rounds for each in deep.decisions}
    assert any(rounds[each.number] > each.played.rounds for each in plain.decisions)
    for one in deep.decisions:
        assert one.part <= 1.0
        assert sum(one.gifts) == pytest.approx(one.loss)
