"""What holds for every command: the place of GAME, defaults in the help, --json, closed pipes, shell completion."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from argparse import SUPPRESS, Action
from collections.abc import Callable
from pathlib import Path
from shutil import which

import pytest

from command import environment, kociolek, spawn
from kociolek.catalog import GAMES
from kociolek.cli import COMMANDS, parser_of
from kociolek.cli.completion import SCRIPTS
from kociolek.cli.serve import USUAL_SOCKETS, VARIABLES
from kociolek.server.limits import Limits
from kociolek.server.settings import Settings
from kociolek.server.store.store import Store
from kociolek.text import LANGUAGES, texts
from source_tree import ROOT

GOLDEN = ROOT / "tests" / "golden"
RECORD = GOLDEN / "witchstone" / "two.jsonl"
TASKS = ("what", "do", "task")  # first arguments of commands that do several things

# Values without a default: without the flag nothing is done, or nothing is limited.
NOTHING = {
    "save", "ray", "journal", "report", "svg", "record", "seat", "origin", "proxy", "backups", "contact", "pin",
    "minutes", "reason", "milliseconds", "lang", "box", "data", "move_data", "page",
}  # fmt: skip
# A short call of each command with a result.
RESULTS: dict[str, tuple[str, ...]] = {
    "rules": ("rules", "kittens"),
    "learn": ("learn", "kittens"),
    "simulate": ("simulate", "kittens", "--games", "2", "--workers", "1"),
    "arena": ("arena", "kittens", "--bots", "random", "--games", "2", "--workers", "1"),
    "report": ("report", "{record}", "-o", "{tmp}/page.html"),
    "bench": ("bench", "engine", "--seconds", "0.01"),
    "replay": ("replay", "{record}"),
    "verify": ("verify", "{record}"),
    "check": ("check", "{scenarios}"),
    "vocabulary": ("vocabulary", "kittens"),
    "board": ("board", "witchstone", "--seed", "1"),
    "box": ("box", "show", "witchstone"),
    "puzzles": ("puzzles", "solve", "kittens"),
    "store": ("store", "migrate", "--store", "sqlite:{tmp}/games.db"),
    "health": ("health", "http://127.0.0.1:9"),
    "host": ("host", "list", "--store", "sqlite:{tmp}/games.db"),
    "node": ("node", "list", "--store", "sqlite:{tmp}/games.db"),
}
WITHOUT_RESULT = {"play", "serve", "completion"}
ELSEWHERE = {"analyse", "ladder", "train"}  # tests of their own: they need seconds


def filled(words: tuple[str, ...], tmp_path: Path) -> list[str]:
    places = {"tmp": tmp_path, "record": RECORD, "scenarios": ROOT / "tests/games/kittens/nope.yaml"}
    return [word.format(**places) for word in words]


def actions(command: str) -> list[Action]:
    parser, _ = parser_of(texts("en"), [command])
    return parser.commands[command]._actions


@pytest.mark.parametrize("command", COMMANDS)
def test_the_game_is_the_first_argument(command: str) -> None:
    """After the task, where a command has several."""
    places = [action.dest for action in actions(command) if not action.option_strings]
    if "game" in places:
        assert next(place for place in places if place not in TASKS) == "game"
    assert not [a for a in actions(command) if "--game" in a.option_strings and a.help is not SUPPRESS]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_names_every_default(command: str, lang: str) -> None:
    shown = " ".join(kociolek(command, "--help", lang=lang).out.split())
    sign = "(default: " if lang == "en" else "(domyślnie: "
    for action in actions(command):
        optional = action.option_strings or action.nargs == "?"
        if action.nargs == 0 or not optional or action.required or action.help is SUPPRESS or action.dest in NOTHING:
            continue
        if action.dest in ("target", "file"):  # whether it may be left out depends on the task
            continue
        name = action.option_strings[-1] if action.option_strings else str(action.metavar)
        about = shown.partition(f" {name} " if lang == "en" or action.option_strings else " ")[2]
        assert sign in about, f"{name} of {command}"


def test_the_help_shows_the_limit_of_the_server() -> None:
    assert Limits().sockets == USUAL_SOCKETS


@pytest.mark.parametrize("command", [name for name in COMMANDS if name not in WITHOUT_RESULT | ELSEWHERE])
def test_a_result_comes_as_json(command: str, tmp_path: Path) -> None:
    (tmp_path / "games.db").touch()
    if command in ("host", "node"):
        assert kociolek(*filled(RESULTS["store"], tmp_path)).code == 0
    result = kociolek(*filled(RESULTS[command], tmp_path), "--json")
    assert result.code == (1 if command == "health" else 0), result.err
    assert result.err == ""
    json.loads(result.out)


def test_commands_without_a_result_are_few() -> None:
    assert set(RESULTS) | WITHOUT_RESULT | ELSEWHERE >= set(COMMANDS)


def test_a_replay_for_programs_keeps_secrets(tmp_path: Path) -> None:
    """A seat is not told the moves of others, which name cards that it may not know."""
    record = next((GOLDEN / "kittens").glob("*.jsonl"))
    whole = json.loads(kociolek("replay", record, "--json").out)
    seat = json.loads(kociolek("replay", record, "--json", "--seat", "1").out)
    watched = json.loads(kociolek("replay", record, "--json", "--spectator").out)
    assert all("move" in row for row in whole["moves"])
    assert {row["seat"] for row in seat["moves"] if "move" in row} == {1}
    assert not [row for row in watched["moves"] if "move" in row]
    drawn = [event for row in watched["moves"] for event in row["events"] if event["verb"] == "drew"]
    assert drawn
    assert not [event for event in drawn if "kind" in event]


# -- closed pipes -------------------------------------------------------------------------
PRINTING = [words for command, words in RESULTS.items() if command not in ("health", "host", "node")]  # print an error


@pytest.mark.once
@pytest.mark.parametrize("words", [*PRINTING, ("--help",), ("play", "--help"), ("completion", "bash")])
def test_a_closed_pipe_ends_quietly(words: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "games.db").touch()
    assert_a_closed_pipe_is_quiet(*filled(words, tmp_path))


@pytest.mark.once
@pytest.mark.parametrize("how", [(), ("--json",)])
def test_a_ladder_whose_reader_goes_away_ends_quietly(how: tuple[str, ...], tmp_path: Path) -> None:
    """It said that the file of the ladder cannot be written."""
    words = ("ladder", "kittens", "--file", str(tmp_path / "bots.ladder"))
    assert kociolek(*words, "--bots", "easy,random", "--rounds", "1", "--workers", "1").code == 0
    assert_a_closed_pipe_is_quiet(*words, *how)


def assert_a_closed_pipe_is_quiet(*words: str) -> None:
    read, write = os.pipe()
    os.close(read)
    run = [sys.executable, "-m", "kociolek", *words]
    done = subprocess.run(run, stdout=write, stderr=subprocess.PIPE, text=True, env=environment(), check=False)
    os.close(write)
    assert "Traceback" not in done.stderr
    assert "Broken" not in done.stderr
    assert done.stderr == ""
    assert done.returncode == 141


@pytest.mark.once
@pytest.mark.parametrize("words", ["rules kittens", "simulate kittens --games 2 --workers 1 --json", "--help"])
def test_a_full_disk_and_closed_streams_are_no_traceback(words: str) -> None:
    program = f"{sys.executable} -m kociolek {words} --lang en"
    full = subprocess.run(f"{program} > /dev/full", shell=True, capture_output=True, env=environment(), check=False)
    assert (full.returncode, full.stderr.count(b"\n")) == (2, 1), full.stderr
    assert b"No space left on device" in full.stderr
    closed = subprocess.run(f"{program} >&- <&-", shell=True, capture_output=True, env=environment(), check=False)
    assert (closed.returncode, closed.stderr) == (0, b"")


@pytest.mark.once
def test_a_game_whose_reader_goes_away_ends_quietly() -> None:
    with spawn("play", "--seed", "1", "--seats", "2") as process:
        assert process.stdout
        assert process.stderr
        assert process.stdin
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write("1\n" * 50)
        process.stdin.close()
        assert process.stderr.read() == ""


# -- Ctrl-C -------------------------------------------------------------------------------
INTERRUPTED_WHILE_LOADING = """
import sys
import kociolek  # may add a finder of its own

class Interrupt:
    def find_spec(self, name, path, target=None):
        if name == {name!r}:
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupt())
from kociolek.__main__ import main
sys.exit(main())
"""


@pytest.mark.once
@pytest.mark.parametrize("name", ["kociolek.cli", "argparse", "kociolek.cli.rules", "kociolek.catalog"])
def test_ctrl_c_while_the_program_is_loaded_ends_quietly(name: str) -> None:
    """It showed a traceback in the first tenth of a second."""
    run = [sys.executable, "-c", INTERRUPTED_WHILE_LOADING.format(name=name), "rules", "kittens"]
    done = subprocess.run(run, capture_output=True, text=True, env=environment(), check=False)
    assert done.returncode == 130
    assert done.stdout == ""
    assert done.stderr.strip() == ""


def test_ctrl_c_just_after_the_start_stops_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Before the server listened to signals, Ctrl-C did not say that it had stopped."""

    def interrupted(settings: Settings, store: Store, ready: Callable[[str], None]) -> None:
        ready("http://127.0.0.1:9")
        raise KeyboardInterrupt

    monkeypatch.setattr("kociolek.server.app.run", interrupted)
    result = kociolek("serve", "--port", "0", "--store", f"sqlite:{tmp_path}/games.db")
    assert result.code == 0
    assert "stopped" in result.err


# -- environment variables ----------------------------------------------------------------
def served(monkeypatch: pytest.MonkeyPatch, *words: str, **variables: str) -> dict[str, object]:
    """Return the arguments of `serve` under environment variables."""
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    parser, _ = parser_of(texts("en"), ["serve"])
    return vars(parser.parse_args(["serve", *words]))


def test_variables_set_the_options_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    variables = {f"KOCIOLEK_{name.upper()}": "1" for name in VARIABLES}
    variables |= {"KOCIOLEK_ORIGIN": "https://one.example, https://two.example", "KOCIOLEK_STORE": "sqlite:other.db"}
    found = served(monkeypatch, "--port", "9", **variables)
    assert found["port"] == "9", "a flag wins"
    assert (found["durable"], found["https"], found["open_metrics"]) == (True, True, True)
    assert found["origin"] == ["https://one.example", "https://two.example"]
    assert (found["host"], found["store"], found["keep_games"]) == ("1", "sqlite:other.db", "1")
    again = served(monkeypatch, "--origin", "https://three.example", KOCIOLEK_DURABLE="off")
    assert again["origin"] == ["https://three.example"]
    assert again["durable"] is False


def test_every_option_of_the_server_has_a_variable() -> None:
    shared = {"help", "lang", "box", "cards", "components"}
    assert {action.dest for action in actions("serve")} - shared == {*VARIABLES, "store"}


@pytest.mark.parametrize(("name", "value"), [("KOCIOLEK_PORT", "many"), ("KOCIOLEK_DURABLE", "perhaps")])
def test_a_bad_variable_is_named(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    result = kociolek("serve")
    assert result.code == 2
    assert name in result.err
    assert value in result.err


# -- completion ---------------------------------------------------------------------------
class Shell:
    """An interactive shell in a pseudo-terminal, with the completion of kociolek."""

    def __init__(self, start: list[str], folder: Path) -> None:
        self.child, self.file = pty.fork()
        if self.child == 0:
            home = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_DATA_HOME": str(folder)}
            os.chdir(folder)
            os.execvpe(start[0], start, environment(TERM="xterm", COLUMNS="200", PS1="READY ", **home))

    def read(self, seconds: float) -> str:
        """Return what is written until nothing came for so long."""
        seen = ""
        while select.select([self.file], [], [], seconds)[0]:
            try:
                seen += os.read(self.file, 65536).decode("utf-8", "replace")
            except OSError:
                break
        return seen

    def expect(self, pattern: str, typed: str) -> None:
        os.write(self.file, typed.encode())
        seen, end = "", time.monotonic() + 20
        while not re.search(pattern, seen):
            assert time.monotonic() < end, f"{pattern!r} is not in {seen!r}"
            seen = re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", seen + self.read(0.2))

    def close(self) -> None:
        os.close(self.file)
        os.waitpid(self.child, 0)


CASES = [
    (r"kociolek simulate ", "kociolek simu\t"),
    (r"rules witchstone ", "kociolek rules witch\t"),
    (r"--milliseconds", "kociolek arena kittens --milli\t"),
    (r"--option turbo=on", "kociolek play --option turbo=on\t"),
    (r"bench analysis", "kociolek bench ana\t"),
]
STARTS = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], "source ./script; bind 'set bell-style none'; echo LOA''DED\n"),
    "zsh": (["zsh", "-f", "-i"], "autoload -U compinit && compinit -u -D && source ./script; echo LOA''DED\n"),
}


@pytest.mark.once
@pytest.mark.parametrize("name", SCRIPTS)
def test_a_shell_completes_commands_options_and_games(name: str, tmp_path: Path) -> None:
    assert which(name), f"{name} is missing: tools/prerequisites shells installs it"
    (tmp_path / "script").write_text(kociolek("completion", name).out, "utf-8")
    if name == "fish":  # fish draws its line anew with each key; it can be asked instead
        for typed, whole in (
            ("simu", "simulate"),
            ("rules witch", "witchstone"),
            ("arena kittens --milli", "--millisec"),
        ):
            ask = f"source script; complete -C 'kociolek {typed}'"
            done = subprocess.run(["fish", "-c", ask], cwd=tmp_path, capture_output=True, text=True, check=True)
            assert whole in done.stdout
        return
    start, load = STARTS[name]
    shell = Shell(start, tmp_path)
    shell.expect("LOADED", load)
    shell.read(0.3)
    for pattern, typed in CASES:
        shell.expect(pattern, typed)
        shell.expect("", "\x15")  # clears the line
    shell.close()


def test_completion_offers_all_commands_and_games() -> None:
    for name in SCRIPTS:
        script = kociolek("completion", name).out
        assert all(word in script for word in (*COMMANDS, *GAMES, "seed", "edition=good_vs_evil"))
    assert kociolek("completion", "tcsh").code == 2
