"""Measure history, ratings and leaderboards at a million finished games.

    .venv/bin/python tools/bench_history.py                          SQLite, in a temporary folder
    .venv/bin/python tools/bench_history.py --store postgresql://... an empty database
    .venv/bin/python tools/bench_history.py --store ... --filled     a store that an earlier run has filled

The store gets its rows directly: summaries and standings of rated games of three people and a bot, spread over the
players so that one of them has a tenth of all, and ratings by pool and month. Then pages are read as the server does,
and real games end one after the other: their summary is made, they are rated and stored. Times are those of the
processor: of this process and, on this machine, of the database's backend. The limits are 20 ms for a page and 2 ms for
a game.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, cast

import msgspec

from kociolek.catalog import game_named
from kociolek.server.boxes import Shelf
from kociolek.server.entries import BotPut, Made, Moved, Sat, Started
from kociolek.server.history import Summary, encode, ended_of, folded, others_of, row_of
from kociolek.server.identity import now_ms
from kociolek.server.people_api import favourite, moments_of, tallies
from kociolek.server.ratings import UNIT, month_of
from kociolek.server.ratings_api import LISTED, rating_of
from kociolek.server.store.database import Database, Value
from kociolek.server.store.opening import open_store
from kociolek.server.store.people import GAMES as LOOKED
from kociolek.server.store.people import PeopleStore
from kociolek.server.store.played import Cursor, Ended, Sitter
from kociolek.server.store.ratings import NOW
from kociolek.server.store.schema import TABLES
from kociolek.server.store.store import Index, Store
from kociolek.server.tables.model import TableModel
from kociolek.server.wire import Games, Leader, TableSettings

PAGE_LIMIT, GAME_LIMIT = 20.0, 2.0  # ms
BATCH = 5000
BUSY = "player-0"  # has a tenth of all games
GAMES = ("kittens", "wizardkittens", "witchstone")
BEGIN, APART = 1_700_000_000_000, 31_000  # ms: time of the first game, and between two: a year of months


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


def pool_of(game: str) -> str:
    return f"{game}/3-4/live/people"


Rows = dict[str, list[tuple[Value, ...]]]  # by table


def fill(db: Database, games: int, people: int) -> None:
    """Write games as they are after their end, without their logs, and the players with their ratings."""
    chance, options = Random(7), game_named("kittens").check(4, {})
    for start in range(0, games, BATCH):
        rows: Rows = defaultdict(list)
        for number in range(start, min(start + BATCH, games)):
            live, at = f"table-{number:016}", BEGIN + number * APART
            one = ended(chance, people, options, chance.choice(GAMES))
            rows["live"].append((live, "over", "live", None, at))
            rows["ended"].append((live, one.body))
            for sitter in {each.player: each for each in one.sitters}.values():
                rows["sitting"].append((sitter.player, live))
                rows["played"].append((sitter.player, live, at, one.game, sitter.seat, sitter.others))
                skills = (25 * UNIT, 2 * UNIT, 25 * UNIT + chance.randrange(UNIT), 2 * UNIT)
                pool = pool_of(one.game)
                standing = (number, sitter.seat, live, pool, sitter.player, sitter.seat, 0, at, *skills)
                rows["standing"].append(standing)
        write(db, rows)
        print(f"\r{min(start + BATCH, games):>9} games", end="", file=sys.stderr)
    print(file=sys.stderr)
    months = {NOW, *(month_of(BEGIN + number * APART) for number in range(0, games, 1000))}
    rows = defaultdict(list)
    rows["meta"].append(("rated", str(games)))
    for number in range(people):
        id = f"player-{number}"
        login = f"player{number}" if number % 100 == 1 else None  # the others are guests, which no list has
        rows["player"].append((id, f"Player {number}", 0, 1, login, None, None, 0))
        for game in GAMES:
            for month in months:
                mean, settled = chance.randrange(15 * UNIT, 35 * UNIT), 0 if number % 5 == 0 else 2 if login else 1
                rows["rating"].append((pool_of(game), month, id, mean, 2 * UNIT, 20, 5, settled))
    write(db, rows)


def write(db: Database, rows: Rows) -> None:
    """Write rows into their tables, in one transaction, the fastest way that the database has."""
    connection: Any = cast(Any, db).db
    if db.name.startswith("postgresql:"):
        with connection.transaction(), connection.cursor() as cursor:
            for table, found in rows.items():
                with cursor.copy(f"COPY {table} ({', '.join(TABLES[table])}) FROM STDIN") as copy:
                    for row in found:
                        copy.write_row(row)
        return
    connection.execute("PRAGMA busy_timeout=60000")  # the writer shortens the journal meanwhile
    with db.transaction():
        for table, found in rows.items():
            columns = TABLES[table]
            sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
            connection.executemany(sql, found)


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
    deep: Cursor = (BEGIN + games * APART // 2, "table")

    def page(
        player: str, game: str = "", name: str = "", before: Cursor | None = None
    ) -> Callable[[int], Awaitable[object]]:
        async def work(_: int) -> object:
            rows, _after = await store.games_of(player, game, folded(name), before, 20)
            return msgspec.json.encode(
                Games([row_of(str(a), int(b or 0), int(c or 0), str(d)) for a, b, c, d in rows], None)
            )

        return work

    def leaderboard(pool: str, month: int) -> Callable[[int], Awaitable[object]]:
        async def work(_: int) -> object:
            rows, pools = await store.leaders(pool, month, LISTED)
            assert len(rows) == LISTED
            assert len(pools) == len(GAMES)
            told = [Leader(id, name, program, False, rating_of(tally)) for id, name, program, _, tally in rows]
            return msgspec.json.encode(told)

        return work

    async def profile(_: int) -> object:
        rows, _after = await store.games_of(BUSY, "", "", None, LOOKED)
        games = [row_of(str(a), int(b or 0), int(c or 0), str(d)) for a, b, c, d in rows]
        return tallies(games), favourite(games), moments_of(games, [])

    people = PeopleStore(store)
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
        "leaderboard": leaderboard(pool_of("kittens"), NOW),
        "leaderboard of a month": leaderboard(pool_of("witchstone"), month_of(BEGIN)),
        "own ratings with curves": lambda _: store.ratings_of(BUSY),
        "people one has played with": lambda _: people.companions(BUSY),
        "games with somebody": lambda _: people.games_together(BUSY, "player-77"),
        "profile": profile,
    }
    return iter([(what, await measured(process, rounds, work)) for what, work in kinds.items()])


def finished_table(game: str) -> TableModel:
    """Return a table of three people and a bot whose game was played to its end."""
    setup = TableSettings(game, 4, rated=True)
    table = TableModel(Made("t" * 20, "ABCD", setup, "00" * 32, "player-1"), 1, Shelf())
    for seat in range(3):
        table.enter(Sat(seat, f"player-{seat}", f"Player {seat}"), 1)
    table.enter(BotPut(3, "medium"), 1)
    table.enter(Started(table.game().version, [""] * 4, [chair.name for chair in table.chairs]), 1)
    chance = Random(5)
    while table.match is not None and not table.match.over:
        seat = table.match.waiting()[0]
        options = table.match.options_of(seat)
        table.enter(Moved(seat, chance.choice(options).text), 1)
    return table


def prepare(db: Database, games: int, people: int) -> None:
    begin = perf_counter()
    fill(db, games, people)
    if backend(db):
        cast(Any, db).db.execute("VACUUM ANALYZE")
    else:  # what was written for the bench is not a cost of the games that end
        db.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    print(f"{games} games of {people} players, written in {perf_counter() - begin:.0f} s")


async def bench(address: str, games: int, people: int, rounds: int, filled: bool) -> bool:
    store = open_store(address)
    try:
        process = backend(store.database)
        if not filled:
            prepare(store.database, games, people)
        run, good = now_ms(), True
        for what, spent in await pages(store, process, games, rounds):
            good &= spent <= PAGE_LIMIT
            print(f"{spent:8.2f} ms  {what}")
        for game in GAMES:
            table, chance = finished_table(game), Random(8)

            async def end(number: int, table: TableModel = table, chance: Random = chance, game: str = game) -> None:
                for chair in table.chairs[:3]:
                    chair.player = f"player-{chance.randrange(people)}"
                index = Index("over", "live", None, [], ended_of(table))
                at = BEGIN + games * APART + number
                await store.append(f"{game}-{run}-{number}", 0, at, [b"{}"], index)

            spent = await measured(process, rounds * 5, end)
            good &= spent <= GAME_LIMIT
            print(f"{spent:8.2f} ms  one more finished game of {game}, rated")
        return good
    finally:
        store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--store", default="", help="URL of an empty store")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--players", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--filled", action="store_true", help="measure a store that was filled before")
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        address = args.store or f"sqlite:{folder}/games.db"
        good = asyncio.run(bench(address, args.games, args.players, args.rounds, args.filled))
    sys.exit(0 if good else f"more than {PAGE_LIMIT:.0f} ms for a page or {GAME_LIMIT:.0f} ms for a game")


if __name__ == "__main__":
    main()
