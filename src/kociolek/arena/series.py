"""Fast series: the games of a schedule between built-in bots, played in compiled code. They are those of `MatchRunner`.

There is no referee, because built-in bots are trusted: no time limits, no thinking times. External bots, records and
journals need a `Tournament`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from time import monotonic
from typing import Final

from kociolek.arena.entrants import EXTERNAL, bot_factory
from kociolek.arena.insight import INSIGHTS
from kociolek.arena.outcome import Outcome, outcome_of
from kociolek.arena.schedule import Schedule
from kociolek.arena.tally import Tally, gain
from kociolek.bots import Bot, Clock
from kociolek.bots.series import play_game, play_results
from kociolek.core.rng import Rng, seeded
from kociolek.match import Match

CHUNK: Final = 500  # games
ALONE: Final = 3.0  # seconds: shorter series are played in this process
Result = tuple[int, int, int, str, list[float]]  # winners, moves, decisions, ending, scores


def is_fast(schedule: Schedule) -> bool:
    """Tell whether the games of a schedule can be a fast series: no bot reads a clock or comes from outside."""
    return not schedule.milliseconds and not any(EXTERNAL in name for name in schedule.bots)


class Series:
    """Plays games of one schedule. Raises what a bot raises.

    `makers` has functions that make bots, by name, for names that `bot_factory` does not know.
    """

    def __init__(self, schedule: Schedule, makers: Mapping[str, Callable[[Rng], Bot]] | None = None) -> None:
        self.schedule: Final = schedule
        self.game: Final = schedule.rules
        self.setup: Final = self.game.prepare(schedule.seats, schedule.options)
        self.clock: Final = Clock(iterations=schedule.iterations)
        self.alike: Final = len(set(schedule.bots)) == 1
        known = makers or {}
        factories = {
            name: known.get(name) or bot_factory(name, self.game, schedule.seats, schedule.options)
            for name in schedule.bots
        }
        # A bot keeps nothing between two questions, so one for each name and seat serves all games.
        self.bots: Final[dict[str, list[Bot]]] = {
            name: [make(seeded(0)) for _ in range(schedule.seats)] for name, make in factories.items()
        }
        self._same: Final = (list(schedule.bots[: schedule.seats]), self.bots[schedule.bots[0]])

    def seated(self, number: int) -> tuple[list[str], list[Bot]]:
        """Return the names and bots of a game by seat."""
        if self.alike:
            return self._same
        names = self.schedule.seated(number)
        return names, [self.bots[name][seat] for seat, name in enumerate(names)]

    def outcomes(self, numbers: Iterable[int]) -> Iterator[Outcome]:
        """Play games and yield their outcomes with all statistics but thinking times."""
        schedule = self.schedule
        for number in numbers:
            names, bots = self.seated(number)
            seed = schedule.game_seed(number)
            played = play_game(self.setup, seed, bots, self.clock, True)
            match = Match(self.game, schedule.seats, schedule.options, seed, names, state=played.state)
            insight = INSIGHTS[schedule.game](match)
            insight.watch(played.events)
            for seat, kinds in enumerate(played.held):
                insight.hold(seat, kinds)
            yield outcome_of(match, insight, number, names, played.decisions, played.moves)

    @property
    def knows_endings(self) -> bool:
        """Whether a position of these rules knows how it ended, so that no events are needed."""
        return self.setup.deal(seeded(0)).how_ended() != ""

    def results(self, numbers: Sequence[int], scores: bool) -> list[Result]:
        """Play games and return winners, moves, decisions, ending and, if wanted, scores."""
        seats = [self.seated(number)[1] for number in numbers]
        seeds = [self.schedule.game_seed(number) for number in numbers]
        return play_results(self.setup, seeds, seats, self.clock, scores)

    def tally(self, numbers: Sequence[int], tally: Tally) -> None:
        """Play games and add them to a tally, without cards and points."""
        if self.knows_endings and self.alike:
            self._add_alike(numbers, tally)
        else:
            for outcome in self.bare_outcomes(numbers):
                tally.add(outcome)

    def bare_outcomes(self, numbers: Sequence[int]) -> Iterator[Outcome]:
        """Play games and yield their outcomes; cards and points only where the ending needs the events anyway."""
        if not self.knows_endings:
            yield from self.outcomes(numbers)
            return
        for number, found in zip(numbers, self.results(numbers, scores=True), strict=True):
            yield self._bare(number, found)

    def _bare(self, number: int, found: Result) -> Outcome:
        winners, moves, decisions, ending, scores = found
        seats = self.schedule.seats
        return Outcome(
            number=number,
            seated=self.seated(number)[0],
            winners=[seat for seat in range(seats) if winners >> seat & 1],
            scores=scores,
            moves=moves,
            decisions=decisions,
            ending=ending,
            points=[{}] * seats,
            held=[[]] * seats,
            played=[[]] * seats,
        )

    def _add_alike(self, numbers: Sequence[int], tally: Tally) -> None:
        """Add games in which one bot has all seats: equal results are counted first."""
        found = self.results(numbers, scores=False)
        bot, seats = self.schedule.bots[0], self.schedule.seats
        tally.games += len(found)
        tally.seats = seats
        tally.moves += sum([result[1] for result in found])
        lengths = Counter([result[2] for result in found])
        tally.decisions += sum(length * n for length, n in lengths.items())
        tally.lengths.update(lengths)
        tally.endings.update([result[3] for result in found])
        tally.played[bot] += seats * len(found)
        tally.points.setdefault(bot, Counter())
        for seat in range(seats):
            tally.seat_played[bot, seat] += len(found)
            gain(tally.wins_by_seat, seat, 0.0)
            gain(tally.seat_wins, (bot, seat), 0.0)
        gain(tally.wins, bot, 0.0)
        for winners, n in Counter([result[0] for result in found]).items():
            self._add_winners(tally, bot, [seat for seat in range(seats) if winners >> seat & 1], n)

    def _add_winners(self, tally: Tally, bot: str, winners: list[int], n: int) -> None:
        tally.shared += n * (len(winners) > 1)
        tally.nobody += n * (not winners)
        tally.undecided[bot] += n * self.schedule.seats * (not winners)
        tally.winners += n * len(winners)
        for seat in winners:
            part = n / len(winners)
            gain(tally.wins, bot, part)
            gain(tally.wins_by_seat, seat, part)
            gain(tally.seat_wins, (bot, seat), part)


def play_series(
    schedule: Schedule,
    workers: int,
    progress: Callable[[int], None],
    detailed: bool,
    keep: Callable[[Outcome], None] | None = None,
) -> Tally:
    """Play a whole schedule and return its tally; `detailed` with cards and points. Call `progress(n)` after n games.

    `keep` gets every outcome, in order. A long series is shared between processes.
    """
    series, tally = Series(schedule), Tally()
    numbers = iter(range(schedule.games))
    begin = monotonic()
    while chunk := list(islice(numbers, CHUNK)):
        if detailed or keep is not None:
            add(series.outcomes(chunk) if detailed else series.bare_outcomes(chunk), tally, keep)
        else:
            series.tally(chunk, tally)
        progress(len(chunk))
        left = schedule.games - chunk[-1] - 1
        if workers > 1 and (monotonic() - begin) / (chunk[-1] + 1) * left > ALONE:
            for outcomes in play_shared(schedule, list(numbers), workers, detailed):
                add(outcomes, tally, keep)
                progress(len(outcomes))
    return tally


def add(outcomes: Iterable[Outcome], tally: Tally, keep: Callable[[Outcome], None] | None) -> None:
    for outcome in outcomes:
        tally.add(outcome)
        if keep is not None:
            keep(outcome)


def play_shared(schedule: Schedule, numbers: list[int], workers: int, detailed: bool) -> Iterator[list[Outcome]]:
    """Play games in worker processes and yield their outcomes in order, some at a time."""
    import multiprocessing  # late: one worker needs neither
    from concurrent.futures import ProcessPoolExecutor

    chunks = [numbers[first : first + CHUNK] for first in range(0, len(numbers), CHUNK)]
    context = multiprocessing.get_context("spawn")  # a fork would copy the threads of a progress bar
    with ProcessPoolExecutor(workers, context) as pool:
        yield from pool.map(partial(outcomes_of, schedule, detailed), chunks)


def outcomes_of(schedule: Schedule, detailed: bool, numbers: list[int]) -> list[Outcome]:
    """Play games in a worker process."""
    series = Series(schedule)
    return list(series.outcomes(numbers) if detailed else series.bare_outcomes(numbers))
