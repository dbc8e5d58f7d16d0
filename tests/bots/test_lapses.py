"""Levels between two bots: a share of the answers is that of the weaker one."""

from __future__ import annotations

from kociolek.bots import Bot, Clock
from kociolek.bots.lapses import Lapsing
from kociolek.core.api import Action, Game, View
from kociolek.core.rng import seeded
from kociolek.games.kittens.game import KITTENS


class First(Bot):
    def choose(self, view: View, clock: Clock) -> Action:
        return view.options[0]


class Last(Bot):
    def choose(self, view: View, clock: Clock) -> Action:
        return view.options[-1]


def lapses(game: Game, seats: int, by_seats: dict[int, int]) -> int:
    """Return how many of 400 answers are lapses."""
    state = game.new(seats, {}, seeded(1))
    view = state.view(state.first())
    rng = seeded(2)
    bot = Lapsing(game, rng, First(game, rng), Last(game, rng), by_seats)
    assert len(view.options) > 1
    return sum(bot.choose(view, Clock()) is view.options[-1] for _ in range(400))


def test_lapses_come_as_often_as_set_for_the_number_of_seats() -> None:
    by_seats = {1: 0, 3: 25, 5: 100}
    assert lapses(KITTENS, 2, by_seats) == 0
    assert 70 < lapses(KITTENS, 3, by_seats) < 130
    assert lapses(KITTENS, 4, by_seats) == lapses(KITTENS, 3, by_seats)
    assert lapses(KITTENS, 5, by_seats) == 400


def test_it_uses_its_time_if_the_better_bot_does() -> None:
    rng = seeded(1)
    quick = First(KITTENS, rng)
    assert not Lapsing(KITTENS, rng, quick, quick, {1: 50}).searches()
