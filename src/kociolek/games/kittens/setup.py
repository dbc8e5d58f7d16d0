"""Set-up: which cards take part, and the deal, step by step as on the rule sheets."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from kociolek.core.api import Kind, Seat, Setup, State
from kociolek.core.rng import PLAY, Rng
from kociolek.core.zones import Hands, Pile, empty_hands, empty_pile
from kociolek.games.kittens.decks import deck_of
from kociolek.games.kittens.expansion import Deal
from kociolek.games.kittens.expansion_state import ExpansionState
from kociolek.games.kittens.kinds import BOTH_ON_MAT, DEFUSE, DEVILCAT, EXPLODING_KITTEN, GODCAT, OPEN_BACKS
from kociolek.games.kittens.options import Rules
from kociolek.games.kittens.state import KittensState
from kociolek.games.kittens.turn import TURN


@final
class KittensSetup(Setup):
    """Steps 1 to 3, which are the same for every deal: which cards take part, and a Defuse for everybody."""

    def __init__(self, rules: Rules, seats: i64) -> None:
        expansions = rules.expansions
        deck = deck_of(rules.edition, int(seats))
        for expansion in expansions:
            for kind, n in expansion.deck.items():
                deck[kind] = deck.get(kind, 0) + n
        extras = extra_defuses(rules, deck[DEFUSE] - int(seats))
        deck[DEFUSE] = int(seats) + extras
        hazards = int(seats) - 1 + sum([expansion.more_hazards for expansion in expansions])
        deck[EXPLODING_KITTEN] = max(1, hazards - sum([len(expansion.own_hazards) for expansion in expansions]))
        late = [int(kind) for expansion in expansions for kind in expansion.joins_late]
        self.kittens: Final[i64] = i64(deck[EXPLODING_KITTEN])
        self.rules: Final = rules
        self.seats: Final = seats
        self.census: Final = count_cards(rules, deck)
        self.cards: Final = cards_to_deal(self.census, extras, late)  # face down: nobody knows them
        self.hands: Final = empty_hands(seats, len(self.census), OPEN_BACKS)
        for seat in range(seats):
            self.hands.deal(Seat(seat), DEFUSE)
            self.hands.show(Seat(seat), DEFUSE)

    def deal(self, rng: Rng) -> State:
        cards = self.cards[:]
        rng.shuffle(cards)
        hands = self.hands.clone()
        if len(self.rules.expansions) > 0:
            return self.deal_with_expansions(rng, cards, hands)
        left: i64 = len(cards)
        for seat in range(self.seats):
            hands.deal_cards(Seat(seat), cards, left - 7, left)
            left -= 7
        pile = Pile(cards)
        pile.height = left  # the slots of the dealt cards stay as room
        box = empty_pile()
        self.put_away(pile, box)
        self.add_kittens(pile, rng)
        return open_table(self.rules, self.census, self.seats, rng, hands, pile, box, vec[ExpansionState]())

    def deal_with_expansions(self, rng: Rng, cards: vec[i32], hands: Hands) -> State:
        """Take the same steps, with those of the expansions between them."""
        d = Deal(self.seats, self.rules.turbo, rng, hands, Pile(cards), empty_pile())
        asides: list[Pile] = []
        for expansion in self.rules.expansions:
            d.aside = empty_pile()
            expansion.before_deal(d)
            asides.append(d.aside)
        for seat in range(self.seats):
            for _card in range(7):
                hands.deal(Seat(seat), d.pile.take())
        self.put_away(d.pile, d.box)
        for i, expansion in enumerate(self.rules.expansions):
            d.aside = asides[i]
            expansion.before_kittens(d)
        self.add_kittens(d.pile, rng)
        states = vec[ExpansionState]()
        for i, expansion in enumerate(self.rules.expansions):
            d.aside = asides[i]
            states = append(states, expansion.new_state(self.rules.options, d))
        return open_table(self.rules, self.census, self.seats, rng, hands, d.pile, d.box, states)

    def put_away(self, pile: Pile, box: Pile) -> None:
        """Put a third of the cards away unseen, with turbo."""
        if self.rules.turbo:
            for _card in range(pile.size() // 3):
                box.put(pile.take(), 0)

    def add_kittens(self, pile: Pile, rng: Rng) -> None:
        for _kitten in range(self.kittens):
            pile.put(EXPLODING_KITTEN, 0, rng.below(pile.size() + 1))  # as good as shuffling all again


def open_table(
    rules: Rules,
    census: vec[u8],
    seats: i64,
    rng: Rng,
    hands: Hands,
    pile: Pile,
    box: Pile,
    expansions: vec[ExpansionState],
) -> State:
    """Return the state when the cards lie: seat 0 begins."""
    discard = empty_pile(hands.kinds * 4)  # room enough for most games
    t = KittensState(rules, census, seats, TURN, rng.fork(PLAY), hands, pile, discard, empty_pile(2), box, expansions)
    t.events = []
    if rules.good_vs_evil:
        t.mat = BOTH_ON_MAT
    t.settle()
    return t


def cards_to_deal(census: vec[u8], extra_defuses: int, late: list[int]) -> vec[i32]:
    """Return the cards that may be dealt: no kittens, and of the Defuses only the extra ones."""
    cards = vec[i32]()
    for kind in range(DEFUSE, len(census)):
        n = extra_defuses if kind == DEFUSE else int(census[kind])
        if kind in (GODCAT, DEVILCAT) or int(kind) in late:
            n = 0
        for _ in range(n):
            cards = append(cards, i32(kind))
    return cards


def extra_defuses(rules: Rules, left: int) -> int:
    """Return how many spare Defuses go into the deck. Each sheet has its own number. [C6]"""
    alone = rules.expansions[0] if len(rules.expansions) == 1 else None
    if rules.extra_defuses == "sheet" and alone is not None and alone.sets_all_defuses and not rules.good_vs_evil:
        return left
    if rules.extra_defuses == "two":
        return min(2, left)
    if rules.extra_defuses == "all" or rules.edition == "party_pack":
        return left
    return min(2, left)


def count_cards(rules: Rules, deck: dict[Kind, int]) -> vec[u8]:
    """Return how many cards of each kind take part, up to the highest kind there is."""
    counts = dict(deck)
    if rules.good_vs_evil:
        counts[GODCAT] = 1
        counts[DEVILCAT] = 1
    census = vec[u8]()
    for kind in range(max(int(k) for k in counts) + 1):
        census = append(census, u8(counts.get(Kind(i64(kind)), 0)))
    return census
