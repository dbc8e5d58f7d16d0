"""Tournaments from the command line, with real processes and failures."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from command import Result, environment, kociolek
from kociolek.text import LANGUAGES
from source_tree import PACKAGE

TESTS = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the journals of these tests in a temporary folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "kociolek" / "arena"


def arena(*words: str | Path) -> dict[str, Any]:
    result = kociolek("arena", "kittens", *words, "--json")
    assert result.code == 0, result.err
    found = json.loads(result.out)
    assert isinstance(found, dict)
    return found


def bot(found: dict[str, Any], name: str) -> dict[str, Any]:
    return next(row for row in found["by_bot"] if row["bot"] == name)


# -- the result ---------------------------------------------------------------------------
def test_the_result_adds_up_and_the_workers_do_not_change_it(own_state: Path) -> None:
    words = ("--bots", "easy,random,random", "--games", "12", "--seed", "1")
    found = arena(*words, "--workers", "2")
    assert found == arena(*words, "--workers", "1")
    assert found["bots"] == ["easy", "random", "random"]
    assert found["seats"] == 3
    assert found["even"]
    assert found["reproducible"]
    assert [row["played"] for row in found["by_bot"]] == [12, 24]
    assert sum(row["wins"] for row in found["by_bot"]) == 12 - found["nobody_won"]
    assert {row["played"] for row in found["by_bot_and_seat"] if row["bot"] == "easy"} == {4}
    assert bot(found, "easy")["rating"]["mu"] > 25 > bot(found, "random")["rating"]["mu"]
    assert {card["card"] for card in found["cards"]["held"]} > {"defuse"}
    assert not list(own_state.iterdir()), "the journal was there for an interruption only"


def test_uneven_numbers_of_games_are_played_and_said() -> None:
    found = arena("--bots", "random", "--games", "5", "--seed", "1", "--workers", "1")
    assert found["games"] == 5
    assert not found["even"]
    out = kociolek("arena", "kittens", "--bots", "random", "--games", "5", "--seed", "1", "--workers", "1").out
    assert "for a perfect balance set --games to 8." in " ".join(out.split())


def test_a_short_list_is_repeated_and_a_long_one_is_a_pool() -> None:
    assert arena("--bots", "easy,random", "--seats", "4", "--games", "1", "--workers", "1")["bots"] == 2 * [
        "easy",
        "random",
    ]
    found = arena("--bots", "easy,random,arena_bots:First", "--seats", "2", "--games", "6", "--workers", "1")
    assert found["seats"] == 2
    assert [row["played"] for row in found["by_bot"]] == [4, 4, 4]


@pytest.mark.parametrize("game", ["wizardkittens", "witchstone"])
def test_points_by_source(game: str) -> None:
    words = ("arena", game, "--bots", "random", "--seats", "2", "--games", "2", "--seed", "1", "--workers", "1")
    found = json.loads(kociolek(*words, "--json").out)
    assert sum(found["endings"].values()) == 2
    assert len(found["points"]["random"]) >= 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_result_in_words(lang: str) -> None:
    words = ("--bots", "easy,random", "--games", "4", "--seed", "1", "--workers", "1")
    out = kociolek("arena", "kittens", *words, lang=lang).out
    assert ("Easy" if lang == "en" else "Łatwy") in out
    assert ("95% interval" if lang == "en" else "Przedział 95%") in out
    assert max(map(len, out.split("\n"))) <= 80


def test_who_looks_at_the_clock_is_named() -> None:
    words = ("--bots", "arena_bots:Slow,random", "--games", "2", "--seed", "1", "--workers", "1", "--milliseconds", "5")
    assert not arena(*words)["reproducible"]
    assert "5 ms of CPU time" in " ".join(kociolek("arena", "kittens", *words).out.split())


# -- bots that misbehave ------------------------------------------------------------------
FAULTS = {
    "Crasher": ("crashed", "ZeroDivisionError: of my own making"),
    "Exiter": ("crashed", "SystemExit: 0"),
    "Cheat": ("illegal", ""),
    "Mumbler": ("illegal", "'"),
    "Unborn": ("crashed", "RuntimeError: not today"),
    "Sleeper": ("overran", "s"),
    "Deaf": ("overran", "s"),
    "Quitter": ("crashed", "exit code 3"),
}


@pytest.mark.parametrize("names", [list(FAULTS)[:4], list(FAULTS)[4:]])
def test_who_misbehaves_loses_and_is_named(names: list[str]) -> None:
    """Four faulty bots play with a sound one."""
    bots = ",".join(f"arena_bots:{name}" for name in [*names, "First"])
    found = arena("--bots", bots, "--games", "2", "--seed", "2", "--workers", "2", "--milliseconds", "50")
    assert bot(found, "arena_bots:First")["wins"] == 2
    assert bot(found, "arena_bots:First")["faults"] == 0
    for name in names:
        why, detail = FAULTS[name]
        guilty = [fault for fault in found["faults"] if fault["bot"] == f"arena_bots:{name}"]
        assert bot(found, f"arena_bots:{name}")["faults"] == len(guilty) == 2
        assert {fault["why"] for fault in guilty} == {why}
        assert all(detail in fault["detail"] for fault in guilty)


def test_the_others_play_on() -> None:
    words = ("--bots", "arena_bots:Crasher,easy,random", "--games", "3", "--seed", "1", "--workers", "1")
    found = arena(*words)
    assert found["decisions_per_game"] > 5
    assert sum(row["wins"] for row in found["by_bot"]) == 3
    out = kociolek("arena", "kittens", *words).out
    assert "arena_bots:Crasher was disqualified 3 times: it crashed" in out


def test_if_all_misbehave_nobody_wins() -> None:
    found = arena("--bots", "arena_bots:Unborn", "--seats", "2", "--games", "2", "--seed", "1", "--workers", "1")
    assert found["nobody_won"] == 2


# -- processes that die -------------------------------------------------------------------
def begin(*words: str | Path, **more: str) -> subprocess.Popen[str]:
    """Start a tournament in its own process, in the folder of the tests."""
    return subprocess.Popen(
        [sys.executable, "-m", "kociolek", "arena", "kittens", "--lang", "en", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(PYTHONPATH=f"{PACKAGE.parent}{os.pathsep}{TESTS}", **more),
        cwd=TESTS,
    )


def wait_for(condition: Any, what: str) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.02)


def finished_in(journal: Path) -> int:
    return max(0, journal.read_bytes().count(b"\n") - 1) if journal.exists() else 0


def test_a_killed_worker_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv("MARK", str(mark))
    words = ("--bots", "arena_bots:Victim,random", "--games", "20", "--seed", "1", "--workers", "2")
    killed = arena(*words)
    assert mark.exists(), "a worker was killed"
    assert killed["faults"] == []
    assert killed == arena(*words), "now nobody is"


SLOW = ("--bots", "arena_bots:Slow,easy,random", "--games", "60", "--seed", "5", "--workers", "2", "--iterations", "9")
SLOW_RESULT = ("--bots", "arena_bots:First,easy,random", "--games", "60", "--seed", "5", "--workers", "2")


def without_names(found: dict[str, Any]) -> str:
    """Slow and First play alike; only their names and thinking times differ."""
    text = json.dumps({**found, "reproducible": None, "budget": None})
    return text.replace("arena_bots:Slow", "arena_bots:First")


def test_interrupted_work_goes_on_where_it_stopped(own_state: Path, tmp_path: Path) -> None:
    """Interrupt by Ctrl-C, then kill with a line half written; the third run finishes."""
    journal = tmp_path / "journal.jsonl"
    words = (*SLOW, "--journal", journal, "--json")
    with begin(*words) as process:
        wait_for(lambda: finished_in(journal) >= 3, "games are finished")
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert out == ""
    assert err.strip() == f"Interrupted. The finished games are in {journal}; run the same command to resume."
    first = finished_in(journal)
    with begin(*words) as process:
        wait_for(lambda: finished_in(journal) >= first + 3, "more games are finished")
        process.kill()
        process.communicate()
    whole = journal.read_bytes()
    second = finished_in(journal)
    journal.write_bytes(whole + b'{"number": 59, "seat')
    with begin(*words) as process:
        out, err = process.communicate()
    assert process.returncode == 0
    assert err.strip() == f"{second} of 60 games are finished already, in {journal}."
    assert journal.read_bytes().startswith(whole), "what was finished stays as it was"
    numbers = [json.loads(line)["number"] for line in journal.read_text("utf-8").split("\n")[1:-1]]
    assert sorted(numbers) == list(range(60)), "each game is played once"
    assert without_names(json.loads(out)) == without_names(arena(*SLOW_RESULT))


def test_without_a_file_the_journal_is_kept_until_all_is_played(own_state: Path) -> None:
    with begin(*SLOW[:-6], "--seed", "6", "--workers", "1") as process:
        wait_for(lambda: own_state.exists() and any(map(finished_in, own_state.iterdir())), "games are finished")
        process.send_signal(signal.SIGINT)
        process.communicate()
    assert process.returncode == 130
    assert len(list(own_state.iterdir())) == 1


# -- the journal --------------------------------------------------------------------------
SHORT = ("--bots", "random", "--seats", "2", "--workers", "1")


def refused(*words: str | Path) -> str:
    result: Result = kociolek("arena", "kittens", *words)
    assert result.code == 2
    assert result.out == ""
    return result.err


def test_a_finished_journal_plays_nothing_and_may_grow(tmp_path: Path) -> None:
    journal = tmp_path / "j"
    words = (*SHORT, "--seed", "1", "--journal", journal)
    first = arena(*words, "--games", "4")
    before = journal.read_bytes()
    assert arena(*words, "--games", "4") == first
    assert journal.read_bytes() == before
    assert arena(*words, "--games", "8") == arena(*SHORT, "--seed", "1", "--games", "8")


def test_foreign_and_damaged_journals_are_refused(tmp_path: Path) -> None:
    journal = tmp_path / "j"
    words = (*SHORT, "--games", "3", "--journal", journal)
    arena(*words, "--seed", "1")
    good = journal.read_bytes()
    assert "its seed is “1”, not “2”" in refused(*words, "--seed", "2")
    assert "its options is" in refused(*words, "--seed", "1", "--option", "turbo=on")
    lines = good.split(b"\n")
    journal.write_bytes(b"\n".join([lines[0], lines[1][:30], *lines[2:]]))
    assert "Line 2 of the journal" in refused(*words, "--seed", "1")
    header = json.loads(lines[0])
    journal.write_bytes(json.dumps({**header, "program": "other"}).encode() + b"\n")
    assert "another version" in refused(*words, "--seed", "1")
    for foreign in (b"milk\n", b"milk", b'{"a": 1}\n', b"[]\n"):
        journal.write_bytes(foreign)
        assert "not the journal" in refused(*words, "--seed", "1")
        assert journal.read_bytes() == foreign, "what is not ours is not touched"
    journal.write_bytes(lines[0][:20])  # the very first line was being written
    assert arena(*words, "--seed", "1")["games"] == 3


def test_two_do_not_write_to_one_journal(tmp_path: Path) -> None:
    journal = tmp_path / "j"
    with begin(*SLOW, "--journal", journal) as process:
        wait_for(lambda: finished_in(journal) >= 1, "it has begun")
        assert "Another process" in refused(*SLOW, "--journal", journal)
        process.kill()
        process.communicate()


# -- records ------------------------------------------------------------------------------
def test_every_game_can_be_saved_and_is_genuine(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    arena("--bots", "arena_bots:Crasher,easy,random", "--games", "3", "--seed", "1", "--workers", "1", "--save", folder)
    files = sorted(folder.iterdir())
    assert len(files) == 3
    assert kociolek("verify", *files).code == 0


def test_what_bots_print_is_not_the_result(tmp_path: Path) -> None:
    with begin(
        "--bots", "arena_bots:Chatty,random", "--games", "2", "--seed", "1", "--workers", "1", "--json"
    ) as process:
        out, err = process.communicate()
    assert json.loads(out)["games"] == 2
    assert "I wonder" in err


# -- mistakes of users --------------------------------------------------------------------
MISTAKES = [
    ("arena kittens", "--help"),
    ("arena kittens --bots easyy,random", "easy"),
    ("arena kittens --bots no_such_module:Bot,random", "no_such_module"),
    ("arena kittens --bots arena_bots:Nobody,random", "Nobody"),
    ("arena kittens --bots random,random,random,random,random,random", "6"),
    (f"arena kittens --bots {','.join(13 * ['random'])}", "12"),
    ("arena kittens --bots random,random --games 0", "--games"),
    ("arena kittens --bots random,random --milliseconds 0", "--milliseconds"),
    ("arena kittens --bots random,random --milliseconds 5 --iterations 5", "--iterations"),
    ("arena kittens --bots random,random --report {tmp}/no/report.html", "report.html"),
    ("arena kittens --bots random,random --report {tmp}", "{tmp}"),
    ("arena kittens --bots random,random --journal {tmp}/no/journal", "journal"),
    ("arena kittens --bots random,random --save {tmp}/no/games", "games"),
    ("arena kittens --bots random,random --ray 127.0.0.1:1", "127.0.0.1:1"),
    ("report", "--help"),
    ("report {tmp} -o {tmp}/r.html", "{tmp}"),
    ("report {tmp}/no.jsonl -o {tmp}/r.html", "no.jsonl"),
    ("report {tmp}/no.jsonl -o {tmp}/no/r.html", "r.html"),
    ("bench nothing", "search"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("call", "named"), MISTAKES, ids=[call for call, _ in MISTAKES])
def test_a_mistake_gets_one_sentence(tmp_path: Path, call: str, named: str, lang: str) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    result = kociolek(*call.replace("{tmp}", str(folder)).split(), lang=lang)
    assert result.code == 2
    assert result.out == ""
    assert result.err.count("\n") == 1
    assert result.err.startswith("Error: " if lang == "en" else "Błąd: ")
    assert result.err.rstrip().endswith((".", "?"))
    assert named.replace("{tmp}", str(folder)) in result.err
    assert not list(folder.iterdir())


# -- how fast bots search -----------------------------------------------------------------
def test_the_bench_counts_iterations_for_every_number_of_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kociolek.arena.speed.QUESTION", 20)
    monkeypatch.setattr("kociolek.arena.speed.OPENINGS", 1)
    found = json.loads(kociolek("bench", "search", "kittens", "--seconds", "0.01", "--json").out)
    assert found["bot"] == "hard-1"
    assert set(found["iterations_per_cpu_s"]) == {"2", "3", "4", "5"}
    assert all(rate > 0 for rate in found["iterations_per_cpu_s"].values())
    assert {"rollout_depth", "rollout_guidance", "plies", "options", "compiled"} < found.keys()
    for lang in LANGUAGES:
        out = kociolek("bench", "search", "kittens", "--seats", "2", "--seconds", "0.01", lang=lang).out
        assert ("iterations per CPU second" if lang == "en" else "iteracje na sekundę") in out
