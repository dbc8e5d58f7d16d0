"""Boxes on the command line: export, check, show, diff, and every command that plays or reads a game with one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from command import kociolek
from kociolek.box import GAMES, parse, standard
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
    assert parse(result.out) == standard(game)
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
            "Furball, points: 9 instead of 2" if lang == "en" else "Futrzak, punkty: 9 zamiast 2"
        ) in result.out.replace("\xa0", " ")


def test_it_is_said_with_which_box_a_box_is_compared(tmp_path: Path) -> None:
    """A file changes the standard box unless it names another one; what differs is told from the one it changes."""
    newest, first = written(tmp_path, CARDS), tmp_path / "first.toml"
    first.write_text("base = 1\n" + CARDS, "utf-8")
    for file, version, points in ((newest, 2, 2), (first, 1, 4)):
        for word in ("show", "diff"):
            out = kociolek("box", word, file).out
            assert f"built-in box, version {version}:" in out
            assert f"9 instead of {points}" in out
            assert out.count("•") == 3  # the points and both names: no more than the file says
    assert "What differs from the box “Ours”" in kociolek("box", "diff", newest, first).out
    assert "values of the box “Ours”" in kociolek("box", "diff", newest, newest).out
    assert "wersja 2." in kociolek("box", "diff", "witchstone", lang="pl").out


@pytest.mark.parametrize("what", ["engine", "search"])
def test_the_bench_names_its_box(what: str, tmp_path: Path) -> None:
    words = ("bench", what, "wizardkittens", "--seats", "2", "--seconds", "0.01", "--box", written(tmp_path, CARDS))
    assert f"Box: Ours, version 1, {parse(CARDS).id[:8]}" in kociolek(*words).out
    assert json.loads(kociolek(*words, "--json").out)["box"]["id"] == parse(CARDS).id


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


CURSE = {"en": "Furball", "pl": "Futrzak"}
ROAD = 'game = "witchstone"\nname = "Our board"\nconnections.W-T0 = 3\n'


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("source", [CARDS, ROAD], ids=["curse", "connection"])
def test_an_owner_meets_the_box_in_every_command(source: str, lang: str, tmp_path: Path) -> None:
    """The list of the issue, one by one: whatever plays or reads a game names its box and uses its values."""
    file, games, page = written(tmp_path, source), tmp_path / "games", tmp_path / "report.html"
    box = parse(source)
    line = ("Box: " if lang == "en" else "Pudełko: ") + box.name

    def run(*words: str | Path, typed: str = "") -> str:
        result = kociolek(*words, typed=typed, lang=lang)
        assert (result.code, result.err) == (0, ""), result.err
        return result.out.replace("\xa0", " ")

    bots = ("--bots", "random", "--games", "3", "--seats", "3", "--seed", "8")
    assert line in run("simulate", box.game, *bots, "--workers", "1", "--save", games, "--box", file)
    told = json.loads(run("simulate", box.game, *bots, "--workers", "1", "--json", "--box", file))
    assert told["box"] == {"name": box.name, "version": box.version, "id": box.id}
    journal, arena = tmp_path / "journal", tmp_path / "arena.html"
    assert line in run(
        "arena", box.game, *bots, "--workers", "1", "--journal", journal, "--report", arena, "--box", file
    )
    run("report", games, "-o", page)
    run("report", journal, "-o", tmp_path / "again.html")
    for each in (page, arena, tmp_path / "again.html"):
        assert f"{box.name} · 1 · {box.id[:8]}" in each.read_text("utf-8")
        if box.game == "wizardkittens":
            assert "Hairball" not in each.read_text("utf-8")
    first = games / "0.jsonl"
    assert run("verify", *sorted(games.iterdir())).count(line) == 3
    assert line in run("replay", first)
    run("verify", first, "--box", file)
    assert line in run("play", "--seats", "2", "--bots", "random", "--plain", "--box", file)
    assert line in run("rules", box.game, "--box", file)
    if box.game == "wizardkittens":
        assert CURSE[lang] in run("rules", box.game, "hairball", "--box", file)
        assert CURSE[lang] in run("vocabulary", box.game, "--box", file)
    else:
        run("board", box.game, "--record", first)


def test_another_box_than_that_of_the_record_is_refused(tmp_path: Path) -> None:
    file, games = written(tmp_path, CARDS), tmp_path / "games"
    run = ("simulate", "wizardkittens", "--bots", "random", "--games", "1", "--workers", "1", "--save", games)
    assert kociolek(*run, "--box", file).code == 0
    other = tmp_path / "other.toml"
    other.write_text(CARDS.replace("Ours", "Theirs"), "utf-8")
    record = games / "0.jsonl"
    report = ("report", record, "-o", tmp_path / "page.html")
    for words in (("verify", record), ("replay", record), report):
        for lang in LANGUAGES:
            result = kociolek(*words, "--box", other, lang=lang)
            assert (result.code, result.err.count("\n")) == (2, 1)
            assert "Theirs" in result.err


SCENARIOS = """- title: The connection has three segments
  game: witchstone
  seats: 2
  position: {players: {0: {building: W-T0, built: 2}}}
  expect: {players: {0: {built: 2}}}
- title: The curse is worth nine points
  game: wizardkittens
  seats: 3
  position: {won: {0: {hairball: []}}}
  expect: {tally: {0: {values: 9}}}
"""


def test_check_plays_scenarios_with_the_boxes(tmp_path: Path) -> None:
    scenarios, cards, board = tmp_path / "own.yaml", written(tmp_path, CARDS), tmp_path / "board.toml"
    scenarios.write_text(SCENARIOS, "utf-8")
    board.write_text(ROAD, "utf-8")
    assert kociolek("check", scenarios, "--box", cards, "--box", board).out == "2 passed, 0 failed\n"
    assert "expected 9, found 4" in kociolek("check", scenarios, "--box", board).out
    assert kociolek("check", scenarios, "--box", cards).code == 2  # W-T0 has two segments
    for lang in LANGUAGES:
        twice = kociolek("check", scenarios, "--box", cards, "--box", cards, lang=lang)
        assert (twice.code, twice.err.count("\n")) == (2, 1)


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
