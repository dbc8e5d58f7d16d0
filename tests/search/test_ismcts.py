"""The search finds what a player would, the same twice, and from nothing but a view."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from mypy_extensions import i64

import kociolek
from kociolek.bots import heuristic_for
from kociolek.core.api import Choices, Seat, State
from kociolek.core.rng import seeded
from kociolek.games.kittens.game import KITTENS
from kociolek.games.kittens.state import KittensState
from kociolek.search.ismcts import Search, Style
from kociolek.search.race import Candidate
from kociolek.search.tree import Node
from laid_table import laid

ITERATIONS = 2_000 if kociolek.build() == "compiled" else 300
TO_THE_END = 10_000
OVER_A_BORDER = """
import json, sys
from kociolek.bots import heuristic_for
from kociolek.core.rng import seeded
from kociolek.games.kittens.game import KITTENS
from kociolek.search.ismcts import Search, Style
view = KITTENS.read_view(json.load(sys.stdin))
search = Search(KITTENS, heuristic_for(KITTENS), view, seeded(5), Style(10, 0.7, 1.0, 0))
search.think(int(sys.argv[1]))
print(json.dumps(search.findings()))
"""


def findings(state: State, seat: int = 0, seed: int = 5, depth: int = TO_THE_END) -> list[tuple[int, int, float]]:
    view = state.view(Seat(seat))
    search = Search(KITTENS, heuristic_for(KITTENS), view, seeded(seed), Style(depth, 0.7, 1.0, 0))
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


# -- the race: a search one choice deep, in equal worlds ------------------------------------
RACE = Style(depth=8, exploration=0.5, prior_weight=0.0, guidance=100, plies=1)


def race(state: State, seat: int = 0, style: Style = RACE) -> Search:
    search = Search(KITTENS, heuristic_for(KITTENS), state.view(Seat(seat)), seeded(5), style)
    search.think(ITERATIONS)
    return search


def test_a_race_finds_the_way_out_and_stops_when_it_is_decided() -> None:
    search = race(kitten_on_top("skip,cattermelon"))
    assert KITTENS.actions[search.findings()[0][0]].text == "play skip"
    assert search.decided()
    assert search.root.visits < ITERATIONS
    before = search.findings()
    search.think(ITERATIONS)
    assert search.findings() == before


def test_in_a_race_all_choices_are_tried_equally_often_until_given_up() -> None:
    """With a bound that nobody can miss, nobody is given up."""
    state = laid(seats=4)
    patient = Style(depth=8, exploration=1000.0, prior_weight=0.0, guidance=100, plies=1)
    found = race(state, style=patient).findings()
    assert len({visits for _, visits, _ in found}) == 1
    assert {KITTENS.actions[action].text for action, _, _ in found} == {a.text for a in state.view(Seat(0)).options}
    visits = [visits for _, visits, _ in race(state).findings()]
    assert visits[0] > visits[-1] >= 24


def test_a_race_is_reproducible_and_answers_for_its_own_seat() -> None:
    state = laid(seats=3, hands="attack,skip|nope,skip|nope,skip")
    state.apply(Seat(0), next(a.id for a in KITTENS.actions if a.text == "play attack"))
    assert race(state, seat=2).findings() == race(state, seat=2).findings()
    assert {KITTENS.actions[a].text for a, _, _ in race(state, seat=2).findings()} == {"pass", "play nope"}


def test_what_is_suspected_fits_the_view() -> None:
    """Somebody has just put a kitten back; it is looked for on top, and nothing that is known changes."""
    state = laid(seats=4, discard="defuse:65535,favor:65535", hands="skip|nope|nope|nope")
    view = state.view(Seat(0))
    heuristic, chance = heuristic_for(KITTENS), seeded(3)
    on_top = 0
    for _ in range(200):
        world = KITTENS.imagine(view, chance)
        assert isinstance(world, KittensState)
        heuristic.adjust_world(world, Seat(0), chance)
        assert world.view(Seat(0)).to_json() == view.to_json()
        on_top += int(world.pile.at(0) == 0)
    assert 120 < on_top < 180
    worlds = [KITTENS.imagine(view, chance) for _ in range(200)]
    assert sum(isinstance(world, KittensState) and world.pile.at(0) == 0 for world in worlds) < 60


def test_who_put_the_kitten_back_knows_better() -> None:
    state = laid(seats=4, discard="defuse:65535,favor:65535", hands="skip|nope|nope|nope",
                 pile="skip:0,skip:0,exploding_kitten:1,skip:0,exploding_kitten:0,exploding_kitten:0")  # fmt: skip
    view, heuristic, chance = state.view(Seat(0)), heuristic_for(KITTENS), seeded(3)
    for _ in range(50):
        world = KITTENS.imagine(view, chance)
        before = world.dump()
        heuristic.adjust_world(world, Seat(0), chance)
        assert world.dump() == before


# -- a race with a favourite: what the heuristic would do, unless another is clearly better --------
def test_a_favourite_is_beaten_by_what_is_clearly_better() -> None:
    """Even if the favourite were the kitten on top."""
    style = Style(depth=TO_THE_END, exploration=2.0, prior_weight=0.0, guidance=0, plies=1, doubt=1.0)
    view = kitten_on_top("skip,cattermelon").view(Seat(0))
    search = Search(KITTENS, heuristic_for(KITTENS), view, seeded(5), style)
    search.think(1)
    search.favourite = next(r for r in search.racing if KITTENS.actions[r.node.action].text == "draw")
    assert KITTENS.actions[search.findings()[0][0]].text == "draw", "nothing is proved by one round"
    search.think(ITERATIONS)
    found = search.findings()
    assert KITTENS.actions[found[0][0]].text == "play skip"
    assert found[0][1] == max(visits for _, visits, _ in found)
    assert search.decided()


@pytest.mark.parametrize(("doubt", "margin"), [(1000.0, 0.0), (1.0, 1.0)])
def test_without_proof_the_favourite_is_chosen(doubt: float, margin: float) -> None:
    style = Style(depth=8, exploration=2.0, prior_weight=0.0, guidance=100, plies=1, doubt=doubt, margin=margin)
    search = Search(KITTENS, heuristic_for(KITTENS), laid(seats=4).view(Seat(0)), seeded(5), style)
    search.think(1)
    search.favourite = next(r for r in search.racing if KITTENS.actions[r.node.action].text != "draw")
    search.think(ITERATIONS)
    found = search.findings()
    assert found[0][0] == search.favourite.node.action
    assert found[0][2] < max(mean for _, _, mean in found), "others did better, but not clearly"


def test_a_race_takes_those_that_the_heuristic_prefers() -> None:
    state = laid(seats=4, hands="attack,skip,favor,shuffle,see_the_future|nope|nope|nope")
    options, priors = Choices(), [0.0] * 512
    state.options(Seat(0), options)
    heuristic_for(KITTENS).priors(state, Seat(0), options, priors)
    ranked = sorted(range(options.size), key=lambda i: -priors[i])
    assert len(ranked) > 4
    narrow = Style(depth=8, exploration=2.0, prior_weight=0.0, guidance=100, plies=1, width=4)
    demanding = Style(depth=8, exploration=2.0, prior_weight=0.0, guidance=100, plies=1, least_prior=2.0)
    for style, size in ((narrow, 4), (demanding, 3)):
        took_part = {action for action, _, _ in race(state, style=style).findings()}
        assert took_part == {options.at(i) for i in ranked[:size]}


def test_a_lead_counts_less_the_more_it_may_be_luck() -> None:
    steady, fickle, other = (Candidate(Node(i64(number), Seat(0), 0.0, None)) for number in range(3))
    for number in range(10):
        other.note(0.5)
        steady.note(0.6)
        fickle.note(1.1 if number % 2 == 0 else 0.1)
    assert steady.lead(other, 0.0) == pytest.approx(0.1)
    assert fickle.lead(other, 0.0) == pytest.approx(0.1)
    assert steady.lead(other, 2.0) == pytest.approx(0.1)
    assert fickle.lead(other, 2.0) == pytest.approx(0.1 - 2 * 0.5 / 3)
    assert fickle.node.visits == 10
    assert fickle.node.mean() == pytest.approx(0.6)
