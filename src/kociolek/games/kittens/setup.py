"""Setting the table, step by step as on the sheets. [EK rules, section 7]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from kociolek.core.api import Event, Kind, Seat, Setup, State, shl
from kociolek.core.rng import PLAY, Rng
from kociolek.core.zones import Hands, Pile, empty_hands, empty_pile
from kociolek.games.kittens.annex import Annex
from kociolek.games.kittens.decks import deck_of
from kociolek.games.kittens.expansion import Deal, Expansion, boxes_of
from kociolek.games.kittens.kinds import BOTH_ON_MAT, DEFUSE, DEVILCAT, EXPLODING_KITTEN, GODCAT, OPEN_BACKS
from kociolek.games.kittens.options import Rules
from kociolek.games.kittens.state import KittensState
from kociolek.games.kittens.turn import TURN


@final
class KittensSetup(Setup):
    """Steps 1 to 3, which are the same for every deal: which cards take part, and a Defuse for everybody."""

    def __init__(self, rules: Rules, seats: i64) -> None:
        boxes = boxes_of(rules.options)
        deck = deck_of(rules.edition, int(seats))
        for box in boxes:
            for kind, n in box.deck.items():
                deck[kind] = deck.get(kind, 0) + n
        extras = extra_defuses(rules, boxes, deck[DEFUSE] - int(seats))
        deck[DEFUSE] = int(seats) + extras
        hazards = int(seats) - 1 + sum(box.more_hazards for box in boxes)
        deck[EXPLODING_KITTEN] = max(1, hazards - sum(len(box.own_hazards) for box in boxes))
        late = [int(kind) for box in boxes for kind in box.joins_late]
        self.boxes: Final = boxes
        self.kittens: Final[i64] = i64(deck[EXPLODING_KITTEN])
        self.rules: Final = rules
        self.seats: Final = seats
        self.census: Final = count_cards(rules, deck)
        self.cards: Final = cards_to_deal(self.census, extras, late)  # face down: nobody knows them
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
        if len(self.boxes) > 0:
            return self.deal_with_boxes(rng, cards, hands)
        left: i64 = len(cards)
        for seat in range(self.seats):
            hands.deal_cards(Seat(seat), cards, left - 7, left)
            left -= 7
        pile = Pile(cards)
        pile.height = left  # the slots of the dealt cards stay as room
        box = empty_pile()
        self.put_away(pile, box)
        self.add_kittens(pile, rng)
        return open_table(self.rules, self.census, self.seats, rng, hands, pile, box, None)

    def deal_with_boxes(self, rng: Rng, cards: vec[i32], hands: Hands) -> State:
        """The same steps, with those of the expansions between them."""
        d = Deal(self.seats, self.rules.turbo, rng, hands, Pile(cards), empty_pile())
        for box in self.boxes:
            box.before_deal(d)
        seat: i64 = 0
        while seat < self.seats:
            n: i64 = 7
            while n > 0:
                hands.deal(Seat(seat), d.pile.take())
                n -= 1
            seat += 1
        self.put_away(d.pile, d.box)
        for box in self.boxes:
            box.before_kittens(d)
        self.add_kittens(d.pile, rng)
        annex: Annex | None = None
        for box in reversed(self.boxes):
            annex = box.annex(self.rules.options, d, annex)
        return open_table(self.rules, self.census, self.seats, rng, hands, d.pile, d.box, annex)

    def put_away(self, pile: Pile, box: Pile) -> None:
        """Turbo: a third of the cards, unseen."""
        if self.rules.turbo:
            left: i64 = pile.size() // 3
            while left > 0:
                box.put(pile.take(), 0)
                left -= 1

    def add_kittens(self, pile: Pile, rng: Rng) -> None:
        kittens = self.kittens
        while kittens > 0:
            pile.put(EXPLODING_KITTEN, 0, rng.below(pile.size() + 1))  # as good as shuffling all again
            kittens -= 1


def open_table(
    rules: Rules, census: vec[u8], seats: i64, rng: Rng, hands: Hands, pile: Pile, box: Pile, annex: Annex | None
) -> State:
    """The cards lie: seat 0 begins."""
    events: list[Event] = []
    cards = hands.kinds * 4  # room enough for most games
    mat: i64 = BOTH_ON_MAT if rules.good_vs_evil else 0
    t = KittensState(rules, census, seats, rng.fork(PLAY), hands, pile, empty_pile(cards), empty_pile(2), box, mat,
              shl(1, seats) - 1, Seat(0), 1, False, 0, vec[u8](), TURN, 0, events, False, 1, 0, annex)  # fmt: skip
    t.settle()
    return t


def cards_to_deal(census: vec[u8], extra_defuses: int, late: list[int]) -> vec[i32]:
    """The deck without kittens, and of the Defuses only the extra ones: these may be dealt."""
    cards = vec[i32]()
    kind: i64 = DEFUSE
    while kind < len(census):
        n = extra_defuses if kind == DEFUSE else int(census[kind])
        if kind in (GODCAT, DEVILCAT) or int(kind) in late:
            n = 0
        for _ in range(n):
            cards = append(cards, i32(kind))
        kind += 1
    return cards


def extra_defuses(rules: Rules, boxes: list[Expansion], left: int) -> int:
    """How many of the Defuses nobody was given go into the deck; each sheet has its own number. [C6]"""
    if rules.extra_defuses == "sheet" and len(boxes) == 1 and boxes[0].sets_all_defuses and not rules.good_vs_evil:
        return left
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
