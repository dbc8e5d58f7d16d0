"""Analysis of a finished game: what each decision gave away, by what its player could know, and what was luck.

    analysis = analyse(read(Path("game.jsonl")))

A decision is judged from the mover's view alone, with chance that depends on nothing but the number of the move: the
judgement is the same in every true state that fits the view. Shares are counted in millionths, so that results equal
losses, gifts and luck exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import exp, log, sqrt
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

VERSION: Final = 4  # of the method; an analysis of another version can be made again
WHOLE: Final = 1_000_000  # parts of a win in which shares are counted
LEAST_LOSS: Final = 0.01  # of the win, for any label
SERIOUS_LOSS: Final = 0.03  # of the win, for a mistake or a blunder: who hardly has a chance cannot lose it
LABELS: Final = (  # least part of one's chances that was thrown away, and least loss
    (0.5, SERIOUS_LOSS, "blunder"),
    (0.25, SERIOUS_LOSS, "mistake"),
    (0.1, LEAST_LOSS, "inaccuracy"),
)
CLEAR: Final = 2.0  # standard errors
SERIOUS: Final[tuple[float, ...]] = (0.25, 0.5)  # borders of the labels that two analyses have to agree on
SURE: Final = 3.0  # standard errors, where rounds are looked at again and again
HOPE: Final = 2.3  # standard errors; what is further below a border is taken not to rise above it
ALONE: Final = 8  # when this part of the deepest rounds is done, one rival goes on
RIVALS: Final = 2  # best moves that are compared with the one played in the end
CUT: Final = 8  # decisions after which rollouts of the second opinion stop and judge the position
FEW: Final = 64  # rounds; an error estimated from fewer means little
MOMENTS: Final = 3
KEPT_LEAST: Final = 0.02  # what a decision leaves at least, for the mean of logarithms


@dataclass(frozen=True)
class Budget:
    """How much work a decision gets."""

    looks: tuple[int, ...]  # rounds at which the race is looked at
    options: int  # most options tried, with the one played
    reasons: int  # rounds that count facts, for a labelled decision
    table: int  # rollouts of the true position, for the curve with all cards open
    doubt: float = 0.012  # of the win: standard error with which a loss is known well enough
    opinion: tuple[int, ...] = ()  # rounds at which a second opinion is looked at, if there is one
    deeper: int = 0  # fresh rounds at most of the best moves and the one played, if the label may be serious


BUDGETS: Final = {
    "kittens": Budget((25, 50, 100, 200, 400, 800), 10, 200, 40, 0.016, (400, 1600, 6400, 12_800), 25_600),
    "wizardkittens": Budget((16, 32, 64, 128), 8, 40, 8, 0.035, (), 3072),
    "witchstone": Budget((8, 16, 24), 4, 24, 2, 0.03, (), 768),
}
THOROUGH: Final = 4  # times the rounds, with half the doubt


@dataclass(frozen=True)
class Decision:
    """One decision and what it gave away. Shares are of the win, from 0 to 1."""

    number: int  # of the move in the record, from 1
    seat: int  # who decided
    prompt: str  # key of the question
    played: Line  # the move that was made
    best: Line  # the best move that was found
    equals: list[str]  # moves that the rollouts do not separate from the best
    loss: float  # what the move gave away
    error: float  # standard error of the loss
    part: float  # of one's chances that was thrown away
    label: str  # blunder, mistake, inaccuracy or empty
    shares: list[float]  # of every seat after the move, as the mover could know
    gifts: list[float]  # what each other seat got; they add up to the loss
    why: list[Reason]  # facts that tell the best move from the one made


@dataclass(frozen=True)
class Account:
    """Account of one seat in millionths of a win: result = start - losses + gifts + luck."""

    result: int  # 1,000,000 for a win, a part of it for a shared one, 0 for a loss
    start: int  # chance of this seat before the first move
    losses: int  # given away by its own decisions
    gifts: int  # got from decisions of others
    luck: int  # what chance gave or took
    kept: float  # what an average decision left of one's chances
    decisions: int  # number of judged decisions
    labels: dict[str, int]  # number of decisions by label
    hardest: int  # number of the decision that cost the largest part of one's chances, 0 for none


@dataclass(frozen=True)
class Moment:
    """A turning point: who gained or lost most by a move, and whether a choice or chance did it."""

    number: int  # of the move in the record, from 1
    seat: int  # the mover
    gainer: int  # the seat that gained most
    swing: float  # by how much, as a share of the win
    cause: str  # choice or chance


@dataclass(frozen=True)
class Analysis:
    """All decisions of a game with what they gave away, and the account of every seat."""

    game: str  # its name
    version: int  # of the method
    seats: int  # number of players
    players: list[str]  # a name for each seat, or empty
    decisions: list[Decision]  # in the order of the game
    accounts: list[Account]  # one for each seat
    moments: list[Moment]  # the largest turning points, in the order of the game
    open_shares: list[list[float]]  # of every seat after each decision, with all cards open
    points: list[list[list[int]]]  # Witchstone: [round][seat][source], points so far
    labels: dict[str, int] = field(default_factory=dict)  # number of decisions by label

    def __repr__(self) -> str:
        found = ", ".join(f"{name} {number}" for name, number in self.labels.items())
        return f"<Analysis {self.game}, {self.seats} seats, {len(self.decisions)} decisions: {found}>"


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
    for _ in analyser.run():
        if progress is not None:
            progress(analyser.done, len(record.moves))
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
        if 2 * rounds >= budget.looks[-1]:
            keep_best(trial, mine)
        if is_known(trial, mine, budget.doubt):
            break
    raced, best = trial, leader(trial)
    agreed = SERIOUS
    if budget.deeper and may_be_serious(trial, mine, best):
        keep_best(trial, mine)
        if budget.opinion:
            agreed = second_opinion(trial, mine, seed + 48, budget.opinion)
        if agreed:
            trial, mine, best = in_depth(trial, mine, seed + 16, rounds, budget.deeper, agreed)
    loss, error = loss_of(trial, mine, best)
    part, doubt = part_of(mine, best, seat, loss)
    label = label_of(loss, error, part, doubt, agreed)
    why: list[Reason] = []
    if label:
        counted = Trial(game, heuristic, view, seed + 32, [best.action, mine.action], COUNTERS[game.key]())
        counted.run(budget.reasons)
        why = reasons_in(counted, game.key)[:3]
    shares = [mine.mean(other) for other in range(int(view.seats))]
    first = next(branch for branch in raced.branches if branch.action == best.action)
    others = [branch for branch in raced.branches if branch is not first]
    return Decision(
        number,
        seat,
        view.prompt,
        line(trial, mine),
        line(trial, best),
        [game.actions[branch.action].text for branch in others if equal(first, branch, seat)],
        loss,
        error,
        part,
        label,
        shares,
        gifts_of(best, mine, seat, loss),
        why,
    )


def is_known(trial: Trial, mine: Branch, doubt: float) -> bool:
    """Tell whether more rounds would change little: nothing is better, or the loss is known."""
    seat, first = trial.view.seat, leader(trial)
    if first is mine:
        least = min(doubt, max(LEAST_LOSS, mine.mean(seat) * SERIOUS[0]))
        return all(is_beaten(branch, mine, int(seat), least) for branch in trial.running if branch is not mine)
    return int(mine.rounds) >= FEW and first.lead(mine, seat)[1] <= doubt


def is_beaten(branch: Branch, mine: Branch, seat: int, least: float) -> bool:
    """Tell whether a branch can hardly be better than the one played by so much."""
    lead, error = branch.lead(mine, seat)
    if branch.error(seat) == 0.0 and mine.error(seat) == 0.0:
        error = 1.0 / max(1, int(mine.rounds))  # nobody has won, or everybody: that says little after a few rounds
    return lead + BEHIND * error < least


def keep_best(trial: Trial, mine: Branch) -> None:
    """Drop all but the best moves and the one played: late in a race the others differ too little to matter."""
    seat = int(trial.view.seat)
    ranked = sorted((branch for branch in trial.running if branch is not mine), key=lambda branch: -branch.mean(seat))
    trial.running = [*ranked[:RIVALS], mine]


def may_be_serious(trial: Trial, mine: Branch, best: Branch) -> bool:
    """Tell whether a decision may be a mistake or a blunder."""
    if best is mine:
        return False
    loss, error = loss_of(trial, mine, best)
    part, doubt = part_of(mine, best, int(trial.view.seat), loss)
    return loss + CLEAR * error >= SERIOUS_LOSS and part + CLEAR * doubt >= SERIOUS[0]


def second_opinion(raced: Trial, mine: Branch, seed: int, looks: tuple[int, ...]) -> tuple[float, ...]:
    """Return the borders of serious labels that a loss exceeds also when rollouts are cut off early and judged.

    Such rollouts know less of the end of a game, but vary far less: two seeds agree about them. Only Exploding Kittens
    has one; the evaluation of the board games sees little of a move so soon.
    """
    actions = [branch.action for branch in raced.running if branch is not mine]
    trial = Trial(raced.game, raced.heuristic, raced.view, seed, [*actions, mine.action], depth=CUT)
    played, seat = trial.branches[-1], int(trial.view.seat)
    agreed: tuple[float, ...] = ()
    for look in looks:
        trial.run(look - int(played.rounds))
        drop(trial, played)
        best = leader(trial)
        loss, error = loss_of(trial, played, best)
        part, doubt = part_of(played, best, seat, loss)
        agreed = tuple(each for each in SERIOUS if loss >= SERIOUS_LOSS and part >= each)
        if abs(loss - SERIOUS_LOSS) > SURE * error and all(abs(part - each) > SURE * doubt for each in SERIOUS):
            break
    return agreed


def in_depth(
    raced: Trial, mine: Branch, seed: int, rounds: int, most: int, borders: tuple[float, ...]
) -> tuple[Trial, Branch, Branch]:
    """Judge the move played and the best ones in fresh rounds until its label is known. Return the trial and both.

    The race has chosen the best ones, so what it says of them is too good. When the best of them is as good as known,
    only that one goes on.
    """
    rivals = [branch.action for branch in raced.running if branch is not mine]
    trial = Trial(raced.game, raced.heuristic, raced.view, seed, [*rivals, mine.action])
    played, seat = trial.branches[-1], int(trial.view.seat)
    while int(played.rounds) < most:
        trial.run(min(max(rounds, int(played.rounds)), most - int(played.rounds)))
        drop(trial, played)
        if int(played.rounds) * ALONE >= most:
            best = max((branch for branch in trial.running if branch is not played), key=lambda each: each.mean(seat))
            trial.running = [best, played]
        if not is_in_doubt(trial, played, leader(trial), most, borders):
            break
    return trial, played, leader(trial)


def is_in_doubt(trial: Trial, mine: Branch, best: Branch, most: int, borders: tuple[float, ...]) -> bool:
    """Tell whether the rounds that are left may change which serious label a decision gets, if any."""
    loss, error = loss_of(trial, mine, best)
    part, doubt = part_of(mine, best, int(trial.view.seat), loss)
    done = int(mine.rounds) / most
    if best is mine or part + SURE * doubt < min(borders) or not may_become_clear(loss, error, SERIOUS_LOSS, done):
        return False
    return loss - SURE * error < SERIOUS_LOSS or any(abs(part - each) <= SURE * doubt for each in borders)


def may_become_clear(value: float, error: float, border: float, done: float) -> bool:
    """Tell whether a value may be clearly above a border when all rounds are run, of which this part is done."""
    change = sqrt(max(0.0, 1.0 - done)) * error  # how much the value may still move
    return value + HOPE * change >= border + CLEAR * sqrt(done) * error


def part_of(mine: Branch, best: Branch, seat: int, loss: float) -> tuple[float, float]:
    """Return the part of one's chances that a loss is, and its standard error.

    The part is 1 - played / best. Its error comes from those of both shares, which are paired.
    """
    played = mine.mean(seat)
    chance = max(loss + played, 1e-9)
    if best is mine:
        return 0.0, 0.0
    ratio, lead = played / chance, best.lead(mine, seat)[1]
    here, there = mine.error(seat) ** 2, best.error(seat) ** 2
    both = (here + there - lead * lead) / 2  # covariance
    return loss / chance, sqrt(max(0.0, here + ratio * ratio * there - 2 * ratio * both)) / chance


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


def label_of(loss: float, error: float, part: float, doubt: float, agreed: tuple[float, ...] = SERIOUS) -> str:
    """Return the label of a loss that is clear, else an empty text.

    A serious label needs a second opinion, which agrees to these borders; an inaccuracy a part clearly above its own.
    """
    for least, least_loss, name in LABELS:
        sure = part >= least and least in agreed if least in SERIOUS else part - CLEAR * doubt >= least
        if sure and loss - CLEAR * error >= least_loss:
            return name
    return ""


def gifts_of(best: Branch, mine: Branch, seat: int, loss: float) -> list[float]:
    """Return what each other seat got by the move. What nobody got, as nobody may win, is spread over the others."""
    seats = int(best.seats)
    got = [0.0 if other == seat else mine.mean(other) - best.mean(other) for other in range(seats)]
    rest = (loss - sum(got)) / max(1, seats - 1)
    return [0.0 if other == seat else gift + rest for other, gift in enumerate(got)]


@dataclass(frozen=True)
class Question:
    """A decision that is to be judged."""

    number: int  # of the move in the record, from 1
    view: View
    played: Action


class Analyser:
    """Analysis in steps: `run` yields decisions as they are judged, then `result` has it all.

    The game is gone through once to find the turning points. Their decisions are judged first, the others in order.
    """

    def __init__(self, record: Record, thorough: bool = False, variant: int = 0, budget: Budget | None = None) -> None:
        if record.end != OVER:
            raise Unfinished("analysis-unfinished", {})
        self.record: Final = record
        self.match: Final = begin(record)
        self.variant: Final = variant
        budget = budget or BUDGETS[record.game]
        self.budget: Final = deepened(budget) if thorough else budget
        self.questions: Final[list[Question]] = []
        self.tables: Final[list[list[float]]] = []  # shares after each of them, with all cards open
        self.points: Final[list[list[list[int]]]] = []
        self.judged: Final[dict[int, Decision]] = {}  # by index of the question
        self.moments: list[Moment] | None = None

    @property
    def done(self) -> int:
        """Number of the move up to which all is judged."""
        for index, question in enumerate(self.questions):
            if index not in self.judged:
                return question.number - 1
        return len(self.record.moves)

    def run(self) -> Iterator[Decision]:
        """Judge the decisions, those of the turning points first."""
        self.go_through()
        swings = swings_of([calibrated(self.record.game, shares) for shares in self.tables])
        for index in [*swings, *(index for index in range(len(self.questions)) if index not in swings)]:
            asked = self.questions[index]
            game = self.match.game
            self.judged[index] = judge(game, asked.view, asked.played, asked.number, self.budget, self.variant)
            if self.moments is None and all(each in self.judged for each in swings):
                self.moments = [moment_of(self.judged[each], *swings[each]) for each in sorted(swings)]
            yield self.judged[index]

    def go_through(self) -> None:
        """Note all decisions with the shares that open cards give."""
        match, by_text = self.match, actions_by_text(self.match.game)
        events = replay(self.record, match)
        for number, (seat, text) in enumerate(self.record.moves, start=1):
            self.note_points()
            if text == BACK:
                self.take_back(seat)
            elif text != LEAVE and match.state.waiting >> seat & 1:
                self.note(Question(number, match.view(seat), by_text[text]))
            next(events)
        self.note_points()

    def note(self, asked: Question) -> None:
        view = asked.view
        if len(view.options) < 2 or heuristic_for(self.match.game).settled(view) >= 0:
            return
        self.tables.append(self.with_open_cards(self.match.state, asked))
        self.questions.append(asked)

    def with_open_cards(self, state: State, asked: Question) -> list[float]:
        """Return the shares of every seat after a move, from the true position."""
        game, view = self.match.game, asked.view
        trial = Trial(game, heuristic_for(game), view, asked.number, [asked.played.id])
        for _ in range(self.budget.table):
            world = state.clone()
            world.for_search()
            trial.play(world, trial.branches[0], view.seat, seeded(int(trial.rng.next32())))
        return [trial.branches[0].mean(seat) for seat in range(int(view.seats))]

    def take_back(self, seat: int) -> None:
        """Forget the last decision of a seat, which it took back."""
        if self.questions and self.questions[-1].view.seat == seat:
            self.questions.pop()
            self.tables.pop()

    def note_points(self) -> None:
        """Note the points by source when a round of Witchstone is over."""
        state = self.match.state
        if isinstance(state, WitchstoneState):
            rounds = int(state.round) - 1 if state.waiting else int(state.round)
            if rounds > len(self.points):
                self.points.append([breakdown(state, player) for player in state.players])

    def result(self) -> Analysis:
        decisions = [self.judged[index] for index in range(len(self.questions))]
        labels = [name for _, _, name in LABELS]
        return Analysis(
            self.record.game,
            VERSION,
            self.record.seats,
            self.record.players,
            decisions,
            accounts_of(decisions, final_shares(self.match), labels),
            self.moments or [],
            [calibrated(self.record.game, shares) for shares in self.tables],
            self.points,
            labels={label: sum(each.label == label for each in decisions) for label in labels},
        )


def deepened(budget: Budget) -> Budget:
    """Return the work of a thorough analysis."""
    more = [look * times for times in (2, THOROUGH) for look in budget.looks[-1:]]
    return replace(budget, looks=(*budget.looks, *more), doubt=budget.doubt / 2, deeper=budget.deeper * THOROUGH)


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


def swings_of(tables: list[list[float]]) -> dict[int, tuple[int, float]]:
    """Return the largest changes between two decisions, the largest first: who gained how much, by the later one."""
    found = []
    for index, (before, after) in enumerate(pairwise(tables), start=1):
        changes = [now - then for now, then in zip(after, before, strict=True)]
        gainer = max(range(len(changes)), key=lambda seat: changes[seat])
        found.append((changes[gainer], index, gainer))
    return {index: (gainer, swing) for swing, index, gainer in sorted(found, key=lambda each: -each[0])[:MOMENTS]}


def moment_of(decision: Decision, gainer: int, swing: float) -> Moment:
    cause = "choice" if decision.label and decision.loss >= swing / 2 else "chance"
    return Moment(decision.number, decision.seat, gainer, swing, cause)
