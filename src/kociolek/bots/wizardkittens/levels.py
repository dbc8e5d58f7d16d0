"""The bots for Wizard Kittens, the weakest first.

- `easy` plays as `medium`, but when its attention lapses it follows a few plain rules.
- `medium` rates every choice by what it changes in its chance to win, and does not search. It counts the cards that are
  still to come, knows how near everybody is to every curse, when the Professor may appear and what that would mean. It
  looks to the end of the spell it casts and no further.
- `eager` and `tidy` do the same with other numbers: one plays for the end by all six curses, the other for clean paws.
- `hard` tries its six best choices in the same imagined worlds, and plays them on to the end as `medium` would. It does
  what `medium` would do, unless another choice is clearly better: most differences are smaller than the luck of the
  worlds it has time for. A tree does no better here: nearly all that happens is open, so what matters is to compare the
  choices in equal luck, and a game is over soon enough to need no guess at how it will end.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, final

from mypy_extensions import i64

from kociolek.bots.bot import Bot, BotMaker, Clock
from kociolek.bots.chance import any_of, percent
from kociolek.bots.heuristic_bot import HeuristicBot
from kociolek.bots.lapses import Lapsing
from kociolek.bots.master_bot import Master, Mastery
from kociolek.bots.search_bot import SearchBot
from kociolek.bots.wizardkittens.scores import NEVER, Scorer
from kociolek.bots.wizardkittens.weights import (
    ALWAYS,
    EAGER,
    HARD_1_NUMBERS,
    HELPFUL_SWITCH,
    MEDIUM,
    PRIOR,
    SPELLS,
    THIN_DECK,
    TIDY,
    TWO_USELESS_CARDS,
    USELESS_CARD,
    Weights,
)
from kociolek.core.api import Action, Choices, Game, Seat, State, View
from kociolek.core.rng import Rng
from kociolek.games.wizardkittens.cards import NONE
from kociolek.games.wizardkittens.kinds import SPELL, SPELL_NAMES, TYPES
from kociolek.games.wizardkittens.places import PER_CIRCLE, PLACES, place_of
from kociolek.games.wizardkittens.scoring import GUILTY, WON_RECORD
from kociolek.games.wizardkittens.spells import Placing, SlingAiming, SwitchingWith
from kociolek.games.wizardkittens.state import WizardKittensState
from kociolek.games.wizardkittens.view import WizardKittensView
from kociolek.search.heuristic import Heuristic, lean
from kociolek.search.ismcts import Style

# -- heuristic --------------------------------------------------------------------------
DOUBT: Final = 0.01  # options whose chances differ by so much have odds that differ by a factor of e


@final
class WizardHeuristic(Heuristic):
    def __init__(self, weights: Weights) -> None:
        self.scorer: Final = Scorer(weights)

    def evaluate(self, s: State, out: list[float]) -> None:
        assert isinstance(s, WizardKittensState)
        if s.waiting == 0:
            super().evaluate(s, out)
            return
        evaluation = self.scorer.evaluation
        evaluation.read(s)
        for seat in range(s.seats):
            evaluation.points_if_all[seat] += evaluation.credit_of(s, seat)
        evaluation.share(s)
        for seat in range(s.seats):
            out[seat] = evaluation.chance(seat)

    def priors(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        assert isinstance(s, WizardKittensState)
        self.scorer.score(s, seat, options)
        best = self.scorer.scores[0]
        for i in range(1, options.size):
            best = max(best, self.scorer.scores[i])
        for i in range(options.size):
            out[i] = exp((self.scorer.scores[i] - best) / PRIOR)

    def leanings(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        assert isinstance(s, WizardKittensState)
        self.scorer.score(s, seat, options)
        lean(self.scorer.scores, int(options.size), DOUBT, out)

    def choose(self, s: State, seat: Seat, options: Choices, rng: Rng) -> i64:
        """Return the option with the best score; chance decides between equals."""
        assert isinstance(s, WizardKittensState)
        self.scorer.score(s, seat, options)
        best = NEVER * 2.0
        chosen: i64 = 0
        ties: i64 = 0
        for i in range(options.size):
            score = self.scorer.scores[i]
            if score >= best:
                if score > best:
                    ties = 0
                    best = score
                ties += 1
                if ties == 1 or rng.below(ties) == 0:
                    chosen = i
        return options.at(chosen)


# -- plain rules -------------------------------------------------------------------------------
MISTAKES: Final = 8  # in a hundred answers
THIN: Final = 11  # cards of the deck from which on it fears the Professor


@final
class PlainRules(Bot):
    """Plays as a person does at the second game of an evening: `easy` when its attention lapses.

    It brings cards to where a curse lacks them, gets rid of what is of no use to it and takes what it needs from
    others. It knows that ten points are too many when the Professor comes, and leaves the curse alone that would bring
    them. But it adds up its curses only, not their bonuses and extras, does not mind who else is about to finish a
    curse, and tidies up only when the deck has become thin. Now and then it does just anything.

    Without values for a spell its constructor raises MissingValues.
    """

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        SPELLS.check()

    def choose(self, view: View, clock: Clock) -> Action:
        assert isinstance(view, WizardKittensView)
        if percent(self.rng, MISTAKES):
            return any_of(view.options, self.rng)
        return ANSWERS.get(view.prompt, any_answer)(view, self.rng)


# -- answers ------------------------------------------------------------------------------
def cast(v: WizardKittensView, rng: Rng) -> Action:
    """Tidy up late in the game, switch if that helps, throw away what is useless, else draw another card."""
    useless = [a for a in own_cards(v) if not of_use(v, *a)]
    wishes: list[str] = []
    if len(v.state.deck) <= THIN and len(own_cards(v)) >= 2:
        wishes += SPELLS.cast_on(THIN_DECK)
    if helpful_switches(v):
        wishes += SPELLS.cast_on(HELPFUL_SWITCH)
    if useless and percent(rng, 60):
        wishes += SPELLS.cast_on(USELESS_CARD)
    if len(useless) >= 2 and percent(rng, 50):
        wishes += SPELLS.cast_on(TWO_USELESS_CARDS)
    for spell in wishes + SPELLS.cast_on(ALWAYS):
        found = [a for a in v.options if a.kind == SPELL + SPELL_NAMES.index(spell)]
        if found:
            return found[0]
    return any_of(v.options, rng)


def place_own(v: WizardKittensView, rng: Rng) -> Action:
    """Place where it is lacking, in the chapter that lacks least; if nowhere, where it does least harm."""
    assert isinstance(v.state.top, Placing)
    kind = v.state.top.kind
    lacking = [a for a in v.options if lacks(v, v.seat, a.index - 1, kind)]
    if lacking:
        return min(lacking, key=lambda a: missing(v, v.seat, a.index - 1))
    return max(v.options, key=lambda a: missing(v, v.seat, a.index - 1))


def place_with_another(v: WizardKittensView, rng: Rng) -> Action:
    assert isinstance(v.state.top, Placing)
    owner, kind = v.state.top.owner, v.state.top.kind
    return any_of([a for a in v.options if not lacks(v, owner, a.index - 1, kind)] or v.options, rng)


def aim(v: WizardKittensView, rng: Rng) -> Action:
    """Aim at a player who has no use for the card, else at anybody."""
    if not isinstance(v.state.top, SlingAiming):
        return any_of(v.options, rng)
    kind = v.state.top.kind
    safe = [a for a in v.options if not all(lacks(v, a.seat, chapter, kind) for chapter in range(v.state.chapters))]
    return any_of(safe or v.options, rng)


def part_with(v: WizardKittensView, rng: Rng) -> Action:
    """Give up a useless card first, then one from the chapter that lacks most."""
    own = [a for a in v.options if a.seat in (v.seat, -1)]
    useless = [a for a in own if not of_use(v, a.index - 1, a.kind)]
    return any_of(useless, rng) if useless else max(own, key=lambda a: missing(v, v.seat, a.index - 1))


def switch_first(v: WizardKittensView, rng: Rng) -> Action:
    helpful = {first for first, _ in helpful_switches(v)}
    return any_of([a for a in v.options if place(a) in helpful] or v.options, rng)


def switch_second(v: WizardKittensView, rng: Rng) -> Action:
    assert isinstance(v.state.top, SwitchingWith)
    helpful = {second for first, second in helpful_switches(v) if first == v.state.top.first}
    return any_of([a for a in v.options if place(a) in helpful] or v.options, rng)


def take(v: WizardKittensView, rng: Rng) -> Action:
    """Take what some chapter of its own lacks, from others if it can be."""
    wanted = [a for a in v.options if any(lacks(v, v.seat, chapter, a.kind) for chapter in range(v.state.chapters))]
    return any_of([a for a in wanted if a.seat != v.seat] or wanted or v.options, rng)


def any_answer(v: WizardKittensView, rng: Rng) -> Action:
    return any_of(v.options, rng)


ANSWERS: Final[dict[str, Callable[[WizardKittensView, Rng], Action]]] = {
    "place": place_own,
    "spell": cast,
    "sling.card": part_with,
    "sling.aim": aim,
    "sling.place": place_with_another,
    "swat.card": part_with,
    "dismiss.cards": part_with,
    "switch.first": switch_first,
    "switch.second": switch_second,
    "overflow.keep": take,
    "yoink.discard": part_with,
    "yoink.take": take,
}


# -- what it sees -------------------------------------------------------------------------
def need(v: WizardKittensView, chapter: i64, kind: i64) -> int:
    """Return how many of a component the curse of a chapter asks for; 0 without a curse that it wants."""
    curse = int(v.state.curses[chapter])
    if curse == NONE or points(v) + v.state.rules.cards.values[curse] >= GUILTY:
        return 0
    return v.state.rules.needs[curse * TYPES + kind]


def points(v: WizardKittensView) -> int:
    """Return the points of the curses it has defeated."""
    records = range(0, len(v.state.won), WON_RECORD)
    return sum(v.state.rules.cards.values[int(v.state.won[i + 1])] for i in records if v.state.won[i] == v.seat)


def count(v: WizardKittensView, seat: i64, chapter: i64, kind: i64) -> int:
    return int(v.state.cells[place_of(seat, chapter, kind)])


def lacks(v: WizardKittensView, seat: i64, chapter: i64, kind: i64) -> bool:
    return count(v, seat, chapter, kind) < need(v, chapter, kind)


def missing(v: WizardKittensView, seat: i64, chapter: i64) -> int:
    """Return how many cards a chapter lacks; many without a curse that it wants."""
    wanted = [need(v, chapter, kind) for kind in range(TYPES)]
    if not any(wanted):
        return 99
    return sum(max(0, n - count(v, seat, chapter, kind)) for kind, n in enumerate(wanted))


def of_use(v: WizardKittensView, chapter: i64, kind: i64) -> bool:
    return count(v, v.seat, chapter, kind) <= need(v, chapter, kind)


def own_cards(v: WizardKittensView) -> list[tuple[int, int]]:
    """Return chapter and type of every card in its circle."""
    places = [(chapter, kind) for chapter in range(v.state.chapters) for kind in range(TYPES)]
    return [at for at in places for _ in range(count(v, v.seat, *at))]


def helpful_switches(v: WizardKittensView) -> list[tuple[int, int]]:
    """Return pairs of places: a useless own card, and a card of another circle that the chapter lacks."""
    found: list[tuple[int, int]] = []
    for chapter, kind in own_cards(v):
        if not of_use(v, chapter, kind):
            own = int(place_of(v.seat, chapter, kind))
            wanted = [each for each in range(TYPES) if lacks(v, v.seat, chapter, each)]
            found += [(own, other) for other in cards_of_others(v) if other % TYPES in wanted]
    return found


def cards_of_others(v: WizardKittensView) -> list[int]:
    """Return the places of other circles where cards lie."""
    return [at for at in range(PLACES) if at // PER_CIRCLE != v.seat and v.state.cells[at]]


def place(a: Action) -> int:
    return int(place_of(a.seat, a.index - 1, a.kind))


# -- levels -----------------------------------------------------------------------------
# Answers in a hundred, by the least number of seats; so measured that `easy` lies 150 to 200 points below `medium`.
LAPSES_OF_EASY: Final = {1: 25, 3: 50}
TO_THE_END: Final = 400  # decisions; no game has as many
HARD: Final = Style(depth=TO_THE_END, exploration=2.0, prior_weight=0.0, guidance=100, plies=1, width=6, doubt=3.0)
MASTER: Final = Mastery(HARD, False, False, HARD)  # the favourite is the choice of the network
# `hard-1` never changes: `master` and what comes after it are measured against it.
HARD_1: Final = Style(depth=TO_THE_END, exploration=2.0, prior_weight=0.0, guidance=100, plies=1, width=6, doubt=3.0)
HARD_1_WEIGHTS: Final = Weights(dict(HARD_1_NUMBERS))


def wizardkittens_guide(game: Game) -> Heuristic:
    """Return the judgement of `hard-1`, which never changes."""
    return WizardHeuristic(HARD_1_WEIGHTS)


def wizardkittens_heuristic(game: Game) -> Heuristic:
    return WizardHeuristic(MEDIUM)


def medium(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, wizardkittens_heuristic(game), rates_forced=True)


def easy(game: Game, rng: Rng) -> Bot:
    return Lapsing(game, rng, medium(game, rng), PlainRules(game, rng), LAPSES_OF_EASY)


def eager(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, WizardHeuristic(EAGER), rates_forced=True)


def tidy(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, WizardHeuristic(TIDY), rates_forced=True)


def hard(game: Game, rng: Rng) -> Bot:
    return SearchBot(game, rng, wizardkittens_heuristic(game), HARD)


def hard_1(game: Game, rng: Rng) -> Bot:
    return SearchBot(game, rng, wizardkittens_guide(game), HARD_1)


def master(game: Game, rng: Rng) -> Bot:
    return Master(game, rng, wizardkittens_heuristic(game), wizardkittens_guide(game), MASTER)


WIZARDKITTENS_BOTS: Final[dict[str, BotMaker]] = {
    "easy": easy,
    "eager": eager,
    "tidy": tidy,
    "medium": medium,
    "hard": hard,
}
WIZARDKITTENS_YARDSTICKS: Final[dict[str, BotMaker]] = {"hard-1": hard_1, "master": master}
