"""Every choice of the game, numbered. A family of choices (`AIM + seat`) is a range of numbers.

The numbers of the box never change: records and learning agents know them. A kitten that is added gets numbers after
them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociolek.core.api import NOBODY, UNKNOWN, Action, Kind, Seat
from kociolek.core.codec import action_json
from kociolek.games.wizardkittens.kinds import NAMES, OVERFLOW, SPACES, SPELL, SPELLS, TYPES
from kociolek.games.wizardkittens.places import CHAPTERS, MOST_SEATS, PER_CIRCLE, PLACES

# Written out, because the compiler takes only literals for constants. The tests compare them with the texts.
PASS: Final = 0
DRAW: Final = 1
CAST: Final = 2  # plus the spell
KITTEN: Final = 10  # plus the kitten
AIM: Final = 14  # plus the seat
PLACE: Final = 18  # plus the chapter
CHAPTER: Final = 21
SWAP: Final = 24  # 1 2, 1 3, 2 3
KEEP: Final = 27  # plus the type
FETCH: Final = 31
DISMISS_FROM: Final = 35  # by chapter and type
PICK: Final = 47  # by the number of the place, see places.py
ALL: Final = 95  # actions of the box

# The two chapters of each swap, from 0
SWAP_ONE: Final = bytes([0, 0, 1])
SWAP_TWO: Final = bytes([1, 2, 2])

ACTIONS: Final[list[Action]] = []
ACTION_JSON: Final[list[dict[str, object]]] = []  # the same as views carry them
ACTION_BY_TEXT: Final[dict[str, Action]] = {}
CASTS: Final[list[int]] = []  # [spell]: the action that casts it
KITTENS: Final[list[int]] = []  # [kitten]: the action that chooses it


def new_action(words: list[str], kind: Kind = UNKNOWN, seat: Seat = NOBODY, index: i64 = -1) -> int:
    """Add an action after all others and return its number."""
    action = Action(len(ACTIONS), " ".join(words), words[0], kind, seat, index)
    ACTIONS.append(action)
    ACTION_JSON.append(action_json(action, NAMES))
    ACTION_BY_TEXT[action.text] = action
    return action.id


def new_cast(spell: i64) -> None:
    CASTS.append(new_action(["cast", NAMES[SPELL + spell]], Kind(SPELL + spell)))


def new_choice_of_kitten(kitten: i64) -> None:
    spell = OVERFLOW + kitten
    KITTENS.append(new_action(["kitten", NAMES[SPELL + spell]], Kind(SPELL + spell)))


def _by_chapter(verb: str) -> None:
    for chapter in range(1, i64(CHAPTERS) + 1):
        new_action([verb, str(chapter)], index=chapter)


def _by_type(verb: str) -> None:
    for kind in range(TYPES):
        new_action([verb, NAMES[kind]], Kind(kind))


def _number_all() -> None:
    new_action(["pass"])
    new_action(["draw"])
    for spell in range(i64(SPELLS)):
        new_cast(spell)
    for kitten in range(SPACES):
        new_choice_of_kitten(kitten)
    for seat in range(i64(MOST_SEATS)):
        new_action(["aim", str(seat)], seat=Seat(seat))
    _by_chapter("place")
    _by_chapter("chapter")
    for i in range(3):
        one, two = SWAP_ONE[i] + 1, SWAP_TWO[i] + 1
        new_action(["swap", str(one), str(two)], index=i64(10 * one + two))
    _by_type("keep")
    _by_type("fetch")
    for place in range(i64(PER_CIRCLE)):
        chapter, kind = place // TYPES + 1, place % TYPES
        new_action(["dismiss", str(chapter), NAMES[kind]], Kind(kind), index=chapter)
    for place in range(i64(PLACES)):
        seat, chapter, kind = place // PER_CIRCLE, place % PER_CIRCLE // TYPES + 1, place % TYPES
        new_action(["pick", str(seat), str(chapter), NAMES[kind]], Kind(kind), Seat(seat), chapter)


_number_all()
