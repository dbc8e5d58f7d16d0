"""Scores of the choices in Witchstone: the points each is expected to bring, now and in the turns to come."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociolek.bots.witchstone.evaluation import CRYSTALS, Worth
from kociolek.bots.witchstone.weights import SYMBOLS
from kociolek.core.api import Choices, Seat, lowest, shl
from kociolek.games.witchstone.actions import END, FIRST, FIXED, LAY, PICK, SHELF, TOKEN, USE
from kociolek.games.witchstone.bits import size
from kociolek.games.witchstone.kinds import ACTIONS, CRYSTAL, ENERGY, KINDS, PENTAGRAM, POINTS, SCROLL, WAND, WITCH
from kociolek.games.witchstone.lookup import Lookup
from kociolek.games.witchstone.player import Player
from kociolek.games.witchstone.series.base import Series
from kociolek.games.witchstone.series.crystal import Exit, Moving, TableToken
from kociolek.games.witchstone.series.pentagram import AnyKind, SpecialTile
from kociolek.games.witchstone.series.witch import travel_cost
from kociolek.games.witchstone.setup import ChoosingTower
from kociolek.games.witchstone.state import WitchstoneState
from kociolek.games.witchstone.turn import Ordering, Placing, Turn, Turning, TurnOver

NEVER: Final = -100.0  # the rating of what only a player in need does
DEAR: Final = -20.0  # the rating of what a player does not like to do, and yet it may be worth a try
WASTE: Final = -20.0  # the rating of giving away steps that cost nothing and can only bring something


@final
class Scorer:
    """Scores the options of one seat in points. Only the difference between two scores means something."""

    def __init__(self, box: Lookup, worth: Worth) -> None:
        self.box: Final = box
        self.worth: Final = worth
        self.order: Final = bytes([SYMBOLS[name].order for name in ACTIONS])  # [kind]
        self.scores: vec[float] = vec[float]([0.0] * 512)

    def score(self, t: WitchstoneState, seat: Seat, options: Choices) -> None:
        """Fill `scores`."""
        p = t.players[seat]
        worth = self.worth
        worth.begin(float(t.box.rounds - t.round))
        top = t.top
        if isinstance(top, Turn):
            self.rate_tiles(t, p, options)
        elif isinstance(top, (Placing, Turning, SpecialTile)):
            worth.find_groups(p)
            for i in range(options.size):
                self.scores[i] = self.laying(t, p, options.at(i))
        else:
            for i in range(options.size):
                self.scores[i] = self.rating(t, p, options.at(i))

    def rating(self, t: WitchstoneState, p: Player, action: i64) -> float:
        worth = self.worth
        box = t.box
        top = t.top
        if box.remove <= action < box.boost:
            return NEVER - float(p.removed)
        if isinstance(top, Series):
            return self.in_series(t, p, top, action)
        if isinstance(top, Moving):
            return self.moved(t, p, top.cell, top.n, action)
        if isinstance(top, Ordering):
            return float(i64(self.order[action - FIRST]))
        if isinstance(top, Exit):
            return self.racked(t, p, top.kind, top.black, action == SHELF)
        if isinstance(top, TableToken):
            return worth.token(t, p, action - PICK, 1 + (box.black_extra if top.black else 0))
        if isinstance(top, AnyKind):
            return worth.actions(t, p, action - USE, box.empty_blue_actions)
        if isinstance(top, TurnOver):
            return 0.0 if action == box.done else NEVER
        assert isinstance(top, ChoosingTower)
        return worth.token(t, p, i64(t.area_tokens[action - box.tower]), 1)

    # -- tiles ----------------------------------------------------------------------------
    def rate_tiles(self, t: WitchstoneState, p: Player, options: Choices) -> None:
        """Score each tile by the best place for it."""
        box = t.box
        self.worth.find_groups(p)
        for i in range(options.size):
            action = options.at(i)
            if action == box.hide:
                self.scores[i] = NEVER
            elif action >= box.remove:
                self.scores[i] = self.making_room(p, action - box.remove)
            elif action >= box.discard:
                self.scores[i] = 0.0
            else:
                self.scores[i] = self.best_place(t, p, action - box.tile)

    def making_room(self, p: Player, cell: i64) -> float:
        """Score taking a crystal out: rather one with empty fields beside it, the black one last."""
        rating = DEAR + float(size(self.box.near[cell] & p.empty(self.box)))
        if p.black & shl(1, cell) != 0:
            rating -= 1.0
        return rating

    def best_place(self, t: WitchstoneState, p: Player, tile: i64) -> float:
        best = NEVER
        empty = p.empty(t.box)
        cells = empty
        while cells != 0:
            cell = lowest(cells)
            cells &= cells - 1
            rating = self.best_turn(t, p, tile, cell, empty)
            if rating > best:
                best = rating
        return best

    def best_turn(self, t: WitchstoneState, p: Player, tile: i64, cell: i64, empty: i64) -> float:
        a = self.half(t, p, i64(t.box.tile_a[tile]), cell, empty)
        b = i64(t.box.tile_b[tile])
        best = NEVER
        beside = t.box.near[cell] & empty
        while beside != 0:
            other = lowest(beside)
            beside &= beside - 1
            rating = a + self.half(t, p, b, other, empty & ~shl(1, cell))
            if rating > best:
                best = rating
        return best

    def half(self, t: WitchstoneState, p: Player, kind: i64, cell: i64, empty: i64) -> float:
        """Score one symbol of a tile on this field: what it does now, and what it is good for later."""
        worth = self.worth
        empty &= ~shl(1, cell)
        return worth.actions(t, p, kind, worth.joined(kind, cell)) + worth.symbol_at(p, kind, cell, empty)

    def laying(self, t: WitchstoneState, p: Player, action: i64) -> float:
        box = t.box
        top = t.top
        empty = p.empty(box)
        if isinstance(top, Placing):
            return self.best_turn(t, p, top.tile, action - box.place, empty)
        if isinstance(top, Turning):
            return self.half(t, p, i64(box.tile_b[top.tile]), action - box.turn, empty & ~shl(1, top.cell))
        if action >= box.remove:
            return NEVER
        assert isinstance(top, SpecialTile)
        if action < USE + KINDS:
            return self.worth.actions(t, p, action - USE, box.special_tile_actions)
        return self.special_at(t, p, top, action - box.put)

    def special_at(self, t: WitchstoneState, p: Player, top: SpecialTile, cell: i64) -> float:
        """Score a special tile in the cauldron: both its symbols count in the turns to come."""
        worth = self.worth
        box = t.box
        empty = p.empty(box) & ~shl(1, cell)
        a = i64(box.special_a[top.tile])
        b = i64(box.special_b[top.tile])
        rating = worth.symbol_at(p, a, cell, empty) + worth.symbol_at(p, b, cell, empty)
        return rating - worth.weights.field * worth.turns

    # -- series ---------------------------------------------------------------------------
    def in_series(self, t: WitchstoneState, p: Player, top: Series, action: i64) -> float:
        """Return what the series will yet bring if it goes on with this."""
        worth = self.worth
        box = t.box
        n = top.n
        kind = top.kind
        if action == END:
            return WASTE if n > 0 and kind == PENTAGRAM else 0.0
        if TOKEN <= action < FIXED:
            return self.token_used(t, p, top, (action - TOKEN) >> 1, (action - TOKEN) & 1)
        if box.boost <= action < box.tower:
            return self.boosted(t, p, top, action - box.boost)
        if kind == ENERGY:
            link = action - box.charge
            charges = i64(box.segments[link])
            if p.building == link:
                charges -= p.built
            if charges > n:
                charges = n
            return worth.connection(t, p, link, n) + worth.actions(t, p, ENERGY, n - charges)
        if kind == WITCH:
            if action == LAY:
                return worth.actions(t, p, WITCH, n)
            area = action - box.go
            cost = travel_cost(t, p, area)
            return worth.arrival(t, p, area) + worth.actions(t, p, WITCH, n - cost) + 0.01
        if kind == PENTAGRAM:
            return 1.0 + worth.actions(t, p, PENTAGRAM, n)
        if kind == CRYSTAL:
            return self.best_move(t, p, action - box.move, n)
        if kind == WAND:
            return 0.5 + worth.actions(t, p, WAND, action - box.walk)
        return 0.01 + worth.card(t, p, i64(t.shelf[action - box.take]))

    def token_used(self, t: WitchstoneState, p: Player, top: Series, kind: i64, big: i64) -> float:
        """Score a token: used when the series has nothing better left, as it is lost when the series closes."""
        actions: i64 = 1 + big * t.box.black_extra
        if top.kind == kind and kind != SCROLL:
            return self.worth.actions(t, p, kind, top.n + actions)
        return 0.02 + 0.1 * self.worth.actions(t, p, kind, actions)

    def boosted(self, t: WitchstoneState, p: Player, top: Series, face: i64) -> float:
        """Score a boost: more actions, less the points of the card and its use later."""
        worth = self.worth
        extra = self.extra_of(face)
        kept = float(t.box.unused_boost) + worth.weights.boost * worth.share
        return worth.actions(t, p, top.kind, top.n + extra) - kept

    def extra_of(self, face: i64) -> i64:
        card: i64 = 0
        while i64(self.box.face_of[card]) != face:
            card += 1
        return i64(self.box.extra[card])

    # -- crystals -------------------------------------------------------------------------
    def best_move(self, t: WitchstoneState, p: Player, cell: i64, n: i64) -> float:
        """Return the best score of any move of this crystal."""
        box = t.box
        best = self.nearer(t, p, cell, n)
        for way in range(box.exits):
            if i64(box.exit_cost[way * box.cells + cell]) <= n:
                rating = self.moved(t, p, cell, n, box.out + way)
                if rating > best:
                    best = rating
        return best

    def nearer(self, t: WitchstoneState, p: Player, cell: i64, n: i64) -> float:
        box = t.box
        steps = n if n < box.reach else box.reach - 1
        targets = box.within[cell * box.reach + steps] & p.empty(box)
        best = NEVER
        while targets != 0:
            rating = self.moved(t, p, cell, n, box.to + lowest(targets))
            targets &= targets - 1
            if rating > best:
                best = rating
        return best

    def moved(self, t: WitchstoneState, p: Player, cell: i64, n: i64, action: i64) -> float:
        worth = self.worth
        box = t.box
        black = p.black & shl(1, cell) != 0
        if action >= box.out:
            way = action - box.out
            symbol = i64(box.exit_kind[way])
            gain = 0.0
            if t.room_on(symbol):
                gain = self.racked(t, p, symbol, black, True)
            if t.room_on(POINTS):
                lowest_shelf = self.racked(t, p, symbol, black, False)
                if lowest_shelf > gain:
                    gain = lowest_shelf
            return gain + worth.actions(t, p, CRYSTAL, n - i64(box.exit_cost[way * box.cells + cell]))
        to = action - box.to
        cost = i64(box.distance[cell * box.cells + to])
        steps = i64(box.nearest_exit[cell]) - i64(box.nearest_exit[to])
        return worth.weights.crystal_step * float(steps) * worth.share + worth.actions(t, p, CRYSTAL, n - cost)

    def racked(self, t: WitchstoneState, p: Player, symbol: i64, black: bool, matching: bool) -> float:
        worth = self.worth
        extra: i64 = 0
        counted = 0.0
        if black:
            extra = t.box.black_extra
        else:
            counted = worth.one_more(t, p, CRYSTALS)
        if matching:
            return counted + worth.actions(t, p, symbol, t.box.exit_actions + extra)
        best = 0.0
        for face in range(i64(POINTS + 1)):
            if t.table_tokens[face] != 0:
                token = worth.token(t, p, face, 1 + extra)
                if token > best:
                    best = token
        return counted + best
