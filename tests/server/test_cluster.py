"""A few faults of every kind over three nodes; `make test-cluster` has 300. And the controls of the checker."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.faults import KINDS, Table, compare, strike_often
from server.nodes_kit import Nodes
from server_kit import fresh_database


@pytest.fixture
def nodes(postgres_server: str) -> Iterator[Nodes]:
    found = Nodes(fresh_database(postgres_server, "faults"), "abc", gates=True)
    yield found
    found.close()


def test_no_fault_loses_or_repeats_a_move(nodes: Nodes) -> None:
    faults = strike_often(nodes, KINDS, 1, stopped=1.7, calming=1.0)
    assert faults.count == len(KINDS)
    assert sum(len(table.made) for table in faults.tables) > 30


def entries(*moves: tuple[int, str]) -> list[dict[str, object]]:
    return [{"e": "made"}, *({"e": "move", "seat": seat, "move": move} for seat, move in moves)]


MADE = [(0, "draw"), (1, "draw"), (0, "pass")]


def test_the_check_accepts_what_may_be() -> None:
    table = Table("t", ["", ""], MADE[:2], MADE[2:])
    compare(table, entries(*MADE[:2]))
    compare(table, entries(*MADE))


@pytest.mark.parametrize(
    ("stored", "told"),
    [
        (MADE[:1], "acknowledged and lost"),
        ([MADE[0], MADE[0], MADE[1]], "made twice"),
        ([MADE[1], MADE[0]], "acknowledged and lost"),
        ([*MADE, MADE[2]], "made twice"),
        ([*MADE[:2], (1, "draw")], "made twice"),
    ],
)
def test_the_check_finds_what_must_not_be(stored: list[tuple[int, str]], told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        compare(Table("t", ["", ""], MADE[:2], MADE[2:]), entries(*stored))
