"""Tests of the example expansions besides the laws. They need the plugin."""

from __future__ import annotations

import sys

import msgspec
import pytest

from example.double_draw import DOUBLE_DRAW
from example.plugin import EXAMPLES, FTL, REAL
from kociolek.bots import Clock, bot_named
from kociolek.core.api import Seat
from kociolek.core.rng import seeded
from kociolek.games.kittens.expansion import EXPANSIONS
from kociolek.games.kittens.expansions import unregister
from kociolek.games.kittens.game import KITTENS
from kociolek.games.kittens.kinds import EXPLODING_KITTEN, NAMES
from kociolek.games.kittens.state import KittensState
from kociolek.games.kittens.view import KittensView
from kociolek.match import Match
from kociolek.text import texts
from kociolek.text.sentences import action_sentence, event_sentence, key, prompt_sentence
from laws.play import fresh, walk
from source_tree import ROOT

PLAYERS = ["Ala", "Bartek", "Celina"]
ALONE = {"double_draw": "on"}


def choosing(seed: int) -> KittensState | None:
    """Return a game in which somebody has drawn two cards and must choose."""
    state = fresh(KITTENS, 3, ALONE, seed)
    assert isinstance(state, KittensState)
    for _ in walk(state, seed):
        if state.prompt() == "double_draw.keep":
            return state
    return None


CHOOSING = [state for state in map(choosing, range(40)) if state is not None]


def test_a_position_of_an_expansion_without_a_state_reads_back() -> None:
    state = CHOOSING[0].clone()
    state.direction = -1
    read = KITTENS.load(state.dump())
    assert isinstance(read, KittensState)
    assert (read.dump(), read.direction) == (state.dump(), -1)


def test_two_unseen_cards_in_limbo_are_dealt_from_the_pile() -> None:
    """The worlds have the right cards, and kittens in limbo as often as chance wants it."""
    found, expected = 0, 0.0
    for number, state in enumerate(CHOOSING):
        outsider = next(s for s in range(3) if state.living(Seat(s)) and not state.waiting >> s & 1)
        view = state.view(Seat(outsider))
        assert isinstance(view, KittensView)
        if EXPLODING_KITTEN in [*view.pile]:
            continue
        kittens = state.inventory()[EXPLODING_KITTEN] - state.discard.count(EXPLODING_KITTEN)
        unknown = sum(card < 0 for card in (*view.pile, *view.limbo))
        expected += 20 * kittens * sum(card < 0 for card in view.limbo) / unknown
        for stream in range(20):
            world = KITTENS.imagine(view, seeded(number, stream))
            assert isinstance(world, KittensState)
            assert world.inventory() == state.inventory()
            assert world.view(Seat(outsider)).to_json() == view.to_json()
            found += int(world.limbo.count(EXPLODING_KITTEN))
    assert abs(found - expected) < 4 * expected**0.5 + 1


@pytest.mark.parametrize("lang", FTL)
def test_whole_games_can_be_told(lang: str) -> None:
    t = texts(lang)
    heard: set[str] = set()
    for seed in range(6):
        state = fresh(KITTENS, 3, ALONE, seed)
        for seat, action in walk(state, seed):
            assert prompt_sentence(t, "kittens", state.view(Seat(seat)), PLAYERS)
            assert action_sentence(t, "kittens", KITTENS.actions[action], PLAYERS, NAMES, 20)
            assert seat >= 0
        for event in state.events or []:
            heard.add(event.verb)
            for reader in (-1, 0, 1, 2):
                assert event_sentence(t, "kittens", event.seen_by(Seat(reader)), reader, PLAYERS, NAMES, 20)
    assert "double_returned" in heard
    for family in ("card", "short", "rule"):
        assert t.say(key("kittens", family, "double_draw"))


@pytest.mark.parametrize("name", ["easy", "medium", "hard"])
def test_bots_play_it_sensibly(name: str) -> None:
    """They play the card, and keep no kitten if they can help it."""
    played, asked = 0, 0
    for seed in range(6):
        match = Match(KITTENS, 3, {**ALONE, **dict.fromkeys(REAL[seed % 3 : 1], "on")}, seed)
        bot = bot_named(name, KITTENS, seeded(seed, 3))
        while not match.over:
            seat = match.waiting()[0]
            view = match.view(seat)
            action = bot.choose(view, Clock(iterations=12))
            played += action.verb == "play" and action.kind == DOUBLE_DRAW
            if view.prompt == "double_draw.keep" and len(view.options) == 2:
                asked += 1
                assert action.kind != EXPLODING_KITTEN
            match.act(seat, action)
    assert played
    assert asked


def test_views_keep_to_the_schema() -> None:
    from kociolek.schema.kittens import KittensView  # not before the examples have their frames

    for state in CHOOSING[:5]:
        view = msgspec.convert(state.view(Seat(0)).to_json(), KittensView, strict=True)
        assert type(view.stack[0]).__name__ == "KittensDoubleDrawingFrame"


def test_a_view_carries_the_state_of_an_expansion() -> None:
    """Fields that the expansion lists are in the strict schema, the client's types and the OpenAPI document."""
    from kociolek.schema.kittens import KittensView
    from kociolek.server.api import openapi_document

    seen: set[tuple[int, ...]] = set()
    for seed in range(6):
        state = fresh(KITTENS, 3, {"sleeping": "on", "barking": "on"}, seed)
        for _ in walk(state, seed):
            view = msgspec.convert(state.view(Seat(0)).to_json(), KittensView, strict=True)
            seen.add(tuple(view.expansions.sleeping.pillows))
            assert view.expansions.barking is not None
            assert view.expansions.imploding is None
    assert {(), (0,)} < seen
    sys.path.append(str(ROOT / "tools"))
    import web_types

    interface = "export interface KittensSleeping {\n  /** Seats with a Pillow before them. */\n  pillows: number[];\n}"
    assert interface in web_types.generated()
    schemas = msgspec.json.decode(openapi_document())["components"]["schemas"]
    assert schemas["KittensSleeping"]["required"] == ["pillows"]
    assert "sleeping" in schemas["KittensExpansions"]["properties"]


def test_an_expansion_can_be_removed() -> None:
    for expansion in [each for each in EXPANSIONS if each.key in EXAMPLES]:
        unregister(expansion)
    assert not {option.name for option in KITTENS.schema()} & set(EXAMPLES)
