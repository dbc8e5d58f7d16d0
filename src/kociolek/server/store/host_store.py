"""Persistence of the host's tools: hosts, bans, reports, the list of acts, tasks of commands, retention."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Any, Final

from msgspec import Struct

from kociolek.server.boxes import Shelf
from kociolek.server.entries import Made, Started, decode
from kociolek.server.history import without_name
from kociolek.server.store import evenings, outbox
from kociolek.server.store.check import entries_of
from kociolek.server.store.database import Database, Row
from kociolek.server.store.played import forget_game
from kociolek.server.store.ratings import forget_ratings
from kociolek.server.store.store import Store
from kociolek.server.tables.model import TableModel

NOBODY: Final = "—"  # name of a player who is deleted
ENDED: Final = "('over', 'closed')"


class BanRow(Struct):
    """A ban or a mute of an account or of an address."""

    id: str
    kind: str  # ban, mute
    subject: str  # account, address
    target: str  # id of the player, or network
    label: str  # name or address, for the host
    reason: str
    created: int
    until: int  # 0: for ever


class ReportRow(Struct):
    """A player's report about another one."""

    id: str
    at: int
    reporter: str
    player: str
    name: str
    live: str
    reason: str
    body: str
    lines: str  # JSON: a few lines of the chat
    closed: int  # 0: open


class ActRow(Struct):
    """Something that a host did."""

    id: str
    at: int
    host: str
    what: str
    target: str
    reason: str


def fresh() -> str:
    return token_urlsafe(9)


def columns(kind: type[Struct]) -> str:
    return ", ".join(kind.__struct_fields__)


def insert(db: Database, table: str, row: Struct) -> None:
    values = [getattr(row, name) for name in row.__struct_fields__]
    marks = ", ".join("?" * len(values))
    db.run(f"INSERT INTO {table} ({columns(type(row))}) VALUES ({marks})", values)


# -- hosts, also for commands without a server ----------------------------------------------
def hosts_in(db: Database) -> list[tuple[str, str]]:
    """Return (login, name) of the hosts."""
    sql = "SELECT player.login, player.name FROM host JOIN player ON player.id = host.player ORDER BY host.since"
    return [(str(login), str(name)) for login, name in db.rows(sql)]


def set_host(db: Database, login: str, add: bool, now: int) -> bool:
    """Make an account a host, or a host an account as any other. Return False if there is no such account."""
    found = db.rows("SELECT id FROM player WHERE login = ?", (login.lower(),))
    if not found:
        return False
    if add:
        db.run("INSERT INTO host VALUES (?, ?) ON CONFLICT DO NOTHING", (found[0][0], now))
    else:
        db.run("DELETE FROM host WHERE player = ?", (found[0][0],))
    return True


def add_task(db: Database, body: dict[str, Any], now: int) -> str:
    id = fresh()
    db.run("INSERT INTO task VALUES (?, ?, ?)", (id, now, json.dumps(body)))
    return id


def is_pending(db: Database, task: str) -> bool:
    return bool(db.rows("SELECT id FROM task WHERE id = ?", (task,)))


def done(task: str) -> str:
    """Return the name of the stored result of a task."""
    return f"done.{task}"


class HostStore:
    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.do: Final = store.writer.do

    # -- hosts ----------------------------------------------------------------------------
    def is_host(self, player: str) -> asyncio.Future[bool]:
        return self.do(lambda db: bool(db.rows("SELECT player FROM host WHERE player = ?", (player,))))

    def any_host(self) -> asyncio.Future[bool]:
        return self.do(lambda db: bool(hosts_in(db)))

    def make_host(self, player: str, now: int) -> asyncio.Future[None]:
        return self.do(lambda db: db.run("INSERT INTO host VALUES (?, ?) ON CONFLICT DO NOTHING", (player, now)))

    # -- bans -----------------------------------------------------------------------------
    def bans(self) -> asyncio.Future[list[BanRow]]:
        sql = f"SELECT {columns(BanRow)} FROM ban ORDER BY created DESC"
        return self.do(lambda db: [ban_row(row) for row in db.rows(sql)])

    def add_ban(self, ban: BanRow) -> asyncio.Future[None]:
        return self.do(lambda db: insert(db, "ban", ban))

    def remove_bans(self, ids: Sequence[str]) -> asyncio.Future[None]:
        def job(db: Database) -> None:
            for id in ids:
                db.run("DELETE FROM ban WHERE id = ?", (id,))

        return self.do(job)

    def person(self, wanted: str) -> asyncio.Future[tuple[str, str] | None]:
        """Return (id, name) of a player, found by id or login."""

        def job(db: Database) -> tuple[str, str] | None:
            found = db.rows("SELECT id, name FROM player WHERE id = ? OR login = ?", (wanted, wanted.lower()))
            return (str(found[0][0]), str(found[0][1])) if found else None

        return self.do(job)

    # -- reports and acts -----------------------------------------------------------------
    def add_report(self, report: ReportRow) -> asyncio.Future[bool]:
        """Store a report. Return False if its reporter has an open one about the same player at this table."""

        def job(db: Database) -> bool:
            same = "SELECT id FROM report WHERE reporter = ? AND player = ? AND live = ? AND closed = 0"
            if db.rows(same, (report.reporter, report.player, report.live)):
                return False
            insert(db, "report", report)
            return True

        return self.do(job)

    def open_reports(self) -> asyncio.Future[list[ReportRow]]:
        sql = f"SELECT {columns(ReportRow)} FROM report WHERE closed = 0 ORDER BY at"
        return self.do(lambda db: [report_row(row) for row in db.rows(sql)])

    def close_reports(self, player: str, now: int) -> asyncio.Future[None]:
        return self.do(lambda db: db.run("UPDATE report SET closed = ? WHERE player = ? AND closed = 0", (now, player)))

    def add_act(self, act: ActRow) -> asyncio.Future[None]:
        return self.do(lambda db: insert(db, "act", act))

    def acts(self, limit: int = 50) -> asyncio.Future[list[ActRow]]:
        sql = f"SELECT {columns(ActRow)} FROM act ORDER BY at DESC LIMIT ?"
        return self.do(lambda db: [act_row(row) for row in db.rows(sql, (limit,))])

    # -- tasks and values -----------------------------------------------------------------
    def tasks(self) -> asyncio.Future[list[tuple[str, dict[str, Any]]]]:
        def job(db: Database) -> list[tuple[str, dict[str, Any]]]:
            return [(str(id), json.loads(str(body))) for id, body in db.rows("SELECT id, body FROM task ORDER BY at")]

        return self.do(job)

    def end_task(self, id: str) -> asyncio.Future[None]:
        return self.do(lambda db: db.run("DELETE FROM task WHERE id = ?", (id,)))

    def value(self, name: str) -> asyncio.Future[str]:
        def job(db: Database) -> str:
            found = db.rows("SELECT value FROM meta WHERE name = ?", (name,))
            return str(found[0][0]) if found else ""

        return self.do(job)

    def set_value(self, name: str, value: str) -> asyncio.Future[None]:
        sql = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        return self.do(lambda db: db.run(sql, (name, value)))

    def size(self) -> asyncio.Future[int]:
        """Return the bytes of the database."""

        def job(db: Database) -> int:
            sql = "SELECT pg_database_size(current_database())"
            if db.name.startswith("postgresql:"):
                return int(db.rows(sql)[0][0] or 0)
            pages, page = db.rows("PRAGMA page_count")[0][0], db.rows("PRAGMA page_size")[0][0]
            return int(pages or 0) * int(page or 0)

        return self.do(job)

    # -- retention ------------------------------------------------------------------------
    def ended_before(self, time: int, after: str, looked: int) -> asyncio.Future[tuple[list[str], str]]:
        """Return tables that ended before a time, of the next `looked` ones after an id, and the id to go on with."""
        fits = f"status IN {ENDED} AND touched < ?"
        return self.do(lambda db: some_of(db, "live", "id, status, touched", fits, (time,), after, looked))

    def remove_table(self, live: str) -> asyncio.Future[None]:
        def job(db: Database) -> None:
            db.run("DELETE FROM entry WHERE live = ?", (live,))
            for table in ("sitting", "analysis", "played", "ended", "outbox", "invited"):
                db.run(f"DELETE FROM {table} WHERE live = ?", (live,))
            db.run("DELETE FROM live WHERE id = ?", (live,))

        return self.do(job)

    def guests_before(self, time: int, after: str, looked: int) -> asyncio.Future[tuple[list[str], str]]:
        """Return guests who were last seen before a time and sit at no table that goes on, of the next `looked` players
        after an id, and the id to go on with."""
        fits = (
            "login IS NULL AND created < ? AND NOT EXISTS (SELECT 1 FROM device WHERE "
            "device.player = part.id AND device.seen >= ?) AND NOT EXISTS (SELECT 1 FROM sitting JOIN live ON "
            f"live.id = sitting.live WHERE sitting.player = part.id AND live.status NOT IN {ENDED})"
        )
        return self.do(lambda db: some_of(db, "player", "id, login, created", fits, (time, time), after, looked))

    def remove_old(self, reports: int, acts: int, now: int) -> asyncio.Future[None]:
        """Remove closed reports and acts from before these times (0: none), and bans that have ended."""

        def job(db: Database) -> None:
            db.run("DELETE FROM report WHERE closed > 0 AND at < ?", (reports,))
            db.run("DELETE FROM act WHERE at < ?", (acts,))
            db.run("DELETE FROM ban WHERE until > 0 AND until < ?", (now,))

        return self.do(job)

    # -- one person's data ----------------------------------------------------------------
    def tables_with(self, player: str) -> asyncio.Future[list[tuple[str, str]]]:
        """Return (id, status) of all tables at which a player ever sat."""
        sql = "SELECT live.id, live.status FROM sitting JOIN live ON live.id = sitting.live WHERE sitting.player = ?"
        return self.do(lambda db: [(str(id), str(status)) for id, status in db.rows(sql, (player,))])

    def export(self, player: str) -> asyncio.Future[dict[str, Any]]:
        """Return everything that is stored about a player, without secrets and tables."""
        return self.do(lambda db: exported(db, player))

    def export_table(self, live: str, player: str) -> asyncio.Future[dict[str, Any] | None]:
        """Return what is stored about a player at a table, None if it is not there. One table a request:
        others must not wait for all of them."""
        return self.do(lambda db: exported_table(db, live, player))

    def forget_at(self, live: str, player: str) -> asyncio.Future[None]:
        """Remove the name and the id of a player from a table. One table a request, as for `export_table`."""
        return self.do(lambda db: forget_in_table(db, live, player))

    def forget_player(self, player: str) -> asyncio.Future[None]:
        """Delete a player, who has been removed from most tables by `forget_at`."""

        def job(db: Database) -> None:
            for (live,) in db.rows("SELECT live FROM sitting WHERE player = ?", (player,)):
                forget_in_table(db, str(live), player)
            for table in ("sitting", "played", "token", "device", "host", "passkey", "ticket", "block", "allowed",
                          "attempt", "invited"):  # fmt: skip
                db.run(f"DELETE FROM {table} WHERE player = ?", (player,))
            outbox.forget(db, player)
            evenings.forget(db, player, f"gone.{fresh()}", NOBODY)
            db.run("DELETE FROM block WHERE other = ?", (player,))
            db.run("DELETE FROM invited WHERE inviter = ?", (player,))
            forget_ratings(db, player)
            db.run("UPDATE report SET reporter = '' WHERE reporter = ?", (player,))
            db.run("UPDATE report SET player = '', name = ?, lines = '[]' WHERE player = ?", (NOBODY, player))
            db.run("DELETE FROM player WHERE id = ?", (player,))

        return self.do(job)


def some_of(
    db: Database, table: str, columns: str, fits: str, values: Sequence[int], after: str, looked: int
) -> tuple[list[str], str]:
    """Return the rows that fit among the next ones after an id, and the last id that was looked at, empty at the end.
    Others wait for the event loop, so that no statement may look at a whole table."""
    part = f"SELECT {columns} FROM {table} WHERE id > ? ORDER BY id LIMIT ?"
    found = [str(id) for (id,) in db.rows(f"SELECT id FROM ({part}) AS part WHERE {fits}", (after, looked, *values))]
    ends = db.rows(f"SELECT count(*), max(id) FROM ({part}) AS part", (after, looked))
    return found, str(ends[0][1]) if ends[0][0] == looked else ""


def forget_in_table(db: Database, live: str, player: str) -> None:
    """Replace a player's name and id in the log of a table. Moves, deal and result stay as they are."""
    rows = entries_of(db, live)
    stranger = f"gone.{fresh()}"  # another one at each table, so that games of one person cannot be connected
    table: TableModel | None = None
    for seq, at, body in rows:
        entry = decode(body, live, seq)
        if isinstance(entry, Made):
            table = TableModel(entry, at, Shelf(()))
        seats = []
        if isinstance(entry, Started) and table is not None:
            seats = [seat for seat, chair in enumerate(table.chairs) if chair.player == player]
            table = None  # seats of players do not move any more
        elif table is not None and seq > 0:
            table.enter(entry, at)
        found = json.loads(body)
        changed = False
        for field in ("player", "host"):
            if found.get(field) == player:
                found[field] = stranger
                changed = True
                if "name" in found:
                    found["name"] = NOBODY
        for seat in seats:
            found["names"][seat] = NOBODY
            changed = True
        if changed:
            text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
            db.run("UPDATE entry SET body = ? WHERE live = ? AND seq = ?", (text, live, seq))
    forget_game(db, live, player, lambda body, seat: without_name(body, seat, NOBODY))
    db.run("DELETE FROM sitting WHERE player = ? AND live = ?", (player, live))


def exported(db: Database, player: str) -> dict[str, Any]:
    def dicts(names: str, sql: str) -> list[dict[str, Any]]:
        rows = db.rows(f"SELECT {names} {sql}", (player,))
        return [dict(zip(names.split(", "), row, strict=True)) for row in rows]

    return {
        "player": dicts("id, name, program, created, login", "FROM player WHERE id = ?")[0],
        "devices": dicts("id, label, created, seen", "FROM device WHERE player = ?"),
        "passkeys": dicts("id, rp, label, created, used", "FROM passkey WHERE player = ?"),
        "blocked": dicts("other, at", "FROM block WHERE player = ?"),
        "allowed": dicts("what", "FROM allowed WHERE player = ?"),
        "invitations": dicts("live, inviter, at", "FROM invited WHERE player = ?"),
        "puzzles": dicts(
            "game, puzzle, at, answer, solved, mean, deviation",
            "FROM attempt WHERE player = ? ORDER BY game, number",
        ),
        "tokens": dicts("id, label, scopes, created", "FROM token WHERE player = ?"),
        "games": dicts("live, ended, game, seat", "FROM played WHERE player = ? AND ended > 0 ORDER BY ended"),
        "ratings": dicts("pool, month, mean, deviation, games, wins", "FROM rating WHERE who = ? ORDER BY pool, month"),
        "rated": dicts(
            "live, pool, place, at, mean_after, deviation_after", "FROM standing WHERE who = ? ORDER BY number"
        ),
        "wishes": dicts("body", "FROM wish WHERE player = ?"),
        "channels": dicts("kind, target, confirmed, created, wrong", "FROM channel WHERE player = ?"),
        "evenings": dicts("evening", "FROM attending WHERE player = ?"),
        "reports": dicts("at, name, live, reason, body", "FROM report WHERE reporter = ?"),
        "bans": dicts("kind, reason, created, until", "FROM ban WHERE subject = 'account' AND target = ?"),
    }


def exported_table(db: Database, live: str, player: str) -> dict[str, Any] | None:
    entries = [(int(at or 0), json.loads(str(body))) for _, at, body in entries_of(db, live)]
    if not entries:
        return None
    seats = {entry["seat"] for _, entry in entries if entry.get("player") == player and "seat" in entry}
    moves = [
        {"at": at, "move": entry["move"]}
        for at, entry in entries
        if entry["e"] == "move" and entry["seat"] in seats and entry.get("by", "player") == "player"
    ]
    [(status, touched)] = db.rows("SELECT status, touched FROM live WHERE id = ?", (live,))
    made, setup = entries[0][0], entries[0][1]["setup"]
    return {"id": live, "status": status, "made": made, "touched": touched, "setup": setup, "moves": moves}


def ban_row(row: Row) -> BanRow:
    id, kind, subject, target, label, reason, created, until = row
    texts = (str(id), str(kind), str(subject), str(target), str(label), str(reason))
    return BanRow(*texts, int(created or 0), int(until or 0))


def report_row(row: Row) -> ReportRow:
    id, at, reporter, player, name, live, reason, body, lines, closed = row
    texts = (str(reporter), str(player), str(name), str(live), str(reason), str(body), str(lines))
    return ReportRow(str(id), int(at or 0), *texts, int(closed or 0))


def act_row(row: Row) -> ActRow:
    id, at, host, what, target, reason = row
    return ActRow(str(id), int(at or 0), str(host), str(what), str(target), str(reason))
