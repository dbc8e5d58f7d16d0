"""Lookup tables made from the components: neighbours, distances, tracks and cards as numbers.

One object serves all states. Nothing here changes, so nothing here is ever copied.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociolek.core.api import shl
from kociolek.core.codec import action_json
from kociolek.core.stack import Field, FrameTypes
from kociolek.games.witchstone.actions import Numbering
from kociolek.games.witchstone.bits import set_of, wide
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


@final
class Lookup:
    """Lookup tables of one component file. States and views call theirs `box`."""

    def __init__(self, c: Components) -> None:
        self.components: Final = c
        self.box_text = ""  # of the box they come from; see `Game`
        # how frames, the state and players are written; frames.py and fields.py fill these
        self.frames: Final = FrameTypes()
        self.state_fields: Final[list[tuple[str, str, Field]]] = []
        self.player_fields: Final[list[Field]] = []

        # numbers printed on the board
        self.rounds: Final = i64(c.values["rounds"])
        self.new_area: Final = i64(c.values["new_area"])
        self.token_face: Final = i64(c.values["token_face"])
        self.token_end: Final = i64(c.values["token_end"])
        self.special_tile_actions: Final = i64(c.values["special_tile_actions"])
        self.empty_blue_actions: Final = i64(c.values["empty_blue_actions"])
        self.empty_owl: Final = i64(c.values["empty_owl"])
        self.exit_actions: Final = i64(c.values["exit_actions"])
        self.black_extra: Final = i64(c.values["black_extra"])
        self.removal_step: Final = i64(c.values["removal_step"])
        self.scroll_shelves: Final = i64(c.values["scroll_shelves"])
        self.unused_boost: Final = i64(c.values["unused_boost"])
        self.charges: Final = i64(c.pieces["energy"])
        self.witches: Final = i64(c.pieces["witches"])
        self.upper_limit: Final = bytes([limit[0] for limit in c.limits])  # [seats - 2]
        self.lowest_limit: Final = bytes([limit[1] for limit in c.limits])
        self.open_tiles: Final = bytes([handicap[1] for handicap in c.handicaps])  # [handicap]

        # the crystal ball
        self.areas: Final = i64(len(c.areas))
        self.connections: Final = i64(len(c.ends))
        self.end_a: Final = bytes([a for a, _ in c.ends])
        self.end_b: Final = bytes([b for _, b in c.ends])
        self.segments: Final = bytes(c.segments)
        self.worth: Final = bytes([c.connection_points[length] for length in c.segments])
        self.stone: Final = i64(c.area_kinds.index(WITCHSTONE))
        self.stone_fields: Final = bytes(c.witchstone_fields)
        self.towers: Final = set_of([a for a, kind in enumerate(c.area_kinds) if kind == TOWER])
        self.areas_of: Final = masks(  # [kind of area]
            [[a for a, k in enumerate(c.area_kinds) if k == kind] for kind in range(len(AREAS))]
        )

        # the cauldron
        around = [c.neighbours(cell) for cell in range(len(c.cells))]
        self.around: Final = around
        far = distances(around)
        self.cells: Final = i64(len(c.cells))
        self.all_cells: Final = shl(1, self.cells) - 1
        self.near: Final = masks([[n for n in ring if n >= 0] for ring in around])
        self.direction: Final = bytes(  # [cell * cells + neighbour]
            [ring.index(b) if b in ring else NONE for ring in around for b in range(len(around))]
        )
        self.distance: Final = bytes([d for row in far for d in row])  # [cell * cells + cell]
        self.reach: Final = i64(max([max(row) for row in far])) + 1
        self.within: Final = masks(  # [cell * reach + steps]
            [[b for b, d in enumerate(row) if d <= steps] for row in far for steps in range(int(self.reach))]
        )
        self.exits: Final = i64(len(c.exits))
        self.exit_kind: Final = bytes([kind for kind, _ in c.exits])
        self.exit_cost: Final = bytes(  # [exit * cells + cell]: to the nearest arrow, and over the rim
            [min([row[arrow] for arrow in arrows]) + 1 for _, arrows in c.exits for row in far]
        )
        self.nearest_exit: Final = bytes(
            [min([row[arrow] for _, arrows in c.exits for arrow in arrows]) + 1 for row in far]
        )
        self.printed: Final = masks([[cell for cell, k in c.printed if k == kind] for kind in range(KINDS)])
        self.coloured: Final = set_of(c.coloured)
        self.black: Final = set_of([c.black])

        # pentagram and wand
        self.pentagram: Final = bytes(c.pentagram)
        self.stack_at: Final = bytes(  # [field]: which owl stack, or which blue field
            [c.pentagram[:i].count(kind) if kind in (GOLD, BLUE) else NONE for i, kind in enumerate(c.pentagram)]
        )
        self.pentagram_start: Final = i64(c.pentagram_start)
        self.blue_fields: Final = i64(c.pentagram.count(BLUE))
        self.owl_stacks: Final = i64(len(c.owls))
        self.owl_value: Final = bytes([value for stack in c.owls for value in stack])
        self.owl_base: Final = bytes([sum([len(s) for s in c.owls[:i]]) for i in range(len(c.owls) + 1)])
        self.wand_end: Final = i64(len(c.wand) - 1)
        self.wand_type: Final = bytes([field[0] for field in c.wand])
        self.wand_what: Final = bytes([field[1] for field in c.wand])
        self.wand_number: Final = bytes([field[2] for field in c.wand])
        self.wand_first: Final = bytes([field[3] for field in c.wand])
        self.silver: Final = set_of([i for i, field in enumerate(c.wand) if field[0] == SILVER])

        # tiles, scrolls, tokens
        self.tiles: Final = i64(len(c.tiles))
        self.tile_a: Final = bytes([a for a, _ in c.tiles])
        self.tile_b: Final = bytes([b for _, b in c.tiles])
        self.special_a: Final = bytes([a for a, _ in c.special_tiles])
        self.special_b: Final = bytes([b for _, b in c.special_tiles])
        faces = face_names(c)
        self.faces: Final = i64(len(faces))
        self.face_of: Final = bytes([faces.index(card.name()) for card in c.scrolls])
        self.extra: Final = bytes([card.extra for card in c.scrolls])
        boosts = [
            [i for i, card in enumerate(c.scrolls) if card.type == BOOST and card.kind in (-1, kind)]
            for kind in range(KINDS)
        ]
        self.boosts: Final = masks(boosts)  # [kind]: the scrolls that strengthen it
        self.all_boosts: Final = set_of([i for i, card in enumerate(c.scrolls) if card.type == BOOST])
        # names: of everything, and where a thing of a family stands among them
        self.names: Final = kind_names(c)
        self.tile_kinds: Final = wide([len(FACES) + PAIRS.index(pair) for pair in c.tiles])  # [tile]
        self.special_kinds: Final = wide([len(FACES) + PAIRS.index(pair) for pair in c.special_tiles])
        self.face_name: Final = i64(len(FACES) + len(PAIRS))
        self.area_name: Final = self.face_name + self.faces
        self.connection_name: Final = self.area_name + self.areas
        self.link_names: Final = [c.connection_name(i) for i in range(len(c.ends))]
        self.cell_names: Final = [c.cell_name(i) for i in range(len(c.cells))]
        self.tile_names: Final = told_apart(["+".join([ACTIONS[a], ACTIONS[b]]) for a, b in c.tiles])
        self.scroll_names: Final = [card.name() for card in c.scrolls]

        # choices
        n = Numbering()
        cells = self.cell_names
        tiles = self.tile_names
        self.tile: Final = n.family("tile", tiles, -1, -1)  # choose a tile to lay
        self.discard: Final = n.family("discard", tiles, -1, -1)  # it fits nowhere
        for i, kind in enumerate(self.tile_kinds):
            n.rename(int(self.tile) + i, kind)
            n.rename(int(self.discard) + i, kind)
        self.place: Final = n.family("place", cells, -1, 1)  # the tile's first symbol
        self.turn: Final = n.family("turn", cells, -1, 1)  # its second symbol
        self.put: Final = n.family("put", cells, -1, 1)  # a special tile
        self.move: Final = n.family("move", cells, -1, 1)  # the crystal that lies here
        self.to: Final = n.family("to", cells, -1, 1)
        self.out: Final = n.family("out", told_apart([ACTIONS[kind] for kind, _ in c.exits]), -1, -1)
        for i, (action, _) in enumerate(c.exits):
            n.rename(int(self.out) + i, i64(action))
        self.remove: Final = n.family("remove", cells, -1, 1)  # the crystal that lies here
        self.boost: Final = n.family("boost", boost_names(c), int(self.face_name), -1)
        self.tower: Final = n.family("tower", c.areas, int(self.area_name), -1)
        self.go: Final = n.family("go", c.areas, int(self.area_name), -1)
        self.charge: Final = n.family("charge", self.link_names, int(self.connection_name), -1)
        self.walk: Final = n.family("walk", [str(i) for i in range(len(c.wand))], -1, 0)  # so many fields of the wand
        shelves = [str(i + 1) for i in range(c.values["scroll_shelves"])]
        self.take: Final = n.family("take", shelves, -1, 1)  # the scroll of this shelf
        self.done: Final = n.family("done", [""], -1, -1)  # end the turn; actions of version 1 keep their numbers
        self.hide: Final = n.family("hide", [""], -1, -1)  # lay the unused scrolls into a face-down pile
        self.actions: Final = n.actions
        self.by_text: Final = {action.text: action for action in n.actions}
        self.choices: Final = [action_json(action, self.names) for action in n.actions]


PAIRS: Final = [(a, b) for a in range(KINDS) for b in range(a + 1, KINDS)]


def kind_names(c: Components) -> list[str]:
    """Return all names: faces of tokens (the actions first), tiles, scrolls, areas, connections."""
    tiles = ["_".join([ACTIONS[a], ACTIONS[b]]) for a, b in PAIRS]
    links = [c.connection_name(i) for i in range(len(c.ends))]
    return [*FACES, *tiles, *face_names(c), *c.areas, *links]


def face_names(c: Components) -> list[str]:
    """Return the different scrolls, the boosts first."""
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
    """Number the later ones of exits or tiles with the same name."""
    return [name if name not in names[:i] else name + str(names[:i].count(name) + 1) for i, name in enumerate(names)]


def masks(sets: list[list[int]]) -> vec[i64]:
    return wide([int(set_of(members)) for members in sets])


def distances(around: list[list[int]]) -> list[list[int]]:
    """Return the steps from each cell to each other one; crystals pass over everything. [12]"""
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
