"""docs/observations.md agrees with the code."""

from __future__ import annotations

import observations
from kociolek.catalog import GAMES


def test_the_tables_are_those_of_the_code() -> None:
    text = observations.PAGE.read_text("utf-8")
    assert text == observations.page(text), "run make observations"


def test_every_block_is_listed_and_explained() -> None:
    """The set-ups of the page have every block of a game, and every meaning is used."""
    for game in GAMES:
        listed = [observations.observer_of(setup) for setup in observations.SETUPS if setup[0] == game]
        names = {block.name for observer in listed for block in observer.blocks}
        assert names >= observations.MEANINGS[game].keys()
        assert names <= observations.MEANINGS[game].keys() | observations.COMMON.keys()
