"""What `medium`, `hard` and the odds make of positions laid out for them."""

from __future__ import annotations

from collections import Counter

import pytest

from kociolek.bots import Clock, bot_named, heuristic_for
from kociolek.bots.wizardkittens.levels import PlainRules
from kociolek.bots.wizardkittens.odds import odds
from kociolek.carddata import WIZARDKITTENS
from kociolek.core.api import Choices, Seat, State
from kociolek.core.rng import seeded
from kociolek.games.wizardkittens.kinds import NAMES, TYPES
from kociolek.games.wizardkittens.state import WizardKittensState

CLOCK = Clock(iterations=60)
PLACING = "placing/0/0/{kind}|casting|turn|end"


def laid(circles: str, deck: int, stack: str, hand: str = "", **fields: str) -> WizardKittensState:
    """Three players and three chapters, seat 0 to move; the deck has so many cards, Caught the lowest, and what lies
    nowhere else is discarded."""
    left = [12 - (circles + "," + hand).count(name) for name in NAMES[:TYPES]]
    pile: list[str] = []
    while len(pile) < deck - 1:
        most = max(range(TYPES), key=lambda kind: left[kind])
        left[most] -= 1
        pile.append(NAMES[most])
    thrown = [name for kind, name in enumerate(NAMES[:TYPES]) for _ in range(left[kind])]
    fields |= {"circles": circles, "deck": ",".join(["caught", *pile]), "discard": ",".join(thrown), "hand": hand,
               "stack": stack, "chapters": "3", "cats": "1", "active": "0", "waiting": "1"}  # fmt: skip
    fields = {"curses": "snail,copycat,bathtime", "curse_deck": "zoomies,scaredycat,vampire"} | fields
    lines = [line.partition(" ") for line in WIZARDKITTENS.new(3, {}, seeded(1)).dump().split("\n")]
    state = WIZARDKITTENS.load("\n".join(f"{name} {fields.get(name, value)}" for name, _, value in lines))
    assert isinstance(state, WizardKittensState)
    return state


def medium(state: State) -> str:
    """Its answer, which must not depend on chance where one choice is best."""
    found = {
        bot_named("medium", WIZARDKITTENS, seeded(i)).choose(state.view(state.first()), CLOCK).text for i in range(5)
    }
    assert len(found) == 1
    return found.pop()


def turn_of_medium(state: State) -> list[str]:
    """Its answers from here to the end of the turn."""
    answers = []
    while state.waiting == 1 and state.prompt() != "turn":
        action = bot_named("medium", WIZARDKITTENS, seeded(1)).choose(state.view(Seat(0)), CLOCK)
        answers.append(action.text)
        state.apply(Seat(0), action.id)
    return answers


def test_medium_finishes_a_curse() -> None:
    state = laid("artifact,artifact/familiar/|potion//|scroll//", 20, PLACING.format(kind=3), "scroll")
    assert medium(state) == "place 1"


def test_medium_leaves_the_curse_alone_that_makes_it_guilty() -> None:
    """Eight points and the Professor at the door: four more would be too many."""
    won = "0,10,0,0,0,0"  # Cucumber, eight points
    state = laid("artifact,artifact//|potion//|scroll//", 4, PLACING.format(kind=3), "scroll", won=won)
    assert medium(state) != "place 1"


def test_medium_switches_the_last_component_in() -> None:
    circles = "artifact,artifact,familiar//|potion/scroll,familiar/|potion//"
    state = laid(circles, 20, "casting|turn|end", tokens="4,4,4")
    answers = turn_of_medium(state)
    assert answers[0] == "cast switch"
    assert set(answers[1:]) == {"pick 0 1 familiar", "pick 1 2 scroll"}
    assert list(state.won) == [0, 0, 0, 0, 0, 0]  # seat 0 has defeated Snail, without extras


def test_medium_cleans_its_paws_when_the_professor_is_near() -> None:
    circles = "familiar,familiar/potion/|artifact/scroll/|artifact//scroll"
    state = laid(circles, 3, "casting|turn|end")
    assert medium(state) == "cast swat"


def test_medium_swats_what_no_curse_wants() -> None:
    circles = "artifact,artifact,familiar,potion//|artifact/scroll/|artifact//scroll"
    state = laid(circles, 9, "swatting/2|afterspell/2/0|turn|end")
    assert set(turn_of_medium(state)) == {"pick 0 1 familiar", "pick 0 1 potion"}


def test_medium_does_not_finish_the_curse_of_another() -> None:
    """The card must go to one of two: not where it is the last that was missing."""
    circles = "familiar/familiar/|artifact,artifact//|potion/familiar/"
    state = laid(circles, 20, "placing/0/1/3|afterspell/1/0|turn|end", "scroll")
    assert medium(state) != "place 1"


def test_hard_knows_what_the_last_card_is() -> None:
    """The next card is the Professor: three cards lose, two share, one wins."""
    circles = "familiar,familiar,potion//|potion/familiar/|potion/scroll/"
    state = laid(circles, 1, "casting|turn|end")
    for seed in range(5):
        assert bot_named("hard", WIZARDKITTENS, seeded(seed)).choose(state.view(Seat(0)), CLOCK).text == "cast swat"


def test_easy_mostly_places_a_card_where_it_is_lacking() -> None:
    state = laid("artifact,artifact/familiar/|potion//|scroll//", 20, PLACING.format(kind=3), "scroll")
    view = state.view(Seat(0))
    answers = Counter(PlainRules(WIZARDKITTENS, seeded(i)).choose(view, CLOCK).text for i in range(200))
    assert 170 < answers["place 1"] < 200  # a person's mistakes


# -- scores and evaluation --------------------------------------------------------------
def positions(seats: int, games: int) -> list[State]:
    """Some of medium's own games, at every question with a choice."""
    found: list[State] = []
    heuristic = heuristic_for(WIZARDKITTENS)
    out = Choices()
    for seed in range(games):
        rng = seeded(seed)
        state = WIZARDKITTENS.new(seats, {}, rng)
        while state.waiting != 0:
            seat = state.first()
            out.clear()
            state.options(seat, out)
            if out.size > 1:
                found.append(state.clone())
            state.apply(seat, heuristic.choose(state, seat, out, rng))
        found.append(state)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_chances_and_exact_at_the_end(seats: int) -> None:
    heuristic = heuristic_for(WIZARDKITTENS)
    out = [0.0] * 16
    for state in positions(seats, 3):
        heuristic.evaluate(state, out)
        assert all(0.0 <= share <= 1.0 for share in out[:seats])
        assert sum(out[:seats]) <= 1.0 + 1e-9
        if state.waiting == 0:
            winners = state.winners()
            assert [share > 0.0 for share in out[:seats]] == [bool(winners >> seat & 1) for seat in range(seats)]


def test_the_scores_see_only_what_is_open() -> None:
    """The same in the true position and in one that is only imagined: decks and Extra Credits of others differ."""
    heuristic = heuristic_for(WIZARDKITTENS)
    out = Choices()
    rng = seeded(5)
    for state in positions(3, 2):
        if state.waiting == 0:
            continue
        seat = state.first()
        out.clear()
        state.options(seat, out)
        truly, imagined = [0.0] * 512, [0.0] * 512
        heuristic.priors(state, seat, out, truly)
        heuristic.priors(WIZARDKITTENS.imagine(state.view(seat), rng), seat, out, imagined)
        assert truly == imagined
        assert max(truly[: out.size]) == 1.0


def test_scoring_changes_nothing() -> None:
    heuristic = heuristic_for(WIZARDKITTENS)
    out = Choices()
    for state in positions(4, 1):
        if state.waiting != 0:
            before = state.dump()
            out.clear()
            state.options(state.first(), out)
            heuristic.priors(state, state.first(), out, [0.0] * 512)
            assert state.dump() == before


# -- odds ---------------------------------------------------------------------------------
def test_the_next_card_is_counted() -> None:
    state = laid("artifact,artifact/familiar/|potion//|scroll//", 5, PLACING.format(kind=3), "scroll")
    found = odds(state.view(Seat(0)))
    assert found["caught"] == pytest.approx(0.2)
    assert found["chaos_cat"] == 0.0
    assert found["caught_in_a_round"] == pytest.approx(0.6)
    whole = sum(found[name] for name in ("caught", "chaos_cat", *NAMES[:TYPES]))
    assert whole == pytest.approx(1.0)
    assert found["useful"] == pytest.approx(0.8)  # Snail lacks a Scroll; Copycat and Bathtime nearly everything


def test_the_professor_and_the_cat_are_where_the_set_up_puts_them() -> None:
    state = WIZARDKITTENS.new(3, {}, seeded(4))
    found = odds(state.view(Seat(0)))
    assert found["caught"] == found["chaos_cat"] == found["caught_in_a_round"] == 0.0
    assert 0.0 <= found["all_defeated"] <= 1.0
    assert 0.0 <= found["nobody_wins"] <= 1.0


def test_odds_agree_with_imagined_worlds() -> None:
    """What comes first in 4,000 worlds that fit the view: each share is within four standard errors (0.032)."""
    state = WIZARDKITTENS.new(4, {"chaos_cat": "chaos_mode", "chaos_cats": "3"}, seeded(8))
    assert isinstance(state, WizardKittensState)
    out = Choices()
    rng = seeded(1)
    while len(state.deck) > 30:
        out.clear()
        state.options(state.first(), out)
        state.apply(state.first(), out.at(rng.below(out.size)))
    view = state.view(state.first())
    worlds = 4000
    tops: Counter[str] = Counter()
    for _ in range(worlds):
        world = WIZARDKITTENS.imagine(view, rng)
        assert isinstance(world, WizardKittensState)
        tops[NAMES[world.deck[-1]]] += 1
    tops["chaos_cat"] += tops.pop("chapter_cat", 0)
    found = odds(view)
    for name in ("caught", "chaos_cat", *NAMES[:TYPES]):
        assert tops[name] / worlds == pytest.approx(found[name], abs=0.032)


def test_nothing_is_to_come_after_the_end() -> None:
    state = positions(2, 1)[-1]
    assert odds(state.view(Seat(0))) == {}
