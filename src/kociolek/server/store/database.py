"""What the two databases have in common: a connection that runs plain SQL with `?` for its values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager

from kociolek.core.errors import KociolekError
from kociolek.server.store.schema import STEPS, VERSION

Value = str | int | None
Row = Sequence[Value]


class StoreFailed(KociolekError):
    """The store could not write or read: a full disk, a lost connection. Nothing of the transaction was kept."""


class Clash(Exception):
    """A row that must be unique is there already."""


class Database:
    """One connection, used by one thread at a time."""

    name: str  # for messages; without a password
    quick = False  # a transaction waits neither for a disk nor for a network

    def claim(self) -> None:
        """Make sure that no other server uses it; raises KociolekError("store-in-use")."""
        raise NotImplementedError

    def version(self) -> int:
        """Of the schema: 0 when the place is empty. Raises KociolekError for what is damaged or not ours."""
        raise NotImplementedError

    def set_version(self, version: int) -> None:
        raise NotImplementedError

    def transaction(self) -> AbstractContextManager[object]:
        """All or nothing. Raises Clash or StoreFailed; a lost connection is opened again for the next one."""
        raise NotImplementedError

    def snapshot(self) -> AbstractContextManager[object]:
        """For reading a lot: everything as it was at one moment."""
        raise NotImplementedError

    def run(self, sql: str, values: Row = ()) -> None:
        raise NotImplementedError

    def rows(self, sql: str, values: Row = ()) -> list[Row]:
        raise NotImplementedError

    def stream(self, sql: str) -> Iterable[Row]:
        """Many rows, a few at a time."""
        raise NotImplementedError

    def journal_is_long(self) -> bool:
        """Asked of those that are quick: whether it is time for `shorten_journal`."""
        raise NotImplementedError

    def shorten_journal(self, wholly: bool) -> None:
        """Move what it holds into the database. May wait for the disk, while another thread goes on reading and
        writing; only when none writes it can be done wholly."""
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    # -- the schema -----------------------------------------------------------------------
    def prepare(self) -> None:
        """An empty place is set up; any other must have the schema of this version, and is left untouched else."""
        found = self.version()
        if found == 0:
            self.migrate()
        elif found < VERSION:
            raise KociolekError("store-too-old", {"store": self.name, "found": str(found), "known": str(VERSION)})
        elif found > VERSION:
            raise KociolekError("store-too-new", {"store": self.name, "found": str(found), "known": str(VERSION)})

    def migrate(self) -> int:
        """All steps that are missing, in one transaction; the version from which it started."""
        found = self.version()
        if found > VERSION:
            raise KociolekError("store-too-new", {"store": self.name, "found": str(found), "known": str(VERSION)})
        with self.transaction():
            for step in STEPS[found:]:
                for statement in step:
                    self.run(self.adapted(statement))
            self.set_version(VERSION)
        return found

    def adapted(self, statement: str) -> str:
        return statement
