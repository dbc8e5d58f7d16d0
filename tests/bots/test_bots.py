"""Bots answer legally, from the view alone, the same way twice; and `easy` is better than chance."""

from __future__ import annotations

import pytest

from kociolek.bots import BOTS, Bot, Clock, bot_chance, bot_named, bot_names
from kociolek.core.api import Choices, State
from kociolek.core.errors import BadOptions
from kociolek.core.rng import seeded
from kociolek.games.kittens.game import KITTENS

CLOCK = Clock(iterations=20)
EDITIONS = {"original": 5, "party_pack": 10, "good_vs_evil": 5}
TABLES = [(edition, seats) for edition, most in EDITIONS.items() for seats in (2, 3, most)]


def ask(state: State, bots: list[Bot]) -> int:
    """Let the next seat answer; its choice must be one of the engine's own options."""
    seat = state.first()
    out = Choices()
    state.options(seat, out)
    chosen = bots[seat].choose(state.view(seat), CLOCK)
    assert chosen.id in [out.at(i) for i in range(out.size)]
    state.apply(seat, chosen.id)
    return chosen.id


def play(names: list[str], options: dict[str, str], seed: int) -> tuple[State, list[int]]:
    state = KITTENS.new(len(names), options, seeded(seed))
    bots = [bot_named(name, KITTENS, bot_chance(seed, seat)) for seat, name in enumerate(names)]
    chosen = []
    while state.waiting != 0:
        chosen.append(ask(state, bots))
        assert len(chosen) < 5000
    return state, chosen


@pytest.mark.parametrize("name", BOTS["kittens"])
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_every_answer_is_legal(name: str, edition: str, seats: int) -> None:
    options = {"edition": edition, "five_different": "on"}
    for seed in range(10):
        state, _ = play([name] * seats, options, seed)
        assert state.winners() != 0


@pytest.mark.parametrize("name", BOTS["kittens"])
def test_the_same_chance_gives_the_same_answers(name: str) -> None:
    bots = [name] * 4
    assert play(bots, {"edition": "good_vs_evil"}, 7)[1] == play(bots, {"edition": "good_vs_evil"}, 7)[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_easy_beats_random(edition: str) -> None:
    """One easy bot against three random ones would win 75 of 300 games if it were no better than they."""
    wins = 0
    for seed in range(300):
        bots = ["random"] * 4
        bots[seed % 4] = "easy"
        state, _ = play(bots, {"edition": edition}, seed)
        wins += int(state.winners() == 1 << seed % 4)
    assert wins > 165


def test_the_registry_knows_names_and_says_so() -> None:
    assert bot_names("kittens") == ["random", "easy"]
    with pytest.raises(BadOptions) as refused:
        bot_named("esay", KITTENS, seeded(1))
    assert refused.value.key == "unknown-bot"
    assert refused.value.values == {"bot": "esay", "known": "random,easy"}
