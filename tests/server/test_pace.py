"""How long bots take for a whole turn whose moves nobody sees until they stand."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from server_kit import Socket, running, settings_for


def wait_for_my_turn(line: Socket, state: dict) -> tuple[dict, float]:  # type: ignore[type-arg]
    """Return the next state in which seat 0 is asked, and the longest time for which one bot was active."""
    begun, active, longest = time.monotonic(), state["view"]["active"], 0.0
    while 0 not in state["view"]["waiting"]:
        state = line.wait("state", timeout=30)
        if state["view"]["active"] != active or 0 in state["view"]["waiting"]:
            if active != 0:
                longest = max(longest, time.monotonic() - begun)
            begun, active = time.monotonic(), state["view"]["active"]
    return state, longest


def answer(line: Socket, state: dict) -> dict:  # type: ignore[type-arg]
    """Answer on the shortest way to the end of a turn: close every series, else take the first move."""
    moves = [option["text"] for option in state["view"]["options"]]
    seq = state["seq"]
    line.say("move", seq=seq, move="end" if "end" in moves else moves[0])
    while state["seq"] == seq:
        state = line.wait("state")
    return state


@pytest.mark.parametrize(("pace", "most"), [("normal", 5.0), ("fast", 2.0)])
def test_a_whole_turn_of_a_bot_is_short(tmp_path: Path, pace: str, most: float) -> None:
    """Bots that search take no longer than quick ones: their moves share the time of one turn."""
    settings = settings_for(f"sqlite:{tmp_path / 'games.db'}", pace=1.0, thinking=0.4)
    with running(settings) as server:
        person = server.person()
        table = person.make("witchstone", seats=3, bots=2, start=True, tempo="relaxed")
        line = person.open(table)
        state = line.wait("state")
        assert line.ask("pace", pace=pace)["done"]
        longest, turns = 0.0, 0
        for _ in range(120):
            if 0 not in state["view"]["waiting"]:
                state, took = wait_for_my_turn(line, state)
                if state["view"]["round"] > 1:
                    longest, turns = max(longest, took), turns + 1
                if turns == 2:
                    break
            state = answer(line, state)
        assert turns == 2
        assert 0.2 < longest <= most


def test_skipping_to_my_turn_also_hurries_the_bot_that_is_waiting(tmp_path: Path) -> None:
    """A bot answers after a pause of at least 2.4 s here; whoever skips does not sit through the one that runs."""
    settings = settings_for(f"sqlite:{tmp_path / 'games.db'}", pace=4.0)
    with running(settings) as server:
        person = server.person()
        line = person.open(person.make("kittens", seats=2, bots=1, start=True, tempo="relaxed"))
        state = line.wait("state")
        while state["view"]["waiting"] != [1]:
            state = answer(line, state) if 0 in state["view"]["waiting"] else line.wait("state", timeout=30)
        begun = time.monotonic()
        assert line.ask("pace", pace="skip")["done"]
        line.wait("state", timeout=30)
        assert time.monotonic() - begun < 2.0
