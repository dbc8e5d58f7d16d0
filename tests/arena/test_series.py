"""Fast series play exactly the games of the referee, and give the same statistics."""

from __future__ import annotations

import os
from dataclasses import replace

import pytest

import kociolek
from kociolek.arena.schedule import Schedule
from kociolek.arena.series import Series, is_fast, play_series
from kociolek.arena.summary import summary
from kociolek.arena.tally import tallied
from kociolek.arena.workers import play_in_process
from kociolek.catalog import GAMES as GAMES_BUILT_IN
from kociolek.catalog import game_named

USUAL = 12 if kociolek.build() == "compiled" else 2
GAMES = int(os.environ.get("KOCIOLEK_SERIES", USUAL))  # make test-series compares 1,000
SERIES: list[tuple[str, int, dict[str, str], tuple[str, ...]]] = [
    ("kittens", 4, {}, ("random",) * 4),
    ("kittens", 3, {}, ("easy", "medium", "random")),
    ("kittens", 4, {"turbo": "on", "five_different": "on"}, ("medium",) * 4),
    ("kittens", 3, {"edition": "good_vs_evil"}, ("random", "easy", "random")),
    ("kittens", 4, {"barking": "on", "imploding": "on", "streaking": "on"}, ("random",) * 4),
    ("kittens", 2, {}, ("easy", "medium", "cautious", "vengeful")),
    ("wizardkittens", 3, {}, ("random",) * 3),
    ("wizardkittens", 2, {}, ("easy", "medium")),
    ("witchstone", 2, {}, ("random",) * 2),
    ("witchstone", 3, {}, ("random", "easy", "medium")),
]


def schedule(game: str, seats: int, options: dict[str, str], bots: tuple[str, ...], games: int) -> Schedule:
    rules = game_named(game)
    return Schedule(game, seats, rules.check(seats, options), bots, 5, games, box=rules.box_text)


@pytest.mark.parametrize(("game", "seats", "options", "bots"), SERIES, ids=str)
def test_a_fast_series_plays_the_games_of_the_referee(
    game: str, seats: int, options: dict[str, str], bots: tuple[str, ...]
) -> None:
    """Winners, scores, moves, decisions, endings, points, cards held and played are the same in every game."""
    compare(schedule(game, seats, options, bots, GAMES))


def test_the_box_of_a_schedule_decides_what_is_played() -> None:
    """The first built-in box was played in this process and the standard one by workers."""
    first, standard = (GAMES_BUILT_IN["wizardkittens"], game_named("wizardkittens"))
    assert first.box_text != standard.box_text
    for rules in (first, standard):
        plan = Schedule("wizardkittens", 2, rules.check(2, {}), ("random",) * 2, 5, 1, box=rules.box_text)
        assert Series(plan).game is rules
        [(_, kept)] = play_in_process(plan, range(1), keep=True)
        assert kept is not None
        assert kept.box == rules.box_text


def compare(plan: Schedule) -> None:
    slow = [replace(outcome, thinking=[]) for outcome, _ in play_in_process(plan, range(plan.games))]
    assert list(Series(plan).outcomes(range(plan.games))) == slow
    whole = summary(plan, tallied(slow))
    assert summary(plan, play_series(plan, 1, lambda more: None, detailed=True)) == whole
    bare = summary(plan, play_series(plan, 1, lambda more: None, detailed=False))
    for name in whole.keys() - {"cards", "points"}:
        assert flat(bare[name]) == flat(whole[name]), "sums of fractions may differ in their last digits"


def flat(value: object) -> object:
    """Return a part of a summary with rounded numbers."""
    if isinstance(value, dict):
        return {key: flat(part) for key, part in value.items()}
    if isinstance(value, list):
        return [flat(part) for part in value]
    return round(value, 9) if isinstance(value, float) else value


def test_external_bots_and_clocks_need_a_referee() -> None:
    plan = schedule("kittens", 2, {}, ("random", "easy"), 1)
    assert is_fast(plan)
    assert not is_fast(replace(plan, milliseconds=10.0))
    assert not is_fast(replace(plan, bots=("random", "module:Bot")))


def test_progress_counts_every_game() -> None:
    done: list[int] = []
    tally = play_series(schedule("kittens", 2, {}, ("random",) * 2, 30), 1, done.append, detailed=False)
    assert sum(done) == tally.games == 30
