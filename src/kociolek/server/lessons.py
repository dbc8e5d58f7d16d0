"""Lessons for clients. The client keeps the answers; the server plays them against the rules and stores nothing."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta

from kociolek.lessons import Scenario, Standing, lesson_named, lessons, right_answers, standing
from kociolek.server.endpoints import Call
from kociolek.server.tables.broadcaster import as_wire
from kociolek.server.wire import AnyView, FromClient, FromServer, WireEvent

Text = Annotated[str, Meta(max_length=80)]


class LessonInfo(FromServer):
    """A lesson. Its title is the message `title`."""

    id: str
    game: str
    title: str  # key of a Fluent message, as are all texts of lessons
    minutes: int
    steps: int
    topics: list[str]  # kinds whose help leads to it


class LessonAnswers(FromClient):
    """What a learner has answered so far, and one more answer to be judged."""

    answers: Annotated[list[Text], Meta(max_length=100)]
    tried: Text = ""


class LessonState(FromServer):
    """Where a learner stands."""

    id: str
    step: int  # equal to `steps` when the lesson is over
    steps: int
    say: str  # key of a message; empty when the lesson is over
    hint: str  # key of a message, or empty
    reply: str  # what is said to a wrong answer: key of a message, empty after a right one
    point: list[str]  # parts of the table that are marked
    right: list[str]  # answers that lead on; `next` where nothing is asked
    events: list[WireEvent]  # since the answer before
    seats: int
    view: AnyView


def info(scenario: Scenario) -> LessonInfo:
    assert scenario.lesson is not None
    lesson, game = scenario.lesson, scenario.setting.game.key
    return LessonInfo(lesson.id, game, lesson.title, lesson.minutes, len(scenario.steps), list(lesson.topics))


async def get_lessons(call: Call) -> list[LessonInfo]:
    return [info(scenario) for scenario in (await asyncio.to_thread(lessons)).values()]


async def post_lesson(call: Call) -> LessonState:
    """Play the answers of a learner. Raise IllegalAction if they do not fit the lesson, which may have changed."""
    asked: LessonAnswers = call.body
    await asyncio.to_thread(lessons)  # read once
    scenario = lesson_named(f"{call.path['game']}/{call.path['name']}")
    now = standing(scenario, asked.answers, asked.tried)
    return state_of(now)


def state_of(now: Standing) -> LessonState:
    kinds = now.scenario.setting.game.kind_names()
    guide = now.guide
    return LessonState(
        now.lesson.id,
        now.step,
        len(now.scenario.steps),
        guide.say if guide else "",
        guide.hint if guide else "",
        now.reply,
        list(guide.point) if guide else [],
        right_answers(now),
        [as_wire(event, kinds) for event in now.events],
        now.scenario.setting.seats,
        now.view.to_json(),
    )
