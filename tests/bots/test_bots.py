"""Bots answer legally, from the view alone, the same way twice; and `easy` is better than chance."""

from __future__ import annotations

import pytest

import kociolek
from kociolek.bots import BOTS, Bot, Clock, bot_chance, bot_named, bot_names
from kociolek.core.api import Choices, State
from kociolek.core.errors import BadOptions
from kociolek.core.rng import seeded
from kociolek.games.kittens.game import KITTENS

CLOCK = Clock(iterations=5)
EDITIONS = {"original": 5, "party_pack": 10, "good_vs_evil": 5}
BOXES = ("barking", "imploding", "streaking")
TABLES = [(edition, seats) for edition, most in EDITIONS.items() for seats in (2, 3, most)]
EXPANDED = [(edition, seats, boxes) for edition in EDITIONS for seats in (2, 4) for boxes in (*BOXES, ",".join(BOXES))]


def ask(state: State, bots: list[Bot], clock: Clock) -> int:
    """Let the next seat answer; its choice must be one of the engine's own options."""
    seat = state.first()
    out = Choices()
    state.options(seat, out)
    chosen = bots[seat].choose(state.view(seat), clock)
    assert chosen.id in [out.at(i) for i in range(out.size)]
    state.apply(seat, chosen.id)
    return chosen.id


def play(names: list[str], options: dict[str, str], seed: int, clock: Clock = CLOCK) -> tuple[State, list[int]]:
    state = KITTENS.new(len(names), options, seeded(seed))
    bots = [bot_named(name, KITTENS, bot_chance(seed, seat)) for seat, name in enumerate(names)]
    chosen = []
    while state.waiting != 0:
        chosen.append(ask(state, bots, clock))
        assert len(chosen) < 5000
    return state, chosen


@pytest.mark.parametrize("name", BOTS["kittens"])
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_every_answer_is_legal(name: str, edition: str, seats: int) -> None:
    options = {"edition": edition, "five_different": "on"}
    for seed in range(1 if name == "hard" else 5):
        state, _ = play([name] * seats, options, seed)
        assert state.winners() != 0


@pytest.mark.parametrize("name", BOTS["kittens"])
@pytest.mark.parametrize(("edition", "seats", "boxes"), EXPANDED)
def test_every_answer_is_legal_with_expansions(name: str, edition: str, seats: int, boxes: str) -> None:
    for seed in range(1 if name == "hard" else 3):
        options = {"edition": edition, "turbo": ["off", "on"][seed % 2], **dict.fromkeys(boxes.split(","), "on")}
        state, _ = play([name] * seats, options, seed)
        assert state.winners() != 0


@pytest.mark.parametrize("name", BOTS["kittens"])
def test_the_same_chance_gives_the_same_answers(name: str) -> None:
    bots = [name] * 4
    assert play(bots, {"edition": "good_vs_evil"}, 7)[1] == play(bots, {"edition": "good_vs_evil"}, 7)[1]


def wins(name: str, others: str, seats: int, options: dict[str, str], games: int, clock: Clock = CLOCK) -> int:
    """How many of the games one bot wins, going from seat to seat."""
    won = 0
    for seed in range(games):
        bots = [others] * seats
        bots[seed % seats] = name
        state, _ = play(bots, options, seed, clock)
        won += int(state.winners() == 1 << seed % seats)
    return won


@pytest.mark.parametrize("edition", EDITIONS)
def test_easy_beats_random(edition: str) -> None:
    """One easy bot against three random ones would win 75 of 300 games if it were no better than they."""
    assert wins("easy", "random", 4, {"edition": edition}, 300) > 165


@pytest.mark.parametrize("boxes", BOXES)
def test_easy_beats_random_with_expansions(boxes: str) -> None:
    assert wins("easy", "random", 4, {"edition": "original", boxes: "on"}, 100) > 45


@pytest.mark.skipif(kociolek.build() != "compiled", reason="takes the compiled engine")
@pytest.mark.parametrize(("edition", "boxes"), [(e, "") for e in EDITIONS] + [("original", box) for box in BOXES])
def test_medium_beats_easy(edition: str, boxes: str) -> None:
    """125 of 500 would be par, 150 is more than two and a half deviations above it."""
    options = {"edition": edition, **({boxes: "on"} if boxes else {})}
    assert wins("medium", "easy", 4, options, 500) > 150


@pytest.mark.skipif(kociolek.build() != "compiled", reason="takes the compiled engine")
def test_hard_beats_medium() -> None:
    """With a fraction of its time. 60 of 120 and 30 of 120 would be par."""
    assert wins("hard", "medium", 2, {"edition": "good_vs_evil"}, 120, Clock(iterations=300)) >= 70
    assert wins("hard", "medium", 4, {"edition": "original"}, 120, Clock(iterations=1500)) >= 40


def test_the_registry_knows_names_and_says_so() -> None:
    assert bot_names("kittens") == ["random", "easy", "chaotic", "cautious", "vengeful", "medium", "hard"]
    with pytest.raises(BadOptions) as refused:
        bot_named("esay", KITTENS, seeded(1))
    assert refused.value.key == "unknown-bot"
    assert refused.value.values == {"bot": "esay", "known": ",".join(bot_names("kittens"))}
