"""Train a small network by PPO on a batch of games, then test it against `random`. It needs NumPy only.

    python examples/ppo.py --minutes 10

The learner plays one seat of each game (another one in every game), random players the others. The network has one
hidden layer; its gradients are written out below, so that nothing is hidden in a library. docs/vector.md has results.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import numpy as np

import kociolek

Array = np.ndarray[Any, np.dtype[np.float32]]
STEPS = 32  # moves in each game between two updates
EPOCHS = 3  # how often each move is learnt from
BATCH = 2048  # moves of one gradient
CLIP = 0.2  # how far the policy may move from the one that played
RATE = 1e-3
DISCOUNT = 1.0  # the reward comes at the end of a game
TRACE = 0.95  # of generalised advantage estimation
ENTROPY = 0.01
HIDDEN = 128


class Network:
    """Policy and value with one shared hidden layer. Adam keeps its moments beside the weights."""

    def __init__(self, inputs: int, actions: int, chance: np.random.Generator) -> None:
        sizes = {"w1": (inputs, HIDDEN), "b1": (HIDDEN,), "w2": (HIDDEN, actions + 1), "b2": (actions + 1,)}
        self.weights = {name: np.zeros(size, np.float32) for name, size in sizes.items()}
        self.weights["w1"] = (chance.standard_normal(sizes["w1"]) / np.sqrt(inputs)).astype(np.float32)
        self.weights["w2"] = (chance.standard_normal(sizes["w2"]) * 0.01).astype(np.float32)
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.updates = 0

    def forward(self, x: Array, mask: Array) -> tuple[Array, Array, Array]:
        """Return the hidden layer, the chance of each legal action, and the value."""
        w = self.weights
        hidden = np.tanh(x @ w["w1"] + w["b1"])
        out = hidden @ w["w2"] + w["b2"]
        logits = np.where(mask, out[:, :-1], np.float32(-1e9))
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, x: Array, mask: Array, actions: Array, before: Array, gain: Array, returns: Array) -> None:
        """Make one step of Adam on the clipped objective. `before` is the chance the action had when it was played."""
        n = np.arange(len(x))
        hidden, odds, value = self.forward(x, mask)
        chosen = odds[n, actions]
        ratio = chosen / before
        inside = ~(((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP)))
        # gradient of -(gain * ratio) - ENTROPY * entropy by the logits, and of the squared error by the value
        push = (gain * ratio * inside)[:, None]
        down = odds * push
        down[n, actions] -= push[:, 0]
        logs = np.log(np.maximum(odds, 1e-8))
        entropy = -(odds * logs).sum(axis=1, keepdims=True)
        down += ENTROPY * odds * (logs + entropy)
        out = np.concatenate([down, (value - returns)[:, None]], axis=1).astype(np.float32) / len(x)
        back = (out @ self.weights["w2"].T) * (1 - hidden * hidden)
        self.adam({"w2": hidden.T @ out, "b2": out.sum(axis=0), "w1": x.T @ back, "b1": back.sum(axis=0)})

    def adam(self, gradients: dict[str, Array]) -> None:
        self.updates += 1
        norm = np.sqrt(sum(float((g * g).sum()) for g in gradients.values()))
        for name, g in gradients.items():
            g = g * np.float32(min(1.0, 0.5 / (norm + 1e-8)))
            first, second = self.moments[name]
            first += 0.1 * (g - first)
            second += 0.001 * (g * g - second)
            size = RATE * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            self.weights[name] -= (size * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def features(rows: np.ndarray[Any, np.dtype[np.uint8]]) -> Array:
    """Return rows as inputs: large counts count less."""
    return np.sqrt(rows.astype(np.float32))


def sampled(odds: Array, chance: np.random.Generator) -> Array:
    """Return an action for each row of chances."""
    drawn = (odds.cumsum(axis=1) < chance.random((len(odds), 1))).sum(axis=1)
    return np.minimum(drawn, odds.shape[1] - 1)  # type: ignore[no-any-return]


class Trainer:
    def __init__(self, game: str, seats: int, envs: int, seed: int) -> None:
        self.env = kociolek.vector.make(game, n=envs, seats=seats, seed=seed, skip_forced=True, opponents="random")
        self.chance = np.random.default_rng(seed)
        self.network = Network(self.env.observation.shape[1], self.env.num_actions, self.chance)
        self.games = self.moves = 0
        self.won = 0.0

    def update(self) -> None:
        """Play STEPS moves in every game and learn from them."""
        env, n = self.env, self.env.n
        rows, masks, actions, before, values, rewards, ends = [], [], [], [], [], [], []
        for _ in range(STEPS):
            x, mask = features(env.observation), env.action_mask.astype(bool)
            _, odds, value = self.network.forward(x, mask)
            action = sampled(odds, self.chance)
            learners = env.current_player.astype(np.intp)
            env.step(action)
            reward = env.rewards[np.arange(n), learners].astype(np.float32)
            for kept, one in zip(
                (rows, masks, actions, before, values, rewards, ends),
                (x, mask, action, odds[np.arange(n), action], value, reward, env.terminated),
                strict=True,
            ):
                kept.append(one)
            self.games += int(env.terminated.sum())
            self.won += float((reward > 0).sum())
            self.moves += n
        *_, last = self.network.forward(features(env.observation), env.action_mask.astype(bool))
        gains = advantages(np.array(rewards), np.array(values), np.array(ends), last)
        returns = gains + np.array(values)
        flat = [np.concatenate(part) for part in (rows, masks, actions, before, gains, returns)]
        flat[4] = (flat[4] - flat[4].mean()) / (flat[4].std() + 1e-8)
        for _ in range(EPOCHS):
            order = self.chance.permutation(len(flat[0]))
            for first in range(0, len(order), BATCH):
                part = order[first : first + BATCH]
                self.network.learn(*(each[part] for each in flat))  # type: ignore[arg-type]

    def test(self, games: int, seed: int) -> float:
        """Return the share of games won with the likeliest action, on deals that training has not seen."""
        setup = self.env.table
        env = kociolek.vector.VectorEnv(setup, True, True, False, "random")
        env.reset(seed, min(games, 200))
        played = won = 0
        while played < games:
            _, odds, _ = self.network.forward(features(env.observation), env.action_mask.astype(bool))
            learners = env.current_player.astype(np.intp)
            env.step(odds.argmax(axis=1))
            played += int(env.terminated.sum())
            won += int((env.rewards[np.arange(env.n), learners] > 0).sum())
        return won / played


def advantages(rewards: Array, values: Array, ends: Array, last: Array) -> Array:
    """Return [step, game]: generalised advantage estimates."""
    found = np.zeros_like(values)
    later, following = np.zeros_like(last), last
    for step in reversed(range(len(values))):
        lives = ~ends[step]
        error = rewards[step] + DISCOUNT * following * lives - values[step]
        later = error + DISCOUNT * TRACE * later * lives
        found[step], following = later, values[step]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="kittens")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0, help="training time")
    parser.add_argument("--envs", type=int, default=256, help="games in the batch")
    parser.add_argument("--tests", type=int, default=2000, help="games of the test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="write the weights to this file (.npz)")
    args = parser.parse_args()
    trainer = Trainer(args.game, args.seats, args.envs, args.seed)
    begin, spent, shown = monotonic(), process_time(), 0.0
    while monotonic() - begin < args.minutes * 60:
        trainer.update()
        if monotonic() - shown > 20:
            shown = monotonic()
            share = trainer.won / max(1, trainer.games)
            trainer.won, trainer.games = 0.0, 0
            print(f"{shown - begin:5.0f} s {trainer.moves:9,d} moves, won {share:.1%} while learning", flush=True)
    share = trainer.test(args.tests, args.seed + 10**6)
    cpu = process_time() - spent
    print(f"won {share:.1%} of {args.tests} games against random after {trainer.moves:,d} moves, {cpu:.0f} CPU seconds")
    if args.save is not None:
        about = {"actions": trainer.env.action_space_version, "rows": trainer.env.observation_version}
        np.savez(args.save, about=json.dumps(about), **trainer.network.weights)


if __name__ == "__main__":
    main()
