"""Counter for Witchstone: what a turn brings and opens, and points by source at the end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import NOBODY, Seat, State
from kociolek.core.stack import THE_END
from kociolek.games.witchstone.bits import size
from kociolek.games.witchstone.ending import breakdown
from kociolek.games.witchstone.kinds import SOURCES
from kociolek.games.witchstone.state import WitchstoneState
from kociolek.games.witchstone.turn import Turn
from kociolek.search.counter import UNDEFINED, Counter

OPENED: Final = 7  # facts of the turn, before the sources


@final
class WitchstoneCounter(Counter):
    """Counts at the end of the turn in progress and at the end of the game.

    Of this turn: `turn`, points scored; `opens`, areas joined to the network; `witches`, areas reached; `crystals`,
    crystals brought to the rack; `tokens`, magic tokens gained; `scrolls`, scrolls taken. At the end: `rival`, the
    points of the best opponent, and the seat's points by source.
    """

    def __init__(self) -> None:
        self.names = ["turn", "opens", "witches", "crystals", "tokens", "scrolls", "rival"]
        self.names = self.names + [f"source.{name}" for name in SOURCES]
        self.seat: Seat = NOBODY
        self.now: list[i64] = [0, 0, 0, 0, 0, 0]  # at the beginning, then at the end of the turn
        self.gained: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        self.over: bool = False

    def begin(self, s: State, seat: Seat) -> None:
        assert isinstance(s, WitchstoneState)
        self.seat = seat
        self.over = False
        self.count(s)

    def count(self, s: WitchstoneState) -> None:
        p = s.players[self.seat]
        self.now[0] = p.score
        self.now[1] = size(p.network)
        self.now[2] = size(p.standing)
        self.now[3] = p.racked
        self.now[4] = p.tokens
        self.now[5] = size(p.scrolls)

    def look(self, s: State) -> None:
        if self.over:
            return
        assert isinstance(s, WitchstoneState)
        if s.top is THE_END or (isinstance(s.top, Turn) and s.active != self.seat):
            self.over = True
            for i in range(6):
                self.gained[i] = -float(self.now[i])
            self.count(s)
            for i in range(6):
                self.gained[i] += float(self.now[i])

    def finish(self, s: State, out: list[float]) -> None:
        assert isinstance(s, WitchstoneState)
        for i in range(6):
            out[i] = self.gained[i] if self.over else UNDEFINED
        best = 0
        for p in s.players:
            points = breakdown(s, p)
            if p.seat == self.seat:
                for source in range(len(points)):
                    out[OPENED + source] = float(points[source])
            elif sum(points) > best:
                best = sum(points)
        out[6] = float(best)
