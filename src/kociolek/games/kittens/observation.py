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
from kociolek.games.kittens.kinds import DEVILCAT, EXPLODING_KITTEN, GODCAT, ON_MAT_DEVILCAT, ON_MAT_GODCAT
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
        row = vec[u8]([0] * self.size)
        self.write(view, row, 0)
        return row

    def write(self, view: View, row: vec[u8], at: i64) -> None:
        assert isinstance(view, KittensView)
        v = view
        public = v.public
        me = v.seat
        self.put_question(v, row, at)
        self.put_seats(row, at + self.alive, public.alive, me)
        self.put_seat(row, at + self.active, public.active, me)
        put_number(row, at + self.turns, public.turns)
        if public.attacked:
            row[at + self.attacked] = 1
        if public.dry != 0:
            self.put_seats(row, at + self.dry, public.dry, me)
        self.put_hands(row, at, v)
        self.put_piles(row, at, v)
        self.put_stack(row, at, v)
        if self.mat >= 0:
            put_mask(row, at + self.mat, public.mat)
        if self.turned >= 0:
            if public.direction < 0:
                row[at + self.turned] = 1
            self.put_seats(row, at + self.turned + 1, public.blind, me)
            self.put_expansions(row, at, v)

    def put_hands(self, row: vec[u8], at: i64, v: KittensView) -> None:
        kinds = self.kinds
        hand = v.hand
        first = at + self.hand
        for kind in range(len(hand)):
            row[first + kind] = hand[kind]
        place: i64 = 0
        if v.seat >= 0:
            place = self.seats - v.seat  # of seat 0
            if place == self.seats:
                place = 0
        for seat in range(v.seats):
            row[at + self.sizes + place] = v.sizes[seat]
            lacks = v.lacks[seat]
            if lacks != 0:
                put_mask(row, at + self.lacks + place * kinds, lacks)
            mask = v.known[seat * DEEPEST_MEMORY]
            known = at + self.known + place * kinds
            while mask != 0:
                held = lowest(mask)
                mask &= mask - 1
                row[known + held] = u8(layered_count(v.known, Seat(seat), Kind(held)))
            place += 1
            if place == self.seats:
                place = 0

    def put_piles(self, row: vec[u8], at: i64, v: KittensView) -> None:
        """Write the piles, and what is unseen: all cards of the game but one's own and those that are known here."""
        kinds = self.kinds
        unseen = at + self.unseen
        census = v.public.census
        hand = v.hand
        if len(hand) == len(census):
            for kind in range(len(census)):
                row[unseen + kind] = census[kind] - hand[kind]
        else:
            for kind in range(len(census)):
                row[unseen + kind] = census[kind]
            for kind in range(len(hand)):
                row[unseen + kind] -= hand[kind]
        pile = v.pile
        size: i64 = len(pile)
        top = at + self.top
        bottom = at + self.bottom
        kitten: i64 = 0
        for place in range(size):
            card = i64(pile[place])
            if card >= 0:
                row[unseen + card] -= 1
                if place < NEAR:
                    row[bottom + place * kinds + card] = 1
                depth = size - 1 - place
                if depth < NEAR:
                    row[top + depth * kinds + card] = 1
                if card == EXPLODING_KITTEN:
                    kitten = depth + 1
        put_number(row, at + self.pile, size)
        put_number(row, at + self.kitten, kitten)
        discard = v.discard
        first = at + self.discard
        for i in range(len(discard)):
            card = i64(discard[i])
            if card >= 0:
                row[first + card] += 1
                row[unseen + card] -= 1
        if len(discard) > 0:
            self.put_card(row, at + self.discard_top, discard[len(discard) - 1])
        for limbo in v.limbo:
            self.put_card(row, at + self.limbo, limbo)
            if limbo >= 0:
                row[unseen + i64(limbo)] -= 1
        put_number(row, at + self.limbo_size, len(v.limbo))
        put_number(row, at + self.box, v.box)
        self.strike_out_others(row, unseen, v)

    def strike_out_others(self, row: vec[u8], unseen: i64, v: KittensView) -> None:
        """Take the cards on the mat and before expansions off those that are unseen."""
        if v.public.mat & ON_MAT_GODCAT != 0:
            row[unseen + GODCAT] -= 1
        if v.public.mat & ON_MAT_DEVILCAT != 0:
            row[unseen + DEVILCAT] -= 1
        if len(v.expansions) > 0:
            left = unseen_cards(v)
            for kind in range(len(left)):
                row[unseen + kind] = left[kind]

    def put_card(self, row: vec[u8], first: i64, card: i16) -> None:
        """One more card of a kind, unless it is not known."""
        if card >= 0:
            row[first + i64(card)] += 1

    def put_stack(self, row: vec[u8], at: i64, v: KittensView) -> None:
        """Write the card that is being played, and what was chosen for it."""
        top = v.public.top
        if isinstance(top, Pending):
            self.put_played(row, at, v, top.kind, top.by, top.against, top.named)
            combo: i64 = 0
            if top.card is PAIR_COMBO:
                combo = 1
            elif top.card is TRIPLE_COMBO:
                combo = 2
            elif top.card is FIVE_DIFFERENT:
                combo = 3
            row[at + self.combo + combo] = 1
            if top.noped:
                row[at + self.noped] = 1
        elif isinstance(top, Aiming):
            self.put_played(row, at, v, top.kind, top.by, Seat(-1), Kind(-1))
        elif isinstance(top, Naming):
            self.put_played(row, at, v, top.kind, top.by, top.against, Kind(-1))

    def put_played(
        self, row: vec[u8], at: i64, v: KittensView, kind: Kind, seat: Seat, target: Seat, named: Kind
    ) -> None:
        if 0 <= kind < self.kinds:
            row[at + self.played + kind] = 1
        if 0 <= named < self.kinds:
            row[at + self.named + named] = 1
        self.put_seat(row, at + self.player, seat, v.seat)
        self.put_seat(row, at + self.target, target, v.seat)

    def put_expansions(self, row: vec[u8], at: i64, v: KittensView) -> None:
        for e in v.expansions:
            if isinstance(e, ImplodingState):
                if e.face_up:
                    row[at + self.imploding] = 1
            elif isinstance(e, StreakingState):
                for mark in e.marked:
                    place = self.place(Seat(i64(mark) >> MARK_BITS), v.seat)
                    row[at + self.marked + place * self.kinds + (i64(mark) & MARK_KIND)] += 1
                self.put_seats(row, at + self.marked + self.seats * self.kinds, e.hiders, v.seat)
            elif isinstance(e, BarkingState):
                self.put_barking(row, at, v, e)

    def put_barking(self, row: vec[u8], at: i64, v: KittensView, e: BarkingState) -> None:
        """Write the blocks from `crown` on, in their order."""
        first = at + self.barking
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
