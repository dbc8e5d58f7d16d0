"""Windows of the terminal: tables that fit, windows that change, games that are interrupted and continued."""

from __future__ import annotations

import json
import os
import re
import signal
import struct
import time
from fcntl import ioctl
from io import StringIO
from pathlib import Path
from termios import TIOCSWINSZ

import pytest

from command import kociolek, spawn
from kociolek.catalog import game_named
from kociolek.cli.terminal.boards import BOARDS
from kociolek.cli.terminal.chooser import Chooser
from kociolek.cli.terminal.log import Log
from kociolek.cli.terminal.screen import Screen
from kociolek.core.rng import seeded
from kociolek.match import Match
from kociolek.text import LANGUAGES, texts
from kociolek.text.places import name_areas
from kociolek.text.printed import with_names
from pseudo_terminal import Terminal


class Window(StringIO):
    """Output that says it is a terminal; its size comes from COLUMNS and LINES."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (100, 30), (120, 40)])
def test_witchstone_fits_with_every_question(
    columns: int, lines: int, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(lines))
    game = game_named("witchstone")
    t = with_names(texts(lang), game)
    name_areas(t, game)
    pictures = questions = 0
    for seats in (2, 4):
        wanted = questions + 60
        match, chance = Match(game, seats, {}, seats, [f"Player {n}" for n in range(seats)]), seeded(seats, 5)
        log = Log(t, game.key, match.players, game.kind_names())
        while not match.over and questions < wanted:
            seat = match.waiting()[0]
            out = Window()
            view = match.view(seat)
            Chooser(game, BOARDS[game.key], log, Screen(True, Window(), out), t).show_question(view, True)
            shown = out.getvalue().split("\n")
            assert len(shown) <= lines, "\n".join(shown)  # the last one is that of the answer
            assert max(len(row) for row in shown) <= columns
            assert all(str(number) in out.getvalue() for number in range(1, len(view.options) + 1))
            questions += 1
            pictures += "[W]" in out.getvalue() or "(En)" in out.getvalue()
            options = match.options_of(seat)
            match.act(seat, options[chance.below(len(options))])
    assert pictures > 0.8 * questions


SMALL: list[tuple[str, int, dict[str, str]]] = [
    ("kittens", 2, {}),
    ("kittens", 5, {"edition": "good_vs_evil"}),
    ("kittens", 10, {"edition": "party_pack", "barking": "on", "imploding": "on", "streaking": "on"}),
    ("wizardkittens", 2, {}),
    ("wizardkittens", 4, {"chaos_cat": "chaos_mode", "advanced_kittens": "on"}),
]


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "seats", "options"), SMALL)
def test_tables_of_kittens_fit_with_every_question(
    key: str, seats: int, options: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 80×24 the question, its answers and the own hand are in view; the tables were longer than the window."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    game = game_named(key)
    t = with_names(texts(lang), game)
    board, tables, questions = BOARDS[key], 0, 0
    for seed in range(3):
        match, chance = Match(game, seats, options, seed, [f"Player {n}" for n in range(seats)]), seeded(seed, 5)
        log = Log(t, game.key, match.players, game.kind_names())
        while not match.over and questions < 80 * (seed + 1):
            seat = match.waiting()[0]
            view, choices = match.view(seat), match.options_of(seat)
            if len(choices) > 1:
                out = Window()
                Chooser(game, board, log, Screen(True, Window(), out), t).show_question(view, True)
                shown = out.getvalue().split("\n")
                assert len(shown) <= 24, out.getvalue()
                assert max(len(row) for row in shown) <= 80, out.getvalue()
                tables += board.title(view, t) in out.getvalue()
                questions += 1
            match.act(seat, choices[chance.below(len(choices))])
    assert tables == questions > 100


@pytest.mark.once
def test_the_table_follows_the_window() -> None:
    terminal = Terminal("play", "witchstone", "--lang", "en", "--seed", "3", "--seats", "2")
    resize(terminal, 80, 24)
    terminal.expect("Your choice")
    terminal.seen = ""
    resize(terminal, 120, 40)
    terminal.expect("Your choice")
    wide = [len(line) for line in re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", terminal.seen).split("\r\n")]
    assert max(wide) == 120
    assert len(wide) <= 41
    terminal.type("1")
    terminal.expect("Your choice")
    terminal.close()


def resize(terminal: Terminal, columns: int, lines: int) -> None:
    ioctl(terminal.file, TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))


# -- saved games --------------------------------------------------------------------------
@pytest.mark.once
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_game_is_continued(how: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with spawn("play", "kittens", "--lang", "en", "--seed", "1", "--people", "Ala", "--seats", "2") as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write("draw\n")
        process.stdin.flush()
        while "You draw" not in process.stdout.readline():
            pass
        time.sleep(0.5)
        process.send_signal(how)
        assert "kociolek play --resume" in process.stderr.read()
    assert process.returncode == 130
    (file,) = (tmp_path / "kociolek" / "games").iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    kept = json.loads(file.read_text("utf-8"))
    assert kept["bots"] == {"1": "easy"}
    assert '"move": "draw"' in "".join(kept["record"])
    resumed = kociolek("play", "--resume", typed="l\n")
    assert resumed.code == 0, resumed.err
    assert "Ala" in resumed.out
    assert "You draw" in resumed.out, "the log goes on"
    assert file.exists(), "an unfinished game stays"
    ended = kociolek("play", "--resume", typed="leave\ny\n")
    assert ended.code == 0
    assert "Game over" in ended.out
    assert not file.exists(), "a finished one does not"
    assert kociolek("play", "--resume").code == 2


def test_an_unfinished_record_is_continued(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    kociolek("play", "kittens", "--seed", "1", "--save", file, typed="draw\n")
    result = kociolek("play", "--resume", file, "--bots", "random", typed="leave\ny\n")
    assert result.code == 0, result.err
    assert "Game over" in result.out
    assert file.exists()


def interrupt(game: str) -> None:
    """Press Ctrl-C in the first question of a game."""
    with spawn("play", game, "--seats", "2", "--seed", "4") as process:
        assert process.stdout
        seen = ""
        while "(?" not in seen:
            seen += process.stdout.read(1)
        process.send_signal(signal.SIGINT)


def test_the_named_game_is_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`play kittens --resume` went on with whatever was interrupted last."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    interrupt("kittens")
    interrupt("witchstone")
    assert "Witchstone" in kociolek("play", "--resume", typed="").out
    assert "Exploding Kittens" in kociolek("play", "kittens", "--resume", typed="").out
    missing = kociolek("play", "wizardkittens", "--resume")
    assert (missing.code, missing.err.count("\n")) == (2, 1)
    assert "No game of wizardkittens" in missing.err
    assert "did you mean" in kociolek("play", "kitens", "--resume").err
    (file,) = (tmp_path / "kociolek" / "games").glob("*-witchstone*")
    other = kociolek("play", "kittens", "--resume", file)
    assert (other.code, other.err.count("\n")) == (2, 1)
    assert "holds a game of witchstone, not of kittens" in other.err


def test_a_continued_game_keeps_its_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the locale has none, the language was asked again."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    terminal = Terminal("play", "kittens", "--seats", "2", "--seed", "4", LC_ALL="C")
    terminal.expect("Language")
    terminal.type("2")
    terminal.expect("pomoc")
    os.kill(terminal.child, signal.SIGINT)
    terminal.close()
    again = Terminal("play", "--resume", LC_ALL="C")
    again.expect("pomoc")
    assert "Language" not in again.seen
    os.kill(again.child, signal.SIGKILL)
    again.close()


@pytest.mark.parametrize("text", ["", "{}", '{"bots": 3, "record": []}', '{"bots": {}, "record": ["x"]}'])
def test_a_damaged_file_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "a.saved.json"
    file.write_text(text)
    result = kociolek("play", "--resume", file)
    assert result.code == 2
    assert result.err.count("\n") == 1


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    kociolek("play", "kittens", "--seed", "1", "--save", file, typed="leave\ny\n")
    assert "is over" in kociolek("play", "--resume", file).err


# -- help ---------------------------------------------------------------------------------
def test_every_question_has_help() -> None:
    """The questions before a game; `Screen.ask` demands a help text for all others."""
    terminal = Terminal("play", LC_ALL="C")
    for question in ("Language", "Game", "Edition", "Number of players", "Players at", "Bot level"):
        terminal.expect(question)
        terminal.type("?")
        terminal.expect("Type a number from 1" if question != "Number of players" else "Type a number from 2")
        terminal.type("1" if question == "Language" else "")
    terminal.expect("Your choice")
    terminal.type("q")
    terminal.expect("(y/n)")
    terminal.type("?")
    terminal.expect("anything else means no")
    os.kill(terminal.child, signal.SIGKILL)
    terminal.close()
