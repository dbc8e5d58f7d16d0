"""A world that fits a view: the cards nobody showed this seat are dealt at random among the places they may lie.

Kittens lie in the pile (or are the card somebody is just looking at), never in a hand and never among the cards that
turbo put away. What is known of a hand is dealt first, the rest fairly to all free places; a deal that gives a hand
a card it was shown to lack is dealt again, so that the odds stay exact.
"""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i32, i64, u8

from kociolek.core.api import EVERYONE, NOBODY, Kind, Seat, bit, shl
from kociolek.core.rng import SEARCH, Rng
from kociolek.core.zones import Hands, Pile, empty_hands, empty_pile
from kociolek.games.kittens.kinds import DEVILCAT, EXPLODING_KITTEN, GODCAT
from kociolek.games.kittens.table import BOTH_ON_MAT, ON_MAT_GODCAT, Table, TableView


def imagine(v: TableView, rng: Rng) -> Table:
    observer = v.seat if v.seat >= 0 and (v.alive >> v.seat) & 1 != 0 else NOBODY
    unseen = v.census[:]
    strike_out(unseen, v.hand)
    strike_out_pile(unseen, v)
    if v.mat & ON_MAT_GODCAT != 0:
        unseen[GODCAT] -= 1
    if v.mat > ON_MAT_GODCAT:
        unseen[DEVILCAT] -= 1
    free = vec[u8]()  # how many unknown cards each hand holds
    seat: i64 = 0
    while seat < v.seats:
        free = append(free, v.sizes[seat] if seat != observer else u8(0))
        kind: i64 = 0
        while kind < len(unseen):
            n = v.known[seat * len(unseen) + kind]
            unseen[kind] -= n
            free[seat] -= n
            kind += 1
        seat += 1

    pile = with_gaps(v, observer, False)
    limbo = with_gaps(v, observer, True)
    gaps = gaps_of(v, rng)
    if len(unseen) > DEVILCAT and unseen[DEVILCAT] != 0:
        lay_duel(limbo, rng)
        unseen[GODCAT] = 0
        unseen[DEVILCAT] = 0
    while unseen[EXPLODING_KITTEN] != 0:
        gaps, gap = pop(gaps)
        fill(pile, limbo, i64(gap), EXPLODING_KITTEN)
        unseen[EXPLODING_KITTEN] -= 1

    pool = vec[u8]([], capacity=128)
    kind = 1
    while kind < len(unseen):
        for _ in range(unseen[kind]):
            pool = append(pool, u8(kind))
        kind += 1
    rng.shuffle(pool)
    tries: i64 = 0
    while not fits(pool, free, v.lacks) and tries < 1000:
        rng.shuffle(pool)
        tries += 1

    hands = empty_hands(v.seats, len(v.census))
    next_card = deal_hands(v, observer, hands, free, pool)
    for gap in gaps:
        fill(pile, limbo, i64(gap), Kind(i64(pool[next_card])))
        next_card += 1
    box = empty_pile()
    while box.size() < v.box:
        box.put(Kind(i64(pool[next_card])), 0)
        next_card += 1
    discard = open_pile(v)
    return Table(v.rules, v.census, v.seats, rng.fork(SEARCH), hands, pile, discard, limbo, box, v.mat, v.alive,
                 v.active, v.turns, v.attacked, v.dry, v.ranking[:], v.top, v.waiting, None, True)  # fmt: skip


def strike_out(unseen: vec[u8], counts: vec[u8]) -> None:
    kind: i64 = 0
    while kind < len(counts):
        unseen[kind] -= counts[kind]
        kind += 1


def strike_out_pile(unseen: vec[u8], v: TableView) -> None:
    for card in v.pile:
        if card >= 0:
            unseen[i64(card)] -= 1
    for card in v.discard:
        if card >= 0:
            unseen[i64(card)] -= 1
    for card in v.limbo:
        if card >= 0:
            unseen[i64(card)] -= 1


def with_gaps(v: TableView, observer: Seat, limbo: bool) -> Pile:
    """The pile or limbo as the observer knows it; unknown cards are kittens for now."""
    seen = v.limbo if limbo else v.pile
    cards = vec[u8]([], capacity=len(seen) + 1)
    known = vec[i32]([], capacity=len(seen) + 1)
    mask = i32(bit(observer))
    for card in seen:
        cards = append(cards, u8(card) if card >= 0 else u8(0))
        known = append(known, mask if card >= 0 else 0)
    return Pile(cards, known)


LIMBO_GAP = 200  # gaps at and above this number are in limbo


def gaps_of(v: TableView, rng: Rng) -> vec[u8]:
    """The places of unknown cards that came from the draw pile, in random order."""
    gaps = vec[u8]([], capacity=128)
    i: i64 = 0
    while i < len(v.pile):
        if v.pile[i] < 0:
            gaps = append(gaps, u8(i))
        i += 1
    if len(v.limbo) == 1 and v.limbo[0] < 0:
        gaps = append(gaps, u8(LIMBO_GAP))
    rng.shuffle(gaps)
    return gaps


def fill(pile: Pile, limbo: Pile, gap: i64, kind: Kind) -> None:
    if gap < LIMBO_GAP:
        pile.cards[gap] = u8(kind)
    else:
        limbo.cards[gap - LIMBO_GAP] = u8(kind)


def lay_duel(limbo: Pile, rng: Rng) -> None:
    """Armageddon's two cards lie face down, one of them is Devilcat."""
    devil = rng.below(2)
    limbo.cards[devil] = u8(DEVILCAT)
    limbo.cards[1 - devil] = u8(GODCAT)


def fits(pool: vec[u8], free: vec[u8], lacks: vec[i64]) -> bool:
    """Whether dealing the pool in order gives no hand a card it was shown to lack."""
    i: i64 = 0
    seat: i64 = 0
    while seat < len(free):
        if lacks[seat] == 0:
            i += i64(free[seat])
        else:
            end = i + i64(free[seat])
            while i < end:
                if lacks[seat] & shl(1, i64(pool[i])) != 0:
                    return False
                i += 1
        seat += 1
    return True


def deal_hands(v: TableView, observer: Seat, hands: Hands, free: vec[u8], pool: vec[u8]) -> i64:
    """Known cards, then pool cards; returns how many of the pool were used."""
    kinds = len(v.census)
    column = v.seats if observer < 0 else observer
    used: i64 = 0
    seat: i64 = 0
    while seat < v.seats:
        base = seat * kinds
        kind: i64 = 0
        while kind < kinds:
            n = v.hand[kind] if seat == observer else v.known[base + kind]
            hands.counts[base + kind] = n
            if seat != observer:
                hands.bounds[(base + kind) * (v.seats + 1) + column] = n
            kind += 1
        for _ in range(free[seat]):
            hands.counts[base + i64(pool[used])] += 1
            used += 1
        hands.sizes[seat] = v.sizes[seat]
        hands.lacks[seat] = v.lacks[seat]
        seat += 1
    return used


def open_pile(v: TableView) -> Pile:
    cards = vec[u8]([], capacity=len(v.discard) + 8)
    known = vec[i32]([], capacity=len(v.discard) + 8)
    for card in v.discard:
        cards = append(cards, u8(card))
        known = append(known, EVERYONE)
    return Pile(cards, known)
