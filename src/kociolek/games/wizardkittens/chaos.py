"""Drawing from the component deck, and what its other cards do. [1-8, 40, 41]"""

from __future__ import annotations

from typing import Final

from librt.vecs import pop
from mypy_extensions import i64

from kociolek.core.api import NOBODY, Kind, Seat
from kociolek.games.wizardkittens.cards import NONE, NOW
from kociolek.games.wizardkittens.curses import reveal_curse
from kociolek.games.wizardkittens.effects import begin_effect, effect_of
from kociolek.games.wizardkittens.ending import ALL_CAUGHT, finish
from kociolek.games.wizardkittens.kinds import CAUGHT, CHAPTER_CAT, TYPES
from kociolek.games.wizardkittens.options import CHAOS_MODE
from kociolek.games.wizardkittens.places import HAND
from kociolek.games.wizardkittens.state import WizardKittensState, rule_card_kind

INTERRUPTED: Final = -1  # no component came: the game is over, or an effect lies on top and the draw goes on after it


def draw(t: WizardKittensState) -> i64:
    """Draw for the active player, see `draw_for`."""
    return draw_for(t, t.active)


def draw_for(t: WizardKittensState, seat: Seat) -> i64:
    """Draw until a component comes into the hand, and return it. A Cat is carried out at once and replaced. [1, 2]"""
    while True:
        t.deck, card = pop(t.deck)  # never empty: Caught is in it and ends the game [6]
        kind = i64(card)
        if kind < TYPES:
            t.cells[HAND + kind] += 1
            t.tell("drew", seat, NOBODY, Kind(kind))
            return kind
        if kind == CAUGHT:
            t.tell("caught", seat)
            finish(t, ALL_CAUGHT)  # that instant: no spell, no curse, what is in hand counts for nobody [7]
            return INTERRUPTED
        drawing = t.top
        meet_cat(t, kind, seat)
        if t.top is not drawing:
            return INTERRUPTED


def meet_cat(t: WizardKittensState, kind: i64, seat: Seat) -> None:
    """Open Chapter 3 first, then begin the New Rule or the next step of the Chaos card. [3, 40]"""
    t.cats += 1
    t.tell("cat_drawn", seat, NOBODY, Kind(kind), t.cats)
    if kind == CHAPTER_CAT and t.rules.chapters == 3:
        open_chapter(t)
    if t.card == NONE:
        return
    step = t.cats - 1
    t.tell(
        "chaos_step" if t.rules.chaos == CHAOS_MODE else "new_rule",
        t.active,
        NOBODY,
        rule_card_kind(t),
        t.cats,
    )
    if effect_of(t, step).when == NOW:
        begin_effect(t, step)


def open_chapter(t: WizardKittensState) -> None:
    """Open Chapter 3 for everybody, with a curse if there is one left. [4]"""
    t.chapters = 3
    t.tell("chapter_opened", Seat(t.active), index=3)
    reveal_curse(t, 2)
