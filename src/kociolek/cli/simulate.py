"""kociolek simulate: let bots play many games and count wins."""

from __future__ import annotations

import os
import time
from argparse import Namespace
from pathlib import Path
from typing import Final

from kociolek.arena.outcome import Outcome
from kociolek.arena.schedule import Schedule
from kociolek.arena.series import add, is_fast, play_series
from kociolek.arena.summary import summary
from kociolek.arena.tally import Tally
from kociolek.arena.tournament import IN_PROCESS, Tournament
from kociolek.catalog import game_named
from kociolek.cli.arguments import (
    add_game,
    add_seed,
    add_setup,
    bots_of,
    options_of,
    seats_of,
    seed_of,
    whole,
)
from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.cli.terminal.progress import progress_bar
from kociolek.cli.terminal.screen import Screen
from kociolek.cli.terminal.standings import show_circumstances, show_shares
from kociolek.core.errors import KociolekError
from kociolek.record import check_writable, unwritable
from kociolek.table import PARQUET, needed, results_of, table_format, write
from kociolek.text import Texts

NAME: Final = "simulate"
USUAL_GAMES: Final = "1000"
USUAL_BOTS: Final = "random"
MOST_WORKERS: Final = 256


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    add_game(parser, t)
    add_setup(parser, t)
    parser.add_argument("--games", metavar="N", default=USUAL_GAMES, help=t.say("cli-arg-games"))
    parser.add_argument("--bots", metavar=t.say("cli-metavar-bots"), default=USUAL_BOTS, help=t.say("cli-arg-bots"))
    add_seed(parser, t)
    add_workers(parser, t)
    add_json(parser, t)
    add_data(parser, t)
    parser.add_argument("--save", metavar=t.say("cli-metavar-folder"), help=t.say("cli-arg-save-folder"))


def add_data(parser: Parser, t: Texts) -> None:
    file = t.say("cli-metavar-file")
    parser.add_argument("--data", metavar=file, help=t.say("cli-arg-data"))


def run(args: Namespace, texts: Texts) -> int:
    data = None if args.data is None else Path(args.data)
    if data is not None:
        check_data(data)
    game = game_named(args.game)
    seats = seats_of(args)
    schedule = Schedule(
        game=game.key,
        seats=seats,
        options=game.check(seats, options_of(args)),
        bots=tuple(bots_of(args.bots, game.key, seats)),
        seed=seed_of(args.seed),
        games=whole(args.games, "--games", 1, example=1000),
        box=game.box_text,
    )
    workers = min(workers_of(args), schedule.games)
    begin = time.monotonic()
    found: list[Outcome] = []
    keep = None if data is None else found.append
    with progress_bar(schedule.games, texts) as progress:
        if args.save is None and is_fast(schedule):
            tally = play_series(schedule, workers, progress, detailed=args.json, keep=keep)
        else:
            tournament = Tournament(schedule, save=None if args.save is None else new_folder(Path(args.save)))
            tally = Tally()
            add(tournament.outcomes(workers if workers > 1 else IN_PROCESS, None, progress), tally, keep)
    if data is not None:
        write(results_of(schedule, found), data)
    if args.json:
        print_json(summary(schedule, tally))
    else:
        screen = Screen()
        show_shares(schedule, tally, screen, texts)
        show_circumstances(schedule, tally, time.monotonic() - begin, tally.games, screen, texts)
    return 0


def add_workers(parser: Parser, t: Texts) -> None:
    parser.add_argument("--workers", metavar="N", help=t.say("cli-arg-workers"))
    parser.usual["workers"] = t.say("cli-usual-workers")


def check_data(path: Path) -> None:
    """Raise KociolekError if a table could not be written to this path, before hours of games are played."""
    if table_format(path) == PARQUET:
        needed("pyarrow")
    check_writable(path)


def workers_of(args: Namespace) -> int:
    return os.cpu_count() or 1 if args.workers is None else whole(args.workers, "--workers", 1, MOST_WORKERS)


def new_folder(path: Path) -> Path:
    """Create a folder for records. Raise `KociolekError` if it exists and is not empty."""
    try:
        path.mkdir(exist_ok=True)
        if any(path.iterdir()):
            raise KociolekError("folder-not-empty", {"file": str(path)})
    except OSError as error:
        raise unwritable(path, error) from None
    return path
