"""Positions (`WitchstoneState.dump`) and views (`WitchstoneView.to_json`) as text, and reading them back."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from kociolek.core.api import Action, Choices, Seat
from kociolek.core.codec import Fields, numbers_text, small_numbers
from kociolek.core.errors import BadText, CorruptRecord
from kociolek.core.reading import bad
from kociolek.core.stack import THE_END, Frame
from kociolek.games.witchstone.bits import members, set_of
from kociolek.games.witchstone.box import Box
from kociolek.games.witchstone.components import DIRECTIONS
from kociolek.games.witchstone.kinds import (
    ACTIONS,
    AT_THE_END,
    COUNT,
    COUNTS_TOKENS,
    FACES,
    KINDS,
    NONE,
    SOURCES,
)
from kociolek.games.witchstone.options import Rules, check
from kociolek.games.witchstone.player import EARNED, SEAMS, SHEET, SPECIALS, SYMBOLS, Player
from kociolek.games.witchstone.preview import yields
from kociolek.games.witchstone.reading import all_within, among, fields, items, whole, within, word, words
from kociolek.games.witchstone.scoring import breakdown, standings
from kociolek.games.witchstone.state import (
    NO_QUEUE,
    NO_TOKEN,
    RACK_ROW,
    VERSION,
    Token,
    WitchstoneState,
)
from kociolek.games.witchstone.view import WitchstoneView

# Fields of a player in the order of the constructor, and what their numbers are: `n` a number, else a set of these
PLAYER: Final = [
    ("score", "n"),
    ("tower", "area"),
    ("charges", "n"),
    ("stock", "n"),
    ("lying", "n"),
    ("standing", "areas"),
    ("rank", "n"),
    ("building", "link"),
    ("built", "n"),
    ("completed", "links"),
    ("network", "areas"),
    ("pentagram", "n"),
    ("wand", "n"),
    ("arrived", "n"),
    ("crystals", "cells"),
    ("black", "cells"),
    ("racked", "n"),
    ("removed", "n"),
    ("aside", "n"),
    ("tokens", "n"),
    ("owls", "numbers"),
    ("specials", "numbers"),
    ("scrolls", "scrolls"),
    ("used", "scrolls"),
    ("full", "cells"),
    ("laid", "tiles"),
    ("hand", "tiles"),
    ("drawn", "n"),
]
FAR: Final = 1_000_000  # beyond any number of a view
BEHIND_THE_SCREEN: Final = ["tokens", "owls"]  # hidden from the others until the end; null in their views [28]


def player_numbers(p: Player) -> list[int]:
    numbers = [p.score, p.tower, p.charges, p.stock, p.lying, p.standing, p.rank, p.building, p.built, p.completed,
               p.network, p.pentagram, p.wand, p.arrived, p.crystals, p.black, p.racked, p.removed, p.aside,
               p.tokens, p.owls, p.specials, p.scrolls, p.used, p.full, p.laid, p.hand, p.drawn]  # fmt: skip
    return [int(n) for n in numbers]


def player_of(seat: i64, n: list[int], supply: vec[u8], sheet: vec[i64]) -> Player:
    if len(n) != len(PLAYER) or len(sheet) != SHEET:
        raise bad("player", n)
    return Player(Seat(seat), i64(n[0]), i64(n[1]), i64(n[2]), i64(n[3]), i64(n[4]), i64(n[5]), i64(n[6]), i64(n[7]),
                  i64(n[8]), i64(n[9]), i64(n[10]), i64(n[11]), i64(n[12]), i64(n[13]), i64(n[14]), i64(n[15]),
                  i64(n[16]), i64(n[17]), i64(n[18]), i64(n[19]), i64(n[20]), i64(n[21]), i64(n[22]), i64(n[23]),
                  i64(n[24]), i64(n[25]), i64(n[26]), i64(n[27]), supply, sheet)  # fmt: skip


# -- positions ----------------------------------------------------------------------------
def dump(t: WitchstoneState) -> str:
    """The position. Moves that may be taken back stand apart: the last line, after the position they began in."""
    if t.base is not None:
        moves = ";".join(t.box.actions[i64(action)].text for action in t.trail)
        return "\n".join([dump(t.base), " ".join(["draft", moves])])
    lines = [
        ["rules", "witchstone", str(VERSION)],
        ["components", t.box.components.digest],
        ["options", ",".join(name + "=" + value for name, value in t.rules.options.items())],
        ["seats", str(t.seats)],
        ["round", str(t.round)],
        ["beginner", str(t.beginner)],
        ["active", str(t.active)],
        ["gone", str(t.gone)],
        ["arrivals", str(t.arrivals)],
        ["deck", numbers_text(t.deck[t.deck_drawn :])],
        ["shelf", numbers_text(t.shelf)],
        ["specials", numbers_text(t.stack[t.stack_drawn :])],
        ["blue", numbers_text(t.blue)],
        ["owls", numbers_text(t.owls_taken)],
        ["area_tokens", numbers_text(t.area_tokens)],
        ["table_tokens", numbers_text(t.table_tokens)],
        ["rack", numbers_text(t.rack)],
        ["pending", pending_text(t.pending)],
        ["queue", str(t.queue)],
        ["stack", t.box.frames.text(t.top)],
        ["waiting", str(t.waiting)],
        ["drafted", str(t.drafted)],
    ]
    for p in t.players:
        name = "player" + str(p.seat)
        lines.append([name, ",".join(str(n) for n in player_numbers(p))])
        lines.append([name + ".sheet", ",".join(str(n) for n in p.sheet)])
        lines.append([name + ".supply", numbers_text(p.supply[p.drawn :])])
    return "\n".join(" ".join(line) for line in lines)


def load(text: str, box: Box) -> WitchstoneState:
    f = Fields(text)
    if f.text("rules") != " ".join(["witchstone", str(VERSION)]):
        raise CorruptRecord("record-foreign-version", {"found": f.text("rules"), "known": str(VERSION)})
    if f.text("components") != box.components.digest:
        raise CorruptRecord("record-foreign-components", {"found": f.text("components"), "name": box.components.name})
    options = dict(pair.partition("=")[::2] for pair in f.text("options").split(","))
    seats = f.number("seats")
    players = [load_player(f, seat) for seat in range(seats)]
    deck, specials = small_numbers(f.numbers("deck")), small_numbers(f.numbers("specials"))
    t = table_of(
        Rules(check(seats, options), i64(seats)), box, players, deck, small_numbers(f.numbers("shelf")), specials,
        small_numbers(f.numbers("blue")), small_numbers(f.numbers("owls")), small_numbers(f.numbers("area_tokens")),
        small_numbers(f.numbers("table_tokens")), small_numbers(f.numbers("rack")), f.number("beginner"),
        f.number("active"), f.number("round"), f.number("gone"), f.number("arrivals"),
        read_pending(f.text("pending")), f.number("queue"), box.frames.read(f.text("stack")), f.number("waiting"),
        f.number("drafted"),
    )  # fmt: skip
    for text in f.values.get("draft", "").split(";"):
        if text:
            redo(t, text)
    return t


def load_player(f: Fields, seat: int) -> Player:
    name = "player" + str(seat)
    n = f.numbers(name)
    supply = small_numbers([0] * n[-1] + f.numbers(name + ".supply"))
    return player_of(i64(seat), n, supply, wide(f.numbers(name + ".sheet")))


def table_of(
    rules: Rules, box: Box, players: list[Player], deck: vec[u8], shelf: vec[u8], specials: vec[u8], blue: vec[u8],
    owls: vec[u8], area_tokens: vec[u8], table_tokens: vec[u8], rack: vec[u8], beginner: int, active: int, round: int,
    gone: int, arrivals: int, pending: Token, queue: int, top: Frame, waiting: int, drafted: int,
) -> WitchstoneState:  # fmt: skip
    done = 0
    taken = 0
    on_stone = 0
    for p in players:
        done |= int(p.completed)
        taken |= int(p.completed) | (1 << int(p.building) if p.building >= 0 else 0)
        on_stone += 1 if p.rank > 0 else 0
    return WitchstoneState(rules, box, i64(len(players)), players, deck, 0, shelf, specials, 0, blue, owls, area_tokens,
                 table_tokens, rack, i64(taken), i64(done), i64(on_stone), i64(arrivals), Seat(i64(beginner)),
                 Seat(i64(active)), i64(round), i64(gone), pending, i64(queue), top, i64(waiting), i64(drafted),
                 None, vec[i16](), None, None, False)  # fmt: skip


def redo(t: WitchstoneState, text: str) -> None:
    out = Choices()
    t.options(t.active, out)
    for i in range(out.size):
        if t.box.actions[out.at(i)].text == text:
            t.apply(t.active, out.at(i))
            return
    raise bad("draft", text)


def wide(numbers: list[int]) -> vec[i64]:
    out = vec[i64]()
    for n in numbers:
        out = append(out, i64(n))
    return out


def pending_text(token: Token) -> str:
    """`kind.size.home`, the newest first."""
    found: list[str] = []
    while token is not NO_TOKEN:
        found.append(".".join([ACTIONS[token.kind], str(token.size), str(token.home)]))
        token = token.rest
    return ",".join(found)


def read_pending(text: str) -> Token:
    token = NO_TOKEN
    for part in reversed(text.split(",") if text else []):
        parts = part.split(".")
        if len(parts) != 3 or not parts[1].isdigit() or not parts[2].isdigit():
            raise bad("pending", part)
        token = Token(i64(among(parts[0], ACTIONS, "pending")), i64(int(parts[1])), i64(int(parts[2])), token)
    return token


# -- views over a border ------------------------------------------------------------------
def things(box: Box, what: str) -> list[str]:
    """The names of what a set of a player may hold."""
    if what in ("area", "areas"):
        return box.components.areas
    if what in ("link", "links"):
        return box.link_names
    if what == "cells":
        return box.cell_names
    return box.tile_names if what == "tiles" else box.scroll_names


def named(box: Box, what: str, number: int) -> object:
    if what == "n":
        return number
    if what == "numbers":
        return members(i64(number))
    names = things(box, what)
    if what in ("area", "link"):
        return names[number] if number >= 0 else None
    return [names[i] for i in members(i64(number))]


def numbered(box: Box, what: str, value: object, where: str) -> int:
    if what == "n":
        most = {"pentagram": len(box.pentagram) - 1, "wand": int(box.wand_end)}.get(where, FAR)
        return within(value, -FAR if where == "score" else 0, most, where)
    if what == "numbers":
        things_there = box.owl_value if where == "owls" else box.special_a
        return int(set_of(all_within(value, len(things_there) - 1, where)))
    names = things(box, what)
    if what in ("area", "link"):
        return -1 if value is None else among(value, names, where)
    return int(set_of([among(name, names, where) for name in items(value, where)]))


def player_json(v: WitchstoneView, p: Player) -> dict[str, object]:
    data: dict[str, object] = {}
    for (name, what), number in zip(PLAYER, player_numbers(p), strict=True):
        hidden = name in BEHIND_THE_SCREEN and v.screened(p.seat)
        data[name] = None if hidden else named(v.box, what, number)
    cells = things(v.box, "cells")
    shown: dict[int, list[str]] = {}
    for kind in range(KINDS):
        for cell in members(p.sheet[SYMBOLS + kind]):
            shown.setdefault(cell, []).append(ACTIONS[kind])
    data["symbols"] = {cells[cell]: symbols for cell, symbols in sorted(shown.items())}
    data["special_cells"] = named(v.box, "cells", int(p.sheet[SPECIALS]))
    data["tiles"] = [[cells[a], cells[b]] for a, b in pairs_laid(v.box, p)]
    data["earned"] = {SOURCES[i]: int(p.sheet[EARNED + i]) for i in range(AT_THE_END)}
    data["hand_size"] = int(v.hand_size(p.seat))
    data["supply_size"] = int(v.supply_size(p.seat))
    return data


def pairs_laid(box: Box, p: Player) -> list[tuple[int, int]]:
    """The two fields of each tile in the cauldron."""
    pairs: list[tuple[int, int]] = []
    for direction in range(3):
        for cell in members(p.sheet[SEAMS + direction]):
            pairs.append((cell, box.around[cell][direction]))
    return pairs


def view_json(v: WitchstoneView) -> dict[str, object]:
    c = v.box.components
    over = v.top is THE_END
    data: dict[str, object] = {
        "game": "witchstone",
        "version": VERSION,
        "components": c.digest,
        "seat": int(v.seat),
        "seats": int(v.seats),
        "rules": dict(v.rules.options),
        "prompt": v.prompt,
        "waiting": members(v.waiting),
        "options": [action.text for action in v.options],
        "yields": yields(v),
        "can_take_back": int(v.drafted),
        "round": int(v.round),
        "beginner": int(v.beginner),
        "active": int(v.active),
        "alive": [seat for seat in range(v.seats) if v.gone >> seat & 1 == 0],
        "arrivals": int(v.arrivals),
        "deck": int(v.deck),
        "shelf": [things(v.box, "scrolls")[i64(card)] for card in v.shelf],
        "special_stack": int(v.stack),
        "blue": [None if tile == NONE else int(tile) for tile in v.blue],
        "owls_taken": [int(n) for n in v.owls_taken],
        "area_tokens": {c.areas[i]: FACES[i64(face)] for i, face in enumerate(v.area_tokens) if face != NONE},
        "table_tokens": {FACES[i]: int(n) for i, n in enumerate(v.table_tokens) if n},
        "rack": [[int(n) for n in v.rack[s * RACK_ROW : (s + 1) * RACK_ROW]] for s in range(KINDS + 1)],
        "pending": pending_text(v.pending).split(",") if v.pending is not NO_TOKEN else [],
        "queue": members(v.queue) if v.queue >= 0 else None,
        "stack": v.box.frames.text(v.top),
        "players": [player_json(v, p) for p in v.players],
    }
    t = as_table(v)
    data["prophecies"] = [prophecies(v, t, p) for p in t.players]
    data["result"] = [dict(zip(SOURCES, breakdown(t, p), strict=True)) for p in t.players] if over else None
    data["winners"] = members(t.winners()) if over else []
    return data


def prophecies(v: WitchstoneView, t: WitchstoneState, p: Player) -> dict[str, int | None]:
    """What each is worth now; unknown is one that counts tokens behind a foreign screen. [28]"""
    worth: dict[str, int | None] = {}
    for number, points in standings(t, p).items():
        card = v.box.components.scrolls[number]
        unknown = v.screened(p.seat) and card.type == COUNT and card.kind == COUNTS_TOKENS
        worth[v.box.scroll_names[number]] = None if unknown else points
    return worth


def as_table(v: WitchstoneView) -> WitchstoneState:
    """A table with nothing but what the view shows: for counting what lies open."""
    return table_of(v.rules, v.box, v.players, vec[u8](), v.shelf, vec[u8](), v.blue, v.owls_taken, v.area_tokens,
                    v.table_tokens, v.rack, int(v.beginner), int(v.active), int(v.round), int(v.gone),
                    int(v.arrivals), v.pending, int(v.queue), v.top, int(v.waiting), 0)  # fmt: skip


def read_view(data: dict[str, object], box: Box) -> WitchstoneView:
    """Everything is checked: a view may come from the far side of a network."""
    if data.get("game") != "witchstone" or data.get("version") != VERSION:
        raise BadText("view-foreign", {"game": str(data.get("game")), "version": str(data.get("version"))})
    if data.get("components") != box.components.digest:
        found = {"found": str(data.get("components")), "name": box.components.name}
        raise CorruptRecord("record-foreign-components", found)
    seats = whole(data.get("seats"), "seats")
    options = {name: word(value, name) for name, value in fields(data.get("rules"), "rules").items()}
    checked = check(seats, options)
    observer = within(data.get("seat"), -1, seats - 1, "seat")
    top = box.frames.read(word(data.get("stack"), "stack"))
    players = [
        read_player(fields(value, "players"), i64(seat), box, seat == observer or top is THE_END)
        for seat, value in enumerate(items(data.get("players"), "players"))
    ]
    if len(players) != seats:
        raise bad("players", len(players))
    queue = data.get("queue")
    scrolls = [among(name, things(box, "scrolls"), "shelf") for name in words(data.get("shelf"), "shelf")]
    by_text = {action.text: action for action in box.actions}
    return WitchstoneView(
        Seat(i64(observer)), i64(seats), word(data.get("prompt"), "prompt"),
        set_of(all_within(data.get("waiting"), seats - 1, "waiting")),
        [read_action(by_text, text) for text in words(data.get("options"), "options")],
        Rules(checked, i64(seats)), box, players, i64(within(data.get("deck"), 0, len(box.face_of), "deck")),
        small_numbers(scrolls), i64(within(data.get("special_stack"), 0, len(box.special_a), "special_stack")),
        read_blue(data, box), read_owls_taken(data, box), read_area_tokens(data, box), read_table_tokens(data),
        read_rack(data), Seat(i64(within(data.get("beginner"), 0, seats - 1, "beginner"))),
        Seat(i64(within(data.get("active"), 0, seats - 1, "active"))), i64(within(data.get("round"), 0, FAR, "round")),
        read_gone(data, seats), i64(within(data.get("arrivals"), 0, FAR, "arrivals")),
        read_pending(",".join(words(data.get("pending"), "pending"))),
        NO_QUEUE if queue is None else set_of(all_within(queue, int(box.wand_end), "queue")), top,
        i64(within(data.get("can_take_back"), 0, FAR, "can_take_back")),
    )  # fmt: skip


def read_action(by_text: dict[str, Action], text: str) -> Action:
    if text not in by_text:
        raise BadText("bad-move-text", {"move": text})
    return by_text[text]


def read_player(data: dict[str, object], seat: i64, box: Box, lifted: bool) -> Player:
    numbers: list[int] = []
    for name, what in PLAYER:
        value = data.get(name)
        if lifted or name not in BEHIND_THE_SCREEN:
            numbers.append(numbered(box, what, value, name))
        elif value is None:
            numbers.append(0)
        else:
            raise bad(name, value)
    cells = things(box, "cells")
    sheet = vec[i64]([0] * SHEET)
    for place, symbols in fields(data.get("symbols"), "symbols").items():
        for symbol in items(symbols, "symbols"):
            kind = i64(among(symbol, ACTIONS, "symbols"))
            sheet[SYMBOLS + kind] |= set_of([among(place, cells, "symbols")])
    sheet[SPECIALS] = i64(numbered(box, "cells", data.get("special_cells"), "special_cells"))
    for value in items(data.get("tiles"), "tiles"):
        a, b = (among(place, cells, "tiles") for place in words(value, "tiles"))
        direction = box.around[a].index(b)
        if not 0 <= direction < len(DIRECTIONS) // 2:
            raise bad("tiles", value)
        sheet[SEAMS + direction] |= set_of([a])
    earned = fields(data.get("earned"), "earned")
    for i in range(AT_THE_END):
        sheet[EARNED + i] = i64(within(earned.get(SOURCES[i]), -FAR, FAR, "earned"))
    return player_of(seat, numbers, vec[u8](), sheet)


def read_gone(data: dict[str, object], seats: int) -> i64:
    present = all_within(data.get("alive"), seats - 1, "alive")
    return set_of([seat for seat in range(seats) if seat not in present])


def read_blue(data: dict[str, object], box: Box) -> vec[u8]:
    fields_ = items(data.get("blue"), "blue")
    if len(fields_) != box.blue_fields:
        raise bad("blue", fields_)
    most = len(box.special_a) - 1
    return small_numbers([NONE if tile is None else within(tile, 0, most, "blue") for tile in fields_])


def read_owls_taken(data: dict[str, object], box: Box) -> vec[u8]:
    stacks = items(data.get("owls_taken"), "owls_taken")
    if len(stacks) != box.owl_stacks:
        raise bad("owls_taken", stacks)
    sizes = [len(stack) for stack in box.components.owls]
    return small_numbers([within(n, 0, size, "owls_taken") for n, size in zip(stacks, sizes, strict=True)])


def read_area_tokens(data: dict[str, object], box: Box) -> vec[u8]:
    faces = fields(data.get("area_tokens"), "area_tokens")
    on_areas = [NONE] * len(box.components.areas)
    for area, face in faces.items():
        on_areas[among(area, box.components.areas, "area_tokens")] = among(face, FACES, "area_tokens")
    return small_numbers(on_areas)


def read_table_tokens(data: dict[str, object]) -> vec[u8]:
    counts = fields(data.get("table_tokens"), "table_tokens")
    return small_numbers([within(counts.get(face, 0), 0, NONE, "table_tokens") for face in FACES])


def read_rack(data: dict[str, object]) -> vec[u8]:
    rows = [all_within(row, NONE, "rack") for row in items(data.get("rack"), "rack")]
    if [len(row) for row in rows] != [RACK_ROW] * (KINDS + 1):
        raise bad("rack", rows)
    return small_numbers([n for row in rows for n in row])
