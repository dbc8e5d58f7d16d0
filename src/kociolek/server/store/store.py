"""Store interface (port): the persistence operations the server needs. All methods are safe to await from any task."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from kociolek.server.store import leases
from kociolek.server.store.database import Database, Row, Value
from kociolek.server.store.outbox import News, add_news
from kociolek.server.store.played import Cursor, Ended, history_page, note_played, tables_of
from kociolek.server.store.ratings import Tally, leaders, list_again, pools_of, ratings_of
from kociolek.server.store.writer import LoopWriter, ThreadWriter


class Player(Struct):
    """A guest or an account (with a login)."""

    id: str
    name: str
    program: bool
    created: int
    login: str | None = None
    password: str | None = None
    recovery: str | None = None


class Device(Struct):
    """A browser in which a player is signed in. Its cookie names the device and the epoch; older epochs are void."""

    id: str
    player: str
    label: str  # browser and system, for the player
    created: int
    seen: int
    epoch: int = 0


class TokenRow(Struct):
    """A token, without its secret."""

    id: str
    digest: str
    player: str
    label: str
    scopes: str
    created: int


class Index(Struct):
    """Columns for finding a table without replaying it; written when they change."""

    status: str
    tempo: str
    code: str | None
    players: list[str] = []  # players who sat down since
    ended: Ended | None = None  # the game, when it has just ended


class Store:
    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.epoch = 0  # of this node; 0 for a process that has the store to itself
        self.masked: Callable[[str], str] = lambda network: network  # a node keeps no addresses in the store
        self.writer: Final = LoopWriter(database) if database.quick else ThreadWriter(database)

    # -- tables ---------------------------------------------------------------------------
    def append(
        self,
        live: str,
        first: int,
        at: int,
        bodies: Sequence[bytes],
        index: Index | None,
        news: Sequence[News] = (),
        made_by: tuple[str, str] | None = None,
    ) -> asyncio.Future[None]:
        """Append entries starting at index `first`, and what players are told about them. Raise `Clash` if another
        writer got there first. A new table is `made_by` a player in a network."""

        def job(db: Database) -> None:
            if db.unsure and stored(db, live, first, bodies):
                return  # the connection was lost while the store answered
            if self.epoch and made_by is not None:
                leases.put(db, live, self.epoch, made_by[0], self.masked(made_by[1]))
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
                note_played(db, live, index, at)
            if news:
                add_news(db, news, at)

        return self.writer.do(job, repeatable=True)

    def entries(self, live: str) -> asyncio.Future[list[Row]]:
        """Return the entries (seq, at, body) of a table in order, none for an unknown table."""
        return self.writer.do(
            lambda db: db.rows("SELECT seq, at, body FROM entry WHERE live = ? ORDER BY seq", (live,))
        )

    def by_code(self, code: str) -> asyncio.Future[str | None]:
        sql = "SELECT id FROM live WHERE code = ? AND status = 'waiting' ORDER BY touched DESC"
        return self.writer.do(lambda db: first_text(db.rows(sql, (code,))))

    def tables_of(self, player: str, finished: int = 3) -> asyncio.Future[list[str]]:
        """Return the tables of a player that go on, those first that changed last, then the newest finished ones."""
        return self.writer.do(lambda db: tables_of(db, player, finished))

    def games_of(
        self, player: str, game: str, name: str, before: Cursor | None, limit: int
    ) -> asyncio.Future[tuple[list[Row], Cursor | None]]:
        """Return a page of a player's history, as `history_page`."""
        return self.writer.do(lambda db: history_page(db, player, game, name, before, limit))

    def ratings_of(self, player: str) -> asyncio.Future[list[tuple[str, Tally, list[tuple[int, int]]]]]:
        """Return the ratings of a player, as `ratings.ratings_of`."""
        return self.writer.do(lambda db: ratings_of(db, player))

    def leaders(
        self, pool: str, month: int, limit: int
    ) -> asyncio.Future[tuple[list[tuple[str, str, bool, bool, Tally]], list[str]]]:
        """Return the best of a pool, as `ratings.leaders`, and the pools in which somebody was rated."""
        return self.writer.do(lambda db: (leaders(db, pool, month, limit), pools_of(db, month)))

    def running(self, tempo: str) -> asyncio.Future[list[str]]:
        sql = "SELECT id FROM live WHERE status = 'playing' AND tempo = ?"
        return self.writer.do(lambda db: [str(row[0]) for row in db.rows(sql, (tempo,))])

    def waiting(self, limit: int = 1000) -> asyncio.Future[list[str]]:
        """Return the newest tables that wait for players."""
        sql = "SELECT id FROM live WHERE status = 'waiting' ORDER BY touched DESC LIMIT ?"
        return self.writer.do(lambda db: [str(row[0]) for row in db.rows(sql, (limit,))])

    # -- analyses -------------------------------------------------------------------------
    def analysis(self, live: str, version: int) -> asyncio.Future[str | None]:
        """Return the stored analysis of a game by this version of the method."""
        sql = "SELECT body FROM analysis WHERE live = ? AND version = ?"
        return self.writer.do(lambda db: first_text(db.rows(sql, (live, version))))

    def keep_analysis(self, live: str, version: int, body: str) -> asyncio.Future[None]:
        """Keep the analysis of a game, instead of an earlier one, unless the game was removed meanwhile."""

        def job(db: Database) -> None:
            db.run("DELETE FROM analysis WHERE live = ?", (live,))
            if db.rows("SELECT id FROM live WHERE id = ?", (live,)):
                db.run("INSERT INTO analysis VALUES (?, ?, ?)", (live, version, body))

        return self.writer.do(job)

    # -- boxes ----------------------------------------------------------------------------
    def add_box(self, id: str, game: str, name: str, version: str, text: str) -> asyncio.Future[None]:
        """Store the canonical form of a box, unless it is there."""
        sql = "INSERT INTO box (id, game, name, version, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        return self.writer.do(lambda db: db.run(sql, (id, game, name, version, text)))

    def boxes(self, ids: Sequence[str]) -> asyncio.Future[list[tuple[str, str]]]:
        """Return (id, canonical form) of boxes, without those that are not there."""
        sql = "SELECT id, body FROM box WHERE id = ?"
        return self.writer.do(lambda db: [(str(key), str(body)) for id in ids for key, body in db.rows(sql, (id,))])

    # -- people ---------------------------------------------------------------------------
    def add_player(self, player: Player, device: Device) -> asyncio.Future[None]:
        """Add a player with the first device."""
        sql = "INSERT INTO player VALUES (?, ?, ?, ?, ?, ?, ?, 0)"  # the epoch is of schema 3; devices have their own
        values = (player.id, player.name, int(player.program), player.created, *secrets_of(player))

        def job(db: Database) -> None:
            db.run(sql, values)
            insert_device(db, device)

        return self.writer.do(job)

    def change_player(self, before: Player, player: Player, kept: Device | None = None) -> asyncio.Future[bool]:
        """Store what was changed of a player: name, login, password, recovery code. With `kept`, replace all devices by
        this one. Return False, and change nothing, if another node has changed the same meanwhile."""
        columns = [name for name in CHANGED if getattr(before, name) != getattr(player, name)]
        new, old = ([getattr(each, name) for name in columns] for each in (player, before))
        same = "".join(f" AND COALESCE({name}, '') = ?" for name in columns)
        sql = f"UPDATE player SET {', '.join(f'{name} = ?' for name in columns)} WHERE id = ?{same} RETURNING id"

        def job(db: Database) -> bool:
            if columns and not db.rows(sql, (*new, player.id, *(text or "" for text in old))):
                return False
            if "login" in columns:
                list_again(db, player.id)
            if kept is not None:
                db.run("DELETE FROM device WHERE player = ?", (player.id,))
                db.run("DELETE FROM channel WHERE player = ? AND kind = 'push'", (player.id,))  # they sign in again
                insert_device(db, kept)
            return True

        return self.writer.do(job)

    def player(self, id: str) -> asyncio.Future[Player | None]:
        sql = f"SELECT {PLAYER} FROM player WHERE id = ?"
        return self.writer.do(lambda db: first_player(db.rows(sql, (id,))))

    def by_login(self, login: str) -> asyncio.Future[Player | None]:
        sql = f"SELECT {PLAYER} FROM player WHERE login = ?"
        return self.writer.do(lambda db: first_player(db.rows(sql, (login.lower(),))))

    def add_device(self, device: Device, most: int) -> asyncio.Future[None]:
        """Add a device. Of more than `most` those go that were not seen for longest."""
        sql = (
            "DELETE FROM device WHERE player = ? AND id NOT IN "
            "(SELECT id FROM device WHERE player = ? ORDER BY seen DESC, created DESC, id LIMIT ?)"
        )

        def job(db: Database) -> None:
            db.run(sql, (device.player, device.player, most - 1))
            insert_device(db, device)

        return self.writer.do(job)

    def device(self, id: str) -> asyncio.Future[Device | None]:
        sql = f"SELECT {DEVICE} FROM device WHERE id = ?"
        return self.writer.do(lambda db: next((device_row(row) for row in db.rows(sql, (id,))), None))

    def devices_of(self, player: str) -> asyncio.Future[list[Device]]:
        """Return the devices of a player, those first that were seen last."""
        sql = f"SELECT {DEVICE} FROM device WHERE player = ? ORDER BY seen DESC, created DESC, id"
        return self.writer.do(lambda db: [device_row(row) for row in db.rows(sql, (player,))])

    def see_device(self, id: str, seen: int) -> asyncio.Future[None]:
        return self.writer.do(lambda db: db.run("UPDATE device SET seen = ? WHERE id = ?", (seen, id)))

    def remove_device(self, id: str, player: str) -> asyncio.Future[None]:
        def job(db: Database) -> None:
            db.run("DELETE FROM device WHERE id = ? AND player = ?", (id, player))
            db.run("DELETE FROM channel WHERE device = ? AND player = ?", (id, player))

        return self.writer.do(job)

    def add_token(self, token: TokenRow) -> asyncio.Future[None]:
        values = (token.id, token.digest, token.player, token.label, token.scopes, token.created)
        return self.writer.do(lambda db: db.run("INSERT INTO token VALUES (?, ?, ?, ?, ?, ?)", values))

    def tokens_of(self, player: str) -> asyncio.Future[list[TokenRow]]:
        sql = f"SELECT {TOKEN} FROM token WHERE player = ? ORDER BY created"
        return self.writer.do(lambda db: [token_row(row) for row in db.rows(sql, (player,))])

    def token(self, digest: str) -> asyncio.Future[TokenRow | None]:
        def job(db: Database) -> TokenRow | None:
            found = db.rows(f"SELECT {TOKEN} FROM token WHERE digest = ?", (digest,))
            return token_row(found[0]) if found else None

        return self.writer.do(job)

    def remove_token(self, id: str, player: str) -> asyncio.Future[None]:
        return self.writer.do(lambda db: db.run("DELETE FROM token WHERE id = ? AND player = ?", (id, player)))

    def remove_tokens(self, player: str) -> asyncio.Future[None]:
        return self.writer.do(lambda db: db.run("DELETE FROM token WHERE player = ?", (player,)))

    def once(self, name: str, value: str) -> asyncio.Future[str]:
        """Return the stored value of a name. Store `value` first if there is none."""

        def job(db: Database) -> str:
            db.run("INSERT INTO meta VALUES (?, ?) ON CONFLICT DO NOTHING", (name, value))
            return str(db.rows("SELECT value FROM meta WHERE name = ?", (name,))[0][0])

        return self.writer.do(job)

    def probe(self, value: str) -> asyncio.Future[None]:
        """Write a value, so that a full disk is noticed."""
        sql = "INSERT INTO meta VALUES ('probe', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        return self.writer.do(lambda db: db.run(sql, (value,)))

    def close(self) -> None:
        """Carry out pending requests and close the database."""
        self.writer.close()


CHANGED: Final = ("name", "login", "password", "recovery")
PLAYER: Final = "id, name, program, created, login, password, recovery"
DEVICE: Final = "id, player, label, created, seen, epoch"
TOKEN: Final = "id, digest, player, label, scopes, created"


def stored(db: Database, live: str, first: int, bodies: Sequence[bytes]) -> bool:
    """Tell whether exactly these entries are in the log of a table."""
    sql = "SELECT body FROM entry WHERE live = ? AND seq >= ? AND seq < ? ORDER BY seq"
    return [str(body).encode() for (body,) in db.rows(sql, (live, first, first + len(bodies)))] == list(bodies)


def secrets_of(player: Player) -> tuple[Value, Value, Value]:
    return player.login, player.password, player.recovery


def insert_device(db: Database, device: Device) -> None:
    values = (device.id, device.player, device.label, device.created, device.seen, device.epoch)
    db.run("INSERT INTO device VALUES (?, ?, ?, ?, ?, ?)", values)


def first_text(rows: list[Row]) -> str | None:
    return str(rows[0][0]) if rows else None


def first_player(rows: list[Row]) -> Player | None:
    if not rows:
        return None
    id, name, program, created, login, password, recovery = rows[0]
    return Player(str(id), str(name), bool(program), int(created or 0), text(login), text(password), text(recovery))


def device_row(row: Row) -> Device:
    id, player, label, created, seen, epoch = row
    return Device(str(id), str(player), str(label), int(created or 0), int(seen or 0), int(epoch or 0))


def text(value: Value) -> str | None:
    return None if value is None else str(value)


def token_row(row: Row) -> TokenRow:
    id, digest, player, label, scopes, created = row
    return TokenRow(str(id), str(digest), str(player), str(label), str(scopes), int(created or 0))
