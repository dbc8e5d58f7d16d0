"""Pairs, triples and five different cards. What is printed on the cards spent is ignored. [EK, explosive combos]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import EVERYONE, NOBODY, UNKNOWN, Choices, Kind, Seat, lowest, shl
from kociolek.core.stack import Field, Frame
from kociolek.games.kittens.actions import (
    ADD,
    FETCH,
    PAIR,
    PAIR_FERAL,
    PAIR_GODCAT,
    TAKE_GODCAT,
    TAKE_RANDOM,
    TRIPLE,
    TRIPLE_FERAL,
    TRIPLE_FERAL_GODCAT,
    TRIPLE_FERALS,
    TRIPLE_GODCAT,
)
from kociolek.games.kittens.expansion_state import BY_PAIR, BY_TRIPLE, ROBS, robs
from kociolek.games.kittens.frames import BY_AGAINST, FRAMES, SEAT, DuelFrame, SeatFrame
from kociolek.games.kittens.kinds import DEFUSE, FERAL_CAT, GODCAT, KINDS, NOPE, is_cat
from kociolek.games.kittens.nope import ASK_THE_CARD, SOMEBODY_TO_ROB, Card, Naming, Theft, open_window
from kociolek.games.kittens.state import KittensState

# How each form is paid, in the order of the action numbers: cards of the title, Feral Cats, Godcat.
OWN: Final = bytes([2, 1, 1, 3, 2, 1, 2, 1])
FERALS: Final = bytes([0, 1, 0, 0, 1, 2, 0, 1])
GODCATS: Final = bytes([0, 0, 1, 0, 0, 0, 1, 1])


WILD: Final = shl(1, FERAL_CAT) | shl(1, GODCAT)


def offer_combos(t: KittensState, seat: Seat, out: Choices) -> None:
    """Offer every way to play pairs and triples. The caller knows that somebody can be robbed. [C9, T13-T15]"""
    held = t.hands.held(seat)
    titles = t.hands.twice(seat) & t.rules.titles
    if held & WILD == 0:
        while titles != 0:
            kind = Kind(lowest(titles))
            titles &= titles - 1
            out.add(PAIR + kind)
            if t.rules.any_title and t.hands.count(seat, kind) >= 3:
                out.add(TRIPLE + kind)
        return
    ferals: i64 = 0
    if (held >> FERAL_CAT) & 1 != 0:
        ferals = t.hands.count(seat, FERAL_CAT)
    godcat = t.rules.godcat_in_combos and (held >> GODCAT) & 1 != 0
    if ferals != 0 or godcat:
        titles = held & ~shl(1, GODCAT) & t.rules.titles  # a wild card needs only one other
    while titles != 0:
        kind = Kind(lowest(titles))
        titles &= titles - 1
        offer_title(t, seat, kind, ferals if is_cat(kind) else i64(0), godcat, out)


def offer_title(t: KittensState, seat: Seat, kind: Kind, ferals: i64, godcat: bool, out: Choices) -> None:
    own = t.hands.count(seat, kind)
    triples = t.rules.any_title
    if kind == FERAL_CAT:
        ferals = 0  # a Feral Cat stands for other cats
    if own >= 2:
        out.add(PAIR + kind)
    if ferals > 0:
        out.add(PAIR_FERAL + kind)
    if triples:
        if own >= 3:
            out.add(TRIPLE + kind)
        if own >= 2 and ferals > 0:
            out.add(TRIPLE_FERAL + kind)
        if ferals >= 2:
            out.add(TRIPLE_FERALS + kind)
    if godcat and kind != NOPE:
        out.add(PAIR_GODCAT + kind)
        if triples and own >= 2:
            out.add(TRIPLE_GODCAT + kind)
        if triples and ferals > 0:
            out.add(TRIPLE_FERAL_GODCAT + kind)


def play_combo(t: KittensState, seat: Seat, action: i64) -> None:
    form = (action - PAIR) // KINDS
    kind = Kind((action - PAIR) % KINDS)
    own: i64 = i64(OWN[form])
    ferals: i64 = i64(FERALS[form])
    godcats: i64 = i64(GODCATS[form])
    t.tell("played_combo", seat, NOBODY, kind, own + ferals + godcats)
    spend_some(t, seat, kind, own)
    spend_some(t, seat, FERAL_CAT, ferals)
    spend_some(t, seat, GODCAT, godcats)
    if own + ferals + godcats == 2:
        PAIR_COMBO.declare(t, seat, kind)
    else:
        TRIPLE_COMBO.declare(t, seat, kind)


def spend_some(t: KittensState, seat: Seat, kind: Kind, n: i64) -> None:
    for _card in range(n):
        t.spend(seat, kind)


@final
class Pair(Theft):
    """Two alike: steal a random card. Godcat's back gives it away, so the thief may simply take it. [T9]"""

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        if t.wants & ROBS != 0 and robs(t, BY_PAIR, seat, target):
            return
        if t.hands.size(target) == 0:
            return
        if t.rules.good_vs_evil and t.hands.count(target, GODCAT) > 0:
            t.top = PairTaking(t.top, seat, target)
        else:
            steal_random(t, seat, target)


def steal_random(t: KittensState, thief: Seat, victim: Seat) -> None:
    t.pass_card("stole", victim, thief, thief, t.random_card(victim))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PairTaking(DuelFrame):
    """The fan shows which card is Godcat: take it, or one of the others at random."""

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        out.add(TAKE_GODCAT)
        if t.hands.size(self.against) > 1:
            out.add(TAKE_RANDOM)

    def obvious(self, t: KittensState, seat: Seat) -> bool:
        return t.hands.size(self.against) == 1

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        t.top = self.below
        if action == TAKE_GODCAT:
            t.pass_card("stole", self.against, seat, seat, GODCAT)
        else:
            steal_random(t, seat, self.against)


@final
class Triple(Theft):
    """Three alike: name a card; who has it must hand it over, openly. Else you get nothing. [T10, T17]"""

    def aimed(self, t: KittensState, seat: Seat, kind: Kind, target: Seat) -> None:
        t.top = Naming(t.top, self, seat, kind, target)

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        if t.wants & ROBS != 0 and robs(t, BY_TRIPLE, seat, target):
            return
        if t.hands.kinds > named and t.hands.count(target, named) > 0:
            t.tell("handed", target, seat, named)
            t.hand_over(target, seat, named, EVERYONE)
        else:
            t.tell("lacked", target, seat, named)
            t.hands.show_lack(target, named)


@final
class FiveDifferent(Card):
    """Five different titles: take a card of your choice from the discard pile. A house rule. [C8]"""

    def playable(self, t: KittensState, seat: Seat) -> bool:
        return t.rules.five_different and titles_from(t, seat, 0) >= 5 and fetchable(t)

    def take_effect(self, t: KittensState, seat: Seat, kind: Kind, target: Seat, named: Kind) -> None:
        t.discard.pull(named)
        t.hands.gain(seat, named, EVERYONE)
        t.tell("fetched", seat, NOBODY, named)


def titles_from(t: KittensState, seat: Seat, first: i64) -> i64:
    """Return how many different titles of the deck a hand holds, from this kind on."""
    n: i64 = 0
    for kind in range(first, t.hands.kinds):
        if lays(t, seat, kind):
            n += 1
    return n


def lays(t: KittensState, seat: Seat, kind: i64) -> bool:
    """Tell whether a hand can lay down this title as one of the five. Godcat is no card of the deck."""
    return (t.hands.held(seat) & t.rules.combinable) >> kind & 1 != 0 and kind != GODCAT


def fetchable(t: KittensState) -> bool:
    for depth in range(t.discard.size()):
        kind = t.discard.at(depth)
        if t.discard.knowers(depth) == EVERYONE and (t.rules.hazards >> kind) & 1 == 0:
            return True
    return False


def begin_five(t: KittensState, seat: Seat) -> None:
    t.top = FiveGathering(t.top, seat, 0, 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FiveGathering(SeatFrame):
    """The five cards are laid down one by one, in the order of their kinds, so that no set is offered twice."""

    def __init__(self, below: Frame, seat: Seat, laid: i64, first: i64) -> None:
        super().__init__(below, seat)
        self.laid: Final = laid
        self.first: Final = first  # kinds before this one are settled

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        for kind in range(self.first, t.hands.kinds):
            if lays(t, seat, kind) and titles_from(t, seat, kind) >= 5 - self.laid:
                out.add(ADD + kind)

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        kind = Kind(action - ADD)
        t.hands.lose(seat, kind, EVERYONE)
        t.limbo.put(kind, EVERYONE)
        t.tell("played", seat, NOBODY, kind)
        if self.laid < 4:
            t.top = FiveGathering(self.below, seat, self.laid + 1, kind + 1)
        else:
            t.top = FiveFetching(self.below, seat)

    def believable(self, t: KittensState) -> bool:
        return titles_from(t, self.seat, self.first) >= 5 - self.laid

    def abandon(self, t: KittensState) -> None:
        discard_limbo(t)


def discard_limbo(t: KittensState) -> None:
    while t.limbo.size() > 0:
        t.discard.put(t.limbo.take(), EVERYONE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FiveFetching(SeatFrame):
    """Which card of the discard pile? Not one of the five, and no kitten: those stay out of the game. [D16]"""

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        for kind in range(DEFUSE, t.hands.kinds):
            if t.discard.shows(Kind(kind)) > 0 and (t.rules.hazards >> kind) & 1 == 0:
                out.add(FETCH + kind)

    def obvious(self, t: KittensState, seat: Seat) -> bool:
        out = Choices()
        self.options(t, seat, out)
        return out.size == 1

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        named = Kind(action - FETCH)
        t.tell("named", seat, NOBODY, named)
        t.top = self.below
        discard_limbo(t)
        open_window(t, FIVE_DIFFERENT, seat, UNKNOWN, NOBODY, named)

    def abandon(self, t: KittensState) -> None:
        discard_limbo(t)


FRAMES.add("pair", PairTaking, BY_AGAINST, "pair.take")
FRAMES.add("gathering", FiveGathering, [*SEAT, Field("laid"), Field("first")], "five.add")
FRAMES.add("fetching", FiveFetching, SEAT, "five.fetch")

PAIR_COMBO: Final = Pair("pair", SOMEBODY_TO_ROB)
TRIPLE_COMBO: Final = Triple("triple", SOMEBODY_TO_ROB)
FIVE_DIFFERENT: Final = FiveDifferent("five", ASK_THE_CARD)
