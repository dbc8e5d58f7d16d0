"""State of a game: its zones and counters, the engine, and the moves of cards that all rules share."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from kociolek.core.api import EVERYONE, NOBODY, Action, Choices, Kind, Seat, View, bit, shl
from kociolek.core.rng import Rng
from kociolek.core.stack import THE_END, Frame
from kociolek.core.zones import Hands, Pile
from kociolek.games.kittens.actions import ACTIONS
from kociolek.games.kittens.codec import dump
from kociolek.games.kittens.ending import scores_of
from kociolek.games.kittens.expansion_state import (
    ANSWERS,
    CHECKS,
    OFFERS,
    ExpansionState,
    answers,
    checks,
    clone_all,
    offers,
    wanted,
)
from kociolek.games.kittens.kinds import DEVILCAT, GODCAT, ON_MAT_DEVILCAT, ON_MAT_GODCAT
from kociolek.games.kittens.leaving import leave
from kociolek.games.kittens.options import Rules
from kociolek.games.kittens.public import Public
from kociolek.games.kittens.view import KittensView


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KittensState(Public):
    def __init__(
        self,
        rules: Rules,
        census: vec[u8],
        seats: i64,
        top: Frame,
        rng: Rng,
        hands: Hands,
        pile: Pile,
        discard: Pile,
        limbo: Pile,
        box: Pile,
        expansions: vec[ExpansionState],
    ) -> None:
        super().__init__(rules, census, seats, top)
        self.rng: Final = rng
        self.hands: Final = hands
        self.pile: Final = pile  # the draw pile
        self.discard: Final = discard
        self.limbo: Final = limbo  # cards in transit: a kitten being put back, a card being looked at
        self.box = box  # turbo: cards put away unseen
        self.expansions = expansions  # what each of `rules.expansions` keeps, in the same order
        self.wants: i64 = wanted(expansions)  # the moments at which they are asked

    # -- the engine -----------------------------------------------------------------------
    def apply(self, seat: Seat, action: i64) -> None:
        self.waiting &= ~shl(1, seat)
        if self.wants & ANSWERS == 0 or not answers(self, seat, action):
            self.top.answer(self, seat, action)
        self.settle()

    # Not a hook of StackState: there every game would pay a virtual call for each frame.
    def settle(self) -> None:
        """Advance the top frame as `StackState.settle` does, and let expansions correct the table before each step."""
        if len(self.expansions) == 0:
            while self.waiting == 0 and self.top is not THE_END:
                self.top.advance(self)
        else:
            while self.top is not THE_END:
                if self.wants & CHECKS == 0 or not checks(self):
                    if self.waiting == 0:
                        self.top.advance(self)
                    if self.waiting != 0:
                        return

    def options(self, seat: Seat, out: Choices) -> None:
        if self.wants & OFFERS == 0 or not offers(self, seat, out):
            self.top.options(self, seat, out)

    def obvious(self, seat: Seat) -> bool:
        if self.blind >> seat & 1 != 0 and self.top.veiled():
            out = Choices()  # what a blind player may do everybody can see
            self.options(seat, out)
            return out.size == 1
        return self.top.obvious(self, seat)

    def interjections(self, seat: Seat, out: Choices) -> None:
        if self.waiting != 0 and self.living(seat):
            for expansion in self.expansions:
                expansion.interjects(self, seat, out)

    # -- what hands do with cards ---------------------------------------------------------
    def spend(self, seat: Seat, kind: Kind) -> None:
        """Move a card face up from the hand to the discard pile. Godcat goes home to the mat instead."""
        self.hands.lose(seat, kind, EVERYONE)
        if kind == GODCAT:
            self.mat |= ON_MAT_GODCAT
        else:
            self.discard.put(kind, EVERYONE)

    def hand_over(self, giver: Seat, taker: Seat, kind: Kind, witnesses: i64) -> None:
        self.hands.lose(giver, kind, witnesses)
        self.hands.gain(taker, kind, witnesses)

    def pass_card(self, verb: str, giver: Seat, taker: Seat, actor: Seat, kind: Kind) -> None:
        """Move a card from hand to hand, seen by these two, but not by a blind giver. Everybody can tell Godcat by its
        back. [Q6]"""
        witnesses = bit(giver) | bit(taker)
        told = witnesses & ~(self.blind & bit(giver))
        if kind == GODCAT:
            told = witnesses = EVERYONE
        self.hand_over(giver, taker, kind, told if self.rules.major >= 2 else witnesses)
        self.tell(verb, actor, giver if actor == taker else taker, kind, -1, told)

    def random_card(self, seat: Seat) -> Kind:
        """Pick a card from a shuffled fan. Godcat is not picked blindly, its back differs."""
        plain = self.hands.size(seat)
        if self.rules.good_vs_evil:
            plain -= self.hands.count(seat, GODCAT)
        return self.hands.nth(seat, self.rng.below(plain), GODCAT)

    def for_search(self) -> None:
        self.events = None
        self.skip_forced = True
        self.hands.stop_remembering()

    def for_rows(self) -> None:
        self.events = None
        self.skip_forced = True

    # -- copies ---------------------------------------------------------------------------
    def clone(self) -> KittensState:
        copy = KittensState(
            self.rules,
            self.census,
            self.seats,
            self.top,
            self.rng.clone(),
            self.hands.clone(),
            self.pile.clone(),
            self.discard.clone(),
            self.limbo.clone(),
            self.box,
            clone_all(self.expansions),
        )
        copy.copy_public(self)
        copy.skip_forced = self.skip_forced
        return copy

    def view(self, seat: Seat) -> KittensView:
        """Return what a seat may know. The dead know what the public knows. [E2]"""
        observer = seat if seat >= 0 and self.living(seat) else NOBODY
        return self.look(seat, observer, named_options(self, observer) if observer >= 0 else [])

    def look(self, seat: Seat, observer: Seat, options: list[Action]) -> KittensView:
        public = Public(self.rules, self.census, self.seats, self.top)
        public.copy_public(self)
        expansions = vec[ExpansionState]([], capacity=len(self.expansions))
        for expansion in self.expansions:
            expansions = append(expansions, expansion.seen_by(self, observer))
        return KittensView(
            public,
            seat,
            self.prompt(),
            options,
            self.hands.own(observer) if self.blind & bit(observer) == 0 else vec[u8](),
            self.hands.sizes(),
            self.hands.known_to(observer),
            self.hands.all_lacks(),
            self.pile.seen_by(observer),
            self.discard.seen_by(observer),
            self.limbo.seen_by(observer),
            face_down(self.discard) if len(self.expansions) > 0 else vec[i16](),
            self.box.size(),
            expansions,
        )

    def glance(self, seat: Seat, old: View | None) -> View:
        """As `view`, a whitelist, without options. Without expansions it writes into the old view."""
        observer = seat if seat >= 0 and self.living(seat) else NOBODY
        if not isinstance(old, KittensView):
            return self.look(seat, observer, NO_OPTIONS)
        v = old
        if v.public.rules is not self.rules or len(self.expansions) > 0 or observer < 0 or len(v.hand) == 0:
            return self.look(seat, observer, NO_OPTIONS)
        v.public.copy_public(self)
        v.seat = seat
        v.prompt = self.prompt()
        v.waiting = self.waiting
        v.options = NO_OPTIONS
        self.hands.show_to(observer, v.hand, v.sizes, v.known, v.lacks)
        v.pile = self.pile.show_to(observer, v.pile)
        v.discard = self.discard.show_to(observer, v.discard)
        v.limbo = self.limbo.show_to(observer, v.limbo)
        v.box = self.box.size()
        return v

    def held(self, seat: Seat) -> i64:
        return self.hands.held(seat)

    def dump(self) -> str:
        return dump(self)

    def source(self) -> tuple[str, str]:
        return "kittens", ""

    def inventory(self) -> list[int]:
        totals = [0] * len(self.census)
        for seat in range(self.seats):
            for kind in range(len(self.census)):
                totals[kind] += int(self.hands.count(Seat(seat), Kind(kind)))
        for zone in (self.pile, self.discard, self.limbo, self.box):
            for depth in range(zone.size()):
                totals[zone.at(depth)] += 1
        if self.mat & ON_MAT_GODCAT:
            totals[GODCAT] += 1
        if self.mat & ON_MAT_DEVILCAT:
            totals[DEVILCAT] += 1
        for expansion in self.expansions:
            expansion.inventory(totals)
        return totals

    def playing(self, seat: Seat) -> bool:
        return self.living(seat)

    def leave(self, seat: Seat) -> None:
        leave(self, seat)

    # -- results --------------------------------------------------------------------------
    def scores(self) -> list[float]:
        return scores_of(self)

    def how_ended(self) -> str:
        return "" if len(self.expansions) > 0 or self.rules.good_vs_evil else "exploded"

    def winners(self) -> i64:
        if self.top is not THE_END:
            return 0
        return self.alive


NO_OPTIONS: Final[list[Action]] = []  # of views that only an observer of rows reads


def named_options(t: KittensState, seat: Seat) -> list[Action]:
    """Return what a seat may answer, or may do although it is not asked."""
    out = Choices()
    if (t.waiting >> seat) & 1 != 0:
        t.options(seat, out)
    else:
        t.interjections(seat, out)
    return [ACTIONS[out.at(i)] for i in range(out.size)]


def face_down(pile: Pile) -> vec[i16]:
    """Return the places, from the bottom, of cards that not everybody sees."""
    found = vec[i16]()
    size = pile.size()
    for place in range(size):
        if pile.knowers(size - 1 - place) != EVERYONE:
            found = append(found, i16(place))
    return found
