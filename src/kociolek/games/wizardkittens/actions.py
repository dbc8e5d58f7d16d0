"""Every choice of the game, numbered. A family of choices (`CAST + spell`, `AIM + seat`) is a stretch of numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociolek.core.api import NOBODY, UNKNOWN, Action, Kind, Seat
from kociolek.games.wizardkittens.kinds import NAMES, OVERFLOW, SPACES, SPELL, SPELLS, TYPES

MOST_SEATS: Final = 4
CHAPTERS: Final = 3
PER_CIRCLE: Final = 12  # places of a circle: chapters times types
PLACES: Final = 48  # of all circles

PASS: Final = 0
DRAW: Final = 1
CAST: Final = 2
KITTEN: Final = CAST + SPELLS
AIM: Final = KITTEN + SPACES
PLACE: Final = AIM + MOST_SEATS
CHAPTER: Final = PLACE + CHAPTERS
SWAP: Final = CHAPTER + CHAPTERS  # 1 2, 1 3, 2 3
KEEP: Final = SWAP + CHAPTERS
FETCH: Final = KEEP + TYPES
DISMISS_FROM: Final = FETCH + TYPES  # by chapter and type
PICK: Final = DISMISS_FROM + PER_CIRCLE  # by the number of the place, see state.py
ALL: Final = PICK + PLACES

# The two chapters of each swap, from 0
SWAP_ONE: Final = bytes([0, 0, 1])
SWAP_TWO: Final = bytes([1, 2, 2])


def _add(actions: list[Action], words: list[str], kind: Kind, seat: Seat, index: i64) -> None:
    actions.append(Action(len(actions), " ".join(words), words[0], kind, seat, index))


def _spells(actions: list[Action]) -> None:
    spell: i64 = 0
    while spell < SPELLS:
        _add(actions, ["cast", NAMES[SPELL + spell]], Kind(SPELL + spell), NOBODY, -1)
        spell += 1
    spell = OVERFLOW
    while spell < SPELLS:
        _add(actions, ["kitten", NAMES[SPELL + spell]], Kind(SPELL + spell), NOBODY, -1)
        spell += 1


def _by_chapter(actions: list[Action], verb: str) -> None:
    chapter: i64 = 0
    while chapter < CHAPTERS:
        _add(actions, [verb, str(chapter + 1)], UNKNOWN, NOBODY, chapter + 1)
        chapter += 1


def _by_type(actions: list[Action], verb: str) -> None:
    kind: i64 = 0
    while kind < TYPES:
        _add(actions, [verb, NAMES[kind]], Kind(kind), NOBODY, -1)
        kind += 1


def _by_place(actions: list[Action]) -> None:
    place: i64 = 0
    while place < PER_CIRCLE:
        words = ["dismiss", str(place // TYPES + 1), NAMES[place % TYPES]]
        _add(actions, words, Kind(place % TYPES), NOBODY, place // TYPES + 1)
        place += 1
    place = 0
    while place < PLACES:
        seat, chapter, kind = place // PER_CIRCLE, place % PER_CIRCLE // TYPES, place % TYPES
        _add(actions, ["pick", str(seat), str(chapter + 1), NAMES[kind]], Kind(kind), Seat(seat), chapter + 1)
        place += 1


def _all_actions() -> list[Action]:
    actions: list[Action] = []
    _add(actions, ["pass"], UNKNOWN, NOBODY, -1)
    _add(actions, ["draw"], UNKNOWN, NOBODY, -1)
    _spells(actions)
    seat: i64 = 0
    while seat < MOST_SEATS:
        _add(actions, ["aim", str(seat)], UNKNOWN, Seat(seat), -1)
        seat += 1
    _by_chapter(actions, "place")
    _by_chapter(actions, "chapter")
    for i in range(3):
        one, two = SWAP_ONE[i] + 1, SWAP_TWO[i] + 1
        _add(actions, ["swap", str(one), str(two)], UNKNOWN, NOBODY, i64(10 * one + two))
    _by_type(actions, "keep")
    _by_type(actions, "fetch")
    _by_place(actions)
    return actions


ACTIONS: Final = _all_actions()
