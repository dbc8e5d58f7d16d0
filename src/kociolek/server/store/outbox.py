"""Notices in the store: what people wish to be told, where, and what waits to be sent.

A row of `outbox` without a channel is news that was written together with the move that caused it. When it is due, it
becomes one row for each channel of its player. A row that was handed to the courier is `taken`: it is never sent again.
"""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Final

from msgspec import Struct

from kociolek.server.store.database import Database, Row

CHANNEL: Final = "id, player, kind, device, target, body, confirmed, created, failed, wrong"
OUTBOX: Final = "id, player, kind, live, seq, channel, made, due, tries"
NEW: Final = (
    f"INSERT INTO outbox ({OUTBOX}, taken) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0) "
    "ON CONFLICT (player, kind, live, seq, channel) DO NOTHING"
)


class News(Struct):
    """Something that a player may want to be told."""

    player: str
    kind: str
    live: str  # table or evening
    seq: int  # tells news of the same kind and table apart
    due: int


class Waiting(Struct):
    """A row of the outbox."""

    id: str
    player: str
    kind: str
    live: str
    seq: int
    channel: str  # empty: not addressed yet
    made: int
    due: int
    tries: int


class Channel(Struct):
    """A place where a player wants to be told: a browser, an e-mail address or a webhook."""

    id: str
    player: str
    kind: str  # push, mail, hook
    device: str  # of a browser; empty for others
    target: str  # endpoint, address or URL: a secret
    body: str  # JSON: keys, or form and secret
    confirmed: int  # 0: not yet
    created: int
    failed: int  # failures in a row
    wrong: str  # why it was switched off, empty if it works


def fresh() -> str:
    return token_urlsafe(12)


def add_news(db: Database, news: Sequence[News], at: int) -> None:
    for each in news:
        db.run(NEW, (fresh(), each.player, each.kind, each.live, each.seq, "", at, each.due, 0))


def waiting_row(row: Row) -> Waiting:
    id, player, kind, live, seq, channel, made, due, tries = row
    texts = (str(id), str(player), str(kind), str(live))
    return Waiting(*texts, int(seq or 0), str(channel), int(made or 0), int(due or 0), int(tries or 0))


def due_rows(db: Database, now: int, busy: Sequence[str], limit: int) -> list[Waiting]:
    """Return rows that are due, the oldest first, without those of busy channels."""
    without = f" AND channel NOT IN ({', '.join('?' * len(busy))})" if busy else ""
    sql = f"SELECT {OUTBOX} FROM outbox WHERE taken = 0 AND due <= ?{without} ORDER BY due, id LIMIT ?"
    return [waiting_row(row) for row in db.rows(sql, (now, *busy, limit))]


def next_due(db: Database, busy: Sequence[str]) -> int | None:
    """Return when the next row is due, None for never."""
    without = f" AND channel NOT IN ({', '.join('?' * len(busy))})" if busy else ""
    found = db.rows(f"SELECT due FROM outbox WHERE taken = 0{without} ORDER BY due LIMIT 1", tuple(busy))
    return int(found[0][0] or 0) if found else None


def address(db: Database, row: Waiting, channels: Sequence[tuple[str, int]]) -> None:
    """Replace news by one row for each channel, given with the time when it is due there."""
    db.run("DELETE FROM outbox WHERE id = ?", (row.id,))
    for channel, due in channels:
        db.run(NEW, (fresh(), row.player, row.kind, row.live, row.seq, channel, row.made, due, 0))


def postpone(db: Database, id: str, due: int, tries: int) -> None:
    db.run("UPDATE outbox SET due = ?, tries = ?, taken = 0 WHERE id = ?", (due, tries, id))


def take(db: Database, ids: Sequence[str]) -> None:
    for id in ids:
        db.run("UPDATE outbox SET taken = 1 WHERE id = ?", (id,))


def drop(db: Database, ids: Sequence[str]) -> None:
    for id in ids:
        db.run("DELETE FROM outbox WHERE id = ?", (id,))


def drop_taken(db: Database) -> None:
    """Forget what the courier of an earlier server had: it has finished that alone."""
    db.run("DELETE FROM outbox WHERE taken = 1")


# -- channels -------------------------------------------------------------------------------
def channel_row(row: Row) -> Channel:
    id, player, kind, device, target, body, confirmed, created, failed, wrong = row
    texts = (str(id), str(player), str(kind), str(device), str(target), str(body))
    return Channel(*texts, int(confirmed or 0), int(created or 0), int(failed or 0), str(wrong))


def channels_of(db: Database, player: str) -> list[Channel]:
    sql = f"SELECT {CHANNEL} FROM channel WHERE player = ? ORDER BY created, id"
    return [channel_row(row) for row in db.rows(sql, (player,))]


def channel_at(db: Database, id: str) -> Channel | None:
    found = db.rows(f"SELECT {CHANNEL} FROM channel WHERE id = ?", (id,))
    return channel_row(found[0]) if found else None


def put_channel(db: Database, channel: Channel) -> None:
    """Add a channel. The same target of the player is replaced; a browser belongs to the player who is signed in."""
    for (id,) in db.rows(
        "SELECT id FROM channel WHERE target = ? AND (player = ? OR kind = 'push')", (channel.target, channel.player)
    ):
        remove_channel(db, str(id))
    values = [getattr(channel, name) for name in channel.__struct_fields__]
    db.run(f"INSERT INTO channel ({CHANNEL}) VALUES ({', '.join('?' * len(values))})", values)


def remove_channel(db: Database, id: str) -> None:
    db.run("DELETE FROM channel WHERE id = ?", (id,))
    db.run("DELETE FROM outbox WHERE channel = ? AND taken = 0", (id,))


def mark_channel(db: Database, id: str, confirmed: int, failed: int, wrong: str) -> None:
    db.run("UPDATE channel SET confirmed = ?, failed = ?, wrong = ? WHERE id = ?", (confirmed, failed, wrong, id))
    if wrong:
        db.run("DELETE FROM outbox WHERE channel = ? AND taken = 0", (id,))


# -- wishes ---------------------------------------------------------------------------------
def wishes_of(db: Database, player: str) -> str:
    found = db.rows("SELECT body FROM wish WHERE player = ?", (player,))
    return str(found[0][0]) if found else "{}"


def put_wishes(db: Database, player: str, body: str) -> None:
    sql = "INSERT INTO wish VALUES (?, ?) ON CONFLICT (player) DO UPDATE SET body = excluded.body"
    db.run(sql, (player, body))


def forget(db: Database, player: str) -> None:
    """Delete everything about the notices of a player."""
    for table in ("wish", "channel", "outbox"):
        db.run(f"DELETE FROM {table} WHERE player = ?", (player,))
