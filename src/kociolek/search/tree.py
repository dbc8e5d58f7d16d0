"""Search tree: nodes with visits, availability and results, and the selection of children (UCB)."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from kociolek.core.api import Choices, Seat


@final
class Node:
    """One choice of one seat; its children are a linked list, the youngest first.

    Not marked acyclic, although it is: mypyc 2.4 frees a chain of more than 50 acyclic objects through the collector's
    header, which these do not have, and so writes over other memory.
    """

    def __init__(self, action: i64, mover: Seat, prior: float, sibling: Node | None) -> None:
        self.action: Final = action
        self.mover: Final = mover
        self.prior: Final = prior  # when it was first met
        self.sibling: Final = sibling
        self.child: Node | None = None
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it was legal: worlds differ
        self.total: float = 0.0  # what it brought the mover

    def mean(self) -> float:
        if self.visits == 0:
            return 0.0
        return self.total / float(self.visits)


@final
class ChildSelector:
    """Selects the child to try next. `marks` tells in one pass which legal actions have a child already."""

    def __init__(self, actions: int, exploration: float, prior_weight: float) -> None:
        self.marks: vec[i32] = vec[i32]([0] * actions)
        self.round: i32 = 0
        self.exploration: Final = exploration
        self.prior_weight: Final = prior_weight

    def best_child(self, node: Node, options: Choices) -> Node | None:
        """Return the best of the legal children, or None while a legal action has not been tried."""
        marks = self.marks
        self.round += 1
        for i in range(options.size):
            marks[options.at(i)] = self.round
        untried = options.size
        best: Node | None = None
        best_worth = -1.0
        child = node.child
        while child is not None:
            if marks[child.action] == self.round:
                marks[child.action] = -self.round
                untried -= 1
                child.available += 1
                worth = self.worth(child)
                if worth > best_worth:
                    best_worth = worth
                    best = child
            child = child.sibling
        if untried > 0:
            return None
        return best

    def is_untried(self, action: i64) -> bool:
        """Return whether this legal action has no child yet, after `best_child` returned None."""
        return self.marks[action] == self.round

    def worth(self, child: Node) -> float:
        """Return the upper confidence bound over the times a child was available, with a prior that fades."""
        visits = float(child.visits)
        bound = self.exploration * sqrt(log(float(child.available)) / visits)
        return child.total / visits + bound + self.prior_weight * child.prior / (visits + 1.0)
