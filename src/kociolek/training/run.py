"""A training run in a folder: checkpoints, curves and the network so far. The same settings give the same run.

A run is learnt in stretches of `every` updates. After each one everything is written to `checkpoint.npz`, the network
is written and tested, and all games begin anew, so a run that was killed and continued is the run that was not.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from typing import Any, BinaryIO, Final
from zipfile import BadZipFile

import numpy as np

from kociolek.adapters.setups import Prepared
from kociolek.bots.network import Shape, action_version, network_bytes, row_version
from kociolek.core.errors import KociolekError
from kociolek.record import unwritable
from kociolek.training.crew import Crew
from kociolek.training.league import Standing, standings
from kociolek.training.selfplay import NEVER, SelfPlay, Style

CHECKPOINT: Final = "checkpoint.npz"
NETWORK: Final = "learned.network"
FORMAT: Final = 1


@dataclass(frozen=True)
class Point:
    """How strong the network was after so many updates."""

    updates: int
    games: int
    decisions: int
    seconds: float  # of processor time, spent on learning
    standings: list[Standing]


class Run:
    """Learns until `updates` are made. Raise KociolekError if the folder holds another run or cannot be written."""

    def __init__(
        self,
        folder: Path,
        table: Prepared,
        style: Style,
        seed: int,
        every: int,
        tests: int,
        crew: Crew | None = None,
        settle: tuple[int, int] = NEVER,
    ) -> None:
        self.folder: Final = folder
        self.table: Final = table
        self.every: Final = every
        self.tests: Final = tests  # games against each bot of the league, at each point
        game, seats, options = table.game, table.seats, table.options
        self.settings: Final = {
            "format": FORMAT, "game": game.key, "version": game.version, "box": game.box_text, "seats": seats,
            "options": options, "seed": seed, "every": every, "tests": tests, "style": asdict(style),
            "settle": list(settle),
        }  # fmt: skip
        self.play: Final = SelfPlay(table, style, seed, crew)
        self.play.settle = settle
        sizes = (int(table.observer.size), style.hidden, table.space.size + seats)
        actions = action_version(game, game.possible(seats, options))
        self.shape: Final = Shape(
            game.key, seats, options, row_version(table.observer), actions, sizes, style.guided, game.box_id
        )
        self.points: list[Point] = []
        self.seconds = 0.0
        self._lock: Final = locked(folder)
        try:
            if self.checkpoint.exists():
                self._restore()
            else:
                self._keep()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let another process go on with the run."""
        self.play.crew.close()
        self._lock.close()

    @property
    def checkpoint(self) -> Path:
        return self.folder / CHECKPOINT

    @property
    def network(self) -> Path:
        return self.folder / NETWORK

    def learn(self, updates: int, progress: Callable[[int], None]) -> None:
        """Learn up to this number of updates in all. Call `progress(n)` after n of them."""
        while self.play.rounds < updates:
            begin = process_time()
            for _ in range(min(self.every - self.play.rounds % self.every, updates - self.play.rounds)):
                self.play.update()
                progress(1)
            self.seconds += process_time() - begin
            self._keep()

    def _keep(self) -> None:
        """Write and test the network, write the checkpoint, and begin all games anew."""
        write(self.network, network_bytes(self.play.learner.network(self.shape)))
        found = standings(self.table, self.network, self.tests)
        play = self.play
        self.points.append(Point(play.rounds, play.games, play.decisions, self.seconds, found))
        about = {"settings": self.settings, "seconds": self.seconds, "points": [asdict(point) for point in self.points]}
        part = self.folder / f"checkpoint.{os.getpid()}.part"
        try:
            with part.open("wb") as file:
                np.savez(file, allow_pickle=False, about=np.array(json.dumps(about)), **play.arrays())
                file.flush()
                os.fsync(file.fileno())
            part.replace(self.checkpoint)
        except OSError as error:
            with suppress(OSError):
                part.unlink()
            raise unwritable(self.checkpoint, error) from None
        play.begin_stretch()

    def _restore(self) -> None:
        try:
            with np.load(self.checkpoint, allow_pickle=False) as file:
                arrays: dict[str, Any] = {name: file[name] for name in file.files}
            about = json.loads(str(arrays["about"]))
            if not continues(about["settings"], self.settings, int(arrays["counts"][2])):
                raise KociolekError("train-differs", {"file": str(self.folder)})
            self.play.restore(arrays)
            self.points = [point_of(row) for row in about["points"]]
            self.seconds = float(about["seconds"])
        except OSError as error:
            raise unwritable(self.checkpoint, error) from None
        except (ValueError, KeyError, TypeError, EOFError, BadZipFile):
            raise KociolekError("train-damaged", {"file": str(self.checkpoint)}) from None
        write(self.network, network_bytes(self.play.learner.network(self.shape)))


def continues(before: dict[str, Any], settings: dict[str, Any], updates: int) -> bool:
    """Return whether a run may go on with other settings: only how it settles may change, before it has begun to."""
    begins = min(before["settle"][0], settings["settle"][0])
    same = {**before, "settle": settings["settle"]} == settings
    return same and (before["settle"] == settings["settle"] or updates <= begins)


def locked(folder: Path) -> BinaryIO:
    """Make a folder and keep other processes out of it until the file is closed. Raise KociolekError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / "lock").open("ab")
    except OSError as error:
        raise unwritable(folder, error) from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise KociolekError("train-in-use", {"file": str(folder)}) from None
    return file


def settings_in(folder: Path) -> dict[str, Any] | None:
    """Return the settings of the run in a folder, None if there is none or it cannot be read."""
    with suppress(OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile):
        with np.load(folder / CHECKPOINT, allow_pickle=False) as file:
            found: dict[str, Any] = json.loads(str(file["about"]))["settings"]
        return found
    return None


def point_of(row: dict[str, Any]) -> Point:
    return Point(**{**row, "standings": [Standing(**each) for each in row["standings"]]})


def write(path: Path, data: bytes) -> None:
    part = path.with_suffix(".part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        raise unwritable(path, error) from None
