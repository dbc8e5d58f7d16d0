"""Odds of Wizard Kittens: chances of the cards to come and of the endings, from one view."""

from __future__ import annotations

from kociolek.bots.wizardkittens.evaluation import Evaluation
from kociolek.core.api import View
from kociolek.core.rng import SEARCH, seeded
from kociolek.games.wizardkittens.cards import NONE
from kociolek.games.wizardkittens.imagine import LAST, dealt, imagine, middle_pile, unseen_components
from kociolek.games.wizardkittens.kinds import NAMES, TYPES
from kociolek.games.wizardkittens.scoring import GOES_ON
from kociolek.games.wizardkittens.state import WizardKittensView, place_of


def odds(view: View) -> dict[str, float]:
    """Return chances from this seat's knowledge; none when nothing is to come.

    Of the next card: `caught`, `chaos_cat`, each component by its name, and `useful`, a component that one of this
    seat's chapters lacks. `caught_in_a_round`: the Professor comes before every kitten has drawn once more.
    `all_defeated`: the six curses fall before that. `nobody_wins`: caught, all of them guilty. The last two are
    estimates, all others are exact.
    """
    assert isinstance(view, WizardKittensView)
    if view.ending != GOES_ON:
        return {}
    caught, cat = chance_of_caught(view), chance_of_a_cat(view)
    unseen = [int(kind) for kind in unseen_components(view)]
    component = (1.0 - caught - cat) / max(1, len(unseen))
    found = {"caught": caught, "chaos_cat": cat}
    found |= {NAMES[kind]: component * unseen.count(kind) for kind in range(TYPES)}
    found["useful"] = sum(found[NAMES[kind]] for kind in range(TYPES) if wanted(view, kind))
    found["caught_in_a_round"] = caught_within(view, int(view.alive).bit_count())
    return found | endings(view)


def chance_of_caught(v: WizardKittensView) -> float:
    """Return the chance that the next card is Caught, one of the last eleven cards."""
    return 1.0 / int(v.deck) if dealt(v) and 0 < v.deck <= LAST else 0.0


def chance_of_a_cat(v: WizardKittensView) -> float:
    """Return the chance of a Cat: those to come lie in what is left of the middle pile."""
    left, middle = int(v.rules.cats - v.cats), int(v.deck - LAST)
    if not dealt(v) or not 0 < middle <= middle_pile(v.rules, v.seats):
        return 0.0
    return left / middle


def caught_within(v: WizardKittensView, draws: int) -> float:
    """Return the chance that so many draws, if no Cat replaces them, turn Caught over."""
    if not dealt(v):
        return 0.0
    reaching = draws - max(0, int(v.deck) - LAST)
    return max(0, min(reaching, int(v.deck))) / min(LAST, int(v.deck))


def wanted(v: WizardKittensView, kind: int) -> bool:
    """Return whether some open chapter of this seat lacks a component for its curse."""
    for chapter in range(v.chapters):
        curse = int(v.curses[chapter])
        if v.seat >= 0 and curse != NONE:
            here = v.cells[place_of(v.seat, chapter, kind)]
            if here < v.rules.needs[curse * TYPES + kind]:
                return True
    return False


def endings(v: WizardKittensView) -> dict[str, float]:
    """Return the bots' estimates. They read only what is open, so any world that fits the view gives the same."""
    if not dealt(v):
        return {}
    table = imagine(v, seeded(0, SEARCH))
    evaluation = Evaluation()
    evaluation.read(table)
    evaluation.share(table)
    innocent = sum(evaluation.by_paws[seat] for seat in range(v.seats))
    return {"all_defeated": evaluation.all_fall, "nobody_wins": (1.0 - evaluation.all_fall) * (1.0 - innocent)}
