"""A small agent learns Good vs. Evil for two by playing against `random`, through the PettingZoo adapter.

The agent is a linear policy: a row of weights for each action, softmax over those that the mask allows. It learns by
policy gradient with a linear baseline; there is nothing but NumPy. After every round it is measured on fresh deals with
learning switched off, playing both seats equally often.

    python examples/learn_good_vs_evil.py --rounds 20 --games 1500
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np

from kociolek.adapters.pettingzoo import exploding_kittens_v1
from kociolek.arena.stats import wilson

PICTURE = Path("learn_good_vs_evil.png")
TEST_SEED = 10**6  # tests are dealt from here on, training from below
BATCH = 20  # games between two updates


class Policy:
    """Linear in the observation, one row of weights for each action, and one more for what it expects to win."""

    def __init__(self, inputs: int, actions: int, rate: float, seed: int) -> None:
        self.weights = np.zeros((actions + 1, inputs + 1), np.float32)
        self.momentum = np.zeros_like(self.weights)
        self.scale = np.zeros_like(self.weights)
        self.updates = 0
        self.rate = rate
        self.chance = np.random.default_rng(seed)

    def features(self, row: np.ndarray) -> np.ndarray:
        return np.append(np.minimum(row, 8) / 4, np.float32(1))

    def choose(self, row: np.ndarray, mask: np.ndarray) -> tuple[int, tuple[Any, ...]]:
        """An action, and what must be remembered to learn from it."""
        x = self.features(row)
        legal = mask.nonzero()[0]
        worth = self.weights[legal] @ x
        odds = np.exp(worth - worth.max())
        odds /= odds.sum()
        taken = int(self.chance.choice(len(legal), p=odds))
        return int(legal[taken]), (x, legal, odds, taken)

    def learn(self, games: list[tuple[list[tuple[Any, ...]], float]]) -> None:
        """More of what was done in games that went better than expected, less of the rest; a step of Adam."""
        gradient = np.zeros_like(self.weights)
        for choices, result in games:
            for x, legal, odds, taken in choices:
                surprise = result - float(self.weights[-1] @ x)
                push = -odds * surprise
                push[taken] += surprise
                gradient[legal] += push[:, None] * x
                gradient[-1] += 0.5 * surprise * x
        gradient /= len(games)
        self.updates += 1
        self.momentum += 0.1 * (gradient - self.momentum)
        self.scale += 0.01 * (gradient**2 - self.scale)
        fair = np.sqrt(self.scale / (1 - 0.99**self.updates)) + 1e-6
        self.weights += self.rate * self.momentum / (1 - 0.9**self.updates) / fair


def play(env: Any, policy: Policy, learner: str, seed: int) -> tuple[list[tuple[Any, ...]], float]:
    """One game of the learner against random play; its choices, and what it got."""
    env.reset(seed=seed)
    choices: list[tuple[Any, ...]] = []
    result = 0.0
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            if agent == learner:
                result = reward
            env.step(None)
            continue
        mask = observation["action_mask"]
        if agent == learner and mask.sum() > 1:
            action, choice = policy.choose(observation["observation"], mask)
            choices.append(choice)
        else:
            legal = mask.nonzero()[0]
            action = int(legal[policy.chance.integers(len(legal))])
        env.step(action)
    return choices, result


def test(env: Any, policy: Policy, games: int) -> int:
    return sum(play(env, policy, f"player_{n % 2}", TEST_SEED + n // 2)[1] > 0 for n in range(games))


def draw(trained: list[int], wins: list[int], tests: int, picture: Path) -> None:
    matplotlib.use("Agg")
    from matplotlib import pyplot

    shares = np.array(wins) / tests
    bounds = np.array([wilson(won, tests) for won in wins])
    figure, axes = pyplot.subplots(figsize=(8, 4.5), layout="constrained")
    axes.fill_between(trained, bounds[:, 0], bounds[:, 1], alpha=0.25, label="95 % interval")
    axes.plot(trained, shares, marker="o", markersize=3, label="share of games won against random")
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set(title="A linear policy learns Good vs. Evil for two", xlabel="games of training", ylabel="won")
    axes.legend(loc="lower right")
    figure.savefig(picture, dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(description="A NumPy agent learns to beat random at Good vs. Evil for two.")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=1500, help="games of training in each round")
    parser.add_argument("--tests", type=int, default=1000, help="games of the test after each round")
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, default=PICTURE)
    args = parser.parse_args()
    env = exploding_kittens_v1.env(players=2, edition="good_vs_evil")
    inputs = env.observation_space("player_0")["observation"].shape[0]
    policy = Policy(inputs, int(env.action_space("player_0").n), args.rate, args.seed)
    trained, wins = [0], [test(env, policy, args.tests)]
    for number in range(args.rounds):
        for first in range(number * args.games, (number + 1) * args.games, BATCH):
            seeds = range(first, first + BATCH)
            policy.learn([play(env, policy, f"player_{seed % 2}", seed) for seed in seeds])
        trained.append((number + 1) * args.games)
        wins.append(test(env, policy, args.tests))
        low, high = wilson(wins[-1], args.tests)
        print(f"{trained[-1]} games: won {wins[-1] / args.tests:.1%} ({low:.1%} to {high:.1%})", flush=True)
    draw(trained, wins, args.tests, args.picture)
    print(f"picture: {args.picture}")


if __name__ == "__main__":
    main()
