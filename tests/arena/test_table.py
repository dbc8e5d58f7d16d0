"""Tables of results, what reports say about seats, and crash reports of bots."""

from __future__ import annotations

import csv
import json
import sys
from importlib import import_module
from io import StringIO
from pathlib import Path
from types import SimpleNamespace

import pytest

import kociolek as k
from command import kociolek
from kociolek.arena.referee import crash
from kociolek.arena.report.sections import seats_differ
from kociolek.arena.stats import Share
from kociolek.core.errors import KociolekError
from kociolek.core.rng import seeded
from kociolek.library import Error
from kociolek.table import MOVES, RESULTS, Table, needed

SERIES = ("--games", "6", "--seats", "3", "--bots", "easy,random,random", "--seed", "7", "--workers", "1")


def test_a_series_is_a_table_with_a_row_for_each_seat() -> None:
    table = k.simulate("kittens", seats=3, bots=["easy", "random"], games=6, seed=7)
    assert table.columns == list(RESULTS)
    assert len(table) == 18
    assert sum(row["won"] is True for row in table.rows()) == 6
    assert table == k.simulate("kittens", seats=3, bots=["easy", "random"], games=6, seed=7)
    assert table != k.simulate("kittens", seats=3, bots=["easy", "random"], games=6, seed=8)
    with pytest.raises(k.InvalidSetup):
        k.simulate("kittens", bots=["esay"])


def test_the_data_of_a_command_agree_with_its_result(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    found = json.loads(kociolek("simulate", "kittens", *SERIES, "--json", "--data", file).out)
    rows = list(csv.DictReader(StringIO(file.read_text("utf-8"))))
    wins = {row["bot"]: row["wins"] for row in found["by_bot"]}
    assert {bot: sum(row["won"] == "true" for row in rows if row["bot"] == bot) for bot in wins} == wins
    assert kociolek("simulate", "kittens", *SERIES, "--data", file).code == 2, "a file is not overwritten"


def test_data_of_the_fast_series_is_that_of_the_referee(tmp_path: Path) -> None:
    fast, slow = tmp_path / "fast.csv", tmp_path / "slow.csv"
    assert kociolek("simulate", "kittens", *SERIES, "--data", fast).code == 0
    assert kociolek("simulate", "kittens", *SERIES, "--data", slow, "--save", tmp_path / "games").code == 0
    assert fast.read_text("utf-8") == slow.read_text("utf-8")


@pytest.mark.parametrize("name", ["games.txt", "games", "games.csv.gz"])
def test_another_ending_is_refused_before_games_are_played(name: str, tmp_path: Path) -> None:
    result = kociolek("simulate", "kittens", "--games", "1000000", "--data", tmp_path / name)
    assert result.code == 2
    assert "must end with .csv or .parquet" in result.err
    with pytest.raises(Error, match=r"must end with \.csv or \.parquet"):
        Table({"bot": ["easy"]}).save(tmp_path / name)
    assert not list(tmp_path.iterdir())


def test_moves_are_data(tmp_path: Path) -> None:
    games, file = tmp_path / "games", tmp_path / "moves.csv"
    kociolek("simulate", "kittens", *SERIES, "--save", games)
    result = kociolek("report", games, "-o", tmp_path / "page.html", "--move-data", file)
    assert result.code == 0, result.err
    rows = list(csv.DictReader(StringIO(file.read_text("utf-8"))))
    assert list(rows[0]) == list(MOVES)
    assert {row["game"] for row in rows} == {str(n) for n in range(6)}
    assert all(int(row["options"]) >= 1 for row in rows)


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(KociolekError):
        needed("no_such_package_at_all")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Error, match=r'pip install "kociolek\[data\]"'):
        Table({"bot": ["easy"]}).to_arrow()


def test_arrow_keeps_the_values(tmp_path: Path) -> None:
    table = Table({"bot": ["easy", "random"], "score": [1.5, 2.0], "won": [True, False], "fault": [None, None]})
    parquet = import_module("pyarrow.parquet")
    table.save(tmp_path / "x.parquet")
    assert parquet.read_table(tmp_path / "x.parquet").to_pydict() == table.to_dict()
    assert table.to_arrow().to_pydict() == table.to_dict()
    kinds = {field.name: str(field.type) for field in parquet.read_schema(tmp_path / "x.parquet")}
    assert kinds["fault"] == "string", "a file with faults and one without could not be read together"


@pytest.mark.parametrize("package", ["polars", "pandas"])
def test_frames_get_the_columns(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The packages are large, and the developer's environment has neither: a stand-in takes the columns."""
    stand_in = SimpleNamespace(DataFrame=lambda columns, schema_overrides=None: (columns, schema_overrides), String=str)
    monkeypatch.setitem(sys.modules, package, stand_in)
    table = Table({"bot": ["easy"], "fault": [None]})
    columns, kinds = getattr(table, f"to_{package}")()
    assert columns == table.to_dict()
    assert kinds == ({"fault": str} if package == "polars" else None)


# -- seats --------------------------------------------------------------------------------
@pytest.mark.once
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_equal_seats_are_rarely_said_to_differ(seats: int) -> None:
    """At most as often as the level says: without a correction it is one time in five at five seats."""
    chance, runs, games = seeded(seats), 1500, 400
    wrong = plain = 0
    for _ in range(runs):
        wins = [0] * seats
        for _ in range(games):
            wins[chance.below(seats)] += 1
        shares = [Share(n, games) for n in wins]
        wrong += seats_differ(shares, 1 / seats)
        plain += any(not s.interval[0] <= 1 / seats <= s.interval[1] for s in shares)
    assert wrong / runs <= 0.05 + 3 * (0.05 * 0.95 / runs) ** 0.5
    if seats > 2:
        assert plain / runs > 0.1, "the test can tell"


def test_a_strong_seat_is_found() -> None:
    assert seats_differ([Share(150, 400), Share(90, 400), Share(80, 400), Share(80, 400)], 0.25)


# -- crash reports ------------------------------------------------------------------------
BOT = """import json
class Broken:
    def __init__(self, game, rng):
        pass

    def choose(self, view, clock):
        return self.best(view)

    def best(self, view):
        return view.options[0].text[1000]


class Reader(Broken):
    def best(self, view):
        return json.loads("{")
"""


def test_a_crash_names_the_line_of_the_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_bot.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for bot, error, line in (
        ("Broken", "IndexError", "10, best: return view.options[0].text[1000]"),
        ("Reader", "JSONDecodeError", '15, best: return json.loads("{")'),  # not a line of Python's own decoder
    ):
        result = kociolek("arena", "kittens", "--bots", f"broken_bot:{bot},random", "--games", "2", "--workers", "1")
        assert error in result.out
        assert f"broken_bot.py:{line}" in " ".join(result.out.split())


def test_it_is_said_that_more_crashes_are_not_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten were listed, as if there were no others."""
    (tmp_path / "broken_bot.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    told = kociolek("arena", "kittens", "--bots", "broken_bot:Broken,random", "--games", "12", "--workers", "1").out
    assert told.count("broken_bot.py:10") == 10
    assert "and 2 more, which --json lists" in told


def test_a_bot_may_answer_with_the_text_of_an_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library took texts, tournaments called them illegal."""
    (tmp_path / "text_bot.py").write_text(BOT.replace(".text[1000]", ".text"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    words = ("--bots", "text_bot:Broken,random", "--games", "2", "--workers", "1", "--json")
    assert json.loads(kociolek("arena", "kittens", *words).out)["faults"] == []


def test_a_crash_in_our_code_is_told_by_the_line_that_called_it() -> None:
    with pytest.raises(KociolekError) as found:
        needed("no_such_package_at_all")
    assert "test_table.py:" in crash(found.value)
