"""Reading back what was written: positions (`KittensState.dump`) and views (`KittensView.to_json`)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from kociolek.core.api import Action, Seat
from kociolek.core.codec import Fields, kind_index, read_hands, read_pile, small_numbers
from kociolek.core.errors import BadText, CorruptRecord
from kociolek.core.reading import as_dict, as_int, as_ints, as_list, as_str, bad
from kociolek.core.rng import Rng
from kociolek.core.zones import DEEPEST_MEMORY
from kociolek.games.kittens.actions import ACTION_BY_TEXT
from kociolek.games.kittens.annex import Annex, Sight
from kociolek.games.kittens.expansion import boxes_of
from kociolek.games.kittens.frames import FRAMES
from kociolek.games.kittens.kinds import NAMES, OPEN_BACKS
from kociolek.games.kittens.options import Rules, check
from kociolek.games.kittens.state import VERSION, KittensState, KittensView


def load(text: str) -> KittensState:
    fields = Fields(text)
    if fields.text("rules") != " ".join(["kittens", str(VERSION)]):
        raise CorruptRecord("record-foreign-version", {"found": fields.text("rules"), "known": str(VERSION)})
    options = dict(pair.partition("=")[::2] for pair in fields.text("options").split(","))
    seats = fields.number("seats")
    rules = Rules(check(seats, options))
    census = small_numbers(fields.numbers("census"))
    hands = read_hands(fields, NAMES, i64(seats), len(census), OPEN_BACKS)
    annex: Annex | None = None
    boxes = boxes_of(options)
    for box in reversed(boxes):
        annex = box.load_annex(options, fields, i64(seats), annex)
    direction = fields.number("direction") if boxes else 1
    blind = fields.number("blind") if boxes else 0
    return KittensState(
        rules, census, i64(seats), Rng(i64(fields.number("rng"))), hands,
        read_pile(fields.text("pile"), NAMES), read_pile(fields.text("discard"), NAMES),
        read_pile(fields.text("limbo"), NAMES), read_pile(fields.text("box"), NAMES),
        i64(fields.number("mat")), i64(fields.number("alive")), Seat(i64(fields.number("active"))),
        i64(fields.number("turns")), fields.number("attacked") == 1, i64(fields.number("dry")),
        small_numbers(fields.numbers("ranking")), FRAMES.read(fields.text("stack")),
        i64(fields.number("waiting")), None, False, i64(direction), i64(blind), annex,
    )  # fmt: skip


# -- views over a border ------------------------------------------------------------------
def read_view(data: dict[str, object]) -> KittensView:
    """Everything is checked: a view may come from the far side of a network."""
    if data.get("game") != "kittens" or data.get("version") != VERSION:
        raise BadText("view-foreign", {"game": str(data.get("game")), "version": str(data.get("version"))})
    options: dict[str, str] = {str(name): str(value) for name, value in as_dict(data, "rules").items()}
    seats = as_int(data, "seats")
    census_counts = as_dict(data, "census")
    kinds = max(int(kind_index(name, NAMES)) for name in census_counts) + 1
    known = vec[i64]()
    for counts in as_list(data, "known"):
        for layer in layers_of(dense(counts, kinds)):
            known = append(known, i64(layer))
    lacks = vec[i64]()
    for names in as_list(data, "lacks"):
        mask = 0
        if not isinstance(names, list):
            raise bad("lacks", names)
        for name in names:
            mask |= 1 << int(kind_index(str(name), NAMES))
        lacks = append(lacks, i64(mask))
    seat = Seat(i64(as_int(data, "seat")))
    boxes = boxes_of(options)
    blind = mask_of(data, "blind") if boxes else i64(0)
    sees_hand = seat >= 0 and int(seat) in as_list(data, "alive") and (blind >> seat) & 1 == 0
    hand = dense(data["hand"], kinds) if sees_hand else vec[u8]()
    sight: Sight | None = None
    for box in reversed(boxes):
        sight = box.read_sight(options, data, i64(seats), sight)
    return KittensView(
        seat, i64(seats), as_str(data, "prompt"), mask_of(data, "waiting"),
        [read_action(str(text)) for text in as_list(data, "options")],
        Rules(check(seats, options)), dense(census_counts, kinds), hand,
        small_numbers(as_ints(data, "sizes")), known, lacks,
        read_seen(data, "pile"), read_seen(data, "discard"), read_seen(data, "limbo"),
        i64(as_int(data, "box")), i64(as_int(data, "mat")), mask_of(data, "alive"),
        Seat(i64(as_int(data, "active"))), i64(as_int(data, "turns")), data["attacked"] is True,
        i64(as_int(data, "dry")), small_numbers(as_ints(data, "ranking")), FRAMES.read(as_str(data, "stack")),
        i64(as_int(data, "direction") if boxes else 1), blind, sight,
    )  # fmt: skip


def read_action(text: str) -> Action:
    if text not in ACTION_BY_TEXT:
        raise BadText("bad-move-text", {"move": text})
    return ACTION_BY_TEXT[text]


def mask_of(data: dict[str, object], field: str) -> i64:
    mask = 0
    for seat in as_ints(data, field):
        mask |= 1 << seat
    return i64(mask)


def dense(counts: object, kinds: int) -> vec[u8]:
    if not isinstance(counts, dict):
        raise bad("counts", counts)
    numbers = [0] * kinds
    for name, n in counts.items():
        numbers[int(kind_index(str(name), NAMES))] = int(n)
    return small_numbers(numbers)


def layers_of(counts: vec[u8]) -> list[int]:
    return [sum(1 << kind for kind, n in enumerate(counts) if n > layer) for layer in range(DEEPEST_MEMORY)]


def read_seen(data: dict[str, object], field: str) -> vec[i16]:
    value = as_dict(data, field)
    cards = [-1] * as_int(value, "size")
    for depth, name in as_dict(value, "known").items():
        cards[len(cards) - 1 - int(depth)] = int(kind_index(str(name), NAMES))
    out = vec[i16]()
    for card in cards:
        out = append(out, i16(card))
    return out
