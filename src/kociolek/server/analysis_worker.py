"""Worker process of analyses: `python -m kociolek.server.analysis_worker` reads a record and writes lines of JSON."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence

import msgspec

from kociolek import record
from kociolek.analysis.calibration import calibrated
from kociolek.analysis.game import WHOLE, Account, Analyser, Analysis, Budget, Decision, Moment
from kociolek.analysis.words import why_sentence
from kociolek.games.witchstone.kinds import SOURCES
from kociolek.server.analyses import (
    AnalysedDecision,
    AnalysisSummary,
    MoveShare,
    SeatAccount,
    Step,
    TurningPoint,
)
from kociolek.server.bot_worker import exit_with, on_the_wire
from kociolek.server.replay import choice


def steps(finished: record.Record, budget: Budget | None = None) -> Iterator[Step]:
    """Yield each decision that is judged, the turning points as soon as they are known, and the summary at last."""
    analyser = Analyser(finished, budget=budget)
    tables: dict[int, list[float]] = {}
    known: set[str] = set()
    told = False
    for found in analyser.run():
        tables = tables or dict(zip((each.number for each in analyser.questions), analyser.tables, strict=True))
        step = Step(analyser.done, decision_of(finished.game, found, tables[found.number]))
        named = {found.played.move, found.best.move} - known
        step.choices = [choice(analyser.match, move) for move in sorted(named)]
        known |= named
        if analyser.moments is not None and not told:
            step.moments, told = moments_of(analyser.moments), True
        yield step
    yield Step(len(finished.moves), summary=summary_of(analyser.result()))


def moments_of(moments: list[Moment]) -> list[TurningPoint]:
    return [
        TurningPoint(each.number, each.seat, each.gainer, round(each.swing, 4), each.cause)  # type: ignore[arg-type]
        for each in moments
    ]


def rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, 4) for share in shares]


def decision_of(game: str, decision: Decision, open_shares: list[float]) -> AnalysedDecision:
    best, played = decision.best, decision.played
    return AnalysedDecision(
        decision.number,
        decision.seat,
        rounded(calibrated(game, decision.shares)),
        rounded(calibrated(game, open_shares)),
        played.move,
        MoveShare(best.move, round(best.share, 4), round(best.error, 4)),
        round(played.share, 4),
        round(played.error, 4),
        len(decision.equals),
        round(decision.loss, 4),
        round(decision.error, 4),
        round(decision.part, 4),
        decision.label,  # type: ignore[arg-type]
        [on_the_wire(why_sentence(game, reason)) for reason in decision.why],
    )


def summary_of(analysis: Analysis) -> AnalysisSummary:
    return AnalysisSummary(
        [account_of(account) for account in analysis.accounts],
        analysis.points,
        list(SOURCES) if analysis.points else [],
    )


def account_of(account: Account) -> SeatAccount:
    return SeatAccount(
        account.result / WHOLE,
        account.start / WHOLE,
        account.luck / WHOLE,
        account.losses / WHOLE,
        account.gifts / WHOLE,
        round(account.kept, 4),
        account.decisions,
        account.labels,
        account.hardest,
    )


def main(budget: Budget | None = None) -> None:
    threading.Thread(target=exit_with, args=(os.getppid(),), daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    for step in steps(record.parse(sys.stdin.buffer.read().decode()), budget):
        sys.stdout.buffer.write(msgspec.json.encode(step) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
