"""Fields of a state, listed once in `FIELDS`: their lines in positions and their entries in views.

A view writes the state as its seat knows it (`WizardKittensState.known_to`), where an unknown card is NONE.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.core.codec import Fields, counted, kind_index, numbers_text, read_counted, small_numbers
from kociolek.core.reading import as_int, as_ints, as_list, bad
from kociolek.core.rng import Rng
from kociolek.core.stack import seats_of
from kociolek.games.wizardkittens.cards import NONE
from kociolek.games.wizardkittens.ending import ENDINGS
from kociolek.games.wizardkittens.frames import FRAMES
from kociolek.games.wizardkittens.kinds import (
    CAUGHT,
    CHAOS,
    COPIES,
    CREDIT,
    CREDITS,
    CURSE,
    CURSES,
    NAMES,
    NEW_RULE,
    NO_SPACE,
    OVERFLOW,
    SPELL,
    SPELL_NAMES,
    SPELL_SPACES,
    TYPES,
)
from kociolek.games.wizardkittens.options import CHAOS_MODE, Rules
from kociolek.games.wizardkittens.places import CHAPTERS, DISCARD, HAND, MOST_SEATS, PLACES, USED, place_of
from kociolek.games.wizardkittens.scoring import CURSES_IN_PLAY, WON_RECORD

if TYPE_CHECKING:
    from kociolek.games.wizardkittens.state import WizardKittensState


class StateField:
    """A number, and the base of all fields. Reading fills in a state that is empty so far."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def text(self, t: WizardKittensState) -> str:
        return str(getattr(t, self.name))

    def read(self, t: WizardKittensState, fields: Fields) -> None:
        setattr(t, self.name, fields.number(self.name))

    def to_json(self, t: WizardKittensState) -> object:
        return int(getattr(t, self.name))

    def read_json(self, t: WizardKittensState, data: dict[str, object]) -> None:
        setattr(t, self.name, as_int(data, self.name))


class RngField(StateField):
    """The generator. Views do not carry it."""

    def text(self, t: WizardKittensState) -> str:
        return str(t.rng.state)

    def read(self, t: WizardKittensState, fields: Fields) -> None:
        t.rng = Rng(i64(fields.number(self.name)))


class StateSeats(StateField):
    """A mask of seats. Views list them."""

    def to_json(self, t: WizardKittensState) -> object:
        return seats_of(i64(getattr(t, self.name)))

    def read_json(self, t: WizardKittensState, data: dict[str, object]) -> None:
        mask = 0
        for seat in as_ints(data, self.name):
            if not 0 <= seat < MOST_SEATS:
                raise bad(self.name, seat)
            mask |= 1 << seat
        setattr(t, self.name, mask)


class TokensField(StateField):
    """The space that each token covers. Views name the spell there."""

    def text(self, t: WizardKittensState) -> str:
        return ",".join([str(t.tokens >> 4 * seat & 15) for seat in range(t.seats)])

    def read(self, t: WizardKittensState, fields: Fields) -> None:
        self.put(t, fields.numbers(self.name))

    def to_json(self, t: WizardKittensState) -> object:
        spaces = [t.tokens >> 4 * seat & 15 for seat in range(t.seats)]
        return [None if space == NO_SPACE else SPELL_NAMES[t.spell_on(i64(seat), space)]
                for seat, space in enumerate(spaces)]  # fmt: skip

    def read_json(self, t: WizardKittensState, data: dict[str, object]) -> None:
        spells = as_list(data, self.name)
        if any(spell is not None and spell not in SPELL_NAMES for spell in spells):
            raise bad(self.name, spells)
        self.put(t, [NO_SPACE if spell is None else SPELL_SPACES[SPELL_NAMES.index(str(spell))] for spell in spells])

    def put(self, t: WizardKittensState, spaces: list[int]) -> None:
        if len(spaces) > MOST_SEATS or any(not 0 <= space <= NO_SPACE for space in spaces):
            raise bad(self.name, spaces)
        t.tokens = i64(sum(space << 4 * seat for seat, space in enumerate(spaces)))


class StateName(StateField):
    """A name, or `-` for none. Views have null for none."""

    def read(self, t: WizardKittensState, fields: Fields) -> None:
        self.put(t, fields.text(self.name))

    def to_json(self, t: WizardKittensState) -> object:
        name = self.text(t)
        return None if name == "-" else name

    def read_json(self, t: WizardKittensState, data: dict[str, object]) -> None:
        self.put(t, str(data.get(self.name) or "-"))

    def put(self, t: WizardKittensState, name: str) -> None:
        raise NotImplementedError


class EndingField(StateName):
    def text(self, t: WizardKittensState) -> str:
        return ENDINGS[t.ending] or "-"

    def put(self, t: WizardKittensState, name: str) -> None:
        if name != "-" and name not in ENDINGS:
            raise bad(self.name, name)
        t.ending = i64(ENDINGS.index("" if name == "-" else name))


class StackField(StateField):
    def text(self, t: WizardKittensState) -> str:
        return FRAMES.text(t.top)

    def read(self, t: WizardKittensState, fields: Fields) -> None:
        t.top = FRAMES.read(fields.text(self.name))

    def to_json(self, t: WizardKittensState) -> object:
        return FRAMES.to_json(t.top)

    def read_json(self, t: WizardKittensState, data: dict[str, object]) -> None:
        frames: list[dict[str, object]] = []
        for frame in as_list(data, self.name):
            if not isinstance(frame, dict):
                raise bad(self.name, frame)
            frames.append(frame)
        t.top = FRAMES.read_json(frames)


# -- cards by name ------------------------------------------------------------------------
class CardsField(StateField):
    """Cards of one sort, `count` kinds from `first` on. NONE is `-`, in views null."""

    def __init__(self, name: str, first: int, count: int) -> None:
        super().__init__(name)
        self.first: Final = first
        self.count: Final = count

    def cards(self, t: WizardKittensState) -> vec[u8]:
        found: vec[u8] = getattr(t, self.name)
        return found

    def names(self, t: WizardKittensState) -> list[str]:
        return ["-" if card == NONE else NAMES[self.first + int(card)] for card in self.cards(t)]

    def put(self, t: WizardKittensState, names: list[str]) -> None:
        setattr(t, self.name, small_numbers([card_number(self.name, name, self.first, self.count) for name in names]))

    def text(self, t: WizardKittensState) -> str:
        return ",".join(self.names(t))

    def read(self, t: WizardKittensState, fields: Fields) -> None:
        self.put(t, [name for name in fields.text(self.name).split(",") if name])

    def to_json(self, t: WizardKittensState) -> object:
        return [None if name == "-" else name for name in self.names(t)]

    def read_json(self, t: WizardKittensState, data: dict[str, object]) -> None:
        self.put(t, ["-" if name is None else str(name) for name in as_list(data, self.name)])


class PileField(CardsField):
    """A face-down pile, its top last. Views tell its size."""

    def read(self, t: WizardKittensState, fields: Fields) -> None:
        super().read(t, fields)
        if "-" in self.names(t):
            raise bad(self.name, fields.text(self.name))

    def to_json(self, t: WizardKittensState) -> object:
        return len(self.cards(t))

    def read_json(self, t: WizardKittensState, data: dict[str, object]) -> None:
        setattr(t, self.name, unknown_cards(as_int(data, self.name)))


def unknown_cards(size: i64) -> vec[u8]:
    return vec[u8]([NONE] * size)


def card_number(field: str, name: str, first: int, count: int) -> int:
    number = NONE if name == "-" else int(kind_index(name, NAMES)) - first
    if number != NONE and not 0 <= number < count:
        raise bad(field, name)
    return number


class RuleCardField(StateName):
    """The New Rule or Chaos card."""

    def text(self, t: WizardKittensState) -> str:
        return "-" if t.card == NONE else NAMES[first_rule_card(t.rules) + t.card]

    def put(self, t: WizardKittensState, name: str) -> None:
        t.card = i64(card_number(self.name, name, int(first_rule_card(t.rules)), len(t.rules.rule_cards)))


def first_rule_card(rules: Rules) -> i64:
    """Return the kind of the first card that may be the New Rule or Chaos card of a game."""
    return CHAOS if rules.chaos == CHAOS_MODE else NEW_RULE


# -- rows of components -------------------------------------------------------------------
class RowField(StateField):
    """One row of counts by type."""

    def __init__(self, name: str, first: i64) -> None:
        super().__init__(name)
        self.first: Final = first

    def text(self, t: WizardKittensState) -> str:
        return row_text(t.cells, self.first)

    def read(self, t: WizardKittensState, fields: Fields) -> None:
        fill_row(t.cells, self.first, fields.text(self.name))

    def to_json(self, t: WizardKittensState) -> object:
        return row_json(t.cells, self.first)

    def read_json(self, t: WizardKittensState, data: dict[str, object]) -> None:
        row_from(data.get(self.name), t.cells, self.first)


class CirclesField(StateField):
    """The circles, or what the running effect has moved in them; nothing of that while none runs."""

    def cells(self, t: WizardKittensState) -> vec[u8]:
        return t.fresh if self.name == "fresh" else t.cells

    def begin(self, t: WizardKittensState, there: bool) -> bool:
        """Make room for what is read, and tell whether there is something to read."""
        if self.name == "fresh" and there:
            t.fresh = vec[u8]([0] * PLACES)
        return there or self.name != "fresh"

    def text(self, t: WizardKittensState) -> str:
        """Split circles by `|`, chapters by `/`."""
        cells = self.cells(t)
        if len(cells) == 0:
            return ""
        return "|".join(
            "/".join(row_text(cells, place_of(seat, chapter, 0)) for chapter in range(CHAPTERS))
            for seat in range(t.seats)
        )

    def read(self, t: WizardKittensState, fields: Fields) -> None:
        text = fields.text(self.name)
        if not self.begin(t, text != ""):
            return
        circles = [circle.split("/") for circle in text.split("|")]
        if len(circles) != t.seats or any(len(chapters) != CHAPTERS for chapters in circles):
            raise bad(self.name, text)
        for seat, chapters in enumerate(circles):
            for chapter, row in enumerate(chapters):
                fill_row(self.cells(t), place_of(i64(seat), i64(chapter), 0), row)

    def to_json(self, t: WizardKittensState) -> object:
        cells = self.cells(t)
        if len(cells) == 0:
            return []
        return [[row_json(cells, place_of(seat, chapter, 0)) for chapter in range(CHAPTERS)] for seat in range(t.seats)]

    def read_json(self, t: WizardKittensState, data: dict[str, object]) -> None:
        circles = as_list(data, self.name)
        if not self.begin(t, len(circles) > 0):
            return
        if len(circles) != t.seats:
            raise bad(self.name, circles)
        for seat, chapters in enumerate(circles):
            if not isinstance(chapters, list) or len(chapters) != CHAPTERS:
                raise bad(self.name, chapters)
            for chapter, row in enumerate(chapters):
                row_from(row, self.cells(t), place_of(i64(seat), i64(chapter), 0))


class WonField(StateField):
    """The score piles: who defeated which curse, and the extras that lie with it."""

    def text(self, t: WizardKittensState) -> str:
        return numbers_text(t.won)

    def read(self, t: WizardKittensState, fields: Fields) -> None:
        self.put(t, fields.numbers(self.name))

    def to_json(self, t: WizardKittensState) -> object:
        won = t.won
        return [
            {"seat": int(won[i]), "curse": NAMES[CURSE + int(won[i + 1])], "extras": row_json(won, i + 2)}
            for i in range(0, len(won), WON_RECORD)
        ]

    def read_json(self, t: WizardKittensState, data: dict[str, object]) -> None:
        numbers: list[int] = []
        for record in as_list(data, self.name):
            if not isinstance(record, dict):
                raise bad(self.name, record)
            row = vec[u8]([0] * TYPES)
            row_from(record.get("extras"), row, 0)
            curse = card_number(self.name, str(record.get("curse")), CURSE, CURSES)
            numbers += [as_int(record, "seat"), curse, *[int(n) for n in row]]
        self.put(t, numbers)

    def put(self, t: WizardKittensState, numbers: list[int]) -> None:
        if len(numbers) % WON_RECORD or len(numbers) > CURSES_IN_PLAY * WON_RECORD or any(n > 48 for n in numbers):
            raise bad(self.name, numbers)
        t.won = small_numbers(numbers)


def row_counts(cells: vec[u8], first: i64) -> list[int]:
    return [int(cells[first + kind]) for kind in range(TYPES)]


def row_text(cells: vec[u8], first: i64) -> str:
    return counted(row_counts(cells, first), NAMES)


def row_json(cells: vec[u8], first: i64) -> dict[str, int]:
    return {NAMES[kind]: n for kind, n in enumerate(row_counts(cells, first)) if n}


def fill_row(cells: vec[u8], first: i64, text: str) -> None:
    for kind, n in enumerate(read_counted(text, NAMES, int(TYPES))):
        cells[first + kind] = u8(n)


def row_from(counts: object, cells: vec[u8], first: i64) -> None:
    if not isinstance(counts, dict):
        raise bad("counts", counts)
    for name, n in counts.items():
        kind = int(kind_index(str(name), NAMES))
        if kind >= TYPES or not isinstance(n, int) or not 0 <= n <= TYPES * COPIES:
            raise bad("counts", counts)
        cells[first + kind] = u8(n)


RNG: Final[StateField] = RngField("rng")
STACK: Final[StateField] = StackField("stack")
# In the order of positions. Views have all of them but the generator.
FIELDS: Final[list[StateField]] = [
    RNG,
    PileField("deck", 0, CAUGHT + 1),
    CirclesField("circles"),
    RowField("hand", HAND),
    RowField("used", USED),
    RowField("discard", DISCARD),
    CirclesField("fresh"),
    CardsField("curses", CURSE, CURSES),
    PileField("curse_deck", CURSE, CURSES),
    WonField("won"),
    CardsField("kittens", SPELL + OVERFLOW, NONE),  # the last of all kinds, with those that were added
    CardsField("credits", CREDIT, CREDITS),
    TokensField("tokens"),
    StateSeats("alive"),
    StateField("active"),
    StateField("chapters"),
    RuleCardField("card"),
    StateField("cats"),
    EndingField("ending"),
    StateSeats("waiting"),
    STACK,
]
