"""The public library: set-ups, moves, typed views, copies, pickles, records, sentences."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import kociolek
from kociolek import library
from kociolek.catalog import GAMES
from kociolek.library import Match
from kociolek.schema.views import VIEWS

STARTS: dict[str, Callable[..., Match[Any]]] = {
    "kittens": kociolek.kittens,
    "wizardkittens": kociolek.wizardkittens,
    "witchstone": kociolek.witchstone,
}
GAME = pytest.mark.parametrize("game", STARTS)


def midway(game: str, seed: int, moves: int = 25) -> Match[Any]:
    """Return a match after some moves of random bots."""
    match = STARTS[game](seed=seed)
    for _ in range(moves):
        if not match.over:
            match.play(match.ask("random"))
    return match


def test_the_package_offers_exactly_the_public_names() -> None:
    assert sorted(kociolek.__all__) == sorted([*library.__all__, "__version__", "build", "vector"])
    for name in library.__all__:
        assert getattr(kociolek, name) is getattr(library, name)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = kociolek.chess  # type: ignore[attr-defined]


@GAME
def test_the_keywords_are_the_options_of_the_rules(game: str) -> None:
    """A new option of the rules needs a keyword, with the same values and default."""
    hints = get_type_hints(STARTS[game])
    for option in GAMES[game].schema():
        if option.name == "cards" or option.name.startswith("handicap_"):
            continue  # `box` and `handicaps`
        default = inspect.signature(STARTS[game]).parameters[option.name].default
        literals = {value for each in get_args(hints[option.name]) for value in get_args(each) or (each,)}
        assert default == option.values[0]
        assert {value for value in literals if isinstance(value, str)} == set(option.values)


@GAME
def test_views_are_typed_and_show_only_what_a_seat_may_know(game: str) -> None:
    match = midway(game, 3)
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        assert isinstance(view, VIEWS[game])
        assert view.seat == seat
    assert [choice.text for choice in match.view(match.turn).options] == match.legal()
    with pytest.raises(kociolek.InvalidMove, match="seat"):
        match.view(9)


@GAME
def test_copies_and_pickles_play_on_to_the_same_end(game: str) -> None:
    for seed in range(4):
        match = midway(game, seed)
        others = [match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
        assert all(other == match for other in others)
        before = match.moves
        assert others[0].finish("random") != match or match.over
        assert match.moves == before, "a copy has a position of its own"
        match.finish("random")
        for other in others[1:]:
            assert other.finish("random") == match
            assert (other.moves, other.winners, other.scores) == (match.moves, match.winners, match.scores)


@GAME
def test_records_are_stepped_through(game: str, tmp_path: Path) -> None:
    match = STARTS[game](seed=5, players=[f"P{seat}" for seat in range(len(STARTS[game]().scores))]).finish("random")
    path = tmp_path / "game.jsonl"
    match.save(path)
    record = kociolek.Record.load(path)
    assert record == match.record()
    record.verify()
    assert record.match() == match
    steps = list(record.steps())
    assert [(step.seat, step.move) for step in steps] == match.moves
    assert steps[-1].match.over
    told = [fact.text for step in steps for fact in step.facts]
    assert any("P0" in text for text in told)
    with pytest.raises(kociolek.InvalidRecord, match="already"):
        match.save(path)


def test_mistakes_are_sentences_and_change_nothing() -> None:
    match = kociolek.kittens(seats=3, seed=1)
    same = match.copy()
    with pytest.raises(kociolek.InvalidMove, match=r"“drw” is not a move; did you mean “draw”\?") as refused:
        match.play("drw")
    assert pickle.loads(pickle.dumps(refused.value)).values == refused.value.values
    with pytest.raises(kociolek.InvalidMove, match="allowed: draw"):
        match.play("tuck 3")
    with pytest.raises(kociolek.InvalidMove):
        match.play("draw", seat=7)
    with pytest.raises(kociolek.InvalidSetup, match="genius"):
        match.ask("genius")
    assert match == same
    with pytest.raises(kociolek.InvalidMove, match="over"):
        match.finish("random").play("draw")
    with pytest.raises(kociolek.InvalidSetup, match="2 to 5 players, not 9; change the number of seats"):
        kociolek.kittens(seats=9)
    with pytest.raises(kociolek.InvalidSetup, match="chess"):
        kociolek.new("chess")
    with pytest.raises(kociolek.InvalidRecord, match="nowhere"):
        kociolek.Record.load("/nowhere/game.jsonl")


def test_reprs_say_what_can_be_done_next() -> None:
    match = kociolek.kittens(seats=3, seed=1)
    assert repr(match).startswith("<Match kittens, 3 seats, seed 1, 0 moves, seat 0: draw")
    assert "Your hand" in str(match)
    assert repr(match.play("draw")[0]).startswith("drew(seat=0, kind=")
    assert repr(match.finish("random").record()).startswith("<Record kittens, 3 seats, ")


def test_others_are_not_told_what_was_drawn() -> None:
    """The facts of a move are those of the seat that made it."""
    match = kociolek.kittens(seats=2, seed=4)
    drawn = match.play("draw", seat=0)[0]
    assert drawn.kind in match.view(0).hand
    steps = list(match.record().steps())
    assert steps[0].facts[0] == drawn
    assert (
        drawn.kind not in match.view(1).known[0] or match.view(1).known[0][drawn.kind] < match.view(0).hand[drawn.kind]
    )


@pytest.mark.once
def test_the_examples_of_the_page_run() -> None:
    """Every example of the documentation and of the module is run."""
    import doctest

    for name in ("library.md", "tutorials/researchers.md"):
        page = Path(__file__).parents[2] / "docs" / name
        assert doctest.testfile(str(page), module_relative=False).failed == 0
    assert doctest.testmod(library).failed == 0


# -- analysis -----------------------------------------------------------------------------
def test_a_finished_match_is_analysed() -> None:
    match = kociolek.kittens(seats=2, seed=587).finish("random")  # two moves
    found = kociolek.analyse(match)
    assert found.seats == 2
    assert len(found.accounts) == 2
    assert kociolek.analyse(match.record()) == found


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    with pytest.raises(kociolek.InvalidRecord) as refused:
        kociolek.analyse(kociolek.kittens(seats=2, seed=1))
    assert " " in str(refused.value), "a sentence"


def test_the_games_have_names() -> None:
    assert kociolek.game_names() == ["kittens", "wizardkittens", "witchstone"]


@pytest.mark.parametrize("wrong", [{"games": -1}, {"bots": []}, {"iterations": 0}])
def test_a_series_that_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(kociolek.InvalidSetup, match="A series needs"):
        kociolek.simulate("kittens", **wrong)
