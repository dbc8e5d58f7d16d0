"""Exploding Kittens for PettingZoo."""

from __future__ import annotations

from kociolek.adapters.pettingzoo.environment import TableEnv
from kociolek.adapters.setups import OptionValue

__all__ = ["env", "raw_env"]


class raw_env(TableEnv):  # noqa: N801  # PettingZoo's naming
    def __init__(
        self, players: int = 2, render_mode: str | None = None, one_hot: bool = False, **options: OptionValue
    ) -> None:
        super().__init__("kittens", "exploding_kittens_v1", players, render_mode, one_hot, options)


def env(players: int = 2, render_mode: str | None = None, one_hot: bool = False, **options: OptionValue) -> raw_env:
    """Return the environment. It needs no PettingZoo wrappers, because it checks actions itself."""
    return raw_env(players, render_mode, one_hot, **options)
