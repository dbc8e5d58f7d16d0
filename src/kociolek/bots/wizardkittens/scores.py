"""Scores of the choices in Wizard Kittens: what each changes in the chance to win (evaluation.py).

A card is worth most where it brings the own curse nearer or keeps a rival from his; a spell is worth what the best use
of it is worth. The scorer looks at nothing that its seat cannot see.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kociolek.bots.wizardkittens.evaluation import Evaluation
from kociolek.bots.wizardkittens.weights import (
    DISMISSED,
    DRAWN,
    LAST_PILE,
    SLUNG,
    SPELLS,
    SWATTED,
    SWITCHED,
    YOINKED,
    Weights,
)
from kociolek.core.api import Choices, Seat, shl
from kociolek.games.wizardkittens.actions import ACTIONS, AIM, DISMISS_FROM, PICK, PLACE
from kociolek.games.wizardkittens.ending import ALL_CAUGHT, judge
from kociolek.games.wizardkittens.kinds import COPIES, SPELL, TYPES
from kociolek.games.wizardkittens.places import CELLS, CHAPTERS, PER_CIRCLE, PLACES, place_of
from kociolek.games.wizardkittens.scoring import WON_RECORD, tallies
from kociolek.games.wizardkittens.spells import (
    Dismissing,
    Placing,
    SlingAiming,
    Slinging,
    Swatting,
    Switching,
    SwitchingWith,
)
from kociolek.games.wizardkittens.state import WizardKittensState
from kociolek.games.wizardkittens.turn import Casting

MOST_OPTIONS: Final = 256
NEVER: Final = -9.0  # worse than any change of a chance


@final
class Scorer:
    """Scores the options of one seat. The fields are computed again for each question.

    Raises MissingValues when it is made, if a spell has no values.
    """

    def __init__(self, weights: Weights) -> None:
        self.evaluation: Final = Evaluation(weights)
        self.scores: Final[vec[float]] = vec[float]([0.0] * MOST_OPTIONS)
        self.loss: Final[vec[float]] = vec[float]([0.0] * PLACES)  # [place]: what it changes to take a card away
        self.swap: Final[vec[float]] = vec[float]([0.0] * (PLACES * TYPES))  # ... to have a card of that type instead
        self.occupied: Final[vec[i64]] = vec[i64]([0] * PLACES)
        self.unseen: Final[vec[float]] = vec[float]([0.0] * TYPES)
        self.later: Final = Choices()
        self.ratings: Final[vec[i64]] = vec[i64](SPELLS.ratings())  # [spell]

    def score(self, t: WizardKittensState, seat: Seat, options: Choices) -> None:
        """Fill `scores`: how each option changes this seat's chance to win."""
        top = t.top
        self.evaluation.take_side(t, seat)
        if isinstance(top, (Casting, Slinging, Swatting)):
            self.weigh_losses(t, seat)
        elif isinstance(top, (Switching, SwitchingWith)):
            self.weigh_swaps(t)
        for i in range(options.size):
            self.scores[i] = self.of_answer(t, seat, options.at(i), options)

    def of_answer(self, t: WizardKittensState, seat: Seat, action: i64, options: Choices) -> float:
        top = t.top
        if isinstance(top, Placing):
            return self.gain(t, top.owner, action - PLACE, top.kind)
        if isinstance(top, Casting):
            return self.of_spell(t, seat, action)
        place = action - PICK
        if isinstance(top, Slinging):
            return self.loss[place] + self.best_gift(t, seat, place % TYPES)
        if isinstance(top, SlingAiming):
            return self.best_gain(t, action - AIM, top.kind)
        if isinstance(top, Swatting):
            return self.best_pair(t, place, place // PER_CIRCLE) if top.left > 1 else self.loss[place]
        if isinstance(top, Switching):
            return self.best_switch(t, place, options)
        if isinstance(top, SwitchingWith):
            return self.switched(top.first, place)
        if isinstance(top, Dismissing):
            return self.loss_of_all(t, seat * PER_CIRCLE + action - DISMISS_FROM)
        return self.by_trying(t, seat, action)

    # -- rare questions: of kittens, New Rules and Chaos cards ----------------------------
    def by_trying(self, t: WizardKittensState, seat: Seat, action: i64) -> float:
        """Return the chance to win after an answer on a copy; after a second one if the same player goes on."""
        tried = tried_on_copy(t, seat, action)
        if tried.waiting == shl(1, seat) and not isinstance(tried.top, Casting):
            return self.best_answer(tried, seat)
        return self.chance_of(tried, seat)

    def best_answer(self, t: WizardKittensState, seat: Seat) -> float:
        options = self.later
        options.clear()
        t.options(seat, options)
        best = NEVER
        for i in range(options.size):
            best = max(best, self.chance_of(tried_on_copy(t, seat, options.at(i)), seat))
        return best

    def chance_of(self, t: WizardKittensState, seat: Seat) -> float:
        """Return the chance to win as this seat sees it, without the Extra Credit of others."""
        if t.waiting == 0:
            return win_share(judge(t.tallies(), t.alive, t.ending, t.rules.fewer_cards).winners, seat)
        self.evaluation.take_side(t, seat)
        return self.evaluation.chance(seat)

    # -- spells ---------------------------------------------------------------------------
    def of_spell(self, t: WizardKittensState, seat: Seat, action: i64) -> float:
        """Return what the best use of a spell is worth."""
        rating = self.ratings[ACTIONS[action].kind - SPELL]
        if rating == DRAWN:
            return self.summoned(t, seat)
        if rating == SLUNG:
            return self.best_sling(t, seat)
        if rating == SWATTED:
            return self.best_swat(t, seat)
        if rating == DISMISSED:
            return self.best_dismissal(t, seat)
        if rating == SWITCHED:
            self.weigh_swaps(t)
            return self.best_of_all_switches(t)
        if rating == YOINKED:
            return self.best_yoink(t, seat)
        now = self.evaluation.chance(seat)
        change = self.by_trying(t, seat, action) - now
        self.evaluation.take_side(t, seat)  # trying has read other positions
        self.weigh_losses(t, seat)
        return change

    def summoned(self, t: WizardKittensState, seat: Seat) -> float:
        """Return the mean over what may come: a component for the best chapter, or the Professor."""
        self.count_unseen(t)
        unseen = 0.0
        worth = 0.0
        for kind in range(i64(TYPES)):
            n = self.unseen[kind]
            if n > 0.0:
                unseen += n
                worth += n * self.best_gain(t, seat, kind)
        if unseen > 0.0:
            worth /= unseen
        if len(t.deck) > LAST_PILE:
            return worth
        caught = 1.0 / float(len(t.deck))
        return (1.0 - caught) * worth + caught * (self.share_if_caught(t, seat) - self.evaluation.chance(seat))

    def share_if_caught(self, t: WizardKittensState, seat: Seat) -> float:
        return win_share(judge(tallies(t, ALL_CAUGHT), t.alive, ALL_CAUGHT, t.rules.fewer_cards).winners, seat)

    def best_sling(self, t: WizardKittensState, seat: Seat) -> float:
        best = NEVER
        first = seat * PER_CIRCLE
        for place in range(first, first + t.chapters * TYPES):
            if t.cells[place] != 0:
                best = max(best, self.loss[place] + self.best_gift(t, seat, place % TYPES))
        return 0.0 if best == NEVER else best  # with nothing to sling the spell does nothing

    def best_swat(self, t: WizardKittensState, seat: Seat) -> float:
        best = NEVER
        first = seat * PER_CIRCLE
        for place in range(first, first + t.chapters * TYPES):
            if t.cells[place] != 0:
                best = max(best, self.best_pair(t, place, seat))
        return best

    def best_dismissal(self, t: WizardKittensState, seat: Seat) -> float:
        best = NEVER
        first = seat * PER_CIRCLE
        for place in range(first, first + t.chapters * TYPES):
            if t.cells[place] != 0:
                best = max(best, self.loss_of_all(t, place))
        return 0.0 if best == NEVER else best

    def best_of_all_switches(self, t: WizardKittensState) -> float:
        """Rate all pairs; at worst one that changes nothing, two cards of one chapter or of one type."""
        n = self.list_occupied(t)
        best = 0.0
        for i in range(1, n):
            one = self.occupied[i]
            for j in range(i):
                best = max(best, self.switched(one, self.occupied[j]))
        return best

    def best_yoink(self, t: WizardKittensState, seat: Seat) -> float:
        """Rate discarding the least useful own card and taking the most useful of all."""
        cheapest = NEVER
        first = seat * PER_CIRCLE
        for place in range(first, first + t.chapters * TYPES):
            if t.cells[place] != 0:
                cheapest = max(cheapest, self.loss[place])
        if cheapest == NEVER:
            cheapest = 0.0
        best = 0.0
        n = self.list_occupied(t)
        for i in range(n):
            place = self.occupied[i]
            if place // PER_CIRCLE != seat:
                best = max(best, self.lose(t, place) + self.best_gain(t, seat, place % TYPES))
        return cheapest + best

    # -- single cards ---------------------------------------------------------------------
    def gain(self, t: WizardKittensState, owner: i64, chapter: i64, kind: i64) -> float:
        """Return what it changes to lay a card there."""
        place = place_of(owner, chapter, kind)
        t.cells[place] += 1
        worth = self.evaluation.change(t, owner, chapter)
        t.cells[place] -= 1
        return worth

    def best_gain(self, t: WizardKittensState, owner: i64, kind: i64) -> float:
        best = NEVER
        for chapter in range(t.chapters):
            best = max(best, self.gain(t, owner, chapter, kind))
        return best

    def best_gift(self, t: WizardKittensState, seat: Seat, kind: i64) -> float:
        """Return what the best place with another player is worth to the giver."""
        best = NEVER
        for owner in range(t.seats):
            if owner != seat and (t.alive >> owner) & 1 != 0:
                best = max(best, self.best_gain(t, owner, kind))
        return best

    def lose(self, t: WizardKittensState, place: i64) -> float:
        t.cells[place] -= 1
        worth = self.evaluation.change(t, place // PER_CIRCLE, chapter_of(place))
        t.cells[place] += 1
        return worth

    def loss_of_all(self, t: WizardKittensState, place: i64) -> float:
        cards = t.cells[place]
        t.cells[place] = 0
        worth = self.evaluation.change(t, place // PER_CIRCLE, chapter_of(place))
        t.cells[place] = cards
        return worth

    def weigh_losses(self, t: WizardKittensState, seat: Seat) -> None:
        first = seat * PER_CIRCLE
        for place in range(first, first + t.chapters * TYPES):
            if t.cells[place] != 0:
                self.loss[place] = self.lose(t, place)

    def best_pair(self, t: WizardKittensState, one: i64, seat: i64) -> float:
        """Return what it changes to take this card away and the best other one."""
        best = NEVER
        t.cells[one] -= 1
        first = seat * PER_CIRCLE
        for two in range(first, first + t.chapters * TYPES):
            if t.cells[two] != 0:
                if two // TYPES == one // TYPES:
                    best = max(best, self.lose(t, two))
                else:
                    best = max(best, self.loss[one] + self.loss[two])
        t.cells[one] += 1
        return best

    # -- swapped cards --------------------------------------------------------------------
    def list_occupied(self, t: WizardKittensState) -> i64:
        """List the places of all circles that hold a card, and return how many there are."""
        n: i64 = 0
        end = t.seats * PER_CIRCLE
        for place in range(end):
            if t.cells[place] != 0:
                self.occupied[n] = place
                n += 1
        return n

    def weigh_swaps(self, t: WizardKittensState) -> None:
        cells = t.cells
        n = self.list_occupied(t)
        for i in range(n):
            place = self.occupied[i]
            row = place - place % TYPES
            cells[place] -= 1
            for kind in range(i64(TYPES)):
                if row + kind != place:
                    cells[row + kind] += 1
                    self.swap[place * TYPES + kind] = self.evaluation.change(t, place // PER_CIRCLE, chapter_of(place))
                    cells[row + kind] -= 1
                else:
                    self.swap[place * TYPES + kind] = 0.0
            cells[place] += 1

    def switched(self, one: i64, two: i64) -> float:
        if one // TYPES == two // TYPES:
            return 0.0  # within a chapter the order means nothing
        return self.swap[one * TYPES + two % TYPES] + self.swap[two * TYPES + one % TYPES]

    def best_switch(self, t: WizardKittensState, one: i64, options: Choices) -> float:
        best = NEVER
        for i in range(options.size):
            two = options.at(i) - PICK
            if two != one or t.cells[one] > 1:
                best = max(best, self.switched(one, two))
        return best

    def count_unseen(self, t: WizardKittensState) -> None:
        """Count the components of each type that are still in the deck: all that lie nowhere else."""
        for kind in range(i64(TYPES)):
            n: i64 = COPIES
            for i in range(kind, i64(CELLS), TYPES):
                n -= i64(t.cells[i])
            for i in range(2 + kind, i64(len(t.won)), WON_RECORD):
                n -= i64(t.won[i])
            self.unseen[kind] = float(n)


def chapter_of(place: i64) -> i64:
    return place // TYPES % CHAPTERS


def tried_on_copy(t: WizardKittensState, seat: Seat, action: i64) -> WizardKittensState:
    """Return what an answer leads to before anything unknown is drawn for the next turn."""
    copy = t.clone()
    copy.skip_forced = False
    copy.apply(seat, action)
    return copy


def win_share(winners: i64, seat: i64) -> float:
    if (winners >> seat) & 1 == 0:
        return 0.0
    sharing = 0.0
    while winners != 0:
        winners &= winners - 1
        sharing += 1.0
    return 1.0 / sharing
