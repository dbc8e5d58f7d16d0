"""A turn: draw and place, cast a spell, move the token, collect curses. [10, 11, 17, 18]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import NOBODY, Choices, Seat, shl
from kociolek.core.stack import THE_END, FlagField, Frame
from kociolek.games.wizardkittens.actions import ACTIONS, CASTS, DRAW
from kociolek.games.wizardkittens.cards import ON_SPELL
from kociolek.games.wizardkittens.curses import collect
from kociolek.games.wizardkittens.effects import trigger
from kociolek.games.wizardkittens.frames import FRAMES, SPACE, Question
from kociolek.games.wizardkittens.kinds import SLING, SPACES, SPELL, SUMMON, SWAT, SWITCH
from kociolek.games.wizardkittens.spells import (
    Dismissing,
    Drawing,
    Overflowing,
    Slinging,
    Swatting,
    Switching,
    YoinkPaying,
    two_cards_anywhere,
)
from kociolek.games.wizardkittens.state import WizardKittensState, circle_size


@final
class Turn(Question):
    """The bottom of the stack while the game lasts. The state knows whose turn it is, so one object serves all."""

    def prompt(self) -> str:
        return "turn"

    def advance(self, t: WizardKittensState) -> None:
        if t.skip_forced:
            t.top = FIRST_DRAW  # there is nothing to choose
        else:
            t.waiting = shl(1, t.active)

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        out.add(DRAW)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        t.top = FIRST_DRAW


@final
class Casting(Question):
    """One spell must be cast that the token does not cover; there always is one. [10, 11]"""

    def prompt(self) -> str:
        return "spell"

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        covered = t.token(seat)
        cards = circle_size(t, seat)
        for space in range(SPACES):
            if space != covered:
                spell = t.spell_on(seat, space)
                if SPELL_BOOK[spell].castable(t, cards):
                    out.add(CASTS[spell])

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        kind = ACTIONS[action].kind
        t.tell("cast", seat, NOBODY, kind)
        t.top = SPELL_BOOK[kind - SPELL].first


@final
@mypyc_attr(acyclic=True)
class AfterSpell(Frame):
    """A spell was carried out: next come the rules that answer to it, the token, and curses. [17, 18]"""

    def __init__(self, below: Frame, space: i64, triggered: bool) -> None:
        self.below = below
        self.space: Final = space
        self.triggered: Final = triggered

    def advance(self, t: WizardKittensState) -> None:
        if not self.triggered and t.due(ON_SPELL + self.space) != 0:
            t.top = AfterSpell(self.below, self.space, True)
            trigger(t, ON_SPELL + self.space)
        else:
            t.move_token(t.active, self.space)
            collect(t, self.below)


TURN: Final[Frame] = Turn(THE_END)
CASTING: Final[Frame] = Casting(TURN)
FIRST_DRAW: Final[Frame] = Drawing(CASTING)


@mypyc_attr(allow_interpreted_subclasses=True)
class Spell:
    """A spell on a space of the mat."""

    def __init__(self, name: str, space: i64, first: Frame) -> None:
        self.name: Final = name
        self.space: Final = space
        self.first: Final = first  # what it begins with, on `after_spell(space)`

    def castable(self, t: WizardKittensState, cards: i64) -> bool:
        """Tell whether the active player can cast it, with so many cards in the own circle."""
        return True


class OfTwoOwn(Spell):
    """A spell on two cards of the own circle. [13]"""

    def castable(self, t: WizardKittensState, cards: i64) -> bool:
        return cards >= 2


class OfTwoCards(Spell):
    """A spell on two cards of any circles. [14, 15]"""

    def castable(self, t: WizardKittensState, cards: i64) -> bool:
        return two_cards_anywhere(t, cards)


def after_spell(space: i64) -> Frame:
    """Return the frame that goes on when a spell was carried out."""
    return AfterSpell(TURN, space, False)


# In the order of SPELL_NAMES
SPELL_BOOK: Final[list[Spell]] = [
    Spell("summon", SUMMON, Drawing(after_spell(SUMMON))),
    Spell("sling", SLING, Slinging(after_spell(SLING), False)),
    OfTwoOwn("swat", SWAT, Swatting(after_spell(SWAT), 2)),
    OfTwoCards("switch", SWITCH, Switching(after_spell(SWITCH))),
    Spell("overflow", SUMMON, Overflowing(after_spell(SUMMON))),
    Spell("avalanche", SLING, Slinging(after_spell(SLING), True)),
    Spell("dismiss", SWAT, Dismissing(after_spell(SWAT))),
    OfTwoCards("yoink", SWITCH, YoinkPaying(after_spell(SWITCH))),
]

FRAMES.add("turn", Turn, [], make=lambda below: TURN)
FRAMES.add("casting", Casting, [], make=lambda below: CASTING)
FRAMES.add("afterspell", AfterSpell, [SPACE, FlagField("triggered")])
