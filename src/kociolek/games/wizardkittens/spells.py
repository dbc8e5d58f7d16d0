"""Frames of the eight spells of the box, basic ones and those that replace them. [8-18, 44, 46]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import NOBODY, Choices, Kind, Seat, shl
from kociolek.core.stack import THE_END, Field, FlagField, Frame, SeatField
from kociolek.games.wizardkittens.actions import AIM, DISMISS_FROM, KEEP, PICK, PLACE
from kociolek.games.wizardkittens.chaos import INTERRUPTED, draw, draw_for
from kociolek.games.wizardkittens.effects import DRAWN, Drawn, drop
from kociolek.games.wizardkittens.frames import COMPONENT, FRAMES, PlaceField, Question
from kociolek.games.wizardkittens.kinds import TYPES
from kociolek.games.wizardkittens.places import HAND, PER_CIRCLE
from kociolek.games.wizardkittens.state import WizardKittensState, circle_size, offer_circle, offer_others


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Placing(Question):
    """A card in hand goes to an open chapter: one's own, or the chapter of the kitten it is slung at."""

    def __init__(self, below: Frame, seat: Seat, owner: Seat, kind: i64) -> None:
        self.below = below
        self.seat: Final = seat  # who chooses
        self.owner: Final = owner  # whose circle
        self.kind: Final = kind

    def prompt(self) -> str:
        return "place" if self.seat == self.owner else "sling.place"

    def advance(self, t: WizardKittensState) -> None:
        t.waiting = shl(1, self.seat)

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        out.add(PLACE)
        out.add(PLACE + 1)
        if t.chapters == 3:
            out.add(PLACE + 2)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        chapter = action - PLACE
        t.top = self.below
        t.put(self.owner, chapter, self.kind)
        if self.owner == seat:
            t.tell("placed", seat, NOBODY, Kind(self.kind), chapter + 1)
        else:
            t.tell("slung", seat, self.owner, Kind(self.kind), chapter + 1)

    def on_player_left(self, t: WizardKittensState, gone: Seat) -> Frame | None:
        if gone != self.seat and gone != self.owner:
            return self
        drop(t, self.kind)
        return None


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Drawing(Frame):
    """Draw a card into your own circle: step 1 of a turn, and Summon."""

    def advance(self, t: WizardKittensState) -> None:
        kind = draw(t)
        if kind != INTERRUPTED:
            t.top = Placing(self.below, t.active, t.active, kind)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DrawingFor(Drawn):
    """An effect lets a kitten draw so many cards into its own circle."""

    def __init__(self, below: Frame, seat: Seat, left: i64) -> None:
        self.below = below
        self.seat: Final = seat
        self.left: Final = left

    def again(self, below: Frame, seat: Seat, left: i64) -> Frame:
        return DrawingFor(below, seat, left)

    def advance(self, t: WizardKittensState) -> None:
        kind = draw_for(t, self.seat)
        if kind != INTERRUPTED:
            rest = self.below if self.left == 1 else DrawingFor(self.below, self.seat, self.left - 1)
            t.top = Placing(rest, self.seat, self.seat, kind)

    def on_player_left(self, t: WizardKittensState, gone: Seat) -> Frame | None:
        return None if gone == self.seat else self


# -- Sling and Avalanche ------------------------------------------------------------------
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Slinging(Question):
    """Which card of your circle goes to another kitten?"""

    def __init__(self, below: Frame, avalanche: bool) -> None:
        self.below = below
        self.avalanche: Final = avalanche

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        offer_circle(t, seat, out)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        t.top = SlingAiming(self.below, self.avalanche, t.pick_up(action - PICK))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SlingAiming(Question):
    """At whom? With Avalanche the top card of the deck follows, to the same kitten. [8, 9]"""

    def __init__(self, below: Frame, avalanche: bool, kind: i64) -> None:
        self.below = below
        self.avalanche: Final = avalanche
        self.kind: Final = kind

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        offer_others(t, seat, out)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        target = Seat(action - AIM)
        rest = AvalancheDrawing(self.below, target) if self.avalanche else self.below
        t.top = Placing(rest, seat, target, self.kind)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AvalancheDrawing(Frame):
    """The own card is slung; now the top card of the deck is revealed and follows it. [8, 9]"""

    def __init__(self, below: Frame, target: Seat) -> None:
        self.below = below
        self.target: Final = target

    def advance(self, t: WizardKittensState) -> None:
        kind = draw(t)
        if kind != INTERRUPTED:
            t.top = Placing(self.below, t.active, self.target, kind)

    def on_player_left(self, t: WizardKittensState, gone: Seat) -> Frame | None:
        return None if gone == self.target else self


# -- Swat and Dismiss ---------------------------------------------------------------------
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Swatting(Question):
    """Discard two cards of your circle, any chapters. [13]"""

    def __init__(self, below: Frame, left: i64) -> None:
        self.below = below
        self.left: Final = left

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        offer_circle(t, seat, out)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        t.throw(seat, action - PICK)
        t.top = self.below if self.left == 1 else Swatting(self.below, self.left - 1)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Dismissing(Question):
    """Discard all cards of one type from one of your chapters; there must be one. [16]"""

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        cells = t.cells
        first = seat * PER_CIRCLE
        for i in range(t.chapters * TYPES):
            if cells[first + i] != 0:
                out.add(DISMISS_FROM + i)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        t.top = self.below
        place = seat * PER_CIRCLE + action - DISMISS_FROM
        while t.cells[place] != 0:
            t.throw(seat, place)


# -- Switch and Yoink ---------------------------------------------------------------------
def offer_all_circles(t: WizardKittensState, out: Choices) -> None:
    for seat in range(t.seats):
        offer_circle(t, seat, out)


def two_cards_anywhere(t: WizardKittensState, own: i64) -> bool:
    """Tell whether all circles together hold at least two cards, `own` of them the active player's. [14, 15]"""
    if own >= 2:
        return True
    for seat in range(t.seats):
        if seat != t.active:
            own += circle_size(t, seat)
            if own >= 2:
                return True
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Switching(Question):
    """Two cards in any circles swap their places; which is the first? [14]"""

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        offer_all_circles(t, out)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        t.top = SwitchingWith(self.below, action - PICK)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SwitchingWith(Question):
    """And which is the second? Any other card, be it of the same type or in the same chapter. [14]"""

    def __init__(self, below: Frame, first: i64) -> None:
        self.below = below
        self.first: Final = first

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        t.cells[self.first] -= 1
        offer_all_circles(t, out)
        t.cells[self.first] += 1

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        t.top = self.below
        one = self.first
        two = action - PICK
        cells = t.cells
        cells[one] -= 1
        cells[two] -= 1
        arrives_two = two - two % TYPES + one % TYPES  # the first card comes to the place of the second
        arrives_one = one - one % TYPES + two % TYPES
        cells[arrives_two] += 1
        cells[arrives_one] += 1
        if t.events is not None:
            t.tell_place("switched", seat, arrives_two)
            t.tell_place("switched", seat, arrives_one)

    def on_player_left(self, t: WizardKittensState, gone: Seat) -> Frame | None:
        if self.first // PER_CIRCLE != gone and two_cards_anywhere(t, circle_size(t, t.active)):
            return self
        return None


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class YoinkPaying(Question):
    """Which card of your circle do you discard? [15]"""

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        offer_circle(t, seat, out)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        t.throw(seat, action - PICK)
        t.top = YoinkTaking(self.below)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class YoinkTaking(Question):
    """Which card of any circle, your own included, do you take? It goes anywhere into yours. [15]"""

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        offer_all_circles(t, out)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        if t.events is not None:
            t.tell_place("took", seat, action - PICK)
        t.top = Placing(self.below, seat, seat, t.pick_up(action - PICK))

    def on_player_left(self, t: WizardKittensState, gone: Seat) -> Frame | None:
        return self if circle_size(t, t.active) > 0 or two_cards_anywhere(t, 1) else None


# -- Overflow -----------------------------------------------------------------------------
@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Overflowing(Question):
    """Draw two, then choose. A Cat among them leaves the first card in hand, untouched. [2, 46]"""

    def advance(self, t: WizardKittensState) -> None:
        cells = t.cells
        held = cells[HAND] + cells[HAND + 1] + cells[HAND + 2] + cells[HAND + 3]
        for _i in range(2 - i64(held)):
            if draw(t) == INTERRUPTED:
                return
        t.waiting = shl(1, t.active)

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        for kind in range(TYPES):
            if t.cells[HAND + kind] != 0:
                out.add(KEEP + kind)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        kept = action - KEEP
        given: i64 = 0
        while t.cells[HAND + given] == 0 or (given == kept and t.cells[HAND + given] == 1):
            given += 1
        t.top = Placing(OverflowAiming(self.below, given), seat, seat, kept)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class OverflowAiming(Question):
    """Which other kitten gets the second card? That kitten places it. [46]"""

    def __init__(self, below: Frame, kind: i64) -> None:
        self.below = below
        self.kind: Final = kind

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        offer_others(t, seat, out)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        target = Seat(action - AIM)
        t.tell("gave", seat, target, Kind(self.kind))
        t.top = Placing(self.below, target, target, self.kind)


FRAMES.add("placing", Placing, [SeatField("seat"), SeatField("owner"), COMPONENT])
FRAMES.add("drawing", Drawing, [])
FRAMES.add("drawingfor", DrawingFor, [SeatField("seat"), Field("left")])
DRAWN.append(DrawingFor(THE_END, Seat(0), 0))
FRAMES.add("slinging", Slinging, [FlagField("avalanche")], "sling.card")
FRAMES.add("slingaiming", SlingAiming, [FlagField("avalanche"), COMPONENT], "sling.aim")
FRAMES.add("avalanche", AvalancheDrawing, [SeatField("target")])
FRAMES.add("swatting", Swatting, [Field("left")], "swat.card")
FRAMES.add("dismissing", Dismissing, [], "dismiss.cards")
FRAMES.add("switching", Switching, [], "switch.first")
FRAMES.add("switchingwith", SwitchingWith, [PlaceField("first")], "switch.second")
FRAMES.add("yoinkpaying", YoinkPaying, [], "yoink.discard")
FRAMES.add("yoinktaking", YoinkTaking, [], "yoink.take")
FRAMES.add("overflowing", Overflowing, [], "overflow.keep")
FRAMES.add("overflowaiming", OverflowAiming, [COMPONENT], "overflow.aim")
