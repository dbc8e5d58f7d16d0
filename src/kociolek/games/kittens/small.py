"""A table with few cards, all of whose deals can be listed: for methods that must look at every one of them.

The rules are those of the game. Each player gets a Defuse, if there is one for everybody, and then as many of the
other cards as a hand is to have; the kittens come into what is left, one fewer than there are players. Nothing is left
to chance but the deal: a card that shuffles, or a pair to steal with at random, has no place in such a deck.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from kociolek.core.api import Kind, Seat, Setup, State
from kociolek.core.errors import BadOptions
from kociolek.core.rng import Rng
from kociolek.core.zones import Pile, empty_hands, empty_pile
from kociolek.games.kittens.expansion_state import ExpansionState
from kociolek.games.kittens.kinds import (
    ARMAGEDDON,
    DEFUSE,
    EXPLODING_KITTEN,
    NAMES,
    OPEN_BACKS,
    RAISING_HECK,
    SHUFFLE,
    is_cat,
    kind_named,
)
from kociolek.games.kittens.options import Rules
from kociolek.games.kittens.setup import open_table

MOST_CARDS: Final = 9  # dealt from; the deals of more are too many to list


@final
class Arrangement:
    """One deal: the hands without their Defuse, one after the other, then the pile with its kittens, bottom first."""

    def __init__(self, cards: list[int], chance: float) -> None:
        self.cards: Final = cards
        self.chance: Final = chance


@final
class SmallDeck(Setup):
    def __init__(self, rules: Rules, seats: i64, deck: dict[str, int], hand: int) -> None:
        cards = checked_cards(rules, deck)
        self.rules: Final = rules
        self.seats: Final = seats
        self.hand: Final = hand
        self.defuses: Final = deck.get(NAMES[DEFUSE], 0) >= int(seats)
        self.cards: Final = cards[int(seats) :] if self.defuses else cards
        if hand < 0 or hand * int(seats) > len(self.cards):
            raise BadOptions("deck-too-small", {"cards": str(len(self.cards)), "hand": str(hand), "seats": str(seats)})
        self.kittens: Final = int(seats) - 1
        census = vec[u8]([0] * (max([*cards, 0]) + 1))
        for card in cards:
            census[card] += 1
        census[EXPLODING_KITTEN] = u8(self.kittens)
        self.census: Final = census
        self.arrangements: Final = all_arrangements(self.cards, hand, int(seats), self.kittens)

    def deal(self, rng: Rng) -> State:
        chosen = float(rng.next32()) / 4294967296.0
        for arrangement in self.arrangements:
            chosen -= arrangement.chance
            if chosen < 0.0:
                return self.lay(arrangement, rng)
        return self.lay(self.arrangements[-1], rng)

    def lay(self, arrangement: Arrangement, rng: Rng) -> State:
        hands = empty_hands(self.seats, len(self.census), OPEN_BACKS)
        dealt = 0
        for seat in range(self.seats):
            if self.defuses:
                hands.deal(Seat(seat), DEFUSE)
                hands.show(Seat(seat), DEFUSE)
            for _ in range(self.hand):
                hands.deal(Seat(seat), Kind(i64(arrangement.cards[dealt])))
                dealt += 1
        pile = vec[i32]()
        for card in arrangement.cards[dealt:]:
            pile = append(pile, i32(card))
        return open_table(
            self.rules, self.census, self.seats, rng, hands, Pile(pile), empty_pile(), vec[ExpansionState]()
        )


def checked_cards(rules: Rules, deck: dict[str, int]) -> list[int]:
    """Return the cards without kittens, sorted by kind: Defuses first."""
    cards: list[int] = []
    for name, number in deck.items():
        if name not in NAMES:
            raise BadOptions("deck-unknown-card", {"card": name})
        kind = kind_named(name)
        pairs = number > 1 and (rules.any_title or is_cat(kind))
        if kind in (EXPLODING_KITTEN, SHUFFLE, ARMAGEDDON, RAISING_HECK) or pairs or number < 0:
            raise BadOptions("deck-with-chance", {"card": name, "number": str(number)})
        cards.extend([int(kind)] * number)
    if len(cards) > MOST_CARDS + 2:
        raise BadOptions("deck-too-large", {"cards": str(len(cards)), "most": str(MOST_CARDS + 2)})
    cards.sort()
    return cards


def all_arrangements(cards: list[int], hand: int, seats: int, kittens: int) -> list[Arrangement]:
    """Return every deal that players could tell from another, with its chance."""
    ways: dict[str, int] = {}
    found: dict[str, list[int]] = {}
    orders = all_orders(cards)
    for order in orders:
        dealt: list[int] = []
        for seat in range(seats):
            dealt.extend(sorted(order[seat * hand : (seat + 1) * hand]))
        dealt.extend(order[seats * hand :])
        key = ",".join([str(card) for card in dealt])
        ways[key] = ways.get(key, 0) + 1
        found[key] = dealt
    arrangements: list[Arrangement] = []
    for key, dealt in found.items():
        piles = all_orders([0] * kittens + [1] * (len(cards) - seats * hand))
        for places in piles:  # where a kitten lies, and where the next of the other cards
            rest = dealt[seats * hand :]
            pile = [rest.pop(0) if place == 1 else int(EXPLODING_KITTEN) for place in places]
            chance = ways[key] / (len(orders) * len(piles))
            arrangements.append(Arrangement([*dealt[: seats * hand], *pile], chance))
    return arrangements


def all_orders(cards: list[int]) -> list[list[int]]:
    """Return every order that looks different. All are equally likely."""
    if len(cards) == 0:
        return [[]]
    orders: list[list[int]] = []
    for first in sorted(set(cards)):
        rest = list(cards)
        rest.remove(first)
        for order in all_orders(rest):
            orders.append([first, *order])
    return orders
