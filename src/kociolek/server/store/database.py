"""Database interface: a connection that runs plain SQL with `?` for values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from functools import cache
from itertools import chain

from kociolek.core.errors import KociolekError
from kociolek.server.store.schema import STEPS, VERSION

Value = str | int | None
Row = Sequence[Value]


class StoreFailed(KociolekError):
    """The store cannot write or read, for example on a full disk. The transaction was rolled back."""


class Lost(StoreFailed):
    """The connection to the database is lost. Nothing was changed, unless it is `unknown` whether the database had the
    transaction already."""

    def __init__(self, reason: str, unknown: bool) -> None:
        super().__init__("store-failed", {"reason": reason})
        self.unknown = unknown


class Busy(StoreFailed):
    """Another program is writing to the database. Nothing was changed; trying again later may help."""


class Fenced(StoreFailed):
    """The lease of this node was declared over; another node may have its tables. It must not write any more."""


class Clash(Exception):
    """A row that must be unique exists already."""


class Database:
    """One connection, used by one thread at a time."""

    name: str  # for messages, without a password
    lease = 0.0  # seconds after which a silent node counts as dead; 0 for a server that has the database to itself
    quick = False  # whether a transaction waits neither for a disk nor for a network
    unsure = False  # whether a lost connection may have stored what is carried out now

    def claim(self, shared: bool = False) -> None:
        """Lock the database for this server, `shared` with other nodes. Raise KociolekError("store-in-use") if another
        one has it."""
        raise NotImplementedError

    def version(self) -> int:
        """Return the schema version, 0 for an empty database. Raise KociolekError if it is damaged or foreign."""
        raise NotImplementedError

    def set_version(self, version: int) -> None:
        raise NotImplementedError

    def transaction(self) -> AbstractContextManager[object]:
        """Run statements atomically. Raise Clash or StoreFailed, Lost for a lost connection, which is opened again for
        the next transaction."""
        raise NotImplementedError

    def snapshot(self) -> AbstractContextManager[object]:
        """Read a consistent state of the whole database."""
        raise NotImplementedError

    def run(self, sql: str, values: Row = ()) -> None:
        raise NotImplementedError

    def run_all(self, sql: str, rows: Sequence[Row], mark: str = "") -> None:
        """Run a statement once for all rows: `VALUES ?` in it becomes `VALUES (?, ?), (?, ?)`. `mark` is what stands
        for a row instead of the question marks."""
        if rows:
            mark = mark or f"({', '.join('?' * len(rows[0]))})"
            self.run(with_marks(sql, len(rows), mark), tuple(chain.from_iterable(rows)))

    def rows(self, sql: str, values: Row = ()) -> list[Row]:
        raise NotImplementedError

    def stream(self, sql: str) -> Iterable[Row]:
        """Return rows without loading all of them."""
        raise NotImplementedError

    def journal_is_long(self) -> bool:
        """Tell whether `shorten_journal` is due. Only called if `quick`."""
        raise NotImplementedError

    def shorten_journal(self, wholly: bool) -> None:
        """Move the journal into the database file (checkpoint). This may wait for the disk while another thread goes
        on; `wholly` needs that no other thread writes."""
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    # -- the schema -----------------------------------------------------------------------
    def prepare(self) -> None:
        """Set up an empty database. Raise KociolekError, and change nothing, if it has another schema version."""
        found = self.version()
        if found == 0:
            self.migrate()
        elif found < VERSION:
            raise KociolekError("store-too-old", {"store": self.name, "found": str(found), "known": str(VERSION)})
        elif found > VERSION:
            raise KociolekError("store-too-new", {"store": self.name, "found": str(found), "known": str(VERSION)})

    def migrate(self) -> int:
        """Run the missing migrations in one transaction and return the version before them."""
        found = self.version()
        if found > VERSION:
            raise KociolekError("store-too-new", {"store": self.name, "found": str(found), "known": str(VERSION)})
        with self.transaction():
            self.upgrade(found)
        return found

    def upgrade(self, found: int, to: int = VERSION) -> None:
        """Run migrations within a transaction: first the statements of a step, then what converts its rows."""
        from kociolek.server.store.conversion import CONVERSIONS  # late: it knows the tables of the server

        for number, step in enumerate(STEPS[found:to], found + 1):
            for statement in step:
                self.run(self.adapted(statement))
            if found and number in CONVERSIONS:
                CONVERSIONS[number](self)
        self.set_version(to)

    def adapted(self, statement: str) -> str:
        return statement


@cache
def with_marks(sql: str, rows: int, mark: str) -> str:
    return sql.replace("VALUES ?", f"VALUES {', '.join([mark] * rows)}")
