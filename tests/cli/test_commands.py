"""The commands that do not ask anything: help, rules, simulate, bench, replay, verify."""

from __future__ import annotations

import json
import re
import signal
import sys
from dataclasses import asdict
from math import log
from pathlib import Path
from subprocess import run

import pytest

import kociolek as package
from command import environment, kociolek, spawn
from kociolek import record
from kociolek.analysis.game import Budget, analyse
from kociolek.arena.stats import wilson
from kociolek.catalog import GAMES
from kociolek.cli import COMMANDS
from kociolek.cli.analyse import report
from kociolek.text import LANGUAGES, texts
from kociolek.text.sentences import key
from source_tree import sources

ENGLISH_OF_ARGPARSE = re.compile(r"usage|positional|options:|show this|required|invalid", re.IGNORECASE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help_speaks_the_language(command: str | None, lang: str) -> None:
    result = kociolek(*([command] if command else []), "--help", lang=lang)
    assert result.code == 0
    assert result.err == ""
    assert max(len(line) for line in result.out.split("\n")) <= 80
    if lang == "pl":
        assert not ENGLISH_OF_ARGPARSE.search(result.out)
    if command is None:
        assert all(name in result.out for name in COMMANDS)


def test_there_is_one_file_per_command() -> None:
    files = {path.stem for path in sources("cli") if path.parent.name == "cli"}
    assert files - set(COMMANDS) == {"__init__", "parser", "arguments", "cards", "results"}


def test_without_a_command_there_is_help() -> None:
    assert kociolek().out == kociolek("--help").out
    assert kociolek(lang=None).code == 0, "without any word at all it was a traceback"


@pytest.mark.once
def test_help_and_version_load_no_games() -> None:
    """They would take four times as long."""
    code = (
        "import sys; from kociolek.cli import main\n"
        "try: main([sys.argv[1]])\n"
        "except SystemExit: pass\n"
        "print([name for name in ('kociolek.catalog', 'rich', 'fluent', 'babel') if name in sys.modules])"
    )
    for word in ("--help", "--version"):
        done = run([sys.executable, "-c", code, word], capture_output=True, text=True, env=environment(), check=True)
        assert done.stdout.endswith("\n[]\n")


@pytest.mark.once
@pytest.mark.parametrize("command", ["rules kittens", "simulate --help", "play --help"])
def test_commands_load_late_what_they_may_not_need(command: str) -> None:
    """They were twice as slow to start."""
    late = ("openskill", "kociolek.analysis", "kociolek.arena.report")
    more = ("rich.console", "kociolek.carddata", "kociolek.record")
    unwanted = (*late, *more) if command.startswith("rules") else late
    code = (
        f"import sys; from kociolek.cli import main\ntry: main({command.split()})\nexcept SystemExit: pass\n"
        f"print([name for name in {unwanted} if name in sys.modules])"
    )
    done = run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True)
    assert done.stdout.endswith("\n[]\n"), done.stdout[-200:]


def test_the_version_tells_the_build() -> None:
    result = kociolek("--version")
    assert package.__version__ in result.out
    assert package.build() in result.out


def test_the_locale_decides_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Polecenia" in kociolek("--help", lang=None).out


# -- rules --------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_complete(lang: str) -> None:
    t = texts(lang)
    out = kociolek("rules", "kittens", lang=lang).out
    assert max(len(line) for line in out.split("\n")) <= 80
    for kind in GAMES["kittens"].kind_names():
        assert t.say(key("kittens-card", kind)) in out
    for option in GAMES["kittens"].schema():
        assert f"({option.name})" in out
    for title in t.listing("kittens-rules-"):
        assert not title.endswith(".title") or t.say(title) in out


@pytest.mark.parametrize("name", ["favor", "Favor", "FAVOR", "Przysługa", "przysluga", "fav", "przys"])
def test_a_card_has_many_names(name: str) -> None:
    out = kociolek("rules", "kittens", name).out
    assert out.startswith("\nFavor · Przysługa · favor\n")


def test_a_name_of_several_words_needs_no_quotes() -> None:
    assert "see_the_future" in kociolek("rules", "kittens", "see", "the", "future").out


def test_one_polish_name_means_two_cards() -> None:
    out = kociolek("rules", "kittens", "co", "kryje", "przyszłość", lang="pl").out
    assert "see_the_future" in out
    assert "reveal_the_future" in out


# -- simulate -----------------------------------------------------------------------------
def simulated(*words: str) -> dict[str, object]:
    result = kociolek("simulate", "kittens", "--json", *words)
    assert result.code == 0
    assert result.err == ""
    found = json.loads(result.out)
    assert isinstance(found, dict)
    return found


SERIES = ("--games", "30", "--bots", "easy,random", "--seed", "7", "--option", "edition=good_vs_evil")


def test_the_workers_do_not_change_the_result() -> None:
    alone = simulated(*SERIES, "--workers", "1")
    assert alone == simulated(*SERIES, "--workers", "2")
    assert alone != simulated(*SERIES, "--workers", "1", "--seed", "8")


def test_the_report_adds_up() -> None:
    found = simulated(*SERIES, "--workers", "1")
    assert found["game"] == "kittens"
    assert found["seats"] == 4
    assert found["bots"] == ["easy", "random", "easy", "random"]
    assert found["games"] == 30
    by_bot, by_seat, endings = found["by_bot"], found["by_seat"], found["endings"]
    assert isinstance(by_bot, list)
    assert isinstance(by_seat, list)
    assert isinstance(endings, dict)
    assert [row["played"] for row in by_bot] == [60, 60]
    assert sum(row["wins"] for row in by_bot) == sum(row["wins"] for row in by_seat) == 30
    assert sum(endings.values()) == 30
    for row in [*by_bot, *by_seat]:
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_series_in_words(lang: str) -> None:
    result = kociolek("simulate", "kittens", "--games", "5", "--workers", "1", "--seed", "word", lang=lang)
    assert texts(lang).say("cli-simulate-interval-column") in result.out
    assert bool(re.search(r"\d,\d", result.out)) == (lang == "pl")


def test_every_game_of_a_series_can_be_saved(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    simulated("--games", "12", "--workers", "1", "--save", str(folder), "--seed", "3")
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == [f"{number:02}.jsonl" for number in range(12)]
    assert kociolek("verify", *files).code == 0


def test_wilson_is_the_textbook_interval() -> None:
    low, high = wilson(5, 10)
    assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


# -- bench --------------------------------------------------------------------------------
def test_calibration_is_measured_on_games_that_did_not_fit_the_map() -> None:
    found = json.loads(kociolek(*["bench", "calibration", "kittens", "--games", "2", "--first", "7", "--json"]).out)
    assert (found["game"], found["games"], found["samples"]) == ("kittens", 2, 12)
    assert found["fitted"][0] == [0.0, 0.0]
    assert found["fitted"][-1] == [1.0, 1.0]
    for rows in (found["shipped"], found["tried"]):
        assert sum(count for count, *_ in rows) == 12 * 4, "a share for every seat"
        assert sum(count * won for count, _, won, _ in rows) == pytest.approx(12)


def test_what_bots_keep_is_measured_in_the_same_decisions() -> None:
    words = ("bench", "kept", "kittens", "--games", "2", "--first", "3", "--option", "edition=original", "--json")
    found = json.loads(kociolek(*words).out)
    assert (found["game"], found["games"], found["options"]) == ("kittens", 2, {"edition": "original"})
    assert 0 < found["decisions"] <= 12
    assert list(found["kept"]) == ["random", "easy", "medium", "hard"]
    for bot, weaker in (("easy", "random"), ("medium", "easy"), ("hard", "medium")):
        lead = log(found["kept"][bot] / found["kept"][weaker])
        assert found["ahead"][bot][0] == pytest.approx(lead)


def test_the_bench_measures_what_it_says() -> None:
    words = ("bench", "engine", "kittens", "--seats", "3", "--seconds", "0.02", "--option", "turbo=on")
    found = json.loads(kociolek(*words, "--json").out)
    assert found["game"] == "kittens"
    assert found["seats"] == 3
    assert found["options"]["turbo"] == "on"
    assert found["compiled"] == (package.build() == "compiled")
    for name in ("decisions", "games", "clones", "views", "imagines"):
        assert found[f"{name}_per_cpu_s"] > 0
    assert found["decisions_per_cpu_s_asking_all"] > 0
    assert found["decisions_per_game"] > 5
    assert found["decisions_per_game"] == pytest.approx(found["decisions_per_cpu_s"] / found["games_per_cpu_s"])
    assert "CPU" in kociolek(*words).out


# -- replay and verify --------------------------------------------------------------------
@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("series") / "games"
    simulated("--games", "1", "--workers", "1", "--save", str(folder), "--seed", "5", "--bots", "easy")
    return folder / "0.jsonl"


def test_a_replay_is_told_to_each_as_they_saw_it(saved: Path) -> None:
    everything, one, watching = (
        kociolek("replay", saved, *words).out for words in ((), ("--seat", "0"), ("--spectator",))
    )
    assert "draws a card" not in everything
    assert "You draw" in one
    assert "draws a card" in one
    assert "You draw" not in watching
    assert not re.search(r"draws (?!a card|an Exploding)", watching)
    assert len(everything.split("\n")) >= len(watching.split("\n"))


def test_a_replay_step_by_step_can_be_left(saved: Path) -> None:
    whole = kociolek("replay", saved, "--step", typed="\n" * 500).out
    assert "End of the record." in whole
    assert "End of the record." not in kociolek("replay", saved, "--step", typed="\nq\n").out
    assert kociolek("replay", saved, "--step", typed="\n").code == 0


def test_a_genuine_record_is_verified(saved: Path) -> None:
    result = kociolek("verify", saved, lang="pl")
    assert result.code == 0
    assert "zapis prawdziwy" in result.out


def test_an_analysis_is_told_to_each_player(saved: Path) -> None:
    found = record.read(saved)
    analysis = analyse(found, budget=Budget((2,), 3, 2, 1))
    for lang in LANGUAGES:
        words = report(found, analysis, texts(lang), html=False)
        assert all(player in words for player in found.players)
        page = report(found, analysis, texts(lang), html=True)
        assert page.count("<polyline") == 2 * found.seats
        assert "<script" not in page
        assert "http" not in page
    json.dumps(asdict(analysis))


# -- the program and the world around it --------------------------------------------------
def test_a_reader_may_go_away() -> None:
    with spawn("rules", "kittens") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


def test_an_interrupt_is_polite(tmp_path: Path) -> None:
    saved = tmp_path / "game.jsonl"
    with spawn("play", "--save", saved) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        while "Your turn" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        err = process.stderr.read()
    assert process.returncode == 130
    assert err.strip() == f"Interrupted; what was played so far is in {saved}."
    assert kociolek("verify", saved).code == 0
