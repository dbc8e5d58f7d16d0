"""The bots for Exploding Kittens, the weakest first.

- `easy` follows a few plain rules.
- `medium` plays the choice with the best score (scores.py) and does not search. `chaotic`, `cautious` and `vengeful` do
  the same with other weights (weights.py).
- `hard` searches: it tries every choice in the same imagined worlds, plays on for 8 decisions as `medium` would and
  rates where that led (evaluation.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from kociolek.bots.bot import Bot, BotMaker, Clock
from kociolek.bots.chance import any_of, percent
from kociolek.bots.heuristic_bot import HeuristicBot
from kociolek.bots.kittens.evaluation import win_chances
from kociolek.bots.kittens.odds import bottom_card, danger, implosion, top_card
from kociolek.bots.kittens.scores import Scorer, freshly_tucked
from kociolek.bots.kittens.weights import (
    ALL_TURNS,
    ALTERING,
    BOMB,
    BURIAL,
    CARDS,
    CAUTIOUS,
    CHAOTIC,
    ENDS_SWAPPED,
    FIRST,
    FROM_BELOW,
    HECK,
    MEDIUM,
    ONE_TURN,
    ONSLAUGHT,
    PEEK,
    SERVED,
    SHUFFLING,
    TRICK,
    VENGEFUL,
    Weights,
)
from kociolek.bots.master_bot import Master, Mastery
from kociolek.bots.search_bot import SearchBot
from kociolek.core.api import UNKNOWN, Action, Choices, Game, Kind, Seat, State, View, shl
from kociolek.core.rng import Rng
from kociolek.core.zones import KIND_BITS, KIND_MASK
from kociolek.games.kittens.cards.imploding import IMPLODING_KITTEN
from kociolek.games.kittens.cards.party import Altering
from kociolek.games.kittens.kinds import (
    ARMAGEDDON,
    DEFUSE,
    EXPLODING_KITTEN,
    FAVOR,
    FERAL_CAT,
    GODCAT,
    NAMES,
    NOPE,
    is_cat,
)
from kociolek.games.kittens.nope import Pending
from kociolek.games.kittens.state import KittensState
from kociolek.games.kittens.view import KittensView
from kociolek.search.heuristic import Heuristic, lean
from kociolek.search.ismcts import Style

# -- heuristic --------------------------------------------------------------------------
DOUBT: Final = 0.05  # options whose scores differ by so much have odds that differ by a factor of e
SUSPICION: Final = 75  # in a hundred kittens put back so many lie on top


@final
class KittensHeuristic(Heuristic):
    """Scores and evaluation with one set of weights.

    Raises MissingValues when it is made, if a card of the game has no values.
    """

    def __init__(self, weights: Weights) -> None:
        CARDS.check()
        self.scorer: Final = Scorer(weights)

    def evaluate(self, s: State, out: list[float]) -> None:
        assert isinstance(s, KittensState)
        win_chances(s, out)

    def priors(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        """Write 1 for the best choice, 0 for the worst."""
        assert isinstance(s, KittensState)
        self.scorer.score(s, seat, options, Rng(1))  # the same for the same position
        scores = self.scorer.scores
        low = scores[0]
        high = low
        for i in range(1, options.size):
            low = min(low, scores[i])
            high = max(high, scores[i])
        for i in range(options.size):
            out[i] = (scores[i] - low) / (high - low) if high > low else 0.5

    def leanings(self, s: State, seat: Seat, options: Choices, out: list[float]) -> None:
        assert isinstance(s, KittensState)
        self.scorer.score(s, seat, options, Rng(1))
        lean(self.scorer.scores, int(options.size), DOUBT, out)

    def adjust_world(self, s: State, seat: Seat, rng: Rng) -> None:
        """Move a kitten that somebody else has just put back to the top, where it is likely to lie."""
        assert isinstance(s, KittensState)
        slots = s.pile.slots
        top: i64 = s.pile.size() - 1
        mine = shl(1, seat + KIND_BITS)
        if top < 0 or i64(slots[top]) & mine != 0 or not freshly_tucked(s) or rng.below(100) >= SUSPICION:
            return
        place: i64 = -1
        for i in range(top + 1):
            if i64(slots[i]) & KIND_MASK == EXPLODING_KITTEN:
                if i64(slots[i]) & mine != 0:
                    return  # this player put it back, or has seen where it is
                place = i
        if place >= 0:
            s.pile.swap(0, top - place)

    def choose(self, s: State, seat: Seat, options: Choices, rng: Rng) -> i64:
        assert isinstance(s, KittensState)
        self.scorer.score(s, seat, options, rng)
        scores = self.scorer.scores
        best: i64 = 0
        for i in range(1, options.size):
            if scores[i] > scores[best]:
                best = i
        return options.at(best)


# -- easy -------------------------------------------------------------------------------
DEADLY: Final = [EXPLODING_KITTEN, IMPLODING_KITTEN]
DEMANDED: Final = 93  # the least rank of a card that it asks for by name
MISTAKES: Final = 6  # in a hundred turns
FEAR: Final = 0.34  # of a kitten with a Defuse in hand ...
PANIC: Final = 0.12  # ... and without


@final
class Easy(Bot):
    """The bot `easy`: plays as a person does who knows the rules and has no great plan.

    It defuses when it can, runs from a kitten it has seen or smells, says Nope to what hurts it most of the time, gives
    its worst card away for a Favor, and now and then makes a plain mistake. Without values for a card of the game its
    constructor raises MissingValues.
    """

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        CARDS.check()

    def choose(self, view: View, clock: Clock) -> Action:
        assert isinstance(view, KittensView)
        if len(view.options) == 1:
            return view.options[0]
        if view.public.blind >> view.seat & 1:
            return act_blindly(view, self.rng)
        answer = ANSWERS.get(view.prompt) or BY_VERB.get(view.options[0].verb, any_answer)
        return answer(view, self.rng)


# -- one's own turn -----------------------------------------------------------------------
def take_turn(v: KittensView, rng: Rng) -> Action:
    if percent(rng, MISTAKES):
        return any_of([a for a in v.options if a.kind != DEFUSE], rng)  # nobody throws Defuses away
    risk = max(danger(v), implosion(v))
    if risk > (FEAR if holds(v, DEFUSE) else PANIC):
        way_out = run(v, risk)
        if way_out is not None:
            return way_out
    return gain(v, rng) or option(v, "draw")


def run(v: KittensView, risk: float) -> Action | None:
    """Return the best way not to draw the top card, None if there is none."""
    if risk < 1.0 and top_card(v) == UNKNOWN:
        for kind in CARDS.kinds_of(ALTERING, PEEK):
            if can(v, "play", kind):
                return option(v, "play", kind)
    ways = CARDS.kinds_of(ONE_TURN, ONSLAUGHT, ALL_TURNS, BURIAL, BOMB)
    if danger(v, bottom_card(v)) < risk:
        ways += CARDS.kinds_of(HECK, FROM_BELOW, ENDS_SWAPPED)
    if risk == 1.0:
        ways += CARDS.kinds_of(ALTERING, SHUFFLING)
    if holds(v, DEFUSE):
        ways.append(ARMAGEDDON)
    for verb in ("play", "godcat"):
        for kind in ways:
            if can(v, verb, kind):
                return option(v, verb, kind)
    return None


def gain(v: KittensView, rng: Rng) -> Action | None:
    """Return a move that steals something, or None to end the turn."""
    combos = [a for a in v.options if a.verb in ("triple", "triple_feral", "pair", "pair_feral") and is_cat(a.kind)]
    combos = [a for a in combos if a.kind != FERAL_CAT]
    if combos and percent(rng, 60):
        return max(combos, key=lambda a: a.verb == "triple")
    if can(v, "play", FAVOR) and percent(rng, 40):
        return option(v, "play", FAVOR)
    if can(v, "play", ARMAGEDDON) and holds(v, DEFUSE) and percent(rng, 25):
        return option(v, "play", ARMAGEDDON)
    for kind in CARDS.kinds_of(TRICK, SERVED):  # now and then, just because
        if can(v, "play", kind) and percent(rng, 20):
            return option(v, "play", kind)
    return None


# -- Nope ---------------------------------------------------------------------------------
def say_nope(v: KittensView, rng: Rng) -> Action:
    return option(v, "play", NOPE) if percent(rng, wish_to_nope(v)) else option(v, "pass")


def wish_to_nope(v: KittensView) -> int:
    """Return the chance to say Nope, in percent. Mostly it minds its own business."""
    played = v.public.top
    assert isinstance(played, Pending)
    if played.by == v.seat:  # so its own card was Noped
        return 60 if danger(v) > PANIC else 25
    if played.noped:
        return 0 if v.seat in (played.against, next_after(v, int(played.by))) else 2
    if played.against == v.seat:
        return 90 if played.named == DEFUSE and holds(v, DEFUSE) else 55
    if played.card.key == "attack" and next_after(v, int(played.by)) == v.seat:
        return 55
    return 4


# -- all other questions ------------------------------------------------------------------
def aim(v: KittensView, rng: Rng) -> Action:
    """Aim at the fullest hand, mostly."""
    if percent(rng, 30):
        return any_of(v.options, rng)
    return max(v.options, key=lambda a: (v.sizes[a.seat], -a.seat))


def demand(v: KittensView, rng: Rng) -> Action:
    wanted = [a for a in v.options if rank(a.kind) >= DEMANDED and a.kind != GODCAT]
    if percent(rng, 75) and can(v, "name", DEFUSE):
        return option(v, "name", DEFUSE)
    return any_of(wanted or v.options, rng)


def save_oneself(v: KittensView, rng: Rng) -> Action:
    """Use Godcat if there is a choice: everybody knows of it, so it will not stay long."""
    for verb in ("godcat", "play"):
        if can(v, verb, DEFUSE):
            return option(v, verb, DEFUSE)
    return option(v, "explode")


def hide_kitten(v: KittensView, rng: Rng) -> Action:
    """Put it where somebody else draws it, below the turns this player still owes; often right on top."""
    mine = int(v.public.turns) - 1
    others = int(v.public.alive).bit_count() - 1
    if mine == 0 and percent(rng, 45):
        return v.options[0]
    if percent(rng, 15):
        return any_of(v.options, rng)
    depth = mine + rng.below(others)
    return v.options[min(depth, len(v.options) - 1)]


def give_worst(v: KittensView, rng: Rng) -> Action:
    return min(v.options, key=lambda a: worth(v, a.kind))


def fetch_best(v: KittensView, rng: Rng) -> Action:
    return max(v.options, key=lambda a: (a.kind not in DEADLY, worth(v, a.kind)))


def arrange(v: KittensView, rng: Rng) -> Action:
    """Place good cards for one's own turns, then the kitten for the next player."""
    assert isinstance(v.public.top, Altering)
    kittens = [a for a in v.options if a.kind in DEADLY]
    if kittens and v.public.top.placed >= v.public.turns:
        return kittens[0]
    return max(v.options, key=lambda a: worth(v, a.kind) if a.kind not in DEADLY else -1)


def keep_or_top(v: KittensView, rng: Rng) -> Action:
    """Leave a kitten from the bottom to the next player."""
    kitten = v.limbo[0] in DEADLY
    present = kitten and (v.public.turns == 1 or not holds(v, DEFUSE))
    return option(v, "top") if present else option(v, "keep")


def any_answer(v: KittensView, rng: Rng) -> Action:
    return any_of(v.options, rng)


def take_godcat(v: KittensView, rng: Rng) -> Action:
    return v.options[0]


def act_blindly(v: KittensView, rng: Rng) -> Action:
    """Answer under the Curse of the Cat Butt: draw, or hope for a Defuse."""
    for verb in ("draw", "pass", "godcat", "blind"):
        found = [a for a in v.options if a.verb == verb]
        if found:
            return found[0]
    return any_of(v.options, rng)


def keep_drawn(v: KittensView, rng: Rng) -> Action:
    return option(v, "keep")


def let_draw(v: KittensView, rng: Rng) -> Action:
    """Seldom alter the future before another draws."""
    return any_of(v.options, rng) if percent(rng, 25) else option(v, "pass")


ANSWERS: Final[dict[str, Callable[[KittensView, Rng], Action]]] = {
    "turn": take_turn,
    "aim": aim,
    "name": demand,
    "nope": say_nope,
    "favor.give": give_worst,
    "pair.take": take_godcat,
    "explode.defuse": save_oneself,
    "defuse.tuck": hide_kitten,
    "alter.next": arrange,
    "heck.keep": keep_or_top,
    "armageddon.hold": any_answer,
    "armageddon.choose": any_answer,
    "devilcat.defuse": save_oneself,
    "five.add": give_worst,
    "five.fetch": fetch_best,
    "barking.defuse": save_oneself,
    "now": let_draw,
    "drawn": keep_drawn,
    "bury.tuck": hide_kitten,
    "implode.tuck": hide_kitten,
    "potluck.give": give_worst,
    "garbage.give": give_worst,
}
# For the questions of expansions that are not known here.
BY_VERB: Final[dict[str, Callable[[KittensView, Rng], Action]]] = {"give": give_worst, "fetch": fetch_best}


# -- small helps --------------------------------------------------------------------------
def worth(v: KittensView, kind: Kind) -> int:
    """Return the worth of a card in hand. A lone cat is worth nothing, a cat of a pair a little more."""
    return rank(kind) or int(v.hand[kind])


def rank(kind: Kind) -> int:
    return CARDS.rows[NAMES[kind]].rank


def can(v: KittensView, verb: str, kind: Kind) -> bool:
    return any(a.verb == verb and a.kind == kind for a in v.options)


def option(v: KittensView, verb: str, kind: Kind = UNKNOWN) -> Action:
    return next(a for a in v.options if a.verb == verb and a.kind == kind)


def holds(v: KittensView, kind: Kind) -> bool:
    return kind < len(v.hand) and v.hand[kind] > 0


def next_after(v: KittensView, seat: int) -> int:
    """Return the next living player, clockwise."""
    seats = int(v.seats)
    return next(s % seats for s in range(seat + 1, seat + seats + 1) if v.public.alive >> (s % seats) & 1)


# -- levels -----------------------------------------------------------------------------
HARD: Final = Style(depth=8, exploration=0.5, prior_weight=0.0, guidance=100, plies=1)
# The choice of the network is the favourite, which another must clearly beat. With the network in the rollouts there
# were too few of them to tell choices apart.
MASTER: Final = Mastery(
    Style(depth=8, exploration=3.0, prior_weight=0.0, guidance=100, plies=1, width=6, doubt=3.0, margin=0.04),
    False,
    False,
    HARD,
)
# `hard-1` never changes: `master` and what comes after it are measured against it.
HARD_1: Final = Style(depth=8, exploration=0.5, prior_weight=0.0, guidance=100, plies=1)


def kittens_guide(game: Game) -> Heuristic:
    """Return the judgement of `hard-1`, which never changes."""
    return KittensHeuristic(FIRST)


def kittens_heuristic(game: Game) -> Heuristic:
    return KittensHeuristic(MEDIUM)


def chaotic(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, KittensHeuristic(CHAOTIC))


def cautious(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, KittensHeuristic(CAUTIOUS))


def vengeful(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, KittensHeuristic(VENGEFUL))


def medium(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, kittens_heuristic(game))


def medium_1(game: Game, rng: Rng) -> Bot:
    return HeuristicBot(game, rng, KittensHeuristic(FIRST))


def hard(game: Game, rng: Rng) -> Bot:
    return SearchBot(game, rng, kittens_heuristic(game), HARD)


def hard_1(game: Game, rng: Rng) -> Bot:
    return SearchBot(game, rng, kittens_guide(game), HARD_1)


def master(game: Game, rng: Rng) -> Bot:
    return Master(game, rng, kittens_heuristic(game), kittens_guide(game), MASTER)


KITTENS_BOTS: Final[dict[str, BotMaker]] = {
    "easy": Easy,
    "chaotic": chaotic,
    "cautious": cautious,
    "vengeful": vengeful,
    "medium": medium,
    "hard": hard,
}
KITTENS_YARDSTICKS: Final[dict[str, BotMaker]] = {"medium-1": medium_1, "hard-1": hard_1, "master": master}
