"""kociolek report: write an HTML report of recorded games or of a tournament's journal."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from kociolek import record
from kociolek.arena.insight import INSIGHTS
from kociolek.arena.journal import is_journal, read_journal
from kociolek.arena.outcome import Outcome, outcome_of
from kociolek.arena.report import About, check_report, write_report
from kociolek.arena.schedule import Schedule
from kociolek.arena.tally import Tally, tallied
from kociolek.catalog import game_named
from kociolek.cli.arguments import check_box
from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.cli.simulate import check_data
from kociolek.cli.terminal.progress import progress_bar
from kociolek.core.errors import CorruptRecord, KociolekError
from kociolek.record import Record
from kociolek.table import moves_of, write
from kociolek.text import Texts

NAME: Final = "report"
RECORDS: Final = "*.jsonl"


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    file = t.say("cli-metavar-file")
    parser.add_argument("file", metavar=file, nargs="+", help=t.say("cli-arg-report-files"))
    parser.add_argument("-o", "--output", metavar=f"{file}.html", required=True, help=t.say("cli-arg-output"))
    add_json(parser, t)
    file = t.say("cli-metavar-file")
    parser.add_argument("--move-data", metavar=file, help=t.say("cli-arg-move-data"))


def run(args: Namespace, texts: Texts) -> int:
    output = Path(args.output)
    check_report(output)
    moves = None if args.move_data is None else Path(args.move_data)
    if moves is not None:
        check_data(moves)
    files = [path for name in args.file for path in files_of(Path(name))]
    if len(files) == 1 and is_journal(files[0]):
        about, tally = of_journal(files[0])
    else:
        with progress_bar(len(files), texts) as progress:
            about, tally = of_records(files, progress, texts)
    if tally.games == 0:
        raise KociolekError("no-records", {"file": ", ".join(args.file)})
    if moves is not None:
        if len(files) == 1 and is_journal(files[0]):
            raise KociolekError("journal-without-moves", {"file": str(files[0])})
        write(moves_of([(number, record.read(path)) for number, path in enumerate(files)]), moves)
    write_report(output, about, tally, texts.lang)
    if args.json:
        print_json({"file": str(output), "games": tally.games, "unfinished": about.skipped})
    else:
        print(texts.say("cli-arena-report", file=str(output)))
    return 0


def files_of(path: Path) -> list[Path]:
    return sorted(path.rglob(RECORDS)) if path.is_dir() else [path]


def of_journal(path: Path) -> tuple[About, Tally]:
    setup, outcomes = read_journal(path)
    try:
        schedule = Schedule(**{**setup, "bots": tuple(setup["bots"]), "games": len(outcomes)})  # type: ignore[arg-type]
    except (TypeError, KeyError):
        raise KociolekError("journal-not-ours", {"file": str(path)}) from None
    game_named(schedule.game)
    return About.tournament(schedule), tallied(outcomes)


def of_records(files: Sequence[Path], progress: Callable[[int], None], t: Texts) -> tuple[About, Tally]:
    """Return the statistics of all finished records, which must be of the same game."""
    tally = Tally()
    finished: list[Record] = []
    for path in files:
        try:
            found = record.read(path)
            check_box(found)
            if finished and found.game != finished[0].game:
                raise KociolekError("mixed-games", {"game": finished[0].game, "other": found.game})
            if found.end == record.OVER:
                finished.append(found)
                tally.add(replayed(found, len(finished) - 1, t))
        except KociolekError as error:
            raise KociolekError("report-file", {"file": str(path)}) from error
        progress(1)
    return about_records(finished, len(files) - len(finished)), tally


def replayed(found: Record, number: int, t: Texts) -> Outcome:
    """Replay a record and return its outcome."""
    match = record.begin(found)
    insight = INSIGHTS[found.game](match)
    insight.watch([])
    decisions = 0
    events = record.replay(found, match)
    for seat, _ in found.moves:
        decisions += len(match.options_of(seat)) > 1
        insight.watch(next(events))
    if not match.over:
        raise CorruptRecord("record-cut-off", {"line": str(len(found.moves) + 1)})
    players = found.players or [t.say("report-seat", seat=seat) for seat in range(found.seats)]
    return outcome_of(match, insight, number, players, decisions, len(found.moves))


def about_records(finished: Sequence[Record], skipped: int) -> About:
    """Return the set-up that all records share."""
    if not finished:
        return About(game="", seats="", options={})
    seats = sorted({found.seats for found in finished})
    options = {
        name: value
        for name, value in finished[0].options.items()
        if all(found.options.get(name) == value for found in finished)
    }
    shown = str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
    boxes = list(dict.fromkeys(found.box for found in finished))
    return About(game=finished[0].game, seats=shown, options=options, skipped=skipped, boxes=boxes)
