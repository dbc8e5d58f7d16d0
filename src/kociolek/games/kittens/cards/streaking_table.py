"""What Streaking Kittens keeps on the table: hidden kittens, marked cards, and who may not look. [EK Streaking]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i16, i64, mypyc_attr

from kociolek.core.api import EVERYONE, NOBODY, THE_PUBLIC, UNKNOWN, Choices, Kind, Seat, bit, shl
from kociolek.core.codec import kind_index
from kociolek.core.reading import as_int
from kociolek.core.stack import Field, FlagField, Frame, OwnField, SeatsField
from kociolek.games.kittens.actions import GODCAT_AS, KEEP, PLAY, TAKE_GODCAT, TAKE_RANDOM, new_family
from kociolek.games.kittens.cards.blind import BLIND, give_blindly, interrupt, lift, offer_blind, turn_up
from kociolek.games.kittens.collecting import plain_cards
from kociolek.games.kittens.debt import end_one_turn
from kociolek.games.kittens.expansion_state import (
    ANSWERS,
    ARRIVES,
    BY_FAVOR,
    BY_PAIR,
    CHECKS,
    DIED,
    DREW,
    NOPERS,
    OFFERS,
    ROBS,
    Draft,
    ExpansionState,
    drew,
    spare,
    want,
)
from kociolek.games.kittens.explode import Exploding, Peril, Tucking, godcat_defuses, show_kitten
from kociolek.games.kittens.frames import BY_AGAINST, FRAMES, SEAT, DuelFrame, SeatFrame
from kociolek.games.kittens.kinds import DEFUSE, EXPLODING_KITTEN, GODCAT, NAMES, new_kind
from kociolek.games.kittens.state import KittensState

STREAKING_KITTEN: Final = new_kind("streaking_kitten")
SEE_THE_FUTURE_5: Final = new_kind("see_the_future_5")
ALTER_THE_FUTURE_5: Final = new_kind("alter_the_future_5")
SWAP_TOP_AND_BOTTOM: Final = new_kind("swap_top_and_bottom")
GARBAGE_COLLECTION: Final = new_kind("garbage_collection")
CATOMIC_BOMB: Final = new_kind("catomic_bomb")
MARK: Final = new_kind("mark")
CURSE_OF_THE_CAT_BUTT: Final = new_kind("curse_of_the_cat_butt")

TAKE: Final = new_family("take")  # a marked card that a thief sees
BLINDNESS: Final = OFFERS | ANSWERS | DREW  # the moments that matter only while somebody is blind
MARK_BITS: Final = 6  # a mark is one number: the kind below these bits, above them the seat
MARK_KIND: Final = 63


# -- Streaking Kitten ---------------------------------------------------------------------
def protected(t: KittensState, seat: Seat) -> bool:
    """Tell whether a hand may take an Exploding Kitten in secret: the Streaking Kitten protects one. [K2, K3]"""
    held = t.hands.held(seat)
    return held >> STREAKING_KITTEN & 1 != 0 and held >> EXPLODING_KITTEN & 1 == 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Kept(SeatFrame):
    """A drawn card, in limbo until its player says that it stays. Asked whatever it is, so that nobody learns by the
    question whether a protected kitten was drawn. [K2, K9]"""

    def __init__(self, below: Frame, seat: Seat, ends_turn: bool) -> None:
        super().__init__(below, seat)
        self.ends_turn: Final = ends_turn  # whether that ends a turn of this player

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        out.add(KEEP)
        if t.limbo.at(0) == EXPLODING_KITTEN and (t.blind >> seat) & 1 == 0:
            if t.hands.count(seat, DEFUSE) > 0:
                out.add(PLAY + DEFUSE)
            if godcat_defuses(t, seat):
                out.add(GODCAT_AS + DEFUSE)

    def veiled(self) -> bool:
        return True

    def obvious(self, t: KittensState, seat: Seat) -> bool:
        """A hand without cards protects no kitten, and a card that all have seen may be no kitten."""
        seen = t.limbo.knowers(0) & THE_PUBLIC != 0 and t.limbo.at(0) != EXPLODING_KITTEN
        return seen or t.hands.size(seat) == 0

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        if action == KEEP:
            t.top = self.below
            knowers = t.limbo.knowers(0)
            t.hands.gain(seat, t.limbo.take(), knowers)
            state = streaking_of(t)
            state.any_hidden = True
            want(t, state, CHECKS)
            if self.ends_turn:
                end_one_turn(t)
        else:
            t.limbo.look(0, EVERYONE)
            t.tell("kitten_shown", seat)
            t.spend(seat, DEFUSE if action == PLAY + DEFUSE else GODCAT)
            t.tell("defused", seat)
            t.top = Tucking(self.below, seat, self.ends_turn)

    def believable(self, t: KittensState) -> bool:
        return t.limbo.at(0) != EXPLODING_KITTEN or protected(t, self.seat)

    def abandon(self, t: KittensState) -> None:
        t.discard.put(t.limbo.take(), EVERYONE)


FRAMES.add("kept", Kept, [*SEAT, FlagField("ends_turn")], "drawn")


# -- marked cards -------------------------------------------------------------------------
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MarkTaking(DuelFrame):
    """A pair against a hand with marked cards: take one of these, Godcat, or one of the others at random. [T12]"""

    def options(self, t: KittensState, seat: Seat, out: Choices) -> None:
        state = streaking_of(t)
        if t.rules.good_vs_evil and t.hands.count(self.against, GODCAT) > 0:
            out.add(TAKE_GODCAT)
        offered: i64 = 0
        for mark in state.marked:
            kind = i64(mark) & MARK_KIND
            if i64(mark) >> MARK_BITS == self.against and offered >> kind & 1 == 0:
                offered |= shl(1, kind)
                out.add(TAKE + kind)
        if plain_cards(t, self.against) > state.marks_on(self.against):
            out.add(TAKE_RANDOM)

    def answer(self, t: KittensState, seat: Seat, action: i64) -> None:
        t.top = self.below
        state = streaking_of(t)
        if action == TAKE_GODCAT:
            t.pass_card("stole", self.against, seat, seat, GODCAT)
        elif action == TAKE_RANDOM:
            t.pass_card("stole", self.against, seat, seat, state.random_unmarked(t, self.against))
        else:
            kind = Kind(action - TAKE)
            state.unmark(self.against, kind)
            blind = t.blind & bit(self.against)  # the card was turned to the others [Q11]
            t.hand_over(self.against, seat, kind, EVERYONE & ~blind if t.rules.major >= 2 else EVERYONE)
            t.tell("stole", seat, self.against, kind, -1, EVERYONE if blind == 0 else bit(seat))


FRAMES.add("marktaking", MarkTaking, BY_AGAINST, "pair.take")


# -- what the expansion keeps at a table --------------------------------------------------
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class StreakingState(ExpansionState):
    """Marked cards, and who may hide a kitten."""

    def __init__(self, marked: vec[i16], hiders: i64, may_nope: bool, any_hidden: bool, wants: i64) -> None:
        self.wants = wants
        self.marked = marked  # in the order the marks were made
        self.hiders = hiders  # mask of those who have kept a card unseen, which could be a protected kitten
        self.may_nope: Final = may_nope  # whether blind players may try a Nope [N17]
        self.any_hidden = any_hidden  # whether a hand may hold a kitten; saves looking

    def clone(self) -> ExpansionState:
        return StreakingState(self.marked[:], self.hiders, self.may_nope, self.any_hidden, self.wants)

    def seen_by(self, t: KittensState, observer: Seat) -> ExpansionState:
        """A blind player does not see which of their own cards are marked."""
        seen = vec[i16]()
        for mark in self.marked:
            if i64(mark) >> MARK_BITS != observer or t.blind >> observer & 1 == 0:
                seen = append(seen, mark)
        return StreakingState(seen, t.hands.with_cards(self.hiders), self.may_nope, True, self.wants | CHECKS)

    # -- marks ----------------------------------------------------------------------------
    def marks_on(self, seat: Seat) -> i64:
        n: i64 = 0
        for mark in self.marked:
            if i64(mark) >> MARK_BITS == seat:
                n += 1
        return n

    def marks_of(self, seat: Seat, kind: i64) -> i64:
        n: i64 = 0
        for mark in self.marked:
            if i64(mark) == (seat << MARK_BITS | kind):
                n += 1
        return n

    def unmark(self, seat: Seat, kind: i64) -> None:
        i: i64 = 0
        while i64(self.marked[i]) != (seat << MARK_BITS | kind):
            i += 1
        self.marked, _ = pop(self.marked, i)

    def random_unmarked(self, t: KittensState, seat: Seat) -> Kind:
        n = t.rng.below(plain_cards(t, seat) - self.marks_on(seat))
        kind: i64 = 0
        while True:
            if kind != GODCAT:
                here = t.hands.count(seat, Kind(kind)) - self.marks_of(seat, kind)
                if n < here:
                    return Kind(kind)
                n -= here
            kind += 1

    def keep_marks(self, t: KittensState) -> None:
        """A mark goes with its card; of equal cards the unmarked one goes first. What is marked nobody doubts."""
        for i in range(len(self.marked) - 1, -1, -1):
            seat = Seat(i64(self.marked[i]) >> MARK_BITS)
            kind = i64(self.marked[i]) & MARK_KIND
            n = self.marks_of(seat, kind)
            if n > t.hands.count(seat, Kind(kind)):
                self.marked, _ = pop(self.marked, i)
                t.tell("unmarked", seat, NOBODY, Kind(kind) if t.blind >> seat & 1 == 0 else UNKNOWN)
            else:
                t.hands.keep_showing(seat, Kind(kind), n, EVERYONE & ~(shl(1, seat) & t.blind))

    # -- the moments ----------------------------------------------------------------------
    def offers(self, t: KittensState, seat: Seat, out: Choices) -> bool:
        if t.blind == 0:
            spare(t, self, BLINDNESS)
            return False
        return (t.blind >> seat) & 1 != 0 and offer_blind(t, seat, self.may_nope, out)

    def answers(self, t: KittensState, seat: Seat, action: i64) -> bool:
        if action == BLIND:
            turn_up(t, seat)
            return True
        if action == GODCAT_AS + DEFUSE and isinstance(t.top, Peril):
            lift(t, seat)  # a rescue like any other [Q3, G13]
        return False

    def nopers(self, t: KittensState, asked: i64) -> i64:
        return t.hands.with_cards(asked & t.blind)

    def arrives(self, t: KittensState, seat: Seat, kind: Kind, knowers: i64, verb: str, ends: bool) -> bool:
        """A drawn card; a kitten stays hidden if the Streaking Kitten is there. [K2, K3, K9, Q12]"""
        if kind == EXPLODING_KITTEN and not protected(t, seat):
            return False
        if t.skip_forced:
            if kind != EXPLODING_KITTEN:
                return False
        elif t.discard.shows(STREAKING_KITTEN) > 0:
            return False
        if ends:
            drew(t, seat)
        self.hiders |= shl(1, seat)
        t.limbo.put(kind, knowers | bit(seat))
        if verb != "":
            t.tell(verb, seat, NOBODY, kind, -1, bit(seat))
        t.top = Kept(t.top, seat, ends)
        return True

    def drew(self, t: KittensState, seat: Seat) -> None:
        lift(t, seat)

    def robs(self, t: KittensState, form: i64, thief: Seat, victim: Seat) -> bool:
        if form == BY_FAVOR and (t.blind >> victim) & 1 != 0 and t.hands.size(victim) > 0:
            give_blindly(t, victim, thief)
            return True
        if form == BY_PAIR and self.marks_on(victim) > 0:
            t.top = MarkTaking(t.top, thief, victim)
            return True
        return False

    def checks(self, t: KittensState) -> bool:
        """A kitten in a hand that does not protect it is shown at once. [T11, K3-K5]"""
        if len(self.marked) > 0:
            self.keep_marks(t)
        elif not self.any_hidden:
            spare(t, self, CHECKS)
        return self.any_hidden and self.show_unprotected(t)

    def show_unprotected(self, t: KittensState) -> bool:
        """Of several players the active one first. [E5]"""
        self.any_hidden = False
        seat: i64 = t.active
        for _ in range(t.seats):
            if t.hands.held(Seat(seat)) >> EXPLODING_KITTEN & 1 != 0:
                self.any_hidden = True
                if not self.harmless(t, Seat(seat)):
                    interrupt(t)
                    t.hands.lose(Seat(seat), EXPLODING_KITTEN, EVERYONE)
                    show_kitten(t, Seat(seat))
                    return True
            seat += 1
            if seat == t.seats:
                seat = 0
        return False

    def harmless(self, t: KittensState, seat: Seat) -> bool:
        return t.hands.count(seat, EXPLODING_KITTEN) == 1 and t.hands.held(seat) >> STREAKING_KITTEN & 1 != 0

    def died(self, t: KittensState, seat: Seat) -> None:
        self.keep_marks(t)

    # -- worlds that fit a view -----------------------------------------------------------
    def lay_hazards(self, d: Draft) -> None:
        """Hide a kitten beside the Streaking Kitten or not, as often as there are ways for it."""
        kittens: i64 = i64(d.unseen[EXPLODING_KITTEN])
        spare: i64 = len(d.gaps) - kittens + 1
        seats = hiding_places(self, d)
        if seats == 0:
            return
        unseen = d.unseen[STREAKING_KITTEN] != 0
        ways: i64 = spare
        if unseen:
            ways *= cards_to_deal(d)
        chosen = d.rng.below(ways + ways_to_hide(d, seats, kittens, unseen)) - ways
        seat: i64 = 0
        while chosen >= 0:
            here: i64 = 0
            if seats >> seat & 1 != 0:
                here = ways_to_hide(d, shl(1, seat), kittens, unseen)
            if chosen < here:
                if unseen:
                    d.deal(Seat(seat), STREAKING_KITTEN)
                d.deal(Seat(seat), EXPLODING_KITTEN)
            chosen -= here
            seat += 1

    def believable(self, world: KittensState) -> bool:
        """Who shows a kitten could not hide it; but a blind player may turn up the very one that was hidden. [Q3]"""
        top = world.top
        if not isinstance(top, Exploding) or not protected(world, top.seat):
            return True
        return not top.ends_turn and world.blind >> top.seat & 1 != 0


def streaking_of(t: KittensState) -> StreakingState:
    for expansion in t.expansions:
        if isinstance(expansion, StreakingState):
            return expansion
    raise LookupError


def new_streaking(may_nope: bool) -> StreakingState:
    wants = OFFERS | ANSWERS | CHECKS | ARRIVES | DREW | ROBS | DIED
    if may_nope:
        wants |= NOPERS
    return StreakingState(vec[i16](), 0, may_nope, True, wants)


def marks_json(marked: vec[i16]) -> list[dict[str, object]]:
    return [{"seat": int(mark) >> MARK_BITS, "kind": NAMES[int(mark) & MARK_KIND]} for mark in marked]


def marks_text(marked: vec[i16]) -> str:
    return ",".join([str(int(mark) >> MARK_BITS) + ":" + NAMES[int(mark) & MARK_KIND] for mark in marked])


def read_marks(text: str) -> vec[i16]:
    pairs = [word.split(":") for word in text.split(",") if word]
    return marks_of([{"seat": int(pair[0]), "kind": pair[1]} for pair in pairs])


def marks_of(marks: list[dict[str, object]]) -> vec[i16]:
    marked = vec[i16]()
    for mark in marks:
        marked = append(marked, i16(as_int(mark, "seat") << MARK_BITS | int(kind_index(str(mark["kind"]), NAMES))))
    return marked


def streaking_fields() -> list[Field]:
    marked = OwnField("marked", marks_text, read_marks, marks_json, marks_of, "cards_by_seat")
    return [
        marked.documented("Marked cards. A blind player does not see their own.", "marks"),
        SeatsField("hiders").documented("Seats that have kept a card unseen and may hide an Exploding Kitten."),
    ]


def hiding_places(s: StreakingState, d: Draft) -> i64:
    """Return the mask of the hands that may hold an unseen kitten. None if a hand is known to hold one."""
    barred = shl(1, STREAKING_KITTEN) | shl(1, EXPLODING_KITTEN)
    mask: i64 = 0
    for seat in range(d.view.seats):
        here = Seat(seat)
        if seat != d.observer or len(d.view.hand) == 0:
            if d.hands.count(here, EXPLODING_KITTEN) > 0:
                if d.unseen[STREAKING_KITTEN] != 0:
                    d.deal(here, STREAKING_KITTEN)
                return 0
            known = d.hands.count(here, STREAKING_KITTEN) > 0
            may_be = known or d.unseen[STREAKING_KITTEN] != 0
            if may_be and s.hiders >> seat & 1 != 0 and d.view.lacks[seat] & barred == 0:
                mask |= shl(1, seat)
    return mask


def ways_to_hide(d: Draft, seats: i64, kittens: i64, unseen: bool) -> i64:
    """Against `ways` of lay_hazards: a place for the kitten, and one for the Streaking Kitten if it is unseen."""
    ways: i64 = 0
    for seat in range(d.view.seats):
        if seats >> seat & 1 != 0:
            free = d.free(Seat(seat))
            if unseen:
                ways += free * (free - 1) * kittens
            else:
                ways += free * kittens
    return ways


def cards_to_deal(d: Draft) -> i64:
    """Return how many unseen cards besides kittens there are."""
    n: i64 = 0
    for kind in range(EXPLODING_KITTEN + 1, len(d.unseen)):
        n += i64(d.unseen[kind])
    return n
