"""Versions of the rules. Each changed ruling names its version: `if t.rules.major >= 2`."""

from __future__ import annotations

from typing import Final

from kociolek.core.versions import History, RulesVersion

HISTORY: Final = History(
    "kittens",
    [
        RulesVersion(1, 0, "0.1.0"),
        # A blind victim does not learn which card was stolen [Q6], a barker whom nobody answers looks at his hand [Q5],
        # Godcat is played as I'll Take That [G8], and only cards that can be held are named [T10].
        RulesVersion(2, 0, "0.2.0"),
    ],
)
NEWEST: Final = HISTORY.newest.major
