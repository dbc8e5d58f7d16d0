"""Player: cauldron, pieces, pawns and cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from kociolek.core.api import Seat, lowest, shl
from kociolek.games.witchstone.bits import members
from kociolek.games.witchstone.kinds import KINDS
from kociolek.games.witchstone.lookup import Lookup

NO_PILE: Final = -1

# The sheet: masks of the cauldron's fields, then points by source
SYMBOLS: Final = 0  # + kind: the fields that show it
SPECIALS: Final = 6  # the fields that a special tile covers
SEAMS: Final = 7  # + 0, 1, 2: the fields whose tile reaches on to the neighbour in this direction
EARNED: Final = 10  # + source
SHEET: Final = 17


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """Pieces, pawns, cards and cauldron of one player."""

    def __init__(self, seat: Seat, supply: vec[u8], sheet: vec[i64]) -> None:
        self.seat: Final = seat
        self.supply: Final = supply  # the tiles to come in their order; never changes
        self.sheet = sheet  # written through `own_sheet`
        self.sheet_shared = False  # a copy of this player has the same sheet
        self.score: i64 = 0  # points scored so far
        self.tower: i64 = -1  # area of the big witch; -1 before it is chosen
        self.charges: i64 = 0  # energy left
        self.stock: i64 = 0  # small witches not yet on the board
        self.lying: i64 = 0  # small witches beside the tower
        self.standing: i64 = 0  # areas with an own witch, the big one included
        self.rank: i64 = 0  # came to the Witchstone as 1st, 2nd ...; 0: not there
        self.building: i64 = -1  # the connection begun and not completed; -1: none
        self.built: i64 = 0  # charges on it
        self.completed: i64 = 0  # own connections
        self.network: i64 = 0  # areas joined to the tower by them
        self.pentagram: i64 = 0  # field of the pawn
        self.wand: i64 = 0  # field of the pawn
        self.arrived: i64 = 0  # when the wand pawn came to its field: the earlier lies below [24]
        self.crystals: i64 = 0  # fields of the cauldron with a crystal
        self.black: i64 = 0  # the one among them with the black crystal
        self.racked: i64 = 0  # own-colour crystals on the potion rack
        self.removed: i64 = 0  # crystals taken out by hand
        self.aside: i64 = 0  # crystals that found no room on the rack
        self.tokens: i64 = 0  # magic tokens taken
        self.owls: i64 = 0  # owl tokens taken, as a set
        self.specials: i64 = 0  # special tiles taken, in the cauldron or beside the screen
        self.scrolls: i64 = 0  # cards taken
        self.used: i64 = 0  # boost spells among them that were turned
        self.pile: i64 = (
            NO_PILE  # unused scrolls lie face down: those that the others saw before; NO_PILE: all lie open
        )
        self.full: i64 = 0  # fields of the cauldron with a printed symbol or a tile
        self.laid: i64 = 0  # own tiles played
        self.hand: i64 = 0  # tiles behind the screen
        self.drawn: i64 = 0  # how many of the supply are gone

    def clone(self) -> Player:
        return self.copy(self.supply)

    def copy(self, supply: vec[u8]) -> Player:
        """Return a copy with another supply. Both have the same sheet until one of them writes on it."""
        p = Player(self.seat, supply, self.sheet)
        p.sheet_shared = self.sheet_shared = True
        p.score = self.score
        p.tower = self.tower
        p.charges = self.charges
        p.stock = self.stock
        p.lying = self.lying
        p.standing = self.standing
        p.rank = self.rank
        p.building = self.building
        p.built = self.built
        p.completed = self.completed
        p.network = self.network
        p.pentagram = self.pentagram
        p.wand = self.wand
        p.arrived = self.arrived
        p.crystals = self.crystals
        p.black = self.black
        p.racked = self.racked
        p.removed = self.removed
        p.aside = self.aside
        p.tokens = self.tokens
        p.owls = self.owls
        p.specials = self.specials
        p.scrolls = self.scrolls
        p.used = self.used
        p.pile = self.pile
        p.full = self.full
        p.laid = self.laid
        p.hand = self.hand
        p.drawn = self.drawn
        return p

    def own_sheet(self) -> vec[i64]:
        """Return the sheet to write on, which no copy of this player has."""
        if self.sheet_shared:
            self.sheet = self.sheet[:]
            self.sheet_shared = False
        return self.sheet

    def tiles(self, box: Lookup) -> list[tuple[int, int]]:
        """Return the two fields of each tile in the cauldron."""
        return [
            (cell, box.around[cell][direction])
            for direction in range(3)
            for cell in members(self.sheet[SEAMS + direction])
        ]

    def unseen(self) -> i64:
        """Return the scrolls that only their owner sees. [28]"""
        return 0 if self.pile == NO_PILE else self.scrolls & ~(self.used | self.pile)

    def empty(self, box: Lookup) -> i64:
        """Return the fields of the cauldron where something may be laid."""
        return box.all_cells & ~(self.full | self.crystals)

    def cover(self, kind: i64, cell: i64) -> None:
        """Show a symbol on this field."""
        self.own_sheet()[SYMBOLS + kind] |= shl(1, cell)
        self.full |= shl(1, cell)

    def cluster(self, kind: i64, cell: i64, box: Lookup) -> i64:
        """Return the group of connected fields that show this symbol, as a mask. [rulebook, series of actions]"""
        near = box.near
        showing = self.sheet[SYMBOLS + kind]
        group = shl(1, cell)
        edge = group
        while edge != 0:
            around: i64 = 0
            while edge != 0:
                around |= near[lowest(edge)]
                edge &= edge - 1
            edge = around & showing & ~group
            group |= edge
        return group


def new_player(seat: Seat, box: Lookup, hand: i64, supply: vec[u8]) -> Player:
    """Return a player with the pieces of the start."""
    p = Player(seat, supply, vec[i64]([0] * SHEET))
    for kind in range(KINDS):
        p.sheet[SYMBOLS + kind] = box.printed[kind]
        p.full |= box.printed[kind]
    p.charges = box.charges
    p.stock = box.witches
    p.pentagram = box.pentagram_start
    p.crystals = box.coloured | box.black
    p.black = box.black
    p.hand = hand
    return p
