"""`hard-1` never changes: what it answers is written down here. It is no bot for tables, but for the arena."""

from __future__ import annotations

import hashlib

import pytest

from kociolek.bots import Clock, bot_chance, bot_named, bot_names
from kociolek.catalog import GAMES
from kociolek.match import Match

# A change of these means that bots are measured against something else. If the numbers of `medium` change, `hard-1`
# keeps a copy of the old ones.
PARTY = {"edition": "party_pack", "barking": "on", "streaking": "on", "imploding": "on"}
GAMES_PLAYED: list[tuple[str, int, dict[str, str], int, str]] = [
    ("kittens", 4, {}, 16, "5f2b52d786dfd2a0"),
    ("kittens", 2, {"edition": "good_vs_evil"}, 16, "e6d85d71c6c8c0e0"),
    ("kittens", 5, PARTY, 8, "af99d0e371f822d9"),
    ("wizardkittens", 3, {}, 1, "21645c494a4a4b46"),
    ("witchstone", 2, {}, 1, "2b0eaa977748553c"),
]
DECISIONS = 6  # of a game, at most
EVERY = 3  # decisions; `random` makes those between, which does not change either


@pytest.mark.parametrize(("game", "seats", "options", "games", "answers"), GAMES_PLAYED)
def test_hard_1_answers_as_ever(game: str, seats: int, options: dict[str, str], games: int, answers: str) -> None:
    found = hashlib.sha256()
    for seed in range(games):
        match = Match(GAMES[game], seats, options, seed)
        bots = {name: bot_named(name, match.game, bot_chance(seed, 0)) for name in ("hard-1", "random")}
        asked = 0
        while asked < DECISIONS * EVERY and not match.over:
            seat = match.waiting()[0]
            view = match.view(seat)
            name = "random"
            if len(view.options) > 1:
                asked += 1
                name = "hard-1" if asked % EVERY == 0 else "random"
            action = bots[name].choose(view, Clock(iterations=12))
            if name == "hard-1":
                found.update(f"{action.text};".encode())
            match.act(seat, action)
    assert found.hexdigest()[:16] == answers


@pytest.mark.parametrize("game", GAMES)
def test_bots_for_the_arena_are_not_offered(game: str) -> None:
    assert not {"hard-1", "master"} & set(bot_names(game))
