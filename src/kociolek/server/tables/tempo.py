"""Time limits of each tempo, in seconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kociolek.server.wire import BotPace, Tempo

BOT_SOONEST: Final = 0.6  # delay of a bot's answer, drawn for each one between these
BOT_LATEST: Final = 1.5
BOT_TURN: Final = 2.0  # for the moves of a bot that nobody sees yet, all together
BOT_SHARE: Final = 8  # each of them takes this part of what is left of that time
BOT_PACES: Final[dict[BotPace, float]] = {"normal": 1.0, "fast": 0.4, "skip": 0.1}  # factors of these times
TIMEOUTS: Final = 2  # missed decisions in a row before a bot stands in


@dataclass(frozen=True)
class Pace:
    turn: float | None  # for a decision; None for no limit
    bank: float  # extra time for the whole game
    grace: float | None  # after a lost connection; None where being away is normal
    grace_in_all: float
    window: int  # default length of a reaction window
    windows: tuple[int, int]  # shortest and longest reaction window
    host: float  # absence after which another player becomes host of a waiting room
    idle: float  # an inactive table is closed after this
    empty: float  # a waiting room where nobody is present is closed after this
    awake: float = 60  # a player without a stream counts as present so long after a request; never scaled


PACES: Final[dict[Tempo, Pace]] = {
    "live": Pace(45, 120, 30, 180, 5, (3, 60), 120, 3600, 1800),
    "relaxed": Pace(None, 0, 180, 1800, 20, (3, 3600), 600, 14 * 86400, 86400),
    "days": Pace(86400, 0, None, 0, 43200, (60, 86400), 86400, 30 * 86400, 7 * 86400),
    "fast": Pace(5, 10, 10, 30, 1, (1, 5), 60, 600, 300),
}
WINDOWS: Final = [3, 5, 8, 12]  # lengths that clients offer for live tables
