"""Lessons: scenario files with words, played by a learner against the rules.

A lesson is told by what was answered so far. `standing` plays it again from its position, which takes a few
milliseconds, so nobody has to keep a game: a browser or a terminal only remembers the answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from kociolek.core.api import Event, Seat, View
from kociolek.core.errors import IllegalAction, KociolekError
from kociolek.scenario.lesson import Guide, Lesson
from kociolek.scenario.part import Moment
from kociolek.scenario.player import begin, make
from kociolek.scenario.reader import Scenario, read_file

__all__ = ["READ", "NoSuchLesson", "Scenario", "Standing", "lesson_named", "lessons", "right_answers", "standing"]

READ: Final = "next"  # answer to a step that asks nothing


class NoSuchLesson(KociolekError):
    pass


@dataclass(frozen=True)
class Standing:
    """Where a learner stands: what is said now, what is asked, and what was seen since the answer before."""

    scenario: Scenario
    step: int  # as many as there are when the lesson is over
    guide: Guide | None  # None when it is over
    moment: Moment
    events: list[Event] = field(default_factory=list)  # as the learner may see them
    reply: str = ""  # what is said to a wrong answer, the key of a message

    @property
    def lesson(self) -> Lesson:
        assert self.scenario.lesson is not None
        return self.scenario.lesson

    @property
    def over(self) -> bool:
        return self.guide is None

    @property
    def view(self) -> View:
        return self.moment.state.view(Seat(self.lesson.seat))

    def right(self, answer: str) -> bool:
        """Tell whether an answer leads on: the text of an action, or `next` where nothing is asked."""
        if self.guide is None:
            return False
        return answer in [move.action for move in self.guide.ask] if self.guide.ask else answer == READ


@cache
def lessons() -> dict[str, Scenario]:
    """Return all lessons by id, in the order in which they are offered."""
    found: list[Scenario] = []
    folder = Path(str(resources.files(__package__)))
    for file in sorted(folder.rglob("*.yaml")):
        found += [scenario for scenario in read_file(file) if scenario.lesson is not None]
    found.sort(key=lambda each: each.lesson.order if each.lesson else 0)
    return {each.lesson.id: each for each in found if each.lesson}


def lesson_named(id: str) -> Scenario:
    found = lessons().get(id)
    if found is None:
        known = [other for other in lessons() if other.split("/")[0] == id.split("/")[0]] or list(lessons())
        raise NoSuchLesson("lesson-unknown", {"lesson": id[:40], "known": ", ".join(known)})
    return found


def standing(scenario: Scenario, answers: Sequence[str], tried: str = "") -> Standing:
    """Return where these answers lead. With `tried`, a further answer that may be wrong, also what is said to it.

    Raise IllegalAction for an answer among `answers` that is not right.
    """
    moment = begin(scenario)
    events: list[Event] = []
    now = enter(scenario, 0, moment, events)
    for answer in answers:
        if not now.right(answer):
            raise IllegalAction("illegal-move", {"move": answer[:40], "legal": ", ".join(right_answers(now)) or "none"})
        events = []
        now = follow(now, answer, events)
    if tried and not now.over:
        if now.right(tried):
            return follow(now, tried, [])
        assert now.guide is not None
        reply = now.guide.wrong.get(tried, now.guide.otherwise)
        return Standing(scenario, now.step, now.guide, moment, [], reply)
    return now


def right_answers(now: Standing) -> list[str]:
    if now.guide is None:
        return []
    return [move.action for move in now.guide.ask] or [READ]


def follow(now: Standing, answer: str, events: list[Event]) -> Standing:
    """Give a right answer and go to the next step."""
    moment = now.moment
    assert now.guide is not None
    moment.state.events = moment.events = events
    for move in now.guide.ask:
        if move.action == answer:
            trouble = make(moment, move)
            assert trouble is None, trouble
    return enter(now.scenario, now.step + 1, moment, events)


def enter(scenario: Scenario, number: int, moment: Moment, events: list[Event]) -> Standing:
    """Begin a step: the moves of the others are made, then it says what it has to say."""
    assert scenario.lesson is not None
    seat = Seat(scenario.lesson.seat)
    moment.state.events = moment.events = events
    guide: Guide | None = None
    if number < len(scenario.steps):
        for move in scenario.steps[number].moves:
            trouble = make(moment, move)
            assert trouble is None, trouble
        guide = scenario.steps[number].guide
    return Standing(scenario, number, guide, moment, [event.seen_by(seat) for event in moment.events])
