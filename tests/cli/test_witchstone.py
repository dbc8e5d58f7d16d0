"""Witchstone on the command line: its table as a picture and in characters, take-back, own boxes."""

from __future__ import annotations

from pathlib import Path

import pytest

from command import kociolek
from kociolek.components import BUILT_IN
from kociolek.record import read
from kociolek.text import LANGUAGES
from source_tree import PACKAGE

FILE = PACKAGE / "games" / "witchstone" / BUILT_IN
PLAY = ("play", "witchstone", "--seats", "2", "--bots", "random", "--seed", "3", "--plain")


def test_the_board_as_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "wall.svg"
    assert kociolek("board", "witchstone", "--seed", "5", "--moves", "60", "--svg", file).code == 0
    assert file.read_text("utf-8").startswith("<svg ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_in_characters(lang: str) -> None:
    result = kociolek("board", "witchstone", "--seed", "5", "--moves", "60", "--seat", "1", lang=lang)
    assert result.code == 0
    assert all(area in result.out for area in ("T0", "V3", "[W]"))


def test_the_board_of_a_record(tmp_path: Path) -> None:
    record = Path(__file__).parents[1] / "golden" / "witchstone" / "two.jsonl"
    whole, half = (kociolek("board", "witchstone", "--record", record, *more) for more in ((), ("--moves", "80")))
    assert whole.code == half.code == 0
    assert whole.out != half.out


@pytest.mark.parametrize(
    "words",
    [("board", "kittens"), ("board", "witchstone", "--seat", "9"), ("board", "witchstone", "--svg", "/no/such/x")],
)
def test_what_cannot_be_drawn_is_said(words: tuple[str, ...]) -> None:
    result = kociolek(*words)
    assert result.code == 2
    assert result.err.count("\n") == 1


def test_a_move_is_taken_back_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = kociolek(*PLAY, "--save", file, typed="back\n1\n1\n1\nback\nback\nq\ny\n")
    assert result.code == 0
    moves = [text for seat, text in read(file).moves if seat == 0]
    assert moves[-2:] == ["back", "back"] or "back" in moves
    assert "nothing to undo" in result.out


def test_a_game_ends_with_points_by_source() -> None:
    result = kociolek(*PLAY, typed="1\n" * 400)
    assert result.code == 0
    assert "silver spaces" in result.out
    assert "prophecies" in result.out


def test_a_mistake_in_a_component_file_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    file.write_text('{"name": "mine"}', "utf-8")
    for words in (("board", "witchstone", "--components", file), ("board", "witchstone", "--components", tmp_path)):
        result = kociolek(*words)
        assert result.code == 2
        assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Round 1 of 11", "Behind your screen", "Current series: ")),
        ("pl", ("Runda 1\N{NO-BREAK SPACE}z\N{NO-BREAK SPACE}11", "zasłonką", "Bieżąca seria: ")),
    ],
)
def test_the_table_tells_round_tracks_screen_and_what_is_running(lang: str, words: tuple[str, ...]) -> None:
    result = kociolek(*PLAY, typed="1\n" * 12, lang=lang)
    assert all(word in result.out for word in (*words, "Cr1/2", "(7)"))
