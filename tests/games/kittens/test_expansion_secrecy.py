"""Secrecy where it is hardest: pairs of tables that differ in one hidden thing, and seats that must not notice.

The secrecy law in tests/laws draws such pairs at random; these are built on purpose, one for each secret.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from kociolek.core.api import NOBODY, Event, Seat
from kociolek.games.kittens.actions import ACTION_BY_TEXT
from kociolek.games.kittens.state import KittensState
from kociolek.scenario import read_file
from kociolek.scenario.player import begin
from laws.play import interjections, legal, told, waiting_seats

ALL_BOXES = {"barking": "on", "imploding": "on", "streaking": "on"}


@dataclass
class Pair:
    """`left` and `right` are positions; a move is the same in both, or `left move | right move`."""

    left: dict[str, Any]
    right: dict[str, Any]
    moves: list[str]
    blind_to_it: list[int]  # seats that cannot tell them apart
    options: dict[str, str]
    seats: int = 3
    watchers: bool = True  # whether those who only watch cannot tell, either


KITTENS_2 = ["exploding_kitten", "exploding_kitten"]
PAIRS = {
    "where a card was buried": Pair(
        {"hands": {0: ["bury"], 1: ["skip"], 2: []}, "pile": ["favor", "shuffle", "attack", *KITTENS_2]},
        {"hands": {0: ["bury"], 1: ["skip"], 2: []}, "pile": ["favor", "shuffle", "attack", *KITTENS_2]},
        ["0 play bury", "1 pass", "2 pass", "0 tuck 1 | 0 tuck 3", "1 play skip", "0 pass", "2 pass"],
        [1, 2],
        ALL_BOXES,
    ),
    "that the buried card was a kitten": Pair(
        {"hands": {0: ["bury"], 1: ["skip"], 2: []}, "pile": ["favor", "shuffle", *KITTENS_2]},
        {
            "hands": {0: ["bury"], 1: ["skip"], 2: []},
            "pile": ["exploding_kitten", "shuffle", "exploding_kitten", "favor"],
        },
        ["0 play bury", "1 pass", "2 pass", "0 tuck 2", "1 play skip", "0 pass", "2 pass"],
        [1, 2],
        ALL_BOXES,
    ),
    "where the Imploding Kitten was tucked": Pair(
        {"hands": {0: [], 1: ["skip"], 2: []}, "pile": ["imploding_kitten", "favor", "shuffle", "attack", *KITTENS_2]},
        {"hands": {0: [], 1: ["skip"], 2: []}, "pile": ["imploding_kitten", "favor", "shuffle", "attack", *KITTENS_2]},
        ["0 draw", "1 pass", "2 pass", "0 tuck 1 | 0 tuck 4", "1 play skip", "0 pass", "2 pass"],
        [1, 2],
        ALL_BOXES,
    ),
    "where the Imploding Kitten lies, face up": Pair(
        {
            "hands": {0: ["shuffle"], 1: ["skip"], 2: []},
            "pile": ["favor", "imploding_kitten", "attack", *KITTENS_2],
            "imploding": "up",
        },
        {
            "hands": {0: ["shuffle"], 1: ["skip"], 2: []},
            "pile": ["favor", "attack", *KITTENS_2, "imploding_kitten"],
            "imploding": "up",
        },
        [],
        [0, 1, 2],
        ALL_BOXES,
    ),
    "a kitten held under the Streaking Kitten": Pair(
        {
            "hands": {0: ["streaking_kitten", "skip"], 1: ["skip"], 2: []},
            "pile": ["exploding_kitten", "favor", "attack"],
        },
        {
            "hands": {0: ["streaking_kitten", "skip"], 1: ["skip"], 2: []},
            "pile": ["favor", "exploding_kitten", "attack"],
        },
        ["0 draw", "1 pass", "2 pass", "0 keep", "1 play skip", "0 pass", "2 pass"],
        [1, 2],
        ALL_BOXES,
    ),
    "whose Streaking Kitten it is": Pair(
        {"hands": {0: ["skip"], 1: ["streaking_kitten"], 2: ["favor"]}, "pile": ["attack", "nope", "exploding_kitten"]},
        {"hands": {0: ["skip"], 1: ["favor"], 2: ["streaking_kitten"]}, "pile": ["attack", "nope", "exploding_kitten"]},
        ["0 play skip", "1 pass", "2 pass", "1 draw", "0 pass", "2 pass", "1 keep"],
        [0],
        ALL_BOXES,
    ),
    "who holds the second Barking Kitten": Pair(
        {"hands": {0: ["barking_kitten"], 1: ["barking_kitten"], 2: ["favor"]}, "pile": ["attack", *KITTENS_2]},
        {"hands": {0: ["barking_kitten"], 1: ["favor"], 2: ["barking_kitten"]}, "pile": ["attack", *KITTENS_2]},
        [],
        [0],
        ALL_BOXES,
    ),
    "crown cards that nobody has seen": Pair(
        {
            "hands": {0: ["tacocat", "tacocat"], 1: ["skip"], 2: []},
            "pile": ["attack", *KITTENS_2, "nope"],
            "crown": {1: ["favor", "shuffle"]},
        },
        {
            "hands": {0: ["tacocat", "tacocat"], 1: ["skip"], 2: []},
            "pile": ["attack", *KITTENS_2, "favor"],
            "crown": {1: ["nope", "shuffle"]},
        },
        ["0 pair tacocat", "0 aim 1", "1 pass", "2 pass"],
        [1, 2],
        ALL_BOXES,
    ),
    "the stash": Pair(
        {"hands": {0: ["tower_of_power"], 1: [], 2: []}, "pile": ["attack", *KITTENS_2, "nope"], "stash": ["favor"]},
        {"hands": {0: ["tower_of_power"], 1: [], 2: []}, "pile": ["attack", *KITTENS_2, "favor"], "stash": ["nope"]},
        ["0 play tower_of_power", "1 pass", "2 pass", "0 draw", "1 pass", "2 pass"],
        [1, 2],
        ALL_BOXES,
    ),
    "a marked card's neighbours": Pair(
        {
            "hands": {0: ["skip"], 1: ["nope", "favor"], 2: []},
            "pile": ["attack", *KITTENS_2, "shuffle"],
            "marked": {1: ["nope"]},
        },
        {
            "hands": {0: ["skip"], 1: ["nope", "shuffle"], 2: []},
            "pile": ["attack", *KITTENS_2, "favor"],
            "marked": {1: ["nope"]},
        },
        ["0 play skip", "1 pass", "2 pass", "1 draw", "0 pass", "2 pass", "1 keep"],
        [0, 2],
        ALL_BOXES,
    ),
    "a blind player's own hand": Pair(
        {"hands": {0: ["skip"], 1: ["nope", "favor"], 2: []}, "pile": ["shuffle", *KITTENS_2, "attack"], "blind": [1]},
        {"hands": {0: ["skip"], 1: ["attack", "shuffle"], 2: []}, "pile": ["nope", *KITTENS_2, "favor"], "blind": [1]},
        ["0 play skip", "1 pass", "2 pass"],
        [0, 1, 2],
        {**ALL_BOXES, "blind_may_nope": "on"},
    ),
    "a mark on a blind hand, from its owner": Pair(
        {
            "hands": {0: [], 1: ["nope", "favor"], 2: []},
            "pile": ["shuffle", *KITTENS_2],
            "blind": [1],
            "marked": {1: ["nope"]},
        },
        {
            "hands": {0: [], 1: ["nope", "favor"], 2: []},
            "pile": ["shuffle", *KITTENS_2],
            "blind": [1],
            "marked": {1: ["favor"]},
        },
        ["0 draw", "1 pass", "2 pass", "0 keep"],
        [1],
        ALL_BOXES,
        watchers=False,
    ),
    "what was put into a Potluck": Pair(
        {"hands": {0: ["potluck", "skip"], 1: ["nope", "favor"], 2: []}, "pile": ["shuffle", *KITTENS_2]},
        {"hands": {0: ["potluck", "skip"], 1: ["nope", "favor"], 2: []}, "pile": ["shuffle", *KITTENS_2]},
        ["0 play potluck", "1 pass", "2 pass", "0 give skip", "1 give nope | 1 give favor"],
        [0, 2],
        ALL_BOXES,
    ),
    "what went with the garbage": Pair(
        {"hands": {0: ["garbage_collection", "skip"], 1: ["nope", "favor"], 2: []}, "pile": ["shuffle", *KITTENS_2]},
        {"hands": {0: ["garbage_collection", "skip"], 1: ["nope", "favor"], 2: []}, "pile": ["shuffle", *KITTENS_2]},
        ["0 play garbage_collection", "1 pass", "2 pass", "0 give skip", "1 give nope | 1 give favor"],
        [0, 2],
        ALL_BOXES,
    ),
    "a card passed on by I'll Take That": Pair(
        {"hands": {0: [], 1: [], 2: ["skip"]}, "pile": ["shuffle", "favor", *KITTENS_2], "taken": {0: 1}},
        {"hands": {0: [], 1: [], 2: ["skip"]}, "pile": ["favor", "shuffle", *KITTENS_2], "taken": {0: 1}},
        ["0 draw", "1 pass", "2 pass", "1 keep"],
        [2],
        ALL_BOXES,
    ),
}


def lay(position: dict[str, Any], pair: Pair, folder: Path) -> KittensState:
    data = {"title": "one", "game": "kittens", "seats": pair.seats, "options": pair.options, "position": position,
            "expect": {"turns": 1}}  # fmt: skip
    file = folder / "pair.yaml"
    file.write_text(json.dumps([data]), "utf-8")
    state = begin(read_file(file)[0]).state
    assert isinstance(state, KittensState)
    return state


def move(t: KittensState, text: str) -> list[Event]:
    seat, _, action = text.partition(" ")
    number = ACTION_BY_TEXT[action].id
    allowed = legal(t, Seat(int(seat))) if Seat(int(seat)) in waiting_seats(t) else interjections(t, Seat(int(seat)))
    assert number in allowed, text
    events: list[Event] = []
    t.events = events
    t.apply(Seat(int(seat)), number)
    return events


@pytest.mark.parametrize("secret", PAIRS)
def test_nobody_else_notices(secret: str, tmp_path: Path) -> None:
    pair = PAIRS[secret]
    left, right = lay(pair.left, pair, tmp_path), lay(pair.right, pair, tmp_path)
    seats = [*([NOBODY] if pair.watchers else []), *(Seat(seat) for seat in pair.blind_to_it)]
    compare(left, right, seats)
    for text in pair.moves:
        one, _, other = text.partition(" | ")
        facts = move(left, one), move(right, other or one)
        for seat in seats:
            assert [told(fact, seat) for fact in facts[0]] == [told(fact, seat) for fact in facts[1]]
        compare(left, right, seats)
    assert hidden(left) != hidden(right), "the tables do differ"


def compare(left: KittensState, right: KittensState, seats: list[Seat]) -> None:
    assert left.waiting == right.waiting
    assert left.prompt() == right.prompt()
    for seat in seats:
        assert left.view(seat).to_json() == right.view(seat).to_json()


def hidden(t: KittensState) -> str:
    return "\n".join(line for line in t.dump().splitlines() if not line.startswith("rng "))
