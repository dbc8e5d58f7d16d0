"""Odds of Wizard Kittens: chances of the cards to come and of the endings, from one view.

`WizardCounter` counts, over imagined games, curses until the end of a seat's next turn, and how the game ends.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kociolek.bots.wizardkittens.evaluation import Evaluation
from kociolek.bots.wizardkittens.weights import MEDIUM
from kociolek.core.api import NOBODY, Seat, State, View, shl
from kociolek.core.rng import SEARCH, seeded
from kociolek.games.wizardkittens.cards import NONE
from kociolek.games.wizardkittens.ending import ALL_CAUGHT, ALL_DEFEATED, GOES_ON
from kociolek.games.wizardkittens.imagine import LAST, imagine, middle_pile, unseen_components
from kociolek.games.wizardkittens.kinds import NAMES, TYPES
from kociolek.games.wizardkittens.places import place_of
from kociolek.games.wizardkittens.scoring import WON_RECORD, in_circle, tally
from kociolek.games.wizardkittens.state import WizardKittensState
from kociolek.games.wizardkittens.view import WizardKittensView
from kociolek.search.counter import Counter


# -- odds -------------------------------------------------------------------------------
def odds(view: View) -> dict[str, float]:
    """Return chances from this seat's knowledge; none when nothing is to come.

    Of the next card: `caught`, `chaos_cat`, each component by its name, and `useful`, a component that one of this
    seat's chapters lacks. `caught_in_a_round`: the Professor comes before every kitten has drawn once more.
    `all_defeated`: the six curses fall before that. `nobody_wins`: caught, all of them guilty. The last two are
    estimates, all others are exact.
    """
    assert isinstance(view, WizardKittensView)
    known = view.state
    if known.ending != GOES_ON:
        return {}
    caught, cat = chance_of_caught(known), chance_of_a_cat(known)
    unseen = [int(kind) for kind in unseen_components(known)]
    component = (1.0 - caught - cat) / max(1, len(unseen))
    found = {"caught": caught, "chaos_cat": cat}
    found |= {NAMES[kind]: component * unseen.count(kind) for kind in range(TYPES)}
    found["useful"] = sum(found[NAMES[kind]] for kind in range(TYPES) if wanted(view, kind))
    found["caught_in_a_round"] = caught_within(known, int(known.alive).bit_count())
    return found | endings(view)


def chance_of_caught(known: WizardKittensState) -> float:
    """Return the chance that the next card is Caught, one of the last eleven cards."""
    size: int = len(known.deck)
    return 1.0 / size if known.dealt() and 0 < size <= LAST else 0.0


def chance_of_a_cat(known: WizardKittensState) -> float:
    """Return the chance of a Cat: those to come lie in what is left of the middle pile."""
    left, middle = int(known.rules.cats - known.cats), int(len(known.deck) - LAST)
    if not known.dealt() or not 0 < middle <= middle_pile(known.rules, known.seats):
        return 0.0
    return left / middle


def caught_within(known: WizardKittensState, draws: int) -> float:
    """Return the chance that so many draws, if no Cat replaces them, turn Caught over."""
    if not known.dealt():
        return 0.0
    size: int = len(known.deck)
    reaching = draws - max(0, size - LAST)
    return max(0, min(reaching, size)) / min(LAST, size)


def wanted(v: WizardKittensView, kind: int) -> bool:
    """Return whether some open chapter of this seat lacks a component for its curse."""
    known = v.state
    for chapter in range(known.chapters):
        curse = int(known.curses[chapter])
        if v.seat >= 0 and curse != NONE:
            here = known.cells[place_of(v.seat, chapter, kind)]
            if here < known.rules.needs[curse * TYPES + kind]:
                return True
    return False


def endings(v: WizardKittensView) -> dict[str, float]:
    """Return the bots' estimates. They read only what is open, so any world that fits the view gives the same."""
    if not v.state.dealt():
        return {}
    table = imagine(v, seeded(0, SEARCH))
    evaluation = Evaluation(MEDIUM)
    evaluation.read(table)
    evaluation.share(table)
    innocent = sum(evaluation.by_paws[seat] for seat in range(v.seats))
    return {"all_defeated": evaluation.all_fall, "nobody_wins": (1.0 - evaluation.all_fall) * (1.0 - innocent)}


# -- facts ------------------------------------------------------------------------------
MOST_SEATS: Final = 4


@final
class WizardCounter(Counter):
    """Counts curses until the seat's next turn is over, and results at the end of the game.

    `curse`: the seat defeats a curse by then; `curse.N`: seat N does. `guilty`: the seat is caught and guilty.
    `points`: its final points. `cards`: components left in its circle. `all_defeated`: the last curse fell.
    """

    def __init__(self) -> None:
        self.names = ["curse", "guilty", "points", "cards", "all_defeated"] + [f"curse.{n}" for n in range(MOST_SEATS)]
        self.seat: Seat = NOBODY
        self.records: i64 = 0  # looked at so far
        self.legs: i64 = 0  # turns that must still begin or end
        self.own: bool = False  # whether it is the seat's turn
        self.defeated: i64 = 0  # mask of the seats that defeated a curse

    def begin(self, s: State, seat: Seat) -> None:
        assert isinstance(s, WizardKittensState)
        self.seat = seat
        self.records = len(s.won)
        self.own = s.active == seat
        self.legs = 3 if self.own else 2  # its turn ends, begins, and ends again
        self.defeated = 0

    def look(self, s: State) -> None:
        if self.legs == 0:
            return
        assert isinstance(s, WizardKittensState)
        while self.records < len(s.won):
            self.defeated |= shl(1, i64(s.won[self.records]))
            self.records += WON_RECORD
        if (s.active == self.seat) != self.own:
            self.own = not self.own
            self.legs -= 1

    def finish(self, s: State, out: list[float]) -> None:
        assert isinstance(s, WizardKittensState)
        found = tally(s, self.seat, s.ending)
        out[0] = float((self.defeated >> self.seat) & 1)
        out[1] = 1.0 if s.ending == ALL_CAUGHT and not found.innocent else 0.0
        out[2] = float(found.points)
        out[3] = float(in_circle(s.cells, self.seat))
        out[4] = 1.0 if s.ending == ALL_DEFEATED else 0.0
        for seat in range(MOST_SEATS):
            out[5 + seat] = float((self.defeated >> seat) & 1)
