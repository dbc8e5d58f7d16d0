"""Measure the history of players at a million finished games.

    .venv/bin/python tools/bench_history.py                          SQLite, in a temporary folder
    .venv/bin/python tools/bench_history.py --store postgresql://... an empty database

The store gets its rows directly: summaries of games of three people and a bot, spread over the players so that one of
them has a tenth of all. Then pages are read as the server does, and games are ended one after the other. Times are
those of the processor: of this process and, on this machine, of the database's backend. The limits are 20 ms for a page
and 2 ms for a game.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import msgspec

from kociolek.catalog import game_named
from kociolek.server.history import Summary, encode, folded, others_of, row_of
from kociolek.server.store.database import Database
from kociolek.server.store.opening import open_store
from kociolek.server.store.played import Cursor, Ended, Sitter
from kociolek.server.store.store import Index, Store
from kociolek.server.wire import Games

PAGE_LIMIT, GAME_LIMIT = 20.0, 2.0  # ms
BATCH = 5000
BUSY = "player-0"  # has a tenth of all games


def summary(chance: Random, players: list[int], options: dict[str, str]) -> Summary:
    scores = [float(each) for each in chance.sample(range(4), 4)]
    names = [f"Player {number}" for number in players] + ["medium"]
    return Summary(
        game="kittens", options=options, tempo="live", end="over", names=names, bots=["", "", "", "medium"],
        winners=[scores.index(3.0)], scores=scores, digest=f"{chance.getrandbits(256):064x}",
    )  # fmt: skip


def ended(chance: Random, people: int, options: dict[str, str], game: str) -> Ended:
    first = 0 if chance.random() < 0.1 else chance.randrange(1, people)
    players = [first, *chance.sample(range(1, people), 2)]
    found = summary(chance, players, options)
    found.game = game
    sitters = [Sitter(f"player-{number}", seat, others_of(found, seat)) for seat, number in enumerate(players)]
    return Ended(game, encode(found).decode(), sitters)


def fill(db: Database, games: int, people: int) -> None:
    """Write games as they are after their end, without their logs."""
    chance, options = Random(7), game_named("kittens").check(4, {})
    for start in range(0, games, BATCH):
        with db.transaction():
            for number in range(start, min(start + BATCH, games)):
                live, at = f"table-{number:016}", 1_700_000_000_000 + number * 1000
                one = ended(chance, people, options, chance.choice(["kittens", "wizardkittens", "witchstone"]))
                db.run("INSERT INTO live VALUES (?, 'over', 'live', NULL, ?)", (live, at))
                db.run("INSERT INTO ended VALUES (?, ?)", (live, one.body))
                for sitter in {each.player: each for each in one.sitters}.values():
                    db.run("INSERT INTO sitting VALUES (?, ?)", (sitter.player, live))
                    values = (sitter.player, at, live, one.game, sitter.seat, sitter.others)
                    db.run("INSERT INTO played VALUES (?, ?, ?, ?, ?, ?)", values)
        print(f"\r{min(start + BATCH, games):>9} games", end="", file=sys.stderr)
    print(file=sys.stderr)


def backend(db: Database) -> int:
    """Return the process of a PostgreSQL backend on this machine, 0 for SQLite."""
    if not db.name.startswith("postgresql:"):
        return 0
    return int(db.rows("SELECT pg_backend_pid()")[0][0] or 0)


def cpu(process: int) -> float:
    """Return the processor time of this process and of another one in ms."""
    other = 0.0
    if process:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        other = (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")
    return process_time() * 1000 + other


async def measured(process: int, rounds: int, work: Callable[[int], Awaitable[object]]) -> float:
    """Return the ms of processor time that a round takes. The clock of another process ticks in 10 ms, so many rounds
    are measured as one."""
    await work(0)
    begin = cpu(process)
    for number in range(1, rounds + 1):
        await work(number)
    return (cpu(process) - begin) / rounds


async def pages(store: Store, process: int, games: int, rounds: int) -> Iterator[tuple[str, float]]:
    deep: Cursor = (1_700_000_000_000 + games * 500, "table")

    def page(
        player: str, game: str = "", name: str = "", before: Cursor | None = None
    ) -> Callable[[int], Awaitable[object]]:
        async def work(_: int) -> object:
            rows, _after = await store.games_of(player, game, folded(name), before, 20)
            return msgspec.json.encode(
                Games([row_of(str(a), int(b or 0), int(c or 0), str(d)) for a, b, c, d in rows], None)
            )

        return work

    kinds = {
        "first page": page(BUSY),
        "page in the middle": page(BUSY, before=deep),
        "one game": page(BUSY, game="witchstone"),
        "a name that all have": page(BUSY, name="player"),
        "a name": page(BUSY, name="player 77"),
        "a name that nobody has": page(BUSY, name="nobody"),
        "of one game, a name that nobody has": page(BUSY, game="witchstone", name="nobody"),
        "somebody with few games": page("player-77"),
        "tables that go on": lambda _: store.tables_of(BUSY),
    }
    return iter([(what, await measured(process, rounds, work)) for what, work in kinds.items()])


async def bench(address: str, games: int, people: int, rounds: int) -> bool:
    store = open_store(address)
    try:
        process = backend(store.database)
        begin = perf_counter()
        fill(store.database, games, people)
        if process:
            store.database.db.execute("VACUUM ANALYZE")  # type: ignore[attr-defined]
        print(f"{games} games of {people} players, written in {perf_counter() - begin:.0f} s")
        chance, options = Random(8), game_named("kittens").check(4, {})
        good = True
        for what, spent in await pages(store, process, games, rounds):
            good &= spent <= PAGE_LIMIT
            print(f"{spent:8.2f} ms  {what}")
        ends = [ended(chance, people, options, "kittens") for _ in range(rounds * 5 + 1)]

        async def end(number: int) -> None:
            index = Index("over", "live", None, [], ends[number])
            await store.append(f"new-{number:018}", 0, 1_800_000_000_000 + number, [b"{}"], index)

        spent = await measured(process, rounds * 5, end)
        good &= spent <= GAME_LIMIT
        print(f"{spent:8.2f} ms  one more finished game")
        return good
    finally:
        store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", default="", help="URL of an empty store")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--players", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=100)
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        address = args.store or f"sqlite:{folder}/games.db"
        good = asyncio.run(bench(address, args.games, args.players, args.rounds))
    sys.exit(0 if good else f"more than {PAGE_LIMIT:.0f} ms for a page or {GAME_LIMIT:.0f} ms for a game")


if __name__ == "__main__":
    main()
