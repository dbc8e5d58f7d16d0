"""`/api/lessons`: the list, every lesson answer by answer, replies to wrong answers, and refusals."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kociolek.lessons import lessons, right_answers, standing
from kociolek.server.wire import PROTOCOL
from server_kit import Person, Running

NEXT = "next"


def give(person: Person, id: str, answers: list[str], tried: str = "", status: int = 200) -> Any:
    body = {"answers": answers, "tried": tried}
    return person.post(f"/api/lessons/{id}?protocol={PROTOCOL}", body, status=status)


def test_the_list_names_every_lesson_in_order(server: Running) -> None:
    found = server.person("Ala").get("/api/lessons")
    assert [each["id"] for each in found] == list(lessons())
    for each in found:
        assert each["game"] == each["id"].partition("/")[0]
        assert each["title"] == f"lesson-{each['id'].replace('/', '-')}"
        assert each["steps"] == len(lessons()[each["id"]].steps)
    assert sum("nope" in each["topics"] for each in found) == 1


@pytest.mark.parametrize("game", ["kittens", "wizardkittens", "witchstone"])
def test_every_lesson_is_given_to_its_end(server: Running, game: str) -> None:
    person = server.person("Ala")
    for id in [each for each in lessons() if each.startswith(f"{game}/")]:
        answers: list[str] = []
        state = give(person, id, answers)
        while state["step"] < state["steps"]:
            assert state["say"].startswith("lesson-")
            options = [option["text"] for option in state["view"]["options"]]
            assert state["right"] == [NEXT] or set(state["right"]) <= set(options)
            wrong = next((option for option in options if option not in state["right"]), "")
            if wrong and state["right"] != [NEXT]:
                told = give(person, id, answers, wrong)
                assert (told["step"], bool(told["reply"])) == (state["step"], True)
            answers.append(state["right"][0])
            state = give(person, id, answers[:-1], answers[-1])
            assert state["reply"] == ""
        assert state["say"] == ""
        assert give(person, id, answers)["step"] == state["steps"]  # as after a reload


def test_only_what_the_learner_may_know_is_told(server: Running) -> None:
    """The view is that of the learner's seat, whose secrecy the laws of the games test."""
    person = server.person("Ala")
    for id in lessons():
        state = give(person, id, [])
        assert state["view"] == msgspec.json.decode(msgspec.json.encode(standing(lessons()[id], []).view.to_json()))


def test_mistakes_are_refused(server: Running) -> None:
    person = server.person("Ala")
    assert give(person, "kittens/cooking", [], status=404)["error"]["key"] == "lesson-unknown"
    refused = give(person, "kittens/nope", ["draw"], status=400)
    assert refused["error"]["key"] == "illegal-move"
    assert give(person, "kittens/nope", ["next"] * 101, status=422)
    assert give(person, "kittens/nope", [], "x" * 81, status=422)
    assert right_answers(standing(lessons()["kittens/nope"], [])) == [NEXT]
