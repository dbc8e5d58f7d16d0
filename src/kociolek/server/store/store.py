"""The port: what the server keeps, in its own words. Every method may be awaited by any task."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from time import perf_counter
from typing import Any, Final, TypeVar

from msgspec import Struct

from kociolek.server.metrics import COMMIT_SECONDS, COMMITS, STORE_FAILURES
from kociolek.server.store.database import Clash, Database, Row, StoreFailed, Value

T = TypeVar("T")
log: Final = logging.getLogger("kociolek.store")


class Player(Struct):
    id: str
    name: str
    program: bool
    created: int
    login: str | None = None
    password: str | None = None
    recovery: str | None = None
    epoch: int = 0  # cookies of an older one are void


class TokenRow(Struct):
    id: str
    digest: str
    player: str
    label: str
    scopes: str
    created: int


class Index(Struct):
    """What must be found without replaying a table; written when it changes."""

    status: str
    tempo: str
    code: str | None
    players: list[str] = []  # who sat down


class Store:
    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._jobs: deque[Job] = deque()
        self._bell: Final[SimpleQueue[bool]] = SimpleQueue()  # False: it rings for the last time
        self._open: Final = threading.Lock()  # held by whoever adds a job or stops that
        self._stopping = False
        self._thread: Final = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    # -- tables ---------------------------------------------------------------------------
    def append(
        self, live: str, first: int, at: int, bodies: Sequence[bytes], index: Index | None
    ) -> asyncio.Future[None]:
        """Entries `first`, `first + 1`, ... of a table; raises Clash if somebody else has written them."""

        def job(db: Database) -> None:
            for seq, body in enumerate(bodies, first):
                db.run("INSERT INTO entry VALUES (?, ?, ?, ?)", (live, seq, at, body.decode()))
            if index is not None:
                values = (live, index.status, index.tempo, index.code, at)
                db.run(
                    "INSERT INTO live (id, status, tempo, code, touched) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO "
                    "UPDATE SET status = excluded.status, tempo = excluded.tempo, code = excluded.code, "
                    "touched = excluded.touched",
                    values,
                )
                for player in index.players:
                    db.run("INSERT INTO sitting VALUES (?, ?) ON CONFLICT DO NOTHING", (player, live))

        return self._do(job)

    def entries(self, live: str) -> asyncio.Future[list[Row]]:
        """(seq, at, body) of a table, in order; nothing if there is no such table."""
        return self._do(lambda db: db.rows("SELECT seq, at, body FROM entry WHERE live = ? ORDER BY seq", (live,)))

    def by_code(self, code: str) -> asyncio.Future[str | None]:
        sql = "SELECT id FROM live WHERE code = ? AND status = 'waiting' ORDER BY touched DESC"
        return self._do(lambda db: first_text(db.rows(sql, (code,))))

    def tables_of(self, player: str, limit: int = 60) -> asyncio.Future[list[str]]:
        """The newest of somebody's tables, those first that are not over."""
        sql = (
            "SELECT live.id FROM live JOIN sitting ON sitting.live = live.id WHERE sitting.player = ? AND "
            "live.status != 'closed' ORDER BY CASE live.status WHEN 'over' THEN 1 ELSE 0 END, live.touched DESC LIMIT ?"
        )
        return self._do(lambda db: [str(row[0]) for row in db.rows(sql, (player, limit))])

    def running(self, tempo: str) -> asyncio.Future[list[str]]:
        sql = "SELECT id FROM live WHERE status = 'playing' AND tempo = ?"
        return self._do(lambda db: [str(row[0]) for row in db.rows(sql, (tempo,))])

    def waiting(self) -> asyncio.Future[list[str]]:
        sql = "SELECT id FROM live WHERE status = 'waiting' ORDER BY touched DESC"
        return self._do(lambda db: [str(row[0]) for row in db.rows(sql)])

    # -- people ---------------------------------------------------------------------------
    def add_player(self, player: Player) -> asyncio.Future[None]:
        sql = "INSERT INTO player VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        values = (player.id, player.name, int(player.program), player.created, *secrets_of(player))
        return self._do(lambda db: db.run(sql, values))

    def change_player(self, player: Player) -> asyncio.Future[None]:
        sql = "UPDATE player SET name = ?, login = ?, password = ?, recovery = ?, epoch = ? WHERE id = ?"
        return self._do(lambda db: db.run(sql, (player.name, *secrets_of(player), player.id)))

    def player(self, id: str) -> asyncio.Future[Player | None]:
        sql = f"SELECT {PLAYER} FROM player WHERE id = ?"
        return self._do(lambda db: first_player(db.rows(sql, (id,))))

    def by_login(self, login: str) -> asyncio.Future[Player | None]:
        sql = f"SELECT {PLAYER} FROM player WHERE login = ?"
        return self._do(lambda db: first_player(db.rows(sql, (login.lower(),))))

    def add_token(self, token: TokenRow) -> asyncio.Future[None]:
        values = (token.id, token.digest, token.player, token.label, token.scopes, token.created)
        return self._do(lambda db: db.run("INSERT INTO token VALUES (?, ?, ?, ?, ?, ?)", values))

    def tokens_of(self, player: str) -> asyncio.Future[list[TokenRow]]:
        sql = f"SELECT {TOKEN} FROM token WHERE player = ? ORDER BY created"
        return self._do(lambda db: [token_row(row) for row in db.rows(sql, (player,))])

    def token(self, digest: str) -> asyncio.Future[TokenRow | None]:
        def job(db: Database) -> TokenRow | None:
            found = db.rows(f"SELECT {TOKEN} FROM token WHERE digest = ?", (digest,))
            return token_row(found[0]) if found else None

        return self._do(job)

    def remove_token(self, id: str, player: str) -> asyncio.Future[None]:
        return self._do(lambda db: db.run("DELETE FROM token WHERE id = ? AND player = ?", (id, player)))

    def remove_tokens(self, player: str) -> asyncio.Future[None]:
        return self._do(lambda db: db.run("DELETE FROM token WHERE player = ?", (player,)))

    def once(self, name: str, value: str) -> asyncio.Future[str]:
        """The value of that name; the one given, if there was none yet."""

        def job(db: Database) -> str:
            db.run("INSERT INTO meta VALUES (?, ?) ON CONFLICT DO NOTHING", (name, value))
            return str(db.rows("SELECT value FROM meta WHERE name = ?", (name,))[0][0])

        return self._do(job)

    # -- the thread -----------------------------------------------------------------------
    def _do(self, work: Callable[[Database], T]) -> asyncio.Future[T]:
        """The thread is woken once for all that is asked for in one turn of the loop."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        with self._open:
            if self._stopping:
                raise StoreFailed("store-failed", {"reason": "closed"})
            self._jobs.append(Job(work, future, loop))
            first = len(self._jobs) == 1
        if first:
            loop.call_soon(self._bell.put, True)
        return future

    def _work(self) -> None:
        more = True
        while more:
            more = self._bell.get()
            if jobs := self._taken():
                begin = perf_counter()
                self._commit(jobs)
                COMMITS.add(1)
                COMMIT_SECONDS.observe(perf_counter() - begin)
                for loop in {job.loop for job in jobs}:
                    loop.call_soon_threadsafe(deliver, [job for job in jobs if job.loop is loop])

    def _taken(self) -> list[Job]:
        """All that waits; meanwhile others may add to it."""
        jobs: list[Job] = []
        with suppress(IndexError):
            while True:
                jobs.append(self._jobs.popleft())
        return jobs

    def _commit(self, jobs: list[Job]) -> None:
        """All in one transaction; if that fails each in its own, so that one bad job harms no other."""
        try:
            with self.database.transaction():
                for job in jobs:
                    job.result = job.work(self.database)
            return
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].fail(error)
                return
        for job in jobs:
            self._commit([job])

    def close(self) -> None:
        """What has been asked for is still done."""
        with self._open:
            self._stopping = True
        self._bell.put(False)
        self._thread.join()
        self.database.close()


class Job:
    def __init__(
        self, work: Callable[[Database], object], future: asyncio.Future[Any], loop: asyncio.AbstractEventLoop
    ) -> None:
        self.work: Final = work
        self.future: Final = future
        self.loop: Final = loop
        self.result: object = None
        self.error: Exception | None = None

    def fail(self, error: Exception) -> None:
        if not isinstance(error, Clash):
            STORE_FAILURES.add(1)
            log.error("store failed", extra={"reason": str(error), "kind": type(error).__name__})
        self.error = error


def deliver(jobs: list[Job]) -> None:
    for job in jobs:
        if job.future.done():  # whoever asked has gone
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)


PLAYER: Final = "id, name, program, created, login, password, recovery, epoch"
TOKEN: Final = "id, digest, player, label, scopes, created"


def secrets_of(player: Player) -> tuple[Value, Value, Value, int]:
    return player.login, player.password, player.recovery, player.epoch


def first_text(rows: list[Row]) -> str | None:
    return str(rows[0][0]) if rows else None


def first_player(rows: list[Row]) -> Player | None:
    if not rows:
        return None
    id, name, program, created, login, password, recovery, epoch = rows[0]
    return Player(
        str(id),
        str(name),
        bool(program),
        int(created or 0),
        text(login),
        text(password),
        text(recovery),
        int(epoch or 0),
    )


def text(value: Value) -> str | None:
    return None if value is None else str(value)


def token_row(row: Row) -> TokenRow:
    id, digest, player, label, scopes, created = row
    return TokenRow(str(id), str(digest), str(player), str(label), str(scopes), int(created or 0))
