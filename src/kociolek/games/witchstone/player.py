"""What belongs to one player: cauldron, pieces, pawns, cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from kociolek.core.api import Seat, lowest, shl
from kociolek.games.witchstone.box import Box
from kociolek.games.witchstone.kinds import KINDS

# The sheet: masks of the cauldron's fields, then points by source
SYMBOLS: Final = 0  # + kind: the fields that show it
SPECIALS: Final = 6  # the fields that a special tile covers
SEAMS: Final = 7  # + 0, 1, 2: the fields whose tile reaches on to the neighbour in this direction
EARNED: Final = 10  # + source
SHEET: Final = 17


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    def __init__(
        self,
        seat: Seat,
        score: i64,
        tower: i64,
        charges: i64,
        stock: i64,
        lying: i64,
        standing: i64,
        rank: i64,
        building: i64,
        built: i64,
        completed: i64,
        network: i64,
        pentagram: i64,
        wand: i64,
        arrived: i64,
        crystals: i64,
        black: i64,
        racked: i64,
        removed: i64,
        aside: i64,
        tokens: i64,
        owls: i64,
        specials: i64,
        scrolls: i64,
        used: i64,
        full: i64,
        laid: i64,
        hand: i64,
        drawn: i64,
        supply: vec[u8],
        sheet: vec[i64],
    ) -> None:
        self.seat: Final = seat
        self.score = score  # points scored so far
        self.tower = tower  # area of the big witch; -1 before it is chosen
        self.charges = charges  # energy left
        self.stock = stock  # small witches not yet on the board
        self.lying = lying  # small witches beside the tower
        self.standing = standing  # areas with an own witch, the big one included
        self.rank = rank  # came to the Witchstone as 1st, 2nd ...; 0: not there
        self.building = building  # the connection begun and not completed; -1: none
        self.built = built  # charges on it
        self.completed = completed  # own connections
        self.network = network  # areas joined to the tower by them
        self.pentagram = pentagram
        self.wand = wand
        self.arrived = arrived  # when the wand pawn came to its field: the earlier lies below [24]
        self.crystals = crystals  # fields of the cauldron with a crystal
        self.black = black  # the one among them with the black crystal
        self.racked = racked  # own-colour crystals on the potion rack
        self.removed = removed  # crystals taken out by hand
        self.aside = aside  # crystals that found no room on the rack
        self.tokens = tokens  # magic tokens taken
        self.owls = owls  # owl tokens taken, as a set
        self.specials = specials  # special tiles taken, in the cauldron or beside the screen
        self.scrolls = scrolls  # cards taken
        self.used = used  # boost spells among them that were turned
        self.full = full  # fields of the cauldron with a printed symbol or a tile
        self.laid = laid  # own tiles played
        self.hand = hand  # tiles behind the screen
        self.drawn = drawn  # how many of the supply are gone
        self.supply: Final = supply  # the tiles to come in their order; never changes
        self.sheet = sheet

    def clone(self) -> Player:
        return Player(self.seat, self.score, self.tower, self.charges, self.stock, self.lying, self.standing,
                      self.rank, self.building, self.built, self.completed, self.network, self.pentagram, self.wand,
                      self.arrived, self.crystals, self.black, self.racked, self.removed, self.aside,
                      self.tokens, self.owls, self.specials, self.scrolls, self.used, self.full, self.laid,
                      self.hand, self.drawn, self.supply, self.sheet[:])  # fmt: skip

    def empty(self, box: Box) -> i64:
        """The fields of the cauldron where something may be laid."""
        return box.all_cells & ~(self.full | self.crystals)

    def cover(self, kind: i64, cell: i64) -> None:
        """A symbol now shows on this field."""
        self.sheet[SYMBOLS + kind] |= shl(1, cell)
        self.full |= shl(1, cell)

    def cluster(self, kind: i64, cell: i64, box: Box) -> i64:
        """The connected fields that show this symbol, as a mask, from one of them on. [rulebook, series of actions]"""
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


def new_player(seat: Seat, box: Box, hand: i64, supply: vec[u8]) -> Player:
    """A player's pieces before the game. [rules 2.5]"""
    sheet = vec[i64]([0] * SHEET)
    full: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        sheet[SYMBOLS + kind] = box.printed[kind]
        full |= box.printed[kind]
        kind += 1
    return Player(seat, 0, -1, box.charges, box.witches, 0, 0, 0, -1, 0, 0, 0, box.pentagram_start, 0, 0,
                  box.coloured | box.black, box.black, 0, 0, 0, 0, 0, 0, 0, 0, full, 0, hand, 0, supply,
                  sheet)  # fmt: skip
