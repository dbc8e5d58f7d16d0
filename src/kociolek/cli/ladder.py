"""kociolek ladder: ratings of many bots over time, in a file that grows with every run."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from kociolek.arena.entrants import bot_factory, extend_path
from kociolek.arena.ladder import Ladder, Setup, open_ladder, setup_of
from kociolek.arena.ladder_page import page, removals
from kociolek.arena.schedule import USUAL_ITERATIONS
from kociolek.arena.tournament import IN_PROCESS
from kociolek.catalog import game_named
from kociolek.cli.arguments import add_game, add_seed, add_setup, options_of, seats_of, seed_of, whole
from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.cli.simulate import add_workers, workers_of
from kociolek.cli.terminal.progress import progress_bar
from kociolek.cli.terminal.screen import Screen
from kociolek.cli.terminal.standings import aligned
from kociolek.core.errors import BadOptions, KociolekError
from kociolek.record import unwritable
from kociolek.text import Texts
from kociolek.text.names import bot_name, decimal, percent

NAME: Final = "ladder"
USUAL_SEATS: Final = 2
INTERRUPTED: Final = 130


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    file = t.say("cli-metavar-file")
    add_game(parser, t)
    parser.add_argument("--file", metavar=file, help=t.say("cli-arg-ladder-file"))
    parser.usual["file"] = "GAME.ladder"
    parser.add_argument("--bots", metavar=t.say("cli-metavar-bots"), help=t.say("cli-arg-ladder-bots"))
    parser.usual["bots"] = t.say("cli-usual-ladder-bots")
    parser.add_argument("--rounds", metavar="N", default="0", help=t.say("cli-arg-ladder-rounds"))
    add_seed(parser, t)
    add_setup(parser, t, str(USUAL_SEATS))
    parser.add_argument("--iterations", metavar="N", default=str(USUAL_ITERATIONS), help=t.say("cli-arg-iterations"))
    add_workers(parser, t)
    parser.add_argument("--page", metavar=f"{file}.html", help=t.say("cli-arg-ladder-page"))
    add_json(parser, t)


def run(args: Namespace, texts: Texts) -> int:
    path = Path(args.file or f"{args.game}.ladder")
    game = game_named(args.game)
    setup = setup_of(path)
    if setup is None and not args.bots:
        raise KociolekError("ladder-empty", {"file": str(path)})
    if setup is not None and setup.game != args.game:
        raise KociolekError("ladder-differs", {"file": str(path)})
    rounds = whole(args.rounds, "--rounds", 0, example=50)
    folders = tuple(dict.fromkeys([str(Path.cwd()), *sys.path]))
    extend_path(folders)
    if setup is None:
        seats = seats_of(args, USUAL_SEATS)
        iterations = whole(args.iterations, "--iterations", 1)
        options = game.check(seats, options_of(args))
        setup = Setup(game.key, seats, options, seed_of(args.seed), iterations, game.box_text)
    with open_ladder(path, setup) as kept:
        named = [name.strip() for name in (args.bots or "").split(",") if name.strip()]
        bots = list(dict.fromkeys([*kept.ladder.standings, *named]))
        if rounds and len(bots) < 2:
            raise BadOptions("ladder-alone", {"bots": str(len(bots))})
        for name in bots if rounds else named:
            bot_factory(name, game, setup.seats, setup.options)
        workers = min(workers_of(args), setup.seats)
        try:
            with progress_bar(rounds * setup.seats, texts) as progress:
                for _ in range(rounds):
                    kept.play_round(bots, workers if workers > 1 else IN_PROCESS, folders)
                    progress(setup.seats)
        except KeyboardInterrupt:
            print("\n" + texts.say("cli-ladder-interrupted", file=str(path)), file=sys.stderr)
            return INTERRUPTED
        finally:
            if args.page is not None:
                write_page(Path(args.page), kept.ladder, texts)
    show(args, kept.ladder, texts)  # the file is closed: what fails now is the output
    return 0


def write_page(path: Path, ladder: Ladder, t: Texts) -> None:
    try:
        path.write_text(page(ladder, t), "utf-8")
    except OSError as error:
        raise unwritable(path, error) from None


def show(args: Namespace, ladder: Ladder, t: Texts) -> None:
    if args.json:
        rows = [
            {"bot": each.bot, "rating": mu, "deviation": sigma, "games": each.games, "wins": each.wins,
             "faults": each.faults, "reason": each.reason, "history": each.history}
            for each, mu, sigma in ladder.ranking()
        ]  # fmt: skip
        print_json({"game": ladder.setup.game, "seats": ladder.setup.seats, "rounds": ladder.rounds, "bots": rows})
        return
    screen = Screen()
    head = [t.say(f"report-ladder-{name}") for name in ("bot", "place", "rating", "games", "share", "faults")]
    table = [head]
    for place, (each, mu, sigma) in enumerate(ladder.ranking(), start=1):
        share = percent(each.wins / each.games if each.games else 0.0, t)
        rating = f"{decimal(mu, t)} ± {decimal(2 * sigma, t)}"
        table.append([bot_name(t, each.bot), str(place), rating, str(each.games), share, str(each.faults)])
    for line in aligned(table):
        screen.say(line)
    for said in removals(ladder, t):
        screen.say(said, "red")
