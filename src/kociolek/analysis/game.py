"""Analysis of a finished game: what each decision gave away, by what its player could know, and what was luck.

    analysis = analyse(read(Path("game.jsonl")))

A decision is judged from the mover's view alone, with chance that depends on nothing but the number of the move: the
judgement is the same in every true state that fits the view. Shares are counted in millionths, so that results equal
losses, gifts and luck exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import exp, log
from typing import Final

from kociolek.analysis.calibration import calibrated
from kociolek.analysis.facts import COUNTERS, Reason, reasons_in
from kociolek.analysis.race import BEHIND, Line, candidates, drop, equal, leader, line
from kociolek.bots.registry import heuristic_for
from kociolek.core.api import Action, Game, State, View
from kociolek.core.errors import KociolekError
from kociolek.core.rng import seeded
from kociolek.games.witchstone.ending import breakdown
from kociolek.games.witchstone.state import WitchstoneState
from kociolek.match import BACK, LEAVE, Match, actions_by_text
from kociolek.record import OVER, Record, begin, replay
from kociolek.search.trial import Branch, Trial

VERSION: Final = 1  # of the method; an analysis of another version can be made again
WHOLE: Final = 1_000_000  # parts of a win in which shares are counted
LABELS: Final = ((0.5, "blunder"), (0.25, "mistake"), (0.1, "inaccuracy"))  # least part of one's chances thrown away
LEAST_LOSS: Final = 0.01  # of the win
CLEAR: Final = 2.0  # standard errors
CLOSE: Final = 0.015  # of the win: a smaller loss need not be known better
MOMENTS: Final = 3
KEPT_LEAST: Final = 0.02  # what a decision leaves at least, for the mean of logarithms


@dataclass(frozen=True)
class Budget:
    """How much work a decision gets."""

    looks: tuple[int, ...]  # rounds at which the race is looked at
    options: int  # most options tried, with the one played
    reasons: int  # rounds that count facts, for a labelled decision
    table: int  # rollouts of the true position, for the curve with all cards open


BUDGETS: Final = {
    "kittens": Budget((25, 50, 100, 200, 400, 800, 1600), 10, 200, 40),
    "wizardkittens": Budget((16, 32, 64, 128, 256, 512), 8, 60, 12),
    "witchstone": Budget((8, 16, 32, 48), 4, 24, 2),
}
THOROUGH: Final = 4  # times the rounds


@dataclass(frozen=True)
class Decision:
    """One decision and what it gave away. Shares are of the win, from 0 to 1."""

    number: int  # of the move in the record, from 1
    seat: int
    prompt: str
    played: Line
    best: Line
    equals: list[str]  # moves that the rollouts do not separate from the best
    loss: float
    error: float  # standard error of the loss
    part: float  # of one's chances that was thrown away
    label: str  # blunder, mistake, inaccuracy or empty
    shares: list[float]  # of every seat after the move, as the mover could know
    gifts: list[float]  # what each other seat got; they add up to the loss
    why: list[Reason]


@dataclass(frozen=True)
class Account:
    """Account of one seat in millionths of a win: result = start - losses + gifts + luck."""

    result: int
    start: int
    losses: int
    gifts: int
    luck: int
    kept: float  # what an average decision left of one's chances
    decisions: int
    labels: dict[str, int]
    hardest: int  # number of the decision that cost the largest part of one's chances, 0 for none


@dataclass(frozen=True)
class Moment:
    """A turning point: who gained or lost most by a move, and whether a choice or chance did it."""

    number: int
    seat: int  # the mover
    gainer: int
    swing: float
    cause: str  # choice or chance


@dataclass(frozen=True)
class Analysis:
    game: str
    version: int
    seats: int
    players: list[str]
    decisions: list[Decision]
    accounts: list[Account]
    moments: list[Moment]
    open_shares: list[list[float]]  # of every seat after each decision, with all cards open
    points: list[list[list[int]]]  # Witchstone: [round][seat][source], points so far
    rollouts: int = 0
    labels: dict[str, int] = field(default_factory=dict)


class Unfinished(KociolekError):
    """A game that did not end cannot be analysed."""


def analyse(
    record: Record,
    thorough: bool = False,
    progress: Callable[[int, int], None] | None = None,
    budget: Budget | None = None,
) -> Analysis:
    """Analyse a finished game. Raise KociolekError for an unfinished or damaged record."""
    analyser = Analyser(record, thorough, budget=budget)
    for done in analyser.run():
        if progress is not None:
            progress(done, len(record.moves))
    return analyser.result()


def judge(game: Game, view: View, played: Action, number: int, budget: Budget, variant: int = 0) -> Decision:
    """Judge one decision of a view. Nothing but the arguments has an influence; `variant` changes the chance."""
    heuristic, seat = heuristic_for(game), int(view.seat)
    seed = (VERSION * 1_000_003 + number) * 64 + variant
    actions = candidates(game, heuristic, view, seed, played.id)
    kept = actions if len(actions) <= budget.options else [*actions[: budget.options - 1], played.id]
    trial = Trial(game, heuristic, view, seed, list(dict.fromkeys(kept)))
    mine = next(branch for branch in trial.branches if branch.action == played.id)
    rounds = 0
    for look in budget.looks:
        trial.run(look - rounds)
        rounds = look
        drop(trial, mine)
        if is_known(trial, mine, rounds >= budget.looks[-1] // 2):
            break
    best = leader(trial)
    loss, error = loss_of(trial, mine, best)
    part = loss / max(loss + mine.mean(seat), 1e-9)
    label = label_of(loss, error, part)
    why: list[Reason] = []
    if label:
        counted = Trial(game, heuristic, view, seed + 32, [best.action, mine.action], COUNTERS[game.key]())
        counted.run(budget.reasons)
        why = reasons_in(counted, game.key)[:3]
    shares = [mine.mean(other) for other in range(int(view.seats))]
    others = [branch for branch in trial.branches if branch is not best]
    return Decision(
        number,
        seat,
        view.prompt,
        line(trial, mine),
        line(trial, best),
        [game.actions[branch.action].text for branch in others if equal(best, branch, seat)],
        loss,
        error,
        part,
        label,
        shares,
        gifts_of(best, mine, seat, loss),
        why,
    )


def is_known(trial: Trial, mine: Branch, late: bool) -> bool:
    """Tell whether more rounds would change little: nothing is better or, not before it is late, the loss is known."""
    seat, first = trial.view.seat, leader(trial)
    if first is mine and all(is_beaten(branch, mine, int(seat)) for branch in trial.running if branch is not mine):
        return True
    lead, error = first.lead(mine, seat)
    return late and first is not mine and CLEAR * error <= max(CLOSE, lead / 4)


def is_beaten(branch: Branch, mine: Branch, seat: int) -> bool:
    """Tell whether a branch can hardly be better than the one played by more than CLOSE."""
    lead, error = branch.lead(mine, seat)
    return lead + BEHIND * error < CLOSE


def loss_of(trial: Trial, mine: Branch, best: Branch) -> tuple[float, float]:
    """Return the loss of the move played and its standard error.

    The best is chosen on one half of the rounds and measured on the other: a plain maximum would report its own luck.
    """
    seat = trial.view.seat
    total = 0.0
    for half in (0, 1):
        choice = max(trial.running, key=lambda branch: branch.mean(seat, half, 2))
        total += choice.lead(mine, seat, 1 - half, 2)[0]
    error = best.lead(mine, seat)[1] if best is not mine else 0.0
    return max(0.0, total / 2) if best is not mine else 0.0, error


def label_of(loss: float, error: float, part: float) -> str:
    """Return the label of a loss that is clear, else an empty text."""
    if loss < LEAST_LOSS or loss <= CLEAR * error:
        return ""
    return next((name for least, name in LABELS if part >= least), "")


def gifts_of(best: Branch, mine: Branch, seat: int, loss: float) -> list[float]:
    """Return what each other seat got by the move. What nobody got, as nobody may win, is spread over the others."""
    seats = int(best.seats)
    got = [0.0 if other == seat else mine.mean(other) - best.mean(other) for other in range(seats)]
    rest = (loss - sum(got)) / max(1, seats - 1)
    return [0.0 if other == seat else gift + rest for other, gift in enumerate(got)]


class Analyser:
    """Analysis in steps: `run` yields the number of moves done, then `result` has it all."""

    def __init__(self, record: Record, thorough: bool = False, variant: int = 0, budget: Budget | None = None) -> None:
        if record.end != OVER:
            raise Unfinished("analysis-unfinished", {})
        self.record: Final = record
        self.match: Final = begin(record)
        self.variant: Final = variant
        budget = budget or BUDGETS[record.game]
        looks = (*budget.looks, *(look * THOROUGH for look in budget.looks[-2:])) if thorough else budget.looks
        self.budget: Final = Budget(looks, budget.options, budget.reasons, budget.table)
        self.decisions: Final[list[Decision]] = []
        self.tables: Final[list[list[float]]] = []
        self.points: Final[list[list[list[int]]]] = []

    def run(self) -> Iterator[int]:
        """Judge the decisions one after the other."""
        match, by_text = self.match, actions_by_text(self.match.game)
        events = replay(self.record, match)
        for number, (seat, text) in enumerate(self.record.moves, start=1):
            self.note_points()
            if text == BACK:
                self.take_back(seat)
            elif text != LEAVE and match.state.waiting >> seat & 1:
                self.decide(match.view(seat), by_text[text], number)
            next(events)
            yield number
        self.note_points()

    def decide(self, view: View, played: Action, number: int) -> None:
        game = self.match.game
        if len(view.options) < 2 or heuristic_for(game).settled(view) >= 0:
            return
        self.decisions.append(judge(game, view, played, number, self.budget, self.variant))
        self.tables.append(self.with_open_cards(self.match.state, view, played))

    def with_open_cards(self, state: State, view: View, played: Action) -> list[float]:
        """Return the shares of every seat after a move, from the true position."""
        if self.budget.table == 0:
            return self.decisions[-1].shares
        trial = Trial(self.match.game, heuristic_for(self.match.game), view, len(self.decisions), [played.id])
        for _ in range(self.budget.table):
            world = state.clone()
            world.for_search()
            trial.play(world, trial.branches[0], view.seat, seeded(int(trial.rng.next32())))
        return [trial.branches[0].mean(seat) for seat in range(int(view.seats))]

    def take_back(self, seat: int) -> None:
        """Forget the last decision of a seat, which it took back."""
        if self.decisions and self.decisions[-1].seat == seat:
            self.decisions.pop()
            self.tables.pop()

    def note_points(self) -> None:
        """Note the points by source when a round of Witchstone is over."""
        state = self.match.state
        if isinstance(state, WitchstoneState):
            rounds = int(state.round) - 1 if state.waiting else int(state.round)
            if rounds > len(self.points):
                self.points.append([breakdown(state, player) for player in state.players])

    def result(self) -> Analysis:
        decisions = self.decisions
        labels = [name for _, name in LABELS]
        tables = [calibrated(self.record.game, shares) for shares in self.tables]
        return Analysis(
            self.record.game,
            VERSION,
            self.record.seats,
            self.record.players,
            decisions,
            accounts_of(decisions, final_shares(self.match), labels),
            moments_of(decisions, tables),
            tables,
            self.points,
            labels={label: sum(each.label == label for each in decisions) for label in labels},
        )


def final_shares(match: Match) -> list[float]:
    """Return the share of the win of every seat at the end; in Witchstone by the final points, as rollouts count."""
    shares = [0.0] * 16
    heuristic_for(match.game).evaluate(match.state, shares)
    return shares[: match.seats]


def parts_of(shares: list[float], whole: int) -> list[int]:
    """Return shares as whole numbers that add up to `whole`; the largest takes what rounding leaves."""
    parts = [round(share * WHOLE) for share in shares]
    parts[max(range(len(parts)), key=lambda i: shares[i])] += whole - sum(parts)
    return parts


def accounts_of(decisions: list[Decision], result: list[float], labels: list[str]) -> list[Account]:
    """Return the accounts of all seats. Luck is what is left, and adds up to 0."""
    seats = len(result)
    whole = round(sum(result) * WHOLE)
    ends = parts_of(result, whole)
    starts = parts_of([sum(result) / seats] * seats, whole)
    losses, gifts = [0] * seats, [0] * seats
    for decision in decisions:
        lost = round(decision.loss * WHOLE)
        losses[decision.seat] += lost
        if lost:
            others = [seat for seat in range(seats) if seat != decision.seat]
            for seat, part in zip(others, parts_of([decision.gifts[seat] for seat in others], lost), strict=True):
                gifts[seat] += part
    accounts = []
    for seat in range(seats):
        own = [decision for decision in decisions if decision.seat == seat]
        hardest = max((each for each in own if each.label), key=lambda each: each.part, default=None)
        accounts.append(
            Account(
                ends[seat],
                starts[seat],
                losses[seat],
                gifts[seat],
                ends[seat] - starts[seat] + losses[seat] - gifts[seat],
                kept(own),
                len(own),
                {label: sum(each.label == label for each in own) for label in labels},
                hardest.number if hardest else 0,
            )
        )
    return accounts


def kept(decisions: list[Decision]) -> float:
    """Return what an average decision left of one's chances (geometric mean). Losses too small to see do not count."""
    if not decisions:
        return 1.0
    lost = [each.part if each.loss >= LEAST_LOSS else 0.0 for each in decisions]
    return exp(sum(log(max(KEPT_LEAST, 1.0 - part)) for part in lost) / len(lost))


def moments_of(decisions: list[Decision], tables: list[list[float]]) -> list[Moment]:
    """Return the turning points, the largest changes between two decisions with all cards open, in order of play."""
    found = []
    for decision, before, after in zip(decisions[1:], tables, tables[1:], strict=False):
        changes = [now - then for now, then in zip(after, before, strict=True)]
        gainer = max(range(len(changes)), key=lambda seat: changes[seat])
        swing = changes[gainer]
        cause = "choice" if decision.label and decision.loss >= swing / 2 else "chance"
        found.append(Moment(decision.number, decision.seat, gainer, swing, cause))
    return sorted(sorted(found, key=lambda each: -each.swing)[:MOMENTS], key=lambda each: each.number)
