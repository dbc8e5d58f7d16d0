"""Open the store for a URL (`sqlite:` or `postgresql:`)."""

from __future__ import annotations

from kociolek.core.errors import KociolekError
from kociolek.server.store.database import Database
from kociolek.server.store.store import Store


def database_at(address: str, durable: bool = False) -> Database:
    """Return the database of a URL. Raise KociolekError for any other scheme."""
    kind, _, place = address.partition(":")
    if kind == "sqlite" and place:
        from kociolek.server.store.sqlite import SqliteDatabase

        return SqliteDatabase(place, durable)
    if kind in ("postgresql", "postgres"):
        from kociolek.server.store.postgres import PostgresDatabase

        return PostgresDatabase(address, durable)
    raise KociolekError("store-unknown", {"store": address})


def open_store(address: str, durable: bool = False, lease: float = 0.0) -> Store:
    """Lock and open a store for a server, or for one of several nodes with a `lease`. Set up an empty one. Raise
    KociolekError if it is in use or too old."""
    database = database_at(address, durable)
    try:
        database.lease = lease
        database.claim(shared=lease > 0)
        database.prepare()
    except BaseException:
        database.close()
        raise
    return Store(database)
