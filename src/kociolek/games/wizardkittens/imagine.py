"""Determinization: a random state that fits a view, each as likely as the set-up makes it.

The piles of the set-up are public, and so are the cards that came from them. Caught is one of the last eleven cards,
the Cats that are still to come lie in the middle pile, and two curses of each group are in the game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kociolek.core.api import shl
from kociolek.core.rng import SEARCH, Rng
from kociolek.games.wizardkittens.cards import NONE, PER_GROUP
from kociolek.games.wizardkittens.ending import ALL_CAUGHT
from kociolek.games.wizardkittens.kinds import CAUGHT, CHAOS_CAT, CHAPTER_CAT, COPIES, CREDITS, TYPES
from kociolek.games.wizardkittens.options import PLAIN, Rules
from kociolek.games.wizardkittens.places import CELLS
from kociolek.games.wizardkittens.scoring import WON_RECORD
from kociolek.games.wizardkittens.setup import TEN, random_places
from kociolek.games.wizardkittens.state import WizardKittensState
from kociolek.games.wizardkittens.view import WizardKittensView

LAST: Final = 11  # cards of the lowest pile, Caught among them


def imagine(view: WizardKittensView, rng: Rng) -> WizardKittensState:
    known = view.state
    t = known.clone()
    if not known.dealt():
        t.deck = unseen_components(known)
        rng.shuffle_bytes(t.deck)
    else:
        t.deck = imagine_deck(known, rng)
        t.curse_deck = imagine_curses(known, rng)
        t.credits = imagine_credits(known, rng)
        if known.card == NONE and known.rules.chaos != PLAIN:
            t.card = i64(known.rules.usable[rng.below(len(known.rules.usable))])
    t.rng = rng.fork(SEARCH)
    t.skip_forced = True
    return t


def unseen_components(known: WizardKittensState) -> vec[u8]:
    """Return all components that lie neither on the table nor in a score pile."""
    left = vec[i64]([COPIES] * TYPES)
    for place in range(i64(CELLS)):
        left[place % TYPES] -= i64(known.cells[place])
    for record in range(len(known.won) // WON_RECORD):
        for kind in range(TYPES):
            left[kind] -= i64(known.won[record * WON_RECORD + 2 + kind])
    cards = vec[u8]([], capacity=TYPES * COPIES)
    for kind in range(TYPES):
        for _i in range(left[kind]):
            cards = append(cards, u8(kind))
    return cards


def imagine_deck(known: WizardKittensState, rng: Rng) -> vec[u8]:
    """Put each special card somewhere in what is left of its pile, components in all other places."""
    components = unseen_components(known)
    rng.shuffle_bytes(components)
    size: i64 = len(known.deck)
    caught: i64 = -1 if known.ending == ALL_CAUGHT else rng.below(min(LAST, size))
    cats = known.rules.cats - known.cats
    whole = middle_pile(known.rules, known.seats)
    special = random_places(cats, min(whole, size - LAST), rng) if cats > 0 else 0
    opener = chapter_cat_place(known, cats, rng)
    deck = vec[u8]([0] * size)
    used: i64 = 0
    for place in range(size):
        in_middle = place - LAST
        if place == caught:
            deck[place] = CAUGHT
        elif 0 <= in_middle < whole and (special >> in_middle) & 1 != 0:
            deck[place] = CHAPTER_CAT if opener == 0 else CHAOS_CAT
            opener -= 1
        else:
            deck[place] = components[used]
            used += 1
    return deck


def middle_pile(rules: Rules, seats: i64) -> i64:
    return TYPES * COPIES - 2 * seats - 2 * TEN + rules.cats


def chapter_cat_place(known: WizardKittensState, cats: i64, rng: Rng) -> i64:
    """Draw which of the Cats still to come opens Chapter 3, counted from the bottom; -1 if it is open."""
    if cats <= 0 or known.chapters == 3:
        return -1
    return rng.below(cats)


def imagine_curses(known: WizardKittensState, rng: Rng) -> vec[u8]:
    """Shuffle curses that were never seen, of each group as many as have not come yet."""
    seen: i64 = 0
    for curse in known.curses:
        if curse != NONE:
            seen |= shl(1, i64(curse))
    for record in range(len(known.won) // WON_RECORD):
        seen |= shl(1, i64(known.won[record * WON_RECORD + 1]))
    deck = vec[u8]([], capacity=6)
    for group in known.rules.by_group:
        deck = add_unseen(deck, group, seen, rng)
    rng.shuffle_bytes(deck)
    return deck


def add_unseen(deck: vec[u8], group: bytes, seen: i64, rng: Rng) -> vec[u8]:
    unseen = vec[u8]([], capacity=len(group))
    for i in range(i64(len(group))):
        if (seen >> i64(group[i])) & 1 == 0:
            unseen = append(unseen, u8(group[i]))
    rng.shuffle_bytes(unseen)
    for i in range(PER_GROUP - (i64(len(group)) - len(unseen))):
        deck = append(deck, unseen[i])
    return deck


def imagine_credits(known: WizardKittensState, rng: Rng) -> vec[u8]:
    used: i64 = 0
    for card in known.credits:
        if card != NONE:
            used |= shl(1, i64(card))
    credits = known.credits[:]
    for seat in range(known.seats):
        if credits[seat] == NONE:
            drawn = rng.below(CREDITS)
            while (used >> drawn) & 1 != 0:
                drawn = rng.below(CREDITS)
            used |= shl(1, drawn)
            credits[seat] = u8(drawn)
    return credits
