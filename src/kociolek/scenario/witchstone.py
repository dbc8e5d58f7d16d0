"""Scenarios of Witchstone: cauldrons, the crystal ball, tracks and cards by name; and the stack of series."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Final

import yaml
from librt.vecs import vec
from mypy_extensions import u8

from kociolek.components import witchstone
from kociolek.core.api import Seat, State
from kociolek.core.codec import small_numbers
from kociolek.core.rng import seeded
from kociolek.core.stack import Frame, frames_of
from kociolek.games.witchstone.bits import size
from kociolek.games.witchstone.fields import Member, Name, Names, tokens_of
from kociolek.games.witchstone.game import Witchstone
from kociolek.games.witchstone.kinds import ACTIONS, AT_THE_END, FACES, KINDS, NONE
from kociolek.games.witchstone.lookup import Lookup
from kociolek.games.witchstone.player import EARNED, SPECIALS
from kociolek.games.witchstone.series.base import SERIES, Series
from kociolek.games.witchstone.series.wand import WandEffects
from kociolek.games.witchstone.state import NO_QUEUE, NO_TOKEN, RACK_ROW, WitchstoneState
from kociolek.games.witchstone.turn import TURN, OtherHalf, end_of_turn
from kociolek.games.witchstone.vocabulary import EVENTS, PROMPTS
from kociolek.scenario.item import NUMBER, Item
from kociolek.scenario.part import Check, Expectation, Finding, Impossible, Layout, Moment, Part, Setting, differs
from kociolek.scenario.witchstone_checks import impossible

GAME: Final = witchstone()


class Words:
    """Names of a box that files use."""

    def __init__(self, box: Lookup) -> None:
        self.box: Final = box
        self.player: Final = {field.name: field for field in box.player_fields}
        self.cells: Final = box.cell_names
        self.scrolls: Final = box.scroll_names
        self.tiles: Final = box.tile_names
        self.special_tiles: Final = ["+".join([ACTIONS[a], ACTIONS[b]]) for a, b in box.components.special_tiles]


@lru_cache(16)
def words_of(box: Lookup) -> Words:
    return Words(box)


def words(setting: Setting) -> Words:
    assert isinstance(setting.game, Witchstone)
    return words_of(setting.game.box)


PLAYERS: Final = "{SEAT: {FIELD: VALUE}}"
SEES: Final = "{SEAT: {SEAT: {FIELD: VALUE}}}"
SERIES_SHAPE: Final = "[KIND N, ...]"
POSITION: Final = {
    "players": PLAYERS,
    "area_tokens": "{AREA: FACE}",
    "table_tokens": "[FACE, ...]",
    "blue": "[TILE, ...]",
    "special_stack": "[TILE, ...]",
    "owls_taken": "[N, N]",
    "shelf": "[SCROLL, ...]",
    "deck": "[SCROLL, ...]",
    "rack": "{KIND | any: N}",
    "active": "SEAT",
    "round": NUMBER,
    "series": SERIES_SHAPE,
}
RACKED_MOST: Final = 50  # more than all crystals
# Fields of a player that are not numbers or sets of the table: what lies in the cauldron, and cards by their names.
IN_CAULDRON: Final = ["symbols", "special_cells"]
Edit = Callable[[WitchstoneState], None]


# -- positions ----------------------------------------------------------------------------
def read_position(fields: Mapping[str, Item], setting: Setting) -> Layout:
    """Return a layout: towers taken in the order of the seats, an empty board, then what the file says."""
    w = words(setting)
    edits: list[Edit] = []
    count_scrolls(fields, setting)
    if "players" in fields:
        for seat, item in fields["players"].by_seat(setting.seats, PLAYERS):
            edits += read_player(item, seat, w)
    for name, read in TABLE_FIELDS.items():
        if name in fields:
            edits.append(read(fields[name], setting))

    def lay_out(state: State) -> State:
        assert isinstance(state, WitchstoneState)
        begin(state)
        for edit in edits:
            edit(state)
        recount(state)
        return state

    return lay_out


def count_scrolls(fields: Mapping[str, Item], setting: Setting) -> None:
    """Raise an error for a scroll that comes more often than the box has it."""
    w = words(setting)
    named: Counter[str] = Counter()
    lists = [fields[name] for name in ("shelf", "deck") if name in fields]
    if "players" in fields:
        for _, player in fields["players"].by_seat(setting.seats, PLAYERS):
            lists += [value for key, value in player.pairs(PLAYERS) if key.text() == "scrolls"]
    for card in (card for cards in lists for card in cards.items()):
        named[card.choice(w.scrolls)] += 1
        known = w.scrolls.count(card.text())
        if named[card.text()] > known:
            raise card.error("scenario-too-many-cards", card=card.text(), known=str(known))


def begin(t: WitchstoneState) -> None:
    """Set the first turn of the first round, as if no token had been used."""
    t.own_rows()
    w = words_of(t.box)
    towers = [area for area, kind in enumerate(w.box.components.area_kinds) if kind == 1]
    for p in t.players:
        p.own_sheet()
        p.tower = towers[p.seat]
        p.standing = p.network = 1 << p.tower
        p.tokens = 1
        t.area_tokens[p.tower] = u8(NONE)
    t.beginner = t.active = Seat(0)
    t.round = 1
    t.pending = NO_TOKEN
    t.queue = NO_QUEUE
    t.top = TURN


def recount(t: WitchstoneState) -> None:
    """Derive what follows from the rest."""
    w = words_of(t.box)
    for p in t.players:
        for link in range(w.box.connections):
            if p.completed >> link & 1:
                p.network |= 1 << w.box.end_a[link] | 1 << w.box.end_b[link]
        deal_again(t, p.seat)
    for p in t.players:  # points that the file names were scored for connections
        p.own_sheet()[EARNED] += p.score - sum(int(p.sheet[EARNED + source]) for source in range(AT_THE_END))
    t.arrivals = max(p.arrived for p in t.players)


def deal_again(t: WitchstoneState, seat: Seat) -> None:
    """Fill up the hand and the supply; no tile is in two places."""
    w = words_of(t.box)
    p = t.players[seat]
    if p.drawn > len(p.supply):
        raise Impossible(f"players.{seat}.drawn")
    open_tiles = int(w.box.open_tiles[t.rules.handicaps[seat]])
    free = [tile for tile in numbers(p.supply) if not (p.hand | p.laid) >> tile & 1]
    free += [tile for tile in range(len(w.tiles)) if tile not in free and not (p.hand | p.laid) >> tile & 1]
    missing = open_tiles + int(p.drawn) - size(p.laid) - size(p.hand)
    if missing > len(free):
        raise Impossible(f"players.{seat}.hand")
    for _ in range(missing):
        p.hand |= 1 << free.pop()
    supply = [0] * int(p.drawn) + free[: len(p.supply) - int(p.drawn)]
    t.players[seat] = p.copy(small_numbers(supply))


def read_player(item: Item, seat: int, w: Words) -> list[Edit]:
    known = [*w.player, *IN_CAULDRON, "supply"]
    edits: list[Edit] = []
    for name, value in item.fields(known, PLAYERS).items():
        if name == "symbols":
            edits.append(read_symbols(value, seat, w))
        elif name == "special_cells":
            edits.append(read_special_cells(value, seat, w))
        elif name in ("scrolls", "used", "pile"):
            edits.append(read_scrolls(value, seat, name, w))
        elif name == "supply":
            edits.append(read_supply(value, seat, w))
        elif name == "owls":
            edits.append(read_own_owls(value, seat, w))
        elif name == "specials":
            edits.append(read_specials(value, seat, w))
        else:
            edits.append(read_number(value, seat, name, w))
    return edits


def read_number(item: Item, seat: int, name: str, w: Words) -> Edit:
    field = w.player[name]
    if isinstance(field, Name):
        chosen = item.choice([*field.names, "none"])
        number = field.read_json(None if chosen == "none" else chosen)
    elif isinstance(field, Member):
        cells = [one.choice(field.names) for one in item.items()]
        if len(cells) > 1:
            raise item.items()[1].error("scenario-too-many-cards", card=cells[1], known="1")
        number = field.read_json(cells[0] if cells else None)
    elif isinstance(field, Names):
        number = field.read_json([one.choice(field.names) for one in item.items()])
    else:
        number = item.number()
    return lambda t: setattr(t.players[seat], name, number)


def read_symbols(item: Item, seat: int, w: Words) -> Edit:
    """Read `{CELL: KIND}`: halves of tiles laid before."""
    laid = [(w.cells.index(cell.choice(w.cells)), ACTIONS.index(kind.choice(ACTIONS))) for cell, kind in item.pairs()]

    def edit(t: WitchstoneState) -> None:
        for cell, kind in laid:
            t.players[seat].cover(kind, cell)

    return edit


def read_special_cells(item: Item, seat: int, w: Words) -> Edit:
    """Read `{CELL: TILE}`: special tiles laid before."""
    laid = [
        (w.cells.index(cell.choice(w.cells)), w.special_tiles.index(tile.choice(w.special_tiles)))
        for cell, tile in item.pairs()
    ]

    def edit(t: WitchstoneState) -> None:
        p = t.players[seat]
        for cell, tile in laid:
            for kind in w.box.components.special_tiles[tile]:
                p.cover(kind, cell)
            p.own_sheet()[SPECIALS] |= 1 << cell
            p.specials |= 1 << tile
            draw_special(t, tile)

    return edit


def read_scrolls(item: Item, seat: int, name: str, w: Words) -> Edit:
    """Read cards by name; the player gets copies that nobody has."""
    names = [one.choice(w.scrolls) for one in item.items()]

    def edit(t: WitchstoneState) -> None:
        p = t.players[seat]
        if name == "pile":
            p.pile = 0
        for card_name in names:
            if name == "scrolls":
                p.scrolls |= 1 << draw_scroll(t, card_name, f"players.{seat}.scrolls")
                continue
            taken = getattr(p, name)
            own = [i for i, n in enumerate(w.scrolls) if n == card_name and (p.scrolls & ~taken) >> i & 1]
            if not own:
                raise Impossible(f"players.{seat}.{name}")
            setattr(p, name, taken | 1 << own[0])

    return edit


def read_own_owls(item: Item, seat: int, w: Words) -> Edit:
    """Read owls by their numbers, stack after stack from the top; `owls_taken` says how many of each stack are gone."""
    owls = [int(one.choice([str(n) for n in range(len(w.box.owl_value))])) for one in item.items()]

    def edit(t: WitchstoneState) -> None:
        for owl in owls:
            stack = next(s for s in range(w.box.owl_stacks) if owl < w.box.owl_base[s + 1])
            t.players[seat].owls |= 1 << owl
            t.owls_taken[stack] = u8(max(t.owls_taken[stack], owl - w.box.owl_base[stack] + 1))

    return edit


def read_specials(item: Item, seat: int, w: Words) -> Edit:
    """Read special tiles that lie beside the screen."""
    tiles = [w.special_tiles.index(one.choice(w.special_tiles)) for one in item.items()]

    def edit(t: WitchstoneState) -> None:
        for tile in tiles:
            t.players[seat].specials |= 1 << tile
            draw_special(t, tile)

    return edit


def read_supply(item: Item, seat: int, w: Words) -> Edit:
    """Read the next tiles to be drawn."""
    tiles = [w.tiles.index(one.choice(w.tiles)) for one in item.items()]

    def edit(t: WitchstoneState) -> None:
        p = t.players[seat]
        hand = p.hand
        rest = [i for i in range(len(w.tiles)) if not hand >> i & 1 and i not in tiles and not p.laid >> i & 1]
        t.players[seat] = p.copy(small_numbers([*tiles, *rest][: len(p.supply)]))

    return edit


def draw_scroll(t: WitchstoneState, name: str, field: str) -> int:
    """Take a copy of a card out of the deck, or off a shelf, where the next card of the deck then lies."""
    w = words_of(t.box)
    deck, shelf = numbers(t.deck_left), list(t.shelf)
    for zone in (deck, shelf):
        for card in zone:
            if w.scrolls[card] == name:
                zone.remove(card)
                if zone is shelf and deck:
                    shelf.append(deck.pop(0))
                t.deck_left, t.shelf = small_numbers(deck), small_numbers(shelf)
                return int(card)
    raise Impossible(field)


def draw_special(t: WitchstoneState, tile: int) -> None:
    stack, blue = numbers(t.specials_left), list(t.blue)
    if tile in stack:
        stack.remove(tile)
    elif tile in blue:
        blue[blue.index(tile)] = stack.pop(0) if stack else NONE
    t.specials_left, t.blue = small_numbers(stack), small_numbers(blue)


def numbers(cards: vec[u8]) -> list[int]:
    return [int(card) for card in cards]


# -- the table ----------------------------------------------------------------------------
def read_area_tokens(item: Item, setting: Setting) -> Edit:
    w = words(setting)
    areas = w.box.components.areas
    named = {areas.index(area.choice(areas)): FACES.index(face.choice(FACES)) for area, face in item.pairs()}

    def edit(t: WitchstoneState) -> None:
        """Exchange the token here for one of that face from another area or from the table."""
        for area, face in named.items():
            here = int(t.area_tokens[area])
            other = next((a for a, f in enumerate(t.area_tokens) if f == face and a not in named), None)
            if here == face:
                continue
            if other is not None:
                t.area_tokens[other] = u8(here)
            elif t.table_tokens[face] == 0:
                raise Impossible(f"area_tokens.{w.box.components.areas[area]}")
            else:
                t.table_tokens[face] -= 1
                if here != NONE:
                    t.table_tokens[here] += 1
            t.area_tokens[area] = u8(face)

    return edit


def read_table_tokens(item: Item, setting: Setting) -> Edit:
    faces = [FACES.index(one.choice(FACES)) for one in item.items()]

    def edit(t: WitchstoneState) -> None:
        """Exchange tokens with the areas, so that none appears twice."""
        for face in range(KINDS + 1):
            missing = faces.count(face) - int(t.table_tokens[face])
            for _ in range(missing):
                spare = [f for f in range(KINDS + 1) if t.table_tokens[f] > faces.count(f)]
                areas = [a for a, f in enumerate(t.area_tokens) if f == face]
                if not spare or not areas:
                    raise Impossible("table_tokens")
                t.area_tokens[areas[0]] = u8(spare[0])
                t.table_tokens[spare[0]] -= 1
                t.table_tokens[face] += 1

    return edit


def read_blue(item: Item, setting: Setting) -> Edit:
    w = words(setting)
    known = [*w.special_tiles, "none"]
    tiles = [known.index(one.choice(known)) for one in item.items()]

    def edit(t: WitchstoneState) -> None:
        pool = numbers(t.specials_left) + [int(b) for b in t.blue if b != NONE]
        blue = [NONE if tile == len(w.special_tiles) else tile for tile in tiles]
        stack = [tile for tile in pool if tile not in blue]
        t.specials_left, t.blue = small_numbers(stack), small_numbers(blue)

    return edit


def read_special_stack(item: Item, setting: Setting) -> Edit:
    """Read the special tiles left; the last player has taken the others."""
    w = words(setting)
    tiles = [w.special_tiles.index(one.choice(w.special_tiles)) for one in item.items()]

    def edit(t: WitchstoneState) -> None:
        for tile in numbers(t.specials_left):
            if tile not in tiles:
                t.players[-1].specials |= 1 << tile
        t.specials_left = small_numbers(tiles)

    return edit


def read_owls(item: Item, setting: Setting) -> Edit:
    """Read how many of each stack are gone; the last player has those that nobody is said to have."""
    w = words(setting)
    numbers = [one.number() for one in item.items()]
    if len(numbers) > w.box.owl_stacks:
        raise item.wrong_type(POSITION["owls_taken"])

    def edit(t: WitchstoneState) -> None:
        for stack, n in enumerate(numbers):
            if n > w.box.owl_base[stack + 1] - w.box.owl_base[stack]:
                raise Impossible("owls_taken")
            t.owls_taken[stack] = u8(n)
            for owl in range(w.box.owl_base[stack], w.box.owl_base[stack] + n):
                if not any(p.owls >> owl & 1 for p in t.players):
                    t.players[-1].owls |= 1 << owl

    return edit


def read_shelf(item: Item, setting: Setting) -> Edit:
    w = words(setting)
    names = [one.choice(w.scrolls) for one in item.items()]

    def edit(t: WitchstoneState) -> None:
        t.deck_left, t.shelf = small_numbers([*t.shelf, *t.deck_left]), vec[u8]()
        cards = [draw_scroll(t, name, "shelf") for name in names]
        t.shelf = small_numbers(cards)

    return edit


def read_deck(item: Item, setting: Setting) -> Edit:
    """Read the scrolls left in the deck; the last player has taken the others."""
    w = words(setting)
    names = [one.choice(w.scrolls) for one in item.items()]

    def edit(t: WitchstoneState) -> None:
        cards = [draw_scroll(t, name, "deck") for name in names]
        for card in numbers(t.deck_left):
            t.players[-1].scrolls |= 1 << card
        t.deck_left = small_numbers(cards)

    return edit


def read_rack(item: Item, setting: Setting) -> Edit:
    """Read crystals on the rack; they are the last player's."""
    names = [*ACTIONS, "any"]
    shelves = {names.index(shelf.choice(names)): n.number() for shelf, n in item.pairs()}

    def edit(t: WitchstoneState) -> None:
        p = t.players[-1]
        for shelf, n in shelves.items():
            if n > RACKED_MOST:
                raise Impossible("rack")
            t.rack[shelf * RACK_ROW + 2 * p.seat] += u8(n)
            p.racked += n

    return edit


def read_active(item: Item, setting: Setting) -> Edit:
    seat = item.seat(setting.seats)

    def edit(t: WitchstoneState) -> None:
        t.active = Seat(seat)

    return edit


def read_round(item: Item, setting: Setting) -> Edit:
    n = item.number()

    def edit(t: WitchstoneState) -> None:
        t.round = n

    return edit


def read_series(item: Item, setting: Setting) -> Edit:
    """Read series on the stack, the running one last; `then KIND CELL` is the other half of the tile, to come later."""
    w = words(setting)
    parsed = [one.text(SERIES_SHAPE).split() for one in item.items(SERIES_SHAPE)]
    for one, parts in zip(item.items(), parsed, strict=True):
        kinds, rest = (parts[1:2], parts[2:]) if parts[0] == "then" else (parts[:1], parts[1:])
        if kinds and kinds[0] not in ACTIONS:
            raise one.unknown(kinds[0], ACTIONS)
        good = rest[0] in w.cells if parts[0] == "then" and rest else bool(rest) and rest[0].isdecimal()
        if not kinds or len(rest) != 1 or not good or len(rest[0]) > 3:
            raise one.wrong_type("KIND N | then KIND CELL")

    def edit(t: WitchstoneState) -> None:
        top: Frame = end_of_turn(t)
        for parts in parsed:
            if parts[0] == "then":
                top = OtherHalf(top, ACTIONS.index(parts[1]), w.cells.index(parts[2]))
            else:
                top = SERIES[ACTIONS.index(parts[0])].again(top, int(parts[1]))
        t.top = top

    return edit


TABLE_FIELDS: Final[dict[str, Callable[[Item, Setting], Edit]]] = {
    "area_tokens": read_area_tokens,
    "table_tokens": read_table_tokens,
    "blue": read_blue,
    "special_stack": read_special_stack,
    "owls_taken": read_owls,
    "shelf": read_shelf,
    "deck": read_deck,
    "rack": read_rack,
    "active": read_active,
    "round": read_round,
    "series": read_series,
}


# -- expectations -------------------------------------------------------------------------
def table(moment: Moment) -> WitchstoneState:
    assert isinstance(moment.state, WitchstoneState)
    return moment.state


def plain(item: Item) -> object:
    """Return a value of the file as JSON would have it."""
    if item.is_mapping():
        return {key.text(): plain(value) for key, value in item.pairs()}
    if isinstance(item.node, yaml.SequenceNode):
        return [plain(one) for one in item.items()]
    text = item.text()
    if text.removeprefix("-").isdigit():
        return int(text)
    return None if text == "none" else text


def seen_player(t: WitchstoneState, seat: int, by: int = -1) -> dict[str, object]:
    players = t.view(Seat(seat if by < 0 else by)).to_json()["players"]
    assert isinstance(players, list)
    data: dict[str, object] = players[seat]
    data["black"] = [] if data["black"] is None else [data["black"]]  # files write it as the list it once was
    names = t.box.scroll_names  # files name scrolls, and do not tell those of one name apart
    for field in ("used", "pile"):
        numbers = data[field]
        if isinstance(numbers, list):
            data[field] = [names[number - 1] for number in numbers]
    data["scrolls"] = card_names(data["scrolls"])
    return data


def card_names(scrolls: object) -> list[str]:
    assert isinstance(scrolls, list)
    return [scroll["name"] for scroll in scrolls]


def read_players(item: Item, setting: Setting) -> Check:
    """Compare fields of players in their own views; of a mapping only the keys named."""
    known = list(seen_player(fresh(), 0))
    wanted = [
        (seat, name, value, plain(value))
        for seat, player in item.by_seat(setting.seats, PLAYERS)
        for name, value in player.fields(known, PLAYERS).items()
    ]

    def check(moment: Moment) -> list[Finding]:
        found: list[Finding] = []
        for seat, name, source, value in wanted:
            there = seen_player(table(moment), seat)[name]
            if isinstance(value, dict) and isinstance(there, dict):
                there = {key: there.get(key) for key in value}
            found += differs(source, value, there, f"players.{seat}.{name}")
        return found

    return check


def read_sees(item: Item, setting: Setting) -> Check:
    """Compare fields of a player in the view of another seat."""
    known = list(seen_player(fresh(), 0))
    wanted = [
        (seat, owner, name, value, plain(value))
        for seat, seen in item.by_observer(setting.seats, SEES)
        for owner, player in seen.by_seat(setting.seats, SEES)
        for name, value in player.fields(known, SEES).items()
    ]

    def check(moment: Moment) -> list[Finding]:
        found: list[Finding] = []
        for seat, owner, name, source, value in wanted:
            there = seen_player(table(moment), owner, seat)[name]
            found += differs(source, value, there, f"sees.{seat}.{owner}.{name}")
        return found

    return check


def fresh() -> WitchstoneState:
    state = GAME.new(2, {}, seeded(1))
    assert isinstance(state, WitchstoneState)
    return state


def read_points(item: Item, setting: Setting) -> Check:
    wanted = [(seat, one, plain(one)) for seat, one in item.by_seat(setting.seats, "{SEAT: N}")]

    def check(moment: Moment) -> list[Finding]:
        t = table(moment)
        return [f for seat, one, n in wanted for f in differs(one, n, int(t.players[seat].score), f"points.{seat}")]

    return check


def stack_of(t: WitchstoneState) -> list[str]:
    """Return the series on the stack, the running one last; `effects` for the wand's fields still to come."""
    found: list[str] = []
    for frame in reversed(frames_of(t.top)):
        if isinstance(frame, Series):
            found.append(f"{ACTIONS[frame.kind]} {frame.n}")
        elif isinstance(frame, WandEffects):
            found.append("effects")
    return found


def read_stack(item: Item, setting: Setting) -> Check:
    wanted = [one.text(SERIES_SHAPE) for one in item.items(SERIES_SHAPE)]
    return lambda moment: differs(item, wanted, stack_of(table(moment)))


def read_yields(item: Item, setting: Setting) -> Check:
    """Compare the preview of an option."""
    wanted = [(move, plain(value)) for move, value in item.pairs("{ACTION: {KIND | points | cost: N}}")]

    def check(moment: Moment) -> list[Finding]:
        found: list[Finding] = []
        view = table(moment).view(table(moment).active)
        yields = view.to_json()["yields"]
        assert isinstance(yields, list)
        offered = dict(zip([action.text for action in view.options], yields, strict=True))
        for move, value in wanted:
            found += differs(move, value, offered.get(move.text()), f"yields.{move.text()}")
        return found

    return check


def read_json(name: str) -> Callable[[Item, Setting], Check]:
    """Return a reader that compares a field of the active player's view."""

    def read(item: Item, setting: Setting) -> Check:
        value = plain(item)

        def check(moment: Moment) -> list[Finding]:
            there = table(moment).view(table(moment).active).to_json()[name]
            if isinstance(value, dict) and isinstance(there, dict):
                there = {key: there.get(key) for key in value}
            if name == "pending":
                there = [f"{ACTIONS[each.kind]}.{each.size}.{each.home}" for each in tokens_of(table(moment).pending)]
            if name == "shelf":
                there = card_names(there)
            return differs(item, value, there)

        return check

    return read


def read_prophecies(item: Item, setting: Setting) -> Check:
    """Compare what prophecies are worth now."""
    w = words(setting)
    wanted = [
        (seat, name.choice(w.scrolls), value, value.number())
        for seat, cards in item.by_seat(setting.seats, "{SEAT: {SCROLL: N}}")
        for name, value in cards.pairs()
    ]

    def check(moment: Moment) -> list[Finding]:
        found: list[Finding] = []
        for seat, name, source, n in wanted:
            standings = table(moment).view(Seat(seat)).to_json()["prophecies"]
            assert isinstance(standings, list)
            worth = {w.scrolls[each["number"] - 1]: each["points"] for each in standings[seat]}
            found += differs(source, n, worth.get(name), f"prophecies.{seat}.{name}")
        return found

    return check


def read_result(item: Item, setting: Setting) -> Check:
    """Compare points by source when the game is over."""
    wanted = [(seat, one, plain(one)) for seat, one in item.by_seat(setting.seats, "{SEAT: {SOURCE: N}}")]
    for _, one, value in wanted:
        if not isinstance(value, dict):
            raise one.wrong_type("{SEAT: {SOURCE: N}}")

    def check(moment: Moment) -> list[Finding]:
        result = table(moment).view(Seat(0)).to_json()["result"]
        found: list[Finding] = []
        for seat, source, value in wanted:
            assert isinstance(value, dict)
            there = {key: result[seat].get(key) for key in value} if isinstance(result, list) else None
            found += differs(source, value, there, f"result.{seat}")
        return found

    return check


class WitchstonePart(Part):
    def __init__(self) -> None:
        self.game = GAME
        self.prompts = PROMPTS
        self.events = EVENTS
        self.setup_errors = ["unknown-option", "unknown-option-value", "seats-out-of-range"]
        self.position = POSITION
        self.places = []
        self.expectations = {
            "players": Expectation(PLAYERS, read_players),
            "points": Expectation("{SEAT: N}", read_points),
            "series": Expectation(SERIES_SHAPE, read_stack),
            "sees": Expectation(SEES, read_sees),
            "yields": Expectation("{ACTION: {KIND | points | cost: N}}", read_yields),
            "prophecies": Expectation("{SEAT: {SCROLL: N}}", read_prophecies),
            "result": Expectation("{SEAT: {SOURCE: N}}", read_result),
            **{name: Expectation("VALUE", read_json(name)) for name in VIEW_FIELDS},
        }

    def read_position(self, fields: Mapping[str, Item], setting: Setting) -> Layout:
        return read_position(fields, setting)

    def settle(self, state: State) -> None:
        assert isinstance(state, WitchstoneState)
        state.recount()
        super().settle(state)
        state.publish()

    def impossible(self, state: State) -> Iterable[str]:
        assert isinstance(state, WitchstoneState)
        return impossible(state)

    def may_leave(self, state: State, seat: int) -> bool:
        assert isinstance(state, WitchstoneState)
        return state.playing(Seat(seat))


VIEW_FIELDS: Final = [
    "round", "active", "alive", "shelf", "deck", "blue", "special_stack", "owls_taken", "area_tokens",
    "table_tokens", "rack", "pending", "queue", "can_take_back",
]  # fmt: skip
