"""Every choice of the game, numbered. A family of choices (`PLAY + kind`, `AIM + seat`) is a stretch of numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociolek.core.api import NOBODY, UNKNOWN, Action, Kind, Seat
from kociolek.games.kittens.kinds import KINDS, NAMES

MOST_SEATS: Final = 10
DEEPEST: Final = 128  # no pile of any box is thicker

PASS: Final = 0
DRAW: Final = 1
EXPLODE: Final = 2
KEEP: Final = 3
TOP: Final = 4
SWAP: Final = 5
TAKE_RANDOM: Final = 6
TAKE_GODCAT: Final = 7
FIVE: Final = 8
PLAY: Final = 9
GODCAT_AS: Final = PLAY + KINDS
# The ways to pay for a combo; the title counts, wild cards fill up. In this order: see combos.py.
PAIR: Final = GODCAT_AS + KINDS
PAIR_FERAL: Final = PAIR + KINDS
PAIR_GODCAT: Final = PAIR_FERAL + KINDS
TRIPLE: Final = PAIR_GODCAT + KINDS
TRIPLE_FERAL: Final = TRIPLE + KINDS
TRIPLE_FERALS: Final = TRIPLE_FERAL + KINDS
TRIPLE_GODCAT: Final = TRIPLE_FERALS + KINDS
TRIPLE_FERAL_GODCAT: Final = TRIPLE_GODCAT + KINDS
ADD: Final = TRIPLE_FERAL_GODCAT + KINDS
FETCH: Final = ADD + KINDS
GIVE: Final = FETCH + KINDS
NAME: Final = GIVE + KINDS
PUT: Final = NAME + KINDS
HOLD: Final = PUT + KINDS
AIM: Final = HOLD + KINDS
TUCK: Final = AIM + MOST_SEATS
ALL: Final = TUCK + DEEPEST


def _by_kind(actions: list[Action], verb: str, *wild: str) -> None:
    kind: i64 = 0
    while kind < KINDS:
        words = [verb.split("_")[0], NAMES[kind], *wild]
        actions.append(Action(len(actions), " ".join(words), verb, Kind(kind), NOBODY, -1))
        kind += 1


def _all_actions() -> list[Action]:
    actions: list[Action] = []
    for verb in ("pass", "draw", "explode", "keep", "top", "swap", "take_random", "take_godcat", "five"):
        actions.append(Action(len(actions), verb.replace("_", " "), verb, UNKNOWN, NOBODY, -1))
    _by_kind(actions, "play")
    _by_kind(actions, "godcat")
    _by_kind(actions, "pair")
    _by_kind(actions, "pair_feral", "feral")
    _by_kind(actions, "pair_godcat", "godcat")
    _by_kind(actions, "triple")
    _by_kind(actions, "triple_feral", "feral")
    _by_kind(actions, "triple_ferals", "feral", "feral")
    _by_kind(actions, "triple_godcat", "godcat")
    _by_kind(actions, "triple_feral_godcat", "feral", "godcat")
    for verb in ("add", "fetch", "give", "name", "put", "hold"):
        _by_kind(actions, verb)
    seat: i64 = 0
    while seat < MOST_SEATS:
        actions.append(Action(len(actions), " ".join(["aim", str(seat)]), "aim", UNKNOWN, Seat(seat), -1))
        seat += 1
    depth: i64 = 0
    while depth < DEEPEST:
        actions.append(Action(len(actions), " ".join(["tuck", str(depth)]), "tuck", UNKNOWN, NOBODY, depth))
        depth += 1
    return actions


ACTIONS: Final = _all_actions()
