"""Journal of a tournament: one line per finished game, so that an interrupted run resumes.

    {"kociolek-arena": 1, "program": "5f0c...", "setup": {"game": "kittens", ...}}
    {"number": 0, "seated": ["easy", "random"], "winners": [1], ...}
    ...

The file is append-only. An incomplete last line is dropped and its game is played again.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO, Final

import kociolek
from kociolek.arena.entrants import external_sources
from kociolek.arena.outcome import Outcome
from kociolek.arena.schedule import Schedule
from kociolek.core.errors import CorruptRecord, KociolekError
from kociolek.record import reason, unwritable

MARK: Final = "kociolek-arena"
FORMAT: Final = 1
PLAYING: Final = ("core", "games", "search", "bots", "arena")  # packages that can change results
SOURCES: Final = (".py", ".json", ".toml")


def header(schedule: Schedule) -> dict[str, object]:
    setup = {name: value for name, value in asdict(schedule).items() if name != "folders"}
    setup["bots"] = list(schedule.bots)
    return {MARK: FORMAT, "program": program(external_sources(schedule.bots)), "setup": setup}


def program(external: list[Path]) -> str:
    """Return a digest of all code that can change results."""
    digest = sha256(built_in().encode())
    for path in external:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def built_in() -> str:
    root = Path(kociolek.__file__).parent
    digest = sha256()
    for package in PLAYING:
        for path in sorted((root / package).rglob("*")):
            if path.suffix in SOURCES:
                digest.update(path.relative_to(root).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def default_path(schedule: Schedule) -> Path:
    """Return the default path of the journal: one file per schedule, regardless of the number of games."""
    state = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    key = sha256(json.dumps(header(replace(schedule, games=0)), sort_keys=True).encode()).hexdigest()[:16]
    return state / "kociolek" / "arena" / f"{schedule.game}-{key}.jsonl"


class Journal:
    """Journal file opened for appending and locked."""

    def __init__(self, path: Path, schedule: Schedule) -> None:
        self.path: Final = path
        self.done: Final[dict[int, Outcome]] = {}
        try:
            self._file: Final[BinaryIO] = path.open("a+b")
        except OSError as error:
            raise unwritable(path, error) from None
        try:
            self._lock()
            self._read(schedule)
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise KociolekError("journal-in-use", {"file": str(self.path)}) from None

    def _read(self, schedule: Schedule) -> None:
        self._file.seek(0)
        whole = self._file.read()
        good = whole.rfind(b"\n") + 1
        wanted = header(schedule)
        if good == 0 and not json.dumps(wanted).encode().startswith(whole):
            raise KociolekError("journal-not-ours", {"file": str(self.path)})
        if good < len(whole):
            self._file.truncate(good)
        if good == 0:
            self._add(wanted)
            return
        lines = whole[:good].splitlines()
        check_same(self.path, read_header(self.path, lines[0]), wanted)
        for outcome in read_outcomes(self.path, lines):
            if outcome.number < schedule.games:
                self.done[outcome.number] = outcome

    def add(self, outcome: Outcome) -> None:
        self._add(outcome.to_json())

    def _add(self, row: dict[str, object]) -> None:
        try:
            self._file.write(json.dumps(row, ensure_ascii=False).encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise unwritable(self.path, error) from None

    def close(self) -> None:
        os.fsync(self._file.fileno())
        self._file.close()

    def remove(self) -> None:
        self._file.close()
        self.path.unlink(missing_ok=True)


def read_journal(path: Path) -> tuple[dict[str, object], list[Outcome]]:
    """Return the set-up and the finished games, in order, for a report."""
    try:
        whole = path.read_bytes()
    except OSError as error:
        raise KociolekError("file-unreadable", {"file": str(path), "reason": reason(error)}) from None
    lines = whole[: whole.rfind(b"\n") + 1].splitlines() or [b""]
    found = read_header(path, lines[0])["setup"]
    if not isinstance(found, dict):
        raise KociolekError("journal-not-ours", {"file": str(path)})
    outcomes = {outcome.number: outcome for outcome in read_outcomes(path, lines)}
    return found, [outcomes[number] for number in sorted(outcomes)]


def is_journal(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.readline(64).startswith(f'{{"{MARK}"'.encode())
    except OSError:
        return False


def read_header(path: Path, line: bytes) -> dict[str, object]:
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict) or MARK not in found:
        raise KociolekError("journal-not-ours", {"file": str(path)})
    if found[MARK] != FORMAT:
        values = {"file": str(path), "found": str(found[MARK]), "known": str(FORMAT)}
        raise KociolekError("journal-foreign-format", values)
    return found


def read_outcomes(path: Path, lines: list[bytes]) -> Iterator[Outcome]:
    for number, line in enumerate(lines[1:], start=2):
        try:
            yield Outcome.from_json(json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError):
            raise CorruptRecord("journal-damaged", {"file": str(path), "line": str(number)}) from None


def check_same(path: Path, found: dict[str, object], wanted: dict[str, object]) -> None:
    """Raise unless both headers describe the same schedule. Only the number of games may differ."""
    if found == wanted:
        return
    old, new = found.get("setup"), wanted["setup"]
    assert isinstance(new, dict)
    if isinstance(old, dict):
        for name in new:
            if old.get(name) != new[name] and name != "games":
                values = {"file": str(path), "field": name, "found": shown(old.get(name)), "wanted": shown(new[name])}
                raise KociolekError("journal-foreign-setup", values)
    if found.get("program") != wanted["program"]:
        raise KociolekError("journal-foreign-program", {"file": str(path)})


def shown(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:60] + "…"
