"""Print the result of a tournament as tables and sentences."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kociolek.arena.cells import share_cells
from kociolek.arena.entrants import may_search
from kociolek.arena.schedule import Schedule
from kociolek.arena.tally import Tally
from kociolek.box.words import named
from kociolek.catalog import game_named
from kociolek.cli.terminal.screen import Screen
from kociolek.text import Texts
from kociolek.text.names import bot_name, decimal, ending_name, percent

MOST_FAULTS: Final = 10  # listed one by one


def show_shares(schedule: Schedule, tally: Tally, screen: Screen, t: Texts) -> None:
    """Print wins by bot and by seat, and the endings."""
    screen.say(t.say("cli-simulate-heading", count=tally.games, name=t.say(schedule.game)), "bold")
    bots = [
        [bot_name(t, bot), *share_cells(tally.share(bot), t), *more_cells(tally, bot, t)] for bot in tally.by_strength
    ]
    seats = [[str(seat), *share_cells(tally.share_of_seat(seat), t)] for seat in range(schedule.seats)]
    columns = ("wins", "played", "rate", "interval")
    more = (["decided"] if tally.nobody else []) + (["rating"] if len(tally.bots) > 1 else [])
    for head, rows in ((("bot", *columns, *more), bots), (("seat", *columns), seats)):
        screen.say()
        for line in aligned([[t.say(f"cli-simulate-{column}-column") for column in head], *rows]):
            screen.say(line)
    screen.say()
    if tally.nobody:
        screen.say(t.say("cli-simulate-nobody", share=percent(tally.nobody / tally.games, t)))
    if tally.shared:
        screen.say(t.say("cli-simulate-shared", share=percent(tally.shared / tally.games, t)))
    screen.say(t.say("cli-simulate-length", mean=decimal(tally.decisions / tally.games, t)))
    named: Counter[str] = Counter()
    for ending, n in tally.endings.items():
        named[ending_name(t, schedule.game, ending)] += n
    for name, n in named.most_common():
        screen.say(t.say("cli-simulate-ending", name=name, share=percent(n / tally.games, t)))


def more_cells(tally: Tally, bot: str, t: Texts) -> list[str]:
    mu, sigma = tally.ratings[bot]
    decided = [percent(tally.share_of_decided(bot).share, t)] if tally.nobody else []
    return decided + ([f"{decimal(mu, t)} ± {decimal(2 * sigma, t)}"] if len(tally.bots) > 1 else [])


def aligned(rows: list[list[str]]) -> list[str]:
    """Return rows in columns, the first left-aligned, the others right-aligned."""
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(f"{cell:>{width}}" if column else f"{cell:<{width}}" for column, (cell, width) in enumerate(line))
        for line in (list(zip(row, wide, strict=True)) for row in rows)
    ]


def show_faults(tally: Tally, screen: Screen, t: Texts) -> None:
    """Print which bots were removed from games, and why."""
    counts = Counter((fault.bot, fault.why) for _, fault in tally.faults)
    if not counts:
        return
    screen.say()
    for (bot, why), n in sorted(counts.items()):
        screen.say(
            t.say("cli-arena-faults", bot=bot_name(t, bot), count=n, what=t.say(f"cli-arena-fault-{why}")), "red"
        )
    for number, fault in tally.faults[:MOST_FAULTS]:
        screen.say(t.say("cli-arena-fault", index=number, seat=fault.seat, bot=fault.bot, text=fault.detail), "dim", 2)
    if (left := len(tally.faults) - MOST_FAULTS) > 0:
        screen.say(t.say("cli-arena-more-faults", count=left), "dim", 2)


def show_circumstances(schedule: Schedule, tally: Tally, seconds: float, played: int, screen: Screen, t: Texts) -> None:
    """Print the seed and options needed to reproduce the run."""
    if schedule.games % schedule.cycle:
        whole = -(-schedule.games // schedule.cycle) * schedule.cycle
        screen.say(t.say("cli-arena-uneven", count=whole), "dim")
    if tally.timed:
        names = ", ".join(bot_name(t, bot) for bot in sorted(tally.timed))
        limit = f"{schedule.milliseconds:g}"
        screen.say(t.say("cli-arena-timed", list=names, milliseconds=limit), "dim")
    elif not schedule.milliseconds and any(may_search(bot, game_named(schedule.game)) for bot in tally.bots):
        screen.say(t.say("cli-arena-iterations", iterations=str(schedule.iterations)), "dim")
    if played:
        pace = decimal(played / seconds, t)
        screen.say(t.say("cli-simulate-time", games=pace, time=f"{decimal(seconds, t)} s"), "dim")
    if schedule.box:
        screen.say(named(schedule.box, t), "dim")
    screen.say(t.say("cli-simulate-seed", seed=str(schedule.seed)), "dim")
