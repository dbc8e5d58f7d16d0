"""Numbers of all actions. A family of actions (`go AREA`, `place CELL`) is a range of numbers.

Families of a fixed size have fixed numbers; the others follow them, and where they begin depends on the components:
those numbers stand in the `Box`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociolek.core.api import NOBODY, UNKNOWN, Action, Kind
from kociolek.games.witchstone.kinds import ACTIONS, FACES, KINDS

END: Final = 0  # close the running series; what it had left is lost
LAY: Final = 1  # a witch, beside the own tower
STEP: Final = 2  # on the pentagram
SHELF: Final = 3  # a crystal to the shelf of its exit
LOWEST: Final = 4  # a crystal to the lowest shelf
FIRST: Final = 5  # + kind: which half of the tile goes first
USE: Final = FIRST + KINDS  # + kind: a special tile, or the empty blue field, for actions
PICK: Final = USE + KINDS  # + face: a token from the table
TOKEN: Final = PICK + KINDS + 1  # + 2 * kind + (1 if it is the black crystal's)
FIXED: Final = TOKEN + 2 * KINDS


class Numbering:
    """Builder of the list of actions; it returns where each family begins."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        for verb in ("end", "lay", "step", "shelf", "lowest"):
            self.add(verb, "", UNKNOWN, -1)
        for verb, names in (("first", ACTIONS), ("use", ACTIONS), ("pick", FACES)):
            for kind, name in enumerate(names):
                self.add(verb, name, Kind(i64(kind)), -1)
        for kind, name in enumerate(ACTIONS):
            self.add("token", name, Kind(i64(kind)), -1)
            self.add("token_of_black", name, Kind(i64(kind)), -1)
        assert len(self.actions) == FIXED

    def add(self, verb: str, what: str, kind: Kind, index: i64) -> None:
        words = verb.split("_of_") if "_of_" in verb else [verb]
        text = " ".join([words[0], what, *words[1:]]) if what else verb
        self.actions.append(Action(len(self.actions), text, verb, kind, NOBODY, index))

    def family(self, verb: str, names: list[str], kind: int, index: int) -> i64:
        """Add a family and return its first number. `kind` and `index` are those of the first action, or below 0."""
        begin = len(self.actions)
        for i, name in enumerate(names):
            self.add(verb, name, Kind(i64(kind + i)) if kind >= 0 else UNKNOWN, i64(index + i if index >= 0 else -1))
        return i64(begin)

    def rename(self, number: int, kind: i64) -> None:
        """Set the kind of an action."""
        a = self.actions[number]
        self.actions[number] = Action(a.id, a.text, a.verb, Kind(kind), a.seat, a.index)
