"""Versions of the rules. Each changed ruling names its version: `if t.rules.major >= 2`."""

from __future__ import annotations

from typing import Final

from kociolek.core.versions import History, RulesVersion

HISTORY: Final = History(
    "witchstone",
    [
        RulesVersion(1, 0, "0.1.0"),
    ],
)
NEWEST: Final = HISTORY.newest.major
