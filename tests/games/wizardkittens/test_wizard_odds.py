"""Imagined worlds have the odds that the set-up gives, and never the truth itself."""

from __future__ import annotations

from collections import Counter

from kociolek.carddata import WIZARDKITTENS
from kociolek.core.api import Choices, Seat
from kociolek.core.rng import seeded
from kociolek.games.wizardkittens.kinds import CAUGHT, CHAOS_CAT, CHAPTER_CAT
from kociolek.games.wizardkittens.state import WizardKittensState

WORLDS = 3000


def after(turns: int, options: dict[str, str], seed: int) -> WizardKittensState:
    """A random game when so many turns have begun."""
    table = WIZARDKITTENS.new(3, options, seeded(seed))
    assert isinstance(table, WizardKittensState)
    out = Choices()
    rng = seeded(seed, 3)
    while turns > 0:
        turns -= table.prompt() == "turn"
        out.clear()
        table.options(table.first(), out)
        table.apply(table.first(), out.at(rng.below(out.size)))
    return table


def worlds(table: WizardKittensState, seat: int) -> list[WizardKittensState]:
    view = table.view(Seat(seat))
    found = []
    for seed in range(WORLDS):
        world = WIZARDKITTENS.imagine(view, seeded(seed, 5))
        assert isinstance(world, WizardKittensState)
        found.append(world)
    return found


def even(counts: Counter[int], places: int) -> None:
    """About the same number everywhere: five standard deviations at most."""
    mean = sum(counts.values()) / places
    assert len(counts) == places
    assert all(abs(n - mean) < 5 * mean**0.5 for n in counts.values()), counts


def test_caught_is_anywhere_among_the_last_eleven() -> None:
    table = after(6, {}, 2)
    even(Counter(list(world.deck).index(CAUGHT) for world in worlds(table, 0)), 11)


def test_cats_are_anywhere_in_what_is_left_of_the_middle() -> None:
    table = after(4, {"chaos_cat": "chaos_mode", "chaos_cats": "3"}, 2)
    assert table.cats == 0
    imagined = worlds(table, 1)
    places = Counter(
        place for world in imagined for place, card in enumerate(world.deck) if card in (CHAOS_CAT, CHAPTER_CAT)
    )
    even(places, 25)
    first = Counter(next(c for c in list(world.deck)[::-1] if c in (CHAOS_CAT, CHAPTER_CAT)) for world in imagined)
    assert 0.28 < first[CHAPTER_CAT] / WORLDS < 0.39  # any of the three may open Chapter 3
    even(Counter(int(world.card) for world in imagined), 4)


def test_credits_of_others_and_curses_to_come() -> None:
    table = after(5, {}, 3)
    imagined = worlds(table, 0)
    own = int(table.credits[0])
    assert {int(world.credits[0]) for world in imagined} == {own}
    even(Counter(int(world.credits[1]) for world in imagined), 11)
    seen = {int(curse) for curse in table.curses if curse != 255}
    for world in imagined:
        deck = {int(curse) for curse in world.curse_deck}
        assert not deck & seen
        assert len(deck) == len(table.curse_deck)
    groups = table.rules.cards.groups
    easy = Counter(int(c) for world in imagined for c in world.curse_deck if groups[c] == 0)
    even(easy, 4 - sum(groups[curse] == 0 for curse in seen))


def test_the_top_card_has_the_odds_of_what_is_unseen() -> None:
    table = after(7, {}, 5)
    top = Counter(int(world.deck[len(world.deck) - 1]) for world in worlds(table, 0))
    unseen = Counter(int(card) for card in table.deck if card < 4)
    for kind, n in unseen.items():
        assert abs(top[kind] / WORLDS - n / unseen.total()) < 0.05
