"""Odds of Witchstone: points that a view lets expect."""

from __future__ import annotations

from mypy_extensions import i64

from kociolek.bots.witchstone.heuristic import WitchstoneHeuristic, turns_to_come
from kociolek.core.api import Choices, Seat, View
from kociolek.core.rng import SEARCH, Rng, seeded
from kociolek.core.stack import THE_END
from kociolek.games.witchstone.ending import final_points
from kociolek.games.witchstone.imagine import imagine
from kociolek.games.witchstone.preview import yields
from kociolek.games.witchstone.scoring import standings
from kociolek.games.witchstone.state import WitchstoneState
from kociolek.games.witchstone.view import WitchstoneView


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
