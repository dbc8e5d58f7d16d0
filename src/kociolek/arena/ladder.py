"""Ladder: ratings of many bots that are kept over time in one append-only file.

    {"kociolek-ladder": 1, "game": "kittens", "seats": 2, "options": {...}, "seed": 7, "iterations": 1000}
    {"round": 0, "time": 1790000000, "games": [{"seated": [...], "winners": [1], "scores": [0.0, 1.0], "faults": []}]}

`faults` are the seats of bots that were removed; `reasons` has for each of them what it did and where, such as
["crashed", "ZeroDivisionError: division by zero (my_bot.py:7, choose: return 1 / 0)"].

A round has as many games as seats, and each of its bots takes each seat once. A round is written when it is complete,
so that an interrupted ladder goes on with the next one. An incomplete last line is dropped.
"""

from __future__ import annotations

import fcntl
import json
import os
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from kociolek.arena.outcome import Outcome
from kociolek.arena.ratings import Ratings
from kociolek.arena.schedule import Schedule
from kociolek.arena.tournament import Tournament
from kociolek.core.errors import KociolekError
from kociolek.core.rng import seeded
from kociolek.record import reason, unwritable

MARK: Final = "kociolek-ladder"
FORMAT: Final = 1
STREAM: Final = 77  # of the draw of line-ups
LOST: Final = -1e9  # score of a bot that was removed


@dataclass(frozen=True)
class Setup:
    """What all games of a ladder share."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    iterations: int
    box: str = ""


@dataclass
class Standing:
    """A bot on the ladder."""

    bot: str
    games: int = 0
    wins: float = 0.0  # a shared win counts as a fraction
    faults: int = 0
    reason: tuple[str, str] | None = None  # of its last fault: CRASHED, ILLEGAL or OVERRAN, and the detail
    history: list[float] = field(default_factory=list)  # its rating after each of its rounds


class Ladder:
    """A ladder in memory. `open_ladder` reads one and appends to its file."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.ratings: Final = Ratings()
        self.standings: Final[dict[str, Standing]] = {}
        self.rounds = 0
        self.last_time = 0

    def ranking(self) -> list[tuple[Standing, float, float]]:
        """Return the bots with skill and deviation, the best first by what they surely are (skill - 2 deviations)."""
        rows = [(each, *self.ratings[each.bot]) for each in self.standings.values()]
        return sorted(rows, key=lambda row: (2 * row[2] - row[1], row[0].bot))

    def add_round(self, row: dict[str, Any]) -> None:
        """Take a round of the file. Raise KeyError, TypeError or ValueError if it is none."""
        seen: Counter[str] = Counter()
        for game in row["games"]:
            seated, winners, guilty = game["seated"], game["winners"], set(game["faults"])
            self.ratings.add(seated, [LOST if s in guilty else float(x) for s, x in enumerate(game["scores"])])
            for seat, bot in enumerate(seated):
                standing = self.standings.setdefault(bot, Standing(bot))
                standing.games += 1
                standing.wins += 1 / len(winners) if seat in winners else 0.0
                standing.faults += seat in guilty
                seen[bot] += 1
            for seat, (why, detail) in zip(game["faults"], game.get("reasons", []), strict=False):
                self.standings[seated[seat]].reason = str(why), str(detail)
        for bot in seen:
            self.standings[bot].history.append(self.ratings[bot][0])
        self.rounds += 1
        self.last_time = int(row["time"])

    def lineup(self, bots: Sequence[str]) -> list[str]:
        """Return who plays the next round: those with the fewest games, ties by lot, a short list repeated."""
        chance = seeded(self.setup.seed, STREAM + self.rounds)
        lots = {bot: chance.below(1 << 30) for bot in sorted(bots)}
        games = {bot: self.standings[bot].games if bot in self.standings else 0 for bot in bots}
        order = sorted(bots, key=lambda bot: (games[bot], lots[bot]))
        return [order[seat % len(order)] for seat in range(self.setup.seats)]

    def schedule(self, lineup: Sequence[str], folders: tuple[str, ...]) -> Schedule:
        """Return the games of the next round."""
        setup = self.setup
        seed = int.from_bytes(sha256(f"{setup.seed}/{self.rounds}".encode()).digest()[:6])
        return Schedule(
            game=setup.game,
            seats=setup.seats,
            options=setup.options,
            bots=tuple(lineup),
            seed=seed,
            games=setup.seats,
            iterations=setup.iterations,
            box=setup.box,
            folders=folders,
        )


class LadderFile:
    """An open ladder, locked against other processes."""

    def __init__(self, ladder: Ladder, file: Any) -> None:
        self.ladder: Final = ladder
        self._file: Final = file

    def play_round(self, bots: Sequence[str], workers: int, folders: tuple[str, ...] = ()) -> None:
        """Play one round and keep it."""
        schedule = self.ladder.schedule(self.ladder.lineup(bots), folders)
        found = list(Tournament(schedule).outcomes(workers, None, lambda more: None))
        row = {"round": self.ladder.rounds, "time": int(time.time()), "games": [row_of(each) for each in found]}
        self._file.write(json.dumps(row).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.ladder.add_round(row)


def row_of(found: Outcome) -> dict[str, object]:
    row: dict[str, object] = {"seated": found.seated, "winners": found.winners, "scores": found.scores}
    row["faults"] = [fault.seat for fault in found.faults]
    if found.faults:
        row["reasons"] = [[fault.why, fault.detail] for fault in found.faults]
    return row


@contextmanager
def open_ladder(path: Path, setup: Setup | None) -> Iterator[LadderFile]:
    """Open a ladder, or begin one. Raise KociolekError if it is damaged, in use or has another set-up."""
    try:
        with path.open("a+b") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise KociolekError("journal-in-use", {"file": str(path)}) from None
            file.seek(0)
            text = file.read()
            whole = text[: text.rfind(b"\n") + 1]
            if len(whole) < len(text):
                file.truncate(len(whole))
            if not whole:
                if setup is None:
                    raise KociolekError("ladder-empty", {"file": str(path)})
                head = {MARK: FORMAT, **setup.__dict__}
                file.write(json.dumps(head).encode() + b"\n")
                file.flush()
                yield LadderFile(Ladder(setup), file)
                return
            ladder = read_ladder(whole.decode("utf-8", "replace"), path)
            if setup is not None and setup != ladder.setup:
                raise KociolekError("ladder-differs", {"file": str(path)})
            yield LadderFile(ladder, file)
    except OSError as error:
        raise unwritable(path, error) from None


def read_ladder(text: str, path: Path) -> Ladder:
    """Return the ladder of a file's text. Raise KociolekError."""
    first, *rows = text.splitlines()
    try:
        head = json.loads(first)
        if head.pop(MARK) != FORMAT:
            raise ValueError
        ladder = Ladder(Setup(**head))
    except (ValueError, KeyError, TypeError, AttributeError):
        raise KociolekError("ladder-not-ours", {"file": str(path)}) from None
    for number, row in enumerate(rows, start=2):
        try:
            ladder.add_round(json.loads(row))
        except (ValueError, KeyError, TypeError, IndexError):
            raise KociolekError("ladder-line", {"file": str(path), "line": str(number)}) from None
    return ladder


def setup_of(path: Path) -> Setup | None:
    """Return the set-up of an existing ladder, None if there is no file. Raise KociolekError."""
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        why = reason(error) if isinstance(error, OSError) else "UTF-8"
        raise KociolekError("file-unreadable", {"file": str(path), "reason": why}) from None
    return read_ladder(text.split("\n")[0], path).setup if text.strip() else None
