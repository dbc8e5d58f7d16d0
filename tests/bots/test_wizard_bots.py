"""The bots of Wizard Kittens answer legally at every table, the same way twice; each beats the one before."""

from __future__ import annotations

import pytest

import kociolek
from kociolek.bots import Bot, Clock, bot_chance, bot_named, bot_names
from kociolek.carddata import WIZARDKITTENS
from kociolek.core.api import Choices, State
from kociolek.core.rng import seeded

COMPILED = kociolek.build() == "compiled"
CLOCK = Clock(iterations=40 if COMPILED else 2)
TABLES = [
    (2, {}),
    (3, {}),
    (4, {"curses": "light"}),
    (2, {"advanced_kittens": "on", "chaos_cat": "new_rules"}),
    (4, {"advanced_kittens": "on", "chaos_cat": "new_rules"}),
    (3, {"advanced_kittens": "on", "chaos_cat": "chaos_mode", "chaos_cats": "4"}),
]


def play(names: list[str], options: dict[str, str], seed: int, clock: Clock = CLOCK) -> tuple[State, list[int]]:
    """A whole game; every choice must be one of the engine's own options."""
    state = WIZARDKITTENS.new(len(names), options, seeded(seed))
    bots: list[Bot] = [bot_named(name, WIZARDKITTENS, bot_chance(seed, seat)) for seat, name in enumerate(names)]
    chosen: list[int] = []
    out = Choices()
    while state.waiting != 0:
        seat = state.first()
        out.clear()
        state.options(seat, out)
        answer = bots[seat].choose(state.view(seat), clock).id if out.size > 1 else out.at(0)
        assert answer in [out.at(i) for i in range(out.size)]
        chosen.append(int(answer))
        state.apply(seat, answer)
    return state, chosen


def wins(name: str, others: str, games: int, clock: Clock = CLOCK) -> int:
    """Games that one bot wins alone among two others; it sits everywhere equally often."""
    won = 0
    for seed in range(games):
        seated = [others] * 3
        seated[seed % 3] = name
        won += int(play(seated, {}, seed, clock)[0].winners() == 1 << seed % 3)
    return won


def test_there_is_a_bot_of_every_level() -> None:
    assert bot_names("wizardkittens") == ["random", "easy", "eager", "tidy", "medium", "hard"]


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("name", ["easy", "eager", "tidy", "medium"])
def test_every_answer_is_legal(name: str, seats: int, options: dict[str, str]) -> None:
    for seed in range(6):
        state, chosen = play([name] * seats, options, seed)
        assert len(chosen) > 50
        assert state.prompt() == ""


@pytest.mark.parametrize(("seats", "options"), [TABLES[0], TABLES[5]])
def test_every_answer_of_hard_is_legal(seats: int, options: dict[str, str]) -> None:
    state, _ = play(["hard", *["random"] * (seats - 1)], options, 3)
    assert state.prompt() == ""


@pytest.mark.parametrize("name", ["easy", "medium"])
def test_the_same_chance_gives_the_same_answers(name: str) -> None:
    assert play([name] * 3, TABLES[5][1], 7)[1] == play([name] * 3, TABLES[5][1], 7)[1]


def test_the_same_chance_and_iterations_give_the_same_answers_of_hard() -> None:
    game = ["hard", "random", "random"]
    assert play(game, {}, 7)[1] == play(game, {}, 7)[1]


# One of three equals would win a third of the games: 40 of 120, 20 of 60.
def test_easy_beats_random() -> None:
    assert wins("easy", "random", 120) > 60  # 65 in a hundred


def test_medium_beats_random() -> None:
    assert wins("medium", "random", 60) > 51  # 99 in a hundred


def test_medium_beats_easy() -> None:
    assert wins("medium", "easy", 60) > 28  # 60 in a hundred: one step


@pytest.mark.skipif(not COMPILED, reason="takes the compiled engine")
def test_hard_beats_medium() -> None:
    assert wins("hard", "medium", 30, Clock(iterations=150)) > 10  # equals would win ten alone, it wins about eighteen
