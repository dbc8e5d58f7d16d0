"""YAML node with its line number, for error messages with a location and a suggestion."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Final

import yaml

from kociolek.core.errors import KociolekError
from kociolek.record import reason
from kociolek.text.sentences import NO_SUGGESTION, suggestion

MAPPING: Final = "{…: …}"
SEQUENCE: Final = "[…]"
WORD: Final = "WORD"
NUMBER: Final = "N"
TRUTH: Final = "true | false"
LONGEST: Final = 120  # characters of a value in a message
ONLOOKER: Final = "onlooker"  # instead of a seat: somebody who only watches
WATCHING: Final = -1  # its number
REST: Final = "..."  # at the end of a list of cards: any others


class BadScenario(KociolekError):
    """A scenario file has an error."""


class Item:
    """One value of a file; `name` is its field."""

    def __init__(self, file: str, node: yaml.Node, name: str) -> None:
        self.file: Final = file
        self.node: Final = node
        self.name: Final = name
        self.line: Final[int] = node.start_mark.line + 1

    # -- errors ---------------------------------------------------------------------------
    def error(self, key: str, **values: str) -> BadScenario:
        return BadScenario(key, {"file": self.file, "line": str(self.line), **{k: short(v) for k, v in values.items()}})

    def unknown(self, word: str, known: Iterable[str]) -> BadScenario:
        return self.error("scenario-bad", what=word, meant=suggestion(word, known))

    def wrong_type(self, wanted: str) -> BadScenario:
        return self.error("scenario-wrong-type", field=self.name, wanted=wanted)

    def contradicts(self, other: str) -> BadScenario:
        return self.error("scenario-contradiction", field=self.name, other=other)

    # -- values ---------------------------------------------------------------------------
    def text(self, wanted: str = WORD) -> str:
        """Return a scalar as written, so that `on` and `2` need no quotes, with runs of blanks as one."""
        if not isinstance(self.node, yaml.ScalarNode):
            raise self.wrong_type(wanted)
        value = " ".join(self.node.value.split())
        if value == "":
            raise self.wrong_type(wanted)
        return value

    def number(self, wanted: str = NUMBER) -> int:
        value = self.text(wanted)
        if not (value.isascii() and value.isdigit() and len(value) < 19 and str(int(value)) == value):
            raise self.wrong_type(wanted)
        return int(value)

    def truth(self) -> bool:
        value = self.text(TRUTH)
        if value not in ("true", "false"):
            raise self.wrong_type(TRUTH)
        return value == "true"

    def choice(self, known: Collection[str]) -> str:
        value = self.text()
        if value not in known:
            raise self.unknown(value, known)
        return value

    def seat(self, seats: int, wanted: str = "SEAT") -> int:
        value = self.number(wanted)
        if value >= seats:
            raise self.error("scenario-seat", seat=str(value), high=str(seats - 1))
        return value

    def items(self, wanted: str = SEQUENCE) -> list[Item]:
        if not isinstance(self.node, yaml.SequenceNode):
            raise self.wrong_type(wanted)
        return [Item(self.file, node, self.name) for node in self.node.value]

    def one_or_more(self, wanted: str = SEQUENCE) -> list[Item]:
        """Return the items of a list; a single value counts as a list of one."""
        return self.items(wanted) if isinstance(self.node, yaml.SequenceNode) else [self]

    def is_list(self) -> bool:
        return isinstance(self.node, yaml.SequenceNode)

    def is_mapping(self) -> bool:
        return isinstance(self.node, yaml.MappingNode)

    def pairs(self, wanted: str = MAPPING) -> list[tuple[Item, Item]]:
        """Return the keys and values of a mapping. A duplicate key is an error."""
        if not isinstance(self.node, yaml.MappingNode):
            raise self.wrong_type(wanted)
        found: list[tuple[Item, Item]] = []
        seen: set[str] = set()
        for key_node, value_node in self.node.value:
            key = Item(self.file, key_node, self.name)
            word = key.text(wanted)
            if word in seen:
                raise key.error("scenario-twice", what=word)
            seen.add(word)
            found.append((key, Item(self.file, value_node, word)))
        return found

    def fields(self, known: Collection[str], wanted: str = MAPPING) -> dict[str, Item]:
        """Return a mapping whose keys must be known."""
        return {key.choice(known): value for key, value in self.pairs(wanted)}

    def by_seat(self, seats: int, wanted: str) -> list[tuple[int, Item]]:
        """Return a mapping whose keys are seats; the values keep the name of the field."""
        return [(key.seat(seats, wanted), Item(self.file, value.node, self.name)) for key, value in self.pairs(wanted)]

    def by_observer(self, seats: int, wanted: str) -> list[tuple[int, Item]]:
        """Return a mapping whose keys are seats or `onlooker`."""
        found: list[tuple[int, Item]] = []
        for key, value in self.pairs(wanted):
            seat = WATCHING if key.text() == ONLOOKER else key.seat(seats, wanted)
            found.append((seat, Item(self.file, value.node, self.name)))
        return found

    def open_list(self, known: Collection[str], wanted: str) -> tuple[list[str], bool]:
        """Return the words of a list, and whether it ends in `...`."""
        words: list[str] = []
        for item in self.items(wanted):
            if words and words[-1] == REST:
                raise item.error("scenario-after-rest", what=item.text())
            words.append(item.choice([*known, REST]))
        if words and words[-1] == REST:
            return words[:-1], True
        return words, False


def short(text: str) -> str:
    """Return a text that fits into a sentence."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def read_yaml(path: Path) -> Item | None:
    """Return the only document of a file, or None if it is empty."""
    file = str(path)
    try:
        source = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadScenario("file-not-text", {"file": file}) from None
    except OSError as error:
        raise BadScenario("file-unreadable", {"file": file, "reason": reason(error)}) from None
    try:
        node = yaml.compose(source, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise not_yaml(file, mark.line + 1 if mark else 1, error.problem or error.context or "") from None
    except yaml.YAMLError as error:  # a character that YAML does not allow
        told = str(error).partition("\n")[0]
        position = getattr(error, "position", 0)
        raise not_yaml(file, source.count("\n", 0, position) + 1, told) from None
    except RecursionError:
        raise not_yaml(file, 1, "[[[…") from None
    return None if node is None else Item(file, node, path.name)


def not_yaml(file: str, line: int, reason: str) -> BadScenario:
    return BadScenario("scenario-not-yaml", {"file": file, "line": str(line), "reason": reason or NO_SUGGESTION})
