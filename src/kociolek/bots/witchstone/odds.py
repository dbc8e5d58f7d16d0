"""Odds of Witchstone: points that a view lets expect.

`WitchstoneCounter` counts, over imagined games, what a turn brings and opens, and points by source at the end.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.bots.witchstone.levels import WitchstoneHeuristic, turns_to_come
from kociolek.core.api import NOBODY, Choices, Seat, State, View
from kociolek.core.rng import SEARCH, Rng, seeded
from kociolek.core.stack import THE_END
from kociolek.games.witchstone.bits import size
from kociolek.games.witchstone.ending import breakdown, final_points
from kociolek.games.witchstone.imagine import imagine
from kociolek.games.witchstone.kinds import SOURCES
from kociolek.games.witchstone.preview import yields
from kociolek.games.witchstone.scoring import standings
from kociolek.games.witchstone.state import WitchstoneState
from kociolek.games.witchstone.turn import Turn
from kociolek.games.witchstone.view import WitchstoneView
from kociolek.search.counter import UNDEFINED, Counter


# -- odds -------------------------------------------------------------------------------
def odds(view: View) -> dict[str, float]:
    """Return named numbers; none when the game is over.

    Exact, of this seat: `at_once`, the most points a choice brings now; `now`, the points if the game ended here;
    `fulfilled`, the share of its prophecies worth more than nothing, if it has any. Estimated, of everybody:
    `expected.SEAT`, the points at the end if this turn is played as `medium` would. Hidden tiles are sampled.
    """
    assert isinstance(view, WitchstoneView)
    if view.top is THE_END:
        return {}
    rng = seeded(0, SEARCH)
    table = imagine(view, rng)
    found: dict[str, float] = {}
    if view.options:
        found["at_once"] = float(max(choice.get("points", 0) for choice in yields(view)))
    if view.seat >= 0:
        own = table.players[view.seat]
        found["now"] = float(final_points(table, own))
        prophecies = list(standings(table, own).values())
        if prophecies:
            nothing = view.box.components.prophecy[0]
            found["fulfilled"] = sum(worth > nothing for worth in prophecies) / len(prophecies)
    return found | expectations(table, rng)


def expectations(table: WitchstoneState, rng: Rng) -> dict[str, float]:
    heuristic = WitchstoneHeuristic(table.box)
    table.for_search()
    options = Choices()
    while not heuristic.is_quiet(table):
        seat = table.first()
        options.clear()
        table.options(seat, options)
        table.apply(seat, heuristic.choose(table, seat, options, rng))
    return {
        f"expected.{p.seat}": heuristic.evaluation.expected(table, p, turns_to_come(table, p.seat))
        for p in table.players
        if table.present(Seat(i64(p.seat)))
    }


# -- facts ------------------------------------------------------------------------------
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
