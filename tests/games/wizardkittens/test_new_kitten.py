"""docs/adding-a-kitten.md tells the truth: its kitten can be added and keeps the laws; every spell has bot values."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

import kociolek
from kociolek.bots.values import MissingValues
from kociolek.bots.wizardkittens.weights import SPELLS, SpellTable
from kociolek.games.wizardkittens.actions import (
    ACTIONS,
    AIM,
    ALL,
    CAST,
    CASTS,
    CHAPTER,
    DISMISS_FROM,
    DRAW,
    FETCH,
    KEEP,
    KITTEN,
    KITTENS,
    PASS,
    PICK,
    PLACE,
    SWAP,
)
from kociolek.games.wizardkittens.kinds import SPELL_NAMES, SPELL_NEEDS, SPELL_SPACES
from kociolek.games.wizardkittens.turn import FIRST_FRAMES
from source_tree import ROOT

EXAMPLE = ROOT / "tests" / "example_wizard"
FAMILIES = (PASS, DRAW, CAST, KITTEN, AIM, PLACE, CHAPTER, SWAP, KEEP, FETCH, DISMISS_FROM, PICK)
PAGE = ROOT / "docs" / "adding-a-kitten.md"


def test_the_page_shows_the_example() -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert code == (EXAMPLE / "rustle.py").read_text("utf-8")


def test_the_example_keeps_the_laws() -> None:
    """In a process of its own, for a kitten that was added stays."""
    paths = [str(ROOT / "tests"), *sys.path]
    run = subprocess.run(
        [sys.executable, str(EXAMPLE / "play_rustle.py")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.stdout.split() == [kociolek.build(), "Rustle"], run.stderr


def test_the_numbers_of_the_box_stay() -> None:
    """Records, learning agents and old clients know them."""
    assert [ACTIONS[cast].text for cast in CASTS] == [f"cast {name}" for name in SPELL_NAMES]
    assert [ACTIONS[kitten].text for kitten in KITTENS] == [f"kitten {name}" for name in SPELL_NAMES[4:]]
    firsts = [ACTIONS[number].text for number in FAMILIES]
    assert firsts == ["pass", "draw", "cast summon", "kitten overflow", "aim 0", "place 1", "chapter 1", "swap 1 2",
                      "keep artifact", "fetch artifact", "dismiss 1 artifact", "pick 0 1 artifact"]  # fmt: skip
    assert [ACTIONS[number - 1].verb for number in FAMILIES[1:]] == [ACTIONS[number].verb for number in FAMILIES[:-1]]
    assert len(ACTIONS) == ALL
    assert len(SPELL_NAMES) == len(SPELL_SPACES) == len(SPELL_NEEDS) == len(FIRST_FRAMES) == 8


def test_every_spell_has_bot_values() -> None:
    SPELLS.check()
    with pytest.raises(MissingValues, match=r"no values for summon, .*yoink: add them to .*weights.SPELLS"):
        SpellTable().check()
