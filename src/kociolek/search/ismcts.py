"""Information-set Monte Carlo search for any number of seats.

Each iteration samples a world that fits the view (determinization), walks down one tree that all worlds share, adds a
node, runs a rollout and evaluates its end for every seat. Each mover in the tree maximises its own share. Reaction
windows are answered one seat after the other; forced answers are not nodes.

A tree has one node for all that may be seen on the way to it, so it must not be deep where much is seen. The flattest
tree is a race: all choices of the seat are tried in the same worlds with common random numbers, and a choice that falls
behind is eliminated. Where a game is a long row of small choices, errors add up: then a race has a favourite, the
choice with the best prior, and others must beat it clearly to be chosen.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import NOBODY, Choices, Game, Seat, State, View
from kociolek.core.rng import Rng
from kociolek.search.heuristic import Heuristic
from kociolek.search.race import Candidate
from kociolek.search.tree import ChildSelector, Node

EVERY_PLY: Final = 1_000_000
EVERY_CHOICE: Final = 512
FEW: Final = 3  # choices that take part in a race at least
FAIR_TRIAL: Final = 24  # rounds of a race before the first elimination
HEAT: Final = 12  # rounds between two eliminations, in a race with a favourite


@final
class Style:
    """Parameters of a search. What suits a game is found by playing."""

    def __init__(
        self,
        depth: i64,
        exploration: float,
        prior_weight: float,
        guidance: i64,
        plies: i64 = EVERY_PLY,
        width: i64 = EVERY_CHOICE,
        least_prior: float = 0.0,
        doubt: float = 0.0,
        margin: float = 0.0,
    ) -> None:
        self.depth: Final = depth  # real decisions of a rollout before it is cut off and evaluated
        self.exploration: Final = exploration  # in a race: how far behind is hopeless, in wins, by the root of rounds
        self.prior_weight: Final = prior_weight  # of the priors, while there are few visits
        self.guidance: Final = guidance  # decisions of a rollout that the heuristic makes, in percent
        self.plies: Final = plies  # greatest depth of the tree, the rest is left to rollouts; 1: a race
        self.width: Final = width  # in a race: so many take part at most, those with the best priors
        self.least_prior: Final = least_prior  # in a race: with less only if there would be too few
        # Above 0: the race has a favourite. A choice ahead of it by so many standard errors has beaten it, and
        # `exploration` is how many standard errors behind the leader are hopeless.
        self.doubt: Final = doubt
        self.margin: Final = margin  # in wins, beside that: however long it thinks, rollouts are not quite true


@final
class Search:
    """Search for the answer to one question. `think` may be called again and again."""

    def __init__(self, game: Game, heuristic: Heuristic, view: View, rng: Rng, style: Style) -> None:
        self.game: Final = game
        self.view: Final = view
        self.rng: Final = rng
        self.style: Final = style
        self.heuristic: Final = heuristic
        self.selector: Final = ChildSelector(len(game.actions), style.exploration, style.prior_weight)
        self.options: Final = Choices()
        self.priors: Final[list[float]] = [0.0] * EVERY_CHOICE
        self.values: Final[list[float]] = [0.0] * 16
        self.path: Final[list[Node]] = []
        self.root: Final = Node(-1, NOBODY, 0.0, None)
        self.racing: list[Candidate] = []  # the choices still in the race, if it is one
        self.favourite: Candidate | None = None  # the one in the race that the others must beat

    def think(self, iterations: i64) -> None:
        """Run so many rollouts. A race finishes its round, and runs no more rounds once it is decided."""
        if self.style.plies == 1:
            self.race(iterations)
            return
        for _i in range(iterations):
            world = self.world()
            self.descend(world)
            self.roll_out(world)
            self.heuristic.evaluate(world, self.values)
            for node in self.path:
                node.visits += 1
                node.total += self.values[node.mover]
            self.root.visits += 1

    def world(self) -> State:
        """Sample a world that fits the view, with the habits of players in mind."""
        world = self.game.imagine(self.view, self.rng)
        self.heuristic.adjust_world(world, self.view.seat, self.rng)
        self.heuristic.ready(world)
        return world

    def decided(self) -> bool:
        """Return whether more thinking will not change the answer."""
        return self.style.plies == 1 and len(self.racing) == 1

    def race(self, iterations: i64) -> None:
        seat = self.view.seat
        while iterations > 0 and not self.decided():
            world = self.world()
            if self.root.child is None:
                self.line_up(world)
            for candidate in self.racing:
                copy = world.clone()
                copy.apply(seat, candidate.node.action)
                self.roll_out(copy)
                self.heuristic.evaluate(copy, self.values)
                candidate.note(self.values[seat])
                self.root.visits += 1
                iterations -= 1
            self.eliminate()

    def line_up(self, world: State) -> None:
        """Enter the choices of this seat, the same in all worlds. The one with the best prior is the favourite."""
        options = self.options
        options.clear()
        world.options(self.view.seat, options)
        self.heuristic.priors(world, self.view.seat, options, self.priors)
        for i in range(options.size):
            before = self.better_priors(i)
            if before < FEW or (before < self.style.width and self.priors[i] >= self.style.least_prior):
                node = Node(options.at(i), self.view.seat, self.priors[i], self.root.child)
                candidate = Candidate(node)
                self.root.child = node
                self.racing.append(candidate)
                if before == 0:
                    self.favourite = candidate

    def better_priors(self, place: i64) -> i64:
        """Return how many choices come before this one; of equals the first does."""
        prior = self.priors[place]
        before: i64 = 0
        for i in range(self.options.size):
            if self.priors[i] > prior or (self.priors[i] == prior and i < place):
                before += 1
        return before

    def eliminate(self) -> None:
        """Drop the choices that are too far behind."""
        rounds = self.racing[0].node.visits
        if self.style.doubt > 0.0:
            if rounds % HEAT == 0:
                self.eliminate_beaten()
            return
        if rounds < FAIR_TRIAL:
            return
        best = 0.0
        for candidate in self.racing:
            best = max(best, candidate.node.total)
        left_behind = best - self.style.exploration * sqrt(float(rounds))
        if left_behind > 0.0:
            self.racing = [candidate for candidate in self.racing if candidate.node.total >= left_behind]

    def eliminate_beaten(self) -> None:
        """Drop those surely behind the leader, and its equals. The leader replaces a favourite among them."""
        leader = self.leader()
        left: list[Candidate] = []
        for candidate in self.racing:
            if candidate is leader or leader.lead(candidate, self.style.exploration) < 0.0:
                left.append(candidate)
            elif candidate is self.favourite:
                self.favourite = leader
        self.racing = left

    def leader(self) -> Candidate:
        """Return the favourite, or the choice that has beaten it most clearly."""
        favourite = self.favourite
        assert favourite is not None
        leader = favourite
        best = 0.0
        for candidate in self.racing:
            if candidate is not favourite:
                lead = candidate.lead(favourite, self.style.doubt) - self.style.margin
                if lead > best:
                    best = lead
                    leader = candidate
        return leader

    def descend(self, world: State) -> None:
        """Walk down to a choice that no iteration has tried before, or to the end of the game."""
        self.path.clear()
        node = self.root
        # In a window several seats owe an answer; the question is what this one does.
        seat = self.view.seat
        plies = self.style.plies
        while world.waiting != 0:
            options = self.options
            options.clear()
            world.options(seat, options)
            if options.size == 1:
                world.apply(seat, options.at(0))
            else:
                child = self.select(node, world, seat)
                fresh = child.visits == 0
                world.apply(seat, child.action)
                self.path.append(child)
                plies -= 1
                if fresh or plies == 0:
                    return
                node = child
            if world.waiting != 0:
                seat = world.first()

    def select(self, node: Node, world: State, seat: Seat) -> Node:
        child = self.selector.best_child(node, self.options)
        return self.expand(node, world, seat) if child is None else child

    def expand(self, node: Node, world: State, seat: Seat) -> Node:
        """Add the untried choice with the best prior; chance decides between equals."""
        options = self.options
        self.heuristic.priors(world, seat, options, self.priors)
        best: i64 = -1
        best_prior = -1.0
        ties: i64 = 0
        for i in range(options.size):
            prior = self.priors[i]
            if prior >= best_prior and self.selector.is_untried(options.at(i)):
                if prior > best_prior:
                    ties = 0
                    best_prior = prior
                ties += 1
                if self.rng.below(ties) == 0:
                    best = i
        child = Node(options.at(best), seat, best_prior, node.child)
        child.available = 1
        node.child = child
        return child

    def roll_out(self, world: State) -> None:
        """Play on for `depth` decisions and to a quiet position, by the heuristic or at random."""
        options = self.options
        left = self.style.depth
        guidance = self.style.guidance
        while world.waiting != 0 and (left > 0 or not self.heuristic.is_quiet(world)):
            seat = world.first()
            options.clear()
            world.options(seat, options)
            if options.size > 1:
                left -= 1
                if guidance > 0 and self.rng.below(100) < guidance:
                    world.apply(seat, self.heuristic.choose(world, seat, options, self.rng))
                else:
                    world.apply(seat, options.at(self.rng.below(options.size)))
            else:
                world.apply(seat, options.at(0))

    def findings(self) -> list[tuple[int, int, float]]:
        """Return action, visits and expected share of the win of each choice, the most visited first."""
        found: list[tuple[int, int, float]] = []
        child = self.root.child
        while child is not None:
            found.append((int(child.action), int(child.visits), child.mean()))
            child = child.sibling
        found.sort(key=by_visits)
        if self.style.doubt > 0.0 and self.favourite is not None:
            leader = self.leader().node
            first = (int(leader.action), int(leader.visits), leader.mean())
            found.remove(first)
            found.insert(0, first)
        return found


def by_visits(finding: tuple[int, int, float]) -> tuple[int, float]:
    return -finding[1], -finding[2]
