"""Imagined worlds match the exact odds: what a seat cannot see is dealt as fairly as the cards were."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb

import kociolek
from kociolek.core.api import NOBODY, Kind, Seat, View
from kociolek.core.rng import seeded
from kociolek.games.kittens.game import KITTENS
from kociolek.games.kittens.kinds import DEFUSE, EXPLODING_KITTEN, NAMES, NOPE, SKIP
from kociolek.games.kittens.state import KittensState
from odds import assert_fits

WORLDS = 20_000 if kociolek.build() == "compiled" else 3_000
ACTION = {action.text: action.id for action in KITTENS.actions}


def opening(seats: int, options: dict[str, str], seed: int = 5) -> KittensState:
    state = KITTENS.prepare(seats, options).deal(seeded(seed))
    assert isinstance(state, KittensState)
    return state


def sample(view: View, measure: Callable[[KittensState], int]) -> Counter[int]:
    chance, found = seeded(99), Counter[int]()
    for _ in range(WORLDS):
        world = KITTENS.imagine(view, chance)
        assert isinstance(world, KittensState)
        found[int(measure(world))] += 1
    return found


def hypergeometric(good: int, total: int, drawn: int) -> dict[int, float]:
    """How many of the good cards are among those drawn."""
    ways = comb(total, drawn)
    return {k: comb(good, k) * comb(total - good, drawn - k) / ways for k in range(min(good, drawn) + 1)}


def pool_without_kittens(state: KittensState, seat: Seat) -> Counter[str]:
    """What the seat has not seen at the opening, apart from kittens, the mat and the Defuse all were given."""
    own = state.view(seat).to_json()["hand"]
    census = state.view(seat).to_json()["census"]
    pool = Counter({name: n - own.get(name, 0) for name, n in census.items()})  # type: ignore[attr-defined]
    for kind in ("exploding_kitten", "godcat", "devilcat"):
        pool[kind] = 0
    pool["defuse"] -= int(state.seats) - 1
    return pool


def test_the_top_card_is_a_kitten_as_often_as_it_should_be() -> None:
    for seats in (2, 3, 4, 5):
        state = opening(seats, {})
        found = sample(state.view(Seat(0)), lambda world: int(world.pile.at(0) == EXPLODING_KITTEN))
        p = (seats - 1) / state.pile.size()
        assert_fits(found, {1: p, 0: 1 - p})


def test_any_other_card_lies_on_top_by_its_number_among_the_unseen() -> None:
    state = opening(4, {"edition": "good_vs_evil"})
    pool = pool_without_kittens(state, Seat(0))
    kitten = 3 / state.pile.size()
    exact: dict[int, float] = {NAMES.index(name): (1 - kitten) * n / pool.total() for name, n in pool.items() if n}
    exact[int(EXPLODING_KITTEN)] = kitten
    assert_fits(sample(state.view(Seat(0)), lambda world: int(world.pile.at(0))), exact)


def test_nopes_in_another_hand_follow_the_hypergeometric_law() -> None:
    state = opening(4, {})
    pool = pool_without_kittens(state, Seat(0))
    found = sample(state.view(Seat(0)), lambda world: int(world.hands.count(Seat(2), NOPE)))
    assert_fits(found, hypergeometric(pool["nope"], pool.total(), 7))


def test_everybody_has_one_defuse_and_the_spare_ones_are_dealt_fairly() -> None:
    state = opening(4, {})
    pool = pool_without_kittens(state, Seat(0))
    found = sample(state.view(Seat(0)), lambda world: int(world.hands.count(Seat(1), DEFUSE)) - 1)
    assert_fits(found, hypergeometric(pool["defuse"], pool.total(), 7))


def test_turbo_put_cards_away_without_looking() -> None:
    state = opening(3, {"turbo": "on"})
    pool = pool_without_kittens(state, Seat(0))
    found = sample(state.view(Seat(0)), lambda world: int(world.box.count(NOPE)))
    assert_fits(found, hypergeometric(pool["nope"], pool.total(), int(state.box.size())))


def test_a_spectator_gives_every_hand_the_same_chance() -> None:
    state = opening(3, {})
    census = state.view(NOBODY).to_json()["census"]
    rest = sum(census.values()) - census["exploding_kitten"] - 3  # type: ignore[attr-defined, index]
    found = sample(state.view(NOBODY), lambda world: int(world.hands.count(Seat(0), SKIP)))
    assert_fits(found, hypergeometric(census["skip"], rest, 7))  # type: ignore[index]


def test_a_hand_shown_to_lack_a_card_has_none_and_the_others_share_it_fairly() -> None:
    """A failed triple shows that the card is not there. [T17]"""
    state = opening(3, {}, seed=8)
    state.hands.show_lack(Seat(1), NOPE)
    while state.hands.count(Seat(1), NOPE) > 0:  # make it true
        state.hands.lose(Seat(1), NOPE, 1 << 1)
        state.hands.gain(Seat(1), SKIP, 1 << 1)
        state.hands.show_lack(Seat(1), NOPE)
    view = state.view(Seat(0))
    assert set(sample(view, lambda world: int(world.hands.count(Seat(1), NOPE)))) == {0}
    unseen_nopes = 5 - int(state.hands.count(Seat(0), NOPE))
    elsewhere = 7 + int(state.pile.size()) - 2  # the other hand's unknown cards and the pile without kittens
    found = sample(view, lambda world: int(world.hands.count(Seat(2), NOPE)))
    assert_fits(found, hypergeometric(unseen_nopes, elsewhere, 7))


def test_a_tucked_kitten_may_lie_anywhere_for_the_others() -> None:
    """And for the one who tucked it only where they put it. [D3, D14]"""
    state = two_players_with_a_kitten_on_top()
    for move in ("draw", "play defuse", "tuck 3"):
        state.apply(Seat(0), ACTION[move])
    size = int(state.pile.size())
    assert set(sample(state.view(Seat(0)), kitten_depth)) == {3}
    assert_fits(sample(state.view(Seat(1)), kitten_depth), dict.fromkeys(range(size), 1 / size))


def two_players_with_a_kitten_on_top() -> KittensState:
    state = opening(2, {})
    depth = kitten_depth(state)
    state.pile.lift(depth, 0)
    return state


def kitten_depth(world: KittensState) -> int:
    return next(d for d in range(world.pile.size()) if world.pile.at(d) == EXPLODING_KITTEN)


def test_armageddons_two_cards_lie_either_way_for_the_opponent() -> None:
    state = opening(2, {"edition": "good_vs_evil"})
    seat = Seat(0)
    state.hands.gain(seat, Kind(NAMES.index("armageddon")), 1)  # one more than in the box does no harm here
    for mover, move in ((0, "play armageddon"), (1, "pass"), (0, "aim 1"), (0, "hold devilcat")):
        state.apply(Seat(mover), ACTION[move])
    view = state.view(Seat(1))
    devil = NAMES.index("devilcat")
    state.census[NAMES.index("armageddon")] += 1
    assert_fits(sample(view, lambda world: int(world.limbo.at(0) == devil)), {1: 0.5, 0: 0.5})
    assert set(sample(state.view(seat), lambda world: int(world.limbo.at(0) == devil))) == {1}
