"""Evaluation of positions: the chance of each player to win, and what a card more or less would change.

There are two ways to win, so there are two races. If all six curses fall, points decide; if Professor Whispurr comes
first, the fewest cards among those with less than ten points do. For every seat the evaluation estimates the points and
cards at the end, from how near its chapters are to their curses and from how many cards are left to draw. It weighs
both races by how likely each ending is. All of it is open to everybody but a kitten's own Extra Credit.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kociolek.bots.wizardkittens.weights import LAST_PILE, Weights
from kociolek.core.api import NOBODY, Seat
from kociolek.games.wizardkittens.cards import NONE
from kociolek.games.wizardkittens.kinds import TYPES
from kociolek.games.wizardkittens.options import Rules
from kociolek.games.wizardkittens.places import CHAPTERS, MOST_SEATS, PLACES, place_of
from kociolek.games.wizardkittens.scoring import (
    CURSES_IN_PLAY,
    GUILTY,
    SUSPICIOUS,
    WON_RECORD,
    extras_of,
    goal_points,
    in_chapter,
    of_type,
)
from kociolek.games.wizardkittens.state import WizardKittensState


@final
class Evaluation:
    """Buffers that `read` fills. They hold until the position changes."""

    def __init__(self, weights: Weights) -> None:
        self.w: Final = weights
        self.pulls_by_missing: Final[vec[float]] = vec[float](weights.pulls)
        self.base: vec[u8] = vec[u8]([0] * PLACES)
        self.seats: i64 = 0
        self.chapters: i64 = 0
        self.rounds = 0.0
        self.curses_left = 0.0
        self.rules: Rules | None = None  # of which `recipe` is the mean size of a recipe
        self.recipe = 0.0
        self.lead = 0.0  # curses that the kitten with most of them has more than the average
        # [seat * CHAPTERS + chapter]
        self.sizes: Final[vec[float]] = vec[float]([0.0] * (MOST_SEATS * CHAPTERS))
        self.gains: Final[vec[float]] = vec[float]([0.0] * (MOST_SEATS * CHAPTERS))
        self.pulls: Final[vec[float]] = vec[float]([0.0] * (MOST_SEATS * CHAPTERS))
        self.whole_pulls: Final[vec[float]] = vec[float]([0.0] * CHAPTERS)
        self.bonus: Final[vec[float]] = vec[float]([0.0] * (MOST_SEATS * TYPES))  # points for such a card in the circle
        self.credit = 0.0
        # [seat]
        self.points: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        self.won: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)  # curses
        self.points_if_all: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        self.points_if_caught: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        self.cards: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        self.expected_falls = 0.0
        self.all_fall = 0.0
        self.by_points: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)  # share of the win if all fall
        self.by_paws: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)  # if caught
        self.caution: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)  # what a point adds to the log of innocence
        # What one more point or card of a seat is worth to `me`.
        self.me: Seat = NOBODY
        self.per_point_if_all: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        self.per_point_if_caught: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        self.per_card: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
        self.per_fall = 0.0
        self.worth_now: Final[vec[float]] = vec[float]([0.0] * CHAPTERS)

    # -- reading the table ----------------------------------------------------------------
    def read(self, t: WizardKittensState) -> None:
        if self.rules is not t.rules:
            self.rules = t.rules
            self.recipe = mean_recipe(t.rules.needs)
        self.base = t.cells[:]
        self.seats = t.seats
        self.chapters = t.chapters
        self.rounds = draws_left(len(t.deck)) / (self.w.draws_a_turn * float(t.seats))
        self.curses_left = float(CURSES_IN_PLAY - len(t.won) // WON_RECORD)
        self.read_points(t)
        for chapter in range(t.chapters):
            self.whole_pulls[chapter] = 0.0
            for seat in range(t.seats):
                self.read_chapter(t, seat, chapter)
                self.whole_pulls[chapter] += self.pulls[seat * CHAPTERS + chapter]
        self.expect(t)

    def read_points(self, t: WizardKittensState) -> None:
        """Read the points: curses won and their bonuses, less the extras."""
        cards = t.rules.cards
        for i in range(i64(MOST_SEATS)):
            self.points[i] = 0.0
            self.won[i] = 0.0
        for i in range(i64(MOST_SEATS * TYPES)):
            self.bonus[i] = 0.0
        for record in range(i64(len(t.won)) // WON_RECORD):
            owner = i64(t.won[record * WON_RECORD])
            curse = i64(t.won[record * WON_RECORD + 1])
            self.points[owner] += float(i64(cards.values[curse]) - extras_of(t.won, record))
            self.won[owner] += 1.0
            kind = i64(cards.bonus[curse])
            if kind != NONE:
                self.bonus[owner * TYPES + kind] += 1.0
                self.points[owner] += float(of_type(t.cells, owner, kind))
            elif cards.odd_bonus:
                self.points[owner] += float(goal_points(t, owner, cards.bonuses[curse]))
        most = 0.0
        for i in range(i64(MOST_SEATS)):
            most = max(most, self.won[i])
        self.lead = most - (float(CURSES_IN_PLAY) - self.curses_left) / float(t.seats)

    def read_chapter(self, t: WizardKittensState, seat: i64, chapter: i64) -> None:
        """Read a seat's chapter: its cards, what its curse would bring, and how soon."""
        i = seat * CHAPTERS + chapter
        curse = i64(t.curses[chapter])
        self.sizes[i] = float(in_chapter(t.cells, seat, chapter))
        self.pulls[i] = 0.0
        self.gains[i] = 0.0
        if curse == NONE or (t.alive >> seat) & 1 == 0:
            return
        cells = t.cells
        needs = t.rules.needs
        place = place_of(seat, chapter, 0)
        need = curse * TYPES
        missing: i64 = 0
        extras: i64 = 0
        for kind in range(i64(TYPES)):
            lacking = i64(needs[need + kind]) - i64(cells[place + kind])
            if lacking > 0:
                missing += lacking
            else:
                extras -= lacking
        self.gains[i] = float(i64(t.rules.cards.values[curse]) - extras)
        if missing == 0 and seat == t.active:
            self.pulls[i] = self.w.pull_now
        else:
            self.pulls[i] = self.pulls_by_missing[missing]

    # -- what to expect -------------------------------------------------------------------
    def fall(self, whole_pull: float) -> float:
        """Return the chance that a curse falls before the Professor comes."""
        push = self.w.pace * (self.rounds + 0.5) * whole_pull
        return push / (1.0 + push)

    def expect(self, t: WizardKittensState) -> None:
        """Estimate the points and cards of each seat at the end."""
        for seat in range(t.seats):
            self.points_if_all[seat] = self.points[seat]
            self.points_if_caught[seat] = self.points[seat]
            self.cards[seat] = 0.0
            for chapter in range(t.chapters):
                i = seat * CHAPTERS + chapter
                self.cards[seat] += self.sizes[i]
                if self.pulls[i] > 0.0:
                    share = self.pulls[i] / self.whole_pulls[chapter]
                    soon = share * self.fall(self.whole_pulls[chapter])
                    self.points_if_all[seat] += share * self.gains[i]
                    self.points_if_caught[seat] += soon * self.gains[i]
                    self.cards[seat] -= soon * self.sizes[i]
        self.expected_falls = 0.0
        for chapter in range(t.chapters):
            self.expected_falls += self.fall(self.whole_pulls[chapter])
        self.all_fall = logistic(
            self.w.all_fall
            + self.w.all_fall_per_curse_left * self.curses_left
            + self.w.all_fall_per_round * self.rounds
            + self.w.all_fall_per_expected * self.expected_falls
            + self.w.all_fall_per_seat * float(t.seats - 3)
            + self.w.all_fall_per_need * (self.recipe - 3.0) * self.curses_left
            + self.w.all_fall_per_lead * self.lead
        )

    def credit_of(self, t: WizardKittensState, seat: i64) -> float:
        """Return what a kitten's Extra Credit would bring with today's circle."""
        credit = i64(t.credits[seat])
        if credit == NONE:
            return 0.0
        points = goal_points(t, seat, t.rules.cards.credits[credit])
        return float(points) / (1.0 + self.w.credit_blur * self.curses_left)

    def share(self, t: WizardKittensState) -> None:
        """Compute each seat's share of either win. Add Extra Credit to `points_if_all` before."""
        sharpness = self.w.points_at_the_end / (1.0 + self.w.points_blur * self.curses_left)
        weight = self.w.cards_at_the_end / (1.0 + self.w.cards_blur * self.rounds)
        edge = self.w.guilt_edge + self.w.guilt_blur * self.rounds
        points = 0.0
        paws = self.w.nobody_innocent
        for seat in range(t.seats):
            if (t.alive >> seat) & 1 != 0:
                expected = self.points_if_caught[seat]
                innocent = logistic((float(GUILTY) - 0.5 - expected) / edge)
                self.caution[seat] = (innocent - 1.0) / edge
                if t.rules.chapters == 2:
                    unsuspicious = logistic((expected - float(SUSPICIOUS) - 0.5) / edge)
                    self.caution[seat] += (1.0 - unsuspicious) / edge
                    innocent *= unsuspicious
                self.by_points[seat] = exp(sharpness * self.points_if_all[seat])
                self.by_paws[seat] = innocent * exp(weight * (self.w.tie_break * expected - self.cards[seat]))
            else:
                self.by_points[seat] = 0.0
                self.by_paws[seat] = 0.0
            points += self.by_points[seat]
            paws += self.by_paws[seat]
        for seat in range(t.seats):
            self.by_points[seat] /= points
            self.by_paws[seat] /= paws

    def chance(self, seat: i64) -> float:
        return self.all_fall * self.by_points[seat] + (1.0 - self.all_fall) * self.by_paws[seat]

    # -- what a change is worth -----------------------------------------------------------
    def take_side(self, t: WizardKittensState, me: Seat) -> None:
        """Read the position as one player, who knows only the own Extra Credit, and derive what counts for it."""
        self.read(t)
        self.me = me
        self.credit = self.credit_of(t, me)
        self.points_if_all[me] += self.credit
        self.share(t)
        sharpness = self.w.points_at_the_end / (1.0 + self.w.points_blur * self.curses_left)
        weight = self.w.cards_at_the_end / (1.0 + self.w.cards_blur * self.rounds)
        all_fall = self.all_fall
        mine_by_points = self.by_points[me]
        mine_by_paws = self.by_paws[me]
        for seat in range(t.seats):
            own = 0.0
            if seat == me:
                own = 1.0
            points = all_fall * mine_by_points * (own - self.by_points[seat])
            paws = (1.0 - all_fall) * mine_by_paws * (own - self.by_paws[seat])
            self.per_point_if_all[seat] = points * sharpness
            self.per_point_if_caught[seat] = paws * (weight * self.w.tie_break + self.caution[seat])
            self.per_card[seat] = -paws * weight
        self.per_fall = all_fall * (1.0 - all_fall) * (mine_by_points - mine_by_paws) * self.w.all_fall_per_expected
        for chapter in range(t.chapters):
            self.worth_now[chapter] = self.race(chapter)

    def race(self, chapter: i64) -> float:
        """Return what the race for the curse of a chapter is worth to `me`."""
        whole = self.whole_pulls[chapter]
        if whole == 0.0:
            return 0.0
        fall = self.fall(whole)
        worth = 0.0
        i = chapter
        for seat in range(self.seats):
            gain = self.gains[i]
            caught = self.per_point_if_caught[seat] * gain - self.per_card[seat] * self.sizes[i]
            if seat == self.me and self.pulls[i] == self.w.pull_now:
                points = self.points[seat]
                if points < float(GUILTY) <= points + gain:  # no slope tells what the step to guilt costs
                    caught = (self.all_fall - 1.0) * self.by_paws[seat]
            worth += self.pulls[i] * (self.per_point_if_all[seat] * gain + fall * caught)
            i += CHAPTERS
        return worth / whole + self.per_fall * fall

    def change(self, t: WizardKittensState, seat: i64, chapter: i64) -> float:
        """Return how much better off `me` is with this chapter as it lies now than as it was read."""
        i = seat * CHAPTERS + chapter
        size = self.sizes[i]
        gain = self.gains[i]
        pull = self.pulls[i]
        whole = self.whole_pulls[chapter]
        self.read_chapter(t, seat, chapter)
        self.whole_pulls[chapter] = whole - pull + self.pulls[i]
        worth = self.race(chapter) - self.worth_now[chapter] + self.per_card[seat] * (self.sizes[i] - size)
        self.sizes[i] = size
        self.gains[i] = gain
        self.pulls[i] = pull
        self.whole_pulls[chapter] = whole
        place = place_of(seat, chapter, 0)
        for kind in range(i64(TYPES)):
            bonus = self.bonus[seat * TYPES + kind]
            if bonus != 0.0:
                more = bonus * float(i64(t.cells[place + kind]) - i64(self.base[place + kind]))
                worth += more * (self.per_point_if_all[seat] + self.per_point_if_caught[seat])
        if seat == self.me:
            worth += (self.credit_of(t, seat) - self.credit) * self.per_point_if_all[seat]
        return worth


def logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


def mean_recipe(needs: vec[u8]) -> float:
    """Return how many components a curse of the box needs on average."""
    components: i64 = 0
    for i in range(i64(len(needs))):
        components += i64(needs[i])
    return float(components) * float(TYPES) / float(len(needs))


def draws_left(deck: i64) -> float:
    """Return how many cards will be drawn before Caught, on average."""
    if deck > LAST_PILE:
        return float(deck - LAST_PILE) + float(LAST_PILE + 1) / 2.0
    return float(deck + 1) / 2.0
