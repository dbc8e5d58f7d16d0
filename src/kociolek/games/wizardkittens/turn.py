"""A turn: draw and place, cast a spell, move the token, collect curses. [rules, 1.3; rulings 10, 11, 17, 18]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import NOBODY, Choices, Kind, Seat, shl
from kociolek.core.stack import THE_END, FlagField, Frame
from kociolek.games.wizardkittens.actions import CAST, DRAW
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
    """The bottom of the stack while the game lasts. Whose turn it is stands on the table, so one object serves all."""

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
        special: i64 = i64(t.kittens[seat]) if t.rules.advanced else SPACES
        cards = circle_size(t, seat)
        if covered != SUMMON:
            out.add(CAST + spell_at(SUMMON, special))
        if covered != SLING:
            out.add(CAST + spell_at(SLING, special))
        if covered != SWAT and (cards >= 2 or special == SWAT):
            out.add(CAST + spell_at(SWAT, special))
        if covered != SWITCH and two_cards_anywhere(t, cards):
            out.add(CAST + spell_at(SWITCH, special))

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        spell = action - CAST
        t.tell("cast", seat, NOBODY, Kind(SPELL + spell))
        t.top = SPELL_FRAMES[spell]


def spell_at(space: i64, special: i64) -> i64:
    """The spell on a space of the mat: an advanced kitten has its own on one of them."""
    return space + SPACES if space == special else space


@final
@mypyc_attr(acyclic=True)
class AfterSpell(Frame):
    """The spell is carried out: the rules that answer to it, then the token, then curses. [17, 18; 6.1 when]"""

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

# What each spell begins with, in the order of the spells.
SPELL_FRAMES: Final[list[Frame]] = [
    Drawing(AfterSpell(TURN, SUMMON, False)),
    Slinging(AfterSpell(TURN, SLING, False), False),
    Swatting(AfterSpell(TURN, SWAT, False), 2),
    Switching(AfterSpell(TURN, SWITCH, False)),
    Overflowing(AfterSpell(TURN, SUMMON, False)),
    Slinging(AfterSpell(TURN, SLING, False), True),
    Dismissing(AfterSpell(TURN, SWAT, False)),
    YoinkPaying(AfterSpell(TURN, SWITCH, False)),
]

FRAMES.add("turn", Turn, [], make=lambda below: TURN)
FRAMES.add("casting", Casting, [], make=lambda below: CASTING)
FRAMES.add("afterspell", AfterSpell, [SPACE, FlagField("triggered")])
