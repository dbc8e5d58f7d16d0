"""The search finds what a player would, the same twice, and from nothing but a view."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import kociolek
from kociolek.core.api import Seat, State
from kociolek.core.rng import seeded
from kociolek.games.kittens.game import KITTENS
from kociolek.search.ismcts import Search, Style
from laid_table import laid

ITERATIONS = 2_000 if kociolek.build() == "compiled" else 300
TO_THE_END = 10_000
OVER_A_BORDER = """
import json, sys
from kociolek.core.rng import seeded
from kociolek.games.kittens.game import KITTENS
from kociolek.search.ismcts import Search, Style
search = Search(KITTENS, KITTENS.read_view(json.load(sys.stdin)), seeded(5), Style(10, 0.7, 1.0, 0))
search.think(int(sys.argv[1]))
print(json.dumps(search.findings()))
"""


def findings(state: State, seat: int = 0, seed: int = 5, depth: int = TO_THE_END) -> list[tuple[int, int, float]]:
    search = Search(KITTENS, state.view(Seat(seat)), seeded(seed), Style(depth, 0.7, 1.0, 0))
    search.think(ITERATIONS)
    return search.findings()


def best(state: State, seat: int = 0) -> str:
    return KITTENS.actions[findings(state, seat)[0][0]].text


def kitten_on_top(hand: str, knowers: int = 1) -> State:
    """Two players; the first one knows that the next card is a kitten and has no Defuse."""
    pile = f"exploding_kitten:{knowers},skip:0,skip:0,favor:0"
    return laid(seats=2, hands=f"{hand}|tacocat", pile=pile, known="", lacks="0,0", census=census(hand))


def census(hand: str) -> str:
    names = KITTENS.kind_names()
    cards = [*hand.split(","), "tacocat", "exploding_kitten", "skip", "skip", "favor"]
    return ",".join(str(cards.count(name)) for name in names[:13])


def test_it_does_not_draw_a_kitten_it_knows_of() -> None:
    assert best(kitten_on_top("skip,cattermelon")) == "play skip"
    assert best(kitten_on_top("attack,cattermelon")) == "play attack"


def test_it_saves_itself() -> None:
    state = laid(seats=2)
    state.pile.lift(next(d for d in range(state.pile.size()) if state.pile.at(d) == 0), 0)
    state.apply(Seat(0), KITTENS.actions[1].id)
    assert KITTENS.actions[1].text == "draw"
    assert best(state) == "play defuse"


def test_with_iterations_it_is_reproducible() -> None:
    state = laid(seats=4)
    assert findings(state, depth=10) == findings(state, depth=10)
    assert findings(state, depth=10) != findings(state, seed=6, depth=10)


def test_every_iteration_is_counted_and_every_choice_was_offered() -> None:
    state = laid(seats=4)
    found = findings(state, depth=10)
    assert sum(visits for _, visits, _ in found) == ITERATIONS
    assert {KITTENS.actions[action].text for action, _, _ in found} == {a.text for a in state.view(Seat(0)).options}
    assert all(0.0 <= mean <= 1.0 for _, _, mean in found)


def test_in_a_window_it_answers_for_its_own_seat() -> None:
    """Others are asked at the same time; the root is still the choice of the seat that asked."""
    state = laid(seats=3, hands="attack,skip|nope,skip|nope,skip")
    state.apply(Seat(0), next(a.id for a in KITTENS.actions if a.text == "play attack"))
    assert {KITTENS.actions[a].text for a, _, _ in findings(state, seat=2)} == {"pass", "play nope"}


def test_it_needs_nothing_but_the_view() -> None:
    """The view crosses a border as JSON; a process that never saw the game finds the same."""
    state = laid(seats=4)
    run = subprocess.run(
        [sys.executable, "-c", OVER_A_BORDER, str(ITERATIONS)],
        input=json.dumps(state.view(Seat(0)).to_json()),
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [tuple(row) for row in json.loads(run.stdout)] == findings(state, depth=10)


def eager(state: State, iterations: int) -> Search:
    search = Search(KITTENS, state.view(Seat(0)), seeded(5), Style(TO_THE_END, 0.0, 0.0, 0, eagerness=0.3))
    search.think(iterations)
    return search


def test_an_eager_search_tries_all_its_own_choices_and_finds_the_same() -> None:
    state = kitten_on_top("skip,cattermelon")
    found = eager(state, ITERATIONS).findings()
    assert KITTENS.actions[found[0][0]].text == "play skip"
    assert {KITTENS.actions[action].text for action, _, _ in found} == {a.text for a in state.view(Seat(0)).options}
    assert all(visits > 0 for _, visits, _ in found)
    assert found == eager(state, ITERATIONS).findings()


def test_an_eager_search_knows_when_it_is_clear() -> None:
    state = kitten_on_top("skip,cattermelon")
    assert not eager(state, 100).decided(), "too early to say"
    assert not eager(laid(seats=4), 1_000).decided(), "nothing is clear at the beginning"
