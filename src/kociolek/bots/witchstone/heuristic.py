"""Heuristic for Witchstone: joins scores and evaluation for a search."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from kociolek.bots.witchstone.evaluation import Evaluation
from kociolek.bots.witchstone.prophecies import Prophecies
from kociolek.bots.witchstone.scores import Scorer
from kociolek.bots.witchstone.worth import Worth
from kociolek.core.api import Choices, Seat, State, View
from kociolek.core.rng import Rng
from kociolek.core.stack import THE_END
from kociolek.games.witchstone.lookup import Lookup
from kociolek.games.witchstone.state import WitchstoneState
from kociolek.games.witchstone.turn import Turn
from kociolek.search.heuristic import Heuristic

WARMTH: Final = 2.0  # a choice that is so many points worse has a prior smaller by a factor of e
LUCK: Final = 3.0  # how many points a turn may change the difference of two players
CLEAR_LEAD: Final = 20.0  # so many points apart at the end, and one player's share is e times the other's


def turns_to_come(t: WitchstoneState, seat: Seat) -> i64:
    """Return the turns a seat still has, the one that has not yet begun included."""
    turns = t.box.rounds - t.round
    if t.round == 0:
        return turns
    place = seat - t.beginner
    now = t.active - t.beginner
    if place < 0:
        place += t.seats
    if now < 0:
        now += t.seats
    if place >= now:
        turns += 1
    return turns


@final
class WitchstoneHeuristic(Heuristic):
    def __init__(self, box: Lookup) -> None:
        worth = Worth(box, Prophecies(box))
        self.evaluation: Final = Evaluation(box, worth)
        self.scorer: Final = Scorer(box, worth)

    def is_quiet(self, s: State) -> bool:
        """Return whether a turn is over: what the middle of one will yet bring is for the rules to tell."""
        assert isinstance(s, WitchstoneState)
        return isinstance(s.top, Turn) or s.top is THE_END

    def settled(self, view: View) -> int:
        """At the end of a turn, to end it: what else may be done can wait until the next one."""
        return view.options[0].id if view.prompt == "turn.end" else -1

    def evaluate(self, s: State, out: list[float]) -> None:
        """Share the win by the expected difference of the final points.

        So it is when the game is over: a rollout that ends far ahead promises more than a narrow win.
        """
        assert isinstance(s, WitchstoneState)
        over = s.top is THE_END
        best = -1000.0
        turns: i64 = 0
        for seat in range(s.seats):
            if not over:
                turns = turns_to_come(s, Seat(seat))
            out[seat] = self.evaluation.expected(s, s.players[seat], turns)
            if out[seat] > best and s.present(Seat(seat)):
                best = out[seat]
        spread = CLEAR_LEAD
        if not over:
            spread = LUCK * sqrt(1.0 + float(s.box.rounds - s.round))
        whole = 0.0
        for seat in range(s.seats):
            if s.present(Seat(seat)):
                out[seat] = exp((out[seat] - best) / spread)
            else:
                out[seat] = 0.0
            whole += out[seat]
        for seat in range(s.seats):
            out[seat] /= whole

    def priors(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        assert isinstance(s, WitchstoneState)
        self.scorer.score(s, seat, options)
        best = self.scorer.scores[0]
        for i in range(1, options.size):
            if self.scorer.scores[i] > best:
                best = self.scorer.scores[i]
        for i in range(options.size):
            out[i] = exp((self.scorer.scores[i] - best) / WARMTH)

    def choose(self, s: State, seat: Seat, options: Choices, rng: Rng) -> i64:
        assert isinstance(s, WitchstoneState)
        self.scorer.score(s, seat, options)
        scores = self.scorer.scores
        best: i64 = 0
        for i in range(1, options.size):
            if scores[i] > scores[best]:
                best = i
        return options.at(best)
