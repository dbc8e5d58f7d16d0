"""Paired trial of options: each is played on to the end in the same imagined worlds, with the same chance.

A trial reads one view and nothing else. It keeps the share of the win of every seat in every round, so that two options
can be compared round by round (common random numbers), and facts of the rollouts if it has a counter.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociolek.core.api import Choices, Game, Seat, State, View
from kociolek.core.rng import Rng, seeded
from kociolek.search.counter import UNDEFINED, Counter
from kociolek.search.heuristic import Heuristic

SEATS: Final = 16  # most seats of a game
MOVES: Final = 20_000  # of a rollout at most; no game is as long
MOST_OPTIONS: Final = 1024


@final
class Branch:
    """An option with its results, round by round."""

    def __init__(self, action: int, seats: i64, facts: i64, then: list[int] | None = None) -> None:
        self.action: Final = action
        self.then: Final[list[int]] = [] if then is None else then  # moves of the same seat that follow at once
        self.seats: Final = seats
        self.kinds: Final = facts
        self.rounds: i64 = 0
        self.shares: vec[float] = vec[float]()  # [round][seat]
        self.facts: vec[float] = vec[float]()  # [round][fact]

    def note(self, shares: list[float], facts: list[float]) -> None:
        self.rounds += 1
        for seat in range(self.seats):
            self.shares = append(self.shares, shares[seat])
        for fact in range(self.kinds):
            self.facts = append(self.facts, facts[fact])

    def mean(self, seat: i64, first: i64 = 0, step: i64 = 1) -> float:
        """Return the mean share of a seat over every `step`th round from `first` on."""
        total = 0.0
        n: i64 = 0
        i = first
        while i < self.rounds:
            total += self.shares[i * self.seats + seat]
            n += 1
            i += step
        return total / float(n) if n > 0 else 0.0

    def error(self, seat: i64) -> float:
        """Return the standard error of the mean share of a seat."""
        n = self.rounds
        if n < 2:
            return 1.0
        mean = self.mean(seat)
        squares = 0.0
        for i in range(n):
            off = self.shares[i * self.seats + seat] - mean
            squares += off * off
        return sqrt(squares / float(n * (n - 1)))

    def lead(self, other: Branch, seat: i64, first: i64 = 0, step: i64 = 1) -> tuple[float, float]:
        """Return the mean paired lead of a seat over another branch and its standard error, over common rounds."""
        n: i64 = 0
        total = 0.0
        squares = 0.0
        rounds = self.rounds if self.rounds < other.rounds else other.rounds
        i = first
        while i < rounds:
            off = self.shares[i * self.seats + seat] - other.shares[i * self.seats + seat]
            total += off
            squares += off * off
            n += 1
            i += step
        return summary(n, total, squares)

    def fact(self, kind: i64) -> float:
        """Return the mean of a fact over the rounds in which it is defined."""
        total = 0.0
        n: i64 = 0
        for i in range(self.rounds):
            value = self.facts[i * self.kinds + kind]
            if value > UNDEFINED:
                total += value
                n += 1
        return total / float(n) if n > 0 else 0.0

    def fact_lead(self, other: Branch, kind: i64) -> tuple[float, float]:
        """Return the mean paired difference of a fact and its standard error, over rounds that have both."""
        n: i64 = 0
        total = 0.0
        squares = 0.0
        for i in range(self.rounds if self.rounds < other.rounds else other.rounds):
            mine = self.facts[i * self.kinds + kind]
            theirs = other.facts[i * self.kinds + kind]
            if mine > UNDEFINED and theirs > UNDEFINED:
                total += mine - theirs
                squares += (mine - theirs) * (mine - theirs)
                n += 1
        return summary(n, total, squares)


def summary(n: i64, total: float, squares: float) -> tuple[float, float]:
    """Return mean and standard error."""
    if n < 2:
        return 0.0, 1.0
    mean = total / float(n)
    spread = squares - total * mean
    return mean, sqrt(spread / float(n * (n - 1))) if spread > 1e-12 else 0.0


@final
class Trial:
    """Rollouts of some options of a view. `run` may be called again and again."""

    def __init__(
        self,
        game: Game,
        heuristic: Heuristic,
        view: View,
        seed: int,
        actions: list[int],
        counter: Counter | None = None,
        depth: i64 = MOVES,
        then: list[list[int]] | None = None,
    ) -> None:
        self.game: Final = game
        self.heuristic: Final = heuristic
        self.view: Final = view
        self.rng: Final = seeded(seed)
        self.counter: Final = counter
        self.depth: Final = depth  # decisions of a rollout before it is cut off and evaluated
        self.facts: Final[list[float]] = [0.0] * (len(counter.names) if counter is not None else 0)
        self.shares: Final[list[float]] = [0.0] * SEATS
        self.options: Final = Choices()
        self.branches: Final = [
            Branch(action, view.seats, len(self.facts), None if then is None else then[i])
            for i, action in enumerate(actions)
        ]
        self.running: list[Branch] = list(self.branches)
        self.rollouts: i64 = 0

    def run(self, rounds: i64) -> None:
        """Run so many rounds: a world each, and a rollout of each running branch in it."""
        seat = self.view.seat
        for _i in range(rounds):
            world = self.world()
            luck = self.rng.next32() + 1
            for branch in self.running:
                self.play(world.clone(), branch, seat, Rng(luck))
            self.rollouts += len(self.running)

    def world(self) -> State:
        """Sample a world that fits the view, with the habits of players in mind."""
        world = self.game.imagine(self.view, self.rng)
        self.heuristic.adjust_world(world, self.view.seat, self.rng)
        world.for_search()
        return world

    def play(self, s: State, branch: Branch, seat: Seat, rng: Rng) -> None:
        counter = self.counter
        if counter is not None:
            counter.begin(s, seat)
        s.apply(seat, branch.action)
        for action in branch.then:
            s.apply(seat, i64(action))
        options = self.options
        left = self.depth
        while True:
            if counter is not None:
                counter.look(s)
            if s.waiting == 0 or (left <= 0 and self.heuristic.is_quiet(s)):
                break
            mover = s.first()
            options.clear()
            s.options(mover, options)
            if options.size > 1:
                left -= 1
                s.apply(mover, self.heuristic.choose(s, mover, options, rng))
            else:
                s.apply(mover, options.at(0))
        self.heuristic.evaluate(s, self.shares)
        if counter is not None:
            counter.finish(s, self.facts)
        branch.note(self.shares, self.facts)


def favourites(game: Game, heuristic: Heuristic, view: View, seed: int, most: int) -> list[int]:
    """Return the options of a view, those the heuristic leans to first, at most so many."""
    world = game.imagine(view, seeded(seed))
    world.for_search()
    options = Choices()
    for option in view.options:
        options.add(option.id)
    priors = [0.0] * MOST_OPTIONS
    heuristic.priors(world, view.seat, options, priors)
    order = sorted(range(len(view.options)), key=lambda i: (-priors[i], i))
    return [view.options[i].id for i in order[:most]]
