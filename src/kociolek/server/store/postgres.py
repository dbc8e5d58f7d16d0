"""PostgreSQL database. The statements of a transaction are sent together (pipeline)."""

from __future__ import annotations

import logging
import re
import select
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from kociolek.core.errors import KociolekError
from kociolek.server.store.database import Clash, Database, Fenced, Lost, Row, StoreFailed
from kociolek.server.store.schema import NODES_SINCE, TABLES, VERSION

try:
    import psycopg
    from psycopg import sql as words
    from psycopg.pq import PipelineStatus, TransactionStatus
except ImportError:
    raise KociolekError("extra-missing", {"what": "psycopg", "package": "kociolek[postgresql]"}) from None

SERVER_LOCK: Final = 0x4B6F6369  # key of the advisory lock that a server holds
SETTING_UP: Final = SERVER_LOCK + 1  # key of the lock while a node sets up an empty database
LOCK_TIMEOUT: Final = "3s"
FENCED: Final = "KF001"  # SQLSTATE
# SQLSTATEs with which PostgreSQL ends a session: shut down, crashed, not up yet, idle for too long.
ENDED: Final = ("57P01", "57P02", "57P03", "57P05", "25P03")
IDLE: Final = TransactionStatus.IDLE
# It warns of each pipeline that ends with its connection; the error itself is raised and told.
logging.getLogger("psycopg").setLevel(logging.ERROR)
# Locks the row of the node until the end of the transaction. Declaring the node dead changes that row: it waits for
# what the node is storing, and everything that the node stores later is refused.
FENCE: Final = f"""CREATE OR REPLACE FUNCTION fence(mine BIGINT) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
    PERFORM 1 FROM node WHERE epoch = mine AND alive = 1 FOR SHARE;
    IF NOT FOUND THEN RAISE EXCEPTION 'fenced' USING ERRCODE = '{FENCED}'; END IF; END $$"""


class PostgresDatabase(Database):
    def __init__(self, address: str, durable: bool) -> None:
        self.address: Final = address
        try:
            parts = urlsplit(address)
        except ValueError:
            raise KociolekError("store-unknown", {"store": address.rpartition("@")[2]}) from None
        self.name = f"postgresql://{parts.hostname or ''}{parts.path}"
        self.durable: Final = durable
        self.epoch = 0  # of the node that writes; 0 for a process that has the database to itself
        self.on_fenced: Callable[[], None] = lambda: None
        self.title = ""  # of its sessions in pg_stat_activity
        self._claims = self._shared = False
        self._inside = False  # within a transaction, which never goes on by another connection
        self._wrote = False  # whether the transaction changes anything
        self._open: psycopg.Connection[tuple[str | int | None, ...]] | None = None

    @property
    def db(self) -> psycopg.Connection[tuple[str | int | None, ...]]:
        if self._open is None or (self._open.closed and not self._inside):
            try:
                self._open = connected(self.address, self.lease)
                if self.durable:  # overrides the settings of the database
                    self._open.execute("SET synchronous_commit = on")
                self._open.execute("SET client_min_messages = warning")
                self.call(self.title)
            except psycopg.Error as error:
                raise StoreFailed("store-unreachable", {"store": self.name, "reason": first_line(error)}) from None
            if self._claims:
                self.claim(self._shared)
        return self._open

    def call(self, title: str) -> None:
        """Give the sessions a title by which other nodes can find them."""
        self.title = title
        if title and self._open is not None:
            self._open.execute("SELECT set_config('application_name', %s, false)", (title,))

    def _present(self) -> psycopg.Connection[tuple[str | int | None, ...]]:
        """Return the connection. Notice before anything is sent that it was lost while nobody used it. Raise Lost if
        the database cannot be reached."""
        if self._open is not None and not self._open.closed and ended_meanwhile(self._open):
            self._hang_up()
        try:
            return self.db
        except (KociolekError, psycopg.Error) as error:
            self._hang_up()
            reason = first_line(error) if isinstance(error, psycopg.Error) else error.values.get("reason", error.key)
            raise Lost(reason, unknown=False) from None

    def _hang_up(self) -> None:
        if self._open is not None:
            with suppress(psycopg.Error):
                self._open.close()

    def claim(self, shared: bool = False) -> None:
        """Lock the database. Wait a moment: PostgreSQL may not have noticed yet that the last holder has gone."""
        db = self.db
        try:
            with db.transaction():
                db.execute(words.SQL("SET LOCAL lock_timeout = {}").format(LOCK_TIMEOUT))
                lock = "SELECT pg_advisory_lock_shared(%s)" if shared else "SELECT pg_advisory_lock(%s)"
                db.execute(lock, (SERVER_LOCK,))  # until the connection ends
        except psycopg.errors.LockNotAvailable:
            db.close()
            raise KociolekError("store-in-use", {"store": self.name}) from None
        self._claims, self._shared = True, shared

    def prepare(self) -> None:
        """Set up an empty database; of nodes that start together one does it."""
        if not self._shared:
            super().prepare()
            return
        self.db.execute("SELECT pg_advisory_lock(%s)", (SETTING_UP,))
        try:
            super().prepare()
        finally:
            self.db.execute("SELECT pg_advisory_unlock(%s)", (SETTING_UP,))

    def upgrade(self, found: int, to: int = VERSION) -> None:
        super().upgrade(found, to)
        if to >= NODES_SINCE:
            self.run(FENCE)

    def version(self) -> int:
        tables = {
            str(row[0]) for row in self.rows("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        }
        if "kociolek" not in tables:
            if tables:
                raise KociolekError("store-not-ours", {"store": self.name})
            return 0
        [[version]] = self.rows("SELECT version FROM kociolek")
        if version == VERSION and not tables.issuperset(TABLES):
            raise KociolekError("store-damaged", {"store": self.name})
        return int(version or 0)

    def set_version(self, version: int) -> None:
        self.run("CREATE TABLE IF NOT EXISTS kociolek (version BIGINT NOT NULL)")
        self.run("DELETE FROM kociolek")
        self.run("INSERT INTO kociolek VALUES (?)", (version,))

    @contextmanager
    def transaction(self) -> Iterator[None]:
        db = self._present()
        self._inside, self._wrote, complete = True, False, False
        try:
            with db.pipeline(), db.transaction():
                if self.epoch:
                    db.execute("SELECT fence(%s)", (self.epoch,))
                yield
                complete = True
        except psycopg.errors.UniqueViolation as error:
            raise Clash(first_line(error)) from None
        except psycopg.Error as error:
            if error.sqlstate == FENCED:
                self.on_fenced()
                raise Fenced("store-failed", {"reason": "fenced"}) from None
            if error.sqlstate in ENDED or not usable(db):
                self._hang_up()
                raise Lost(first_line(error), unknown=complete and self._wrote) from None
            raise StoreFailed("store-failed", {"reason": first_line(error)}) from None
        finally:
            self._inside = False

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        with self.db.transaction():
            self.db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            yield

    def run(self, sql: str, values: Row = ()) -> None:
        self._wrote = True
        self.db.execute(adapted(sql), values)

    def rows(self, sql: str, values: Row = ()) -> list[Row]:
        self._wrote = self._wrote or not sql.startswith("SELECT")
        return list(self.db.execute(adapted(sql), values).fetchall())

    def stream(self, sql: str) -> Iterable[Row]:
        with self.db.cursor(name="stream") as cursor:
            yield from cursor.execute(adapted(sql))

    def close(self) -> None:
        if self._open is not None:
            self._open.close()
            self._open = None
        self._claims = False


def connected(address: str, lease: float = 0.0) -> psycopg.Connection[tuple[str | int | None, ...]]:
    """Return a connection. Of that of a node both ends give up when the lease is over, also if it only listens, and
    PostgreSQL ends its transaction if the node stops in the middle of one: others could not declare the node dead. A
    pipeline whose end is missing does not count as idle; the others end it (`leases.end_transactions`)."""
    if not lease:
        return psycopg.connect(address, autocommit=True, connect_timeout=10)
    wait = max(2, round(lease))
    options = f"-c idle_in_transaction_session_timeout={max(1000, round(lease * 333))}"
    options += f" -c tcp_keepalives_idle=1 -c tcp_keepalives_interval=1 -c tcp_keepalives_count={wait}"
    return psycopg.connect(
        address, autocommit=True, connect_timeout=wait, tcp_user_timeout=round(lease * 1000), options=options,
        keepalives=1, keepalives_idle=1, keepalives_interval=1, keepalives_count=wait,
    )  # fmt: skip


def ended_meanwhile(db: psycopg.Connection[tuple[str | int | None, ...]]) -> bool:
    """Tell whether PostgreSQL has ended a connection that was idle."""
    poll = select.poll()
    poll.register(db.fileno(), select.POLLIN)
    if not poll.poll(0):
        return False
    try:
        db.pgconn.consume_input()
    except psycopg.Error:
        return True
    return db.closed


def usable(db: psycopg.Connection[tuple[str | int | None, ...]]) -> bool:
    """Tell whether a connection can begin a transaction. One that was ended in the middle of answers may look open."""
    state = db.pgconn
    return not db.closed and state.transaction_status == IDLE and state.pipeline_status == PipelineStatus.OFF


@lru_cache(maxsize=1000)
def adapted(sql: str) -> words.SQL:
    """Replace `?` by the placeholder of psycopg. Only constant SQL comes here."""
    return words.SQL(re.sub(r"\?", "%s", sql))


def first_line(error: psycopg.Error) -> str:
    return str(error).strip().partition("\n")[0] or type(error).__name__
