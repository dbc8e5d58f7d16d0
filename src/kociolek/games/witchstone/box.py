"""The components as the rules use them: neighbours, distances, tracks and cards as tables of numbers.

One object serves all tables of a game. Nothing here changes, so nothing here is ever copied.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociolek.core.api import Action, shl
from kociolek.core.stack import FrameTypes
from kociolek.games.witchstone.bits import set_of
from kociolek.games.witchstone.components import Components
from kociolek.games.witchstone.kinds import (
    ACTIONS,
    AREAS,
    BLUE,
    BOOST,
    FACES,
    GOLD,
    KINDS,
    NONE,
    SILVER,
    TOWER,
    WITCHSTONE,
)
from kociolek.games.witchstone.moves import Numbering


@final
class Box:
    def __init__(self, c: Components) -> None:
        self.components: Final = c
        self.frames: Final = FrameTypes()  # filled by frames.py
        self.actions: Final[list[Action]] = []
        self.names: Final = kind_names(c)
        self.set_numbers(c)
        self.set_ball(c)
        self.set_cauldron(c)
        self.set_tracks(c)
        self.set_cards(c)
        self.number_actions(c)

    # -- numbers printed on the board -----------------------------------------------------
    def set_numbers(self, c: Components) -> None:
        self.rounds: i64 = i64(c.values["rounds"])
        self.new_area: i64 = i64(c.values["new_area"])
        self.token_face: i64 = i64(c.values["token_face"])
        self.token_end: i64 = i64(c.values["token_end"])
        self.special_tile_actions: i64 = i64(c.values["special_tile_actions"])
        self.empty_blue_actions: i64 = i64(c.values["empty_blue_actions"])
        self.empty_owl: i64 = i64(c.values["empty_owl"])
        self.exit_actions: i64 = i64(c.values["exit_actions"])
        self.black_extra: i64 = i64(c.values["black_extra"])
        self.removal_step: i64 = i64(c.values["removal_step"])
        self.scroll_shelves: i64 = i64(c.values["scroll_shelves"])
        self.unused_boost: i64 = i64(c.values["unused_boost"])
        self.charges: i64 = i64(c.pieces["energy"])
        self.witches: i64 = i64(c.pieces["witches"])
        self.upper_limit: bytes = bytes([limit[0] for limit in c.limits])  # [seats - 2]
        self.lowest_limit: bytes = bytes([limit[1] for limit in c.limits])
        self.open_tiles: bytes = bytes([handicap[1] for handicap in c.handicaps])  # [handicap]

    # -- the crystal ball -----------------------------------------------------------------
    def set_ball(self, c: Components) -> None:
        self.areas: i64 = len(c.areas)
        self.connections: i64 = len(c.ends)
        self.end_a: bytes = bytes([a for a, _ in c.ends])
        self.end_b: bytes = bytes([b for _, b in c.ends])
        self.segments: bytes = bytes(c.segments)
        self.worth: bytes = bytes([c.connection_points[length] for length in c.segments])
        self.stone: i64 = i64(c.area_kinds.index(WITCHSTONE))
        self.stone_fields: bytes = bytes(c.witchstone_fields)
        self.towers: i64 = set_of([a for a, kind in enumerate(c.area_kinds) if kind == TOWER])
        self.areas_of: vec[i64] = masks(  # [kind of area]
            [[a for a, k in enumerate(c.area_kinds) if k == kind] for kind in range(len(AREAS))]
        )

    # -- the cauldron ---------------------------------------------------------------------
    def set_cauldron(self, c: Components) -> None:
        around = [c.neighbours(cell) for cell in range(len(c.cells))]
        self.around: list[list[int]] = around
        far = distances(around)
        self.cells: i64 = len(c.cells)
        self.all_cells: i64 = shl(1, self.cells) - 1
        self.near: vec[i64] = masks([[n for n in ring if n >= 0] for ring in around])
        self.direction: bytes = bytes(  # [cell * cells + neighbour]
            [ring.index(b) if b in ring else NONE for ring in around for b in range(len(around))]
        )
        self.distance: bytes = bytes([d for row in far for d in row])  # [cell * cells + cell]
        self.reach: i64 = i64(max(max(row) for row in far)) + 1
        self.within: vec[i64] = masks(  # [cell * reach + steps]
            [[b for b, d in enumerate(row) if d <= steps] for row in far for steps in range(int(self.reach))]
        )
        self.exits: i64 = len(c.exits)
        self.exit_kind: bytes = bytes([kind for kind, _ in c.exits])
        self.exit_cost: bytes = bytes(  # [exit * cells + cell]: to the nearest arrow, and over the rim
            [min(row[arrow] for arrow in arrows) + 1 for _, arrows in c.exits for row in far]
        )
        self.nearest_exit: bytes = bytes(
            [min(row[arrow] for _, arrows in c.exits for arrow in arrows) + 1 for row in far]
        )
        self.printed: vec[i64] = masks([[cell for cell, k in c.printed if k == kind] for kind in range(KINDS)])
        self.coloured: i64 = set_of(c.coloured)
        self.black: i64 = set_of([c.black])

    # -- pentagram and wand ---------------------------------------------------------------
    def set_tracks(self, c: Components) -> None:
        self.pentagram: bytes = bytes(c.pentagram)
        self.stack_at: bytes = bytes(  # [field]: which owl stack, or which blue field
            [c.pentagram[:i].count(kind) if kind in (GOLD, BLUE) else NONE for i, kind in enumerate(c.pentagram)]
        )
        self.pentagram_start: i64 = i64(c.pentagram_start)
        self.blue_fields: i64 = i64(c.pentagram.count(BLUE))
        self.owl_stacks: i64 = len(c.owls)
        self.owl_value: bytes = bytes([value for stack in c.owls for value in stack])
        self.owl_base: bytes = bytes([sum(len(s) for s in c.owls[:i]) for i in range(len(c.owls) + 1)])
        self.wand_end: i64 = len(c.wand) - 1
        self.wand_type: bytes = bytes([field[0] for field in c.wand])
        self.wand_what: bytes = bytes([field[1] for field in c.wand])
        self.wand_number: bytes = bytes([field[2] for field in c.wand])
        self.wand_first: bytes = bytes([field[3] for field in c.wand])
        self.silver: i64 = set_of([i for i, field in enumerate(c.wand) if field[0] == SILVER])

    # -- tiles, scrolls, tokens -----------------------------------------------------------
    def set_cards(self, c: Components) -> None:
        self.tiles: i64 = len(c.tiles)
        self.tile_a: bytes = bytes([a for a, _ in c.tiles])
        self.tile_b: bytes = bytes([b for _, b in c.tiles])
        self.special_a: bytes = bytes([a for a, _ in c.special_tiles])
        self.special_b: bytes = bytes([b for _, b in c.special_tiles])
        faces = face_names(c)
        self.faces: i64 = len(faces)
        self.face_of: bytes = bytes([faces.index(card.name()) for card in c.scrolls])
        self.extra: bytes = bytes([card.extra for card in c.scrolls])
        boosts = [
            [i for i, card in enumerate(c.scrolls) if card.type == BOOST and card.kind in (-1, kind)]
            for kind in range(KINDS)
        ]
        self.boosts: vec[i64] = masks(boosts)  # [kind]: the scrolls that strengthen it
        self.all_boosts: i64 = set_of([i for i, card in enumerate(c.scrolls) if card.type == BOOST])
        # where a thing of a family stands in the list of names
        self.tile_name: i64 = len(FACES)
        self.face_name: i64 = self.tile_name + len(PAIRS)
        self.area_name: i64 = self.face_name + self.faces
        self.connection_name: i64 = self.area_name + self.areas

        self.link_names: list[str] = [c.connection_name(i) for i in range(len(c.ends))]
        self.cell_names: list[str] = [c.cell_name(i) for i in range(len(c.cells))]
        self.tile_names: list[str] = told_apart(["+".join([ACTIONS[a], ACTIONS[b]]) for a, b in c.tiles])
        self.scroll_names: list[str] = ["/".join([card.name(), str(i + 1)]) for i, card in enumerate(c.scrolls)]

    def pair_name(self, a: i64, b: i64) -> i64:
        """The name of a tile with these two symbols."""
        return self.tile_name + a * KINDS + b - (a + 1) * (a + 2) // 2

    # -- choices --------------------------------------------------------------------------
    def number_actions(self, c: Components) -> None:
        n = Numbering()
        cells = self.cell_names
        tiles = self.tile_names
        self.tile: i64 = n.family("tile", tiles, int(self.tile_name), -1)  # choose a tile to lay
        self.discard: i64 = n.family("discard", tiles, int(self.tile_name), -1)  # it fits nowhere
        for i, (a, b) in enumerate(c.tiles):
            for base in (self.tile, self.discard):
                n.rename(int(base) + i, self.pair_name(i64(a), i64(b)))
        self.place: i64 = n.family("place", cells, -1, 1)  # the tile's first symbol
        self.turn: i64 = n.family("turn", cells, -1, 1)  # its second symbol
        self.put: i64 = n.family("put", cells, -1, 1)  # a special tile
        self.move: i64 = n.family("move", cells, -1, 1)  # the crystal that lies here
        self.to: i64 = n.family("to", cells, -1, 1)
        self.out: i64 = n.family("out", told_apart([ACTIONS[kind] for kind, _ in c.exits]), -1, -1)
        for i, (action, _) in enumerate(c.exits):
            n.rename(int(self.out) + i, i64(action))
        self.remove: i64 = n.family("remove", cells, -1, 1)  # the crystal that lies here
        self.boost: i64 = n.family("boost", boost_names(c), int(self.face_name), -1)
        self.tower: i64 = n.family("tower", c.areas, int(self.area_name), -1)
        self.go: i64 = n.family("go", c.areas, int(self.area_name), -1)
        self.charge: i64 = n.family("charge", self.link_names, int(self.connection_name), -1)
        self.walk: i64 = n.family("walk", [str(i) for i in range(len(c.wand))], -1, 0)  # so many fields of the wand
        shelves = [str(i + 1) for i in range(c.values["scroll_shelves"])]
        self.take: i64 = n.family("take", shelves, -1, 1)  # the scroll of this shelf
        self.actions.extend(n.actions)


PAIRS: Final = [(a, b) for a in range(KINDS) for b in range(a + 1, KINDS)]


def kind_names(c: Components) -> list[str]:
    """All that has a name: faces of tokens (the actions first), tiles, scrolls, areas, connections."""
    tiles = ["_".join([ACTIONS[a], ACTIONS[b]]) for a, b in PAIRS]
    links = [c.connection_name(i) for i in range(len(c.ends))]
    return [*FACES, *tiles, *face_names(c), *c.areas, *links]


def face_names(c: Components) -> list[str]:
    """The different scrolls there are; the boosts first."""
    names: list[str] = []
    for boosts in (True, False):
        for card in c.scrolls:
            if (card.type == BOOST) == boosts and card.name() not in names:
                names.append(card.name())
    return names


def boost_names(c: Components) -> list[str]:
    names = [card.name() for card in c.scrolls if card.type == BOOST]
    return [name.partition("_")[2] for name in face_names(c) if name in names]


def told_apart(names: list[str]) -> list[str]:
    """Where two exits or tiles have the same name, the later ones are numbered."""
    return [name if name not in names[:i] else name + str(names[:i].count(name) + 1) for i, name in enumerate(names)]


def masks(sets: list[list[int]]) -> vec[i64]:
    out = vec[i64]()
    for members in sets:
        out = append(out, set_of(members))
    return out


def distances(around: list[list[int]]) -> list[list[int]]:
    """[cell][cell]: steps from one to the other; crystals pass over everything. [12]"""
    far: list[list[int]] = []
    for start in range(len(around)):
        steps = [NONE] * len(around)
        steps[start] = 0
        edge = [start]
        while edge:
            cell = edge.pop(0)
            for other in around[cell]:
                if other >= 0 and steps[other] == NONE:
                    steps[other] = steps[cell] + 1
                    edge.append(other)
        far.append(steps)
    return far
