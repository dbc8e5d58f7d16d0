"""`master`: its networks, and how it plays where it has none."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest

from kociolek.bots import Clock, bot_chance, bot_named
from kociolek.bots.master_bot import Master
from kociolek.bots.network import fits, network_of
from kociolek.bots.shipped import FOLDER, PACKAGE, learned_for, shipped
from kociolek.catalog import GAMES, game_named
from kociolek.core.api import Game, View
from kociolek.core.rng import seeded

MOST_BYTES = 3_000_000  # of one game
LARGEST_TABLES = [("kittens", 5, {"edition": "good_vs_evil", "barking": "on"}), ("wizardkittens", 4, {})]
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


# -- shipped networks ---------------------------------------------------------------------
def test_every_shipped_network_fits_its_set_up() -> None:
    """A change of rows or actions leaves `master` without a network: learn it again (docs/bots/learned.md)."""
    sizes: Counter[str] = Counter()
    found = [file for file in (files(PACKAGE) / FOLDER).iterdir() if file.name.endswith(".network")]
    assert len(found) == len(shipped()) - 1  # no two for one set-up
    for file in found:
        data = file.read_bytes()
        shape = network_of(data).shape
        game = game_named(shape.game)
        assert game.check(shape.seats, shape.options) == shape.options
        fits(network_of(data), game, shape.seats, shape.options)
        assert learned_for(game, shape.seats, shape.options) is not None
        sizes[shape.game] += len(data)
    assert sizes
    assert all(size <= MOST_BYTES for size in sizes.values()), sizes


def test_there_is_a_network_for_each_game() -> None:
    good_vs_evil = {"edition": "good_vs_evil"}
    for game, seats, options in [
        ("kittens", 4, {}),
        ("kittens", 2, good_vs_evil),
        ("wizardkittens", 3, {}),
        ("witchstone", 2, {}),
    ]:
        assert learned_for(game_named(game), seats, game_named(game).check(seats, options)) is not None, (
            game,
            seats,
            options,
        )


@pytest.mark.parametrize(("name", "seats", "options"), [*SETUPS, *LARGEST_TABLES])
def test_master_answers_with_and_without_a_network(name: str, seats: int, options: dict[str, str]) -> None:
    """The same way twice, and the same in a bot worker, which gets the view as JSON."""
    game = game_named(name)
    for view in views(game, seats, options, 4):
        answers = []
        for seen in (view, game.read_view(json.loads(json.dumps(view.to_json())))):
            bot = bot_named("master", game, bot_chance(1, 0))
            assert isinstance(bot, Master)
            answers.append(bot.choose(seen, Clock(iterations=12)))
        assert answers[0] in view.options
        assert answers[0].id == answers[1].id


def test_other_set_ups_and_boxes_have_no_network() -> None:
    game = game_named("kittens")
    view = next(views(game, 4, {}, 1))
    assert view.chosen() == game.check(4, {})
    assert learned_for(game, 4, {**view.chosen(), "turbo": "on"}) is None
    assert learned_for(game, 7, view.chosen()) is None
    for name, seats in (("wizardkittens", 3), ("witchstone", 2)):
        first = GAMES[name]  # with the first box, not the standard one
        assert first.box_id != game_named(name).box_id
        assert learned_for(first, seats, first.check(seats, {})) is None
