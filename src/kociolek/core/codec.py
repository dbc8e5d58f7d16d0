"""Text codec of positions: one line `name value` per field, cards by name. Reading gives back the same position."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kociolek.core.api import Action, Kind, Seat
from kociolek.core.errors import BadText
from kociolek.core.stack import Field
from kociolek.core.zones import Hands, Pile, empty_hands, empty_pile


@final
class Fields:
    """The fields of a position by name. Every read raises BadText for a missing or malformed value."""

    def __init__(self, text: str) -> None:
        self.values: dict[str, str] = {}
        for line in text.splitlines():
            name, _, value = line.partition(" ")
            self.values[name] = value

    def text(self, name: str) -> str:
        if name not in self.values:
            raise BadText("position-field-missing", {"field": name})
        return self.values[name]

    def number(self, name: str) -> int:
        value = self.text(name)
        try:
            return int(value)
        except ValueError:
            raise BadText("position-field-bad", {"field": name, "value": value}) from None

    def numbers(self, name: str) -> list[int]:
        value = self.text(name)
        try:
            return [int(word) for word in value.split(",") if word]
        except ValueError:
            raise BadText("position-field-bad", {"field": name, "value": value}) from None


# -- states and parts of them, by a list of their fields ---------------------------------------
def record_lines(record: object, fields: list[Field]) -> list[str]:
    """Return the lines of a position's text for these fields of `record`."""
    return [field.label + " " + field.text(getattr(record, field.name)) for field in fields]


def read_lines(record: object, fields: list[Field], position: Fields) -> None:
    """Set the fields that `record_lines` wrote; raise BadText for a value that cannot be read."""
    for field in fields:
        word = position.text(field.label)
        try:
            setattr(record, field.name, field.read(word))
        except (IndexError, KeyError, ValueError):
            raise BadText("position-field-bad", {"field": field.label, "value": word}) from None


def record_json(record: object, fields: list[Field]) -> dict[str, object]:
    """Return these fields of `record` as a view carries them."""
    return {field.name: field.to_json(getattr(record, field.name)) for field in fields}


def read_record(record: object, fields: list[Field], data: dict[str, object]) -> None:
    """Set the fields that `record_json` wrote; raise BadText for a value that cannot be read."""
    for field in fields:
        value = data.get(field.name)
        try:
            setattr(record, field.name, field.read_json(value))
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            raise BadText("position-field-bad", {"field": field.name, "value": str(value)}) from None


def kind_index(name: str, names: list[str]) -> Kind:
    if name not in names:
        raise BadText("unknown-card", {"card": name, "known": ",".join(names)})
    return Kind(i64(names.index(name)))


def counted(counts: list[int], names: list[str]) -> str:
    """Write counts by kind: `favor*2,nope`. Kinds with none are left out."""
    words = [names[i] if n == 1 else names[i] + "*" + str(n) for i, n in enumerate(counts) if n]
    return ",".join(words)


def read_counted(text: str, names: list[str], kinds: int) -> list[int]:
    counts = [0] * kinds
    for word in text.split(","):
        if word:
            name, _, times = word.partition("*")
            kind = int(kind_index(name, names))
            if kind >= kinds or not (times or "1").isdigit():
                raise BadText("position-field-bad", {"field": "hands", "value": word})
            counts[kind] += int(times or "1")
    return counts


def pile_text(pile: Pile, names: list[str]) -> str:
    """Write a pile: `favor:3,nope:0`, top first, each card with the mask of its knowers."""
    words = [names[pile.at(depth)] + ":" + str(pile.knowers(depth)) for depth in range(pile.size())]
    return ",".join(words)


def read_pile(text: str, names: list[str]) -> Pile:
    pile = empty_pile()
    for word in reversed(text.split(",") if text else []):
        name, _, mask = word.partition(":")
        if not mask.isdigit() or int(mask) > 0xFFFF:
            raise BadText("position-field-bad", {"field": "pile", "value": word})
        pile.put(kind_index(name, names), i64(int(mask)))
    return pile


def hands_text(hands: Hands, names: list[str]) -> str:
    return "|".join(counted(hand_counts(hands, Seat(seat)), names) for seat in range(hands.seats))


def hand_counts(hands: Hands, seat: Seat) -> list[int]:
    return [int(hands.count(seat, Kind(kind))) for kind in range(hands.kinds)]


def known_text(hands: Hands) -> str:
    """Write `Hands.known`: `place=mask`. Places without knowledge are left out."""
    return ",".join(str(i) + "=" + str(mask) for i, mask in enumerate(hands.known) if mask)


def read_hands(fields: Fields, names: list[str], seats: i64, kinds: i64, open_backs: i64) -> Hands:
    hands = empty_hands(seats, kinds, open_backs)
    texts = fields.text("hands").split("|")
    if len(texts) != seats:
        raise BadText("position-field-bad", {"field": "hands", "value": fields.text("hands")})
    for seat, text in enumerate(texts):
        for kind, n in enumerate(read_counted(text, names, int(kinds))):
            for _ in range(n):
                hands.deal(Seat(i64(seat)), Kind(i64(kind)))
    for word in fields.text("known").split(","):
        if word:
            place, _, mask = word.partition("=")
            if not (place.isdigit() and mask.isdigit() and int(place) < len(hands.known)):
                raise BadText("position-field-bad", {"field": "known", "value": word})
            hands.learn(i64(int(place)), i64(int(mask)))
    lacks = fields.numbers("lacks")
    if len(lacks) != seats:
        raise BadText("position-field-bad", {"field": "lacks", "value": fields.text("lacks")})
    for seat, kinds_lacking in enumerate(lacks):
        hands.set_lacks(Seat(i64(seat)), i64(kinds_lacking))
    return hands


def numbers_text(numbers: vec[u8]) -> str:
    return ",".join(str(n) for n in numbers)


def masks_text(numbers: vec[i64]) -> str:
    return ",".join(str(n) for n in numbers)


def small_numbers(numbers: list[int]) -> vec[u8]:
    out = vec[u8]()
    for n in numbers:
        out = append(out, u8(n))
    return out


def action_json(action: Action, names: list[str]) -> dict[str, object]:
    """Return an action as views carry it; `names` are those of the kinds."""
    return {
        "text": action.text,
        "verb": action.verb,
        "kind": None if action.kind < 0 else names[action.kind],
        "seat": None if action.seat < 0 else int(action.seat),
        "index": None if action.index < 0 else int(action.index),
    }
