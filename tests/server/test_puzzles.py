"""`/api/puzzles`: the puzzle of the day, the next one, first answers that count, and that no answer leaks."""

from __future__ import annotations

import json
from contextlib import closing
from typing import Any

import pytest

from kociolek.analysis.puzzles import GAMES, Puzzle, answers_of, packaged, view_after, view_of
from kociolek.server import puzzles_api
from kociolek.server.puzzles_api import standing_of
from kociolek.server.ratings import NEW
from kociolek.server.store.attempts import Attempt
from kociolek.server.store.opening import database_at
from kociolek.server.wire import PROTOCOL
from server_kit import Person, Running

BOOK = {game: {each.id: each for each in packaged(game)} for game in GAMES}
FIRST = next(game for game in GAMES if BOOK[game])


def puzzle(person: Person, which: str = "daily", game: str = FIRST, status: int = 200) -> Any:
    return person.get(f"/api/puzzles/{game}?which={which}&protocol={PROTOCOL}", status)


def answer(person: Person, id: str, move: str, game: str = FIRST, status: int = 200) -> Any:
    return person.post(f"/api/puzzles/{game}/{id}?protocol={PROTOCOL}", {"move": move}, status)


def wrong_move(known: Puzzle) -> str:
    return next(move for move in answers_of(known) if not known.is_right(move))


@pytest.mark.parametrize("which", ["daily", "next"])
@pytest.mark.parametrize("game", [game for game in GAMES if BOOK[game]])
def test_before_the_answer_only_what_the_player_sees_is_told(server: Running, game: str, which: str) -> None:
    """The same view as at a table, nothing of the answer, and no order of the options that gives it away."""
    asked = puzzle(server.person("Ala"), which, game)
    known = BOOK[game][asked["id"]]
    assert asked["solution"] is None
    assert set(asked) == {"id", "game", "day", "seats", "view", "ways", "standing", "solution"}
    assert asked["view"] == json.loads(json.dumps(view_of(known)[1].to_json()))
    assert len(asked["view"]["options"]) > 1


def test_a_whole_turn_is_one_of_some_ways_to_play_it(server: Running) -> None:
    """Each way is sent with its moves and what it comes to; nothing but one of them is an answer."""
    ala = server.person("Ala")
    asked = puzzle(ala, game="witchstone")
    known = BOOK["witchstone"][asked["id"]]
    assert [way["move"] for way in asked["ways"]] == answers_of(known)
    for way in asked["ways"]:
        assert ";".join(choice["text"] for choice in way["choices"]) == way["move"]
        assert way["view"] == json.loads(json.dumps(view_after(known, way["move"]).to_json()))
        assert way["view"]["seat"] == known.seat
    first = asked["view"]["options"][0]["text"]
    for wrong in (first, known.answer + ";done"):
        assert answer(ala, known.id, wrong, "witchstone", status=400)["error"]["key"] == "illegal-move"
    told = answer(ala, known.id, known.answer, "witchstone")
    assert told["solution"]["right"]
    assert all(said["key"].startswith("analysis-why-witchstone-") for said in told["solution"]["says"])


def test_a_right_answer_is_told_explained_and_rated(server: Running) -> None:
    ala = server.person("Ala")
    known = BOOK[FIRST][puzzle(ala)["id"]]
    told = answer(ala, known.id, known.answer)
    solved = told["solution"]
    assert (solved["right"], solved["answer"], solved["move"]) == (True, known.answer, known.answer)
    assert [each["move"] for each in solved["moves"]] == [each.move for each in known.moves]
    assert {each["text"] for each in solved["choices"]} == {each.move for each in known.moves}
    assert all(said["key"].startswith(f"analysis-why-{FIRST}-") for said in solved["says"])
    assert solved["change"] > 0
    standing = told["standing"]
    assert (standing["today"], standing["days"], standing["run"], standing["best"]) == ("right", 1, 1, 1)
    assert standing["rating"]["rating"] == 1500 + solved["change"]
    again = puzzle(ala)
    assert again["solution"]["right"], "the page shows it again after a reload"
    mine = {each["game"]: each for each in ala.get("/api/puzzles")}
    assert mine[FIRST] == standing
    assert mine[FIRST]["count"] == len(BOOK[FIRST])


def test_only_the_first_answer_counts(server: Running) -> None:
    ala = server.person("Ala")
    known = BOOK[FIRST][puzzle(ala)["id"]]
    lost = answer(ala, known.id, wrong_move(known))
    assert not lost["solution"]["right"]
    assert lost["solution"]["change"] < 0
    assert wrong_move(known) in {each["text"] for each in lost["solution"]["choices"]}, "the own move is named"
    later = answer(ala, known.id, known.answer)
    assert later["solution"]["move"] == wrong_move(known)
    assert later["standing"] == lost["standing"]
    assert lost["standing"]["today"] == "wrong"


def test_the_next_one_is_never_one_that_was_tried(server: Running) -> None:
    ala, seen = server.person("Ala"), set()
    for number in range(6):
        asked = puzzle(ala, "next")
        known = BOOK[FIRST][asked["id"]]
        assert known.id not in seen
        seen.add(known.id)
        told = answer(ala, known.id, known.answer if number < 5 else wrong_move(known))
    standing = told["standing"]
    assert (standing["tried"], standing["solved"], standing["run"], standing["best"]) == (6, 5, 0, 5)


def test_when_all_were_tried_that_is_said(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    few = dict(list(BOOK[FIRST].items())[:2])
    monkeypatch.setattr(puzzles_api, "book", lambda game: few if game == FIRST else BOOK[game])
    ala = server.person("Ala")
    for _ in few:
        known = few[puzzle(ala, "next")["id"]]
        answer(ala, known.id, known.answer)
    assert puzzle(ala, "next", status=409)["error"]["key"] == "puzzles-all-tried"


def test_what_is_refused(server: Running) -> None:
    ala, stranger = server.person("Ala"), Person(server.port)
    known = BOOK[FIRST][puzzle(stranger)["id"]]  # everybody may look
    assert answer(stranger, known.id, known.answer, status=401)["error"]["key"] == "who-are-you"
    refused = answer(ala, known.id, "sing", status=400)["error"]
    assert refused["key"] == "illegal-move"
    assert puzzle(ala)["solution"] is None, "nothing was counted"
    for status in (puzzle(ala, "hardest", status=404), puzzle(ala, game="chess", status=404)):
        assert status["error"]["key"] == "no-such-thing"
    assert answer(ala, "0" * 12, "draw", status=404)["error"]["key"] == "no-such-thing"


def test_answers_go_with_the_player_and_are_in_the_export(server: Running) -> None:
    ala = server.person("Ala")
    known = BOOK[FIRST][puzzle(ala)["id"]]
    answer(ala, known.id, known.answer)
    data = ala.get("/api/me/export")
    assert [each["puzzle"] for each in data["puzzles"]] == [known.id]
    with closing(database_at(server.settings.store)) as database:
        kept = "SELECT puzzle FROM attempt WHERE player = ?"
        assert database.rows(kept, (data["player"]["id"],))
        ala.post("/api/me/delete", {})
        assert not database.rows(kept, (data["player"]["id"],))


# -- days in a row ----------------------------------------------------------------------------
def attempts(*days: tuple[int, bool]) -> list[Attempt]:
    return [Attempt(str(n), n, 0, day, "draw", solved, *NEW) for n, (day, solved) in enumerate(days, start=1)]


@pytest.mark.parametrize(
    ("days", "row", "today"),
    [
        ([], 0, ""),
        ([(10, True)], 1, "right"),
        ([(10, False)], 0, "wrong"),
        ([(9, True)], 1, ""),  # today's may still be solved
        ([(8, True)], 0, ""),
        ([(8, True), (9, True), (0, False), (10, True)], 3, "right"),  # others do not end the row
        ([(8, True), (9, False), (10, True)], 1, "right"),
        ([(8, True), (9, True), (10, False)], 0, "wrong"),
    ],
)
def test_days_in_a_row(days: list[tuple[int, bool]], row: int, today: str) -> None:
    standing = standing_of("kittens", 300, attempts(*days), 10)
    assert (standing.days, standing.today) == (row, today)
