"""A network with floating-point weights that learns, and its integers. One hidden layer, gradients written out."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from librt.vecs import append, vec
from mypy_extensions import i16, i32

from kociolek.bots.network import (
    FULL,
    HIDDEN_ONE,
    INPUT_ONE,
    LARGEST_BIAS,
    LARGEST_WEIGHT,
    ONE,
    ROOTS,
    WEIGHT_ONE,
    Network,
    Shape,
)

Array = npt.NDArray[np.float32]
Rows = npt.NDArray[np.uint8]
Weights = dict[str, Array]
Numbers = npt.NDArray[Any]  # whole numbers as floats
INPUTS: Final = (np.array(ROOTS, np.float32) / INPUT_ONE).astype(np.float32)  # [number of a row]
LIMIT: Final = LARGEST_WEIGHT / WEIGHT_ONE  # weights stay inside, so that integers can hold them
FORBIDDEN: Final = np.float32(-1e9)
PARTS: Final = ("w1", "b1", "w2", "b2")
FIRST, SECOND = 0.9, 0.999  # decay of Adam's moments
MEAN: Final = 0.998  # decay of the mean of the weights


def forward(
    weights: Weights, rows: Rows, mask: npt.NDArray[np.bool_], leanings: Array | None = None
) -> tuple[Array, Array, Array]:
    """Return the hidden layer, the chance of each legal action, and the payoff of each seat.

    `leanings` are added to the scores of the actions."""
    used = np.flatnonzero(rows.any(axis=0))  # most inputs are 0 in all rows
    return forward_of(weights, INPUTS[rows[:, used]], used, mask, leanings)


def forward_of(
    w: Weights, x: Array, used: npt.NDArray[np.intp], mask: npt.NDArray[np.bool_], leanings: Array | None
) -> tuple[Array, Array, Array]:
    """Do so for the inputs `x` at the places `used`; all others are 0."""
    actions = mask.shape[1]
    hidden = np.clip(x @ w["w1"][used] + w["b1"], 0, 1)
    out = hidden @ w["w2"] + w["b2"]
    logits = out[:, :actions] if leanings is None else out[:, :actions] + leanings
    logits = np.where(mask, logits, FORBIDDEN)
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return hidden, odds / odds.sum(axis=1, keepdims=True), out[:, actions:]


class Learner:
    """Policy and values with one shared hidden layer of clipped units. Adam keeps its moments beside the weights.

    The weights swing from step to step; their mean, which plays better, becomes the network."""

    def __init__(self, inputs: int, hidden: int, actions: int, seats: int, chance: np.random.Generator) -> None:
        self.actions: Final = actions
        self.seats: Final = seats
        outputs = actions + seats
        self.weights: Weights = {
            "w1": (chance.standard_normal((inputs, hidden)) * 0.1).astype(np.float32),
            "b1": np.full(hidden, 0.5, np.float32),
            "w2": (chance.standard_normal((hidden, outputs)) * 0.02).astype(np.float32),
            "b2": np.zeros(outputs, np.float32),
        }
        self.first = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.means = {name: part.copy() for name, part in self.weights.items()}
        self.updates = 0

    def forward(
        self, rows: Rows, mask: npt.NDArray[np.bool_], leanings: Array | None = None
    ) -> tuple[Array, Array, Array]:
        return forward(self.weights, rows, mask, leanings)

    def gradients(
        self,
        rows: Rows,
        mask: npt.NDArray[np.bool_],
        actions: npt.NDArray[np.intp],
        before: Array,
        gain: Array,
        payoffs: Array,
        clip: float,
        entropy: float,
        leanings: Array | None = None,
    ) -> dict[str, Array]:
        """Return the gradients of the mean loss: the clipped objective of PPO, less `entropy` times the entropy, plus
        half the squared error of the values.

        `before` is the chance an action had when it was played, `gain` its advantage, `payoffs` the targets by seat."""
        used = np.flatnonzero(rows.any(axis=0))
        x = INPUTS[rows[:, used]]
        n = np.arange(len(x))
        hidden, odds, values = forward_of(self.weights, x, used, mask, leanings)
        chosen = odds[n, actions]
        ratio = chosen / before
        inside = ~(((gain > 0) & (ratio > 1 + clip)) | ((gain < 0) & (ratio < 1 - clip)))
        push = (gain * ratio * inside)[:, None]
        down = odds * push
        down[n, actions] -= push[:, 0]
        logs = np.log(np.maximum(odds, 1e-8))
        down += entropy * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
        out = (np.concatenate([down, values - payoffs], axis=1) / len(x)).astype(np.float32)
        back = (out @ self.weights["w2"].T) * ((hidden > 0) & (hidden < 1))
        first = np.zeros_like(self.weights["w1"])
        first[used] = x.T @ back
        return {"w2": hidden.T @ out, "b2": out.sum(axis=0), "w1": first, "b1": back.sum(axis=0)}

    def descend(self, gradients: dict[str, Array], rate: float) -> None:
        """Make one step of Adam."""
        self.updates += 1
        norm = float(np.sqrt(sum(float((g * g).sum()) for g in gradients.values())))
        size = rate * np.sqrt(1 - SECOND**self.updates) / (1 - FIRST**self.updates)
        for name, gradient in gradients.items():
            g = gradient * np.float32(min(1.0, 0.5 / (norm + 1e-8)))
            first, second, part = self.first[name], self.second[name], self.weights[name]
            first += np.float32(1 - FIRST) * (g - first)
            second += np.float32(1 - SECOND) * (g * g - second)
            part -= (size * first / (np.sqrt(second) + 1e-8)).astype(np.float32)
            if name.startswith("w"):
                np.clip(part, -LIMIT, LIMIT, out=part)
            self.means[name] += np.float32(1 - min(MEAN, self.updates / (10 + self.updates))) * (
                part - self.means[name]
            )

    # -- checkpoints ----------------------------------------------------------------------
    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """Return everything that learning needs to go on."""
        found: dict[str, npt.NDArray[Any]] = {"updates": np.array(self.updates)}
        for name in PARTS:
            found |= {name: self.weights[name], f"mean-{name}": self.means[name]}
            found |= {f"first-{name}": self.first[name], f"second-{name}": self.second[name]}
        return found

    def restore(self, arrays: dict[str, npt.NDArray[Any]]) -> None:
        """Go on from `arrays`. Raise KeyError or ValueError if they are those of another network."""
        for name in PARTS:
            if arrays[name].shape != self.weights[name].shape:
                raise ValueError(f"{name} has another shape")
            self.weights[name] = arrays[name].astype(np.float32)
            self.means[name] = arrays[f"mean-{name}"].astype(np.float32)
            self.first[name] = arrays[f"first-{name}"].astype(np.float32)
            self.second[name] = arrays[f"second-{name}"].astype(np.float32)
        self.updates = int(arrays["updates"])

    # -- integers -------------------------------------------------------------------------
    def network(self, shape: Shape) -> Network:
        """Return the network with integers, as bots evaluate it: the mean of the last some 500 steps."""
        w = self.means
        first = rounded(w["w1"] * WEIGHT_ONE, LARGEST_WEIGHT).ravel()
        second = rounded(w["w2"].T * WEIGHT_ONE, LARGEST_WEIGHT).ravel()
        return Network(
            shape, shorts(first), words(rounded(w["b1"] * FULL, LARGEST_BIAS)),
            shorts(second), words(rounded(w["b2"] * ONE, LARGEST_BIAS)),
        )  # fmt: skip


def rounded(part: Array, most: int) -> npt.NDArray[np.int64]:
    return np.clip(np.rint(part), -most, most).astype(np.int64)


def shorts(numbers: npt.NDArray[np.int64]) -> vec[i16]:
    found = vec[i16]()
    for number in numbers.tolist():
        found = append(found, i16(number))
    return found


def words(numbers: npt.NDArray[np.int64]) -> vec[i32]:
    found = vec[i32]()
    for number in numbers.tolist():
        found = append(found, i32(number))
    return found


class BatchNetwork:
    """A network for many rows at once. Its sums are whole numbers that floats hold exactly (below 2 ** 24 those of 32
    bits), so the outputs are those of `Network`, in whatever order a processor adds them."""

    def __init__(self, network: Network) -> None:
        shape = network.shape
        most = LARGEST_WEIGHT * max(shape.inputs * max(ROOTS), shape.hidden * HIDDEN_ONE) + LARGEST_BIAS
        kind: np.dtype[Any] = np.dtype(np.float32 if most < 1 << 24 else np.float64)
        self.first: Final[Numbers] = np.array(list(network.first), kind).reshape(shape.inputs, shape.hidden)
        self.first_bias: Final[Numbers] = np.array(list(network.first_bias), kind)
        second: Numbers = np.array(list(network.second), kind).reshape(shape.outputs, shape.hidden)
        self.second: Final[Numbers] = second.T.copy()
        self.second_bias: Final[Numbers] = np.array(list(network.second_bias), kind)
        self.roots: Final[Numbers] = np.array(ROOTS, kind)

    def outputs(self, rows: Rows) -> Numbers:
        """Return all outputs of each row, in units of `ONE`."""
        used = np.flatnonzero(rows.any(axis=0))  # most inputs are 0 in all rows
        total: Numbers = self.roots[rows[:, used]] @ self.first[used]
        total += self.first_bias
        np.clip(total, 0, FULL, out=total)
        total *= HIDDEN_ONE / FULL
        np.floor(total, out=total)
        found: Numbers = total @ self.second
        found += self.second_bias
        return found
