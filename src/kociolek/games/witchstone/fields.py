"""Fields of the state and of its players, listed once, and how they are written as text and as JSON.

In text they are numbers, in JSON names of the components, so each `Lookup` has its own lists. Reading JSON checks every
value.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.core.api import lowest
from kociolek.core.codec import numbers_text, small_numbers
from kociolek.core.reading import bad
from kociolek.core.stack import Field, Frame, FrameTypes
from kociolek.games.witchstone.bits import members, set_of
from kociolek.games.witchstone.components import MOST_SEATS
from kociolek.games.witchstone.kinds import ACTIONS, FACES, KINDS, NONE
from kociolek.games.witchstone.lookup import Lookup
from kociolek.games.witchstone.player import NO_PILE
from kociolek.games.witchstone.reading import all_within, among, fields, items, within
from kociolek.games.witchstone.state import NO_QUEUE, NO_TOKEN, RACK_ROW, Token

FAR: Final = 1_000_000  # beyond any number of a view
HIDDEN: Final = ""  # key of a field that a view does not carry as it is
SHELVES: Final = [*ACTIONS, "any"]  # of the potion rack; the last one is the lowest


# -- numbers and sets ---------------------------------------------------------------------
@final
class Number(Field):
    """A number from `low` to `high`."""

    def __init__(self, name: str, high: int = FAR, low: int = 0) -> None:
        super().__init__(name)
        self.low: Final = low
        self.high: Final = high

    def read_json(self, value: Any) -> Any:
        return within(value, self.low, self.high, self.name)


@final
class Name(Field):
    """A thing by its number, by its name in JSON. -1 stands for none, null in JSON."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names: Final = names

    def to_json(self, value: Any) -> object:
        return self.names[int(value)] if value >= 0 else None

    def read_json(self, value: Any) -> Any:
        return -1 if value is None else among(value, self.names, self.name)


@final
class Member(Field):
    """A set with at most one member: the name of the member in JSON, null for the empty set."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names: Final = names

    def to_json(self, value: Any) -> object:
        return self.names[lowest(i64(value))] if value else None

    def read_json(self, value: Any) -> Any:
        return 0 if value is None else 1 << among(value, self.names, self.name)


@final
class Names(Field):
    """A set, a list of names in JSON."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names: Final = names

    def to_json(self, value: Any) -> object:
        return [self.names[i] for i in members(i64(value))]

    def read_json(self, value: Any) -> Any:
        return int(set_of([among(name, self.names, self.name) for name in items(value, self.name)]))


def scroll_json(number: int, names: list[str]) -> dict[str, object]:
    """Return a scroll as views carry it: scrolls count from 1, and several may have one name."""
    return {"name": names[number], "number": number + 1}


def read_scroll(value: object, names: list[str], field: str) -> int:
    data = fields(value, field)
    number = within(data.get("number"), 1, len(names), field) - 1
    if data != scroll_json(number, names):
        raise bad(field, value)
    return number


@final
class Scrolls(Field):
    """A set of scrolls, a list of objects in JSON."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names: Final = names

    def to_json(self, value: Any) -> object:
        return [scroll_json(i, self.names) for i in members(i64(value))]

    def read_json(self, value: Any) -> Any:
        return int(set_of([read_scroll(item, self.names, self.name) for item in items(value, self.name)]))


@final
class ScrollNumbers(Field):
    """A set of scrolls, a list of their numbers in JSON. NO_PILE stands for no set, null in JSON."""

    def __init__(self, name: str, count: int, optional: bool = False) -> None:
        super().__init__(name)
        self.count: Final = count
        self.optional: Final = optional

    def to_json(self, value: Any) -> object:
        if value == NO_PILE:
            return None
        return [i + 1 for i in members(i64(value))]

    def read_json(self, value: Any) -> Any:
        if value is None and self.optional:
            return NO_PILE
        return int(set_of([within(item, 1, self.count, self.name) - 1 for item in items(value, self.name)]))


@final
class Numbers(Field):
    """A set, a list of numbers up to `high` in JSON. If it is optional, NO_QUEUE stands for no set, null in JSON."""

    def __init__(self, name: str, high: int, optional: bool = False) -> None:
        super().__init__(name, NO_QUEUE if optional else None)
        self.high: Final = high
        self.optional: Final = optional

    def form(self) -> str:
        return "numbers"

    def to_json(self, value: Any) -> object:
        return members(i64(value)) if value != NO_QUEUE else None

    def read_json(self, value: Any) -> Any:
        if value is None and self.optional:
            return NO_QUEUE
        return int(set_of(all_within(value, self.high, self.name)))


# -- rows of bytes ------------------------------------------------------------------------
class Row(Field):
    """A row of small numbers, a list in JSON.

    With `names` they stand for things, and the row has any length. Else `highs` has the highest number of each place.
    In an optional row NONE stands for nothing, null in JSON.
    """

    def __init__(self, name: str, names: list[str], highs: list[int], optional: bool = False) -> None:
        super().__init__(name)
        self.names: Final = names
        self.highs: Final = highs
        self.optional: Final = optional

    def text(self, value: Any) -> str:
        return numbers_text(value)

    def read(self, word: str) -> Any:
        return small_numbers([int(number) for number in word.split(",") if number])

    def item(self, number: int) -> object:
        if number == NONE:
            return None
        return self.names[number] if self.names else number

    def to_json(self, value: Any) -> object:
        row: vec[u8] = value
        return [self.item(int(number)) for number in row]

    def read_json(self, value: Any) -> Any:
        row = items(value, self.name)
        if self.names:
            return small_numbers([among(item, self.names, self.name) for item in row])
        if len(row) != len(self.highs):
            raise bad(self.name, value)
        return small_numbers(
            [
                NONE if item is None and self.optional else within(item, 0, high, self.name)
                for item, high in zip(row, self.highs, strict=True)
            ]
        )


@final
class ScrollRow(Row):
    """A row of scrolls, a list of objects in JSON."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name, names, [])

    def to_json(self, value: Any) -> object:
        row: vec[u8] = value
        return [scroll_json(int(number), self.names) for number in row]

    def read_json(self, value: Any) -> Any:
        return small_numbers([read_scroll(item, self.names, self.name) for item in items(value, self.name)])


@final
class Mapping(Row):
    """A row with a name for each place, an object in JSON; places with the number `absent` are left out."""

    def __init__(self, name: str, places: list[str], names: list[str], absent: int) -> None:
        super().__init__(name, names, [])
        self.places: Final = places
        self.absent: Final = absent

    def to_json(self, value: Any) -> object:
        row: vec[u8] = value
        return {self.places[i]: self.item(int(n)) for i, n in enumerate(row) if n != self.absent}

    def read_json(self, value: Any) -> Any:
        row = [self.absent] * len(self.places)
        for place, item in fields(value, self.name).items():
            number = among(item, self.names, self.name) if self.names else within(item, 0, NONE - 1, self.name)
            row[among(place, self.places, self.name)] = number
        return small_numbers(row)


@final
class Rack(Row):
    """The potion rack, in JSON the crystals of each shelf: `{"energy": [{"seat": 0, "black": false}], ...}`."""

    def to_json(self, value: Any) -> object:
        row: vec[u8] = value
        shelves: dict[str, list[object]] = {shelf: [] for shelf in SHELVES}
        for i, n in enumerate(row):
            for _ in range(int(n)):
                shelves[SHELVES[i // RACK_ROW]].append({"seat": i % RACK_ROW // 2, "black": i % 2 == 1})
        return shelves

    def read_json(self, value: Any) -> Any:
        row = [0] * ((KINDS + 1) * RACK_ROW)
        shelves = fields(value, self.name)
        if sorted(shelves) != sorted(SHELVES):
            raise bad(self.name, value)
        for shelf, crystals in shelves.items():
            for item in items(crystals, self.name):
                crystal = fields(item, self.name)
                seat = within(crystal.get("seat"), 0, MOST_SEATS - 1, self.name)
                row[SHELVES.index(shelf) * RACK_ROW + 2 * seat + (1 if crystal.get("black") is True else 0)] += 1
        return small_numbers(row)


# -- linked lists -------------------------------------------------------------------------
@final
class Tokens(Field):
    """Magic tokens not yet used, the newest first: `kind.size.home,...` in text."""

    def text(self, value: Any) -> str:
        return ",".join([".".join([ACTIONS[t.kind], str(t.size), str(t.home)]) for t in tokens_of(value)])

    def read(self, word: str) -> Any:
        token = NO_TOKEN
        for part in reversed(word.split(",") if word else []):
            kind, size, home = part.split(".")
            token = Token(i64(ACTIONS.index(kind)), i64(int(size)), i64(int(home)), token)
        return token

    def to_json(self, value: Any) -> object:
        return [{"kind": ACTIONS[t.kind], "size": int(t.size), "home": int(t.home)} for t in tokens_of(value)]

    def read_json(self, value: Any) -> Any:
        token = NO_TOKEN
        for item in reversed(items(value, self.name)):
            data = fields(item, self.name)
            kind = among(data.get("kind"), ACTIONS, self.name)
            size = within(data.get("size"), 1, NONE, self.name)
            token = Token(i64(kind), i64(size), i64(within(data.get("home"), 0, NONE, self.name)), token)
        return token


def tokens_of(token: Token) -> list[Token]:
    """Return the tokens of a linked list in order."""
    found: list[Token] = []
    while token is not NO_TOKEN:
        found.append(token)
        token = token.rest
    return found


@final
class Stack(Field):
    """The effect stack, a list of frames in JSON."""

    def __init__(self, name: str, types: FrameTypes) -> None:
        super().__init__(name)
        self.types: Final = types

    def text(self, value: Any) -> str:
        top: Frame = value
        return self.types.text(top)

    def read(self, word: str) -> Any:
        return self.types.read(word)

    def to_json(self, value: Any) -> object:
        top: Frame = value
        return self.types.to_json(top)

    def read_json(self, value: Any) -> Any:
        return self.types.read_json([fields(frame, "stack") for frame in items(value, "stack")])


def player_fields(box: Lookup, major: i64) -> list[Field]:
    """Return the fields in the text of a player by a version of the rules."""
    return [field for field in box.player_fields if major >= 2 or field.name != "pile"]


# -- the lists ----------------------------------------------------------------------------
def describe_fields(box: Lookup) -> None:
    """List the fields of the state and of its players. Text and JSON are made from these lists."""
    areas = box.components.areas
    owls, specials = [len(stack) for stack in box.components.owls], len(box.special_a) - 1
    box.state_fields.extend([  # line of the text, key of the view, field
        ("round", "round", Number("round")),
        ("beginner", "beginner", Number("beginner", MOST_SEATS - 1)),
        ("active", "active", Number("active", MOST_SEATS - 1)),
        ("gone", HIDDEN, Number("gone")),
        ("arrivals", "arrivals", Number("arrivals")),
        ("deck", HIDDEN, Row("deck_left", [], [])),
        ("shelf", "shelf", ScrollRow("shelf", box.scroll_names)),
        ("specials", HIDDEN, Row("specials_left", [], [])),
        ("blue", "blue", Row("blue", [], [specials] * int(box.blue_fields), optional=True)),
        ("owls", "owls_taken", Row("owls_taken", [], owls)),
        ("area_tokens", "area_tokens", Mapping("area_tokens", areas, FACES, NONE)),
        ("table_tokens", "table_tokens", Mapping("table_tokens", FACES, [], 0)),
        ("rack", "rack", Rack("rack", [], [])),
        ("pending", "pending", Tokens("pending")),
        ("queue", "queue", Numbers("queue", int(box.wand_end), optional=True)),
        ("stack", "stack", Stack("top", box.frames)),
        ("waiting", "waiting", Numbers("waiting", MOST_SEATS - 1)),
        ("drafted", "can_take_back", Number("drafted")),
    ])  # fmt: skip
    box.player_fields.extend([
        Number("score", FAR, -FAR),
        Name("tower", areas),
        Number("charges"),
        Number("stock"),
        Number("lying"),
        Names("standing", areas),
        Number("rank"),
        Name("building", box.link_names),
        Number("built"),
        Names("completed", box.link_names),
        Names("network", areas),
        Number("pentagram", len(box.pentagram) - 1),
        Number("wand", int(box.wand_end)),
        Number("arrived"),
        Names("crystals", box.cell_names),
        Member("black", box.cell_names),
        Number("racked"),
        Number("removed"),
        Number("aside"),
        Number("tokens"),
        Numbers("owls", len(box.owl_value) - 1),
        Numbers("specials", specials),
        Scrolls("scrolls", box.scroll_names),
        ScrollNumbers("used", len(box.scroll_names)),
        ScrollNumbers("pile", len(box.scroll_names), optional=True),
        Names("full", box.cell_names),
        Names("laid", box.tile_names),
        Names("hand", box.tile_names),
        Number("drawn"),
    ])  # fmt: skip
