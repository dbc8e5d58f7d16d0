"""`make bench-check` names the figure that became worse, and only beyond the tolerance."""

from __future__ import annotations

import pytest

from bench_check import Figures, compare

BEFORE: Figures = {
    "engine: games of kittens": 100.0,
    "server: processor time per move": 200.0,
    "first load: bytes": 1e5,
}


@pytest.mark.once
@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("engine: games of kittens", 94.0, "engine: games of kittens is slower by 6% than before."),
        ("engine: games of kittens", 96.0, ""),
        ("engine: games of kittens", 140.0, ""),
        ("server: processor time per move", 220.0, "server: processor time per move costs 10% more than before."),
        ("server: processor time per move", 150.0, ""),
        ("first load: bytes", 104_000.0, ""),
        ("first load: bytes", 106_000.0, "first load: bytes costs 6% more than before."),
    ],
)
def test_what_fell_is_named(name: str, value: float, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(BEFORE, {**BEFORE, name: value}) == (1 if said else 0)
    assert capsys.readouterr().err.strip() == (f"bench-check: {said}" if said else "")
