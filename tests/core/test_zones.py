"""Zones against a plain model: lists that are really copied."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from kociolek.core.api import EVERYONE, Kind, Seat, lowest
from kociolek.core.rng import seeded
from kociolek.core.zones import Hands, Pile, empty_hands, empty_pile

KINDS = 17
SEATS = 3


def test_clones_of_piles_do_not_disturb_each_other() -> None:
    chance = Random(1)
    piles: list[tuple[Pile, list[tuple[int, int]]]] = [(empty_pile(2), [])]  # top last: kind, knowers
    for _ in range(3000):
        pile, cards = chance.choice(piles)
        depth = chance.randrange(len(cards)) if cards else 0
        place = len(cards) - 1 - depth
        what = chance.randrange(9)
        if what == 0 and len(piles) < 6:
            piles.append((pile.clone(), list(cards)))
        elif what <= 2 or not cards:
            card = (chance.randrange(KINDS), chance.choice([0, 1, 5, EVERYONE]))
            pile.put(Kind(card[0]), card[1], depth)
            cards.insert(len(cards) - depth, card)
        elif what == 3:
            assert pile.take() == cards.pop()[0]
        elif what == 4:
            assert pile.take_at(depth) == cards.pop(place)[0]
        elif what == 5:
            assert pile.look(depth, 2) == cards[place][0]
            cards[place] = (cards[place][0], cards[place][1] | 2)
        elif what == 6:
            pile.swap(0, depth)
            cards[-1], cards[place] = cards[place], cards[-1]
        elif what == 7:
            pile.lift(depth, 0)
            cards.append(cards.pop(place))
        elif what == 8:
            pile.shuffle(seeded(chance.randrange(99)))
            assert sorted(kind for kind, _ in cards) == sorted(kind for kind, _ in cards_of(pile))
            cards[:] = cards_of(pile)
        for each, expected in piles:
            assert cards_of(each) == expected
    assert max(len(cards) for _, cards in piles) > 8


def cards_of(pile: Pile) -> list[tuple[int, int]]:
    return [(int(pile.at(depth)), int(pile.knowers(depth))) for depth in reversed(range(pile.size()))]


def test_clones_of_hands_do_not_disturb_each_other() -> None:
    chance = Random(2)
    tables: list[tuple[Hands, list[list[int]]]] = [(empty_hands(SEATS, KINDS, 0), [[0] * KINDS for _ in range(SEATS)])]
    for _ in range(3000):
        hands, counts = chance.choice(tables)
        seat, kind = chance.randrange(SEATS), chance.randrange(KINDS)
        witnesses = chance.choice([EVERYONE, 1 << seat])
        what = chance.randrange(8)
        if what == 0 and len(tables) < 6:
            tables.append((hands.clone(), [list(hand) for hand in counts]))
        elif what < 4:
            hands.gain(Seat(seat), Kind(kind), witnesses)
            counts[seat][kind] += 1
        elif counts[seat][kind] > 0:
            hands.lose(Seat(seat), Kind(kind), witnesses)
            counts[seat][kind] -= 1
        elif witnesses == EVERYONE:
            hands.show_lack(Seat(seat), Kind(kind))
        for each, expected in tables:
            check(each, expected)


def check(hands: Hands, counts: list[list[int]]) -> None:
    for seat, hand in enumerate(counts):
        s = Seat(seat)
        assert [int(n) for n in hands.own(s)] == hand
        assert hands.size(s) == sum(hand)
        assert hands.held(s) == sum(1 << kind for kind, n in enumerate(hand) if n > 0)
        assert hands.twice(s) == sum(1 << kind for kind, n in enumerate(hand) if n > 1)
        assert hands.lacks(s) & hands.held(s) == 0
        for observer in range(-1, SEATS):
            for kind, n in enumerate(hand):
                assert observer == seat or hands.bound(Seat(observer), s, Kind(kind)) <= n
    fan = [kind for kind, n in enumerate(counts[0]) for _ in range(n) if kind != 3]
    assert [int(hands.nth(Seat(0), n, Kind(3))) for n in range(len(fan))] == fan
    assert hands.with_cards(7) == sum(1 << seat for seat, hand in enumerate(counts) if any(hand))
    assert hands.holders(Kind(5), 6) == sum(1 << seat for seat in (1, 2) if counts[seat][5])


def test_the_lowest_bit() -> None:
    for place in range(63):
        assert lowest(i64(1 << place)) == place
        assert lowest(i64((1 << 62) | (1 << place))) == place
