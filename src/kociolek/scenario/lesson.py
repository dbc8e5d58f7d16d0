"""Lesson fields of scenario files: what is said and marked, which answers are right, what a wrong one is told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kociolek.scenario.item import NUMBER, Item
from kociolek.scenario.moves import Move, read_move
from kociolek.scenario.part import Setting
from kociolek.text import LANGUAGES, texts

HEAD: Final = {"id": "TEXT", "order": NUMBER, "minutes": NUMBER, "topics": "[KIND]"}
PLACES: Final = ("players", "board", "status", "hand", "actions")  # parts of every table that a page can mark
GUIDE_FIELDS: Final = ("say", "point", "ask", "wrong", "hint")
ELSE: Final = "else"


@dataclass(frozen=True)
class Lesson:
    """The head of a lesson. Its title is the message `lesson-<id>`, with dashes for slashes."""

    id: str  # `kittens/first-turns`
    order: int
    minutes: int
    topics: tuple[str, ...]  # cards, tiles or actions whose help leads here
    seat: int  # of the learner

    @property
    def title(self) -> str:
        return title_key(self.id)


@dataclass(frozen=True)
class Guide:
    """What a step of a lesson says and asks. All texts are keys of messages."""

    say: str
    point: tuple[str, ...]  # parts of the table
    ask: tuple[Move, ...]  # each is right; none: the learner only reads
    wrong: Mapping[str, str]  # by action, what is said to it
    otherwise: str  # what is said to any other wrong answer
    hint: str


def title_key(id: str) -> str:
    return "lesson-" + id.replace("/", "-")


def read_lesson(item: Item, you: Item | None, setting: Setting) -> Lesson:
    fields = item.fields(HEAD)
    for name in ("id", "order", "minutes"):
        if name not in fields:
            raise item.error("scenario-field-missing", field=name)
    id = fields["id"].text("GAME/NAME")
    if not id.startswith(setting.game.key + "/"):
        raise fields["id"].wrong_type(setting.game.key + "/NAME")
    need_text(fields["id"], title_key(id))
    topics: tuple[str, ...] = ()
    if "topics" in fields:
        topics = tuple(topic.choice(setting.game.kind_names()) for topic in fields["topics"].items("[KIND]"))
    seat = 0 if you is None else you.seat(setting.seats)
    return Lesson(id, fields["order"].number(), fields["minutes"].number(), topics, seat)


def read_guide(step: Item, fields: Mapping[str, Item], setting: Setting, lesson: Lesson) -> Guide:
    """Read the lesson fields of a step. Every message must exist in all languages."""
    if "say" not in fields:
        raise step.error("scenario-field-missing", field="say")
    for name in ("wrong", "hint"):
        if name in fields and "ask" not in fields:
            raise step.error("scenario-field-missing", field="ask")
    ask = tuple(read_move(move, setting) for move in fields["ask"].one_or_more("[MOVE]")) if "ask" in fields else ()
    for move in ask:
        if move.seat != lesson.seat:
            raise move.item.contradicts("you")
    wrong: dict[str, str] = {}
    if "wrong" in fields:
        for key, text in fields["wrong"].pairs("{MOVE | else: TEXT}"):
            if key.text() == ELSE:
                wrong[ELSE] = need_text(text, text.text())
                continue
            move = read_move(key, setting)
            if move.seat != lesson.seat or move.action in [right.action for right in ask]:
                raise key.contradicts("ask")
            wrong[move.action] = need_text(text, text.text())
    point = tuple(place.choice(PLACES) for place in fields["point"].one_or_more("[PLACE]")) if "point" in fields else ()
    hint = need_text(fields["hint"], fields["hint"].text()) if "hint" in fields else ""
    otherwise = wrong.pop(ELSE, "lesson-wrong" if ask else "")
    return Guide(need_text(fields["say"], fields["say"].text()), point, ask, wrong, otherwise, hint)


def need_text(item: Item, key: str) -> str:
    """Return a key of a message. Raise an error if a language lacks it."""
    for language in LANGUAGES:
        if not texts(language).has(key):
            raise item.error("scenario-text-missing", what=key, language=language)
    return key
