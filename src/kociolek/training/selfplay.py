"""Games of a network against itself, in a batch, and what it learns from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kociolek.adapters.batch_env import VectorEnv
from kociolek.adapters.setups import Prepared
from kociolek.training.learner import INPUTS, Array, Learner, Rows

LONGEST: Final = 1024  # moves of a game that are learnt from: the last ones of a longer game


@dataclass(frozen=True)
class Style:
    """Parameters of learning. docs/bots/learned.md tells what they do."""

    games: int = 128  # in the batch
    hidden: int = 128
    decisions: int = 8192  # of one update, at least
    batch: int = 1024  # of one gradient
    epochs: int = 2
    rate: float = 1e-3
    clip: float = 0.2
    entropy: float = 0.02
    trace: float = 0.95  # of generalised advantage estimation


class SelfPlay:
    """All seats of all games are played by one learner. Each decision waits until its game is over."""

    def __init__(self, table: Prepared, style: Style, seed: int) -> None:
        self.table: Final = table
        self.style: Final = style
        self.seed: Final = seed
        self.env: Final = VectorEnv(table, observe=True, skip_forced=True)
        self.chance = np.random.default_rng(seed)
        inputs = table.observer.size
        self.learner: Final = Learner(int(inputs), style.hidden, table.space.size, table.seats, self.chance)
        self.games = self.decisions = self.rounds = 0
        n, actions, seats = style.games, table.space.size, table.seats
        self._rows: Final = np.zeros((LONGEST, n, int(inputs)), np.uint8)
        self._masks: Final = np.zeros((LONGEST, n, actions), bool)
        self._seats: Final = np.zeros((LONGEST, n), np.intp)
        self._actions: Final = np.zeros((LONGEST, n), np.intp)
        self._odds: Final = np.zeros((LONGEST, n), np.float32)
        self._values: Final = np.zeros((LONGEST, n), np.float32)
        self._turned: Final = (
            np.arange(seats)[None, :] + np.arange(seats)[:, None]
        ) % seats  # [seat]: seats from it on
        self.begin_stretch()

    def update(self) -> None:
        """Play until enough games are over, and learn from them."""
        found: list[tuple[Any, ...]] = []
        enough = 0
        while enough < self.style.decisions:
            for part in self.step():
                found.append(part)
                enough += len(part[0])
        rows, masks, actions, odds, gains, payoffs = (np.concatenate(part) for part in zip(*found, strict=True))
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        style = self.style
        for _ in range(style.epochs):
            order = self.chance.permutation(len(rows))
            for first in range(0, len(order), style.batch):
                at = order[first : first + style.batch]
                data = (rows[at], masks[at], actions[at], odds[at], gains[at], payoffs[at])
                self.learner.descend(self.learner.gradients(*data, style.clip, style.entropy), style.rate)
        self.decisions += len(rows)
        self.rounds += 1

    def step(self) -> list[tuple[Any, ...]]:
        """Make a move in every game. Return the decisions of the games that it ended."""
        env, now = self.env, self.time % LONGEST
        rows, mask = env.observation, env.action_mask.astype(bool)
        _, odds, values = self.learner.forward(INPUTS[rows], mask)
        actions = sampled(odds, self.chance)
        everyone = np.arange(env.n)
        self._rows[now], self._masks[now], self._seats[now] = rows, mask, env.current_player
        self._actions[now], self._odds[now], self._values[now] = actions, odds[everyone, actions], values[:, 0]
        env.step(actions)
        self.time += 1
        ended = np.flatnonzero(env.terminated)
        rewards = env.rewards[ended].astype(np.float32)
        return [self.settle(int(game), reward) for game, reward in zip(ended, rewards, strict=True)]

    def settle(self, game: int, reward: Array) -> tuple[Rows, Any, Any, Array, Array, Array]:
        """Return the decisions of a game that is over: those with a choice."""
        first = max(int(self.began[game]), self.time - LONGEST)
        times = np.arange(first, self.time) % LONGEST
        self.began[game] = self.time
        self.games += 1
        times = times[self._masks[times, game].sum(axis=1) > 1]
        seats, values = self._seats[times, game], self._values[times, game]
        gains = np.zeros(len(times), np.float32)
        for seat in range(self.table.seats):
            own = np.flatnonzero(seats == seat)
            if len(own):
                following = np.append(values[own][1:], reward[seat])
                gains[own] = traced(following - values[own], self.style.trace)
        return (
            self._rows[times, game], self._masks[times, game], self._actions[times, game], self._odds[times, game],
            gains, reward[self._turned[seats]],
        )  # fmt: skip

    # -- checkpoints ----------------------------------------------------------------------
    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        counts = np.array([self.games, self.decisions, self.rounds])
        return {**self.learner.arrays(), "counts": counts}

    def restore(self, arrays: dict[str, npt.NDArray[Any]]) -> None:
        """Go on from `arrays`. Raise KeyError or ValueError if they do not fit."""
        self.learner.restore(arrays)
        self.games, self.decisions, self.rounds = (int(count) for count in arrays["counts"])
        self.begin_stretch()

    def begin_stretch(self) -> None:
        """Deal all games anew and take new chance, which follow from the seed and the updates so far."""
        self.chance = np.random.default_rng([self.seed, self.rounds])
        self.env.reset(self.seed + self.rounds, self.style.games)
        self.time = 0
        self.began = np.zeros(self.style.games, np.intp)  # [game]: the time of its first move


def sampled(odds: Array, chance: np.random.Generator) -> npt.NDArray[np.intp]:
    """Return an action for each row of chances, only one that has a chance."""
    sums = odds.cumsum(axis=1)
    drawn = (sums <= chance.random((len(odds), 1)) * sums[:, -1:]).sum(axis=1)
    best = odds.argmax(axis=1)
    safe = np.minimum(drawn, odds.shape[1] - 1)
    chosen: npt.NDArray[np.intp] = np.where(odds[np.arange(len(odds)), safe] > 0, safe, best)
    return chosen


def traced(errors: Array, trace: float) -> Array:
    """Return generalised advantages from the errors of one seat's values in one game."""
    found = np.empty_like(errors)
    later = 0.0
    for i in range(len(errors) - 1, -1, -1):
        later = float(errors[i]) + trace * later
        found[i] = later
    return found
