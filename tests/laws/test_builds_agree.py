"""The compiled and the interpreted build play the same games: equal digests of states and of moves of bots."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import kociolek
from kociolek.bots import Clock, bot_chance, bot_named, bot_names
from kociolek.bots.registry import YARDSTICKS
from kociolek.core.api import Game
from kociolek.match import Match
from laws.participants import PARTICIPANTS, Participant, close_cases
from laws.play import fresh, walk

TESTS = Path(__file__).parents[1]
MOVES = 120  # of a game between bots
SEARCHED_MOVES = 12  # of bots that search, which takes long on the interpreted build
ITERATIONS = 3


def digest(participant: Participant) -> str:
    """Return a digest of one game of every case (of many, of the pairwise cover) and of a game of each bot."""
    found = hashlib.sha256()
    for number, case in enumerate(close_cases(participant)):
        state = fresh(participant.game, case.seats, case.options, seed=number)
        for step, (seat, action) in enumerate(walk(state, seed=number)):
            found.update(f"{seat} {action};".encode())
            if step % 10 == 0:
                found.update(state.dump().encode())
        found.update(state.dump().encode())
    for number, bot in enumerate([*bot_names(participant.game.key), *YARDSTICKS[participant.game.key]]):
        for move in bot_game(participant.game, bot, seed=number):
            found.update(move.encode())
    return found.hexdigest()


def bot_game(game: Game, bot: str, seed: int) -> Iterator[str]:
    """Yield the moves of a game between bots of one kind, which search a little if they search."""
    match = Match(game, 3, {}, seed)
    bots = [bot_named(bot, game, bot_chance(seed, seat)) for seat in range(3)]
    moves = SEARCHED_MOVES if bots[0].searches() else MOVES
    while not match.over and len(match.moves) < moves:
        seat = match.waiting()[0]
        action = bots[seat].choose(match.view(seat), Clock(iterations=ITERATIONS))
        match.act(seat, action)
        yield f"{seat} {action.text};"


def digest_in_the_other_build(participant: Participant) -> str:
    script = (
        "import sys, kociolek; from laws.test_builds_agree import digest; from laws.participants import PARTICIPANTS;"
        "print(kociolek.build(), digest(next(p for p in PARTICIPANTS if p.game.key == sys.argv[1])))"
    )
    environment = {**os.environ, "KOCIOLEK_PURE": "1", "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path])}
    run = subprocess.run(
        [sys.executable, "-c", script, participant.game.key],
        env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    build, found = run.stdout.split()
    assert build == "interpreted"
    return found


if kociolek.build() == "compiled":  # this compares the two builds; once is enough

    @pytest.mark.parametrize("participant", PARTICIPANTS, ids=str)
    def test_compiled_digest_is_the_interpreted_digest(participant: Participant) -> None:
        assert digest(participant) == digest_in_the_other_build(participant)
