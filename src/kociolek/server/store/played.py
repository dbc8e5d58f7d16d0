"""History of players in the store: a row per player and table, and a summary of each game that has ended.

A page costs the same whatever a player has played: an index finds its rows, and a search for a name looks at a limited
number of them and tells where it stopped.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from kociolek.server.ratings import RatedGame
from kociolek.server.store.database import Database, Row, Value
from kociolek.server.store.ratings import note_rated

if TYPE_CHECKING:
    from kociolek.server.store.store import Index

SEARCHED: Final = 4000  # rows that one request for a name looks at
UNFINISHED: Final = 60  # tables of a player that go on and are listed

NEWEST: Final = "ORDER BY ended DESC, live DESC"
ESCAPED: Final = str.maketrans({"%": r"\%", "_": r"\_", "\\": r"\\"})  # signs with a meaning for LIKE

Cursor = tuple[int, str]  # time and table of the last row that was looked at


class Sitter(Struct):
    """A player of a game that has ended."""

    player: str
    seat: int
    others: str  # folded names of the other people


class Ended(Struct):
    """A game that has ended, as it is stored."""

    game: str
    body: str  # summary
    sitters: list[Sitter]
    rated: RatedGame | None = None  # how it counts


def note_played(db: Database, live: str, index: Index, at: int) -> None:
    """Note who sat down at a table, and that it goes on no longer. Invitations to it end when its game starts."""
    if index.status in ("playing", "closed"):
        db.run("DELETE FROM invited WHERE live = ?", (live,))
    if index.status in ("over", "closed"):
        db.run("DELETE FROM played WHERE live = ? AND ended = 0", (live,))
        if index.ended is not None:
            note_ended(db, live, index.ended, at)
        return
    for player in index.players:
        db.run("INSERT INTO played VALUES (?, 0, ?, '', -1, '') ON CONFLICT DO NOTHING", (player, live))


def note_ended(db: Database, live: str, ended: Ended, at: int) -> None:
    """Note a game that has ended, and rate it, once."""
    if not db.rows("INSERT INTO ended VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING live", (live, ended.body)):
        return
    rows = [(sitter.player, at, live, ended.game, sitter.seat, sitter.others) for sitter in ended.sitters]
    db.run_all("INSERT INTO played VALUES ? ON CONFLICT DO NOTHING", rows)
    if ended.rated is not None:
        note_rated(db, live, ended.rated, at)


def tables_of(db: Database, player: str, finished: int) -> list[str]:
    going_on = db.rows(
        "SELECT played.live FROM played JOIN live ON live.id = played.live WHERE player = ? AND ended = 0 "
        "ORDER BY live.touched DESC LIMIT ?",
        (player, UNFINISHED),
    )
    over = db.rows(f"SELECT live FROM played WHERE player = ? AND ended > 0 {NEWEST} LIMIT ?", (player, finished))
    return [str(row[0]) for row in [*going_on, *over]]


def history_page(
    db: Database, player: str, game: str, name: str, before: Cursor | None, limit: int
) -> tuple[list[Row], Cursor | None]:
    """Return (table, ended, seat, summary) of a player's games, the newest first, and where the next page begins.

    `name` is a part of the folded name of another person. A page of a search may have fewer rows than `limit`, even
    none, although there are more.
    """
    where, values = "player = ? AND ended > 0", list[Value]([player])
    if game:
        where += " AND game = ?"
        values.append(game)
    if before is not None:
        where += " AND (ended, live) < (?, ?)"
        values += before
    searched = f"SELECT live, ended, seat, others FROM played WHERE {where} {NEWEST} LIMIT ?"
    if name:
        chosen = rf"SELECT * FROM ({searched}) AS looked WHERE others LIKE ? ESCAPE '\' {NEWEST} LIMIT ?"
        asked = [*values, SEARCHED, f"%{name.translate(ESCAPED)}%", limit + 1]
    else:
        chosen, asked = searched, [*values, limit + 1]
    rows = db.rows(
        f"SELECT found.live, found.ended, found.seat, ended.body FROM ({chosen}) AS found "
        "JOIN ended ON ended.live = found.live ORDER BY found.ended DESC, found.live DESC",
        asked,
    )
    if len(rows) > limit:
        return rows[:limit], cursor(rows[limit - 1])
    if not name:
        return rows, None
    last = db.rows(f"SELECT live, ended FROM played WHERE {where} {NEWEST} LIMIT 1 OFFSET ?", [*values, SEARCHED - 1])
    return rows, cursor(last[0]) if last else None


def cursor(row: Row) -> Cursor:
    return int(row[1] or 0), str(row[0])


# -- people who are deleted -----------------------------------------------------------------
def forget_game(db: Database, live: str, player: str, changed: Callable[[str, int], tuple[str, list[str]]]) -> None:
    """Remove a player from the history of a table. `changed` returns a summary without the name of a seat, and by seat
    the names of the others as they are searched for."""
    rows = db.rows(
        "SELECT played.seat, ended.body FROM played JOIN ended ON ended.live = played.live "
        "WHERE played.live = ? AND played.player = ? AND played.ended > 0",
        (live, player),
    )
    for seat, body in rows:
        text, others = changed(str(body), int(seat or 0))
        db.run("UPDATE ended SET body = ? WHERE live = ?", (text, live))
        for (place,) in db.rows("SELECT seat FROM played WHERE live = ? AND ended > 0", (live,)):
            sql = "UPDATE played SET others = ? WHERE live = ? AND seat = ? AND ended > 0"
            db.run(sql, (others[int(place or 0)], live, place))
    db.run("DELETE FROM played WHERE live = ? AND player = ?", (live, player))
