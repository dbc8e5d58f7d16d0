"""Run one match between bots under a referee. A faulty bot leaves the game; the others play on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from kociolek.arena.entrants import bot_factory
from kociolek.arena.insight import INSIGHTS
from kociolek.arena.outcome import Fault, Outcome, Pace, outcome_of
from kociolek.arena.referee import NONE, BotError, Referee, Status
from kociolek.arena.schedule import Schedule
from kociolek.bots import Bot, bot_chance
from kociolek.match import Match
from kociolek.record import Record, record_of


@dataclass(frozen=True)
class Exclusion:
    """A bot that killed its worker process. It leaves the game at this question without being asked."""

    seat: int
    question: int
    why: str
    detail: str


@dataclass(frozen=True)
class Job:
    """One game of the schedule, with the bots excluded from it."""

    number: int
    exclusions: tuple[Exclusion, ...] = ()


class MatchRunner:
    """Plays games of a schedule one after the other in one process."""

    def __init__(self, schedule: Schedule, status: Status, can_exit: bool, keep: bool) -> None:
        self.schedule: Final = schedule
        self.keep: Final = keep  # whether records are wanted
        self.referee: Final = Referee(schedule, status, can_exit)
        game = schedule.rules
        self.factories: Final = {
            name: bot_factory(name, game, schedule.seats, schedule.options) for name in schedule.bots
        }

    def play(self, job: Job) -> tuple[Outcome, Record | None]:
        run = MatchRun(self, job)
        self.referee.begin(job.number)
        try:
            outcome = run.play()
        finally:
            self.referee.status[0] = NONE
        return outcome, record_of(run.match) if self.keep else None


class MatchRun:
    """One game in progress."""

    def __init__(self, runner: MatchRunner, job: Job) -> None:
        schedule = runner.schedule
        self.runner: Final = runner
        self.number: Final = job.number
        self.referee: Final = runner.referee
        self.exclusions: Final[Mapping[int, Exclusion]] = {each.seat: each for each in job.exclusions}
        self.seated: Final = schedule.seated(job.number)
        seed = schedule.game_seed(job.number)
        self.match: Final = Match(schedule.rules, schedule.seats, schedule.options, seed, self.seated)
        self.insight: Final = INSIGHTS[schedule.game](self.match)
        self.bots: Final[dict[int, Bot]] = {}
        self.faults: Final[list[Fault]] = []
        self.timed: Final[set[str]] = set()
        self.thinking: Final[list[Counter[int]]] = [Counter() for _ in self.seated]
        self.decisions = 0

    def play(self) -> Outcome:
        self.insight.watch([])
        self.create_bots()
        while not self.match.over:
            self.step(self.match.waiting()[0])
        outcome = outcome_of(self.match, self.insight, self.number, self.seated, self.decisions, len(self.match.moves))
        guilty = {fault.seat for fault in self.faults}
        return replace(
            outcome,
            winners=[seat for seat in outcome.winners if seat not in guilty],
            faults=self.faults,
            timed=sorted(self.timed),
            thinking=[dict(sorted(paces.items())) for paces in self.thinking],
        )

    def create_bots(self) -> None:
        for seat, name in enumerate(self.seated):
            chance = bot_chance(self.match.seed, seat)
            try:
                self.referee.status[1] = seat
                self.bots[seat], _ = self.referee.guarded(partial(self.runner.factories[name], chance))
            except BotError as fault:
                self.remove(seat, fault)
            finally:
                self.referee.status[1] = NONE

    def step(self, seat: int) -> None:
        options = self.match.options_of(seat)
        if len(options) == 1:
            self.insight.watch(self.match.act(seat, options[0]))
            return
        self.decisions += 1
        excluded = self.exclusions.get(seat)
        if excluded is not None and self.decisions >= excluded.question:
            self.remove(seat, BotError(excluded.why, excluded.detail))
            return
        self.referee.timer.used = False
        try:
            action, taken = self.referee.ask(self.bots[seat], self.match.view(seat), self.decisions)
        except BotError as fault:
            self.remove(seat, fault)
            return
        self.thinking[seat][Pace.of(taken)] += 1
        if self.referee.timer.used:
            self.timed.add(self.seated[seat])
        self.insight.watch(self.match.act(seat, action))

    def remove(self, seat: int, fault: BotError) -> None:
        self.faults.append(Fault(seat, self.seated[seat], fault.why, fault.detail))
        if self.match.playing(seat) and not self.match.over:
            self.insight.watch(self.match.leave(seat))
