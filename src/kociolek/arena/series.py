"""A series of games between bots. The same seed gives the same games, however many processes share the work."""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

from kociolek.bots import Clock, bot_chance, bot_named
from kociolek.catalog import GAMES
from kociolek.core.errors import KociolekError
from kociolek.match import Match
from kociolek.record import record_of, write

CLOCK: Final = Clock()
CHUNK: Final = 50  # games that a worker is given at once, at most


@dataclass(frozen=True)
class Series:
    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]  # one per seat in the first game; they move on by one seat from game to game
    seed: int
    games: int
    save: Path | None = None  # folder for the records


@dataclass
class Tally:
    """What is counted. Tallies add up in any order to the same result."""

    games: int = 0
    moves: int = 0
    decisions: int = 0  # moves with more than one option
    played: Counter[str] = field(default_factory=Counter)  # seats taken, by bot
    wins: Counter[str] = field(default_factory=Counter)  # by bot
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    shared: int = 0  # games with several winners
    endings: Counter[str] = field(default_factory=Counter)  # by the prompt that the last move answered

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.decisions += other.decisions
        self.shared += other.shared
        self.played += other.played
        self.wins += other.wins
        self.wins_by_seat += other.wins_by_seat
        self.endings += other.endings


def play_series(series: Series, workers: int, progress: Callable[[int], None]) -> Tally:
    """All games; `progress` is told how many more are done."""
    total = Tally()
    if workers <= 1:
        for number in range(series.games):
            play_one(series, number, total)
            progress(1)
        return total
    chunk = max(1, min(CHUNK, series.games // (workers * 4)))
    parts = [range(first, min(first + chunk, series.games)) for first in range(0, series.games, chunk)]
    context = multiprocessing.get_context("spawn")  # a fork would copy the threads of a progress bar
    with ProcessPoolExecutor(workers, context, leave_interrupts_to_the_parent) as pool:
        pending = [pool.submit(play_some, series, part) for part in parts]
        try:
            for done in as_completed(pending):
                tally = done.result()
                total.add(tally)
                progress(tally.games)
        except BrokenProcessPool as error:
            raise KociolekError("worker-lost", {"reason": str(error)}) from None
        finally:
            pool.shutdown(cancel_futures=True)
    return total


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_some(series: Series, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        play_one(series, number, tally)
    return tally


def play_one(series: Series, number: int, tally: Tally) -> None:
    seed = game_seed(series.seed, number)
    seated = [series.bots[(seat + number) % series.seats] for seat in range(series.seats)]
    game = GAMES[series.game]
    bots = [bot_named(name, game, bot_chance(seed, seat)) for seat, name in enumerate(seated)]
    match = Match(game, series.seats, series.options, seed, seated)
    prompt = ""
    while not match.over:
        seat = match.waiting()[0]
        options = match.options_of(seat)
        prompt = match.state.prompt()
        if len(options) > 1:
            tally.decisions += 1
            match.act(seat, bots[seat].choose(match.view(seat), CLOCK))
        else:
            match.act(seat, options[0])
    count(match, seated, prompt, tally)
    if series.save is not None:
        write(record_of(match), series.save / f"{number:0{len(str(series.games))}}.jsonl")


def count(match: Match, seated: list[str], last_prompt: str, tally: Tally) -> None:
    winners = match.winners()
    tally.games += 1
    tally.moves += len(match.moves)
    tally.played.update(seated)
    tally.wins.update(seated[seat] for seat in winners)
    tally.wins_by_seat.update(winners)
    tally.shared += len(winners) > 1
    tally.endings[last_prompt] += 1


def game_seed(seed: int, number: int) -> int:
    """Each game has a seed of its own, which deals it again without the rest of the series."""
    return int.from_bytes(sha256(f"{seed}/{number}".encode()).digest()[:6])
