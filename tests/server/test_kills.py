"""A few random kills under load; `make test-chaos` has 1,000 on each store."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

import pytest

from server.kills import Chaos, Table, kill_often


def test_a_killed_server_loses_no_acknowledged_move(new_store: Callable[[], str]) -> None:
    chaos = kill_often(new_store(), 6)
    assert chaos.kills == 6
    assert chaos.moves > 0


def test_a_lost_move_would_be_noticed(new_store: Callable[[], str]) -> None:
    """The check fails if a move was acknowledged that is not in the log."""
    chaos = Chaos(new_store(), 1)
    try:
        chaos.start()
        chaos.cookies = [chaos.ask("/api/me", {"name": f"Player {seat}"})[1] for seat in range(2)]
        table: Table = chaos.make_table()
        chaos.tables = [table]
        os.kill(chaos.pid, signal.SIGKILL)
        chaos.check()
        table.acknowledged.append((0, "draw"))
        with pytest.raises(AssertionError, match="acknowledged and lost"):
            chaos.check()
    finally:
        chaos.end()
