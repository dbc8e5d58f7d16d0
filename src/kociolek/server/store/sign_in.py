"""Persistence of other ways to sign in: passkeys, and tickets that are good once and for a short time."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec import Struct

from kociolek.server.store.database import Database, Row
from kociolek.server.store.store import Store

MOST_PASSKEYS: Final = 20  # of one player


class PasskeyRow(Struct):
    """A passkey of a player."""

    id: str  # credential, base64url
    player: str
    rp: str  # host name that it belongs to
    public_key: str  # base64url
    sign_count: int
    label: str
    created: int
    used: int


class Ticket(Struct):
    """Something that is good once and for a short time: a challenge, or a link for another device."""

    digest: str
    kind: str
    player: str  # empty if nobody is known yet
    body: str
    expires: int


PASSKEY: Final = ", ".join(PasskeyRow.__struct_fields__)
TICKET: Final = ", ".join(Ticket.__struct_fields__)


class SignInStore:
    def __init__(self, store: Store) -> None:
        self.do: Final = store.writer.do

    # -- passkeys -------------------------------------------------------------------------
    def passkeys_of(self, player: str) -> asyncio.Future[list[PasskeyRow]]:
        sql = f"SELECT {PASSKEY} FROM passkey WHERE player = ? ORDER BY created, id"
        return self.do(lambda db: [passkey_row(row) for row in db.rows(sql, (player,))])

    def passkey(self, id: str) -> asyncio.Future[PasskeyRow | None]:
        sql = f"SELECT {PASSKEY} FROM passkey WHERE id = ?"
        return self.do(lambda db: next((passkey_row(row) for row in db.rows(sql, (id,))), None))

    def add_passkey(self, row: PasskeyRow) -> asyncio.Future[None]:
        """Add a passkey. Raise Clash if it is known already."""
        values = [getattr(row, name) for name in row.__struct_fields__]
        return self.do(lambda db: db.run(f"INSERT INTO passkey ({PASSKEY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values))

    def use_passkey(self, id: str, before: int, sign_count: int, now: int) -> asyncio.Future[bool]:
        """Note that a passkey was used. Return False if it is gone, or was used meanwhile."""

        def job(db: Database) -> bool:
            if not db.rows("SELECT id FROM passkey WHERE id = ? AND sign_count = ?", (id, before)):
                return False
            db.run("UPDATE passkey SET sign_count = ?, used = ? WHERE id = ?", (sign_count, now, id))
            return True

        return self.do(job)

    def remove_passkey(self, id: str, player: str) -> asyncio.Future[bool]:
        """Remove a passkey. Return False if the player has no such one."""

        def job(db: Database) -> bool:
            found = db.rows("SELECT id FROM passkey WHERE id = ? AND player = ?", (id, player))
            db.run("DELETE FROM passkey WHERE id = ? AND player = ?", (id, player))
            return bool(found)

        return self.do(job)

    def remove_all(self, player: str) -> asyncio.Future[None]:
        """Remove all passkeys and tickets of a player."""

        def job(db: Database) -> None:
            db.run("DELETE FROM passkey WHERE player = ?", (player,))
            db.run("DELETE FROM ticket WHERE player = ?", (player,))

        return self.do(job)

    # -- tickets --------------------------------------------------------------------------
    def add_ticket(self, ticket: Ticket, now: int, alone: bool = False) -> asyncio.Future[None]:
        """Add a ticket; `alone` replaces others of the same kind and player. Those that have expired go."""
        values = (ticket.digest, ticket.kind, ticket.player, ticket.body, ticket.expires)

        def job(db: Database) -> None:
            db.run("DELETE FROM ticket WHERE expires <= ?", (now,))
            if alone:
                db.run("DELETE FROM ticket WHERE player = ? AND kind = ?", (ticket.player, ticket.kind))
            db.run(f"INSERT INTO ticket ({TICKET}) VALUES (?, ?, ?, ?, ?)", values)

        return self.do(job)

    def take_ticket(self, digest: str, kind: str, now: int) -> asyncio.Future[Ticket | None]:
        """Return a ticket that is still good, and remove it."""

        def job(db: Database) -> Ticket | None:
            found = look(db, "digest = ? AND kind = ?", (digest, kind), now)
            db.run("DELETE FROM ticket WHERE digest = ? AND kind = ?", (digest, kind))
            return found

        return self.do(job)

    def ticket_of(self, player: str, kind: str, now: int) -> asyncio.Future[Ticket | None]:
        return self.do(lambda db: look(db, "player = ? AND kind = ?", (player, kind), now))

    def ticket(self, digest: str, kind: str, now: int) -> asyncio.Future[Ticket | None]:
        return self.do(lambda db: look(db, "digest = ? AND kind = ?", (digest, kind), now))

    def change_ticket(self, digest: str, before: str, body: str) -> asyncio.Future[bool]:
        """Change what a ticket says. Return False if it is gone, or says something else meanwhile."""

        def job(db: Database) -> bool:
            if not db.rows("SELECT digest FROM ticket WHERE digest = ? AND body = ?", (digest, before)):
                return False
            db.run("UPDATE ticket SET body = ? WHERE digest = ?", (body, digest))
            return True

        return self.do(job)

    def remove_tickets(self, player: str, kind: str) -> asyncio.Future[None]:
        return self.do(lambda db: db.run("DELETE FROM ticket WHERE player = ? AND kind = ?", (player, kind)))


def look(db: Database, where: str, values: Row, now: int) -> Ticket | None:
    rows = db.rows(f"SELECT {TICKET} FROM ticket WHERE {where} AND expires > ? LIMIT 1", (*values, now))
    if not rows:
        return None
    digest, kind, player, body, expires = rows[0]
    return Ticket(str(digest), str(kind), str(player), str(body), int(expires or 0))


def passkey_row(row: Row) -> PasskeyRow:
    id, player, rp, public_key, sign_count, label, created, used = row
    return PasskeyRow(
        str(id), str(player), str(rp), str(public_key), int(sign_count or 0), str(label), int(created or 0),
        int(used or 0),
    )  # fmt: skip
