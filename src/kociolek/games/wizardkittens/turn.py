"""A turn: draw and place, cast a spell, move the token, collect curses. [10, 11, 17, 18]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kociolek.core.api import NOBODY, Choices, Kind, Option, Seat, shl
from kociolek.core.errors import KociolekError
from kociolek.core.stack import THE_END, FlagField, Frame
from kociolek.games.wizardkittens.actions import ACTIONS, CAST, CASTS, DRAW, KITTEN, new_cast, new_choice_of_kitten
from kociolek.games.wizardkittens.cards import ON_SPELL
from kociolek.games.wizardkittens.curses import collect
from kociolek.games.wizardkittens.effects import trigger
from kociolek.games.wizardkittens.frames import FRAMES, SPACE, Question
from kociolek.games.wizardkittens.kinds import (
    ITS_OWN_RULE,
    NAMES,
    OVERFLOW,
    SLING,
    SPACES,
    SPELL,
    SPELL_NAMES,
    SPELL_NEEDS,
    SPELL_SPACES,
    SUMMON,
    SWAT,
    SWITCH,
    TWO_CARDS,
    TWO_OWN,
)
from kociolek.games.wizardkittens.options import SCHEMA, Rules
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
from kociolek.games.wizardkittens.vocabulary import PROMPTS


@final
class Turn(Question):
    """The bottom of the stack while the game lasts. The state knows whose turn it is, so one object serves all."""

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

    def options(self, t: WizardKittensState, seat: Seat, out: Choices) -> None:
        covered = t.token(seat)
        cards = circle_size(t, seat)
        rules = t.rules
        first = i64(t.kittens[seat]) * SPACES
        for space in range(SPACES):
            if space == covered:
                continue
            spell = i64(rules.spells[first + space])
            condition = rules.conditions[first + space]
            if condition == ITS_OWN_RULE:
                if SPELL_BOOK[spell].castable(t, cards):
                    out.add(CASTS[spell])
            elif (condition != TWO_OWN or cards >= 2) and (condition != TWO_CARDS or two_cards_anywhere(t, cards)):
                out.add(CAST + spell)

    def answer(self, t: WizardKittensState, seat: Seat, action: i64) -> None:
        spell = action - CAST if action < KITTEN else ACTIONS[action].kind - SPELL
        t.tell("cast", seat, NOBODY, Kind(SPELL + spell))
        t.top = FIRST_FRAMES[spell]


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


def after_spell(space: i64) -> Frame:
    """Return the frame that goes on when a spell was carried out."""
    return AfterSpell(TURN, space, False)


# What each spell begins with, in the order of SPELL_NAMES
FIRST_FRAMES: Final[list[Frame]] = [
    Drawing(after_spell(SUMMON)),
    Slinging(after_spell(SLING), False),
    Swatting(after_spell(SWAT), 2),
    Switching(after_spell(SWITCH)),
    Overflowing(after_spell(SUMMON)),
    Slinging(after_spell(SLING), True),
    Dismissing(after_spell(SWAT)),
    YoinkPaying(after_spell(SWITCH)),
]


# -- added kittens ------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Spell:
    """The own spell of an added kitten."""

    def __init__(self, name: str, space: i64, first: Frame, prompts: list[str]) -> None:
        self.name: Final = name
        self.space: Final = space  # of the mat, where it replaces the basic spell
        self.first: Final = first  # what it begins with, on `after_spell(space)`
        self.prompts: Final = prompts  # questions that only this spell asks

    def castable(self, t: WizardKittensState, cards: i64) -> bool:
        """Tell whether the active player can cast it, with so many cards in the own circle."""
        return True


SPELL_BOOK: Final[dict[int, Spell]] = {}  # by number


class BadKitten(KociolekError):
    """A kitten that cannot be added."""


def add_kitten(spell: Spell) -> None:
    """Add a kitten with a spell of its own, and the option of that name. All numbers of the game stay as they are.

    Raise BadKitten for a name that is taken or no plain word, and for a space that does not exist.
    """
    taken = [*NAMES, *[option.name for option in SCHEMA]]
    if spell.name in taken or not spell.name.isidentifier() or spell.name != spell.name.lower():
        raise BadKitten("kitten-bad-name", {"card": spell.name})
    if not 0 <= spell.space < SPACES:
        raise BadKitten("kitten-bad-space", {"card": spell.name, "index": str(spell.space)})
    number = len(SPELL_NAMES)
    SPELL_BOOK[number] = spell
    NAMES.append(spell.name)
    SPELL_NAMES.append(spell.name)
    SPELL_SPACES.append(int(spell.space))
    SPELL_NEEDS.append(ITS_OWN_RULE)
    FIRST_FRAMES.append(spell.first)
    new_cast(number)
    new_choice_of_kitten(number - OVERFLOW)
    SCHEMA.append(Option(spell.name, ["off", "on"]))
    PROMPTS.extend(spell.prompts)


def prompts_of(rules: Rules) -> list[str]:
    """Return the questions a game can ask: not those of added kittens that are not in it."""
    absent = [spell for number, spell in SPELL_BOOK.items() if number - OVERFLOW not in rules.kittens]
    return [prompt for prompt in PROMPTS if not any(prompt in spell.prompts for spell in absent)]


FRAMES.add("turn", Turn, [], "turn", make=lambda below: TURN)
FRAMES.add("casting", Casting, [], "spell", make=lambda below: CASTING)
FRAMES.add("afterspell", AfterSpell, [SPACE, FlagField("triggered")])
