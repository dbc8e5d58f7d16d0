"""docs/observations.md says what the code does."""

from __future__ import annotations

import observations

from kociolek.catalog import GAMES


def test_the_tables_are_those_of_the_code() -> None:
    text = observations.PAGE.read_text("utf-8")
    assert text == observations.page(text), "write them anew: .venv/bin/python tools/observations.py"


def test_every_block_is_listed_and_explained() -> None:
    """In the set-ups of the page every block of a game occurs, and no meaning is left over."""
    for game in GAMES:
        listed = [observations.observer_of(setup) for setup in observations.SETUPS if setup[0] == game]
        names = {block.name for observer in listed for block in observer.blocks}
        assert names >= observations.MEANINGS[game].keys()
        assert names <= observations.MEANINGS[game].keys() | observations.COMMON.keys()
