"""Curses: they come face up, and are defeated at the end of a turn. [4, 5, 19-25, 47]"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop
from mypy_extensions import i64, mypyc_attr, u8

from kociolek.core.api import NOBODY, Kind, lowest, shl
from kociolek.core.stack import Field, Frame
from kociolek.games.wizardkittens.cards import NONE, ON_DEFEAT, WITHIN
from kociolek.games.wizardkittens.effects import trigger
from kociolek.games.wizardkittens.ending import ALL_DEFEATED, finish
from kociolek.games.wizardkittens.frames import FRAMES, ChaptersField, OrdinalField
from kociolek.games.wizardkittens.kinds import CURSE, TYPES
from kociolek.games.wizardkittens.places import DISCARD, USED, place_of
from kociolek.games.wizardkittens.scoring import CURSES_IN_PLAY, WON_RECORD
from kociolek.games.wizardkittens.state import WizardKittensState


def reveal_curse(t: WizardKittensState, chapter: i64) -> None:
    """Turn the next curse face up at a chapter. Nothing happens if the curse deck is empty. [4, 5]"""
    if len(t.curse_deck) > 0:
        t.curse_deck, curse = pop(t.curse_deck)
        set_curse(t, chapter, curse)
        t.tell("curse_came", t.active, NOBODY, Kind(CURSE + i64(curse)), chapter + 1)


def set_curse(t: WizardKittensState, chapter: i64, curse: u8) -> None:
    curses = t.curses[:]
    curses[chapter] = curse
    t.curses = curses


def complete(t: WizardKittensState) -> i64:
    """Return the mask of the active player's chapters that hold all their curse asks for."""
    ready: i64 = 0
    curses = t.curses
    for chapter in range(t.chapters):
        if curses[chapter] != NONE and holds_all(t, i64(curses[chapter]), place_of(t.active, chapter, 0)):
            ready |= shl(1, chapter)
    return ready


def holds_all(t: WizardKittensState, curse: i64, place: i64) -> bool:
    needs = t.rules.needs
    cells = t.cells
    need = curse * TYPES
    return (
        i64(cells[place]) >= i64(needs[need])
        and i64(cells[place + 1]) >= i64(needs[need + 1])
        and i64(cells[place + 2]) >= i64(needs[need + 2])
        and i64(cells[place + 3]) >= i64(needs[need + 3])
    )


def collect(t: WizardKittensState, turn: Frame) -> None:
    """Note which curses are complete. If none is, the turn is over. [19 a, 20]"""
    ready = complete(t)
    if ready != 0:
        t.top = Defeating(turn, ready, 0)
    elif len(t.won) == CURSES_IN_PLAY * WON_RECORD:
        finish(t, ALL_DEFEATED)  # the pass and its effects are done; no further turns [25]
    else:
        t.active = t.after(t.active)
        t.top = turn
        t.tell("turn_began", t.active)


def defeat(t: WizardKittensState, chapter: i64) -> None:
    """Use the cards of the recipe. All others of the chapter go to the score pile with the curse. [23, 47]"""
    cells = t.cells
    curse = i64(t.curses[chapter])
    t.tell("defeated", t.active, NOBODY, Kind(CURSE + curse), chapter + 1)
    set_curse(t, chapter, u8(NONE))
    won = append(append(t.won[:], u8(t.active)), u8(curse))
    for kind in range(TYPES):
        place = place_of(t.active, chapter, kind)
        here = i64(cells[place])
        used: i64 = i64(t.rules.needs[curse * TYPES + kind])
        if used > here:
            used = here  # an effect of this pass took some away: the noted curse falls all the same [19]
        cells[USED + kind] += u8(used)
        cells[place] = 0
        won = append(won, u8(here - used))
        for _i in range(here - used):
            t.tell("extra", t.active, NOBODY, Kind(kind), chapter + 1)
    t.won = won


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Defeating(Frame):
    """Noted curses fall, lowest chapter first, each with the rules that act within a defeat. [19 b]"""

    def __init__(self, below: Frame, ready: i64, fallen: i64) -> None:
        self.below = below
        self.ready: Final = ready
        self.fallen: Final = fallen

    def advance(self, t: WizardKittensState) -> None:
        if self.ready == 0:
            t.top = Aftermath(self.below, self.fallen)
            return
        chapter = lowest(self.ready)
        defeat(t, chapter)
        t.top = Clearing(self.below, self.ready & (self.ready - 1), self.fallen + 1, chapter)
        trigger(t, WITHIN)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Clearing(Frame):
    """The used components are discarded and the gap is filled. [22]"""

    def __init__(self, below: Frame, ready: i64, fallen: i64, chapter: i64) -> None:
        self.below = below
        self.ready: Final = ready
        self.fallen: Final = fallen
        self.chapter: Final = chapter

    def advance(self, t: WizardKittensState) -> None:
        discard_used(t)
        reveal_curse(t, self.chapter)
        t.top = Defeating(self.below, self.ready, self.fallen)


def discard_used(t: WizardKittensState) -> None:
    cells = t.cells
    for kind in range(TYPES):
        cells[DISCARD + kind] += cells[USED + kind]
        cells[USED + kind] = 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Aftermath(Frame):
    """Rules that answer to a defeat act once for each curse of the pass. Then comes the next pass. [19 c, d]"""

    def __init__(self, below: Frame, fallen: i64) -> None:
        self.below = below
        self.fallen: Final = fallen

    def advance(self, t: WizardKittensState) -> None:
        if self.fallen == 0 or t.due(ON_DEFEAT) == 0:
            collect(t, self.below)
        else:
            t.top = Aftermath(self.below, self.fallen - 1)
            trigger(t, ON_DEFEAT)


FRAMES.add("defeating", Defeating, [ChaptersField("ready"), Field("fallen")])
FRAMES.add("clearing", Clearing, [ChaptersField("ready"), Field("fallen"), OrdinalField("chapter")])
FRAMES.add("aftermath", Aftermath, [Field("fallen")])
