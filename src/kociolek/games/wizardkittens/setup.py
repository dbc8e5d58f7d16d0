"""Set-up of a game, in the order of the rulebook. [37, 38, 41]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kociolek.core.api import NOBODY, Choices, Event, Seat, Setup, State, shl
from kociolek.core.rng import PLAY, Rng
from kociolek.core.stack import Frame
from kociolek.games.wizardkittens.actions import ACTIONS, KITTENS
from kociolek.games.wizardkittens.cards import NONE, PER_GROUP
from kociolek.games.wizardkittens.curses import reveal_curse
from kociolek.games.wizardkittens.frames import FRAMES
from kociolek.games.wizardkittens.kinds import (
    CAUGHT,
    CHAOS_CAT,
    CHAPTER_CAT,
    COPIES,
    CREDITS,
    NO_SPACE,
    OVERFLOW,
    SPELL,
    TYPES,
)
from kociolek.games.wizardkittens.options import PLAIN, Rules
from kociolek.games.wizardkittens.places import CELLS, DISCARD, PER_CIRCLE
from kociolek.games.wizardkittens.state import WizardKittensState
from kociolek.games.wizardkittens.turn import TURN

TEN: Final = 10  # cards of the two small piles


@final
class WizardSetup(Setup):
    def __init__(self, rules: Rules, seats: i64) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.components: Final = all_components()

    def deal(self, rng: Rng) -> State:
        t = empty_state(self.rules, self.seats, self.components, rng.fork(PLAY))
        events: list[Event] = []
        t.events = events
        t.rng.shuffle_bytes(t.deck)
        t.active = Seat(t.rng.below(self.seats))
        if self.rules.advanced:
            t.top = ChoosingKitten(TURN)
        else:
            lay_table(t)
        t.settle()
        return t


def all_components() -> vec[u8]:
    cards = vec[u8]()
    for card in range(TYPES * COPIES):
        cards = append(cards, u8(card // COPIES))
    return cards


def empty_state(rules: Rules, seats: i64, components: vec[u8], rng: Rng) -> WizardKittensState:
    """Return a state in which nothing is dealt: all components are one pile, tokens lie on no spell. [17]"""
    kittens = vec[u8]()
    for seat in range(seats):
        kittens = append(kittens, u8(NONE) if rules.advanced else u8(seat))
    t = WizardKittensState(rules, seats, rng, TURN, components[:], vec[u8](), vec[u8]([NONE] * seats), NONE)
    t.cells = vec[u8]([0] * CELLS)
    t.curses = vec[u8]([NONE] * 3)
    t.kittens = kittens
    t.tokens = NO_SPACE * 0x1111
    t.alive = shl(1, seats) - 1
    return t


@final
class ChoosingKitten(Frame):
    """Each player takes a kitten, clockwise from the starting player; the table is laid when all have one."""

    def advance(self, t: WizardKittensState) -> None:
        seat = t.active
        while t.kittens[seat] != NONE:
            seat = t.after(seat)
            if seat == t.active:
                t.top = self.below
                lay_table(t)
                return
        t.waiting = shl(1, seat)

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        for kitten in t.rules.kittens:
            if not taken(t, kitten):
                out.add(KITTENS[kitten])

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        kind = ACTIONS[action].kind  # of its spell
        kittens = t.kittens[:]
        kittens[seat] = u8(kind - SPELL - OVERFLOW)
        t.kittens = kittens
        t.tell("kitten_chosen", seat, NOBODY, kind)


def taken(t: WizardKittensState, kitten: i64) -> bool:
    for seat in range(t.seats):
        if i64(t.kittens[seat]) == kitten:
            return True
    return False


def lay_table(t: WizardKittensState) -> None:
    rng = t.rng
    t.credits = deal_credits(t.seats, rng)
    components = t.deck
    dealt = deal_circles(t, components)
    t.deck = build_deck(t.rules, components, dealt, rng)
    t.curse_deck = build_curse_deck(t.rules, rng)
    if t.rules.chaos != PLAIN:
        t.card = i64(t.rules.usable[rng.below(len(t.rules.usable))])
    t.tell("game_began", t.active)
    reveal_curse(t, 0)
    reveal_curse(t, 1)
    t.tell("turn_began", t.active)


def deal_credits(seats: i64, rng: Rng) -> vec[u8]:
    """Deal one random Extra Credit to each player."""
    credits = vec[u8]([], capacity=seats)
    used: i64 = 0
    for _ in range(seats):
        card = rng.below(CREDITS)
        while (used >> card) & 1 != 0:
            card = rng.below(CREDITS)
        used |= shl(1, card)
        credits = append(credits, u8(card))
    return credits


def deal_circles(t: WizardKittensState, components: vec[u8]) -> i64:
    """Deal one component to Chapter 1 and one to Chapter 2 of each kitten; discard those of a player who left."""
    cells = t.cells
    dealt: i64 = 0
    for seat in range(t.seats):
        here = (t.alive >> seat) & 1 != 0
        cells[(seat * PER_CIRCLE if here else DISCARD) + i64(components[dealt])] += 1
        cells[(seat * PER_CIRCLE + TYPES if here else DISCARD) + i64(components[dealt + 1])] += 1
        dealt += 2
    return dealt


def build_deck(rules: Rules, components: vec[u8], dealt: i64, rng: Rng) -> vec[u8]:
    """Build the deck from the bottom: ten cards with Caught, the large pile with the Cats, the other ten.

    The components are shuffled already, so the special cards only need a random place in their pile each.
    """
    cats = rules.cats
    middle: i64 = len(components) - dealt - 2 * TEN + cats
    special = random_places(cats, middle, rng)
    caught = rng.below(TEN + 1)
    deck = vec[u8]([0] * (2 * TEN + 1 + middle))
    chapter_cat = rng.below(cats) if cats > 0 else 0  # which of the Cats, from the bottom, opens Chapter 3
    for place in range(len(deck)):
        in_middle = place - TEN - 1
        if place == caught:
            deck[place] = CAUGHT
        elif 0 <= in_middle < middle and (special >> in_middle) & 1 != 0:
            deck[place] = CHAPTER_CAT if chapter_cat == 0 else CHAOS_CAT
            chapter_cat -= 1
        else:
            deck[place] = components[dealt]
            dealt += 1
    return deck


def random_places(count: i64, size: i64, rng: Rng) -> i64:
    """Return a mask of so many different places, all equally likely."""
    mask: i64 = 0
    while count > 0:
        place = rng.below(size)
        if (mask >> place) & 1 == 0:
            mask |= shl(1, place)
            count -= 1
    return mask


def build_curse_deck(rules: Rules, rng: Rng) -> vec[u8]:
    """Shuffle two random curses of each group together."""
    deck = vec[u8]([], capacity=6)
    for group in rules.by_group:
        chosen = random_places(PER_GROUP, len(group), rng)
        for i in range(i64(len(group))):
            if (chosen >> i) & 1 != 0:
                deck = append(deck, u8(group[i]))
    rng.shuffle_bytes(deck)
    return deck


FRAMES.add("choosingkitten", ChoosingKitten, [], "kitten")
