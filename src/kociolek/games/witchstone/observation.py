"""Observation tensor: a view as a row of small numbers. docs/observations.md describes the blocks.

Owls, tokens and tiles of the others lie behind their screens and are not part of it. [ruling 28]
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.core.api import Seat, View, lowest
from kociolek.core.observation import Observer, put_mask, put_number, put_words
from kociolek.games.witchstone.bits import size
from kociolek.games.witchstone.kinds import KINDS, NONE, POINTS
from kociolek.games.witchstone.lookup import Lookup
from kociolek.games.witchstone.player import NO_PILE, SPECIALS, SYMBOLS, Player
from kociolek.games.witchstone.state import NO_TOKEN, RACK_ROW
from kociolek.games.witchstone.view import WitchstoneView
from kociolek.games.witchstone.vocabulary import prompts_of

FIELDS: Final = 4  # numbers of the running frame that are told
COUNTS: Final = 9  # charges, stock, lying, rank, racked, removed, aside, specials, arrived
HUNDRED: Final = 100


@final
class WitchstoneObserver(Observer):
    def __init__(self, box: Lookup, seats: i64, major: int) -> None:
        super().__init__(seats, prompts_of(major))
        s = int(seats)
        cells, areas, links = int(box.cells), int(box.areas), int(box.connections)
        faces = int(box.faces)
        self.fields: Final = self.block("frame", FIELDS)
        self.active: Final = self.block("active", s)
        self.beginner: Final = self.block("beginner", s)
        self.gone: Final = self.block("gone", s)
        self.round: Final = self.block("round", 1)
        self.pending: Final = self.block("pending", KINDS)
        self.queue: Final = self.block("queue", int(box.wand_end) + 1)
        # what lies on the table
        self.shelf: Final = self.block("shelf", int(box.scroll_shelves) * faces)
        self.deck: Final = self.block("deck", 1)
        self.blue: Final = self.block("blue", int(box.blue_fields) * KINDS)
        self.stack: Final = self.block("special_stack", 1)
        self.owls_taken: Final = self.block("owls_taken", int(box.owl_stacks))
        self.area_tokens: Final = self.block("area_tokens", areas * (POINTS + 1))
        self.table_tokens: Final = self.block("table_tokens", POINTS + 1)
        self.rack: Final = self.block("rack", (KINDS + 1) * s * 2)
        # what one has behind the screen
        self.hand: Final = self.block("hand", KINDS * KINDS)
        self.tokens: Final = self.block("tokens", 1)
        self.owls: Final = self.block("owls", 1)
        # what lies open before each player
        self.hands: Final = self.block("hand_size", s)
        self.supply: Final = self.block("supply_size", s)
        self.score: Final = self.block("score", s * 3)
        self.tower: Final = self.block("tower", s * areas)
        self.standing: Final = self.block("standing", s * areas)
        self.network: Final = self.block("network", s * areas)
        self.completed: Final = self.block("completed", s * links)
        self.building: Final = self.block("building", s * links)
        self.counts: Final = self.block("counts", s * COUNTS)
        self.pentagram: Final = self.block("pentagram", s * len(box.pentagram))
        self.wand: Final = self.block("wand", s * (int(box.wand_end) + 1))
        self.crystals: Final = self.block("crystals", s * cells)
        self.black: Final = self.block("black_crystal", s * cells)
        self.symbols: Final = self.block("symbols", s * KINDS * cells)
        self.special: Final = self.block("special_cells", s * cells)
        self.scrolls: Final = self.block("scrolls", s * faces)
        self.used: Final = self.block("used_scrolls", s * faces)
        self.pile: Final = self.block("pile", s if major >= 2 else 0)

    def observe(self, view: View) -> vec[u8]:
        assert isinstance(view, WitchstoneView)
        v = view
        me = v.seat
        row = self.begin(v)
        put_words(row, self.fields, FIELDS, v.box.frames.words(v.top))
        self.put_seat(row, self.active, v.known.active, me)
        self.put_seat(row, self.beginner, v.known.beginner, me)
        self.put_seats(row, self.gone, v.known.gone, me)
        put_number(row, self.round, v.known.round)
        token = v.known.pending
        while token is not NO_TOKEN:
            row[self.pending + token.kind] += u8(token.size)
            token = token.rest
        if v.known.queue >= 0:
            put_mask(row, self.queue, v.known.queue)
        self.put_board(row, v)
        for p in v.players:
            self.put_player(row, v, p, self.place(p.seat, me))
            if p.seat == me:
                self.put_own(row, v, p)
        return row

    def put_board(self, row: vec[u8], v: WitchstoneView) -> None:
        box = v.box
        t = v.known
        for i in range(len(t.shelf)):
            row[self.shelf + i * box.faces + i64(box.face_of[i64(t.shelf[i])])] = 1
        for i in range(len(t.blue)):
            if t.blue[i] != NONE:
                tile = i64(t.blue[i])
                row[self.blue + i * KINDS + i64(box.special_a[tile])] = 1
                row[self.blue + i * KINDS + i64(box.special_b[tile])] = 1
        put_number(row, self.deck, v.deck)
        put_number(row, self.stack, v.specials)
        for i in range(len(t.owls_taken)):
            row[self.owls_taken + i] = t.owls_taken[i]
        for i in range(len(t.area_tokens)):
            if t.area_tokens[i] != NONE:
                row[self.area_tokens + i * (POINTS + 1) + i64(t.area_tokens[i])] = 1
        for i in range(len(t.table_tokens)):
            row[self.table_tokens + i] = t.table_tokens[i]
        self.put_rack(row, v)

    def put_rack(self, row: vec[u8], v: WitchstoneView) -> None:
        for shelf in range(KINDS + 1):
            for seat in range(v.seats):
                to = self.rack + (shelf * v.seats + self.place(Seat(seat), v.seat)) * 2
                row[to] = v.known.rack[shelf * RACK_ROW + seat * 2]
                row[to + 1] = v.known.rack[shelf * RACK_ROW + seat * 2 + 1]

    def put_own(self, row: vec[u8], v: WitchstoneView, p: Player) -> None:
        hand = p.hand
        while hand != 0:
            tile = lowest(hand)
            hand &= hand - 1
            row[self.hand + i64(v.box.tile_a[tile]) * KINDS + i64(v.box.tile_b[tile])] += 1
        put_number(row, self.tokens, p.tokens)
        put_number(row, self.owls, size(p.owls))

    def put_player(self, row: vec[u8], v: WitchstoneView, p: Player, place: i64) -> None:
        box = v.box
        put_number(row, self.hands + place, v.hand_size(p.seat))
        put_number(row, self.supply + place, v.supply_size(p.seat))
        self.put_score(row, p, place)
        if p.tower >= 0:
            row[self.tower + place * box.areas + p.tower] = 1
        put_mask(row, self.standing + place * box.areas, p.standing)
        put_mask(row, self.network + place * box.areas, p.network)
        put_mask(row, self.completed + place * box.connections, p.completed)
        if p.building >= 0:
            row[self.building + place * box.connections + p.building] = u8(p.built)
        self.put_counts(row, p, place)
        row[self.pentagram + place * len(box.pentagram) + p.pentagram] = 1
        row[self.wand + place * (box.wand_end + 1) + p.wand] = 1
        put_mask(row, self.crystals + place * box.cells, p.crystals)
        put_mask(row, self.black + place * box.cells, p.black)
        for kind in range(KINDS):
            put_mask(row, self.symbols + (place * KINDS + kind) * box.cells, p.sheet[SYMBOLS + kind])
        put_mask(row, self.special + place * box.cells, p.sheet[SPECIALS])
        self.put_scrolls(row, box, self.scrolls + place * box.faces, p.scrolls)
        self.put_scrolls(row, box, self.used + place * box.faces, p.used)
        if v.known.rules.major >= 2 and p.pile != NO_PILE:
            row[self.pile + place] = 1

    def put_score(self, row: vec[u8], p: Player, place: i64) -> None:
        """Put three numbers: below 0 or not, whole hundreds, the rest."""
        first = self.score + place * 3
        points = p.score
        if points < 0:
            row[first] = 1
            points = -points
        put_number(row, first + 1, points // HUNDRED)
        put_number(row, first + 2, points % HUNDRED)

    def put_counts(self, row: vec[u8], p: Player, place: i64) -> None:
        first = self.counts + place * COUNTS
        put_number(row, first, p.charges)
        put_number(row, first + 1, p.stock)
        put_number(row, first + 2, p.lying)
        put_number(row, first + 3, p.rank)
        put_number(row, first + 4, p.racked)
        put_number(row, first + 5, p.removed)
        put_number(row, first + 6, p.aside)
        put_number(row, first + 7, p.specials)
        put_number(row, first + 8, p.arrived)

    def put_scrolls(self, row: vec[u8], box: Lookup, first: i64, cards: i64) -> None:
        while cards != 0:
            row[first + i64(box.face_of[lowest(cards)])] += 1
            cards &= cards - 1
