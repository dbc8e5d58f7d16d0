"""Every card has bot values, and a card without them is named."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from kociolek.bots.kittens.weights import CARDS
from kociolek.bots.values import MissingValues, check_values
from kociolek.bots.witchstone.weights import COUNT_GROWTH, SCROLL_GROWTH, SYMBOLS, check_weights
from kociolek.bots.wizardkittens.weights import SPELLS
from kociolek.games.kittens.kinds import NAMES
from kociolek.games.witchstone.kinds import ACTIONS, MEASURES, SCROLLS
from kociolek.games.wizardkittens.kinds import SPELL_NAMES

NEW_CARD = """
from kociolek.bots import bot_named, heuristic_for
from kociolek.bots.kittens.scores import Scorer
from kociolek.bots.kittens.weights import CARDS, MEDIUM, ONE_TURN, CardValues
from kociolek.bots.values import MissingValues
from kociolek.core.rng import seeded
from kociolek.games.kittens.game import KITTENS
from kociolek.games.kittens.kinds import new_kind

before = Scorer(MEDIUM)
pillow = new_kind("pillow")
for name in ("easy", "medium", "hard"):
    try:
        bot_named(name, KITTENS, seeded(1))
    except MissingValues as error:
        print(error)
CARDS.add("pillow", CardValues(0.5, 0.1, 0.2, ONE_TURN, rank=50))
for name in ("easy", "medium", "hard"):
    bot_named(name, KITTENS, seeded(1))
print(before.worth[pillow], CARDS.kinds_of(ONE_TURN)[-1] == pillow, CARDS.escapes >> pillow & 1)
"""
NEW_SPELL = """
from kociolek.bots import bot_named
from kociolek.bots.values import MissingValues
from kociolek.bots.wizardkittens.weights import SPELLS, TRIED, USELESS_CARD, SpellValues
from kociolek.carddata import WIZARDKITTENS
from kociolek.core.rng import seeded
from kociolek.games.witchstone.kinds import ACTIONS, MEASURES, SCROLLS
from kociolek.games.wizardkittens.kinds import SPELL_NAMES

SPELL_NAMES.append("purr")
for name in ("easy", "medium", "hard"):
    try:
        bot_named(name, WIZARDKITTENS, seeded(1))
    except MissingValues as error:
        print(error)
SPELLS.add("purr", SpellValues(TRIED, [USELESS_CARD]))
for name in ("easy", "medium", "hard"):
    bot_named(name, WIZARDKITTENS, seeded(1))
print(SPELLS.cast_on(USELESS_CARD)[-1])
"""


def run(code: str) -> list[str]:
    """In a process of its own, for kinds that were added stay."""
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert not done.stderr
    return done.stdout.splitlines()


def test_every_card_of_kittens_has_values() -> None:
    CARDS.check()
    assert set(CARDS.rows) == set(NAMES)


def test_ranks_differ() -> None:
    ranks = [values.rank for values in CARDS.rows.values() if values.rank]
    assert len(ranks) == len(set(ranks))


def test_cards_without_values_are_named() -> None:
    with pytest.raises(MissingValues, match=r"no values for pillow, blanket: add them to beds"):
        check_values(["skip"], ["skip", "pillow", "blanket"], "beds")


def test_a_new_card_of_kittens_needs_values() -> None:
    *refused, known = run(NEW_CARD)
    assert len(refused) == 3
    assert all("no values for pillow" in line for line in refused)
    assert known == "0.5 True 1"


def test_every_spell_has_values() -> None:
    SPELLS.check()
    assert set(SPELLS.rows) == set(SPELL_NAMES)


def test_a_new_spell_needs_values() -> None:
    """It is not taken for another one."""
    *refused, known = run(NEW_SPELL)
    assert len(refused) == 3
    assert all("no values for purr" in line for line in refused)
    assert known == "purr"


def test_every_symbol_and_scroll_of_witchstone_has_values() -> None:
    check_weights()
    assert list(SYMBOLS) == ACTIONS, "the evaluation reads them in this order"
    assert set(SCROLL_GROWTH) == set(SCROLLS)
    assert set(COUNT_GROWTH) == set(MEASURES)
