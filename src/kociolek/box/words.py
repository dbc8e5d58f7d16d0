"""Comparison of two boxes: the values that differ, and the sentences that name them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kociolek.box import cards
from kociolek.box.box import Box, label
from kociolek.box.errors import shown
from kociolek.text import Texts
from kociolek.text.printed import effect, goal
from kociolek.text.sentences import key

SHORT: Final = 8  # digits of an id that people compare
WHOLE: Final = ("bonus", "goal", "effect")


@dataclass(frozen=True)
class Difference:
    """One value that differs between two boxes; None where a box does not have it."""

    path: tuple[str, ...]
    old: object
    new: object


def differences(old: Box, new: Box) -> list[Difference]:
    """Return what differs, in the order of the document."""
    found: list[Difference] = []
    compare((), old.content, new.content, found)
    return found


def compare(path: tuple[str, ...], old: object, new: object, found: list[Difference]) -> None:
    """Append the differences below a path of the document."""
    if old == new:
        return
    if isinstance(old, Mapping) and isinstance(new, Mapping) and not is_one_thing(path, old, new):
        for name in dict.fromkeys([*old, *new]):
            compare((*path, name), old.get(name), new.get(name), found)
        return
    if isinstance(old, list) and isinstance(new, list) and is_track(path) and len(old) == len(new):
        for i, (one, other) in enumerate(zip(old, new, strict=True), start=1):
            compare((*path, str(i)), one, other, found)
        return
    found.append(Difference(path, old, new))


def is_one_thing(path: tuple[str, ...], old: Mapping[str, object], new: Mapping[str, object]) -> bool:
    """Tell whether the fields of a table mean nothing alone: a goal, an effect, another kind of space."""
    return bool(path) and (path[-1] in WHOLE or "steps" in path[-2:] or old.get("field") != new.get("field"))


def is_track(path: tuple[str, ...]) -> bool:
    return path in {("wand",), ("pentagram", "fields"), ("shelves",)} or path[-1] == "steps"


def named(text: str, t: Texts) -> str:
    """Return the line that names the box of a game: “Box: Our copy, version 2, 5ebe3b0f”."""
    name, version, id = label(text)
    return t.say("box-played", name=name, version=version, id=id[:SHORT])


def sentences(old: Box, new: Box, t: Texts) -> list[str]:
    """Return the differences as sentences: “Hairball, points: 5 instead of 4”."""
    return [sentence(difference, new, t) for difference in differences(old, new)]


def sentence(difference: Difference, box: Box, t: Texts) -> str:
    what = place(difference.path, box, t)
    if difference.old is None:
        return t.say("box-diff-added", what=what, value=value_text(difference.new, t))
    if difference.new is None:
        return t.say("box-diff-removed", what=what, value=value_text(difference.old, t))
    return t.say("box-diff-changed", what=what, old=value_text(difference.old, t), new=value_text(difference.new, t))


def place(path: tuple[str, ...], box: Box, t: Texts) -> str:
    """Return the place in words: names of cards as the box has them, known words in the reader's language."""
    words: list[str] = []
    for depth, name in enumerate(path):
        card = box.content.get(path[0]) if depth == 1 else None
        named = card.get(name) if isinstance(card, Mapping) else None
        if isinstance(named, Mapping) and t.lang in named:
            words[-1:] = [str(named[t.lang])]
        else:
            words.append(word(name, box.game, t))
    return ", ".join(words)


def word(name: str, game: str, t: Texts) -> str:
    for message in (key("box-field", name), key(game, "card", name)):
        if t.has(message):
            return t.say(message)
    return name


def value_text(value: object, t: Texts) -> str:
    """Return a value in words: goals and effects as the card says them."""
    if isinstance(value, Mapping) and "score" in value and "pts" in value:
        score, argument, points = cards.goal_words(dict(value))
        return goal(t, score, argument, points)
    if isinstance(value, Mapping) and value.get("score") == "none":
        return t.say("box-diff-nothing")
    if isinstance(value, Mapping) and "when" in value:
        return effect(t, cards.effect_text(dict(value))).removesuffix(".")
    return shown(value)
