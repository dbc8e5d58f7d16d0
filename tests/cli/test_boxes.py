"""Boxes on the command line: export, check, show, diff, and every command that plays or reads a game with one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from command import kociolek
from kociolek.box import GAMES, built_in, parse
from kociolek.components import BUILT_IN
from kociolek.record import read
from kociolek.text import LANGUAGES
from source_tree import PACKAGE

CARDS = 'game = "wizardkittens"\nname = "Ours"\ncurses.hairball = { value = 9, en = "Furball", pl = "Futrzak" }\n'
BOARD = 'game = "witchstone"\nname = "Ours"\nareas.G0 = { kind = "forest", x = 60, y = 15 }\nareas.F0 = "none"\n'
BOARD += "".join(f'connections.{link} = "none"\n' for link in ("W-F0", "T0-F0", "F0-V0", "T3-F0"))
BOARD += "connections.W-G0 = 3\nconnections.G0-V0 = 1\n"


def written(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, "utf-8")
    return file


@pytest.mark.parametrize("game", GAMES)
def test_an_exported_box_reads_back_as_the_same(game: str, tmp_path: Path) -> None:
    result = kociolek("box", "export", game)
    assert result.code == 0
    assert parse(result.out) == built_in(game)
    file = written(tmp_path, result.out)
    assert kociolek("box", "check", file).code == 0
    assert "built-in box" in kociolek("box", "diff", file).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_and_diff_say_what_differs(lang: str, tmp_path: Path) -> None:
    file = written(tmp_path, CARDS)
    for words in (("box", "show", file), ("box", "diff", file), ("box", "diff", "wizardkittens", file)):
        result = kociolek(*words, lang=lang)
        assert result.code == 0
        assert (
            "Furball, points: 9 instead of 4" if lang == "en" else "Futrzak, punkty: 9 zamiast 4"
        ) in result.out.replace("\xa0", " ")


@pytest.mark.parametrize(
    "words",
    [
        ("box", "exprot", "witchstone"),
        ("box", "export"),
        ("box", "export", "kittens"),
        ("box", "check", "nowhere.toml"),
        ("box", "check", "."),
        ("box", "diff", "witchstone", "wizardkittens"),
        ("rules", "kittens", "--box", "nowhere.toml"),
        ("rules", "kittens", "--box", "a", "--cards", "b"),
    ],
)
def test_a_mistake_is_one_sentence(words: tuple[str, ...]) -> None:
    for lang in LANGUAGES:
        result = kociolek(*words, lang=lang)
        assert (result.code, result.err.count("\n")) == (2, 1), result.err


def test_a_box_of_another_game_is_refused(tmp_path: Path) -> None:
    result = kociolek("rules", "witchstone", "--box", written(tmp_path, CARDS))
    assert (result.code, result.err.count("\n")) == (2, 1)


PLAYED = (
    ("board", "witchstone", "--seed", "5"),
    ("vocabulary", "witchstone"),
    ("rules", "witchstone", "G0"),
    ("simulate", "witchstone", "--bots", "random", "--games", "2", "--workers", "1"),
    ("arena", "witchstone", "--bots", "random,random", "--games", "4", "--workers", "2"),
)


@pytest.mark.parametrize("words", PLAYED, ids=lambda words: words[0])
def test_every_command_plays_with_the_box(words: tuple[str, ...], tmp_path: Path) -> None:
    result = kociolek(*words, "--box", written(tmp_path, BOARD))
    assert (result.code, result.err) == (0, "")
    if words[0] in ("board", "vocabulary", "rules"):
        assert "G0" in result.out
        assert "F0" not in result.out


def test_a_game_without_a_name_is_that_of_the_box_and_its_record_needs_no_file(tmp_path: Path) -> None:
    box, file = written(tmp_path, BOARD), tmp_path / "game.jsonl"
    played = ("play", "--seats", "2", "--bots", "random", "--seed", "3", "--plain", "--save", file, "--box", box)
    assert kociolek(*played, typed="1\n" * 400).code == 0
    assert read(file).game == "witchstone"
    for words in (("verify", file), ("replay", file), ("board", "witchstone", "--record", file)):
        assert kociolek(*words).code == 0


def test_the_old_flags_warn_and_play(tmp_path: Path) -> None:
    data = json.loads((PACKAGE / "games" / "witchstone" / BUILT_IN).read_text("utf-8"))
    data["connections"]["value"][0][2] = 3
    file = tmp_path / "own.json"
    file.write_text(json.dumps(data), "utf-8")
    result = kociolek("board", "witchstone", "--components", file)
    assert result.code == 0
    assert "--box" in result.err
    data["values"]["value"]["rounds"] = 3
    file.write_text(json.dumps(data), "utf-8")
    assert kociolek("board", "witchstone", "--components", file).code == 2
    cards = tmp_path / "cards.toml"
    cards.write_text('[[curses]]\nid = "snail"\ngroup = "easy"\nvalue = 9\nneeds = "AAS"\n', "utf-8")
    result = kociolek("simulate", "wizardkittens", "--cards", cards, "--bots", "random", "--games", "1")
    assert result.code == 0
    assert "--box" in result.err
