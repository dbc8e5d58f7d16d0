"""Odds of Exploding Kittens: chances of the draw pile and other hands, from one view.

`KittensCounter` counts, over imagined games, what happens to a seat before its next turn.
"""

from __future__ import annotations

from math import comb
from typing import Final, final

from mypy_extensions import i64

from kociolek.core.api import NOBODY, UNKNOWN, Kind, Seat, State, View
from kociolek.core.zones import layered_count
from kociolek.games.kittens.cards.barking_table import BarkingState
from kociolek.games.kittens.cards.imploding import IMPLODING_KITTEN, ImplodingState
from kociolek.games.kittens.cards.streaking_table import STREAKING_KITTEN
from kociolek.games.kittens.explode import Peril
from kociolek.games.kittens.imagine import unseen_cards
from kociolek.games.kittens.kinds import DEFUSE, EXPLODING_KITTEN, GODCAT, NOPE
from kociolek.games.kittens.state import KittensState
from kociolek.games.kittens.view import KittensView
from kociolek.search.counter import UNDEFINED, Counter


# -- odds -------------------------------------------------------------------------------
def kittens_in_pile(v: KittensView) -> int:
    """Return the kittens left in the pile: all that have not exploded, nor lie open before somebody."""
    out = sum(1 for card in v.discard if card == EXPLODING_KITTEN)
    open_now = sum(1 for card in v.limbo if card == EXPLODING_KITTEN)
    return int(v.public.census[EXPLODING_KITTEN]) - out - open_now


def top_card(v: KittensView) -> Kind:
    """Return the card that would be drawn now, if this seat knows it."""
    return Kind(i64(v.pile[len(v.pile) - 1])) if len(v.pile) else UNKNOWN


def bottom_card(v: KittensView) -> Kind:
    return Kind(i64(v.pile[0])) if len(v.pile) else UNKNOWN


def danger(v: KittensView, card: Kind | None = None) -> float:
    """Return the chance that a card of the pile, by default the top one, is a kitten, from this seat's knowledge."""
    card = top_card(v) if card is None else card
    if len(v.pile) == 0:
        return 0.0
    if card != UNKNOWN:
        return 1.0 if card == EXPLODING_KITTEN else 0.0
    hidden = sum(1 for each in v.pile if each == UNKNOWN)
    known = sum(1 for each in v.pile if each == EXPLODING_KITTEN)
    if len(v.limbo) == 1 and v.limbo[0] == UNKNOWN:
        hidden += 1  # somebody has just taken it from the bottom (Raising Heck)
    if is_face_up(v) and all(each != IMPLODING_KITTEN for each in v.pile):
        hidden -= 1  # it lies somewhere below: on top it would be seen
    return (kittens_in_pile(v) - known) / hidden if hidden > 0 else 0.0


def is_face_up(v: KittensView) -> bool:
    """Return whether an Imploding Kitten lies face up in the pile, ready to kill."""
    for expansion in v.expansions:
        if isinstance(expansion, ImplodingState):
            return expansion.face_up and all(card != IMPLODING_KITTEN for card in v.discard)
    return False


def implosion(v: KittensView) -> float:
    """Return the chance of an implosion: face up it is seen when it is on top, face down it kills nobody."""
    return 1.0 if is_face_up(v) and top_card(v) == IMPLODING_KITTEN else 0.0


def odds(v: View) -> dict[str, float]:
    """Return the numbers behind a decision, from this seat's knowledge.

    `explode`: the next card is an Exploding Kitten; `implode`: it is an Imploding Kitten, face up; `die`: one of these,
    and this seat has nothing against it. `kittens` and `pile`: so many are left. For each living opponent `nope.N` and
    `defuse.N`: seat N holds at least one.
    """
    assert isinstance(v, KittensView)
    explode, implode = danger(v), implosion(v)
    found = {
        "explode": explode,
        "implode": implode,
        "die": implode + (0.0 if is_safe(v) else explode),
        "kittens": float(kittens_in_pile(v)),
        "pile": float(len(v.pile)),
    }
    for seat in range(v.seats):
        if seat != v.seat and v.public.alive >> seat & 1:
            found[f"nope.{seat}"] = chance_to_hold(v, seat, NOPE)
            found[f"defuse.{seat}"] = chance_to_hold(v, seat, DEFUSE)
    return found


def is_safe(v: KittensView) -> bool:
    """Return whether a kitten drawn now would not kill: Defuse, Godcat, Streaking Kitten, or another takes it."""
    held = {kind for kind, n in enumerate(v.hand) if n}
    hidden = STREAKING_KITTEN in held and EXPLODING_KITTEN not in held
    return bool(held & {DEFUSE, GODCAT}) or hidden or is_served(v)


def is_served(v: KittensView) -> bool:
    """Return whether an I'll Take That lies before this seat."""
    for expansion in v.expansions:
        if isinstance(expansion, BarkingState):
            return expansion.takers[v.seat] != 0
    return False


def chance_to_hold(v: KittensView, seat: int, kind: Kind) -> float:
    """Return the chance that another hand holds a card of this kind, with unseen cards spread evenly."""
    if layered_count(v.known, Seat(i64(seat)), kind) > 0:
        return 1.0
    if kind >= len(v.public.census) or v.lacks[seat] >> kind & 1:
        return 0.0
    kinds = range(len(v.public.census))
    known = [[int(layered_count(v.known, Seat(s), Kind(k))) for k in kinds] for s in range(v.seats) if s != v.seat]
    unseen = [int(n) - sum(hand[k] for hand in known) for k, n in enumerate(unseen_cards(v))]
    places = sum(n for k, n in enumerate(unseen) if not v.public.rules.hazards >> k & 1)
    free = int(v.sizes[seat]) - sum(int(layered_count(v.known, Seat(i64(seat)), Kind(k))) for k in kinds)
    return 1.0 - comb(places - unseen[kind], free) / comb(places, free)


# -- facts ------------------------------------------------------------------------------
MOST_SEATS: Final = 10


@final
class KittensCounter(Counter):
    """Counts until the seat's next turn begins, it is out, or the game ends.

    `explode`: the seat is out by then. `kitten`: it drew an Exploding Kitten. `defuse`: it still has a Defuse, and
    `cards`: how many cards it gained, both only if it lives. `out.N`: seat N is out by then.
    """

    def __init__(self) -> None:
        self.names = ["explode", "kitten", "defuse", "cards"] + [f"out.{seat}" for seat in range(MOST_SEATS)]
        self.seat: Seat = NOBODY
        self.alive: i64 = 0  # mask, at the beginning
        self.cards: i64 = 0
        self.away: bool = False  # whether another player's turn has begun
        self.over: bool = False
        self.kitten: bool = False
        self.fallen: i64 = 0  # mask of those who went out
        self.gained: i64 = 0
        self.saved: bool = False

    def begin(self, s: State, seat: Seat) -> None:
        assert isinstance(s, KittensState)
        self.seat = seat
        self.alive = s.alive
        self.cards = s.hands.size(seat)
        self.away = s.active != seat
        self.over = False
        self.kitten = False
        self.fallen = 0

    def look(self, s: State) -> None:
        if self.over:
            return
        assert isinstance(s, KittensState)
        seat = self.seat
        top = s.top
        if isinstance(top, Peril) and top.seat == seat:
            self.kitten = True
        if s.active != seat:
            self.away = True
        dead = not s.living(seat)
        if dead or s.waiting == 0 or (self.away and s.active == seat):
            self.over = True
            self.fallen = self.alive & ~s.alive
            self.kitten = self.kitten or dead
            self.gained = s.hands.size(seat) - self.cards
            self.saved = s.hands.count(seat, DEFUSE) > 0

    def finish(self, s: State, out: list[float]) -> None:
        dead = (self.fallen >> self.seat) & 1 != 0
        out[0] = 1.0 if dead else 0.0
        out[1] = 1.0 if self.kitten else 0.0
        out[2] = UNDEFINED
        out[3] = UNDEFINED
        if not dead:
            out[2] = 1.0 if self.saved else 0.0
            out[3] = float(self.gained)
        for seat in range(MOST_SEATS):
            out[4 + seat] = float((self.fallen >> seat) & 1)
