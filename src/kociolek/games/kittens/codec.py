"""Positions as text, and reading back positions and views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from kociolek.core.api import Action, Seat
from kociolek.core.codec import (
    Fields,
    hands_text,
    kind_index,
    known_text,
    masks_text,
    numbers_text,
    pile_text,
    read_hands,
    read_lines,
    read_pile,
    read_record,
    record_lines,
    small_numbers,
)
from kociolek.core.errors import BadText
from kociolek.core.reading import as_dict, as_int, as_ints, as_list, as_str, bad
from kociolek.core.rng import Rng
from kociolek.core.stack import THE_END
from kociolek.core.zones import DEEPEST_MEMORY
from kociolek.games.kittens.actions import ACTION_BY_TEXT
from kociolek.games.kittens.expansion import Expansion, blank_deal
from kociolek.games.kittens.expansion_state import ExpansionState
from kociolek.games.kittens.frames import FRAMES
from kociolek.games.kittens.kinds import NAMES, OPEN_BACKS
from kociolek.games.kittens.options import Rules, check
from kociolek.games.kittens.public import EXPANSION_FIELDS, PUBLIC_FIELDS, Public
from kociolek.games.kittens.versions import HISTORY
from kociolek.games.kittens.view import KittensView

if TYPE_CHECKING:
    from kociolek.games.kittens.state import KittensState


# -- positions ----------------------------------------------------------------------------
def dump(t: KittensState) -> str:
    zones = [
        ["rules", "kittens", str(t.rules.major)],
        ["options", ",".join([name + "=" + value for name, value in t.rules.options.items()])],
        ["seats", str(t.seats)],
        ["census", numbers_text(t.census)],
        ["rng", str(t.rng.state)],
        ["hands", hands_text(t.hands, NAMES)],
        ["known", known_text(t.hands)],
        ["lacks", masks_text(t.hands.all_lacks())],
        ["pile", pile_text(t.pile, NAMES)],
        ["discard", pile_text(t.discard, NAMES)],
        ["limbo", pile_text(t.limbo, NAMES)],
        ["box", pile_text(t.box, NAMES)],
    ]
    lines = [" ".join(words) for words in zones]
    lines += record_lines(t, PUBLIC_FIELDS)
    lines.append(" ".join(["stack", FRAMES.text(t.top)]))
    if len(t.expansions) > 0:
        lines += record_lines(t, EXPANSION_FIELDS)
    for i, expansion in enumerate(t.rules.expansions):
        lines += record_lines(t.expansions[i], expansion.fields_of(t.rules.major))
    return "\n".join(lines)


def load(text: str) -> KittensState:
    from kociolek.games.kittens.state import KittensState  # late, because the state knows how to write itself

    fields = Fields(text)
    major = HISTORY.read_line(fields.text("rules"))
    options = dict(pair.partition("=")[::2] for pair in fields.text("options").split(","))
    seats = fields.number("seats")
    rules = Rules(check(seats, options), major)
    census = small_numbers(fields.numbers("census"))
    expansions = vec[ExpansionState]()
    for expansion in rules.expansions:
        state = blank_state(expansion, rules, seats)
        read_lines(state, expansion.fields_of(rules.major), fields)
        expansions = append(expansions, state)
    t = KittensState(
        rules,
        census,
        i64(seats),
        FRAMES.read(fields.text("stack")),
        Rng(i64(fields.number("rng"))),
        read_hands(fields, NAMES, i64(seats), len(census), OPEN_BACKS),
        read_pile(fields.text("pile"), NAMES),
        read_pile(fields.text("discard"), NAMES),
        read_pile(fields.text("limbo"), NAMES),
        read_pile(fields.text("box"), NAMES),
        expansions,
    )
    read_lines(t, PUBLIC_FIELDS, fields)
    if len(expansions) > 0:
        read_lines(t, EXPANSION_FIELDS, fields)
    return t


def blank_state(expansion: Expansion, rules: Rules, seats: int) -> ExpansionState:
    return expansion.new_state(rules.options, blank_deal(i64(seats)))


# -- views over a border ------------------------------------------------------------------
def read_view(data: dict[str, object]) -> KittensView:
    """Read what `KittensView.to_json` made. Everything is checked: a view may come over a network."""
    if data.get("game") != "kittens":
        raise BadText("view-foreign", {"game": str(data.get("game")), "version": str(data.get("version"))})
    major = HISTORY.read(str(data.get("version")))
    options: dict[str, str] = {str(name): str(value) for name, value in as_dict(data, "rules").items()}
    seats = as_int(data, "seats")
    rules = Rules(check(seats, options), major)
    census_counts = as_dict(data, "census")
    kinds = max([int(kind_index(name, NAMES)) for name in census_counts]) + 1
    public = Public(rules, dense(census_counts, kinds), i64(seats), THE_END)
    read_record(public, PUBLIC_FIELDS, data)
    read_record(public, EXPANSION_FIELDS, data)
    public.top = FRAMES.read_json(as_list(data, "stack"))
    seat = Seat(-1) if data.get("seat") is None else Seat(i64(as_int(data, "seat")))
    sees_hand = seat >= 0 and public.living(seat) and (public.blind >> seat) & 1 == 0
    discard = read_seen(data, "discard")
    face_down = vec[i16]()
    for depth in as_ints(data, "face_down"):
        face_down = append(face_down, i16(len(discard) - 1 - depth))
    expansions = vec[ExpansionState]()
    for expansion in rules.expansions:
        state = blank_state(expansion, rules, seats)
        if len(expansion.fields) > 0:
            read_record(state, expansion.fields, as_dict(as_dict(data, "expansions"), expansion.key))
        expansions = append(expansions, state)
    return KittensView(
        public,
        seat,
        as_str(data, "prompt"),
        [read_action(option) for option in as_list(data, "options")],
        dense(data.get("hand"), kinds) if sees_hand else vec[u8](),
        small_numbers(as_ints(data, "sizes")),
        read_known(data, kinds),
        read_lacks(data),
        read_seen(data, "pile"),
        discard,
        read_seen(data, "limbo"),
        face_down,
        i64(as_int(data, "box")),
        expansions,
    )


def read_action(option: object) -> Action:
    text = str(option.get("text")) if isinstance(option, dict) else str(option)
    if text not in ACTION_BY_TEXT:
        raise BadText("bad-move-text", {"move": text})
    return ACTION_BY_TEXT[text]


def read_known(data: dict[str, object], kinds: int) -> vec[i64]:
    known = vec[i64]()
    for value in as_list(data, "known"):
        counts = dense(value, kinds)
        for layer in range(DEEPEST_MEMORY):
            known = append(known, i64(sum([1 << kind for kind, n in enumerate(counts) if n > layer])))
    return known


def read_lacks(data: dict[str, object]) -> vec[i64]:
    lacks = vec[i64]()
    for names in as_list(data, "lacks"):
        if not isinstance(names, list):
            raise bad("lacks", names)
        lacks = append(lacks, i64(sum([1 << int(kind_index(str(name), NAMES)) for name in names])))
    return lacks


def dense(counts: object, kinds: int) -> vec[u8]:
    if not isinstance(counts, dict):
        raise bad("counts", counts)
    numbers = [0] * kinds
    for name, n in counts.items():
        numbers[int(kind_index(str(name), NAMES))] = int(n)
    return small_numbers(numbers)


def read_seen(data: dict[str, object], field: str) -> vec[i16]:
    value = as_dict(data, field)
    cards = [-1] * as_int(value, "size")
    for depth, name in as_dict(value, "known").items():
        cards[len(cards) - 1 - int(depth)] = int(kind_index(str(name), NAMES))
    out = vec[i16]()
    for card in cards:
        out = append(out, i16(card))
    return out
