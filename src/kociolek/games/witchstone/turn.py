"""A turn: lay a tile, do the actions of both halves, end the turn, draw a tile. [rulebook, course; 8, 14, 31]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import NOBODY, Choices, Kind, Seat, bit, lowest, shl
from kociolek.core.stack import THE_END, Frame
from kociolek.games.witchstone.actions import FIRST
from kociolek.games.witchstone.bits import offer, size
from kociolek.games.witchstone.ending import end_game
from kociolek.games.witchstone.lookup import Lookup
from kociolek.games.witchstone.player import NO_PILE, SEAMS, Player
from kociolek.games.witchstone.series.base import offer_removals, open_series, remove_crystal
from kociolek.games.witchstone.state import Question, WitchstoneState


@final
class Turn(Question):
    """Which tile? The state knows whose turn it is, so one object serves all."""

    def options(self, t: WitchstoneState, seat: Seat, out: Choices) -> None:
        """Without two free fields side by side crystals must go. If that cannot help the tile may be discarded. [14]"""
        box = t.box
        p = t.players[seat]
        if any_room(box, p.empty(box)):
            offer(p.hand, box.tile, out)
        elif p.crystals == 0 or (t.rules.major >= 2 and not any_room(box, box.all_cells & ~p.full)):
            offer(p.hand, box.discard, out)
        offer_removals(t, p, out)
        if t.rules.major >= 2 and not t.rules.asks_end:
            offer_pile(t, p, out)

    def answer(self, t: WitchstoneState, seat: Seat, action: i64) -> None:
        box = t.box
        p = t.players[seat]
        if action == box.hide:
            hide_scrolls(t, p)
        elif action >= box.remove:
            remove_crystal(t, p, action - box.remove)
        elif action >= box.discard:
            tile = action - box.discard
            play(p, tile)
            t.tell("tile_discarded", seat, NOBODY, Kind(t.box.tile_kinds[tile]))
            t.top = end_of_turn(t)
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
        t.top = Ordering(end_of_turn(t), self.tile, self.cell, cell)


def lay_tile(t: WitchstoneState, p: Player, tile: i64, cell_a: i64, cell_b: i64) -> None:
    play(p, tile)
    p.cover(i64(t.box.tile_a[tile]), cell_a)
    p.cover(i64(t.box.tile_b[tile]), cell_b)
    direction = i64(t.box.direction[cell_a * t.box.cells + cell_b])
    if direction < 3:
        p.own_sheet()[SEAMS + direction] |= shl(1, cell_a)
    else:
        p.own_sheet()[SEAMS + direction - 3] |= shl(1, cell_b)
    t.tell("tile_laid", p.seat, NOBODY, Kind(t.box.tile_kinds[tile]), cell_a + 1)


def play(p: Player, tile: i64) -> None:
    p.hand &= ~shl(1, tile)
    p.laid |= shl(1, tile)


def any_room(box: Lookup, empty: i64) -> bool:
    """Tell whether two of these fields lie side by side."""
    near = box.near
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


def end_of_turn(t: WitchstoneState) -> Frame:
    """Return the frame that ends a turn. Search does not ask whether it is over, see `TurnOver`. [31]"""
    return TURN_OVER if t.rules.asks_end and not t.skip_forced else TURN_END


@final
class TurnOver(Question):
    """All is done: end the turn, or destroy a crystal, or turn the unused scrolls over. [28, 31]

    Search does not ask: to destroy a crystal now is no better than in the next turn, and a pile scores nothing.
    """

    def advance(self, t: WitchstoneState) -> None:
        if t.skip_forced:
            t.top = TURN_END
        else:
            t.waiting = shl(1, t.active)

    def options(self, t: WitchstoneState, seat: Seat, out: Choices) -> None:
        p = t.players[seat]
        out.add(t.box.done)
        offer_removals(t, p, out)
        offer_pile(t, p, out)

    def answer(self, t: WitchstoneState, seat: Seat, action: i64) -> None:
        if action == t.box.done:
            t.top = TURN_END
        elif action == t.box.hide:
            hide_scrolls(t, t.players[seat])
        else:
            remove_crystal(t, t.players[seat], action - t.box.remove)


def offer_pile(t: WitchstoneState, p: Player, out: Choices) -> None:
    """Add the face-down pile if there are unused scrolls and all of them lie open. [28]"""
    if p.pile == NO_PILE and p.scrolls & ~p.used != 0:
        out.add(t.box.hide)


def hide_scrolls(t: WitchstoneState, p: Player) -> None:
    """Lay the unused scrolls into a face-down pile; those taken later come to it unseen. The others know these. [28]"""
    p.pile = p.scrolls & ~p.used
    t.tell("scrolls_hidden", p.seat, index=size(p.pile))


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
TURN_OVER: Final[Frame] = TurnOver(THE_END)
TURN_END: Final[Frame] = TurnEnd(THE_END)
