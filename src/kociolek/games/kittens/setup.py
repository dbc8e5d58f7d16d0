"""Setting the table, step by step as on the sheets. [EK rules, section 7]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from kociolek.core.api import Event, Kind, Seat, Setup, State, shl
from kociolek.core.rng import PLAY, Rng
from kociolek.core.zones import Pile, empty_hands, empty_pile
from kociolek.games.kittens.decks import deck_of
from kociolek.games.kittens.kinds import DEFUSE, DEVILCAT, EXPLODING_KITTEN, GODCAT, OPEN_BACKS
from kociolek.games.kittens.options import Rules
from kociolek.games.kittens.table import BOTH_ON_MAT, Table
from kociolek.games.kittens.turn import TURN


@final
class KittensSetup(Setup):
    """Steps 1 to 3, which are the same for every deal: which cards take part, and a Defuse for everybody."""

    def __init__(self, rules: Rules, seats: i64) -> None:
        deck = deck_of(rules.edition, int(seats))
        extras = extra_defuses(rules, deck[DEFUSE] - int(seats))
        deck[DEFUSE] = int(seats) + extras
        deck[EXPLODING_KITTEN] = int(seats) - 1
        self.rules: Final = rules
        self.seats: Final = seats
        self.census: Final = count_cards(rules, deck)
        self.cards: Final = cards_to_deal(self.census, extras)  # face down: nobody knows them
        self.hands: Final = empty_hands(seats, len(self.census), OPEN_BACKS)
        seat: i64 = 0
        while seat < seats:
            self.hands.deal(Seat(seat), DEFUSE)
            self.hands.show(Seat(seat), DEFUSE)
            seat += 1

    def deal(self, rng: Rng) -> State:
        cards = self.cards[:]
        rng.shuffle(cards)
        hands = self.hands.clone()
        left: i64 = len(cards)
        seat: i64 = 0
        while seat < self.seats:
            hand_ends = left - 7
            while left > hand_ends:
                left -= 1
                hands.deal(Seat(seat), Kind(i64(cards[left])))
            seat += 1
        pile = Pile(cards[:left])
        box = empty_pile()
        if self.rules.turbo:
            put_away: i64 = pile.size() // 3
            while put_away > 0:
                box.put(pile.take(), 0)
                put_away -= 1
        kittens: i64 = self.seats - 1
        while kittens > 0:
            pile.put(EXPLODING_KITTEN, 0, rng.below(pile.size() + 1))  # as good as shuffling all again
            kittens -= 1
        events: list[Event] = []
        mat: i64 = BOTH_ON_MAT if self.rules.good_vs_evil else 0
        t = Table(self.rules, self.census, self.seats, rng.fork(PLAY), hands, pile, empty_pile(), empty_pile(), box,
                  mat, shl(1, self.seats) - 1, Seat(0), 1, False, 0, vec[u8](), TURN, 0, events, False)  # fmt: skip
        t.settle()
        return t


def cards_to_deal(census: vec[u8], extra_defuses: int) -> vec[i32]:
    """The deck without kittens, and of the Defuses only the extra ones: these may be dealt."""
    cards = vec[i32]()
    kind: i64 = DEFUSE
    while kind < len(census) and kind < GODCAT:
        n = extra_defuses if kind == DEFUSE else int(census[kind])
        for _ in range(n):
            cards = append(cards, i32(kind))
        kind += 1
    return cards


def extra_defuses(rules: Rules, left: int) -> int:
    """How many of the Defuses nobody was given go into the deck; each sheet has its own number. [C6]"""
    if rules.extra_defuses == "two":
        return min(2, left)
    if rules.extra_defuses == "all" or rules.edition == "party_pack":
        return left
    return min(2, left)


def count_cards(rules: Rules, deck: dict[Kind, int]) -> vec[u8]:
    """How many cards of each kind take part, up to the highest kind there is."""
    counts = dict(deck)
    if rules.good_vs_evil:
        counts[GODCAT] = 1
        counts[DEVILCAT] = 1
    census = vec[u8]()
    for kind in range(max(int(k) for k in counts) + 1):
        census = append(census, u8(counts.get(Kind(i64(kind)), 0)))
    return census
