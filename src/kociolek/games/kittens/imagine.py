"""A world that fits a view (determinization): cards this seat does not know are dealt at random where they may lie.

Kittens lie in the pile or among the cards that somebody is looking at, never in a hand and never among the cards that
turbo put away. What is known of a hand is dealt first, the rest fairly to all free places. A deal that gives a hand a
card it was shown to lack, or too few for what its owner has begun, is dealt again, so that the odds stay exact.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i32, i64, u8

from kociolek.core.api import EVERYONE, NOBODY, Kind, Seat, bit, lowest, shl
from kociolek.core.rng import SEARCH, Rng
from kociolek.core.zones import DEEPEST_MEMORY, KIND_BITS, Hands, Pile, empty_hands
from kociolek.games.kittens.expansion_state import Draft, ExpansionState
from kociolek.games.kittens.kinds import DEVILCAT, EXPLODING_KITTEN, GODCAT, ON_MAT_DEVILCAT, ON_MAT_GODCAT, OPEN_BACKS
from kociolek.games.kittens.state import KittensState
from kociolek.games.kittens.view import KittensView

LIMBO_GAP: Final = 1024  # gaps from this number on are places in limbo, the others places in the pile


def imagine(v: KittensView, rng: Rng) -> KittensState:
    while True:
        world = deal_world(v, rng)
        if v.public.top.believable(world) and all(e.believable(world) for e in v.expansions):
            return world


def deal_world(v: KittensView, rng: Rng) -> KittensState:
    public = v.public
    observer = v.seat if v.seat >= 0 and public.living(v.seat) else NOBODY
    unseen = unseen_cards(v)
    hands = empty_hands(v.seats, len(unseen), OPEN_BACKS)
    deal_known(v, observer, hands, unseen)

    pile = with_gaps(v.pile, observer)
    limbo = with_gaps(v.limbo, observer)
    duel = len(unseen) > DEVILCAT and unseen[DEVILCAT] != 0
    gaps = gaps_of(v, duel)
    rng.shuffle(gaps)
    if duel:
        lay_duel(limbo, rng)
        unseen[GODCAT] = 0
        unseen[DEVILCAT] = 0
    if len(v.expansions) > 0:
        d = Draft(v, observer, rng, unseen, hands, pile, limbo, gaps)
        for expansion in v.expansions:
            expansion.lay_hazards(d)
        gaps = d.gaps
    while unseen[EXPLODING_KITTEN] != 0:
        gaps, gap = pop(gaps)
        fill(pile, limbo, i64(gap), EXPLODING_KITTEN)
        unseen[EXPLODING_KITTEN] -= 1

    pool = cards_left(unseen)
    rng.shuffle(pool)
    while not fits(v, hands, pool) or not stays_in_play(v, pool):
        rng.shuffle(pool)
    next_card = deal_rest(v, hands, pool)
    for gap in gaps:
        fill(pile, limbo, i64(gap), Kind(i64(pool[next_card])))
        next_card += 1
    discard = open_pile(v.discard)
    for place in v.face_down:
        i = i64(place)
        if v.discard[i] >= 0:
            discard.slots[i] = i32(v.discard[i]) | i32(bit(observer) << KIND_BITS)
        else:
            discard.slots[i] = pool[next_card]
            next_card += 1
    box = Pile(pool[next_card : next_card + v.box])
    next_card += v.box
    expansions = vec[ExpansionState]([], capacity=len(v.expansions))
    for expansion in v.expansions:
        expansions = append(expansions, expansion.with_cards(pool, next_card))
        next_card += expansion.hidden()
    world = KittensState(
        public.rules,
        public.census,
        v.seats,
        public.top,
        rng.fork(SEARCH),
        hands,
        pile,
        discard,
        limbo,
        box,
        expansions,
    )
    world.copy_public(public)
    world.skip_forced = True
    return world


def stays_in_play(v: KittensView, pool: vec[i32]) -> bool:
    """Tell whether dealing the pool in order puts no card away that cannot be there."""
    kept_out = v.public.rules.kept_out
    if kept_out != 0:
        places = v.box
        for expansion in v.expansions:
            places += expansion.hidden()
        for i in range(len(pool) - places, len(pool)):
            if (kept_out >> i64(pool[i])) & 1 != 0:
                return False
    return True


def unseen_cards(v: KittensView) -> vec[u8]:
    """Return [kind]: the cards of this game that lie neither in the observer's hand nor open anywhere."""
    unseen = v.public.census[:]
    for kind in range(len(v.hand)):
        unseen[kind] -= v.hand[kind]
    strike_out(unseen, v.pile)
    strike_out(unseen, v.discard)
    strike_out(unseen, v.limbo)
    for expansion in v.expansions:
        expansion.strike_out(unseen)
    if v.public.mat & ON_MAT_GODCAT != 0:
        unseen[GODCAT] -= 1
    if v.public.mat & ON_MAT_DEVILCAT != 0:
        unseen[DEVILCAT] -= 1
    return unseen


def strike_out(unseen: vec[u8], cards: vec[i16]) -> None:
    for card in cards:
        if card >= 0:
            unseen[i64(card)] -= 1


def deal_known(v: KittensView, observer: Seat, hands: Hands, unseen: vec[u8]) -> None:
    """Deal one's own hand and what one knows of the others'. The rest is dealt later."""
    for seat in range(v.seats):
        if seat == observer and len(v.hand) > 0:
            for kind in range(len(v.hand)):
                for _i in range(i64(v.hand[kind])):
                    hands.deal(Seat(seat), Kind(kind))
            hands.remember(observer, Seat(seat), v.known)
        elif v.known[seat * DEEPEST_MEMORY] != 0:
            deal_known_of(v, observer, Seat(seat), hands, unseen)
        hands.set_lacks(Seat(seat), v.lacks[seat])


def deal_known_of(v: KittensView, observer: Seat, owner: Seat, hands: Hands, unseen: vec[u8]) -> None:
    hands.remember(observer, owner, v.known)
    for layer in range(DEEPEST_MEMORY):
        mask = v.known[owner * DEEPEST_MEMORY + layer]
        while mask != 0:
            kind = lowest(mask)
            mask &= mask - 1
            hands.deal(owner, Kind(kind))
            unseen[kind] -= 1


def with_gaps(seen: vec[i16], observer: Seat) -> Pile:
    """Return the pile or limbo as the observer knows it. Unknown cards are number 0 for now, known to nobody."""
    slots = vec[i32]([], capacity=len(seen) + 2)
    mask = i32(bit(observer) << KIND_BITS)
    for card in seen:
        slot: i32 = 0
        if card >= 0:
            slot = i32(card) | mask
        slots = append(slots, slot)
    return Pile(slots)


def gaps_of(v: KittensView, duel: bool) -> vec[i32]:
    """Return the places of unknown cards in the pile and in limbo, without the two of Armageddon."""
    gaps = vec[i32]([], capacity=len(v.pile) + 1)
    for i in range(len(v.pile)):
        if v.pile[i] < 0:
            gaps = append(gaps, i32(i))
    first: i64 = 0
    if duel:
        first = 2
    for i in range(first, len(v.limbo)):
        if v.limbo[i] < 0:
            gaps = append(gaps, i32(LIMBO_GAP + i))
    return gaps


def fill(pile: Pile, limbo: Pile, gap: i64, kind: Kind) -> None:
    if gap >= LIMBO_GAP:
        limbo.slots[gap - LIMBO_GAP] = i32(kind)
    else:
        pile.slots[gap] = i32(kind)


def lay_duel(limbo: Pile, rng: Rng) -> None:
    """Lay Armageddon's two cards face down in a random order. Whatever else is in limbo came after them."""
    devil = rng.below(2)
    limbo.slots[devil] = i32(DEVILCAT)
    limbo.slots[1 - devil] = i32(GODCAT)


def cards_left(unseen: vec[u8]) -> vec[i32]:
    pool = vec[i32]([], capacity=128)
    for kind in range(len(unseen)):
        for _i in range(i64(unseen[kind])):
            pool = append(pool, i32(kind))
    return pool


def fits(v: KittensView, hands: Hands, pool: vec[i32]) -> bool:
    """Tell whether dealing the pool in order gives no hand a card it was shown to lack."""
    first: i64 = 0
    for seat in range(v.seats):
        end = first + i64(v.sizes[seat]) - hands.size(Seat(seat))
        lacks = v.lacks[seat]
        if lacks != 0:
            for i in range(first, end):
                if lacks & shl(1, i64(pool[i])) != 0:
                    return False
        first = end
    return True


def deal_rest(v: KittensView, hands: Hands, pool: vec[i32]) -> i64:
    """Fill up the hands from the pool. Return how many cards were used."""
    used: i64 = 0
    for seat in range(v.seats):
        end = used + i64(v.sizes[seat]) - hands.size(Seat(seat))
        hands.deal_cards(Seat(seat), pool, used, end)
        used = end
    return used


def open_pile(cards: vec[i16]) -> Pile:
    slots = vec[i32]([], capacity=len(cards) + 8)
    for card in cards:
        slot: i32 = i32(card) | EVERYONE << KIND_BITS
        slots = append(slots, slot)
    return Pile(slots)
