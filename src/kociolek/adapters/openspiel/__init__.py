"""OpenSpiel adapter. Importing this module registers the games.

    import pyspiel
    import kociolek.adapters.openspiel
    game = pyspiel.load_game("kociolek_kittens(players=2,edition=good_vs_evil)")

See docs/research.md for its use and docs/adr/0007-chance-is-one-deal.md for the chance nodes.
"""

from __future__ import annotations

from typing import Final

from kociolek.adapters.extras import missing

try:
    import numpy as numpy
    import pyspiel
except ImportError:
    raise missing("kociolek.adapters.openspiel", "OpenSpiel", "openspiel") from None

from kociolek.adapters.openspiel.game import KITTENS, WITCHSTONE, WIZARDKITTENS, register

__all__ = ["GAMES", "KITTENS", "WITCHSTONE", "WIZARDKITTENS"]

GAMES: Final = (KITTENS, WIZARDKITTENS, WITCHSTONE)

for name in GAMES:
    if name not in pyspiel.registered_names():
        register(name)
