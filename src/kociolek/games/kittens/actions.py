"""Every choice of the game, numbered. A family of choices (`PLAY + kind`, `AIM + seat`) is a stretch of numbers.

A family has a number for each kind there is room for. Those without a kind are spare, until an expansion names one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.core.api import NOBODY, SPARE, UNKNOWN, Action, Kind, Seat
from kociolek.games.kittens.kinds import FERAL_CAT, GODCAT, KINDS, NAMES

MOST_SEATS: Final = 10
DEEPEST: Final = 128  # no pile is thicker

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

ACTIONS: Final[list[Action]] = []
ACTION_BY_TEXT: Final[dict[str, Action]] = {}
WILD: Final[dict[str, list[str]]] = {
    "pair_feral": ["feral"],
    "pair_godcat": ["godcat"],
    "triple_feral": ["feral"],
    "triple_ferals": ["feral", "feral"],
    "triple_godcat": ["godcat"],
    "triple_feral_godcat": ["feral", "godcat"],
}

WILD_CARDS: Final = {"feral": FERAL_CAT, "godcat": GODCAT}


class Family:
    """The actions of one verb, one for each kind."""

    def __init__(self, verb: str, first: int) -> None:
        self.verb: Final = verb
        self.first: Final = first

    def name(self, kind: int) -> None:
        """Give a kind its action."""
        text = " ".join([self.verb.split("_")[0], NAMES[kind], *WILD.get(self.verb, [])])
        if text not in ACTION_BY_TEXT:  # `take godcat` has been there from the beginning
            _set(Action(self.first + kind, text, self.verb, Kind(i64(kind)), NOBODY, -1))


FAMILIES: Final[list[Family]] = []


def _set(action: Action) -> None:
    ACTIONS[action.id] = action
    ACTION_BY_TEXT[action.text] = action


def _spare() -> int:
    number = len(ACTIONS)
    ACTIONS.append(Action(number, " ".join([SPARE, str(number)]), SPARE, UNKNOWN, NOBODY, -1))
    return number


def new_action(verb: str) -> i64:
    """Return the number of a new action that stands for itself."""
    number = _spare()
    _set(Action(number, verb.replace("_", " "), verb, UNKNOWN, NOBODY, -1))
    return i64(number)


def new_family(verb: str) -> i64:
    """Return the first number of a new family: one action for each kind, later kinds included."""
    family = Family(verb, len(ACTIONS))
    FAMILIES.append(family)
    for _ in range(KINDS):
        _spare()
    for kind in range(len(NAMES)):
        family.name(kind)
    return i64(family.first)


def name_actions(kind: Kind) -> None:
    """Name the actions of a kind that was added."""
    for family in FAMILIES:
        family.name(int(kind))


def _begin() -> None:
    for verb in ("pass", "draw", "explode", "keep", "top", "swap", "take_random", "take_godcat", "five"):
        new_action(verb)
    for verb in ("play", "godcat", "pair", "pair_feral", "pair_godcat", "triple", "triple_feral", "triple_ferals",
                 "triple_godcat", "triple_feral_godcat", "add", "fetch", "give", "name", "put", "hold"):  # fmt: skip
        new_family(verb)
    for seat in range(MOST_SEATS):
        _set(Action(_spare(), " ".join(["aim", str(seat)]), "aim", UNKNOWN, Seat(i64(seat)), -1))
    for depth in range(DEEPEST):
        _set(Action(_spare(), " ".join(["tuck", str(depth)]), "tuck", UNKNOWN, NOBODY, i64(depth)))


_begin()


def possible_actions(census: vec[u8], seats: i64) -> list[int]:
    """Return the actions that can be offered where these cards are in the game."""
    cards = sum([int(n) for n in census])
    found: list[int] = []
    for action in ACTIONS:
        if action.verb == SPARE or action.seat >= seats or (action.verb == "tuck" and action.index > cards):
            continue
        kinds = [action.kind] if action.kind >= 0 else []
        kinds += [WILD_CARDS[word] for word in WILD.get(action.verb, [])]
        if action.verb in ("godcat", "take_godcat"):
            kinds.append(GODCAT)
        if all(kind < len(census) and census[kind] != 0 for kind in kinds):
            found.append(action.id)
    return found
