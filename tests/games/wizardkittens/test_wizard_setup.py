"""The deck as the book builds it, whatever the seed; and what follows from its arithmetic. [rules, 1.7]"""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kociolek.carddata import WIZARDKITTENS
from kociolek.core.api import Choices, Seat
from kociolek.core.rng import seeded
from kociolek.games.wizardkittens.cards import NONE
from kociolek.games.wizardkittens.kinds import CAUGHT, CHAOS_CAT, CHAPTER_CAT, TYPES
from kociolek.games.wizardkittens.state import WizardKittensState

SEEDS = st.integers(0, 2**40)


def dealt(seats: int, options: dict[str, str], seed: int) -> WizardKittensState:
    table = WIZARDKITTENS.new(seats, options, seeded(seed))
    assert isinstance(table, WizardKittensState)
    return table


def cats_of(options: dict[str, str], seats: int) -> int:
    if options.get("chaos_cat") == "chaos_mode":
        return int(options.get("chaos_cats", "2"))
    return 0 if seats == 2 and options.get("chaos_cat", "plain") == "plain" else 1


SETUPS = [
    (2, {}),
    (2, {"chaos_cat": "new_rules"}),
    (3, {}),
    (4, {"chaos_cat": "new_rules"}),
    *((seats, {"chaos_cat": "chaos_mode", "chaos_cats": cats}) for seats in (3, 4) for cats in ("2", "3", "4")),
]


@pytest.mark.parametrize(("seats", "options"), SETUPS)
@given(seed=SEEDS)
def test_the_deck_is_built_as_printed(seats: int, options: dict[str, str], seed: int) -> None:
    """From the top: ten components, the middle with the Cats, eleven with Caught."""
    deck = list(dealt(seats, options, seed).deck)[::-1]
    cats = cats_of(options, seats)
    middle = {2: 24, 3: 22, 4: 20}[seats]
    assert len(deck) == 21 + middle + cats
    assert all(int(card) < TYPES for card in deck[:10])
    assert deck.index(CAUGHT) + 1 in range(11 + middle + cats, 22 + middle + cats)
    places = [place for place, card in enumerate(deck, start=1) if card in (CHAOS_CAT, CHAPTER_CAT)]
    assert len(places) == cats
    assert all(11 <= place <= 10 + middle + cats for place in places)
    assert deck.count(CHAPTER_CAT) == min(cats, 1)
    assert deck.count(CAUGHT) == 1


@given(seed=SEEDS, seats=st.sampled_from([2, 3, 4]))
def test_circles_curses_and_credits(seats: int, seed: int) -> None:
    table = dealt(seats, {}, seed)
    for seat in range(seats):
        chapters = [sum(table.cells[seat * 12 + c * 4 + k] for k in range(4)) for c in range(3)]
        assert chapters == [1, 1, 0]
    curses = [curse for curse in table.curses if curse != NONE] + list(table.curse_deck)
    assert len(set(curses)) == 6
    assert Counter(table.rules.cards.groups[curse] for curse in curses) == {0: 2, 1: 2, 2: 2}
    assert len(set(table.credits)) == seats
    assert all(table.token(Seat(seat)) == 4 for seat in range(seats))


def test_chance_is_fair() -> None:
    """Places of Caught and of the Cat, the starting player, the New Rule: all about equally likely."""
    caught: Counter[int] = Counter()
    cat: Counter[int] = Counter()
    start: Counter[int] = Counter()
    rule: Counter[int] = Counter()
    for seed in range(2200):
        table = dealt(3, {"chaos_cat": "new_rules"}, seed)
        deck = list(table.deck)[::-1]
        caught[deck.index(CAUGHT)] += 1
        cat[deck.index(CHAPTER_CAT)] += 1
        start[int(table.active)] += 1
        rule[int(table.card)] += 1
    assert len(caught) == 11
    assert all(150 < n < 260 for n in caught.values())
    assert len(cat) == 23
    assert all(55 < n < 145 for n in cat.values())
    assert all(650 < n < 820 for n in start.values())
    assert len(rule) == 6
    assert all(290 < n < 450 for n in rule.values())


def test_two_players_meet_only_rules_with_paws() -> None:
    found = {int(dealt(2, {"chaos_cat": "new_rules"}, seed).card) for seed in range(200)}
    assert found == {i for i, card in enumerate(WIZARDKITTENS.cards.new_rules) if card.paws}


@pytest.mark.parametrize(("seats", "most"), [(2, 45), (3, 43), (4, 41)])
def test_a_game_has_no_more_turns_than_cards(seats: int, most: int) -> None:
    """Every turn draws a component or Caught, and the deck never runs out. [ruling 6]"""
    out = Choices()
    for seed in range(60):
        table = dealt(seats, {}, seed)
        rng = seeded(seed, 3)
        turns = 0
        while table.waiting != 0:
            turns += table.prompt() == "turn"
            out.clear()
            table.options(table.first(), out)
            table.apply(table.first(), out.at(rng.below(out.size)))
        assert turns <= most
        assert table.ending


def test_the_set_of_curses_is_even() -> None:
    """Every type is wanted as often as the deck holds it, all recipes differ, harder ones ask for more."""
    cards = WIZARDKITTENS.cards
    recipes = [tuple(cards.needs[4 * i : 4 * i + 4]) for i in range(12)]
    assert [sum(recipe[kind] for recipe in recipes) for kind in range(4)] == [12] * 4
    assert len(set(recipes)) == 12
    assert [sum(recipe) for recipe in recipes] == [3 + group for group in cards.groups]
