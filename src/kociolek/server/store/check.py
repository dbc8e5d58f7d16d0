"""Integrity check: replays every stored table by its rules and with its box, and computes ratings again."""

from __future__ import annotations

from kociolek.core.errors import ForeignRules, KociolekError
from kociolek.server.boxes import Shelf, read
from kociolek.server.entries import Made, decode
from kociolek.server.store.backup import check_version
from kociolek.server.store.database import Database
from kociolek.server.store.rating_check import check_ratings
from kociolek.server.tables.model import TableModel


def replay_all(database: Database) -> int:
    """Return the number of tables. Raise KociolekError for the first that cannot be replayed, or for other ratings."""
    check_version(database)
    with database.snapshot():
        shelf = shelf_of(database)
        tables = [str(id) for (id,) in database.rows("SELECT id FROM live ORDER BY id")]
        for id in tables:
            replay(entries_of(database, id), id, shelf)
        check_ratings(database)
    return len(tables)


def entries_of(database: Database, id: str) -> list[tuple[int, int, str]]:
    """Return the entries (number, time, body) of a table."""
    rows = database.rows("SELECT seq, at, body FROM entry WHERE live = ? ORDER BY seq", (id,))
    return [(int(seq or 0), int(at or 0), str(body)) for seq, at, body in rows]


def shelf_of(database: Database) -> Shelf:
    """Return all boxes of a store."""
    found = [read(str(id), str(body)) for id, body in database.rows("SELECT id, body FROM box")]
    return Shelf(box for box in found if box is not None)


def replay(rows: list[tuple[int, int, str]], id: str, shelf: Shelf) -> TableModel:
    """Rebuild a table from its entries (number, time, body)."""
    table: TableModel | None = None
    for expected, (seq, at, body) in enumerate(rows):
        entry = decode(body, id, seq)
        try:
            if table is None and isinstance(entry, Made) and seq == 0:
                table = TableModel(entry, at, shelf)
            elif table is None or seq != expected:
                raise KociolekError("entry-missing", {})
            else:
                table.enter(entry, at)
        except KociolekError as error:
            if error.key in ("entry-unreadable", "box-missing") or isinstance(error, ForeignRules):
                raise
            wrong = {"table": id, "entry": str(seq), "reason": error.key}
            raise KociolekError("entry-unreadable", wrong) from None
    if table is None:
        raise KociolekError("entry-unreadable", {"table": id, "entry": "0", "reason": "none"})
    return table
