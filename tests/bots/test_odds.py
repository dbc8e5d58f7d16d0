"""The odds behind a decision, against counting by hand and against imagined worlds."""

from __future__ import annotations

import pytest

from kociolek.bots.kittens.odds import odds
from kociolek.core.api import Choices, Seat
from kociolek.core.rng import seeded
from kociolek.games.kittens.game import KITTENS
from kociolek.games.kittens.imagine import imagine
from kociolek.games.kittens.kinds import DEFUSE, EXPLODING_KITTEN, NOPE
from kociolek.games.kittens.state import KittensState
from kociolek.games.kittens.view import KittensView
from laid_table import laid

WORLDS = 600


def view(state: object, seat: int = 0) -> KittensView:
    assert isinstance(state, KittensState)
    seen = state.view(Seat(seat))
    assert isinstance(seen, KittensView)
    return seen


def test_a_kitten_that_was_seen_is_certain() -> None:
    pile = "exploding_kitten:1,tacocat:0,exploding_kitten:0,skip:0"
    found = odds(view(laid(hands="skip|nope|nope", pile=pile)))
    assert (found["explode"], found["die"], found["kittens"], found["pile"]) == (1.0, 1.0, 2.0, 4.0)
    assert odds(view(laid(hands="defuse|nope|nope", pile=pile)))["die"] == 0.0


def test_who_watched_less_knows_less() -> None:
    pile = "exploding_kitten:2,tacocat:0,exploding_kitten:0,skip:0"
    state = laid(hands="skip|nope|nope", pile=pile)
    assert odds(view(state, 0))["explode"] == 0.5
    assert odds(view(state, 1))["explode"] == 1.0


@pytest.mark.parametrize("box", ["", "imploding", "barking"])
def test_the_odds_are_those_of_imagined_worlds(box: str) -> None:
    """Some thirty moves into a random game; a chance over 600 worlds strays by 0.02 or so."""
    chance, out = seeded(4), Choices()
    state = KITTENS.new(4, {"edition": "original", **({box: "on"} if box else {})}, seeded(11))
    for _ in range(60):
        if state.waiting == 0:
            break
        out.clear()
        state.options(state.first(), out)
        state.apply(state.first(), out.at(chance.below(out.size)))
    assert isinstance(state, KittensState)
    seat = next(s for s in range(4) if state.living(Seat(s)))
    seen = view(state, seat)
    worlds = [imagine(seen, chance) for _ in range(WORLDS)]
    found = odds(seen)
    counted = {"explode": sum(w.pile.size() > 0 and w.pile.at(0) == EXPLODING_KITTEN for w in worlds) / WORLDS}
    for other in range(4):
        if other != seat and state.living(Seat(other)):
            counted[f"nope.{other}"] = sum(w.hands.count(Seat(other), NOPE) > 0 for w in worlds) / WORLDS
            counted[f"defuse.{other}"] = sum(w.hands.count(Seat(other), DEFUSE) > 0 for w in worlds) / WORLDS
    assert len(counted) > 2
    assert {name: found[name] for name in counted} == pytest.approx(counted, abs=0.08)
