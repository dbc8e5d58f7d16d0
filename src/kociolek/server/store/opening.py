"""A store by its address."""

from __future__ import annotations

from kociolek.core.errors import KociolekError
from kociolek.server.store.database import Database
from kociolek.server.store.store import Store


def database_at(address: str, durable: bool = False) -> Database:
    """Raises KociolekError for an address that cannot be understood."""
    kind, _, place = address.partition(":")
    if kind == "sqlite" and place:
        from kociolek.server.store.sqlite import SqliteDatabase

        return SqliteDatabase(place, durable)
    if kind in ("postgresql", "postgres"):
        from kociolek.server.store.postgres import PostgresDatabase

        return PostgresDatabase(address, durable)
    raise KociolekError("store-unknown", {"store": address})


def open_store(address: str, durable: bool = False) -> Store:
    """Opens it for a server: the only one, and with the schema of this version. An empty place is set up."""
    database = database_at(address, durable)
    try:
        database.claim()
        database.prepare()
    except BaseException:
        database.close()
        raise
    return Store(database)
