"""`hard-1` never changes: what it answers is written down here. It is no bot for tables, but for the arena."""

from __future__ import annotations

import hashlib

import pytest

from kociolek.bots import Clock, bot_chance, bot_named, bot_names
from kociolek.catalog import GAMES
from kociolek.match import Match

# A change of these means that bots are measured against something else. If the numbers of `medium` change, `hard-1`
# keeps a copy of the old ones.
ANSWERS = {
    ("kittens", 4): "05dae6eeb25223c7",
    ("wizardkittens", 3): "2c19a5ba3d16d8fd",
    ("witchstone", 2): "62c6eef1c20b3340",
}
DECISIONS = 5
EVERY = 7  # moves; `medium` makes those between


@pytest.mark.parametrize(("game", "seats"), ANSWERS)
def test_hard_1_answers_as_ever(game: str, seats: int) -> None:
    match = Match(GAMES[game], seats, {}, 24)
    bots = {name: bot_named(name, match.game, bot_chance(24, 0)) for name in ("hard-1", "medium")}
    found, asked = hashlib.sha256(), 0
    while asked < DECISIONS * EVERY and not match.over:
        seat = match.waiting()[0]
        view = match.view(seat)
        name = "medium"
        if len(view.options) > 1:
            asked += 1
            name = "hard-1" if asked % EVERY == 0 else "medium"
        action = bots[name].choose(view, Clock(iterations=12))
        if name == "hard-1":
            found.update(f"{action.text};".encode())
        match.act(seat, action)
    assert found.hexdigest()[:16] == ANSWERS[game, seats]


@pytest.mark.parametrize("game", GAMES)
def test_bots_for_the_arena_are_not_offered(game: str) -> None:
    assert not {"hard-1", "master"} & set(bot_names(game))
