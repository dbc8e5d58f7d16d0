"""A world that fits a view: the cards nobody showed this seat are dealt at random among the places they may lie.

Kittens lie in the pile (or are the card somebody is just looking at), never in a hand and never among the cards that
turbo put away. What is known of a hand is dealt first, the rest fairly to all free places; a deal that gives a hand
a card it was shown to lack, or too few for what its owner has begun, is dealt again, so that the odds stay exact.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i32, i64, u8

from kociolek.core.api import EVERYONE, NOBODY, Kind, Seat, bit, lowest, shl
from kociolek.core.rng import SEARCH, Rng
from kociolek.core.zones import DEEPEST_MEMORY, KIND_BITS, Hands, Pile, empty_hands
from kociolek.games.kittens.annex import Annex, Draft, Sight
from kociolek.games.kittens.kinds import DEVILCAT, EXPLODING_KITTEN, GODCAT, ON_MAT_DEVILCAT, ON_MAT_GODCAT, OPEN_BACKS
from kociolek.games.kittens.state import KittensState, KittensView

LIMBO_GAP: Final = 255  # the gap of a card somebody is looking at; the others are places in the pile


def imagine(v: KittensView, rng: Rng) -> KittensState:
    while True:
        world = deal_world(v, rng)
        if v.top.believable(world) and (v.sight is None or seems_right(v.sight, world)):
            return world


def seems_right(sight: Sight | None, world: KittensState) -> bool:
    while sight is not None:
        if not sight.believable(world):
            return False
        sight = sight.next
    return True


def deal_world(v: KittensView, rng: Rng) -> KittensState:
    observer = v.seat if v.seat >= 0 and (v.alive >> v.seat) & 1 != 0 else NOBODY
    unseen = unseen_cards(v)
    hands = empty_hands(v.seats, len(v.census), OPEN_BACKS)
    deal_known(v, observer, hands, unseen)

    pile = with_gaps(v.pile, observer)
    limbo = with_gaps(v.limbo, observer)
    gaps = gaps_of(v)
    rng.shuffle(gaps)
    if len(unseen) > DEVILCAT and unseen[DEVILCAT] != 0:
        lay_duel(limbo, rng)
        unseen[GODCAT] = 0
        unseen[DEVILCAT] = 0
    if v.sight is not None:
        d = Draft(v, observer, rng, unseen, hands, pile, limbo, gaps)
        sight: Sight | None = v.sight
        while sight is not None:
            sight.lay_hazards(d)
            sight = sight.next
        gaps = d.gaps
    while unseen[EXPLODING_KITTEN] != 0:
        gaps, gap = pop(gaps)
        fill(pile, limbo, i64(gap), EXPLODING_KITTEN)
        unseen[EXPLODING_KITTEN] -= 1

    pool = cards_left(unseen)
    rng.shuffle(pool)
    discard = open_pile(v)
    while not fits(v, hands, pool) or (v.sight is not None and not stays_in_play(v, pool)):
        rng.shuffle(pool)
    next_card = deal_rest(v, hands, pool)
    for gap in gaps:
        fill(pile, limbo, i64(gap), Kind(i64(pool[next_card])))
        next_card += 1
    annex: Annex | None = None
    if v.sight is not None:
        next_card = turn_face_down(v, observer, discard, pool, next_card)
        annex = annex_behind(v.sight, pool, next_card + v.box)
    box = Pile(pool[next_card : next_card + v.box])
    return KittensState(v.rules, v.census, v.seats, rng.fork(SEARCH), hands, pile, discard, limbo, box, v.mat, v.alive,
                 v.active, v.turns, v.attacked, v.dry, v.ranking[:], v.top, v.waiting, None, True, v.direction,
                 v.blind, annex)  # fmt: skip


def stays_in_play(v: KittensView, pool: vec[i32]) -> bool:
    """Whether dealing the pool in order leaves no card among those put away that cannot be there."""
    kept_out: i64 = 0
    places: i64 = v.box
    sight = v.sight
    while sight is not None:
        kept_out |= sight.kept_out()
        places += sight.places()
        sight = sight.next
    i: i64 = len(pool) - places
    while i < len(pool):
        if (kept_out >> i64(pool[i])) & 1 != 0:
            return False
        i += 1
    return True


def turn_face_down(v: KittensView, observer: Seat, discard: Pile, pool: vec[i32], next_card: i64) -> i64:
    """Cards that lie face down on the discard pile: those the observer does not know are dealt."""
    sight = v.sight
    while sight is not None:
        for place in sight.face_down():
            i = i64(place)
            if v.discard[i] >= 0:
                discard.slots[i] = i32(v.discard[i]) | i32(bit(observer) << KIND_BITS)
            else:
                discard.slots[i] = pool[next_card]
                next_card += 1
        sight = sight.next
    return next_card


def annex_behind(sight: Sight | None, pool: vec[i32], first: i64) -> Annex | None:
    if sight is None:
        return None
    return sight.annex(pool, first, annex_behind(sight.next, pool, first + sight.places()))


def unseen_cards(v: KittensView) -> vec[u8]:
    """[kind]: the cards of this game that lie neither in the observer's hand nor open anywhere."""
    unseen = v.census[:]
    kind: i64 = 0
    while kind < len(v.hand):
        unseen[kind] -= v.hand[kind]
        kind += 1
    strike_out(unseen, v.pile)
    strike_out(unseen, v.discard)
    strike_out(unseen, v.limbo)
    sight = v.sight
    while sight is not None:
        sight.strike_out(unseen)
        sight = sight.next
    if v.mat & ON_MAT_GODCAT != 0:
        unseen[GODCAT] -= 1
    if v.mat & ON_MAT_DEVILCAT != 0:
        unseen[DEVILCAT] -= 1
    return unseen


def strike_out(unseen: vec[u8], cards: vec[i16]) -> None:
    for card in cards:
        if card >= 0:
            unseen[i64(card)] -= 1


def deal_known(v: KittensView, observer: Seat, hands: Hands, unseen: vec[u8]) -> None:
    """One's own hand, and what one knows of the others'; what is missing is dealt later."""
    kinds = len(v.census)
    seat: i64 = 0
    while seat < v.seats:
        if seat == observer and len(v.hand) > 0:
            kind: i64 = 0
            while kind < kinds:
                n = v.hand[kind]
                while n != 0:
                    hands.deal(Seat(seat), Kind(kind))
                    n -= 1
                kind += 1
            hands.remember(observer, Seat(seat), v.known)
        elif v.known[seat * DEEPEST_MEMORY] != 0:
            deal_known_of(v, observer, Seat(seat), hands, unseen)
        hands.set_lacks(Seat(seat), v.lacks[seat])
        seat += 1


def deal_known_of(v: KittensView, observer: Seat, owner: Seat, hands: Hands, unseen: vec[u8]) -> None:
    hands.remember(observer, owner, v.known)
    layer: i64 = 0
    while layer < DEEPEST_MEMORY:
        mask = v.known[owner * DEEPEST_MEMORY + layer]
        while mask != 0:
            kind = lowest(mask)
            mask &= mask - 1
            hands.deal(owner, Kind(kind))
            unseen[kind] -= 1
        layer += 1


def with_gaps(seen: vec[i16], observer: Seat) -> Pile:
    """The pile or limbo as the observer knows it; unknown cards are number 0 for now, known to nobody."""
    slots = vec[i32]([], capacity=len(seen) + 2)
    mask = i32(bit(observer) << KIND_BITS)
    for card in seen:
        slot: i32 = 0
        if card >= 0:
            slot = i32(card) | mask
        slots = append(slots, slot)
    return Pile(slots)


def gaps_of(v: KittensView) -> vec[i32]:
    """The places of unknown cards that came from the draw pile."""
    gaps = vec[i32]([], capacity=len(v.pile) + 1)
    i: i64 = 0
    while i < len(v.pile):
        if v.pile[i] < 0:
            gaps = append(gaps, i32(i))
        i += 1
    if len(v.limbo) == 1 and v.limbo[0] < 0:
        gaps = append(gaps, i32(LIMBO_GAP))
    return gaps


def fill(pile: Pile, limbo: Pile, gap: i64, kind: Kind) -> None:
    if gap == LIMBO_GAP:
        limbo.slots[0] = i32(kind)
    else:
        pile.slots[gap] = i32(kind)


def lay_duel(limbo: Pile, rng: Rng) -> None:
    """Armageddon's two cards lie face down, one of them is Devilcat."""
    devil = rng.below(2)
    limbo.slots[devil] = i32(DEVILCAT)
    limbo.slots[1 - devil] = i32(GODCAT)


def cards_left(unseen: vec[u8]) -> vec[i32]:
    pool = vec[i32]([], capacity=128)
    kind: i64 = 0
    while kind < len(unseen):
        n = unseen[kind]
        while n != 0:
            pool = append(pool, i32(kind))
            n -= 1
        kind += 1
    return pool


def fits(v: KittensView, hands: Hands, pool: vec[i32]) -> bool:
    """Whether dealing the pool in order gives no hand a card it was shown to lack."""
    i: i64 = 0
    seat: i64 = 0
    while seat < v.seats:
        end = i + i64(v.sizes[seat]) - hands.size(Seat(seat))
        lacks = v.lacks[seat]
        if lacks != 0:
            while i < end:
                if lacks & shl(1, i64(pool[i])) != 0:
                    return False
                i += 1
        i = end
        seat += 1
    return True


def deal_rest(v: KittensView, hands: Hands, pool: vec[i32]) -> i64:
    """Fill up the hands from the pool; returns how many cards were used."""
    used: i64 = 0
    seat: i64 = 0
    while seat < v.seats:
        end = used + i64(v.sizes[seat]) - hands.size(Seat(seat))
        hands.deal_cards(Seat(seat), pool, used, end)
        used = end
        seat += 1
    return used


def open_pile(v: KittensView) -> Pile:
    slots = vec[i32]([], capacity=len(v.discard) + 8)
    for card in v.discard:
        slot: i32 = i32(card) | EVERYONE << KIND_BITS
        slots = append(slots, slot)
    return Pile(slots)
