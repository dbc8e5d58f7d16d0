"""Information-set Monte Carlo search for any number of seats.

Each iteration imagines a world that fits the view, walks down one tree that all worlds share, adds a node, plays on for
a while and rates the end for every seat. Each mover in the tree looks for what is best for itself. Reaction windows are
answered one seat after the other; forced answers are not nodes.

A tree has one node for all that may be seen on the way to it, so it must not be deep where much is seen. The flattest
tree is a race: all choices of the seat are tried in the same worlds, by the same chance, so that luck does not come
between them, and a choice that falls behind is given up. Where a game is a long row of small choices, errors add up:
then a race has a favourite, what the heuristic would do, and others must beat it clearly to be chosen.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import NOBODY, Choices, Game, Seat, State, View
from kociolek.core.rng import Rng
from kociolek.search.heuristic import Heuristic
from kociolek.search.race import Runner
from kociolek.search.tree import Node, Scout

EVERY_PLY: Final = 1_000_000
EVERY_CHOICE: Final = 512
FEW: Final = 3  # who asks wants to know of so many choices at least
FAIR_TRIAL: Final = 24  # rounds of a race before anybody is given up
HEAT: Final = 12  # rounds between two looks at who is beaten, in a race with a favourite


@final
class Style:
    """How a search thinks; what suits a game is found by playing."""

    def __init__(
        self,
        depth: i64,
        exploration: float,
        trust: float,
        guidance: i64,
        plies: i64 = EVERY_PLY,
        width: i64 = EVERY_CHOICE,
        least: float = 0.0,
        doubt: float = 0.0,
    ) -> None:
        self.depth: Final = depth  # real decisions of a rollout before it is cut off and rated
        self.exploration: Final = exploration  # in a race: how far behind is hopeless, in wins, by the root of rounds
        self.trust: Final = trust  # how strongly the heuristic leads while there are few visits
        self.guidance: Final = guidance  # decisions of a rollout that the heuristic makes, in a hundred
        self.plies: Final = plies  # choices the tree goes down at most, all else is left to rollouts; 1: a race
        self.width: Final = width  # in a race: so many take part at most, those the heuristic leans to most
        self.least: Final = least  # in a race: who is leaned to less takes part only if there would be too few
        # Above 0: the race has a favourite, the heuristic's own choice. Who is ahead of it by so many standard errors
        # has beaten it; `exploration` then is how many standard errors behind the leader are hopeless.
        self.doubt: Final = doubt


@final
class Search:
    """One question, thought about as long as the caller likes: `think` may be called again and again."""

    def __init__(self, game: Game, heuristic: Heuristic, view: View, rng: Rng, style: Style) -> None:
        self.game: Final = game
        self.view: Final = view
        self.rng: Final = rng
        self.style: Final = style
        self.heuristic: Final = heuristic
        self.scout: Final = Scout(len(game.actions), style.exploration, style.trust)
        self.options: Final = Choices()
        self.leans: Final[list[float]] = [0.0] * 512
        self.values: Final[list[float]] = [0.0] * 16
        self.path: Final[list[Node]] = []
        self.root: Final = Node(-1, NOBODY, 0.0, None)
        self.racing: list[Runner] = []  # the choices still in the race, if it is one
        self.favourite: Runner | None = None  # the one in the race that the others must beat

    def think(self, iterations: i64) -> None:
        """As many rollouts; a race ends the round it is in, and runs no more rounds once it is decided."""
        if self.style.plies == 1:
            self.race(iterations)
            return
        while iterations > 0:
            world = self.world()
            self.descend(world)
            self.roll_out(world)
            self.heuristic.evaluate(world, self.values)
            for node in self.path:
                node.visits += 1
                node.total += self.values[node.mover]
            self.root.visits += 1
            iterations -= 1

    def world(self) -> State:
        """One that fits the view, and what the heuristic reads from the habits of players."""
        world = self.game.imagine(self.view, self.rng)
        self.heuristic.adjust_world(world, self.view.seat, self.rng)
        world.for_search()
        return world

    def decided(self) -> bool:
        """Whether more thinking will not change the answer."""
        return self.style.plies == 1 and len(self.racing) == 1

    def race(self, iterations: i64) -> None:
        seat = self.view.seat
        while iterations > 0 and not self.decided():
            world = self.world()
            if self.root.child is None:
                self.line_up(world)
            for runner in self.racing:
                copy = world.clone()
                copy.apply(seat, runner.node.action)
                self.roll_out(copy)
                self.heuristic.evaluate(copy, self.values)
                runner.note(self.values[seat])
                self.root.visits += 1
                iterations -= 1
            self.give_up_the_hopeless()

    def line_up(self, world: State) -> None:
        """Choices of this seat, the same in all worlds; the one that the heuristic leans to most is the favourite."""
        options = self.options
        options.clear()
        world.options(self.view.seat, options)
        self.heuristic.priors(world, self.view.seat, options, self.leans)
        for i in range(options.size):
            before = self.leaned_to_more(i)
            if before < FEW or (before < self.style.width and self.leans[i] >= self.style.least):
                node = Node(options.at(i), self.view.seat, self.leans[i], self.root.child)
                runner = Runner(node)
                self.root.child = node
                self.racing.append(runner)
                if before == 0:
                    self.favourite = runner

    def leaned_to_more(self, place: i64) -> i64:
        """How many choices come before this one; of equals the first."""
        lean = self.leans[place]
        before: i64 = 0
        for i in range(self.options.size):
            if self.leans[i] > lean or (self.leans[i] == lean and i < place):
                before += 1
        return before

    def give_up_the_hopeless(self) -> None:
        rounds = self.racing[0].node.visits
        if self.style.doubt > 0.0:
            if rounds % HEAT == 0:
                self.give_up_the_beaten()
            return
        if rounds < FAIR_TRIAL:
            return
        best = 0.0
        for runner in self.racing:
            best = max(best, runner.node.total)
        left_behind = best - self.style.exploration * sqrt(float(rounds))
        if left_behind > 0.0:
            self.racing = [runner for runner in self.racing if runner.node.total >= left_behind]

    def give_up_the_beaten(self) -> None:
        """Those surely behind the leader, and its equals; the leader takes the place of a favourite among them."""
        leader = self.leader()
        left: list[Runner] = []
        for runner in self.racing:
            if runner is leader or leader.lead(runner, self.style.exploration) < 0.0:
                left.append(runner)
            elif runner is self.favourite:
                self.favourite = leader
        self.racing = left

    def leader(self) -> Runner:
        """The favourite, or who has beaten it most clearly."""
        favourite = self.favourite
        assert favourite is not None
        leader = favourite
        best = 0.0
        for runner in self.racing:
            if runner is not favourite:
                lead = runner.lead(favourite, self.style.doubt)
                if lead > best:
                    best = lead
                    leader = runner
        return leader

    def descend(self, world: State) -> None:
        """Down to a choice that no iteration has tried before, or to the end of the game."""
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
        child = self.scout.best_child(node, self.options)
        return self.expand(node, world, seat) if child is None else child

    def expand(self, node: Node, world: State, seat: Seat) -> Node:
        """Among the untried choices the one the heuristic leans to most; chance decides between equals."""
        options = self.options
        self.heuristic.priors(world, seat, options, self.leans)
        best: i64 = -1
        best_lean = -1.0
        ties: i64 = 0
        for i in range(options.size):
            lean = self.leans[i]
            if lean >= best_lean and self.scout.is_untried(options.at(i)):
                if lean > best_lean:
                    ties = 0
                    best_lean = lean
                ties += 1
                if self.rng.below(ties) == 0:
                    best = i
        child = Node(options.at(best), seat, best_lean, node.child)
        child.available = 1
        node.child = child
        return child

    def roll_out(self, world: State) -> None:
        """Play on for a while and to a quiet position, as the heuristic would or by chance."""
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
        """The choices of this seat: action, visits, expected share of the win; the most visited first."""
        found: list[tuple[int, int, float]] = []
        child = self.root.child
        while child is not None:
            found.append((int(child.action), int(child.visits), child.mean()))
            child = child.sibling
        found.sort(key=by_visits)
        if self.style.doubt > 0.0 and self.favourite is not None:  # its leader runs as long as any
            leader = self.leader().node
            first = (int(leader.action), int(leader.visits), leader.mean())
            found.remove(first)
            found.insert(0, first)
        return found


def by_visits(finding: tuple[int, int, float]) -> tuple[int, float]:
    return -finding[1], -finding[2]
