"""PettingZoo adapter: the games as AEC environments.

    from kociolek.adapters.pettingzoo import exploding_kittens_v1
    env = exploding_kittens_v1.env(players=2, edition="good_vs_evil")

See docs/research.md.
"""

from __future__ import annotations

from kociolek.adapters.extras import missing

try:
    import numpy as numpy
    import pettingzoo as pettingzoo
except ImportError:
    raise missing("kociolek.adapters.pettingzoo", "PettingZoo", "pettingzoo") from None

from kociolek.adapters.pettingzoo import exploding_kittens_v1, witchstone_v1, wizard_kittens_v1

__all__ = ["exploding_kittens_v1", "witchstone_v1", "wizard_kittens_v1"]
