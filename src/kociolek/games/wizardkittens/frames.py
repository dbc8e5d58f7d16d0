"""Frames of this game's stack: their common base, and how their fields are written.

Positions have the numbers the rules use. Views have names, and count steps and chapters from 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kociolek.core.api import shl
from kociolek.core.reading import as_int, as_str
from kociolek.core.stack import Field, Frame, FrameTypes
from kociolek.games.wizardkittens.kinds import NAMES, SPACES, SPELL_NAMES, TYPES
from kociolek.games.wizardkittens.places import CHAPTERS, PER_CIRCLE

if TYPE_CHECKING:
    from kociolek.games.wizardkittens.state import WizardKittensState


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Question(Frame):
    """A frame that asks the active player."""

    def advance(self, t: WizardKittensState) -> None:
        t.waiting = shl(1, t.active)


class NameField(Field):
    """An index into `names`, -1 for none. Views carry the name, or null."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names: Final = names

    def form(self) -> str:
        return "kind"

    def to_json(self, value: int) -> object:
        return None if value < 0 else self.names[value]

    def read_json(self, value: str | None) -> int:
        return -1 if value is None else self.names.index(value)


class OrdinalField(Field):
    """A number from 0, -1 for none. Views count from 1, or carry null."""

    def form(self) -> str:
        return "ordinal"

    def to_json(self, value: int) -> object:
        return None if value < 0 else value + 1

    def read_json(self, value: int | None) -> int:
        return -1 if value is None else value - 1


class ChaptersField(Field):
    """A mask of chapters. Views list their numbers."""

    def form(self) -> str:
        return "chapters"

    def to_json(self, value: int) -> object:
        return [chapter + 1 for chapter in range(CHAPTERS) if value >> chapter & 1]

    def read_json(self, value: list[int]) -> int:
        return sum(1 << chapter - 1 for chapter in value)


class PlaceField(Field):
    """A place in the circles. Views carry its seat, its chapter and the kind of card."""

    def form(self) -> str:
        return "place"

    def to_json(self, value: int) -> object:
        chapter = value % PER_CIRCLE // TYPES + 1
        return {"seat": value // PER_CIRCLE, "chapter": chapter, "kind": NAMES[value % TYPES]}

    def read_json(self, value: dict[str, object]) -> int:
        chapter = as_int(value, "chapter") - 1
        return as_int(value, "seat") * PER_CIRCLE + chapter * TYPES + NAMES.index(as_str(value, "kind"))


COMPONENT: Final[Field] = NameField("kind", NAMES[:TYPES])
SPACE: Final[Field] = NameField("space", SPELL_NAMES[:SPACES])
FRAMES: Final = FrameTypes()  # each module adds the frames it defines
