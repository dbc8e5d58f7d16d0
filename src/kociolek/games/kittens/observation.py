"""Observation tensor of Exploding Kittens. docs/observations.md lists the blocks and says what they mean."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from kociolek.core.api import Kind, Seat, View, lowest
from kociolek.core.observation import Observer, put_mask, put_number
from kociolek.core.zones import DEEPEST_MEMORY, layered_count
from kociolek.games.kittens.cards.barking_table import BarkingState
from kociolek.games.kittens.cards.combos import FIVE_DIFFERENT, PAIR_COMBO, TRIPLE_COMBO
from kociolek.games.kittens.cards.imploding import ImplodingState
from kociolek.games.kittens.cards.streaking_table import MARK_BITS, MARK_KIND, StreakingState
from kociolek.games.kittens.imagine import unseen_cards
from kociolek.games.kittens.kinds import EXPLODING_KITTEN
from kociolek.games.kittens.nope import Aiming, Naming, Pending
from kociolek.games.kittens.options import Rules
from kociolek.games.kittens.view import KittensView
from kociolek.games.kittens.vocabulary import PROMPTS

NEAR: Final = 5  # cards at either end of the pile whose kinds are told, if they are known


@final
class KittensObserver(Observer):
    def __init__(self, rules: Rules, seats: i64, kinds: i64) -> None:
        super().__init__(seats, PROMPTS)
        self.kinds: Final = kinds
        s, k = int(seats), int(kinds)
        self.alive: Final = self.block("alive", s)
        self.active: Final = self.block("active", s)
        self.turns: Final = self.block("turns", 1)
        self.attacked: Final = self.block("attacked", 1)
        self.dry: Final = self.block("dry", s)
        self.hand: Final = self.block("hand", k)
        self.sizes: Final = self.block("sizes", s)
        self.known: Final = self.block("known", s * k)
        self.lacks: Final = self.block("lacks", s * k)
        self.unseen: Final = self.block("unseen", k)
        self.pile: Final = self.block("pile", 1)
        self.top: Final = self.block("pile_top", NEAR * k)
        self.bottom: Final = self.block("pile_bottom", NEAR * k)
        self.kitten: Final = self.block("kitten_depth", 1)
        self.discard: Final = self.block("discard", k)
        self.discard_top: Final = self.block("discard_top", k)
        self.limbo: Final = self.block("limbo", k)
        self.limbo_size: Final = self.block("limbo_size", 1)
        self.box: Final = self.block("box", 1)
        self.played: Final = self.block("played", k)
        self.combo: Final = self.block("played_as", 4)
        self.player: Final = self.block("played_by", s)
        self.target: Final = self.block("played_at", s)
        self.named: Final = self.block("named", k)
        self.noped: Final = self.block("noped", 1)
        self.mat: i64 = -1
        self.turned: i64 = -1
        self.imploding: i64 = -1
        self.marked: i64 = -1
        self.barking: i64 = -1
        if rules.good_vs_evil:
            self.mat = self.block("mat", 2)
        self.name_expansions(rules.options, s, k)

    def name_expansions(self, options: dict[str, str], s: int, k: int) -> None:
        """Blocks of expansions, only where they are in play."""
        if options.get("imploding") == "on" or options.get("barking") == "on" or options.get("streaking") == "on":
            self.turned = self.block("direction", 1)
            self.block("blind", s)
        if options.get("imploding") == "on":
            self.imploding = self.block("imploding_up", 1)
        if options.get("streaking") == "on":
            self.marked = self.block("marked", s * k)
            self.block("hiders", s)
        if options.get("barking") == "on":
            self.barking = self.block("crown", s)
            for name, size in (("crown_size", 1), ("stash_size", 1), ("take_that", s * s), ("lying", s), ("down", 1)):
                self.block(name, size)

    def observe(self, view: View) -> vec[u8]:
        assert isinstance(view, KittensView)
        v = view
        public = v.public
        me = v.seat
        row = self.begin(v)
        self.put_seats(row, self.alive, public.alive, me)
        self.put_seat(row, self.active, public.active, me)
        put_number(row, self.turns, public.turns)
        if public.attacked:
            row[self.attacked] = 1
        self.put_seats(row, self.dry, public.dry, me)
        self.put_hands(row, v)
        self.put_piles(row, v)
        self.put_stack(row, v)
        if self.mat >= 0:
            put_mask(row, self.mat, public.mat)
        if self.turned >= 0:
            if public.direction < 0:
                row[self.turned] = 1
            self.put_seats(row, self.turned + 1, public.blind, me)
            self.put_expansions(row, v)
        return row

    def put_hands(self, row: vec[u8], v: KittensView) -> None:
        kinds = self.kinds
        for kind in range(len(v.hand)):
            row[self.hand + kind] = v.hand[kind]
        unseen = unseen_cards(v)
        for kind in range(len(unseen)):
            row[self.unseen + kind] = unseen[kind]
        for seat in range(v.seats):
            place = self.place(Seat(seat), v.seat)
            row[self.sizes + place] = v.sizes[seat]
            put_mask(row, self.lacks + place * kinds, v.lacks[seat])
            mask = v.known[seat * DEEPEST_MEMORY]
            while mask != 0:
                held = lowest(mask)
                mask &= mask - 1
                put_number(row, self.known + place * kinds + held, layered_count(v.known, Seat(seat), Kind(held)))

    def put_piles(self, row: vec[u8], v: KittensView) -> None:
        size: i64 = len(v.pile)
        put_number(row, self.pile, size)
        put_number(row, self.kitten, first_kitten(v.pile))
        near: i64 = min(NEAR, size)
        for depth in range(near):
            self.put_card(row, self.top + depth * self.kinds, v.pile[size - 1 - depth])
            self.put_card(row, self.bottom + depth * self.kinds, v.pile[depth])
        for card in v.discard:
            self.put_card(row, self.discard, card)
        if len(v.discard) > 0:
            self.put_card(row, self.discard_top, v.discard[len(v.discard) - 1])
        for card in v.limbo:
            self.put_card(row, self.limbo, card)
        put_number(row, self.limbo_size, len(v.limbo))
        put_number(row, self.box, v.box)

    def put_card(self, row: vec[u8], first: i64, card: i16) -> None:
        """One more card of a kind, unless it is not known."""
        if card >= 0:
            row[first + i64(card)] += 1

    def put_stack(self, row: vec[u8], v: KittensView) -> None:
        """Write the card that is being played, and what was chosen for it."""
        top = v.public.top
        if isinstance(top, Pending):
            self.put_played(row, v, top.kind, top.by, top.against, top.named)
            combo: i64 = 0
            if top.card is PAIR_COMBO:
                combo = 1
            elif top.card is TRIPLE_COMBO:
                combo = 2
            elif top.card is FIVE_DIFFERENT:
                combo = 3
            row[self.combo + combo] = 1
            if top.noped:
                row[self.noped] = 1
        elif isinstance(top, Aiming):
            self.put_played(row, v, top.kind, top.by, Seat(-1), Kind(-1))
        elif isinstance(top, Naming):
            self.put_played(row, v, top.kind, top.by, top.against, Kind(-1))

    def put_played(self, row: vec[u8], v: KittensView, kind: Kind, seat: Seat, target: Seat, named: Kind) -> None:
        if 0 <= kind < self.kinds:
            row[self.played + kind] = 1
        if 0 <= named < self.kinds:
            row[self.named + named] = 1
        self.put_seat(row, self.player, seat, v.seat)
        self.put_seat(row, self.target, target, v.seat)

    def put_expansions(self, row: vec[u8], v: KittensView) -> None:
        for e in v.expansions:
            if isinstance(e, ImplodingState):
                if e.face_up:
                    row[self.imploding] = 1
            elif isinstance(e, StreakingState):
                for mark in e.marked:
                    place = self.place(Seat(i64(mark) >> MARK_BITS), v.seat)
                    row[self.marked + place * self.kinds + (i64(mark) & MARK_KIND)] += 1
                self.put_seats(row, self.marked + self.seats * self.kinds, e.hiders, v.seat)
            elif isinstance(e, BarkingState):
                self.put_barking(row, v, e)

    def put_barking(self, row: vec[u8], v: KittensView, e: BarkingState) -> None:
        """Write the blocks from `crown` on, in their order."""
        first = self.barking
        self.put_seat(row, first, e.wearer, v.seat)
        first += self.seats
        put_number(row, first, e.crown.size())
        put_number(row, first + 1, e.stash.size())
        first += 2
        for seat in range(self.seats):
            if e.takers[seat] != 0:
                before = self.place(Seat(seat), v.seat)
                row[first + before * self.seats + self.place(Seat(i64(e.takers[seat]) - 1), v.seat)] = 1
        first += self.seats * self.seats
        self.put_seats(row, first, e.lying, v.seat)
        put_number(row, first + self.seats, len(v.face_down))


def first_kitten(pile: vec[i16]) -> i64:
    """How deep the first Exploding Kitten lies that the observer knows of, counted from 1; 0 if they know of none."""
    for depth in range(1, len(pile) + 1):
        if pile[len(pile) - depth] == EXPLODING_KITTEN:
            return depth
    return 0
