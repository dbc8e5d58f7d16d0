"""What a search knows of Witchstone besides its rules: how the players stand, and what a good player would do."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociolek.bots.witchstone.evaluation import Outlook
from kociolek.bots.witchstone.prophecies import Prospects
from kociolek.bots.witchstone.scores import CRYSTALS, Judge
from kociolek.core.api import Choices, Seat, State, lowest, shl
from kociolek.core.rng import Rng
from kociolek.games.witchstone.actions.crystal import Exit, Moving, TableToken
from kociolek.games.witchstone.actions.pentagram import AnyKind, SpecialTile
from kociolek.games.witchstone.actions.witch import travel_cost
from kociolek.games.witchstone.bits import size
from kociolek.games.witchstone.box import Box
from kociolek.games.witchstone.kinds import CRYSTAL, ENERGY, KINDS, PENTAGRAM, POINTS, SCROLL, WAND, WITCH
from kociolek.games.witchstone.moves import END, FIRST, FIXED, LAY, PICK, SHELF, TOKEN, USE
from kociolek.games.witchstone.player import Player
from kociolek.games.witchstone.series import Series
from kociolek.games.witchstone.setup import ChoosingTower
from kociolek.games.witchstone.state import THE_END, WitchstoneState
from kociolek.games.witchstone.turn import Ordering, Placing, Turn, Turning
from kociolek.search.heuristic import Heuristic

NEVER: Final = -100.0  # the rating of what only a player in need does
DEAR: Final = -20.0  # the rating of what a player does not like to do, and yet it may be worth a try
WASTE: Final = -20.0  # the rating of giving away steps that cost nothing and can only bring something
WARMTH: Final = 2.0  # so many points worse, and a good player leans to it by a factor of e less
ORDER: Final = bytes([3, 2, 4, 3, 0, 5])  # [kind]: which half of a tile comes first, the higher number
LUCK: Final = 3.0  # how many points a turn may change the difference of two players
CLEAR_LEAD: Final = 20.0  # so many points apart at the end, and one player's share is e times the other's


def turns_to_come(t: WitchstoneState, seat: Seat) -> i64:
    """Own turns, the one that has not yet begun included."""
    turns = t.box.rounds - t.round
    if t.round == 0:
        return turns
    place = seat - t.beginner
    now = t.active - t.beginner
    if place < 0:
        place += t.seats
    if now < 0:
        now += t.seats
    if place >= now:
        turns += 1
    return turns


@final
class WitchstoneHeuristic(Heuristic):
    def __init__(self, box: Box, prospects: Prospects) -> None:
        self.box: Final = box
        self.judge: Final = Judge(box, prospects)
        self.outlook: Final = Outlook(box, self.judge)
        self.ratings: vec[float] = vec[float]([0.0] * 512)

    # -- the contract ---------------------------------------------------------------------
    def is_quiet(self, s: State) -> bool:
        """Positions are rated between two turns: what the middle of one will yet bring is for the rules to tell."""
        assert isinstance(s, WitchstoneState)
        return isinstance(s.top, Turn) or s.top is THE_END

    def evaluate(self, s: State, out: list[float]) -> None:
        """The further ahead at the end, as expected, the more likely first.

        A game that is over is no exception: a rollout that ends far ahead promises more than a narrow win.
        """
        assert isinstance(s, WitchstoneState)
        over = s.top is THE_END
        best = -1000.0
        turns: i64 = 0
        for seat in range(s.seats):
            if not over:
                turns = turns_to_come(s, Seat(seat))
            out[seat] = self.outlook.expected(s, s.players[seat], turns)
            if out[seat] > best and s.present(Seat(seat)):
                best = out[seat]
        spread = CLEAR_LEAD
        if not over:
            spread = LUCK * sqrt(1.0 + float(s.box.rounds - s.round))
        whole = 0.0
        for seat in range(s.seats):
            if s.present(Seat(seat)):
                out[seat] = exp((out[seat] - best) / spread)
            else:
                out[seat] = 0.0
            whole += out[seat]
        for seat in range(s.seats):
            out[seat] /= whole

    def priors(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        assert isinstance(s, WitchstoneState)
        self.rate(s, seat, options)
        best = self.ratings[0]
        for i in range(1, options.size):
            if self.ratings[i] > best:
                best = self.ratings[i]
        for i in range(options.size):
            out[i] = exp((self.ratings[i] - best) / WARMTH)

    def choose(self, s: State, seat: Seat, options: Choices, rng: Rng) -> i64:
        assert isinstance(s, WitchstoneState)
        self.rate(s, seat, options)
        return options.at(self.best(options))

    def best(self, options: Choices) -> i64:
        """The place of the option with the highest rating."""
        best: i64 = 0
        for i in range(1, options.size):
            if self.ratings[i] > self.ratings[best]:
                best = i
        return best

    # -- ratings --------------------------------------------------------------------------
    def rate(self, t: WitchstoneState, seat: Seat, options: Choices) -> None:
        """Rate each option in points; only the difference between two of them means something."""
        p = t.players[seat]
        judge = self.judge
        judge.look_at(t, p)
        top = t.top
        if isinstance(top, Turn):
            self.rate_tiles(t, p, options)
        elif isinstance(top, (Placing, Turning, SpecialTile)):
            judge.find_groups(p)
            for i in range(options.size):
                self.ratings[i] = self.laying(t, p, options.at(i))
        else:
            for i in range(options.size):
                self.ratings[i] = self.rating(t, p, options.at(i))

    def rating(self, t: WitchstoneState, p: Player, action: i64) -> float:
        judge = self.judge
        box = t.box
        top = t.top
        if box.remove <= action < box.boost:
            return NEVER - float(p.removed)
        if isinstance(top, Series):
            return self.in_series(t, p, top, action)
        if isinstance(top, Moving):
            return self.moved(t, p, top.cell, top.below.n, action)
        if isinstance(top, Ordering):
            return float(i64(ORDER[action - FIRST]))
        if isinstance(top, Exit):
            return self.racked(t, p, top.symbol, top.black, action == SHELF)
        if isinstance(top, TableToken):
            return judge.token(t, p, action - PICK, 1 + (box.black_extra if top.black else 0))
        if isinstance(top, AnyKind):
            return judge.actions(t, p, action - USE, box.empty_blue_actions)
        assert isinstance(top, ChoosingTower)
        return judge.token(t, p, i64(t.area_tokens[action - box.tower]), 1)

    # -- tiles ----------------------------------------------------------------------------
    def rate_tiles(self, t: WitchstoneState, p: Player, options: Choices) -> None:
        """Each tile by the best place for it."""
        box = t.box
        self.judge.find_groups(p)
        for i in range(options.size):
            action = options.at(i)
            if action >= box.remove:
                self.ratings[i] = self.making_room(p, action - box.remove)
            elif action >= box.discard:
                self.ratings[i] = 0.0
            else:
                self.ratings[i] = self.best_place(t, p, action - box.tile)

    def making_room(self, p: Player, cell: i64) -> float:
        """If a crystal goes, then one with empty fields beside it, and the black one last."""
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
        """One symbol of a tile on this field: what it does now, and what it is good for later."""
        judge = self.judge
        empty &= ~shl(1, cell)
        return judge.actions(t, p, kind, judge.joined(kind, cell)) + judge.symbol_at(t, p, kind, cell, empty)

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
            return self.judge.actions(t, p, action - USE, box.special_tile_actions)
        return self.special_at(t, p, top, action - box.put)

    def special_at(self, t: WitchstoneState, p: Player, top: SpecialTile, cell: i64) -> float:
        """A special tile in the cauldron: both its symbols count in the turns to come."""
        judge = self.judge
        box = t.box
        empty = p.empty(box) & ~shl(1, cell)
        a = i64(box.special_a[top.tile])
        b = i64(box.special_b[top.tile])
        rating = judge.symbol_at(t, p, a, cell, empty) + judge.symbol_at(t, p, b, cell, empty)
        return rating - judge.w.field * judge.turns

    # -- series ---------------------------------------------------------------------------
    def in_series(self, t: WitchstoneState, p: Player, top: Series, action: i64) -> float:
        """What the series will yet bring if it goes on with this."""
        judge = self.judge
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
            return judge.connection(t, p, link, n) + judge.actions(t, p, ENERGY, n - charges)
        if kind == WITCH:
            if action == LAY:
                return judge.actions(t, p, WITCH, n)
            area = action - box.go
            cost = travel_cost(t, p, area)
            return judge.arrival(t, p, area) + judge.actions(t, p, WITCH, n - cost) + 0.01
        if kind == PENTAGRAM:
            return 1.0 + judge.actions(t, p, PENTAGRAM, n)
        if kind == CRYSTAL:
            return self.best_move(t, p, action - box.move, n)
        if kind == WAND:
            return 0.5 + judge.actions(t, p, WAND, action - box.walk)
        return 0.01 + judge.card(t, p, i64(t.shelf[action - box.take]))

    def token_used(self, t: WitchstoneState, p: Player, top: Series, kind: i64, big: i64) -> float:
        """Used when the series has nothing better left to do; the token is lost when it closes."""
        actions: i64 = 1 + big * t.box.black_extra
        if top.kind == kind and kind != SCROLL:
            return self.judge.actions(t, p, kind, top.n + actions)
        return 0.02 + 0.1 * self.judge.actions(t, p, kind, actions)

    def boosted(self, t: WitchstoneState, p: Player, top: Series, face: i64) -> float:
        """The actions more, less the points of the card and what it may yet be good for."""
        judge = self.judge
        extra = self.extra_of(face)
        kept = float(t.box.unused_boost) + judge.w.boost * judge.share
        return judge.actions(t, p, top.kind, top.n + extra) - kept

    def extra_of(self, face: i64) -> i64:
        card: i64 = 0
        while i64(self.box.face_of[card]) != face:
            card += 1
        return i64(self.box.extra[card])

    # -- crystals -------------------------------------------------------------------------
    def best_move(self, t: WitchstoneState, p: Player, cell: i64, n: i64) -> float:
        """The best that can become of this crystal."""
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
        judge = self.judge
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
            return gain + judge.actions(t, p, CRYSTAL, n - i64(box.exit_cost[way * box.cells + cell]))
        to = action - box.to
        cost = i64(box.distance[cell * box.cells + to])
        steps = i64(box.nearest_exit[cell]) - i64(box.nearest_exit[to])
        return judge.w.crystal_step * float(steps) * judge.share + judge.actions(t, p, CRYSTAL, n - cost)

    def racked(self, t: WitchstoneState, p: Player, symbol: i64, black: bool, matching: bool) -> float:
        judge = self.judge
        extra: i64 = 0
        counted = 0.0
        if black:
            extra = t.box.black_extra
        else:
            counted = judge.one_more(t, p, CRYSTALS)
        if matching:
            return counted + judge.actions(t, p, symbol, t.box.exit_actions + extra)
        best = 0.0
        for face in range(i64(POINTS + 1)):
            if t.table_tokens[face] != 0:
                token = judge.token(t, p, face, 1 + extra)
                if token > best:
                    best = token
        return counted + best
