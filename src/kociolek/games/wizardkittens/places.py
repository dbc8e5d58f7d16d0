"""Places on the table, numbered: where components lie face up. `WizardKittensState.cells` counts them by place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociolek.games.wizardkittens.kinds import TYPES

MOST_SEATS: Final = 4
CHAPTERS: Final = 3
PER_CIRCLE: Final = 12  # places of a circle: chapters times types
PLACES: Final = 48  # of all circles

# Rows of counts by type, after the circles
HAND: Final = 48
USED: Final = 52
DISCARD: Final = 56
CELLS: Final = 60


def place_of(seat: i64, chapter: i64, kind: i64) -> i64:
    """Return the number of a place in the circles. Chapters count from 0."""
    return seat * PER_CIRCLE + chapter * TYPES + kind
