"""Networks in a search, and what learning needs of the heuristics of the games."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.bots.network import ONE, Network, Reader
from kociolek.core.api import Choices, Seat, State, View
from kociolek.core.batch import Batch
from kociolek.core.rng import Rng
from kociolek.search.heuristic import Heuristic

MOST_OPTIONS: Final = 512


@final
class NetworkHeuristic(Heuristic):
    """Judgement of a network. What it does not say, the heuristic of the game does.

    It reads an imagined world as the player who is asked there could: the row of that player's view.
    """

    def __init__(
        self, base: Heuristic, guide: Heuristic, network: Network, reader: Reader, plays: bool, judges: bool
    ) -> None:
        self.base: Final = base
        self.guide: Final = guide  # whose leanings a guided network learned to change
        self.network: Final = network
        self.observer: Final = reader.observer
        self.numbers: Final = reader.space.numbers
        self.actions: Final = i64(reader.space.size)
        self.plays: Final = plays  # rollouts; else the base does
        self.judges: Final = judges  # where a rollout is cut off; else the base does
        self.glimpse: View | None = None  # reused for all rows
        self.scores: Final[list[float]] = [0.0] * MOST_OPTIONS
        self.out: Final = Choices()

    def row(self, s: State, seat: Seat) -> vec[u8]:
        view = s.glance(seat, self.glimpse)
        self.glimpse = view
        return self.observer.observe(view)

    def score(self, s: State, seat: Seat, options: Choices) -> None:
        """Fill `scores`: logarithms of odds."""
        network = self.network
        scores = self.scores
        if network.shape.guided:
            self.guide.leanings(s, seat, options, scores)
        else:
            for i in range(options.size):
                scores[i] = 0.0
        layer = network.layer(self.row(s, seat))
        for i in range(options.size):
            scores[i] += float(network.output(layer, i64(self.numbers[options.at(i)]))) / ONE

    def ready(self, s: State) -> None:
        s.for_rows()

    def priors(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        """Write the odds of each option against the best, which has 1."""
        self.score(s, seat, options)
        best = self.scores[0]
        for i in range(1, options.size):
            best = max(best, self.scores[i])
        for i in range(options.size):
            out[i] = exp(self.scores[i] - best)

    def choose(self, s: State, seat: Seat, options: Choices, rng: Rng) -> i64:
        if not self.plays:
            return self.base.choose(s, seat, options, rng)
        self.score(s, seat, options)
        scores = self.scores
        best: i64 = 0
        for i in range(1, options.size):
            if scores[i] > scores[best]:
                best = i
        return options.at(best)

    def is_quiet(self, s: State) -> bool:
        """Return whether somebody has a choice: the network knows only such positions."""
        if not self.judges:
            return self.base.is_quiet(s)
        out = self.out
        out.clear()
        s.options(s.first(), out)
        return out.size > 1

    def evaluate(self, s: State, out: list[float]) -> None:
        if s.waiting == 0 or not self.judges:
            self.base.evaluate(s, out)
            return
        seat = s.first()
        network = self.network
        layer = network.layer(self.row(s, seat))
        even = 1.0 / float(s.seats)
        for place in range(s.seats):
            share = even + (1.0 - even) * float(network.output(layer, self.actions + place)) / ONE
            other = seat + place
            if other >= s.seats:
                other -= s.seats
            out[other] = min(1.0, max(0.0, share))

    def settled(self, view: View) -> int:
        return self.base.settled(view)

    def adjust_world(self, s: State, seat: Seat, rng: Rng) -> None:
        self.base.adjust_world(s, seat, rng)

    def leanings(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        self.score(s, seat, options)
        best = self.scores[0]
        for i in range(1, options.size):
            best = max(best, self.scores[i])
        for i in range(options.size):
            out[i] = self.scores[i] - best


# -- learning ---------------------------------------------------------------------------
def leanings_of(batch: Batch, heuristic: Heuristic) -> vec[float]:
    """Return a row for each game: what the heuristic leans to for the player who is asked, 0 for what is not legal."""
    width = batch.actions
    found = vec[float]([0.0] * (batch.size * width))
    scores = [0.0] * MOST_OPTIONS
    numbers = batch.space.numbers
    options = Choices()
    for game in range(batch.size):
        if batch.legal_count[game] > 1:
            state = batch.states[game]
            seat = state.first()
            options.clear()
            state.options(seat, options)
            heuristic.leanings(state, seat, options, scores)
            for i in range(options.size):
                found[game * width + i64(numbers[options.at(i)])] = scores[i]
    return found


def shares_of_ends(batch: Batch, heuristic: Heuristic) -> vec[float]:
    """Return each seat's share of the win in the games that ended in the last step, as the heuristic rates them."""
    seats = batch.seats
    found = vec[float]([0.0] * (batch.size * seats))
    shares = [0.0] * int(seats)
    for game, state in batch.ended.items():
        heuristic.evaluate(state, shares)
        for seat in range(seats):
            found[i64(game) * seats + seat] = shares[seat]
    return found
