"""Networks in a search: what they read in imagined worlds, and whose shares they say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kociolek.bots import Clock, bot_chance, bot_named, heuristic_for
from kociolek.bots.guided import NetworkHeuristic
from kociolek.bots.network import NetworkBot, Reader
from kociolek.catalog import GAMES
from kociolek.core.api import Choices, Game, Seat, State, View
from kociolek.core.rng import seeded
from kociolek.training.speed import random_network

SETUPS: list[tuple[str, int, dict[str, str]]] = [
    ("kittens", 3, {}),
    ("kittens", 2, {"edition": "good_vs_evil"}),
    ("wizardkittens", 3, {}),
    ("witchstone", 2, {}),
]


def views(game: Game, seats: int, options: dict[str, str], count: int) -> Iterator[View]:
    """Yield views with a choice from games of `medium`."""
    state = game.new(seats, options, seeded(3))
    medium = bot_named("medium", game, seeded(4))
    while count > 0 and state.waiting != 0:
        seat = state.first()
        view = state.view(seat)
        if len(view.options) > 1:
            count -= 1
            yield view
        state.apply(seat, medium.choose(view, Clock()).id)


def choices_of(view: View) -> Choices:
    found = Choices()
    for option in view.options:
        found.add(option.id)
    return found


def judge(game: Game, seats: int, options: dict[str, str], guided: bool) -> tuple[NetworkHeuristic, NetworkBot]:
    checked = game.check(seats, options)
    network = random_network(game, seats, checked, seeded(5, 1), guided)
    reader = Reader(game, seats, checked)
    base = heuristic_for(game)
    return NetworkHeuristic(base, base, network, reader, True, True), NetworkBot(game, seeded(6), network, reader, base)


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_an_imagined_world_is_read_as_its_player_could(name: str, seats: int, options: dict[str, str]) -> None:
    """Whatever world a search imagines for a view, the network sees the row of the view, and so gives one answer."""
    game = GAMES[name]
    heuristic, bot = judge(game, seats, options, guided=True)
    observer = game.observer(seats, game.check(seats, options))
    for number, view in enumerate(views(game, seats, options, 25)):
        answer = bot.choose(view, Clock()).id
        for luck in range(2):
            world = game.imagine(view, seeded(number, 2 + luck))
            heuristic.adjust_world(world, view.seat, seeded(7))
            heuristic.ready(world)
            assert list(heuristic.row(world, view.seat)) == list(observer.observe(view))
            assert heuristic.choose(world, view.seat, choices_of(view), seeded(8)) == answer


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_shares_belong_to_their_seats(name: str, seats: int, options: dict[str, str]) -> None:
    """The outputs begin with the player who is asked; a game that is over is rated by the game."""
    game = GAMES[name]
    heuristic, _ = judge(game, seats, options, guided=False)
    state: State = game.new(seats, options, seeded(9))
    shares, true = [0.0] * seats, [0.0] * seats
    chance = bot_chance(9, 0)
    while state.waiting != 0:
        seat = state.first()
        out = Choices()
        state.options(seat, out)
        if out.size > 1 and chance.below(20) == 0:
            heuristic.evaluate(state, shares)
            row = heuristic.row(state, seat)
            for place, value in enumerate(heuristic.network.values(row)):
                even = 1 / seats
                assert shares[(seat + place) % seats] == pytest.approx(min(1, max(0, even + (1 - even) * value)))
        state.apply(Seat(seat), out.at(chance.below(out.size)))
        state.stand()
    heuristic.evaluate(state, shares)
    heuristic_for(game).evaluate(state, true)
    assert shares == true
