"""How long things may take, in seconds, at each tempo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kociolek.server.wire import Tempo

BOT_DELAY: Final = (0.6, 1.5)  # drawn anew for each answer, whatever it is
TIMEOUTS: Final = 2  # decisions in a row that a player may let pass before a bot sits in


@dataclass(frozen=True)
class Pace:
    turn: float | None  # for a decision; None: no hurry
    bank: float  # and on top of it, for the whole game
    grace: float | None  # after a lost connection; None: being away is normal
    grace_in_all: float
    window: int  # a reaction window, if nothing else was chosen
    windows: tuple[int, int]  # the shortest and the longest that can be chosen
    host: float  # how long a host may be away from a waiting room before somebody who is there takes over
    idle: float  # a table where nothing happens is closed after this
    awake: float = 60  # how long a player who uses no stream counts as present after a request; never scaled


PACES: Final[dict[Tempo, Pace]] = {
    "live": Pace(45, 120, 30, 180, 5, (3, 60), 120, 3600),
    "relaxed": Pace(None, 0, 180, 1800, 20, (3, 3600), 600, 14 * 86400),
    "days": Pace(86400, 0, None, 0, 43200, (60, 86400), 86400, 30 * 86400),
}
WINDOWS: Final = [3, 5, 8, 12]  # what a client may offer for live tables
