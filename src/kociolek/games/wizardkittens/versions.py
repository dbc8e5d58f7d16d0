"""Versions of the rules. Each changed ruling names its version: `if t.rules.major >= 2`."""

from __future__ import annotations

from typing import Final

from kociolek.core.versions import History, RulesVersion

HISTORY: Final = History(
    "wizardkittens",
    [
        RulesVersion(1, 0, "0.1.0"),
        # Two players may read to the letter that a caught kitten needs six to nine points and fewer components [36].
        RulesVersion(2, 0, "0.2.0"),
    ],
)
NEWEST: Final = HISTORY.newest.major
