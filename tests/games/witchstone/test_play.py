"""Whole games: small decisions, an honest final sheet, and imagined worlds with the odds they should have."""

from __future__ import annotations

from collections import Counter

import pytest

from kociolek.components import witchstone
from kociolek.core.api import Choices, Seat
from kociolek.core.rng import seeded
from kociolek.core.stack import depth_of
from kociolek.games.witchstone.bits import members
from kociolek.games.witchstone.kinds import SOURCES
from kociolek.games.witchstone.state import NO_QUEUE, NO_TOKEN, WitchstoneState

GAME = witchstone()


def played(seats: int, seed: int, options: dict[str, str], moves: int = 10_000) -> tuple[WitchstoneState, int]:
    """A random game, and the most choices that any of its decisions offered."""
    state, chance, out, most = GAME.new(seats, options, seeded(seed)), seeded(seed, 3), Choices(), 0
    while state.waiting and moves:
        out.clear()
        state.options(state.first(), out)
        most = max(most, int(out.size))
        state.apply(state.first(), out.at(chance.below(out.size)))
        moves -= 1
    assert isinstance(state, WitchstoneState)
    return state, most


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_is_small(seats: int) -> None:
    assert max(played(seats, seed, {})[1] for seed in range(20)) <= 50


@pytest.mark.parametrize("seed", range(10))
def test_the_final_sheet_adds_up(seed: int) -> None:
    t, _ = played(2 + seed % 3, seed, {})
    data = t.view(Seat(-1)).to_json()
    result, winners = data["result"], data["winners"]
    assert isinstance(result, list)
    assert isinstance(winners, list)
    totals = [sum(sheet.values()) for sheet in result]
    assert all(list(sheet) == SOURCES for sheet in result)
    assert all(totals[seat] == max(totals) for seat in winners)
    assert [sum(list(sheet.values())[:7]) for sheet in result] == [int(p.score) for p in t.players]


def test_nothing_is_left_open_when_a_turn_passes_on() -> None:
    """Stack, queue and pending tokens are empty whenever somebody is to lay a tile."""
    for seed in range(5):
        state, chance, out = GAME.new(3, {}, seeded(seed)), seeded(seed, 3), Choices()
        assert isinstance(state, WitchstoneState)
        while state.waiting:
            if state.prompt() == "tile":
                assert state.pending is NO_TOKEN
                assert state.queue == NO_QUEUE
                assert depth_of(state.top) == 1
            out.clear()
            state.options(state.first(), out)
            state.apply(state.first(), out.at(chance.below(out.size)))


def test_a_hidden_tile_is_anywhere_with_the_same_chance() -> None:
    """Of another player's fifteen tiles five are behind the screen: each is there in a third of all worlds."""
    state = GAME.new(2, {}, seeded(1))
    view, worlds, there = state.view(Seat(0)), 3000, Counter[int]()
    for seed in range(worlds):
        world = GAME.imagine(view, seeded(seed))
        assert isinstance(world, WitchstoneState)
        there.update(members(world.players[1].hand))
    expected = worlds / 3
    chi_square = sum((there[tile] - expected) ** 2 / expected for tile in range(15)) / (1 - 1 / 3) * 14 / 15
    assert chi_square < 36.1  # 14 degrees of freedom, one in a thousand


def test_the_next_scroll_is_any_unseen_one_with_the_same_chance() -> None:
    t, _ = played(3, 4, {}, moves=150)
    view, worlds, first = t.view(Seat(1)), 3400, Counter[int]()
    for seed in range(worlds):
        world = GAME.imagine(view, seeded(seed))
        assert isinstance(world, WitchstoneState)
        first[int(world.deck[0])] += 1
    unseen = int(len(t.deck) - t.deck_drawn)
    assert set(first) == {int(card) for card in t.deck[t.deck_drawn :]}
    chi_square = sum((n - worlds / unseen) ** 2 / (worlds / unseen) for n in first.values())
    assert chi_square < 2.2 * unseen + 10
