"""Games of a network against itself, in batches, and what it learns from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kociolek.adapters.batch_env import VectorEnv
from kociolek.adapters.setups import Prepared, game_of_word, game_word
from kociolek.bots.guided import leanings_of, shares_of_ends
from kociolek.bots.registry import guide_for
from kociolek.training.crew import Crew, Table
from kociolek.training.learner import Array, Learner, Rows, Weights, forward

LONGEST: Final = 1024  # moves of a game that are learnt from: the last ones of a longer game
APART: Final = 1 << 40  # between the seeds of two players
RATE_END: Final = 0.05  # the rate at the end of a run that settles, as a share of the usual
ENTROPY_END: Final = 0.1  # likewise
NEVER: Final = (1 << 40, 1 << 41)  # a run that does not settle


@dataclass(frozen=True)
class Style:
    """Parameters of learning. docs/bots/learned.md tells what they do."""

    games: int = 128  # at once
    hidden: int = 128
    decisions: int = 8192  # of one update, at least
    batch: int = 1024  # of one gradient
    epochs: int = 2
    rate: float = 1e-3
    clip: float = 0.2
    entropy: float = 0.02
    trace: float = 0.95  # of generalised advantage estimation
    guided: bool = False  # scores are added to what `medium` leans to, so learning begins with its play
    players: int = 1  # among whom the games are divided


class Player:
    """Plays all seats of some games with one network. Each decision waits until its game is over."""

    def __init__(self, table: Prepared, style: Style, seed: int, number: int) -> None:
        self.table: Final = table
        self.style: Final = style
        self.seed: Final = seed
        self.number: Final = number
        self.size: Final = style.games // style.players
        self.env: Final = VectorEnv(table, observe=True, skip_forced=True)
        self.guide: Final = guide_for(table.game)
        n, actions, seats = self.size, table.space.size, table.seats
        self._rows: Final = np.zeros((LONGEST, n, int(table.observer.size)), np.uint8)
        self._masks: Final = np.zeros((LONGEST, n, actions), bool)
        self._seats: Final = np.zeros((LONGEST, n), np.intp)
        self._actions: Final = np.zeros((LONGEST, n), np.intp)
        self._odds: Final = np.zeros((LONGEST, n), np.float32)
        self._values: Final = np.zeros((LONGEST, n), np.float32)
        self._leanings: Final = np.zeros((LONGEST, n, actions if style.guided else 0), np.float16)
        self._turned: Final = (
            np.arange(seats)[None, :] + np.arange(seats)[:, None]
        ) % seats  # [seat]: seats from it on

    def begin(self, rounds: int) -> None:
        """Deal all games anew and take new chance, which follow from the seed and the updates so far."""
        self.chance = np.random.default_rng([self.seed, rounds, self.number])
        self.env.reset(self.seed + rounds + APART * self.number, self.size)
        self.time = 0
        self.began = np.zeros(self.size, np.intp)  # [game]: the time of its first move

    def play(self, weights: Weights) -> list[tuple[Any, ...]]:
        """Play until enough games are over. Return the decisions of each."""
        found: list[tuple[Any, ...]] = []
        enough = 0
        while enough < self.style.decisions // self.style.players:
            for part in self.step(weights):
                found.append(part)
                enough += len(part[0])
        return found

    def step(self, weights: Weights) -> list[tuple[Any, ...]]:
        """Make a move in every game. Return the decisions of the games that it ended."""
        env, now = self.env, self.time % LONGEST
        rows, mask = env.observation, env.action_mask.astype(bool)
        leaning = None
        if self.style.guided:
            self._leanings[now] = array_of(leanings_of(env._batch, self.guide)).reshape(env.n, -1)
            leaning = self._leanings[now].astype(np.float32)
        _, odds, values = forward(weights, rows, mask, leaning)
        actions = sampled(odds, self.chance)
        everyone = np.arange(env.n)
        self._rows[now], self._masks[now], self._seats[now] = rows, mask, env.current_player
        self._actions[now], self._odds[now], self._values[now] = actions, odds[everyone, actions], values[:, 0]
        env.step(actions)
        self.time += 1
        ended = np.flatnonzero(env.terminated)
        if not len(ended):
            return []
        rewards = self.payoffs_of_ends()[ended]
        return [self.settle(int(game), reward) for game, reward in zip(ended, rewards, strict=True)]

    def payoffs_of_ends(self) -> Array:
        """Return the payoffs of each seat: from what all lose to what a clear winner alone gets, 1."""
        seats = self.table.seats
        shares = array_of(shares_of_ends(self.env._batch, self.guide)).reshape(-1, seats)
        found: Array = ((shares - 1 / seats) * (seats / (seats - 1))).astype(np.float32)
        return found

    def settle(self, game: int, reward: Array) -> tuple[Rows, Any, Any, Array, Array, Array, Any]:
        """Return the decisions of a game that is over: those with a choice."""
        first = max(int(self.began[game]), self.time - LONGEST)
        times = np.arange(first, self.time) % LONGEST
        self.began[game] = self.time
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
            gains, reward[self._turned[seats]], self._leanings[times, game],
        )  # fmt: skip


def player_of(table: Table, style: Style, seed: int, number: int) -> Player:
    """Make a player of what a process is sent."""
    game = game_of_word(table.game).at(table.version)
    return Player(Prepared.of(game, table.seats, table.options), style, seed, number)


class SelfPlay:
    """One learner and its players, who may play in processes of their own. The same style and seed give the same
    learner, wherever they play."""

    def __init__(self, table: Prepared, style: Style, seed: int, crew: Crew | None = None) -> None:
        self.table: Final = table
        self.style: Final = style
        self.seed: Final = seed
        inputs, hidden = int(table.observer.size), style.hidden
        self.learner: Final = Learner(inputs, hidden, table.space.size, table.seats, np.random.default_rng(seed))
        self.games = self.decisions = self.rounds = 0
        self.settle = NEVER
        self.crew: Final = Crew() if crew is None else crew
        described = Table(game_word(table.game), table.game.version, table.seats, table.options)
        self.crew.engage(player_of, [(described, style, seed, number) for number in range(style.players)])
        self.begin_stretch()

    def settled(self) -> float:
        """Return how far the run has settled: 0 before it begins to, 1 at its end."""
        begin, end = self.settle
        return min(1.0, (self.rounds - begin) / (end - begin)) if self.rounds > begin else 0.0

    def update(self) -> None:
        """Let the players play until enough games are over, and learn from them."""
        found = [part for parts in self.crew.call("play", self.learner.weights) for part in parts]
        rows, masks, actions, odds, gains, payoffs, leanings = (
            np.concatenate(part) for part in zip(*found, strict=True)
        )
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        style, settled = self.style, self.settled()
        rate = style.rate * (1 - settled * (1 - RATE_END))
        entropy = style.entropy * (1 - settled * (1 - ENTROPY_END))
        for _ in range(style.epochs):
            order = self.chance.permutation(len(rows))
            for first in range(0, len(order), style.batch):
                at = order[first : first + style.batch]
                data = (rows[at], masks[at], actions[at], odds[at], gains[at], payoffs[at])
                leaning = leanings[at].astype(np.float32) if style.guided else None
                self.learner.descend(self.learner.gradients(*data, style.clip, entropy, leaning), rate)
        self.games += len(found)
        self.decisions += len(rows)
        self.rounds += 1

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
        """Begin all games anew, with new chance, which follows from the seed and the updates so far."""
        self.chance = np.random.default_rng([self.seed, self.rounds])
        self.crew.call("begin", self.rounds)


def array_of(vector: Any) -> npt.NDArray[np.float64]:
    """Return a vector of floats as an array."""
    return np.frombuffer(vector, np.float64)


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
