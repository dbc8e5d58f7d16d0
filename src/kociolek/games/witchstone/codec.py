"""Codec: the text form of positions (`State.dump`), and reading positions and views back."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.core.api import Action, Seat
from kociolek.core.codec import Fields, numbers_text, small_numbers
from kociolek.core.errors import BadText, CorruptRecord
from kociolek.core.reading import bad
from kociolek.core.stack import Field
from kociolek.games.witchstone.bits import set_of, wide
from kociolek.games.witchstone.components import DIRECTIONS
from kociolek.games.witchstone.fields import FAR, player_fields
from kociolek.games.witchstone.kinds import ACTIONS, AT_THE_END, SOURCES
from kociolek.games.witchstone.lookup import Lookup
from kociolek.games.witchstone.options import Rules, check
from kociolek.games.witchstone.player import EARNED, NO_PILE, SEAMS, SHEET, SPECIALS, SYMBOLS, Player
from kociolek.games.witchstone.reading import all_within, among, fields, items, whole, within, word, words
from kociolek.games.witchstone.state import WitchstoneState
from kociolek.games.witchstone.versions import HISTORY
from kociolek.games.witchstone.view import BEHIND_THE_SCREEN, WitchstoneView, named_options


# -- positions ----------------------------------------------------------------------------
def dump(t: WitchstoneState) -> str:
    """Write the position. Moves that may be taken back are the last line, after the position they began in."""
    if t.base is not None:
        moves = ";".join([t.box.actions[i64(action)].text for action in t.draft_moves])
        return "\n".join([dump(t.base), " ".join(["draft", moves])])
    lines = [
        ["rules", "witchstone", str(t.rules.major)],
        ["components", t.box.components.digest],
        ["options", ",".join([name + "=" + value for name, value in t.rules.options.items()])],
        ["seats", str(t.seats)],
    ]
    for line, _, field in t.box.state_fields:
        lines.append([line, field.text(getattr(t, field.name))])
    texts = player_fields(t.box, t.rules.major)
    for p in t.players:
        name = "player" + str(p.seat)
        lines.append([name, ",".join([field.text(getattr(p, field.name)) for field in texts])])
        lines.append([name + ".sheet", ",".join([str(n) for n in p.sheet])])
        lines.append([name + ".supply", numbers_text(p.supply[p.drawn :])])
    return "\n".join([" ".join(line) for line in lines])


def load(text: str, box: Lookup) -> WitchstoneState:
    f = Fields(text)
    major = HISTORY.read_line(f.text("rules"))
    if f.text("components") != box.components.digest:
        raise CorruptRecord("record-foreign-components", {"found": f.text("components"), "name": box.components.name})
    options = dict([pair.partition("=")[::2] for pair in f.text("options").split(",")])
    seats = f.number("seats")
    rules = Rules(check(seats, options, major), i64(seats), major)
    players = [load_player(f, seat, rules, box) for seat in range(seats)]
    t = WitchstoneState(rules, box, players)
    for line, _, field in box.state_fields:
        setattr(t, field.name, load_field(field, line, f.text(line)))
    t.recount()
    for move in f.values.get("draft", "").split(";"):
        if move:
            repeat(t, move)
    return t


def load_field(field: Field, line: str, text: str) -> object:
    try:
        found: object = field.read(text)
    except (ValueError, OverflowError):
        raise bad(line, text) from None
    return found


def load_player(f: Fields, seat: int, rules: Rules, box: Lookup) -> Player:
    name = "player" + str(seat)
    numbers, sheet, texts = f.numbers(name), f.numbers(name + ".sheet"), player_fields(box, rules.major)
    if len(numbers) != len(texts) or len(sheet) != SHEET:
        raise bad(name, numbers)
    supply = small_numbers([0] * numbers[-1] + f.numbers(name + ".supply"))
    p = Player(Seat(i64(seat)), supply, wide(sheet))
    p.pile = 0 if rules.hidden_scrolls else NO_PILE
    for field, number in zip(texts, numbers, strict=True):
        setattr(p, field.name, number)
    return p


def repeat(t: WitchstoneState, text: str) -> None:
    """Make a drafted move again."""
    for action in named_options(t, t.active):
        if action.text == text:
            t.apply(t.active, i64(action.id))
            return
    raise bad("draft", text)


# -- views --------------------------------------------------------------------------------
def read_view(data: dict[str, object], box: Lookup) -> WitchstoneView:
    """Read a view and check everything: it may come from the far side of a network."""
    if data.get("game") != "witchstone":
        raise BadText("view-foreign", {"game": str(data.get("game")), "version": str(data.get("version"))})
    major = HISTORY.read(str(data.get("version")))
    if data.get("components") != box.components.digest:
        found = {"found": str(data.get("components")), "name": box.components.name}
        raise CorruptRecord("record-foreign-components", found)
    seats = whole(data.get("seats"), "seats")
    options = {name: word(value, name) for name, value in fields(data.get("rules"), "rules").items()}
    rules = Rules(check(seats, options, major), i64(seats), major)
    observer = -1 if data.get("seat") is None else within(data.get("seat"), 0, seats - 1, "seat")
    over = data.get("stack") == []
    players = [
        read_player(fields(value, "players"), i64(seat), box, seat == observer or over)
        for seat, value in enumerate(items(data.get("players"), "players"))
    ]
    if len(players) != seats:
        raise bad("players", len(players))
    t = WitchstoneState(rules, box, players)
    for _, key, field in box.state_fields:
        if key:
            setattr(t, field.name, field.read_json(data.get(key)))
    present = all_within(data.get("alive"), seats - 1, "alive")
    t.gone = set_of([seat for seat in range(seats) if seat not in present])
    t.recount()
    if t.active >= seats or t.beginner >= seats or t.waiting >> seats != 0:
        raise bad("seats", seats)
    deck = within(data.get("deck"), 0, len(box.face_of), "deck")
    specials = within(data.get("special_stack"), 0, len(box.special_a), "special_stack")
    choices = [read_choice(fields(value, "options"), box) for value in items(data.get("options"), "options")]
    return WitchstoneView(Seat(i64(observer)), t, choices, i64(deck), i64(specials))


def read_choice(data: dict[str, object], box: Lookup) -> Action:
    text = word(data.get("text"), "options")
    if text not in box.by_text or data != box.choices[box.by_text[text].id]:
        raise BadText("bad-move-text", {"move": text})
    return box.by_text[text]


def read_player(data: dict[str, object], seat: i64, box: Lookup, lifted: bool) -> Player:
    p = Player(Seat(seat), vec[u8](), vec[i64]([0] * SHEET))
    for field in box.player_fields:
        value = data.get(field.name)
        if lifted or field.name not in BEHIND_THE_SCREEN:
            setattr(p, field.name, field.read_json(value))
        elif value is not None:
            raise bad(field.name, value)
    cells = box.cell_names
    for place, symbols in fields(data.get("symbols"), "symbols").items():
        for symbol in items(symbols, "symbols"):
            kind = i64(among(symbol, ACTIONS, "symbols"))
            p.sheet[SYMBOLS + kind] |= set_of([among(place, cells, "symbols")])
    for place in words(data.get("special_cells"), "special_cells"):
        p.sheet[SPECIALS] |= set_of([among(place, cells, "special_cells")])
    for value in items(data.get("tiles"), "tiles"):
        a, b = [among(place, cells, "tiles") for place in words(value, "tiles")]
        direction = box.around[a].index(b)
        if not 0 <= direction < len(DIRECTIONS) // 2:
            raise bad("tiles", value)
        p.sheet[SEAMS + direction] |= set_of([a])
    earned = fields(data.get("earned"), "earned")
    for i in range(AT_THE_END):
        p.sheet[EARNED + i] = i64(within(earned.get(SOURCES[i]), -FAR, FAR, "earned"))
    return p
