"""A view of Wizard Kittens as a row of numbers. docs/observations.md lists the blocks and says what they mean."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.core.api import Seat, View
from kociolek.core.observation import Observer, put_number, put_words
from kociolek.games.wizardkittens.actions import CHAPTERS, PER_CIRCLE
from kociolek.games.wizardkittens.cards import NONE
from kociolek.games.wizardkittens.frames import FRAMES
from kociolek.games.wizardkittens.kinds import (
    CREDITS,
    CURSES,
    NEW_RULES,
    NO_SPACE,
    OVERFLOW,
    SPACES,
    SPELLS,
    TYPES,
)
from kociolek.games.wizardkittens.scoring import WON_RECORD
from kociolek.games.wizardkittens.state import DISCARD, HAND, USED, WizardKittensView
from kociolek.games.wizardkittens.vocabulary import PROMPTS

FIELDS: Final = 6  # numbers of the running frame that are told


@final
class WizardObserver(Observer):
    def __init__(self, seats: i64) -> None:
        super().__init__(seats, PROMPTS)
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
        self.kittens: Final = self.block("kittens", s * (SPELLS - OVERFLOW))
        self.credits: Final = self.block("credits", s * CREDITS)
        self.tokens: Final = self.block("tokens", s * SPACES)
        self.chapters: Final = self.block("chapters", 1)
        self.card: Final = self.block("card", NEW_RULES)
        self.cats: Final = self.block("cats", 1)

    def observe(self, view: View) -> vec[u8]:
        assert isinstance(view, WizardKittensView)
        v = view
        row = self.begin(v)
        put_words(row, self.fields, FIELDS, FRAMES.by_class[type(v.top)].words(v.top))
        self.put_seats(row, self.alive, v.alive, v.seat)
        self.put_seat(row, self.active, v.active, v.seat)
        kind: i64 = 0
        while kind < TYPES:
            row[self.hand + kind] = v.cells[HAND + kind]
            row[self.used + kind] = v.cells[USED + kind]
            row[self.discard + kind] = v.cells[DISCARD + kind]
            kind += 1
        put_number(row, self.deck, v.deck)
        put_number(row, self.curse_deck, v.curse_deck)
        put_number(row, self.chapters, v.chapters)
        put_number(row, self.cats, v.cats)
        if v.card != NONE:
            row[self.card + v.card] = 1
        chapter: i64 = 0
        while chapter < len(v.curses):
            if v.curses[chapter] != NONE:
                row[self.curses + chapter * CURSES + i64(v.curses[chapter])] = 1
            chapter += 1
        seat: i64 = 0
        while seat < v.seats:
            self.put_player(row, v, seat, self.place(Seat(seat), v.seat))
            seat += 1
        self.put_won(row, v)
        return row

    def put_player(self, row: vec[u8], v: WizardKittensView, seat: i64, place: i64) -> None:
        i: i64 = 0
        while i < PER_CIRCLE:
            row[self.circles + place * PER_CIRCLE + i] = v.cells[seat * PER_CIRCLE + i]
            if len(v.fresh) > 0:
                row[self.fresh + place * PER_CIRCLE + i] = v.fresh[seat * PER_CIRCLE + i]
            i += 1
        if v.kittens[seat] != NONE:
            row[self.kittens + place * (SPELLS - OVERFLOW) + i64(v.kittens[seat])] = 1
        if v.credits[seat] != NONE:
            row[self.credits + place * CREDITS + i64(v.credits[seat])] = 1
        space = (v.tokens >> (4 * seat)) & 15
        if space != NO_SPACE:
            row[self.tokens + place * SPACES + space] = 1

    def put_won(self, row: vec[u8], v: WizardKittensView) -> None:
        """The score piles: which curses, and the components that lie with them."""
        i: i64 = 0
        while i < len(v.won):
            place = self.place(Seat(i64(v.won[i])), v.seat)
            row[self.won + place * CURSES + i64(v.won[i + 1])] = 1
            kind: i64 = 0
            while kind < TYPES:
                row[self.extras + place * TYPES + kind] += v.won[i + 2 + kind]
                kind += 1
            i += WON_RECORD
