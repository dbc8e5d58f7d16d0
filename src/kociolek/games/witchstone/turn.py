"""A turn: lay a tile, do the actions of one half, then those of the other, draw a tile. [rulebook, course; 8, 14]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import NOBODY, Choices, Kind, Seat, bit, lowest, shl
from kociolek.core.stack import THE_END, Frame
from kociolek.games.witchstone.actions import FIRST
from kociolek.games.witchstone.bits import offer, size
from kociolek.games.witchstone.ending import end_game
from kociolek.games.witchstone.player import SEAMS, Player
from kociolek.games.witchstone.series.base import offer_removals, open_series, remove_crystal
from kociolek.games.witchstone.state import Question, WitchstoneState


@final
class Turn(Question):
    """Which tile? The state knows whose turn it is, so one object serves all."""

    def options(self, t: WitchstoneState, seat: Seat, out: Choices) -> None:
        """Without two free fields side by side crystals must go; without crystals the tile is lost. [14]"""
        p = t.players[seat]
        room = any_room(t, p)
        if room or p.crystals == 0:
            offer(p.hand, t.box.tile if room else t.box.discard, out)
        offer_removals(t, p, out)

    def answer(self, t: WitchstoneState, seat: Seat, action: i64) -> None:
        box = t.box
        p = t.players[seat]
        if action >= box.remove:
            remove_crystal(t, p, action - box.remove)
        elif action >= box.discard:
            tile = action - box.discard
            play(p, tile)
            t.tell("tile_discarded", seat, NOBODY, Kind(t.box.tile_kinds[tile]))
            t.top = TURN_END
        else:
            t.top = Placing(self, action - box.tile)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Placing(Question):
    """Where does the first symbol of the tile go? To an empty field with an empty one beside it."""

    def __init__(self, below: Frame, tile: i64) -> None:
        super().__init__(below)
        self.tile: Final = tile

    def options(self, t: WitchstoneState, seat: Seat, out: Choices) -> None:
        near = t.box.near
        first = t.box.place
        empty = t.players[seat].empty(t.box)
        for cell in range(t.box.cells):
            if (empty >> cell) & 1 != 0 and near[cell] & empty != 0:
                out.add(first + cell)

    def answer(self, t: WitchstoneState, seat: Seat, action: i64) -> None:
        t.top = Turning(self.below, self.tile, action - t.box.place)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turning(Question):
    """And its second symbol? To an empty field beside the first."""

    def __init__(self, below: Frame, tile: i64, cell: i64) -> None:
        super().__init__(below)
        self.tile: Final = tile
        self.cell: Final = cell

    def options(self, t: WitchstoneState, seat: Seat, out: Choices) -> None:
        offer(t.box.near[self.cell] & t.players[seat].empty(t.box), t.box.turn, out)

    def answer(self, t: WitchstoneState, seat: Seat, action: i64) -> None:
        cell = action - t.box.turn
        lay_tile(t, t.players[seat], self.tile, self.cell, cell)
        t.top = Ordering(TURN_END, self.tile, self.cell, cell)


def lay_tile(t: WitchstoneState, p: Player, tile: i64, cell_a: i64, cell_b: i64) -> None:
    play(p, tile)
    p.cover(i64(t.box.tile_a[tile]), cell_a)
    p.cover(i64(t.box.tile_b[tile]), cell_b)
    direction = i64(t.box.direction[cell_a * t.box.cells + cell_b])
    if direction < 3:
        p.sheet[SEAMS + direction] |= shl(1, cell_a)
    else:
        p.sheet[SEAMS + direction - 3] |= shl(1, cell_b)
    t.tell("tile_laid", p.seat, NOBODY, Kind(t.box.tile_kinds[tile]), cell_a + 1)


def play(p: Player, tile: i64) -> None:
    p.hand &= ~shl(1, tile)
    p.laid |= shl(1, tile)


def any_room(t: WitchstoneState, p: Player) -> bool:
    near = t.box.near
    empty = p.empty(t.box)
    left = empty
    while left != 0:
        if near[lowest(left)] & empty != 0:
            return True
        left &= left - 1
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Ordering(Question):
    """Which half first? Its group is counted now, the other one only when its series opens. [1, 8]"""

    def __init__(self, below: Frame, tile: i64, cell_a: i64, cell_b: i64) -> None:
        super().__init__(below)
        self.tile: Final = tile
        self.cell_a: Final = cell_a
        self.cell_b: Final = cell_b

    def options(self, t: WitchstoneState, seat: Seat, out: Choices) -> None:
        out.add(FIRST + i64(t.box.tile_a[self.tile]))
        out.add(FIRST + i64(t.box.tile_b[self.tile]))

    def answer(self, t: WitchstoneState, seat: Seat, action: i64) -> None:
        kind_a = i64(t.box.tile_a[self.tile])
        kind_b = i64(t.box.tile_b[self.tile])
        if action == FIRST + kind_a:
            t.top = OtherHalf(self.below, kind_b, self.cell_b)
            open_group(t, kind_a, self.cell_a)
        else:
            t.top = OtherHalf(self.below, kind_a, self.cell_a)
            open_group(t, kind_b, self.cell_b)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class OtherHalf(Frame):
    """Below the first series: when all of that is done, the group of the other half is counted and its series opens."""

    def __init__(self, below: Frame, kind: i64, cell: i64) -> None:
        super().__init__(below)
        self.kind: Final = kind
        self.cell: Final = cell

    def advance(self, t: WitchstoneState) -> None:
        t.top = self.below
        open_group(t, self.kind, self.cell)


def open_group(t: WitchstoneState, kind: i64, cell: i64) -> None:
    """Open a series with as many actions as there are symbols in the group. [rulebook, series of actions]"""
    open_series(t, kind, size(t.players[t.active].cluster(kind, cell, t.box)))


@final
class TurnEnd(Frame):
    """Draw a tile; then it is the next player's turn, or the game is over."""

    def advance(self, t: WitchstoneState) -> None:
        p = t.players[t.active]
        if size(p.hand) < i64(t.box.open_tiles[i64(t.rules.handicaps[t.active])]):
            draw_tile(t, p)
        pass_on(t)


def draw_tile(t: WitchstoneState, p: Player) -> None:
    """Draw a tile from the supply. With a handicap the supply runs out earlier. [29]"""
    if p.drawn < len(p.supply):
        tile = i64(p.supply[p.drawn])
        p.drawn += 1
        p.hand |= shl(1, tile)
        t.tell("drew", p.seat, NOBODY, Kind(t.box.tile_kinds[tile]), -1, bit(p.seat))


def pass_on(t: WitchstoneState) -> None:
    """Pass the turn clockwise to the next player present. Everybody has the same number of turns. [30]"""
    t.revealed = True
    while True:
        t.active = t.after(t.active)
        if t.active == t.beginner:
            t.round += 1
        if t.round > t.box.rounds:
            end_game(t)
            return
        if t.present(t.active):
            break
    begin_turn(t)


def begin_turn(t: WitchstoneState) -> None:
    """Begin the turn of the active player. With the large handicap a tile is drawn only now. [29]"""
    p = t.players[t.active]
    t.revealed = True
    t.tell("turn_began", t.active, index=t.round)
    if p.hand == 0:
        draw_tile(t, p)
    t.top = TURN


TURN: Final[Frame] = Turn(THE_END)
TURN_END: Final[Frame] = TurnEnd(THE_END)
