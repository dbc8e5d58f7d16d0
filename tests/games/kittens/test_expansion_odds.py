"""Imagined worlds with expansions match exact odds, counted by trying every way the unseen cards can lie."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import kociolek
from kociolek.core.api import Kind, Seat, State, View
from kociolek.core.rng import seeded
from kociolek.core.zones import empty_pile
from kociolek.games.kittens.cards.barking_table import TOWER_OF_POWER, barking_of
from kociolek.games.kittens.cards.blind import BLIND, curse
from kociolek.games.kittens.cards.imploding import IMPLODING_KITTEN
from kociolek.games.kittens.cards.streaking_table import STREAKING_KITTEN
from kociolek.games.kittens.explode import Exploding
from kociolek.games.kittens.game import KITTENS
from kociolek.games.kittens.kinds import EXPLODING_KITTEN, NAMES, NOPE
from kociolek.games.kittens.state import KittensState
from kociolek.games.kittens.turn import TURN
from kociolek.scenario import read_file
from kociolek.scenario.player import begin
from odds import assert_fits

WORLDS = 20_000 if kociolek.build() == "compiled" else 2_000


def sample(view: View, measure: Callable[[Any], int]) -> Counter[int]:
    chance = seeded(99)
    return Counter(measure(KITTENS.imagine(view, chance)) for _ in range(WORLDS))


def lay(folder: Path, seats: int, options: dict[str, str], position: dict[str, Any]) -> KittensState:
    """A table with no other cards than those named."""
    data = {"title": "one", "game": "kittens", "seats": seats, "options": options, "position": position,
            "expect": {"turns": 1}}  # fmt: skip
    file = folder / "odds.yaml"
    file.write_text(json.dumps([data]), "utf-8")
    t = begin(read_file(file)[0]).state
    assert isinstance(t, KittensState)
    t.box = empty_pile()
    for kind, n in enumerate(t.inventory()):
        t.census[kind] = n
    return t


def depth_of(kind: Kind) -> Callable[[KittensState], int]:
    return lambda world: next(d for d in range(world.pile.size()) if world.pile.at(d) == kind)


def opening(seats: int, options: dict[str, str]) -> State:
    return KITTENS.prepare(seats, options).deal(seeded(5))


def test_a_face_up_imploding_kitten_lies_anywhere_but_on_top(tmp_path: Path) -> None:
    pile = ["favor", "imploding_kitten", "skip", "exploding_kitten", "attack"]
    t = lay(tmp_path, 2, {"imploding": "on"}, {"hands": {0: [], 1: []}, "pile": pile, "imploding": "up"})
    found = sample(t.view(Seat(0)), depth_of(IMPLODING_KITTEN))
    assert_fits(found, {1: 1 / 4, 2: 1 / 4, 3: 1 / 4, 4: 1 / 4})


def test_face_down_it_may_lie_on_top_as_well(tmp_path: Path) -> None:
    pile = ["favor", "imploding_kitten", "skip", "exploding_kitten"]
    t = lay(tmp_path, 2, {"imploding": "on"}, {"hands": {0: [], 1: []}, "pile": pile})
    assert_fits(sample(t.view(Seat(0)), depth_of(IMPLODING_KITTEN)), dict.fromkeys(range(4), 1 / 4))


def test_the_tower_is_never_in_the_stash() -> None:
    state = opening(3, {"barking": "on"})
    assert isinstance(state, KittensState)
    seat = next(Seat(s) for s in range(3) if state.hands.count(Seat(s), TOWER_OF_POWER) == 0)
    found = sample(state.view(seat), where_is_the_tower)
    hidden = 14 + int(state.pile.size()) - 2  # two other hands, and the pile without its kittens
    assert_fits(found, {0: 14 / hidden, 1: 1 - 14 / hidden})


def where_is_the_tower(world: KittensState) -> int:
    """0 in a hand, 1 in the pile, 2 elsewhere."""
    if any(world.hands.count(Seat(seat), TOWER_OF_POWER) for seat in range(world.seats)):
        return 0
    return 1 if world.pile.count(TOWER_OF_POWER) else 2


def test_the_stash_is_a_fair_sample() -> None:
    state = opening(3, {"barking": "on"})
    assert isinstance(state, KittensState)
    pool = int(state.census[NOPE]) - int(state.hands.count(Seat(0), NOPE))
    # All that is unseen but kittens, the Tower and the Defuse that everybody was given; it may lie in the stash.
    unseen = sum(int(n) for n in state.census) - 8 - 2 - 2 - (1 - int(state.hands.count(Seat(0), TOWER_OF_POWER)))
    found = sample(state.view(Seat(0)), lambda world: int(barking_of(world).stash.count(NOPE)))
    mean = sum(n * count for n, count in found.items()) / found.total()
    assert abs(mean - 6 * pool / unseen) < 0.06


def ways(places: list[str], cards: list[str], fits: Callable[[dict[str, list[str]]], bool]) -> Counter[bool]:
    """Every way to lay the cards on the places that fits: how often a kitten lies in the hand."""
    found: Counter[bool] = Counter()
    for order in itertools.permutations(cards):
        lies: dict[str, list[str]] = {"hand": [], "pile": []}
        for place, card in zip(places, order, strict=True):
            lies[place].append(card)
        if fits(lies):
            found["exploding_kitten" in lies["hand"]] += 1
    return found


def protects(lies: dict[str, list[str]]) -> bool:
    kittens = lies["hand"].count("exploding_kitten")
    return kittens == 0 or (kittens == 1 and "streaking_kitten" in lies["hand"])


def held(world: KittensState) -> int:
    return int(world.hands.count(Seat(1), EXPLODING_KITTEN))


def test_a_kitten_may_be_hidden_beside_the_streaking_kitten(tmp_path: Path) -> None:
    hand, pile = ["streaking_kitten", "exploding_kitten", "skip"], ["favor", "exploding_kitten", "attack"]
    t = lay(tmp_path, 2, {"streaking": "on"}, {"hands": {0: [], 1: hand}, "pile": pile})
    exact = ways(["hand"] * 3 + ["pile"] * 3, hand + pile, protects)
    p = exact[True] / exact.total()
    assert_fits(sample(t.view(Seat(0)), held), {1: p, 0: 1 - p})


def test_so_it_is_when_the_streaking_kitten_is_known(tmp_path: Path) -> None:
    hand, pile = ["streaking_kitten", "exploding_kitten", "skip"], ["favor", "exploding_kitten", "attack"]
    t = lay(tmp_path, 2, {"streaking": "on"}, {"hands": {0: [], 1: hand}, "pile": pile})
    t.hands.show(Seat(1), STREAKING_KITTEN)
    exact = ways(["hand"] * 2 + ["pile"] * 3, hand[1:] + pile, lambda lies: lies["hand"].count("exploding_kitten") < 2)
    p = exact[True] / exact.total()
    assert_fits(sample(t.view(Seat(0)), held), {1: p, 0: 1 - p})


def test_who_has_kept_nothing_unseen_hides_no_kitten() -> None:
    state = opening(3, {"streaking": "on"})
    found = sample(state.view(Seat(0)), lambda world: int(world.hands.count(Seat(1), EXPLODING_KITTEN)))
    assert set(found) == {0}


def test_a_blind_hand_may_be_any_of_the_unseen_cards(tmp_path: Path) -> None:
    """Its owner remembers nothing here, and knows no more than the others."""
    position = {"hands": {0: ["nope", "skip"], 1: []}, "pile": ["favor", "attack", "exploding_kitten"], "blind": [0]}
    t = lay(tmp_path, 2, {"streaking": "on"}, position)
    found = sample(t.view(Seat(0)), lambda world: int(world.hands.count(Seat(0), NOPE)))
    assert_fits(found, {1: 1 / 2, 0: 1 / 2})
    assert NAMES[NOPE] == "nope"


def test_a_blind_player_may_turn_up_the_kitten_that_was_hidden(tmp_path: Path) -> None:
    """Seat 0 remembers its Streaking Kitten, which hid a kitten until it was turned up. Such worlds can be imagined."""
    hands = {0: ["streaking_kitten", "exploding_kitten", "skip"], 1: ["nope"]}
    t = lay(tmp_path, 2, {"streaking": "on"}, {"hands": hands, "pile": ["favor", "attack"]})
    curse(t, Seat(0))
    chance = seeded(3)
    while t.top is TURN and t.hands.count(Seat(0), EXPLODING_KITTEN) > 0:
        trial = t.clone()
        trial.rng.state = chance.fork(1).state
        trial.apply(Seat(0), BLIND)
        if isinstance(trial.top, Exploding) and trial.hands.count(Seat(0), STREAKING_KITTEN) > 0:
            t = trial
    world = KITTENS.imagine(t.view(Seat(0)), chance)
    assert world.view(Seat(0)).to_json() == t.view(Seat(0)).to_json()
