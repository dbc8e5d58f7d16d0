"""The compiled rules and the interpreted ones are the same rules: equal digests of the same games."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kociolek
from laws.participants import PARTICIPANTS, Participant, close_cases
from laws.play import fresh, walk

TESTS = Path(__file__).parents[1]


def digest(participant: Participant) -> str:
    """Every case once (of many the closely watched), each step of it: moves, and the position now and then."""
    found = hashlib.sha256()
    for number, case in enumerate(close_cases(participant)):
        state = fresh(participant.game, case.seats, case.options, seed=number)
        for step, (seat, action) in enumerate(walk(state, seed=number)):
            found.update(f"{seat} {action};".encode())
            if step % 10 == 0:
                found.update(state.dump().encode())
        found.update(state.dump().encode())
    return found.hexdigest()


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
