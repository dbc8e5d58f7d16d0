"""Versions of the rules. Each changed ruling names its version: `if t.rules.major >= 2`."""

from __future__ import annotations

from typing import Final

from kociolek.core.versions import History, RulesVersion

HISTORY: Final = History(
    "witchstone",
    [
        RulesVersion(1, 0, "0.1.0"),
        # A turn ends when its player says so [31], a tile that no removed crystal helps may be discarded at once [14],
        # and a player may lay unused scrolls into a face-down pile [28].
        RulesVersion(2, 0, "0.2.0"),
    ],
)
NEWEST: Final = HISTORY.newest.major
