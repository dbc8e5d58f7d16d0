"""The bots for Witchstone, the weakest first.

- `beginner` follows a few plain rules, and `easy` does so when its attention lapses; else it plays as `medium`.
- `medium` rates every choice in points, those of this turn and those to be hoped for, and does not search. It knows
  what a group of symbols is worth now and in the turns to come, which areas have tokens, what its prophecies still
  want, and what the next fields of pentagram and wand bring.
- `expert` plays its choices on to the end of the game as `medium` would, for everybody, in the same worlds. A turn is a
  dozen small choices, and what one of them is good for shows many turns later, so the points at the end count. They
  vary much, and over a hundred choices of a game every unlucky guess costs: it departs from what `medium` would do only
  for a choice that has done clearly better. `hard` plays as `medium` when its attention lapses.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from kociolek.bots.bot import Bot, BotMaker, Clock
from kociolek.bots.heuristic_bot import HeuristicBot
from kociolek.bots.lapses import Lapsing
from kociolek.bots.master_bot import Master, Mastery
from kociolek.bots.search_bot import SearchBot
from kociolek.bots.witchstone.evaluation import Evaluation, Worth
from kociolek.bots.witchstone.scores import Scorer
from kociolek.bots.witchstone.weights import Prophecies
from kociolek.core.api import Action, Choices, Game, Seat, State, View
from kociolek.core.rng import Rng
from kociolek.core.stack import THE_END
from kociolek.games.witchstone.game import Witchstone
from kociolek.games.witchstone.kinds import ACTIONS
from kociolek.games.witchstone.lookup import Lookup
from kociolek.games.witchstone.preview import Yield, yields
from kociolek.games.witchstone.state import WitchstoneState
from kociolek.games.witchstone.turn import Turn
from kociolek.games.witchstone.view import WitchstoneView
from kociolek.search.heuristic import Heuristic, lean
from kociolek.search.ismcts import Style

# -- heuristic --------------------------------------------------------------------------
DOUBT: Final = 0.7  # options whose scores differ by so many points have odds that differ by a factor of e
WARMTH: Final = 2.0  # a choice that is so many points worse has a prior smaller by a factor of e
LUCK: Final = 3.0  # how many points a turn may change the difference of two players
CLEAR_LEAD: Final = 20.0  # so many points apart at the end, and one player's share is e times the other's


def turns_to_come(t: WitchstoneState, seat: Seat) -> i64:
    """Return the turns a seat still has, the one that has not yet begun included."""
    turns = t.box.rounds - t.round
    if t.round == 0:
        return turns
    place = seat - t.beginner
    now = t.active - t.beginner
    if place < 0:
        place += t.seats
    if now < 0:
        now += t.seats
    if place >= now:
        turns += 1
    return turns


@final
class WitchstoneHeuristic(Heuristic):
    def __init__(self, box: Lookup) -> None:
        worth = Worth(box, Prophecies(box))
        self.evaluation: Final = Evaluation(box, worth)
        self.scorer: Final = Scorer(box, worth)

    def is_quiet(self, s: State) -> bool:
        """Return whether a turn is over: what the middle of one will yet bring is for the rules to tell."""
        assert isinstance(s, WitchstoneState)
        return isinstance(s.top, Turn) or s.top is THE_END

    def settled(self, view: View) -> int:
        """At the end of a turn, to end it: what else may be done can wait until the next one."""
        return view.options[0].id if view.prompt == "turn.end" else -1

    def evaluate(self, s: State, out: list[float]) -> None:
        """Share the win by the expected difference of the final points.

        So it is when the game is over: a rollout that ends far ahead promises more than a narrow win.
        """
        assert isinstance(s, WitchstoneState)
        over = s.top is THE_END
        best = -1000.0
        turns: i64 = 0
        for seat in range(s.seats):
            if not over:
                turns = turns_to_come(s, Seat(seat))
            out[seat] = self.evaluation.expected(s, s.players[seat], turns)
            if out[seat] > best and s.present(Seat(seat)):
                best = out[seat]
        spread = CLEAR_LEAD
        if not over:
            spread = LUCK * sqrt(1.0 + float(s.box.rounds - s.round))
        whole = 0.0
        for seat in range(s.seats):
            if s.present(Seat(seat)):
                out[seat] = exp((out[seat] - best) / spread)
            else:
                out[seat] = 0.0
            whole += out[seat]
        for seat in range(s.seats):
            out[seat] /= whole

    def priors(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        assert isinstance(s, WitchstoneState)
        self.scorer.score(s, seat, options)
        best = self.scorer.scores[0]
        for i in range(1, options.size):
            if self.scorer.scores[i] > best:
                best = self.scorer.scores[i]
        for i in range(options.size):
            out[i] = exp((self.scorer.scores[i] - best) / WARMTH)

    def leanings(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        assert isinstance(s, WitchstoneState)
        self.scorer.score(s, seat, options)
        lean(self.scorer.scores, int(options.size), DOUBT, out)

    def choose(self, s: State, seat: Seat, options: Choices, rng: Rng) -> i64:
        assert isinstance(s, WitchstoneState)
        self.scorer.score(s, seat, options)
        scores = self.scorer.scores
        best: i64 = 0
        for i in range(1, options.size):
            if scores[i] > scores[best]:
                best = i
        return options.at(best)


# -- beginner -------------------------------------------------------------------------------
OVERLOOKED: Final = 0.1  # chance that a choice is not seen at all
SOMETHING: Final = 0.5  # to do anything is better than to end a series
A_BOOST: Final = -0.5  # saved for a better occasion, which never comes
A_CRYSTAL: Final = -10.0  # nobody likes to pay for taking one out
A_POTION: Final = 4.0  # what a crystal on the rack is good for is easy to see
A_THOUSAND: Final = 1000


@final
class Beginner(Bot):
    """The bot `beginner`: takes the large groups and the points it can see, and plans nothing.

    It plays as somebody in a first game does: it looks at what a choice brings at once and not at what it is good for
    later, hardly thinks of its prophecies, keeps boost spells it should use, and now and then overlooks the best
    choice.
    """

    def choose(self, view: View, clock: Clock) -> Action:
        assert isinstance(view, WitchstoneView)
        if len(view.options) == 1 or view.prompt == "turn.end":
            return view.options[0]  # the first answer ends the turn
        best: Action | None = None
        best_worth = 0.0
        for action, found in zip(view.options, yields(view), strict=True):
            worth = self.worth(action, found) + self.chance() * SOMETHING
            if self.chance() >= OVERLOOKED and (best is None or worth > best_worth):
                best, best_worth = action, worth
        return best if best is not None else view.options[0]

    def worth(self, action: Action, found: Yield) -> float:
        """Return the visible yield of a choice, points and actions alike."""
        if action.verb == "remove":
            return A_CRYSTAL
        if action.verb == "boost":
            return A_BOOST
        if action.verb in ("end", "hide"):
            return 0.0
        if action.verb == "out":
            return A_POTION
        gained = sum(n for name, n in found.items() if name in ACTIONS)
        return SOMETHING + found.get("points", 0) + gained

    def chance(self) -> float:
        return self.rng.below(A_THOUSAND) / A_THOUSAND


# -- levels -----------------------------------------------------------------------------
# Answers in a hundred, by the least number of seats; so measured that the levels lie 150 to 200 points apart.
LAPSES_OF_EASY: Final = {1: 12}
LAPSES_OF_HARD: Final = {1: 93, 3: 88}
TO_THE_END: Final = 10_000
EXPERT: Final = Style(
    depth=TO_THE_END, exploration=2.0, prior_weight=0.0, guidance=100, plies=1, width=8, least_prior=1e-15, doubt=1.0
)
MASTER: Final = Mastery(EXPERT, False, False, EXPERT)  # the favourite is the choice of the network
# `hard-1` never changes: `master` and what comes after it are measured against it.
HARD_1: Final = Style(
    depth=TO_THE_END, exploration=2.0, prior_weight=0.0, guidance=100, plies=1, width=8, least_prior=1e-15, doubt=1.0
)


def witchstone_guide(game: Game) -> Heuristic:
    """Return the judgement of `hard-1`, which never changes."""
    assert isinstance(game, Witchstone)
    return WitchstoneHeuristic(game.box)


def witchstone_heuristic(game: Game) -> Heuristic:
    assert isinstance(game, Witchstone)
    return WitchstoneHeuristic(game.box)


def medium(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, witchstone_heuristic(game))


def easy(game: Game, rng: Rng) -> Bot:
    return Lapsing(game, rng, medium(game, rng), Beginner(game, rng), LAPSES_OF_EASY)


def hard(game: Game, rng: Rng) -> Bot:
    return Lapsing(game, rng, expert(game, rng), medium(game, rng), LAPSES_OF_HARD)


def expert(game: Game, rng: Rng) -> Bot:
    return SearchBot(game, rng, witchstone_heuristic(game), EXPERT)


def hard_1(game: Game, rng: Rng) -> Bot:
    return SearchBot(game, rng, witchstone_guide(game), HARD_1)


def master(game: Game, rng: Rng) -> Bot:
    return Master(game, rng, witchstone_heuristic(game), witchstone_guide(game), MASTER)


WITCHSTONE_BOTS: Final[dict[str, BotMaker]] = {
    "beginner": Beginner,
    "easy": easy,
    "medium": medium,
    "hard": hard,
    "expert": expert,
}
WITCHSTONE_YARDSTICKS: Final[dict[str, BotMaker]] = {"hard-1": hard_1, "master": master}
