"""kociolek train: let a network learn a game by playing against itself."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kociolek.catalog import game_named
from kociolek.cli.arguments import add_game, add_seed, add_setup, options_of, seats_of, seed_of, whole
from kociolek.cli.parser import Parser
from kociolek.cli.results import add_json, print_json
from kociolek.cli.terminal.progress import progress_bar
from kociolek.cli.terminal.screen import Screen
from kociolek.cli.terminal.standings import aligned
from kociolek.core.errors import KociolekError
from kociolek.text import Texts
from kociolek.text.names import bot_name, percent

if TYPE_CHECKING:
    from kociolek.training.crew import Crew
    from kociolek.training.run import Run

NAME: Final = "train"
USUAL_UPDATES: Final = 500
USUAL_EVERY: Final = 50
MOST_UPDATES: Final = 10_000_000
USUAL_TESTS: Final = 200
USUAL_HIDDEN: Final = 128
USUAL_SETTLE: Final = 0
USUAL_SEED: Final = 1
USUAL_PLAYERS: Final = 1
SEATS: Final = {"kittens": 4, "wizardkittens": 3, "witchstone": 2}
INTERRUPTED: Final = 130
PAGE: Final = "curves.html"


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    add_game(parser, t)
    add_setup(parser, t, t.say("cli-usual-train-seats"))
    add_seed(parser, t)
    parser.usual["seed"] = t.say("cli-usual-train-seed")
    parser.add_argument("--folder", metavar=t.say("cli-metavar-folder"), help=t.say("cli-arg-train-folder"))
    parser.usual["folder"] = "GAME.training"
    parser.add_argument("--updates", metavar="N", default=str(USUAL_UPDATES), help=t.say("cli-arg-train-updates"))
    parser.add_argument("--every", metavar="N", default=str(USUAL_EVERY), help=t.say("cli-arg-train-every"))
    parser.add_argument("--tests", metavar="N", default=str(USUAL_TESTS), help=t.say("cli-arg-train-tests"))
    parser.add_argument("--hidden", metavar="N", default=str(USUAL_HIDDEN), help=t.say("cli-arg-train-hidden"))
    parser.add_argument("--settle", metavar="N", default=str(USUAL_SETTLE), help=t.say("cli-arg-train-settle"))
    parser.add_argument("--guided", action="store_true", help=t.say("cli-arg-train-guided"))
    parser.add_argument("--players", metavar="N", default=str(USUAL_PLAYERS), help=t.say("cli-arg-train-players"))
    parser.add_argument(
        "--ray", metavar=t.say("cli-metavar-address"), nargs="?", const="", help=t.say("cli-arg-train-ray")
    )
    add_json(parser, t)


def run(args: Namespace, texts: Texts) -> int:
    if find_spec("numpy") is None:
        raise KociolekError("extra-missing", {"what": "NumPy", "package": "kociolek[train]"})
    # With several threads the small products of matrices mostly wait, and sums may come out in another order.
    for library in ("OPENBLAS", "MKL", "OMP"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
    from kociolek.training.page import page  # late: they need NumPy
    from kociolek.training.run import write

    updates = whole(args.updates, "--updates", 1, MOST_UPDATES, example=USUAL_UPDATES)
    with closing(opened(args)) as going:
        try:
            with progress_bar(updates, texts, going.play.rounds, texts.say("cli-train-updates")) as progress:
                going.learn(updates, progress)
        except KeyboardInterrupt:
            print("\n" + texts.say("cli-train-interrupted", file=str(going.folder)), file=sys.stderr)
            return INTERRUPTED
        finally:
            write(going.folder / PAGE, page(going, texts).encode())
    show(args, going, texts)
    return 0


def opened(args: Namespace) -> Run:
    """Begin a run, or go on with the one in the folder. Raise KociolekError."""
    from kociolek.adapters.setups import Prepared
    from kociolek.training.run import Run, settings_in
    from kociolek.training.selfplay import NEVER, Style

    game = game_named(args.game)
    seats = seats_of(args, SEATS.get(game.key, 2))
    options = game.check(seats, options_of(args))
    folder = Path(args.folder or f"{game.key}.training")
    before = settings_in(folder)
    if args.seed is not None:
        seed = seed_of(args.seed)
    else:
        seed = USUAL_SEED if before is None else int(before["seed"])
    players = whole(args.players, "--players", 1, 128, example=USUAL_PLAYERS)
    hidden = whole(args.hidden, "--hidden", 1, 1024, example=USUAL_HIDDEN)
    updates = whole(args.updates, "--updates", 1, MOST_UPDATES, example=USUAL_UPDATES)
    settle = whole(args.settle, "--settle", 0, updates, example=USUAL_SETTLE)
    return Run(
        folder,
        Prepared.of(game, seats, options),
        Style(hidden=hidden, guided=args.guided, players=players),
        seed,
        whole(args.every, "--every", 1, 1_000_000, example=USUAL_EVERY),
        whole(args.tests, "--tests", 1, 1_000_000, example=USUAL_TESTS),
        crew_of(args.ray, players),
        NEVER if settle == 0 else (updates - settle, updates),
    )


def crew_of(address: str | None, players: int) -> Crew:
    """Return where the players play: on a cluster if one is named, else on this machine."""
    from kociolek.training.crew import Crew, Processes, RayCrew

    if address is not None:
        return RayCrew(address, players)
    return Processes() if players > 1 else Crew()


def show(args: Namespace, found: Run, t: Texts) -> None:
    first, last = found.points[0], found.points[-1]
    if args.json:
        points = [
            {"updates": each.updates, "games": each.games, "decisions": each.decisions, "seconds": each.seconds,
             "standings": [standing.__dict__ for standing in each.standings]}
            for each in found.points
        ]  # fmt: skip
        print_json({"settings": found.settings, "network": str(found.network), "points": points})
        return
    screen = Screen()
    counts = {"updates": last.updates, "games": last.games, "decisions": last.decisions}
    screen.say(t.say("cli-train-done", **counts, seconds=f"{last.seconds:.0f}"))
    screen.say()
    heads = ("cli-train-rival", "cli-train-before", "cli-train-now", "cli-simulate-interval-column")
    rows = [[t.say(head) for head in heads]]
    for begin, now in zip(first.standings, last.standings, strict=True):
        interval = f"{percent(now.low, t)} – {percent(now.high, t)}"
        rows.append([bot_name(t, now.rival), percent(begin.share, t), percent(now.share, t), interval])
    for line in aligned(rows):
        screen.say(line)
    screen.say()
    screen.say(t.say("cli-train-even", even=percent(1 / found.table.seats, t), tests=found.tests))
    screen.line(t.say("cli-train-files", file=str(found.network), page=str(found.folder / PAGE)))
