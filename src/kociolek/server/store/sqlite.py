"""SQLite database in WAL mode. The schema version is in the header of the file."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from errno import EISDIR
from pathlib import Path
from typing import IO, Final

from kociolek.core.errors import KociolekError
from kociolek.server.store.database import Busy, Clash, Database, Row, StoreFailed
from kociolek.server.store.schema import TABLES, VERSION

APPLICATION: Final = 0x4B6F6369  # "Koci" in the header of the file marks it as ours
FRESH: Final = 0
LONG_JOURNAL: Final = 8_000_000  # bytes


class SqliteDatabase(Database):
    def __init__(self, path: str, durable: bool) -> None:
        self.path: Final = Path(path)
        self.name = path
        self.durable: Final = durable
        self.quick = not durable
        self._lock: IO[bytes] | None = None
        self._open: sqlite3.Connection | None = None

    @property
    def db(self) -> sqlite3.Connection:
        if self._open is None:
            self._open = self._connect()
        return self._open

    def _connect(self) -> sqlite3.Connection:
        self._look()
        with suppress(OSError):  # a new file will hold the cookie key and the secrets of running tables
            self.path.touch(0o600, exist_ok=False)
        try:
            db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, cached_statements=256)
            # The event loop itself writes if `quick`. It must not wait: the writer tries again later.
            db.execute(f"PRAGMA busy_timeout={0 if self.quick else 5000}")
            return db
        except sqlite3.DatabaseError as error:
            raise self._unusable(error) from None

    def _look(self) -> int:
        """Return the schema version of a valid file, 0 if there is none. Open it read-only: a refused file and its
        journal stay as they are."""
        if not self.path.exists() or not self.path.stat().st_size:
            return FRESH
        self._check_file()
        try:
            with closing(sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True)) as db:
                application = db.execute("PRAGMA application_id").fetchone()[0]
                version = int(db.execute("PRAGMA user_version").fetchone()[0])
                tables = {str(name) for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
                if application != APPLICATION and (version or tables):
                    raise KociolekError("store-not-ours", {"store": self.name})
                if version <= VERSION and tables and db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                    raise KociolekError("store-damaged", {"store": self.name})
                if version == VERSION and not tables.issuperset(TABLES):
                    raise KociolekError("store-damaged", {"store": self.name})
                return version
        except sqlite3.DatabaseError as error:
            raise self._unusable(error) from None

    def _check_file(self) -> None:
        if self.path.is_dir():
            raise KociolekError("store-unreachable", {"store": self.name, "reason": os.strerror(EISDIR)})

    def _unusable(self, error: sqlite3.DatabaseError) -> KociolekError:
        key = "store-unreachable" if isinstance(error, sqlite3.OperationalError) else "store-damaged"
        return KociolekError(key, {"store": self.name, "reason": str(error)})

    def claim(self, shared: bool = False) -> None:
        self._check_file()
        if self.path.exists() and self.path.stat().st_nlink > 1:  # each name would have its own lock and journal
            raise KociolekError("store-linked", {"store": self.name})
        try:
            import fcntl
        except ImportError:  # not on this system: only the key (live, seq) protects the tables
            return
        try:
            # Beside the file itself, not beside a link to it: two paths of one file must not have two locks.
            self._lock = Path(f"{self.path.resolve()}.lock").open("ab")  # noqa: SIM115 - held as long as the store is open
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise KociolekError("store-in-use", {"store": self.name}) from None
        except OSError as error:
            reason = {"store": self.name, "reason": error.strerror or str(error)}
            raise KociolekError("store-unreachable", reason) from None

    def prepare(self) -> None:
        super().prepare()
        self.db.execute("PRAGMA journal_mode=WAL")
        self.db.execute(f"PRAGMA synchronous={'FULL' if self.durable else 'NORMAL'}")
        self.db.execute(f"PRAGMA wal_autocheckpoint={0 if self.quick else 2000}")

    def version(self) -> int:
        if self._open is None:
            return self._look()
        return int(self.db.execute("PRAGMA user_version").fetchone()[0])

    def set_version(self, version: int) -> None:
        self.db.execute(f"PRAGMA application_id={APPLICATION}")
        self.db.execute(f"PRAGMA user_version={version}")

    def transaction(self) -> Transaction:
        return Transaction(self.db)

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        self.db.execute("BEGIN")
        try:
            yield
        finally:
            self.db.execute("COMMIT")

    def run(self, sql: str, values: Row = ()) -> None:
        self.db.execute(sql, values)

    def rows(self, sql: str, values: Row = ()) -> list[Row]:
        return self.db.execute(sql, values).fetchall()

    def stream(self, sql: str) -> Iterable[Row]:
        return self.db.execute(sql)

    def adapted(self, statement: str) -> str:
        keyed = "PRIMARY KEY (" in statement
        return statement + " WITHOUT ROWID" if keyed else statement

    def journal_is_long(self) -> bool:
        try:
            return Path(f"{self.path}-wal").stat().st_size > LONG_JOURNAL
        except FileNotFoundError:  # before the first write
            return False

    def shorten_journal(self, wholly: bool) -> None:
        with closing(sqlite3.connect(self.path, timeout=0)) as db:
            db.execute(f"PRAGMA wal_checkpoint({'TRUNCATE' if wholly else 'PASSIVE'})")

    def close(self) -> None:
        if self._open is not None:
            self._open.close()
            self._open = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None


class Transaction:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db: Final = db

    def __enter__(self) -> None:
        try:
            self._db.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise failure(error) from None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if error is None:
            try:
                self._db.execute("COMMIT")
                return
            except sqlite3.Error as problem:
                error = problem
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")
        if isinstance(error, sqlite3.Error):
            raise failure(error) from None


def failure(error: sqlite3.Error) -> Clash | StoreFailed:
    if isinstance(error, sqlite3.IntegrityError):
        return Clash(str(error))
    if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return Busy("store-failed", {"reason": str(error)})
    return StoreFailed("store-failed", {"reason": str(error)})
