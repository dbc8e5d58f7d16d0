"""Reader of the component file: what is in the box, and where each value comes from. It checks everything.

A file is a set of sections `{"from": marks, "value": ...}`. The marks tell where the value was taken from:
`rulebook`, `found` (a public page), `derived` (follows from these), `designed` (our own, where the printed board is
not known) and `printed` (copied from an owner's box). Symmetry is not required, consistency is.
"""

from __future__ import annotations

from typing import Final, final

from kociolek.core.errors import BadText
from kociolek.games.witchstone.bits import MOST
from kociolek.games.witchstone.kinds import (
    ACTIONS,
    AREAS,
    BOOST,
    CLUSTER,
    CONNECTED_IN_ORDER,
    COUNT,
    DARK,
    FACES,
    LIGHT,
    MEASURES,
    SCROLLS,
    SILVER,
    TOWER,
    WANTED,
    WITCHES,
    WITCHES_IN_ORDER,
    WITCHSTONE,
)
from kociolek.games.witchstone.reading import among, fields, items, number, whole, wholes, word, words

MARKS: Final = ["rulebook", "found", "derived", "designed", "printed"]
DIRECTIONS: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]  # of a hexagon; three steps on: opposite
PENTAGRAM_FIELDS: Final = ["light", "gold", "blue"]
VALUES: Final = [
    "rounds",
    "new_area",
    "token_face",
    "token_end",
    "special_tile_actions",
    "empty_blue_actions",
    "empty_owl",
    "exit_actions",
    "black_extra",
    "removal_step",
    "scroll_shelves",
    "table_tokens",
    "unused_boost",
]
PIECES: Final = ["hand", "supply", "energy", "witches", "crystals"]
HANDICAPS: Final = ["none", "small", "medium", "large"]
MOST_SEATS: Final = 4
HIGHEST: Final = 200  # of any number on a piece or a board
FARTHEST: Final = 1000.0  # from the middle of the ball


def require(truth: bool, where: str, value: object) -> None:
    """Raise BadText if the components contradict each other, or the rules, at this place."""
    if not truth:
        raise BadText("component-conflict", {"where": where, "value": str(value)})


def count(value: object, where: str) -> int:
    n = whole(value, where)
    require(0 <= n <= HIGHEST, where, n)
    return n


def counts(value: object, where: str) -> list[int]:
    return [count(item, where) for item in items(value, where)]


@final
class Section:
    """One value of the file with its marks."""

    def __init__(self, data: dict[str, object], name: str) -> None:
        if name not in data:
            raise BadText("component-missing", {"where": name})
        section = fields(data[name], name)
        self.name: Final = name
        self.marks: Final = word(section.get("from"), name)
        self.value: Final[object] = section.get("value")
        for part in self.marks.split(";"):
            if part.partition(":")[0].strip() not in MARKS:
                raise BadText("component-unmarked", {"where": name, "value": self.marks, "known": ",".join(MARKS)})


@final
class ScrollCard:
    """A boost spell (`extra` actions of `kind`, -1 for any kind) or a prophecy (`tiers` of something, or areas)."""

    def __init__(self, type: int, kind: int, extra: int, tiers: list[int], areas: list[int]) -> None:
        self.type: Final = type
        self.kind: Final = kind  # an action, a kind of area or a measure, as the type wants it
        self.extra: Final = extra
        self.tiers: Final = tiers
        self.areas: Final = areas

    def name(self) -> str:
        """Return the name of the card in texts. Two cards of one name are the same."""
        if self.type == BOOST:
            return "_".join(["boost", ACTIONS[self.kind] if self.kind >= 0 else "any"])
        if self.type == CLUSTER:
            return "_".join(["cluster", ACTIONS[self.kind]])
        if self.type == WITCHES:
            return "_".join(["witches", WANTED[self.kind]])
        if self.type == COUNT:
            return "_".join(["count", MEASURES[self.kind]])
        if self.type in (WITCHES_IN_ORDER, CONNECTED_IN_ORDER):
            first = "witches" if self.type == WITCHES_IN_ORDER else "connected"
            return "_".join([first, *[WANTED[area] for area in self.areas]])
        return "rank"


@final
class Components:
    """The checked file in its own words: names and coordinates. `Box` makes tables of it."""

    def __init__(self, data: dict[str, object], digest: str) -> None:
        self.name: Final = word(data.get("name"), "name")
        self.digest: Final = digest
        self.sections: Final = {name: Section(data, name) for name in SECTIONS}
        require(words(self.raw("actions"), "actions") == ACTIONS, "actions", self.raw("actions"))
        self.read_ball()
        self.read_cauldron()
        self.read_tracks()
        self.read_cards()
        self.read_pieces()
        self.check_ball()
        self.check_cauldron()
        self.check_pieces()

    def raw(self, name: str) -> object:
        return self.sections[name].value

    # -- the crystal ball -----------------------------------------------------------------
    def read_ball(self) -> None:
        self.areas: list[str] = []
        self.area_kinds: list[int] = []
        self.places: list[tuple[float, float]] = []
        for name, value in fields(self.raw("areas"), "areas").items():
            area = items(value, name)
            require(len(area) == 3 and name.isalnum(), "areas", name)
            self.areas.append(name)
            self.area_kinds.append(among(area[0], AREAS, name))
            x, y = number(area[1], name), number(area[2], name)
            require(-FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST, name, area)
            self.places.append((x, y))
        self.ends: list[tuple[int, int]] = []
        self.segments: list[int] = []
        for value in items(self.raw("connections"), "connections"):
            link = items(value, "connections")
            require(len(link) == 3, "connections", value)
            a, b = among(link[0], self.areas, "connections"), among(link[1], self.areas, "connections")
            self.ends.append((a, b))
            self.segments.append(count(link[2], "connections"))
        points = fields(self.raw("connection_points"), "connection_points")
        require(all(length.isdecimal() for length in points), "connection_points", ",".join(points))
        self.connection_points: dict[int, int] = {
            int(length): count(value, "connection_points") for length, value in points.items()
        }
        self.witchstone_fields: list[int] = counts(self.raw("witchstone_fields"), "witchstone_fields")

    def connection_name(self, i: int) -> str:
        a, b = self.ends[i]
        return "-".join([self.areas[a], self.areas[b]])

    def check_ball(self) -> None:
        where = "connections"
        require(len(self.areas) <= MOST, "areas", len(self.areas))
        require(self.area_kinds.count(WITCHSTONE) == 1, "areas", AREAS[WITCHSTONE])
        require(self.area_kinds.count(TOWER) >= MOST_SEATS, "areas", AREAS[TOWER])
        require(0 < len(self.ends) <= MOST, where, len(self.ends))
        seen: set[tuple[int, int]] = set()
        for i, (a, b) in enumerate(self.ends):
            pair = (min(a, b), max(a, b))
            require(a != b and pair not in seen, where, self.connection_name(i))
            require(0 < self.segments[i] in self.connection_points, where, self.segments[i])
            seen.add(pair)
        joined = {0}
        for _ in self.ends:
            for a, b in self.ends:
                if a in joined or b in joined:
                    joined |= {a, b}
        require(len(joined) == len(self.areas), where, sorted(set(range(len(self.areas))) - joined))
        fields_ = self.witchstone_fields
        require(len(fields_) >= MOST_SEATS, "witchstone_fields", fields_)
        require(fields_ == sorted(fields_, reverse=True), "witchstone_fields", fields_)

    # -- the cauldron ---------------------------------------------------------------------
    def read_cauldron(self) -> None:
        self.cells: list[tuple[int, int]] = [self.pair(v, "cells") for v in items(self.raw("cells"), "cells")]
        self.printed: list[tuple[int, int]] = []  # (cell, action)
        for value in items(self.raw("printed"), "printed"):
            mark = items(value, "printed")
            require(len(mark) == 2, "printed", value)
            self.printed.append((self.cell(mark[0], "printed"), among(mark[1], ACTIONS, "printed")))
        self.black: int = self.cell(self.raw("black_crystal"), "black_crystal")
        self.coloured: list[int] = [
            self.cell(v, "coloured_crystals") for v in items(self.raw("coloured_crystals"), "coloured_crystals")
        ]
        self.exits: list[tuple[int, list[int]]] = []  # (action, the cells with an arrow)
        for value in items(self.raw("exits"), "exits"):
            way = items(value, "exits")
            require(len(way) == 2, "exits", value)
            arrows = [self.cell(v, "exits") for v in items(way[1], "exits")]
            self.exits.append((among(way[0], ACTIONS, "exits"), arrows))

    def pair(self, value: object, where: str) -> tuple[int, int]:
        two = wholes(value, where)
        require(len(two) == 2, where, value)
        return two[0], two[1]

    def cell(self, value: object, where: str) -> int:
        place = self.pair(value, where)
        require(place in self.cells, where, value)
        return self.cells.index(place)

    def cell_name(self, cell: int) -> str:
        return ",".join([str(self.cells[cell][0]), str(self.cells[cell][1])])

    def neighbours(self, cell: int) -> list[int]:
        """Return the cell in each of the six directions, -1 beyond the edge."""
        q, r = self.cells[cell]
        around = [(q + dq, r + dr) for dq, dr in DIRECTIONS]
        return [self.cells.index(place) if place in self.cells else -1 for place in around]

    def check_cauldron(self) -> None:
        require(len(set(self.cells)) == len(self.cells) <= MOST, "cells", len(self.cells))
        joined = {0}
        for _ in self.cells:
            joined |= {other for cell in joined for other in self.neighbours(cell) if other >= 0}
        apart = [self.cell_name(cell) for cell in range(len(self.cells)) if cell not in joined]
        require(not apart, "cells", "; ".join(apart))
        marked = [cell for cell, _ in self.printed] + self.coloured + [self.black]
        require(len(set(marked)) == len(marked), "printed", marked)
        require(len(self.coloured) == self.pieces["crystals"], "coloured_crystals", len(self.coloured))
        require(sorted(action for _, action in self.printed) == list(range(len(ACTIONS))), "printed", self.printed)
        for action, arrows in self.exits:
            require(len(arrows) > 0, "exits", ACTIONS[action])
        require(len(self.exits) > 0, "exits", self.exits)

    # -- pentagram and wand ---------------------------------------------------------------
    def read_tracks(self) -> None:
        names = words(self.raw("pentagram"), "pentagram")
        self.pentagram: list[int] = [among(name, PENTAGRAM_FIELDS, "pentagram") for name in names]
        self.pentagram_start: int = count(self.raw("pentagram_start"), "pentagram_start")
        self.owls: list[list[int]] = [counts(stack, "owls") for stack in items(self.raw("owls"), "owls")]
        self.wand: list[tuple[int, int, int, int]] = []  # (type, action or measure, number, number if first)
        for i, value in enumerate(items(self.raw("wand"), "wand")):
            self.wand.append(self.wand_field(items(value, "wand"), i))
        self.check_tracks()

    def wand_field(self, field: list[object], i: int) -> tuple[int, int, int, int]:
        type = among(field[0] if field else None, ["start", "light", "bonus", "score"], "wand")
        require((type == 0) == (i == 0) and len(field) == (1, 1, 4, 3)[type], "wand", field)
        if type == 2:
            return DARK, among(field[1], ACTIONS, "wand"), count(field[2], "wand"), count(field[3], "wand")
        if type == 3:
            points = count(field[2], "wand")
            return SILVER, among(field[1], MEASURES, "wand"), points, points
        return LIGHT, 0, 0, 0

    def check_tracks(self) -> None:
        blue = self.pentagram.count(2)
        require(self.pentagram.count(1) == len(self.owls), "owls", len(self.owls))
        require(0 <= self.pentagram_start < len(self.pentagram), "pentagram_start", self.pentagram_start)
        require(sum(len(stack) for stack in self.owls) <= MOST, "owls", len(self.owls))
        values = fields(self.raw("values"), "values")
        feeding = count(values.get("empty_blue_actions"), "values") * blue
        require(len(self.pentagram) > feeding, "pentagram", len(self.pentagram))  # else a lap feeds itself [20]
        require(1 < len(self.wand) <= MOST, "wand", len(self.wand))

    # -- tiles, scrolls, tokens -----------------------------------------------------------
    def read_cards(self) -> None:
        self.tiles: list[tuple[int, int]] = self.symbol_pairs("tiles")
        self.special_tiles: list[tuple[int, int]] = self.symbol_pairs("special_tiles")
        self.scrolls: list[ScrollCard] = [
            self.scroll(items(v, "scrolls")) for v in items(self.raw("scrolls"), "scrolls")
        ]
        tokens = fields(self.raw("magic_tokens"), "magic_tokens")
        require(list(tokens) == FACES, "magic_tokens", ",".join(tokens))
        self.tokens: list[int] = [count(tokens[face], "magic_tokens") for face in FACES]

    def symbol_pairs(self, name: str) -> list[tuple[int, int]]:
        pairs: list[tuple[int, int]] = []
        for value in items(self.raw(name), name):
            two = items(value, name)
            require(len(two) == 2 and two[0] != two[1], name, value)
            a, b = among(two[0], ACTIONS, name), among(two[1], ACTIONS, name)
            pairs.append((min(a, b), max(a, b)))
        require(len(pairs) <= MOST, name, len(pairs))
        return pairs

    def scroll(self, card: list[object]) -> ScrollCard:
        where = "scrolls"
        type = among(card[0] if card else None, SCROLLS, where)
        require(len(card) == (3, 3, 3, 2, 2, 3, 2)[type], where, card)
        if type == BOOST:
            kind = among(card[1], [*ACTIONS, "any"], where)
            return ScrollCard(type, kind if kind < len(ACTIONS) else -1, count(card[2], where), [], [])
        if type in (WITCHES_IN_ORDER, CONNECTED_IN_ORDER):
            areas = [among(area, WANTED, where) for area in items(card[1], where)]
            require(len(areas) == 3 and 0 not in areas, where, card)
            return ScrollCard(type, -1, 0, [], areas)
        tiers = counts(card[-1], where)
        require(len(tiers) == 3, where, card)
        if len(card) == 2:
            return ScrollCard(type, -1, 0, tiers, [])
        known = ACTIONS if type == CLUSTER else WANTED if type == WITCHES else MEASURES
        return ScrollCard(type, among(card[1], known, where), 0, tiers, [])

    # -- pieces and numbers ---------------------------------------------------------------
    def read_pieces(self) -> None:
        pieces = fields(self.raw("pieces"), "pieces")
        self.pieces: dict[str, int] = {name: count(pieces.get(name), "pieces") for name in PIECES}
        values = fields(self.raw("values"), "values")
        self.values: dict[str, int] = {name: count(values.get(name), "values") for name in VALUES}
        self.prophecy: list[int] = counts(values.get("prophecy"), "values")
        self.score_track: int = count(self.raw("score_track"), "score_track")
        self.shelves: list[str] = words(self.raw("shelves"), "shelves")
        self.limits: list[list[int]] = []  # [seats - 2]: upper shelves, lowest shelf
        limits = fields(self.raw("shelf_limits"), "shelf_limits")
        for seats in ("2", "3", "4"):
            self.limits.append(counts(limits.get(seats), "shelf_limits"))
        self.handicaps: list[list[int]] = []  # [handicap]: tiles to the box, open, supply
        handicaps = fields(self.raw("handicaps"), "handicaps")
        for name in HANDICAPS:
            values = fields(handicaps.get(name), "handicaps")
            self.handicaps.append([count(values.get(part), name) for part in ("box", "open", "supply")])

    def check_pieces(self) -> None:
        require(sorted(self.shelves) == sorted([*ACTIONS, "any"]), "shelves", ",".join(self.shelves))
        require(len(self.prophecy) == 4, "values", self.prophecy)
        require(self.values["rounds"] > 0, "values", self.values["rounds"])
        for limit in self.limits:
            require(len(limit) == 2 and limit[1] <= self.values["table_tokens"], "shelf_limits", limit)
        for handicap in self.handicaps:
            require(sum(handicap) == len(self.tiles), "handicaps", handicap)
            require(handicap[1] + handicap[2] >= self.values["rounds"], "handicaps", handicap)
        hand, supply = self.pieces["hand"], self.pieces["supply"]
        require(self.handicaps[0] == [0, hand, supply], "handicaps", self.handicaps[0])
        on_areas = len(self.areas) - 1
        require(sum(self.tokens) == on_areas + self.values["table_tokens"], "magic_tokens", sum(self.tokens))
        require(len(self.special_tiles) >= self.pentagram.count(2), "special_tiles", len(self.special_tiles))
        require(self.values["scroll_shelves"] <= len(self.scrolls) <= MOST, "scrolls", len(self.scrolls))
        free = len(self.cells) - len(self.printed) - len(self.coloured) - 1
        require(free >= 2, "cells", free)


SECTIONS: Final = [
    "actions",
    "areas",
    "connections",
    "connection_points",
    "witchstone_fields",
    "cells",
    "printed",
    "black_crystal",
    "coloured_crystals",
    "exits",
    "tiles",
    "special_tiles",
    "pentagram",
    "pentagram_start",
    "owls",
    "wand",
    "scrolls",
    "magic_tokens",
    "shelves",
    "shelf_limits",
    "score_track",
    "pieces",
    "values",
    "handicaps",
]
