"""The form of a document: nodes that check a value, lay one value over another, and know what they allow.

A document is made of tables, lists, words and numbers. `check` returns the canonical form of a value and raises BadBox
with a sentence. `lay` puts the few values of a person's file over those of the built-in box. `Names` keep their order:
it is the order of the pieces in the game.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from typing import Final

from kociolek.box.errors import bad

NONE: Final = "none"  # takes a named thing out: `connections.W-T0 = "none"`
TomlTable = dict[str, object]


def inside(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name


class Node:
    """One value of a document."""

    def check(self, value: object, where: str) -> object:
        raise NotImplementedError

    def lay(self, base: object, over: object, where: str) -> object:
        return over


class Whole(Node):
    def __init__(self, low: int, high: int) -> None:
        self.low: Final = low
        self.high: Final = high

    def check(self, value: object, where: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise bad("box-not-whole", where, value=value, low=self.low, high=self.high)
        return value


class Real(Node):
    """A number with at most one decimal, as places on a board are given."""

    def __init__(self, low: float, high: float) -> None:
        self.low: Final = low
        self.high: Final = high

    def check(self, value: object, where: str) -> float:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
            raise bad("box-not-number", where, value=value, low=self.low, high=self.high)
        if not self.low <= value <= self.high:
            raise bad("box-not-number", where, value=value, low=self.low, high=self.high)
        return round(float(value), 1) + 0.0  # no negative zero: it would make another box


class Word(Node):
    def __init__(self, known: Sequence[str]) -> None:
        self.known: Final = list(known)

    def check(self, value: object, where: str) -> str:
        if not isinstance(value, str) or value not in self.known:
            raise bad("box-not-word", where, value=value, known=",".join(self.known))
        return value


class Text(Node):
    """One line of a person's words."""

    def __init__(self, longest: int) -> None:
        self.longest: Final = longest

    def check(self, value: object, where: str) -> str:
        text = " ".join(value.split()) if isinstance(value, str) else ""
        if not 1 <= len(text) <= self.longest or not text.isprintable():
            raise bad("box-not-text", where, value=value, high=self.longest)
        return text


class Flag(Node):
    def check(self, value: object, where: str) -> bool:
        if not isinstance(value, bool):
            raise bad("box-not-flag", where, value=value)
        return value


class Letters(Node):
    """A recipe: `AAS` is two Artifacts and a Scroll. The canonical form has the letters in their order."""

    def __init__(self, letters: str, low: int, high: int) -> None:
        self.letters: Final = letters
        self.low: Final = low
        self.high: Final = high

    def check(self, value: object, where: str) -> str:
        text = value if isinstance(value, str) else ""
        if not self.low <= len(text) <= self.high or any(letter not in self.letters for letter in text):
            raise bad("box-not-recipe", where, value=value, low=self.low, high=self.high)
        return "".join(sorted(text, key=self.letters.index))


class Items(Node):
    """A list. A table with numbers as names replaces single items: `wand.4 = "light"`. The first item is 1."""

    def __init__(self, node: Node, low: int, high: int) -> None:
        self.node: Final = node
        self.low: Final = low
        self.high: Final = high

    def check(self, value: object, where: str) -> list[object]:
        if not isinstance(value, list):
            raise bad("box-not-list", where, value=value)
        if not self.low <= len(value) <= self.high:
            raise bad("box-list-size", where, count=len(value), low=self.low, high=self.high)
        return [self.node.check(item, inside(where, str(i))) for i, item in enumerate(value, start=1)]

    def lay(self, base: object, over: object, where: str) -> object:
        if not isinstance(over, Mapping) or not isinstance(base, list):
            return over
        whole = list(base)
        for name, item in over.items():
            number = int(name) if re.fullmatch("[0-9]{1,3}", name) else 0
            if not 1 <= number <= len(whole):
                raise bad("box-no-item", where, value=name, count=len(whole))
            whole[number - 1] = self.node.lay(whole[number - 1], item, inside(where, name))
        return whole


class Field:
    """A named part of a table. One that may be left out has no canonical form then."""

    def __init__(self, node: Node, *, needed: bool = True, usual: object = None) -> None:
        self.node: Final = node
        self.needed: Final = needed
        self.usual: Final = usual  # what it is if it is left out


class Fixed(Node):
    """A table with known names."""

    def __init__(self, fields: Mapping[str, Node | Field]) -> None:
        self.fields: Final = {n: f if isinstance(f, Field) else Field(f) for n, f in fields.items()}

    def check(self, value: object, where: str) -> TomlTable:
        return checked(self.fields, table_at(value, where), where)

    def lay(self, base: object, over: object, where: str) -> object:
        if not isinstance(over, Mapping) or not isinstance(base, Mapping):
            return over
        whole: TomlTable = dict(base)
        for name, value in over.items():
            known = self.fields.get(name)
            whole[name] = known.node.lay(whole.get(name), value, inside(where, name)) if known else value
        return whole


class Names(Node):
    """A table with a person's own names. Laid over another one, `"none"` takes a name out; new names come last."""

    def __init__(self, node: Node, name: str, most: int) -> None:
        self.node: Final = node
        self.name: Final = re.compile(name)
        self.most: Final = most

    def check(self, value: object, where: str) -> TomlTable:
        table = table_at(value, where)
        if not 1 <= len(table) <= self.most:
            raise bad("box-list-size", where, count=len(table), low=1, high=self.most)
        for name in table:
            if self.name.fullmatch(name) is None:
                raise bad("box-bad-name", where, value=name)
        return {name: self.node.check(part, inside(where, name)) for name, part in table.items()}

    def lay(self, base: object, over: object, where: str) -> object:
        if not isinstance(over, Mapping) or not isinstance(base, Mapping):
            return over
        whole: TomlTable = dict(base)
        for name in sorted(over, key=lambda name: name in whole, reverse=True):
            if over[name] == NONE:
                if name not in whole:
                    raise bad("box-unknown-field", where, value=name, known=",".join(whole))
                del whole[name]
            else:
                whole[name] = self.node.lay(whole.get(name), over[name], inside(where, name))
        return whole


class Variant(Node):
    """A table whose other fields depend on one of them, the `tag`. A word alone is the tag, or a short form."""

    def __init__(
        self,
        tag: str,
        cases: Mapping[str, Mapping[str, Node | Field]],
        common: Mapping[str, Node | Field] | None = None,
        usual: str | None = None,
        short: Mapping[str, TomlTable] | None = None,
    ) -> None:
        self.tag: Final = tag
        every = common or {}
        self.cases: Final = {case: Fixed({**every, **fields}).fields for case, fields in cases.items()}
        self.usual: Final = usual
        self.short: Final = dict(short or {})

    def check(self, value: object, where: str) -> TomlTable:
        table = table_at(self.long(value), where)
        case = table.get(self.tag, self.usual)
        if case is None:
            raise bad("box-field-missing", where, field=self.tag)
        if not isinstance(case, str) or case not in self.cases:
            raise bad("box-not-word", inside(where, self.tag), value=case, known=",".join(self.cases))
        rest = {name: part for name, part in table.items() if name != self.tag}
        return {self.tag: case, **checked(self.cases[case], rest, where)}

    def long(self, value: object) -> object:
        if isinstance(value, str):
            return self.short.get(value, {self.tag: value})
        return value

    def lay(self, base: object, over: object, where: str) -> object:
        over, base = self.long(over), self.long(base)
        if not isinstance(over, Mapping) or not isinstance(base, Mapping):
            return over
        if over.get(self.tag, base.get(self.tag)) != base.get(self.tag):
            return over  # another kind of thing: nothing of the old one fits it
        return {**base, **over}


def table_at(value: object, where: str) -> TomlTable:
    if not isinstance(value, Mapping):
        raise bad("box-not-table", where, value=value)
    return dict(value)


def checked(fields: Mapping[str, Field], table: TomlTable, where: str) -> TomlTable:
    """Return a table in the order of its fields."""
    for name in table:
        if name not in fields:
            raise bad("box-unknown-field", where, value=name, known=",".join(fields))
    whole: TomlTable = {}
    for name, field in fields.items():
        if name in table:
            whole[name] = field.node.check(table[name], inside(where, name))
        elif field.usual is not None:
            whole[name] = field.node.check(field.usual, inside(where, name))
        elif field.needed:
            raise bad("box-field-missing", where, field=name)
    return whole
