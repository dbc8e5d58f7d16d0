"""Batched environment: N games of one set-up, stepped in one call, for learning agents. It needs NumPy.

    >>> import kociolek
    >>> env = kociolek.vector.make("kittens", n=64, seats=4, seed=7)
    >>> env.observation.shape, env.action_mask.shape
    ((64, 386), (64, 199))
    >>> env.step(env.sample())
    >>> env.terminated.any()
    np.False_

docs/vector.md explains every array.
"""

from __future__ import annotations

from kociolek.adapters.batch_env import IllegalMove, VectorEnv, make

__all__ = ["IllegalMove", "VectorEnv", "make"]
