"""One game between bots under a referee. A bot that is at fault leaves the table; the others play on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from kociolek.arena.entrants import maker
from kociolek.arena.insight import INSIGHTS
from kociolek.arena.outcome import Fault, Outcome, Pace, outcome_of
from kociolek.arena.referee import NOTHING, Desk, Faulty, Referee
from kociolek.arena.series import Series
from kociolek.bots import Bot, bot_chance
from kociolek.catalog import GAMES
from kociolek.match import Match
from kociolek.record import Record, record_of


@dataclass(frozen=True)
class Sentence:
    """A bot that took its process down with it: at this question it is sent away unasked."""

    seat: int
    question: int
    why: str
    detail: str


@dataclass(frozen=True)
class Job:
    number: int
    sentences: tuple[Sentence, ...] = ()


class Table:
    """Plays the games of a series one after the other, in one process."""

    def __init__(self, series: Series, desk: Desk, deadly: bool, keep: bool) -> None:
        self.series: Final = series
        self.keep: Final = keep  # whether records are wanted
        self.referee: Final = Referee(series, desk, deadly)
        self.makers: Final = {name: maker(name, GAMES[series.game]) for name in series.bots}

    def play(self, job: Job) -> tuple[Outcome, Record | None]:
        bout = Bout(self, job)
        self.referee.begin(job.number)
        try:
            outcome = bout.play()
        finally:
            self.referee.desk[0] = NOTHING
        return outcome, record_of(bout.match) if self.keep else None


class Bout:
    def __init__(self, table: Table, job: Job) -> None:
        series = table.series
        self.table: Final = table
        self.number: Final = job.number
        self.referee: Final = table.referee
        self.sentences: Final[Mapping[int, Sentence]] = {each.seat: each for each in job.sentences}
        self.seated: Final = series.seated(job.number)
        seed = series.game_seed(job.number)
        self.match: Final = Match(GAMES[series.game], series.seats, series.options, seed, self.seated)
        self.insight: Final = INSIGHTS[series.game](self.match)
        self.bots: Final[dict[int, Bot]] = {}
        self.faults: Final[list[Fault]] = []
        self.timed: Final[set[str]] = set()
        self.thinking: Final[list[Counter[int]]] = [Counter() for _ in self.seated]
        self.decisions = 0

    def play(self) -> Outcome:
        self.insight.watch([])
        self.seat_all()
        while not self.match.over:
            self.step(self.match.waiting()[0])
        outcome = outcome_of(self.match, self.insight, self.number, self.seated, self.decisions)
        guilty = {fault.seat for fault in self.faults}
        return replace(
            outcome,
            winners=[seat for seat in outcome.winners if seat not in guilty],
            faults=self.faults,
            timed=sorted(self.timed),
            thinking=[dict(sorted(paces.items())) for paces in self.thinking],
        )

    def seat_all(self) -> None:
        for seat, name in enumerate(self.seated):
            chance = bot_chance(self.match.seed, seat)
            try:
                self.referee.desk[1] = seat
                self.bots[seat], _ = self.referee.guarded(partial(self.table.makers[name], chance))
            except Faulty as fault:
                self.send_away(seat, fault)
            finally:
                self.referee.desk[1] = NOTHING

    def step(self, seat: int) -> None:
        options = self.match.options_of(seat)
        if len(options) == 1:
            self.insight.watch(self.match.act(seat, options[0]))
            return
        self.decisions += 1
        sentence = self.sentences.get(seat)
        if sentence is not None and self.decisions >= sentence.question:
            self.send_away(seat, Faulty(sentence.why, sentence.detail))
            return
        self.referee.watch.used = False
        try:
            action, taken = self.referee.ask(self.bots[seat], self.match.view(seat), self.decisions)
        except Faulty as fault:
            self.send_away(seat, fault)
            return
        self.thinking[seat][Pace.of(taken)] += 1
        if self.referee.watch.used:
            self.timed.add(self.seated[seat])
        self.insight.watch(self.match.act(seat, action))

    def send_away(self, seat: int, fault: Faulty) -> None:
        self.faults.append(Fault(seat, self.seated[seat], fault.why, fault.detail))
        if self.match.playing(seat) and not self.match.over:
            self.insight.watch(self.match.leave(seat))
