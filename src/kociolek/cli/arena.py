"""kociolek arena: a tournament between bots, with intervals, ratings and a report."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final

from kociolek.arena.cluster import Cluster
from kociolek.arena.entrants import bot_factory, extend_path
from kociolek.arena.journal import Journal, default_path
from kociolek.arena.report import About, check_report, write_report
from kociolek.arena.schedule import MOST_BOTS, USUAL_ITERATIONS, Schedule
from kociolek.arena.summary import summary
from kociolek.arena.tally import Tally
from kociolek.arena.tournament import Tournament
from kociolek.catalog import game_named
from kociolek.cli.arguments import (
    USUAL_SEATS,
    add_game,
    add_seed,
    add_setup,
    options_of,
    seats_of,
    seed_of,
    whole,
)
from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.cli.simulate import add_workers, new_folder, workers_of
from kociolek.cli.terminal.progress import progress_bar
from kociolek.cli.terminal.screen import Screen
from kociolek.cli.terminal.standings import show_circumstances, show_faults, show_shares
from kociolek.core.api import Game
from kociolek.core.errors import BadOptions, KociolekError
from kociolek.text import Texts

NAME: Final = "arena"
USUAL_GAMES: Final = "1000"
LONGEST: Final = 600_000  # milliseconds for one answer
INTERRUPTED: Final = 130


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    file = t.say("cli-metavar-file")
    add_game(parser, t)
    parser.add_argument("--bots", metavar=t.say("cli-metavar-bots"), required=True, help=t.say("cli-arg-arena-bots"))
    parser.add_argument("--games", metavar="N", default=USUAL_GAMES, help=t.say("cli-arg-games"))
    add_seed(parser, t)
    add_setup(parser, t, t.say("cli-usual-arena-seats", seats=str(USUAL_SEATS)))
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--iterations", metavar="N", help=t.say("cli-arg-iterations"))
    parser.usual["iterations"] = str(USUAL_ITERATIONS)
    budget.add_argument("--milliseconds", metavar="N", help=t.say("cli-arg-milliseconds"))
    add_workers(parser, t)
    address = t.say("cli-metavar-address")
    parser.add_argument("--ray", metavar=address, nargs="?", const="", help=t.say("cli-arg-ray"))
    parser.add_argument("--journal", metavar=file, help=t.say("cli-arg-journal"))
    parser.add_argument("--report", metavar=f"{file}.html", help=t.say("cli-arg-report"))
    parser.add_argument("--save", metavar=t.say("cli-metavar-folder"), help=t.say("cli-arg-save-folder"))
    add_json(parser, t)


def run(args: Namespace, texts: Texts) -> int:
    schedule = schedule_of(args)
    workers = workers_of(args)
    report = None if args.report is None else Path(args.report)
    if report is not None:
        check_report(report)
    cluster = None if args.ray is None else Cluster(args.ray, workers)
    with journal_of(args, schedule, texts) as journal:
        resumed = 0 if journal is None else len(journal.done)
        save = None if args.save is None else save_folder(Path(args.save), resumed)
        tournament = Tournament(schedule, journal, save)
        begin = time.monotonic()
        with cluster or nullcontext(), progress_bar(schedule.games, texts, resumed) as progress:
            tally = tournament.play(workers, cluster, progress)
        seconds = time.monotonic() - begin
        if report is not None:
            write_report(report, About.tournament(schedule), tally, texts.lang)
        show_result(args, schedule, tally, seconds, resumed, texts)
    return 0


def show_result(args: Namespace, schedule: Schedule, tally: Tally, seconds: float, resumed: int, t: Texts) -> None:
    if args.json:
        print_json(summary(schedule, tally))
        return
    screen = Screen()
    show_shares(schedule, tally, screen, t)
    show_faults(tally, screen, t)
    screen.say()
    show_circumstances(schedule, tally, seconds, tally.games - resumed, screen, t)
    if args.report is not None:
        screen.line(t.say("cli-arena-report", file=args.report))


# -- set-up -------------------------------------------------------------------------------
def schedule_of(args: Namespace) -> Schedule:
    game = game_named(args.game)
    options = options_of(args)
    folders = tuple(dict.fromkeys([str(Path.cwd()), *sys.path]))
    extend_path(folders)
    names = [name.strip() for name in args.bots.split(",")]
    if len(names) > MOST_BOTS:
        raise BadOptions("arena-too-many-bots", {"bots": str(len(names)), "high": str(MOST_BOTS)})
    seats = seats_of(args, len(names) if len(names) > 1 else usual_seats(game, options))
    whole_options = game.check(seats, options)
    for name in names:
        bot_factory(name, game, seats, whole_options)
    return Schedule(
        game=game.key,
        seats=seats,
        options=whole_options,
        bots=tuple(names) if len(names) > seats else tuple(names[seat % len(names)] for seat in range(seats)),
        seed=seed_of(args.seed),
        games=whole(args.games, "--games", 1, example=1000),
        milliseconds=0.0
        if args.milliseconds is None
        else float(whole(args.milliseconds, "--milliseconds", 1, LONGEST)),
        iterations=USUAL_ITERATIONS if args.iterations is None else whole(args.iterations, "--iterations", 1),
        box=game.box_text,
        folders=folders,
    )


def usual_seats(game: Game, options: dict[str, str]) -> int:
    return min(USUAL_SEATS, game.seat_range(options)[1])


def save_folder(path: Path, resumed: int) -> Path:
    """Return the folder for records: a new one, or the existing one of a resumed run."""
    return path if resumed and path.is_dir() else new_folder(path)


@contextmanager
def journal_of(args: Namespace, schedule: Schedule, t: Texts) -> Iterator[Journal | None]:
    """Open the journal given by `--journal`, or a temporary one that is removed after the last game.

    Without `--seed` the run cannot be repeated, so there is no journal.
    """
    if args.journal is None and args.seed is None:
        yield None
        return
    place = default_path(schedule) if args.journal is None else Path(args.journal)
    try:
        if args.journal is None:
            place.parent.mkdir(parents=True, exist_ok=True)
        journal = Journal(place, schedule)
    except (KociolekError, OSError) as error:
        if args.journal is not None or (isinstance(error, KociolekError) and error.key == "journal-in-use"):
            raise
        print(t.say("cli-arena-no-journal", file=str(place)), file=sys.stderr)
        yield None
        return
    if journal.done:
        count, total = len(journal.done), schedule.games
        print(t.say("cli-arena-resumed", count=count, total=total, file=str(place)), file=sys.stderr)
    try:
        yield journal
    except KeyboardInterrupt:
        journal.close()
        print("\n" + t.say("cli-arena-interrupted", file=str(place)), file=sys.stderr)
        sys.exit(INTERRUPTED)
    except BaseException:
        journal.close()
        raise
    if args.journal is None:
        journal.remove()
    else:
        journal.close()
