"""The habits of the bot `easy`, each in a position made for it."""

from __future__ import annotations

from collections import Counter

from kociolek.bots import Clock
from kociolek.bots.kittens.levels import Easy
from kociolek.bots.kittens.odds import danger, kittens_in_pile
from kociolek.core.api import Seat, State
from kociolek.core.rng import seeded
from kociolek.games.kittens.game import KITTENS
from kociolek.games.kittens.view import KittensView
from laid_table import laid


def view(state: State, seat: int) -> KittensView:
    seen = state.view(Seat(seat))
    assert isinstance(seen, KittensView)
    return seen


def answers(state: State, seat: int, times: int = 200) -> Counter[str]:
    seen = view(state, seat)
    return Counter(Easy(KITTENS, seeded(i)).choose(seen, Clock()).text for i in range(times))


def test_it_defuses_when_it_can() -> None:
    state = laid(hands="defuse,skip|nope|nope", limbo="exploding_kitten:65535", stack="exploding/0|turn|end")
    assert set(answers(state, 0)) == {"play defuse"}


def test_it_runs_from_a_kitten_it_has_seen() -> None:
    state = laid(hands="skip,tacocat|nope|nope", pile="exploding_kitten:1,tacocat:0,exploding_kitten:0")
    assert answers(state, 0)["play skip"] > 180
    state = laid(hands="shuffle,tacocat|nope|nope", pile="exploding_kitten:1,tacocat:0,exploding_kitten:0")
    assert answers(state, 0)["play shuffle"] > 180


def test_it_draws_what_it_knows_to_be_harmless() -> None:
    state = laid(hands="skip,tacocat|nope|nope", pile="shuffle:1,exploding_kitten:0,exploding_kitten:0")
    assert answers(state, 0)["draw"] > 180


def test_it_does_not_know_what_it_has_not_seen() -> None:
    """Somebody else knows the kitten on top; it plays as if nobody did."""
    ignorant, informed = (
        laid(hands="skip,tacocat|nope|nope", pile=f"exploding_kitten:{knowers},{'tacocat:0,' * 9}exploding_kitten:0")
        for knowers in (0, 2)
    )
    assert answers(ignorant, 0) == answers(informed, 0)


def test_it_gives_its_worst_card_away() -> None:
    state = laid(hands="skip|defuse,nope,attack,tacocat|nope", waiting="2", stack="favor/0/1|turn|end")
    assert set(answers(state, 1)) == {"give tacocat"}


def test_it_says_nope_to_what_hurts_it() -> None:
    at_me = laid(hands="skip|nope,tacocat|nope", waiting="6", stack="pending/favor/0/favor/1/-/stands|turn|end")
    assert 80 < answers(at_me, 1)["play nope"] < 150
    assert answers(at_me, 2)["play nope"] < 30


def test_it_hides_the_kitten_where_others_draw() -> None:
    state = laid(hands="skip|nope|nope", limbo="exploding_kitten:65535", pile="skip:0,skip:0,skip:0,skip:0,skip:0",
                  stack="tucking/0|turn|end", turns="2")  # fmt: skip
    chosen = answers(state, 0)
    assert chosen["tuck 0"] < 20
    assert chosen["tuck 1"] + chosen["tuck 2"] > 150


def test_the_danger_is_counted_as_anybody_could() -> None:
    state = laid(hands="skip|nope|nope", pile="tacocat:0,exploding_kitten:0,tacocat:0,exploding_kitten:2")
    assert kittens_in_pile(view(state, 0)) == 2
    assert danger(view(state, 0)) == 0.5
    assert danger(view(state, 1)) == 1 / 3
