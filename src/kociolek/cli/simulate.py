"""kociolek simulate: bots play many games, and who wins is counted."""

from __future__ import annotations

import json
import os
import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from kociolek.arena.series import Series, Tally, play_series
from kociolek.arena.stats import wilson
from kociolek.catalog import game_named
from kociolek.cli.arguments import add_game, add_seed, add_setup, bots_of, options_of, seats_of, seed_of, whole
from kociolek.cli.parser import Parser
from kociolek.cli.terminal.screen import Screen
from kociolek.core.errors import KociolekError
from kociolek.record import unwritable
from kociolek.text import Texts
from kociolek.text.sentences import key

NAME: Final = "simulate"
USUAL_GAMES: Final = "1000"
USUAL_BOTS: Final = "random"


def arguments(parser: Parser, texts: Texts) -> None:
    t = texts
    add_game(parser, t)
    add_setup(parser, t)
    parser.add_argument("--games", metavar="N", default=USUAL_GAMES, help=t.say("cli-arg-games"))
    parser.add_argument("--bots", metavar=t.say("cli-metavar-bots"), default=USUAL_BOTS, help=t.say("cli-arg-bots"))
    add_seed(parser, t)
    parser.add_argument("--workers", metavar="N", help=t.say("cli-arg-workers"))
    parser.add_argument("--json", action="store_true", help=t.say("cli-arg-json"))
    parser.add_argument("--save", metavar=t.say("cli-metavar-folder"), help=t.say("cli-arg-save-folder"))


def run(args: Namespace, texts: Texts) -> int:
    game = game_named(args.game)
    seats = seats_of(args)
    series = Series(
        game=game.key,
        seats=seats,
        options=game.check(seats, options_of(args)),
        bots=tuple(bots_of(args.bots, game.key, seats)),
        seed=seed_of(args.seed),
        games=whole(args.games, "--games", 1, example=1000),
        save=None if args.save is None else new_folder(Path(args.save)),
    )
    workers = os.cpu_count() or 1 if args.workers is None else whole(args.workers, "--workers", 1, 256)
    begin = time.monotonic()
    with progress_bar(series.games, texts) as progress:
        tally = play_series(series, min(workers, series.games), progress)
    if args.json:
        print(json.dumps(report(series, tally), indent=2))
    else:
        show(series, tally, time.monotonic() - begin, texts)
    return 0


def new_folder(path: Path) -> Path:
    """For records; it may exist, but nothing may lie in it that could be taken for one of them."""
    try:
        path.mkdir(exist_ok=True)
        if any(path.iterdir()):
            raise KociolekError("folder-not-empty", {"file": str(path)})
    except OSError as error:
        raise unwritable(path, error) from None
    return path


@contextmanager
def progress_bar(games: int, t: Texts) -> Iterator[Callable[[int], None]]:
    """On stderr, and only where somebody can see it."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(t.say("cli-simulate-games-column"), total=games)
        yield lambda done: bar.advance(task, done)


def report(series: Series, tally: Tally) -> dict[str, object]:
    """All that was counted, and nothing that depends on the machine or the hour."""
    return {
        "game": series.game,
        "seats": series.seats,
        "options": series.options,
        "bots": list(series.bots),
        "seed": series.seed,
        "games": tally.games,
        "by_bot": [{"bot": bot, **share(tally.wins[bot], n)} for bot, n in sorted(tally.played.items())],
        "by_seat": [{"seat": seat, **share(tally.wins_by_seat[seat], tally.games)} for seat in range(series.seats)],
        "moves_per_game": tally.moves / tally.games,
        "decisions_per_game": tally.decisions / tally.games,
        "shared_wins": tally.shared,
        "endings": dict(sorted(tally.endings.items())),
    }


def share(wins: int, played: int) -> dict[str, float]:
    low, high = wilson(wins, played)
    return {"played": played, "wins": wins, "share": wins / played, "low": low, "high": high}


def show(series: Series, tally: Tally, seconds: float, t: Texts) -> None:
    screen = Screen()
    screen.say(t.say("cli-simulate-heading", count=tally.games, name=t.say(series.game)), "bold")
    bots = [(bot, tally.wins[bot], played) for bot, played in sorted(tally.played.items())]
    seats = [(str(seat), tally.wins_by_seat[seat], tally.games) for seat in range(series.seats)]
    for what, rows in (("bot", bots), ("seat", seats)):
        screen.say()
        for line in shares(what, rows, t):
            screen.say(line)
    screen.say()
    screen.say(t.say("cli-simulate-length", mean=decimal(tally.decisions / tally.games, t)))
    named: Counter[str] = Counter()
    for prompt, n in tally.endings.items():
        ending = key(series.game, "ending", prompt)
        named[t.say(ending if t.has(ending) else key(series.game, "ending-other"))] += n
    for name, n in named.most_common():
        screen.say(t.say("cli-simulate-ending", name=name, share=percent(n / tally.games, t)))
    screen.say(t.say("cli-simulate-time", games=f"{tally.games / seconds:.0f}", time=f"{decimal(seconds, t)} s"), "dim")
    screen.say(t.say("cli-simulate-seed", seed=str(series.seed)), "dim")


def shares(what: str, rows: list[tuple[str, int, int]], t: Texts) -> list[str]:
    """A table of wins: who, wins, games, share, how sure that is."""
    cells = [[t.say(f"cli-simulate-{column}-column") for column in (what, "wins", "played", "rate", "interval")]]
    for name, wins, played in rows:
        low, high = wilson(wins, played)
        interval = f"{percent(low, t)} – {percent(high, t)}"
        cells.append([name, str(wins), str(played), percent(wins / played, t), interval])
    wide = [max(len(row[column]) for row in cells) for column in range(5)]
    return [
        "  ".join(f"{cell:>{width}}" if column else f"{cell:<{width}}" for column, (cell, width) in enumerate(line))
        for line in (list(zip(row, wide, strict=True)) for row in cells)
    ]


def decimal(number: float, t: Texts) -> str:
    text = f"{number:.1f}"
    return text.replace(".", ",") if t.lang == "pl" else text


def percent(share: float, t: Texts) -> str:
    return f"{decimal(100 * share, t)} %"
