"""Puzzles: one answer is clearly best from what the player knows; those of the release stay true."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

import kociolek as package
from command import kociolek
from kociolek.analysis.bench import kept_by_bots
from kociolek.analysis.puzzles import (
    BEST,
    DEEPER,
    FORCED,
    GAMES,
    PROOFS,
    TURNS,
    answers_of,
    holds,
    of_the_day,
    packaged,
    puzzle_in,
    read_puzzles,
    reasons_of,
    view_after,
    view_of,
    written,
)
from kociolek.analysis.turns import STEP, ways_of
from kociolek.analysis.words import say, why_sentence
from kociolek.core.errors import CorruptRecord, IllegalAction
from kociolek.core.rng import seeded
from kociolek.text import LANGUAGES, texts

COMPILED = package.build() == "compiled"
SHIPPED = 300  # puzzles at least
SAMPLE = 12 if COMPILED else 2
PUZZLES = {game: found for game in GAMES if (found := packaged(game))}  # reading them takes a while


@pytest.mark.parametrize("game", PUZZLES)
def test_puzzles_of_the_release_are_whole(game: str) -> None:
    puzzles = PUZZLES[game]
    assert len(puzzles) >= SHIPPED
    assert len({each.id for each in puzzles}) == len(puzzles)
    for each in puzzles:
        assert {line.move for line in each.moves} <= set(answers_of(each))
        assert each.prompt not in FORCED
        assert each.is_right(each.answer)
        assert not each.is_right(each.moves[1].move), "exactly one answer is right"


@pytest.mark.parametrize("game", PUZZLES if COMPILED else ["kittens"])  # interpreted, the other takes half a minute
def test_a_sample_of_them_holds(game: str) -> None:
    """`kociolek puzzles check GAME` proves all, with ten times the rounds."""
    puzzles = PUZZLES[game]
    times = DEEPER if game in TURNS else 2 if COMPILED else 1  # whole turns are proved by few rounds
    for each in puzzles[:: len(puzzles) // SAMPLE or 1]:
        assert holds(each, times), each.id


@pytest.mark.once  # interpreted there is time for two puzzles only, whose answers `random` may find
def test_who_finds_the_answer_keeps_everything() -> None:
    """The measure of what bots keep: `hard` finds the answer of a puzzle, and `random` gives much away on average."""
    lost = 0.0
    asked = PUZZLES["kittens"][:6]
    for puzzle in asked:
        kept = kept_by_bots(*view_of(puzzle), seed=1)
        assert kept["hard"] > -0.25, puzzle.id
        lost += min(0.0, kept["random"])
    assert lost / len(asked) < -0.25


def test_in_witchstone_an_answer_is_a_whole_turn() -> None:
    """Each of the four ways is legal to the end of the turn and comes to something else."""
    for puzzle in PUZZLES["witchstone"][:SAMPLE]:
        view = view_of(puzzle)[1]
        assert view.prompt.startswith("tile"), "it begins with a turn"
        ways = answers_of(puzzle)
        assert sorted(ways) == sorted(each.move for each in puzzle.moves)
        seen = [view_after(puzzle, way) for way in ways]
        assert {each.prompt for each in seen} <= {"turn.end", ""}
        assert len({json.dumps(each.to_json(), sort_keys=True) for each in seen}) == len(ways) == BEST
        first = ways[0].split(STEP)
        for broken in (first[:-1], [*first, first[-1]], first[1:], [*first[:-1], "sing"]):
            with pytest.raises(IllegalAction):
                view_after(puzzle, STEP.join(broken))


def test_the_order_of_the_turns_does_not_tell_the_best() -> None:
    places = {answers_of(each).index(each.answer) for each in PUZZLES["witchstone"]}
    assert places == set(range(BEST))


def test_a_turn_is_a_puzzle_only_if_easy_misses_it_and_one_way_is_clearly_best() -> None:
    """The same view gives the same puzzle, and `easy` has played one of the worse ways."""
    for puzzle in PUZZLES["witchstone"][: SAMPLE // 4 + 1]:
        game, view = view_of(puzzle)
        ways, easy = ways_of(game, view, 1)
        assert len(ways) >= BEST
        assert len({way.result for way in ways}) == len(ways)
        assert len(easy) == 6
        best, *others = puzzle.moves
        assert all(best.share - each.share >= PROOFS["witchstone"].gap for each in others)


def test_a_turn_in_another_order_of_worth_does_not_hold() -> None:
    puzzle = PUZZLES["witchstone"][0]
    assert not holds(replace(puzzle, moves=[puzzle.moves[1], puzzle.moves[0], *puzzle.moves[2:]]), times=1)


def test_a_wrong_answer_does_not_hold() -> None:
    puzzle = PUZZLES["kittens"][0]
    assert not holds(replace(puzzle, moves=[puzzle.moves[1], puzzle.moves[0]]), times=1)


def test_the_answer_depends_on_what_the_player_knows_alone() -> None:
    """Another world that fits the view gives the same puzzle."""
    puzzle = PUZZLES["kittens"][0]
    game, view = view_of(puzzle)
    other = game.imagine(view, seeded(99)).view(view.seat)
    seeds = range(1, 12)  # `easy` finds the answer by luck in some
    found = next(((seed, made) for seed in seeds if (made := puzzle_in(game, view, seed)) is not None), None)
    assert found is not None
    seed, made = found
    assert made.answer == puzzle.answer
    assert puzzle_in(game, other, seed) == made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_solutions_are_explained_as_in_the_analysis(lang: str) -> None:
    t, explained = texts(lang), 0
    for puzzle in PUZZLES["kittens"][:SAMPLE]:
        for reason in reasons_of(puzzle):
            words = say(t, why_sentence(puzzle.game, reason), ["Ala", "Ola", "Ela", "Ula", "Iga"], str)
            assert words
            assert "analysis-why" not in words
            explained += 1
    assert explained > 0


def test_every_puzzle_has_its_day() -> None:
    puzzles = PUZZLES["kittens"]
    first = date(2026, 1, 1)
    days = {of_the_day(puzzles, first + timedelta(days=each)).id for each in range(len(puzzles))}
    assert len(days) == len(puzzles)


def test_a_damaged_file_names_the_line(tmp_path: Path) -> None:
    puzzle = PUZZLES["kittens"][0]
    file = tmp_path / "p.jsonl"
    file.write_text(written(puzzle) + "\n", "utf-8")
    assert [each.id for each in read_puzzles(file)] == [puzzle.id]
    for broken in (
        "{",
        "7",
        written(puzzle).replace("hands", "hats"),
        written(replace(puzzle, moves=puzzle.moves[:1])),
    ):
        file.write_text(written(puzzle) + "\n" + broken + "\n", "utf-8")
        with pytest.raises(CorruptRecord) as found:
            read_puzzles(file)
        assert found.value.values["line"] == "2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_puzzle_of_the_day_is_solved_in_the_terminal(lang: str) -> None:
    solved = kociolek("puzzles", "solve", "kittens", typed="1\n" * 4, lang=lang)
    assert solved.code == 0, solved.err
    t = texts(lang)
    assert t.say("cli-puzzles-title") in solved.out
    said = [t.say(f"cli-puzzles-{end}", move="").strip() for end in ("right", "wrong")]
    assert any(words in solved.out for words in said)


def test_the_question_as_data_tells_the_view_alone() -> None:
    asked = json.loads(kociolek("puzzles", "solve", "kittens", "--json").out)
    assert set(asked) == {"id", "view"}


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (("sing", "kittens"), "puzzles-do-unknown"),
    ],
)
def test_wrong_words_are_told(words: tuple[str, ...], key: str) -> None:
    result = kociolek("puzzles", *words)
    assert result.code == 2
    said = texts("en").say(f"cli-error-{key}", value="sing", known="make, check, solve")
    assert said in result.err.replace("\n", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_turn_is_chosen_in_the_terminal(lang: str) -> None:
    solved = kociolek("puzzles", "solve", "witchstone", typed="nothing\n9\n2\n", lang=lang)
    assert solved.code == 0, solved.err
    t = texts(lang)
    assert solved.out.count(t.say("cli-input-not-a-choice", text="9", high=4)) == 1
    assert solved.out.count("%") >= BEST, "each way is told with its worth"
