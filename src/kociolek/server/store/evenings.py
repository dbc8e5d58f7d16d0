"""Club evenings in the store: a log for each, and an index to find them."""

from __future__ import annotations

from collections.abc import Sequence

from kociolek.server.store.database import Database, Row

GOING_ON = "('open', 'playing', 'between')"


def append(
    db: Database, id: str, first: int, at: int, bodies: Sequence[bytes], index: tuple[str, str, str, str],
    players: Sequence[str],
) -> None:  # fmt: skip
    """Append entries to the log of an evening. `index`: code, status, series, host. Raise Clash if another writer got
    there first."""
    for seq, body in enumerate(bodies, first):
        db.run("INSERT INTO evening_entry VALUES (?, ?, ?, ?)", (id, seq, at, body.decode()))
    sql = (
        "INSERT INTO evening VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status, "
        "touched = excluded.touched"
    )
    db.run(sql, (id, *index, at))
    for player in players:
        db.run("INSERT INTO attending VALUES (?, ?) ON CONFLICT DO NOTHING", (player, id))


def entries(db: Database, id: str) -> list[str]:
    sql = "SELECT body FROM evening_entry WHERE evening = ? ORDER BY seq"
    return [str(row[0]) for row in db.rows(sql, (id,))]


def going_on(db: Database) -> list[str]:
    return [str(row[0]) for row in db.rows(f"SELECT id FROM evening WHERE status IN {GOING_ON} ORDER BY touched")]


def idle(db: Database, before: int) -> list[str]:
    """Return evenings between rounds, or before the first, that nobody has touched since."""
    sql = "SELECT id FROM evening WHERE status IN ('open', 'between') AND touched < ?"
    return [str(row[0]) for row in db.rows(sql, (before,))]


def remove_unplayed(db: Database, before: int) -> list[str]:
    """Remove evenings that were closed before their first round, and return them."""
    found = []
    for (id,) in db.rows("SELECT id FROM evening WHERE status = 'over' AND touched < ?", (before,)):
        sql = "SELECT seq FROM evening_entry WHERE evening = ? AND body LIKE ? LIMIT 1"
        if not db.rows(sql, (id, '{"e":"round"%')):
            db.run("DELETE FROM attending WHERE evening = ?", (id,))
            db.run("DELETE FROM evening_entry WHERE evening = ?", (id,))
            db.run("DELETE FROM evening WHERE id = ?", (id,))
            found.append(str(id))
    return found


def ended_of(db: Database, ids: Sequence[str]) -> list[str]:
    """Return those tables that have ended."""
    sql = "SELECT id FROM live WHERE status IN ('over', 'closed') AND id = ?"
    return [str(row[0]) for id in ids for row in db.rows(sql, (id,))]


def by_code(db: Database, code: str) -> str | None:
    sql = f"SELECT id FROM evening WHERE code = ? AND status IN {GOING_ON} ORDER BY touched DESC"
    found = db.rows(sql, (code,))
    return str(found[0][0]) if found else None


def of_player(db: Database, player: str, limit: int) -> list[str]:
    """Return the evenings that a player attends or hosts, the newest first."""
    sql = (
        "SELECT id FROM evening WHERE host = ? OR id IN (SELECT evening FROM attending WHERE player = ?) "
        "ORDER BY touched DESC LIMIT ?"
    )
    return [str(row[0]) for row in db.rows(sql, (player, player, limit))]


def of_series(db: Database, series: str) -> list[str]:
    return [str(row[0]) for row in db.rows("SELECT id FROM evening WHERE series = ? ORDER BY touched", (series,))]


def rows_with(db: Database, player: str) -> list[Row]:
    """Return the evenings that a player attends or hosts."""
    sql = "SELECT evening FROM attending WHERE player = ? UNION SELECT id FROM evening WHERE host = ?"
    return db.rows(sql, (player, player))


def forget(db: Database, player: str, stranger: str, nobody: str) -> None:
    """Replace a player's id and name in the logs of evenings; results stay."""
    for (id,) in rows_with(db, player):
        for seq, body in db.rows("SELECT seq, body FROM evening_entry WHERE evening = ?", (id,)):
            text = str(body)
            if player not in text:
                continue
            changed = text.replace(f'"{player}"', f'"{stranger}"')
            if '"e":"joined"' in changed:
                import json

                entry = json.loads(changed)
                entry["name"] = nobody
                changed = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
            db.run("UPDATE evening_entry SET body = ? WHERE evening = ? AND seq = ?", (changed, id, seq))
    db.run("UPDATE evening SET host = ? WHERE host = ?", (stranger, player))
    db.run("DELETE FROM attending WHERE player = ?", (player,))
