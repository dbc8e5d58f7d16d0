"""A world that fits a view: what nobody showed this seat is dealt at random, as likely as the set-up makes it.

The piles of the set-up are public, so are the cards that came from them: Caught is one of the last eleven cards, the
Cats that are still to come lie in the middle pile, two curses of each group are in the game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kociolek.core.api import shl
from kociolek.core.rng import SEARCH, Rng
from kociolek.games.wizardkittens.cards import NONE, PER_GROUP
from kociolek.games.wizardkittens.kinds import CAUGHT, CHAOS_CAT, CHAPTER_CAT, COPIES, CREDITS, TYPES
from kociolek.games.wizardkittens.options import PLAIN, Rules
from kociolek.games.wizardkittens.scoring import ALL_CAUGHT, WON_RECORD
from kociolek.games.wizardkittens.setup import TEN, random_places
from kociolek.games.wizardkittens.state import CELLS, WizardKittensState, WizardKittensView

LAST: Final = TEN + 1  # cards of the lowest pile, Caught among them


def imagine(v: WizardKittensView, rng: Rng) -> WizardKittensState:
    if not dealt(v):
        deck = unseen_components(v)
        rng.shuffle_bytes(deck)
        curse_deck = vec[u8]()
        credits = v.credits[:]
        card: i64 = NONE
    else:
        deck = imagine_deck(v, rng)
        curse_deck = imagine_curses(v, rng)
        credits = imagine_credits(v, rng)
        card = v.card
        if card == NONE and v.rules.chaos != PLAIN:
            card = i64(v.rules.usable[rng.below(len(v.rules.usable))])
    return WizardKittensState(v.rules, v.seats, rng.fork(SEARCH), deck, v.cells[:], v.fresh[:], v.curses[:], curse_deck,
                 v.won[:], v.kittens[:], credits, v.tokens, v.alive, v.active, v.chapters, card, v.cats, v.ending,
                 v.top,
                 v.waiting, None, True)  # fmt: skip


def dealt(v: WizardKittensView) -> bool:
    """Nothing is before everybody has a kitten; from then on the six curses are somewhere."""
    return v.curse_deck > 0 or len(v.won) > 0 or v.curses[0] != NONE or v.curses[1] != NONE


def unseen_components(v: WizardKittensView) -> vec[u8]:
    """All components that lie neither on the table nor in a score pile."""
    left = vec[i64]([COPIES] * TYPES)
    place: i64 = 0
    while place < CELLS:
        left[place % TYPES] -= i64(v.cells[place])
        place += 1
    i: i64 = 0
    while i < len(v.won):
        kind: i64 = 0
        while kind < TYPES:
            left[kind] -= i64(v.won[i + 2 + kind])
            kind += 1
        i += WON_RECORD
    cards = vec[u8]([], capacity=TYPES * COPIES)
    kind = 0
    while kind < TYPES:
        n = left[kind]
        while n > 0:
            cards = append(cards, u8(kind))
            n -= 1
        kind += 1
    return cards


def imagine_deck(v: WizardKittensView, rng: Rng) -> vec[u8]:
    """The special cards each somewhere in what is left of their pile, components in all other places."""
    components = unseen_components(v)
    rng.shuffle_bytes(components)
    size = v.deck
    caught: i64 = -1 if v.ending == ALL_CAUGHT else rng.below(min(LAST, size))
    cats = v.rules.cats - v.cats
    whole = middle_pile(v.rules, v.seats)
    special = random_places(cats, min(whole, size - LAST), rng) if cats > 0 else 0
    opener = chapter_cat_place(v, cats, rng)
    deck = vec[u8]([0] * size)
    used: i64 = 0
    place: i64 = 0
    while place < size:
        in_middle = place - LAST
        if place == caught:
            deck[place] = CAUGHT
        elif 0 <= in_middle < whole and (special >> in_middle) & 1 != 0:
            deck[place] = CHAPTER_CAT if opener == 0 else CHAOS_CAT
            opener -= 1
        else:
            deck[place] = components[used]
            used += 1
        place += 1
    return deck


def middle_pile(rules: Rules, seats: i64) -> i64:
    return TYPES * COPIES - 2 * seats - 2 * TEN + rules.cats


def chapter_cat_place(v: WizardKittensView, cats: i64, rng: Rng) -> i64:
    """Which of the Cats still to come opens Chapter 3, counted from the bottom; none if it is open."""
    if cats <= 0 or v.chapters == 3:
        return -1
    return rng.below(cats)


def imagine_curses(v: WizardKittensView, rng: Rng) -> vec[u8]:
    """Of each group as many as have not come yet, out of those never seen, in any order."""
    seen: i64 = 0
    for curse in v.curses:
        if curse != NONE:
            seen |= shl(1, i64(curse))
    i: i64 = 0
    while i < len(v.won):
        seen |= shl(1, i64(v.won[i + 1]))
        i += WON_RECORD
    deck = vec[u8]([], capacity=6)
    for group in v.rules.by_group:
        deck = add_unseen(deck, group, seen, rng)
    rng.shuffle_bytes(deck)
    return deck


def add_unseen(deck: vec[u8], group: bytes, seen: i64, rng: Rng) -> vec[u8]:
    unseen = vec[u8]([], capacity=len(group))
    i: i64 = 0
    while i < len(group):
        if (seen >> i64(group[i])) & 1 == 0:
            unseen = append(unseen, u8(group[i]))
        i += 1
    rng.shuffle_bytes(unseen)
    wanted: i64 = PER_GROUP - (len(group) - len(unseen))
    i = 0
    while i < wanted:
        deck = append(deck, unseen[i])
        i += 1
    return deck


def imagine_credits(v: WizardKittensView, rng: Rng) -> vec[u8]:
    used: i64 = 0
    for card in v.credits:
        if card != NONE:
            used |= shl(1, i64(card))
    credits = v.credits[:]
    seat: i64 = 0
    while seat < v.seats:
        if credits[seat] == NONE:
            drawn = rng.below(CREDITS)
            while (used >> drawn) & 1 != 0:
                drawn = rng.below(CREDITS)
            used |= shl(1, drawn)
            credits[seat] = u8(drawn)
        seat += 1
    return credits
