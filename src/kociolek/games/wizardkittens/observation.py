"""Observation tensors: views encoded as fixed-length vectors. docs/observations.md explains the blocks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.core.api import Seat, View
from kociolek.core.observation import Observer, put_number, put_words
from kociolek.games.wizardkittens.cards import NONE
from kociolek.games.wizardkittens.frames import FRAMES
from kociolek.games.wizardkittens.kinds import (
    CREDITS,
    CURSES,
    NEW_RULES,
    NO_SPACE,
    SPACES,
    TYPES,
)
from kociolek.games.wizardkittens.options import Rules
from kociolek.games.wizardkittens.places import CHAPTERS, DISCARD, HAND, PER_CIRCLE, USED
from kociolek.games.wizardkittens.scoring import WON_RECORD
from kociolek.games.wizardkittens.state import WizardKittensState
from kociolek.games.wizardkittens.turn import prompts_of
from kociolek.games.wizardkittens.view import WizardKittensView

FIELDS: Final = 6  # numbers of the running frame that are told


@final
class WizardObserver(Observer):
    def __init__(self, seats: i64, rules: Rules) -> None:
        super().__init__(seats, prompts_of(rules))
        s = int(seats)
        self.fields: Final = self.block("frame", FIELDS)
        self.alive: Final = self.block("alive", s)
        self.active: Final = self.block("active", s)
        self.circles: Final = self.block("circles", s * PER_CIRCLE)
        self.fresh: Final = self.block("fresh", s * PER_CIRCLE)
        self.hand: Final = self.block("hand", TYPES)
        self.used: Final = self.block("used", TYPES)
        self.discard: Final = self.block("discard", TYPES)
        self.deck: Final = self.block("deck", 1)
        self.curses: Final = self.block("curses", CHAPTERS * CURSES)
        self.curse_deck: Final = self.block("curse_deck", 1)
        self.won: Final = self.block("won", s * CURSES)
        self.extras: Final = self.block("extras", s * TYPES)
        self.kittens: Final = self.block("kittens", s * len(rules.kittens))
        self.credits: Final = self.block("credits", s * CREDITS)
        self.tokens: Final = self.block("tokens", s * SPACES)
        self.chapters: Final = self.block("chapters", 1)
        self.card: Final = self.block("card", NEW_RULES)
        self.cats: Final = self.block("cats", 1)

    def observe(self, view: View) -> vec[u8]:
        assert isinstance(view, WizardKittensView)
        t = view.state
        me = view.seat
        row = self.begin(view)
        put_words(row, self.fields, FIELDS, FRAMES.words(t.top))
        self.put_seats(row, self.alive, t.alive, me)
        self.put_seat(row, self.active, t.active, me)
        for kind in range(TYPES):
            row[self.hand + kind] = t.cells[HAND + kind]
            row[self.used + kind] = t.cells[USED + kind]
            row[self.discard + kind] = t.cells[DISCARD + kind]
        put_number(row, self.deck, len(t.deck))
        put_number(row, self.curse_deck, len(t.curse_deck))
        put_number(row, self.chapters, t.chapters)
        put_number(row, self.cats, t.cats)
        if t.card != NONE:
            row[self.card + t.card] = 1
        for chapter in range(len(t.curses)):
            if t.curses[chapter] != NONE:
                row[self.curses + chapter * CURSES + i64(t.curses[chapter])] = 1
        for seat in range(t.seats):
            self.put_player(row, t, seat, self.place(Seat(seat), me))
        self.put_won(row, t, me)
        return row

    def put_player(self, row: vec[u8], t: WizardKittensState, seat: i64, place: i64) -> None:
        first = seat * PER_CIRCLE
        for i in range(i64(PER_CIRCLE)):
            row[self.circles + place * PER_CIRCLE + i] = t.cells[first + i]
            if len(t.fresh) > 0:
                row[self.fresh + place * PER_CIRCLE + i] = t.fresh[first + i]
        if t.kittens[seat] != NONE:
            kittens = t.rules.kittens
            row[self.kittens + place * len(kittens) + kittens.index(int(t.kittens[seat]))] = 1
        if t.credits[seat] != NONE:
            row[self.credits + place * CREDITS + i64(t.credits[seat])] = 1
        space = t.token(Seat(seat))
        if space != NO_SPACE:
            row[self.tokens + place * SPACES + space] = 1

    def put_won(self, row: vec[u8], t: WizardKittensState, me: Seat) -> None:
        """Encode the score piles: which curses, and the components that lie with them."""
        for record in range(len(t.won) // WON_RECORD):
            i = record * WON_RECORD
            place = self.place(Seat(i64(t.won[i])), me)
            row[self.won + place * CURSES + i64(t.won[i + 1])] = 1
            for kind in range(TYPES):
                row[self.extras + place * TYPES + kind] += t.won[i + 2 + kind]
