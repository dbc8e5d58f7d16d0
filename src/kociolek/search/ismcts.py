"""Information-set Monte Carlo tree search for any number of seats.

Each iteration imagines a world that fits the view, walks down one tree that all worlds share, adds a node, plays on for
a while and rates the end for every seat. Each mover in the tree looks for what is best for itself. Reaction windows are
answered one seat after the other; forced answers are not nodes.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import NOBODY, Choices, Game, Heuristic, Seat, State, View
from kociolek.core.rng import Rng
from kociolek.search.tree import Node, Scout

EVERY_PLY: Final = 1_000_000


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
        eagerness: float = 0.0,
    ) -> None:
        self.depth: Final = depth  # real decisions of a rollout before it is cut off and rated
        self.exploration: Final = exploration
        self.trust: Final = trust  # how strongly the heuristic leads while there are few visits
        self.guidance: Final = guidance  # decisions of a rollout that the heuristic makes, in a hundred
        self.eagerness: Final = eagerness  # above 0: tried is what the heuristic leans to, and the rest perhaps never
        self.plies: Final = plies  # choices the tree goes down at most; with few of them all else is left to rollouts


@final
class Search:
    """One question, thought about as long as the caller likes: `think` may be called again and again."""

    def __init__(self, game: Game, view: View, rng: Rng, style: Style) -> None:
        self.game: Final = game
        self.view: Final = view
        self.rng: Final = rng
        self.style: Final = style
        self.heuristic: Final[Heuristic] = game.heuristic()
        self.scout: Final = Scout(len(game.actions), style.exploration, style.trust)
        self.options: Final = Choices()
        self.leans: Final[list[float]] = [0.0] * 512
        self.values: Final[list[float]] = [0.0] * 16
        self.path: Final[list[Node]] = []
        self.root: Final = Node(-1, NOBODY, 0.0, None)

    def think(self, iterations: i64) -> None:
        while iterations > 0:
            world = self.game.imagine(self.view, self.rng)
            world.hurry()
            self.descend(world)
            self.roll_out(world)
            self.heuristic.value(world, self.values)
            for node in self.path:
                node.visits += 1
                node.total += self.values[node.mover]
            self.root.visits += 1
            iterations -= 1

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
        eagerness = self.style.eagerness
        if eagerness == 0.0:
            child = self.scout.best_child(node, self.options)
            return self.expand(node, world, seat) if child is None else child
        child = self.scout.best_by_lean(node, self.options, eagerness)
        if child is None:
            self.expand_all(node, world, seat)
            child = self.scout.best_by_lean(node, self.options, eagerness)
            assert child is not None
        return child

    def expand(self, node: Node, world: State, seat: Seat) -> Node:
        """Among the untried choices the one the heuristic leans to most; chance decides between equals."""
        options = self.options
        self.heuristic.lean(world, seat, options, self.leans)
        best: i64 = -1
        best_lean = -1.0
        ties: i64 = 0
        i: i64 = 0
        while i < options.size:
            lean = self.leans[i]
            if lean >= best_lean and self.scout.is_untried(options.at(i)):
                if lean > best_lean:
                    ties = 0
                    best_lean = lean
                ties += 1
                if self.rng.below(ties) == 0:
                    best = i
            i += 1
        child = Node(options.at(best), seat, best_lean, node.child)
        child.available = 1
        node.child = child
        return child

    def expand_all(self, node: Node, world: State, seat: Seat) -> None:
        """All untried choices at once."""
        options = self.options
        self.heuristic.lean(world, seat, options, self.leans)
        i: i64 = 0
        while i < options.size:
            if self.scout.is_untried(options.at(i)):
                node.child = Node(options.at(i), seat, self.leans[i], node.child)
            i += 1

    def roll_out(self, world: State) -> None:
        """Play on for a while and to a quiet position, as the heuristic would or by chance."""
        options = self.options
        left = self.style.depth
        guidance = self.style.guidance
        while world.waiting != 0 and (left > 0 or not self.heuristic.quiet(world)):
            seat = world.first()
            options.clear()
            world.options(seat, options)
            if options.size > 1:
                left -= 1
                if guidance > 0 and self.rng.below(100) < guidance:
                    world.apply(seat, self.heuristic.pick(world, seat, options, self.rng))
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
        return found


def by_visits(finding: tuple[int, int, float]) -> tuple[int, float]:
    return -finding[1], -finding[2]
