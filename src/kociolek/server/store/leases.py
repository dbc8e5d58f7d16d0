"""Leases of nodes in PostgreSQL: who lives, which node has which table, limits and notices for all nodes together.

A node has a lease, not a table. Its epoch is new with each start and is dead for ever once it was declared dead. A
table changes hands only by its owner, which no longer writes to it then, or after its owner was declared dead; `fence`
refuses each later transaction of a dead owner, so that it may be stopped or cut off for any time. All times are those
of the database. The length of a lease is about speed only, never about safety.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from kociolek.server.store.database import Database, Row

CHANNEL: Final = "kociolek"  # of the notices
FREE: Final = 0  # epoch of a table that no node has
ORPHAN: Final = -1  # the same, but some node should take it although nobody asks for it
HOUSE: Final = "house"  # place of what one node does for all: club evenings, sending notices, tasks of the host
CUT_OFF: Final = 2  # `draining` of a node that others have drained because they do not reach it
AT_ONCE: Final = 25  # tables that a node adopts in one go
NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
PEER: Final = "node.epoch, name, address, door, machine, release, protocol, draining, load"


class Peer(Struct, frozen=True):
    """A living node."""

    epoch: int
    name: str
    address: str  # host:port for requests of other nodes
    door: str  # socket to which nodes of the same machine pass connections
    machine: str
    release: str
    protocol: int  # of the nodes among each other
    draining: bool = False
    load: int = 0  # tables in its memory
    cut_off: bool = False  # drained because neither the proxy nor other machines reach it


def peer_row(row: Row) -> Peer:
    epoch, name, address, door, machine, release, protocol, draining, load = row
    texts = (str(name), str(address), str(door), str(machine), str(release))
    return Peer(int(epoch or 0), *texts, int(protocol or 0), bool(draining), int(load or 0), draining == CUT_OFF)


# -- life of a node -------------------------------------------------------------------------
def join(db: Database, peer: Peer) -> int:
    """Enter a node that starts and return its epoch."""
    make_room(db)
    [[epoch]] = db.rows(
        "INSERT INTO meta VALUES ('node-epoch', '1') ON CONFLICT (name) DO "
        "UPDATE SET value = CAST(CAST(meta.value AS BIGINT) + 1 AS TEXT) RETURNING value"
    )
    values = (peer.name, peer.address, peer.door, peer.machine, peer.release, peer.protocol)
    db.run("INSERT INTO node VALUES (?, ?, ?, ?, ?, ?, ?, 1, 0)", (int(epoch or 0), *values))
    db.run(f"INSERT INTO beat VALUES (?, {NOW}, 0)", (int(epoch or 0),))
    return int(epoch or 0)


def agree_on_bus(db: Database, bus: str) -> str:
    """Note which bus the nodes use. Return that of the living ones if it is another, else nothing."""
    with db.transaction():
        db.run("INSERT INTO meta VALUES ('bus', ?) ON CONFLICT DO NOTHING", (bus,))
        [[known]] = db.rows("SELECT value FROM meta WHERE name = 'bus' FOR UPDATE")
        if known != bus:
            if db.rows("SELECT 1 FROM node WHERE alive = 1"):
                return str(known)
            db.run("UPDATE meta SET value = ? WHERE name = 'bus'", (bus,))
    return ""


def renew(db: Database, epoch: int, load: int) -> bool:
    """Renew the lease of a node. Return False if it was declared dead."""
    db.run(f"UPDATE beat SET seen = {NOW}, load = ? WHERE epoch = ?", (load, epoch))
    return bool(db.rows("SELECT 1 FROM node WHERE epoch = ? AND alive = 1", (epoch,)))


def living(db: Database) -> list[Peer]:
    sql = f"SELECT {PEER} FROM node JOIN beat ON beat.epoch = node.epoch WHERE alive = 1 ORDER BY node.epoch"
    return [peer_row(row) for row in db.rows(sql)]


def late(db: Database, lease: float) -> list[int]:
    """Return the living nodes whose lease is over."""
    sql = (
        "SELECT node.epoch FROM node JOIN beat ON beat.epoch = node.epoch "
        f"WHERE alive = 1 AND seen < {NOW} - ? ORDER BY node.epoch"
    )
    return [int(row[0] or 0) for row in db.rows(sql, (round(lease * 1000),))]


def declare_dead(db: Database, epoch: int, lease: float) -> bool:
    """Declare a node dead unless it renewed its lease meanwhile. Wait for what it is storing at this moment. Return
    whether it is dead by this call."""
    found = db.rows(
        "UPDATE node SET alive = 0 WHERE epoch = ? AND alive = 1 "
        f"AND (SELECT seen FROM beat WHERE beat.epoch = node.epoch) < {NOW} - ? RETURNING epoch",
        (epoch, round(lease * 1000)),
    )
    if found:
        bury(db, epoch)
    return bool(found)


def title_of(epoch: int) -> str:
    """Return what the sessions of a node are called."""
    return f"kociolek {epoch}"


def end_transactions(db: Database, epoch: int) -> None:
    """End the sessions of a silent node that are in a transaction. It may never send the rest of it, and nobody could
    declare the node dead before."""
    db.rows(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = ? AND xact_start IS NOT NULL",
        (title_of(epoch),),
    )


def leave(db: Database, epoch: int) -> None:
    """End the own lease: the tables of the node are free at once."""
    db.run("UPDATE node SET alive = 0 WHERE epoch = ?", (epoch,))
    bury(db, epoch)


def bury(db: Database, epoch: int) -> None:
    """Forget what belonged to a dead node and nobody will take over."""
    db.run("DELETE FROM interest WHERE epoch = ?", (epoch,))
    ended = "SELECT 1 FROM live WHERE live.id = place.live AND status IN ('over', 'closed')"
    db.run(f"DELETE FROM place WHERE epoch = ? AND EXISTS ({ended})", (epoch,))
    db.run("DELETE FROM shown WHERE epoch = ?", (epoch,))
    tell(db, {"do": "gone", "epoch": epoch})  # the supervisor has no other bus


def declare_killed(db: Database, name: str) -> bool:
    """Declare a node dead whose process is known to have ended. Return whether it was alive."""
    found = db.rows("UPDATE node SET alive = 0 WHERE name = ? AND alive = 1 RETURNING epoch", (name,))
    for row in found:
        bury(db, int(row[0] or 0))
    return bool(found)


def drain(db: Database, name: str, on: bool = True) -> bool:
    """Ask a living node to hand its tables over. Return False if there is none of this name."""
    found = db.rows("UPDATE node SET draining = ? WHERE name = ? AND alive = 1 RETURNING epoch", (int(on), name))
    return bool(found)


def isolate(db: Database, machine: str) -> bool:
    """Drain the nodes of a machine that holds its leases but is not reached. Return whether that was news."""
    sql = f"UPDATE node SET draining = {CUT_OFF} WHERE machine = ? AND alive = 1 AND draining = 0 RETURNING epoch"
    return bool(db.rows(sql, (machine,)))


def reach_again(db: Database, machine: str) -> None:
    """Let the nodes of a machine take tables again that had been isolated."""
    db.run(f"UPDATE node SET draining = 0 WHERE machine = ? AND alive = 1 AND draining = {CUT_OFF}", (machine,))


def forget_dead(db: Database) -> int:
    """Remove the dead nodes that no table names any more, and return how many."""
    unused = "alive = 0 AND NOT EXISTS (SELECT 1 FROM place WHERE place.epoch = node.epoch)"
    db.run(f"DELETE FROM beat WHERE epoch IN (SELECT epoch FROM node WHERE {unused})")
    return len(db.rows(f"DELETE FROM node WHERE {unused} RETURNING epoch"))


# -- tables -------------------------------------------------------------------------------
def put(db: Database, live: str, epoch: int, host: str, network: str) -> None:
    """Enter a new table of a node, in the transaction of its first entry."""
    db.run("INSERT INTO place VALUES (?, ?, ?, ?)", (live, epoch, host, network))


def take(db: Database, live: str, epoch: int) -> int | None:
    """Give a table to a node if no living one has it. Return the epoch of its node, None if there is no such table.

    Only a node that is known to be dead loses tables: one that is not known yet has started a moment ago."""
    db.run(
        "INSERT INTO place AS p SELECT ?, ?, '', '' WHERE EXISTS (SELECT 1 FROM live WHERE id = ?) "
        "ON CONFLICT (live) DO UPDATE SET epoch = excluded.epoch "
        "WHERE p.epoch <= 0 OR EXISTS (SELECT 1 FROM node n WHERE n.epoch = p.epoch AND n.alive = 0)",
        (live, epoch, live),
    )
    found = db.rows("SELECT epoch FROM place WHERE live = ?", (live,))
    return int(found[0][0] or 0) if found else None


def release(db: Database, live: str, epoch: int, to: int = FREE) -> None:
    """Give a table up that the node no longer writes to. One that has ended needs no place."""
    db.run("UPDATE place SET epoch = ? WHERE live = ? AND epoch = ?", (to, live, epoch))
    ended = "SELECT 1 FROM live WHERE live.id = place.live AND status IN ('over', 'closed')"
    db.run(f"DELETE FROM place WHERE live = ? AND epoch <= 0 AND EXISTS ({ended})", (live,))


def owners(db: Database, lives: Sequence[str]) -> dict[str, int]:
    """Return the living node of each table that has one."""
    sql = (
        "SELECT live, place.epoch FROM place JOIN node ON node.epoch = place.epoch "
        "WHERE alive = 1 AND live = ANY(string_to_array(?, ','))"
    )
    return {str(live): int(epoch or 0) for live, epoch in db.rows(sql, (",".join(lives),))}


def claim_house(db: Database, epoch: int) -> int:
    """Give the duties of the house to a node if no living one has them. Return the epoch of the node that has them."""
    db.run(
        "INSERT INTO place AS p VALUES (?, ?, '', '') ON CONFLICT (live) DO UPDATE SET epoch = excluded.epoch "
        "WHERE p.epoch <= 0 OR EXISTS (SELECT 1 FROM node n WHERE n.epoch = p.epoch AND n.alive = 0)",
        (HOUSE, epoch),
    )
    return int(db.rows("SELECT epoch FROM place WHERE live = ?", (HOUSE,))[0][0] or 0)


def orphan_the_unplaced(db: Database) -> None:
    """Let nodes adopt what a single server would load at its start: waiting tables and games by days."""
    db.run(
        "INSERT INTO place SELECT id, ?, '', '' FROM live WHERE (status = 'waiting' OR (status = 'playing' AND "
        "tempo = 'days')) AND NOT EXISTS (SELECT 1 FROM place WHERE place.live = live.id) ON CONFLICT DO NOTHING",
        (ORPHAN,),
    )


def orphans(db: Database, limit: int = AT_ONCE) -> list[str]:
    """Return some tables that go on and whose node is dead or gave them up. Each node gets others."""
    sql = (
        "SELECT live FROM place JOIN live ON live.id = place.live WHERE status IN ('waiting', 'playing') AND "
        "(place.epoch = ? OR place.epoch IN (SELECT epoch FROM node WHERE alive = 0)) ORDER BY random() LIMIT ?"
    )
    return [str(row[0]) for row in db.rows(sql, (ORPHAN, limit))]


def tables_made(db: Database, host: str, network: str) -> tuple[int, int, int, int]:
    """Return how many tables go on that a player made, how many of them wait, and the same for a network."""
    counted = (
        "SELECT count(*), count(*) FILTER (WHERE status = 'waiting') FROM place JOIN live ON live.id = place.live "
        "WHERE status IN ('waiting', 'playing') AND "
    )
    own = db.rows(counted + "host = ?", (host,))[0]
    same: Row = db.rows(counted + "network = ?", (network,))[0] if network else (0, 0)
    return int(own[0] or 0), int(own[1] or 0), int(same[0] or 0), int(same[1] or 0)


# -- what nodes show of their tables -------------------------------------------------------
def make_room(db: Database) -> None:
    """Create the table of rows for the lobby and the host's page. It is not logged: all of it is written again."""
    columns = "live TEXT PRIMARY KEY, epoch BIGINT NOT NULL, body TEXT NOT NULL"
    faster = "unique_violation OR duplicate_table OR duplicate_object"  # another node was
    db.run(
        f"DO $$ BEGIN CREATE UNLOGGED TABLE IF NOT EXISTS shown ({columns}); EXCEPTION WHEN {faster} THEN NULL; END $$"
    )


def show(db: Database, epoch: int, rows: Sequence[tuple[str, str]], gone: Sequence[str]) -> None:
    """Write how tables of a node look, and forget others that it has no longer."""
    for live, body in rows:
        db.run(
            "INSERT INTO shown VALUES (?, ?, ?) ON CONFLICT (live) DO "
            "UPDATE SET epoch = excluded.epoch, body = excluded.body",
            (live, epoch, body),
        )
    for live in gone:
        db.run("DELETE FROM shown WHERE live = ? AND epoch = ?", (live, epoch))


def shown_by_others(db: Database, epoch: int) -> list[tuple[str, str]]:
    sql = (
        "SELECT live, body FROM shown JOIN node ON node.epoch = shown.epoch "
        "WHERE alive = 1 AND shown.epoch <> ? ORDER BY live"
    )
    return [(str(live), str(body)) for live, body in db.rows(sql, (epoch,))]


# -- limits -------------------------------------------------------------------------------
def spend(db: Database, kind: str, client: str, rate: tuple[float, float], cost: float = 1.0) -> float:
    """Take tokens from a bucket of all nodes and return 0, or take none and return how many are missing."""
    most, price = round(rate[1] * 1000), round(min(cost, rate[1]) * 1000)
    per_ms = max(1, round(rate[0] * 1000))  # thousandths of a token in a second
    filled = f"LEAST(?, bucket.tokens + ({NOW} - bucket.at) * ? / 1000)"
    found = db.rows(
        f"INSERT INTO bucket VALUES (?, ?, ?, {NOW}) ON CONFLICT (kind, client) DO "
        f"UPDATE SET tokens = {filled} - ?, at = {NOW} WHERE {filled} >= ? RETURNING tokens",
        (kind, client, most - price, most, per_ms, price, most, per_ms, price),
    )
    if found:
        return 0.0
    asked = f"SELECT ? - {filled} FROM bucket WHERE kind = ? AND client = ?"
    rows = db.rows(asked, (price, most, per_ms, kind, client))
    return max(1, int(rows[0][0] or 0)) / 1000 if rows else 0.0


def empty_buckets(db: Database, older: int) -> None:
    """Remove the buckets that nobody used for so many ms; they are full again."""
    db.run(f"DELETE FROM bucket WHERE at < {NOW} - ?", (older,))


# -- sessions -----------------------------------------------------------------------------
def valid_sessions(db: Database, sessions: Sequence[str]) -> set[str]:
    """Return which devices and tokens there still are."""
    ids = "= ANY(string_to_array(?, ','))"
    sql = f"SELECT id FROM device WHERE id {ids} UNION ALL SELECT id FROM token WHERE id {ids}"
    return {str(row[0]) for row in db.rows(sql, (",".join(sessions), ",".join(sessions)))}


# -- notices ------------------------------------------------------------------------------
def tell(db: Database, news: dict[str, object]) -> None:
    """Send a small notice to all nodes when the transaction is committed."""
    db.run("SELECT pg_notify(?, ?)", (CHANNEL, json.dumps(news)))


def interested(db: Database) -> list[tuple[str, int]]:
    sql = "SELECT player, interest.epoch FROM interest JOIN node ON node.epoch = interest.epoch WHERE alive = 1"
    return [(str(player), int(epoch or 0)) for player, epoch in db.rows(sql)]


def set_interest(db: Database, player: str, epoch: int, on: bool) -> None:
    """Note whether a player waits for notices at a node, and tell all nodes."""
    if on:
        db.run("INSERT INTO interest VALUES (?, ?) ON CONFLICT DO NOTHING", (player, epoch))
    else:
        db.run("DELETE FROM interest WHERE player = ? AND epoch = ?", (player, epoch))
    tell(db, {"do": "interest", "player": player, "epoch": epoch, "on": on})
