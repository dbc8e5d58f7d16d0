"""Effects of New Rules and Chaos cards, interpreted from their records. [26-32, 44, 45]

Kittens act one after the other, clockwise from the active player. An effect does not move a card again that it has
moved (`WizardKittensState.fresh`).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from kociolek.core.api import NOBODY, UNKNOWN, Choices, Kind, Seat, shl
from kociolek.core.stack import Field, Frame, SeatField
from kociolek.games.wizardkittens.actions import (
    AIM,
    CHAPTER,
    FETCH,
    PASS,
    PICK,
    PLACE,
    SWAP,
    SWAP_ONE,
    SWAP_TWO,
)
from kociolek.games.wizardkittens.cards import (
    ALL_CARDS,
    BY_ACTOR,
    CHAOS_STEPS,
    DRAW_CARDS,
    EACH,
    FROM_DISCARD,
    FROM_LEFT,
    FROM_OTHER,
    FROM_OWN,
    FROM_OWN_ANY,
    FROM_RIGHT,
    OTHERS,
    SAME_CHAPTER,
    SWAP_CHAPTERS,
    THE_ACTIVE,
    THE_LEFT,
    TO_DISCARD,
    TO_LEFT,
    TO_OTHER,
    TO_RIGHT,
    Effect,
)
from kociolek.games.wizardkittens.ending import count_bits
from kociolek.games.wizardkittens.frames import COMPONENT, FRAMES, OrdinalField
from kociolek.games.wizardkittens.kinds import TYPES
from kociolek.games.wizardkittens.places import DISCARD, HAND, PER_CIRCLE, PLACES, USED, place_of
from kociolek.games.wizardkittens.state import WizardKittensState, offer_others

ANY: Final = -1  # any kitten, any chapter, or none yet
BATCH: Final = -1  # a whole chapter moves, no single card is in hand


def trigger(t: WizardKittensState, when: i64) -> None:
    """Begin every effect in force that answers to `when`, the earliest step on top."""
    due = t.due(when)
    if due == 0:
        return
    for step in range(i64(CHAOS_STEPS) - 1, -1, -1):
        if (due >> step) & 1 != 0:
            begin_effect(t, step)


def begin_effect(t: WizardKittensState, step: i64) -> None:
    """Decide who acts, in which order. [27]"""
    who = effect_of(t, step).who
    active = t.active
    players: i64 = count_bits(t.alive)
    if who == EACH:
        t.top = Acting(t.top, step, active, players)
    elif who == OTHERS:
        t.top = Acting(t.top, step, t.after(active), players - 1)
    elif who == THE_ACTIVE:
        t.top = Acting(t.top, step, active, 1)
    else:
        t.top = Acting(t.top, step, t.after(active) if who == THE_LEFT else t.before(active), 1)


def effect_of(t: WizardKittensState, step: i64) -> Effect:
    return t.rules.card(t.card).effects[step]


@mypyc_attr(acyclic=True)
class Drawn(Frame):
    """Cards that an effect draws from the deck. Its module comes later: a draw may set off an effect in turn."""

    def again(self, below: Frame, seat: Seat, left: i64) -> Frame:
        raise NotImplementedError


DRAWN: Final[list[Drawn]] = []  # the one kind of it there is


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Acting(Frame):
    """A running effect: `actor` is next, and `left` kittens are still to act."""

    def __init__(self, below: Frame, step: i64, actor: Seat, left: i64) -> None:
        self.below = below
        self.step: Final = step
        self.actor: Final = actor
        self.left: Final = left

    def advance(self, t: WizardKittensState) -> None:
        if self.left == 0:
            t.fresh = vec[u8]()
            t.top = self.below
            return
        if len(t.fresh) == 0:
            t.fresh = vec[u8]([0] * PLACES)
        rest = Acting(self.below, self.step, t.after(self.actor), self.left - 1)
        effect = effect_of(t, self.step)
        if effect.do == DRAW_CARDS:
            t.top = DRAWN[0].again(rest, self.actor, effect.n)
        elif effect.do == SWAP_CHAPTERS:
            t.top = Swapping(rest, self.step, self.actor, 0, ANY, ANY, ANY, BATCH)
        elif effect.source == FROM_OWN_ANY:
            t.top = Naming(rest, self.step, self.actor, 0, ANY, ANY, ANY, BATCH)
        elif effect.n == ALL_CARDS:
            t.top = rest
            named = Naming(rest, self.step, self.actor, 0, ANY, ANY, ANY, BATCH)
            move_chapter(t, effect, named, fixed_chapter(effect))
        else:
            t.top = Choosing(rest, self.step, self.actor, 0, ANY, fixed_chapter(effect), ANY, BATCH)

    def on_player_left(self, t: WizardKittensState, gone: Seat) -> Frame | None:
        """A player who left does not act any more."""
        seat: i64 = self.actor
        for _i in range(self.left):
            if seat == gone:
                actor = t.after(gone) if self.actor == gone else self.actor
                return Acting(self.below, self.step, actor, self.left - 1)
            seat = t.after(Seat(seat)) if not before_gone(t, seat, gone) else gone
        return self


def before_gone(t: WizardKittensState, seat: i64, gone: Seat) -> bool:
    """Tell whether `gone`, who has left already, sat between this seat and the next one."""
    following = t.after(Seat(seat))
    s = seat
    while s != following:
        s = s + 1 if s + 1 < t.seats else 0
        if s == gone:
            return True
    return False


def fixed_chapter(effect: Effect) -> i64:
    return effect.source - 1 if FROM_OWN < effect.source < FROM_OWN_ANY else ANY


@mypyc_attr(acyclic=True)
class Asking(Frame):
    """A question of a running effect, and all that has been answered so far."""

    def __init__(
        self, below: Frame, step: i64, actor: Seat, done: i64, source: i64, chapter: i64, target: i64, kind: i64
    ) -> None:
        self.below = below
        self.step: Final = step
        self.actor: Final = actor
        self.done: Final = done  # cards moved already
        self.source: Final = source  # the seat they come from, once that is known
        self.chapter: Final = chapter  # and the chapter
        self.target: Final = target  # the seat they go to, once that is known
        self.kind: Final = kind  # the card in hand, or BATCH

    def mentions(self, seat: Seat) -> bool:
        return self.actor == seat or self.source == seat or self.target == seat

    def on_player_left(self, t: WizardKittensState, gone: Seat) -> Frame | None:
        """Drop the question if it is about the player who left. A card in hand is lost."""
        if not self.mentions(gone):
            return self
        if self.kind != BATCH:
            drop(t, self.kind)
        return None


def drop(t: WizardKittensState, kind: i64) -> None:
    """Move a card from the hand onto the discard pile."""
    cells = t.cells
    cells[HAND + kind] -= 1
    cells[DISCARD + kind] += 1


# -- what may be chosen -------------------------------------------------------------------
def movable(t: WizardKittensState, seat: i64, chapter: i64) -> bool:
    """Tell whether a circle, or one chapter of it, holds a card this effect has not moved."""
    cells = t.cells
    fresh = t.fresh
    first = first_place(seat, chapter)
    for place in range(first, first + places_in(chapter)):
        if cells[place] > fresh[place]:
            return True
    return False


def first_place(seat: i64, chapter: i64) -> i64:
    return seat * PER_CIRCLE if chapter == ANY else place_of(seat, chapter, 0)


def places_in(chapter: i64) -> i64:
    return PER_CIRCLE if chapter == ANY else TYPES


def offer_movable(t: WizardKittensState, seat: i64, chapter: i64, out: Choices) -> None:
    cells = t.cells
    fresh = t.fresh
    first = first_place(seat, chapter)
    for place in range(first, first + places_in(chapter)):
        if cells[place] > fresh[place]:
            out.add(PICK + place)


def sources(t: WizardKittensState, effect: Effect, actor: Seat, source: i64) -> i64:
    """Return the mask of the seats whose circles a card may come from; 0 if it comes from a pile."""
    if source != ANY:
        return shl(1, source)
    if effect.source <= FROM_OWN_ANY:
        return shl(1, actor)
    if effect.source == FROM_LEFT:
        return shl(1, t.after(actor))
    if effect.source == FROM_RIGHT:
        return shl(1, t.before(actor))
    if effect.source == FROM_OTHER:
        return t.alive & ~shl(1, actor)
    if effect.source >= FROM_DISCARD:
        return 0
    return shl(1, t.active)


def row_of(effect: Effect) -> i64:
    return DISCARD if effect.source == FROM_DISCARD else USED


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Choosing(Asking):
    """Which card? If there is none, the actor does nothing. [29, 45]"""

    def advance(self, t: WizardKittensState) -> None:
        if self.anything(t):
            t.waiting = shl(1, self.actor)
        else:
            t.top = self.below

    def anything(self, t: WizardKittensState) -> bool:
        effect = effect_of(t, self.step)
        mask = sources(t, effect, self.actor, self.source)
        if mask == 0:
            row = row_of(effect)
            cells = t.cells
            return cells[row] != 0 or cells[row + 1] != 0 or cells[row + 2] != 0 or cells[row + 3] != 0
        for seat in range(t.seats):
            if (mask >> seat) & 1 != 0 and movable(t, seat, self.chapter):
                return True
        return False

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        effect = effect_of(t, self.step)
        if not effect.must:
            out.add(PASS)
        mask = sources(t, effect, self.actor, self.source)
        if mask == 0:
            offer_row(t, row_of(effect), out)
        for owner in range(t.seats):
            if (mask >> owner) & 1 != 0:
                offer_movable(t, owner, self.chapter, out)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        t.top = self.below
        if action == PASS:
            t.tell("declined", seat)
            return
        effect = effect_of(t, self.step)
        if action < PICK:
            kind = action - FETCH
            t.cells[row_of(effect) + kind] -= 1
            t.cells[HAND + kind] += 1
            t.tell("fetched" if effect.source == FROM_DISCARD else "collected", seat, NOBODY, Kind(kind))
            send(t, effect, self, ANY, ANY, kind)
        else:
            place = action - PICK
            owner = place // PER_CIRCLE
            if owner != seat:
                t.tell_place("took", seat, place)
            send(t, effect, self, owner, place % PER_CIRCLE // TYPES, t.pick_up(place))


def offer_row(t: WizardKittensState, row: i64, out: Choices) -> None:
    cells = t.cells
    for kind in range(TYPES):
        if cells[row + kind] != 0:
            out.add(FETCH + kind)


# -- where it goes ------------------------------------------------------------------------
def send(t: WizardKittensState, effect: Effect, asked: Asking, source: i64, chapter: i64, kind: i64) -> None:
    """Ask who gets the card in hand, ask where it goes, or lay it down. The rest of the effect is on top."""
    if effect.to == TO_DISCARD:
        drop(t, kind)
        if source == asked.actor:
            t.tell("discarded", asked.actor, NOBODY, Kind(kind), chapter + 1)
        else:
            t.tell("discarded", asked.actor, Seat(source), Kind(kind), chapter + 1)
        next_card(t, effect, asked, source, asked.chapter, asked.target)
    elif effect.to == TO_OTHER and asked.target == ANY:
        t.top = Aiming(t.top, asked.step, asked.actor, asked.done, source, chapter, ANY, kind)
    else:
        lay(t, effect, asked, source, chapter, receiver_of(t, effect, asked.actor, asked.target), kind)


def receiver_of(t: WizardKittensState, effect: Effect, actor: Seat, target: i64) -> i64:
    if effect.to == TO_LEFT:
        return t.after(actor)
    if effect.to == TO_RIGHT:
        return t.before(actor)
    return target if effect.to == TO_OTHER else actor


def lay(
    t: WizardKittensState, effect: Effect, asked: Asking, source: i64, chapter: i64, receiver: i64, kind: i64
) -> None:
    """Give the card to a known receiver: the chapter keeps its number, or somebody chooses it. [28]"""
    laying = Laying(t.top, asked.step, asked.actor, asked.done, source, chapter, receiver, kind)
    if effect.place == SAME_CHAPTER:
        arrive(t, effect, laying, chapter)
    else:
        t.top = laying


def arrive(t: WizardKittensState, effect: Effect, laying: Laying, into: i64) -> None:
    """Lay the card, or the whole chapter, into a chapter of the receiver."""
    actor = laying.actor
    receiver = Seat(laying.target)
    verb = arrival(effect, actor, receiver)
    if laying.kind == BATCH:
        for which in range(TYPES):
            place = place_of(actor, laying.chapter, which)
            while t.cells[place] > t.fresh[place]:
                t.pick_up(place)
                land(t, verb, actor, receiver, which, into)
        return
    land(t, verb, actor, receiver, laying.kind, into)
    origin = fixed_chapter(effect) if effect.source != FROM_OWN_ANY else laying.chapter
    next_card(t, effect, laying, laying.source, origin, laying.target if effect.to == TO_OTHER else ANY)


def arrival(effect: Effect, actor: Seat, receiver: i64) -> str:
    if receiver == actor:
        return "placed"
    return "slung" if effect.place == BY_ACTOR else "passed"


def land(t: WizardKittensState, verb: str, actor: Seat, receiver: Seat, kind: i64, into: i64) -> None:
    t.put(receiver, into, kind)
    t.fresh[place_of(receiver, into, kind)] += 1
    t.tell(verb, actor, receiver if receiver != actor else NOBODY, Kind(kind), into + 1)


def next_card(t: WizardKittensState, effect: Effect, asked: Asking, source: i64, chapter: i64, target: i64) -> None:
    """Go on with the next card, if the record moves several and there are any. [29]"""
    done = asked.done + 1
    if done < effect.n:
        same = source if effect.source == FROM_OTHER else ANY
        t.top = Choosing(t.top, asked.step, asked.actor, done, same, chapter, target, BATCH)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Aiming(Asking):
    """Which other kitten gets it?"""

    def advance(self, t: WizardKittensState) -> None:
        t.waiting = shl(1, self.actor)

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        offer_others(t, seat, out)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        t.top = self.below
        lay(t, effect_of(t, self.step), self, self.source, self.chapter, action - AIM, self.kind)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Laying(Asking):
    """Which open chapter? The receiver chooses, or the actor who slings; a card must leave its place. [28, 44]"""

    def advance(self, t: WizardKittensState) -> None:
        effect = effect_of(t, self.step)
        t.waiting = shl(1, self.actor if effect.place == BY_ACTOR else self.target)

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        barred = self.chapter if self.source == self.target else ANY
        for chapter in range(t.chapters):
            if chapter != barred:
                out.add(PLACE + chapter)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        t.top = self.below
        arrive(t, effect_of(t, self.step), self, action - PLACE)


# -- whole chapters -----------------------------------------------------------------------
@mypyc_attr(acyclic=True)
class AskingChapters(Asking):
    """A question about one's own chapters. There is none if they hold nothing to move."""

    def advance(self, t: WizardKittensState) -> None:
        if movable(t, self.actor, ANY):
            t.waiting = shl(1, self.actor)
        else:
            t.top = self.below


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Naming(AskingChapters):
    """Which of one's own chapters? An empty one only if there is no other, and then there is no question. [32, 44]"""

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        if not effect_of(t, self.step).must:
            out.add(PASS)
        for chapter in range(t.chapters):
            if movable(t, seat, chapter):
                out.add(CHAPTER + chapter)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        t.top = self.below
        if action == PASS:
            t.tell("declined", seat)
            return
        effect = effect_of(t, self.step)
        if effect.n == ALL_CARDS:
            move_chapter(t, effect, self, action - CHAPTER)
        else:
            t.top = Choosing(self.below, self.step, seat, 0, ANY, action - CHAPTER, ANY, BATCH)


def move_chapter(t: WizardKittensState, effect: Effect, asked: Asking, chapter: i64) -> None:
    """Move all cards of one own chapter that the effect has not moved yet."""
    actor = asked.actor
    if not movable(t, actor, chapter):
        return
    if effect.to == TO_DISCARD:
        for kind in range(TYPES):
            place = place_of(actor, chapter, kind)
            while t.cells[place] > t.fresh[place]:
                t.throw(actor, place)
    elif effect.to == TO_OTHER:
        t.top = Aiming(asked.below, asked.step, actor, 0, actor, chapter, ANY, BATCH)
    else:
        lay(t, effect, asked, actor, chapter, receiver_of(t, effect, actor, ANY), BATCH)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Swapping(AskingChapters):
    """Two own open chapters change their whole contents; at least one of them holds a card. [44]"""

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        if not effect_of(t, self.step).must:
            out.add(PASS)
        for pair in range(i64(len(SWAP_ONE))):
            one = i64(SWAP_ONE[pair])
            two = i64(SWAP_TWO[pair])
            if two < t.chapters and (movable(t, seat, one) or movable(t, seat, two)):
                out.add(SWAP + pair)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        t.top = self.below
        if action == PASS:
            t.tell("declined", seat)
            return
        one = place_of(seat, i64(SWAP_ONE[action - SWAP]), 0)
        two = place_of(seat, i64(SWAP_TWO[action - SWAP]), 0)
        cells = t.cells
        for kind in range(TYPES):
            n = cells[one + kind]
            cells[one + kind] = cells[two + kind]
            cells[two + kind] = n
        t.tell("swapped", seat, NOBODY, UNKNOWN, 10 * (one % PER_CIRCLE // TYPES + 1) + two % PER_CIRCLE // TYPES + 1)


STEP: Final[Field] = OrdinalField("step")
ASKED: Final = [STEP, SeatField("actor"), Field("done"), SeatField("source"), OrdinalField("chapter"),
                SeatField("target"), COMPONENT]  # fmt: skip
FRAMES.add("acting", Acting, [STEP, SeatField("actor"), Field("left")])
FRAMES.add("choosing", Choosing, ASKED, "effect.card")
FRAMES.add("aiming", Aiming, ASKED, "effect.aim")
FRAMES.add("laying", Laying, ASKED, "effect.place")
FRAMES.add("naming", Naming, ASKED, "effect.chapter")
FRAMES.add("swapping", Swapping, ASKED, "effect.swap")
