"""PostgreSQL database. The statements of a transaction are sent together (pipeline)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Final
from urllib.parse import urlsplit

from kociolek.core.errors import KociolekError
from kociolek.server.store.database import Clash, Database, Row, StoreFailed
from kociolek.server.store.schema import TABLES, VERSION

try:
    import psycopg
    from psycopg import sql as words
except ImportError:
    raise KociolekError("extra-missing", {"what": "psycopg", "package": "kociolek[postgresql]"}) from None

SERVER_LOCK: Final = 0x4B6F6369  # key of the advisory lock that a server holds
LOCK_TIMEOUT: Final = "3s"


class PostgresDatabase(Database):
    def __init__(self, address: str, durable: bool) -> None:
        self.address: Final = address
        try:
            parts = urlsplit(address)
        except ValueError:
            raise KociolekError("store-unknown", {"store": address.rpartition("@")[2]}) from None
        self.name = f"postgresql://{parts.hostname or ''}{parts.path}"
        self.durable: Final = durable
        self._claims = False
        self._open: psycopg.Connection[tuple[str | int | None, ...]] | None = None

    @property
    def db(self) -> psycopg.Connection[tuple[str | int | None, ...]]:
        if self._open is None or self._open.closed:
            try:
                self._open = psycopg.connect(self.address, autocommit=True, connect_timeout=10)
                if self.durable:  # overrides the settings of the database
                    self._open.execute("SET synchronous_commit = on")
                self._open.execute("SET client_min_messages = warning")
            except psycopg.Error as error:
                raise StoreFailed("store-unreachable", {"store": self.name, "reason": first_line(error)}) from None
            if self._claims:
                self.claim()
        return self._open

    def claim(self) -> None:
        """Lock the database. Wait a moment: PostgreSQL may not have noticed yet that the last holder has gone."""
        db = self.db
        try:
            with db.transaction():
                db.execute(words.SQL("SET LOCAL lock_timeout = {}").format(LOCK_TIMEOUT))
                db.execute("SELECT pg_advisory_lock(%s)", (SERVER_LOCK,))  # until the connection ends
        except psycopg.errors.LockNotAvailable:
            db.close()
            raise KociolekError("store-in-use", {"store": self.name}) from None
        self._claims = True

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
        try:
            with self.db.pipeline(), self.db.transaction():
                yield
        except psycopg.errors.UniqueViolation as error:
            raise Clash(first_line(error)) from None
        except psycopg.Error as error:
            if self._open is not None and self._open.broken:
                with suppress(psycopg.Error):
                    self._open.close()
            raise StoreFailed("store-failed", {"reason": first_line(error)}) from None

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        with self.db.transaction():
            self.db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            yield

    def run(self, sql: str, values: Row = ()) -> None:
        self.db.execute(adapted(sql), values)

    def rows(self, sql: str, values: Row = ()) -> list[Row]:
        return list(self.db.execute(adapted(sql), values).fetchall())

    def stream(self, sql: str) -> Iterable[Row]:
        with self.db.cursor(name="stream") as cursor:
            yield from cursor.execute(adapted(sql))

    def close(self) -> None:
        if self._open is not None:
            self._open.close()
            self._open = None
        self._claims = False


def adapted(sql: str) -> words.SQL:
    """Replace `?` by the placeholder of psycopg. Only constant SQL comes here."""
    return words.SQL(re.sub(r"\?", "%s", sql))


def first_line(error: psycopg.Error) -> str:
    return str(error).strip().partition("\n")[0] or type(error).__name__
