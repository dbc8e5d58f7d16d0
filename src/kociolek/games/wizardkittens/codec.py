"""Reading back what was written: positions (`WizardKittensState.dump`) and views (`WizardKittensView.to_json`)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.core.api import Action, Seat
from kociolek.core.codec import Fields, kind_index, read_counted, small_numbers
from kociolek.core.errors import BadText, CorruptRecord
from kociolek.core.reading import as_dict, as_int, as_ints, as_list, as_str, as_strings, bad
from kociolek.core.rng import Rng
from kociolek.games.wizardkittens.actions import ACTIONS, CHAPTERS, PLACES
from kociolek.games.wizardkittens.cards import NONE, CardSet
from kociolek.games.wizardkittens.frames import FRAMES
from kociolek.games.wizardkittens.kinds import (
    CAUGHT,
    CHAOS,
    CHAOS_CARDS,
    CREDIT,
    CREDITS,
    CURSE,
    CURSES,
    NAMES,
    NEW_RULE,
    NEW_RULES,
    NO_SPACE,
    OVERFLOW,
    SPACES,
    SPELL,
    TYPES,
)
from kociolek.games.wizardkittens.options import CHAOS_MODE, Rules, check
from kociolek.games.wizardkittens.scoring import CURSES_IN_PLAY, ENDINGS, GOES_ON, WON_RECORD
from kociolek.games.wizardkittens.state import (
    CELLS,
    DISCARD,
    HAND,
    USED,
    VERSION,
    WizardKittensState,
    WizardKittensView,
    place_of,
)

ACTION_BY_TEXT: dict[str, Action] = {action.text: action for action in ACTIONS}


def load(text: str, built_in: CardSet) -> WizardKittensState:
    fields = Fields(text)
    if fields.text("rules") != " ".join(["wizardkittens", str(VERSION)]):
        raise CorruptRecord("record-foreign-version", {"found": fields.text("rules"), "known": str(VERSION)})
    options = dict(pair.partition("=")[::2] for pair in fields.text("options").split(","))
    seats = fields.number("seats")
    rules = Rules(check(seats, options, built_in), seats, built_in)
    cells = vec[u8]([0] * CELLS)
    read_circles(fields, "circles", cells, seats)
    for name, row in (("hand", HAND), ("used", USED), ("discard", DISCARD)):
        fill_row(cells, i64(row), fields.text(name))
    fresh = vec[u8]()
    if fields.text("fresh"):
        fresh = vec[u8]([0] * PLACES)
        read_circles(fields, "fresh", fresh, seats)
    return WizardKittensState(
        rules, i64(seats), Rng(i64(fields.number("rng"))), read_deck(fields.text("deck")), cells, fresh,
        read_cards("curses", fields.text("curses"), CURSE, CURSES),
        read_cards("curse_deck", fields.text("curse_deck"), CURSE, CURSES), read_won(fields.numbers("won"), seats),
        read_cards("kittens", fields.text("kittens"), SPELL + OVERFLOW, SPACES),
        read_cards("credits", fields.text("credits"), CREDIT, CREDITS), read_tokens(fields.numbers("tokens")),
        i64(fields.number("alive")), Seat(i64(fields.number("active"))), i64(fields.number("chapters")),
        read_rule_card(rules, fields.text("card")), i64(fields.number("cats")),
        read_ending(fields.text("ending")), FRAMES.read(fields.text("stack")),
        i64(fields.number("waiting")), None, False,
    )  # fmt: skip


def fill_row(cells: vec[u8], first: i64, text: str) -> None:
    for kind, n in enumerate(read_counted(text, NAMES, TYPES)):
        cells[first + kind] = u8(n)


def read_circles(fields: Fields, name: str, cells: vec[u8], seats: int) -> None:
    circles = [circle.split("/") for circle in fields.text(name).split("|")]
    if len(circles) != seats or any(len(chapters) != CHAPTERS for chapters in circles):
        raise bad(name, fields.text(name))
    for seat, chapters in enumerate(circles):
        for chapter, text in enumerate(chapters):
            fill_row(cells, place_of(i64(seat), i64(chapter), 0), text)


def read_deck(text: str) -> vec[u8]:
    cards = [int(kind_index(name, NAMES)) for name in text.split(",") if name]
    if any(card > CAUGHT for card in cards):
        raise bad("deck", text)
    return small_numbers(cards)


def read_cards(field: str, text: str, first: int, count: int) -> vec[u8]:
    return read_names(field, [name for name in text.split(",") if name], first, count)


def read_names(field: str, names: list[str], first: int, count: int) -> vec[u8]:
    numbers: list[int] = []
    for name in names:
        number = NONE if name == "-" else int(kind_index(name, NAMES)) - first
        if number != NONE and not 0 <= number < count:
            raise bad(field, name)
        numbers.append(number)
    return small_numbers(numbers)


def read_won(numbers: list[int], seats: int) -> vec[u8]:
    if len(numbers) % WON_RECORD or len(numbers) > CURSES_IN_PLAY * WON_RECORD or any(n > 48 for n in numbers):
        raise bad("won", numbers)
    return small_numbers(numbers)


def read_tokens(numbers: list[int]) -> i64:
    tokens: i64 = NO_SPACE * 0x1111
    for seat, space in enumerate(numbers):
        if not 0 <= space <= NO_SPACE or seat > 3:
            raise bad("tokens", space)
        tokens = tokens & ~(15 << 4 * seat) | (space << 4 * seat)
    return tokens


def read_rule_card(rules: Rules, name: str) -> i64:
    if name == "-":
        return NONE
    first, count = (CHAOS, CHAOS_CARDS) if rules.chaos == CHAOS_MODE else (NEW_RULE, NEW_RULES)
    return i64(read_names("card", [name], first, count)[0])


def read_ending(name: str) -> i64:
    if name in ("-", ""):
        return GOES_ON
    if name not in ENDINGS:
        raise bad("ending", name)
    return i64(ENDINGS.index(name))


# -- views over a border ------------------------------------------------------------------
def read_view(data: dict[str, object], built_in: CardSet) -> WizardKittensView:
    """Everything is checked: a view may come from the far side of a network."""
    if data.get("game") != "wizardkittens" or data.get("version") != VERSION:
        raise BadText("view-foreign", {"game": str(data.get("game")), "version": str(data.get("version"))})
    options: dict[str, str] = {str(name): str(value) for name, value in as_dict(data, "rules").items()}
    seats = as_int(data, "seats")
    rules = Rules(check(seats, options, built_in), seats, built_in)
    cells = vec[u8]([0] * CELLS)
    circles_from(data, "circles", cells, seats)
    for name, row in (("hand", HAND), ("used", USED), ("discard", DISCARD)):
        row_from(as_dict(data, name), cells, i64(row))
    fresh = vec[u8]()
    if as_list(data, "fresh"):
        fresh = vec[u8]([0] * PLACES)
        circles_from(data, "fresh", fresh, seats)
    return WizardKittensView(
        Seat(i64(as_int(data, "seat"))), i64(seats), as_str(data, "prompt"), mask_of(data, "waiting"),
        [read_action(text) for text in as_strings(data, "options")], rules, i64(as_int(data, "deck")), cells, fresh,
        read_names("curses", as_strings(data, "curses"), CURSE, CURSES), i64(as_int(data, "curse_deck")),
        won_from(data, seats), read_names("kittens", as_strings(data, "kittens"), SPELL + OVERFLOW, SPACES),
        read_names("credits", as_strings(data, "credits"), CREDIT, CREDITS), read_tokens(as_ints(data, "tokens")),
        mask_of(data, "alive"), Seat(i64(as_int(data, "active"))), i64(as_int(data, "chapters")),
        read_rule_card(rules, as_str(data, "card")), i64(as_int(data, "cats")),
        read_ending(as_str(data, "ending")), FRAMES.read(as_str(data, "stack")),
    )  # fmt: skip


def circles_from(data: dict[str, object], field: str, cells: vec[u8], seats: int) -> None:
    circles = as_list(data, field)
    if len(circles) != seats:
        raise bad(field, circles)
    for seat, chapters in enumerate(circles):
        if not isinstance(chapters, list) or len(chapters) != CHAPTERS:
            raise bad(field, chapters)
        for chapter, counts in enumerate(chapters):
            row_from(counts, cells, place_of(i64(seat), i64(chapter), 0))


def row_from(counts: object, cells: vec[u8], first: i64) -> None:
    if not isinstance(counts, dict):
        raise bad("counts", counts)
    for name, n in counts.items():
        kind = int(kind_index(str(name), NAMES))
        if kind >= TYPES or not isinstance(n, int) or not 0 <= n <= 48:
            raise bad("counts", counts)
        cells[first + kind] = u8(n)


def won_from(data: dict[str, object], seats: int) -> vec[u8]:
    numbers: list[int] = []
    for record in as_list(data, "won"):
        if not isinstance(record, dict):
            raise bad("won", record)
        row = vec[u8]([0] * TYPES)
        row_from(record.get("extras"), row, 0)
        curse = read_names("won", [str(record.get("curse"))], CURSE, CURSES)
        numbers += [as_int(record, "seat"), int(curse[0]), *[int(n) for n in row]]
    return read_won(numbers, seats)


def read_action(text: str) -> Action:
    if text not in ACTION_BY_TEXT:
        raise BadText("bad-move-text", {"move": text})
    return ACTION_BY_TEXT[text]


def mask_of(data: dict[str, object], field: str) -> i64:
    mask = 0
    for seat in as_ints(data, field):
        if not 0 <= seat < 16:
            raise bad(field, seat)
        mask |= 1 << seat
    return i64(mask)
