"""Ratings in the store: the standing of each seat of each rated game, and the rating of each player by pool and month.

`standing` has everything that `rating` can be computed from again, game by game in the order of `number`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from kociolek.server.ratings import NEW, Entrant, RatedGame, Skill, changed, first_skill, fixed, month_of, pool_from
from kociolek.server.store.database import Database, Row

NOW: Final = 0  # month of the present rating
GONE: Final = ""  # instead of a player who was deleted
CURVE: Final = 200  # points of a curve
COUNTED: Final = (
    "INSERT INTO meta VALUES ('rated', '1') ON CONFLICT (name) DO "
    "UPDATE SET value = CAST(CAST(meta.value AS BIGINT) + 1 AS TEXT) RETURNING value"
)
TOGETHER: Final = 50  # rows of one statement at most
STANDING: Final = "number, seat, live, pool, who, place, gave_up, at, mean, deviation, mean_after, deviation_after"
# What is stored as settled: 0 for a provisional rating, 2 for one that leaderboards list, 1 for others.
LISTABLE: Final = (
    "EXISTS (SELECT 1 FROM player WHERE player.id = {who} AND login IS NOT NULL) "
    "AND NOT EXISTS (SELECT 1 FROM allowed WHERE allowed.player = {who} AND what = 'unlisted')"
)
# A row of `KEPT`. The player is named three times: in the row, and in both questions.
RATED: Final = f"(?, ?, ?, ?, ?, ?, ?, CASE WHEN ? = 0 THEN 0 WHEN {LISTABLE.format(who='?')} THEN 2 ELSE 1 END)"
KEPT: Final = (
    "INSERT INTO rating (pool, month, who, mean, deviation, games, wins, settled) VALUES ? "
    "ON CONFLICT (pool, month, who) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation, "
    "games = excluded.games, wins = excluded.wins, settled = excluded.settled"
)


class Standing(Struct):
    """A seat of a rated game as it is stored."""

    number: int
    seat: int
    live: str
    pool: str
    at: int
    entrant: Entrant
    before: Skill
    after: Skill


class Tally(Struct):
    """A player's rating in a pool, at present or at the end of a month, with the games and wins of that time."""

    skill: Skill
    games: int = 0
    wins: int = 0
    settled: bool = False


Key = tuple[str, int, str]  # pool, month, player


def note_rated(db: Database, live: str, game: RatedGame, at: int) -> None:
    """Rate a game that has just ended."""
    number = int(db.rows(COUNTED)[0][0] or 0)  # PostgreSQL lets others wait here: games are rated one after the other
    pool = pool_from(game.pool)
    months, people = (NOW, month_of(at)), [entrant.who for entrant in game.entrants if not fixed(entrant)]
    tallies: dict[Key, Tally] = {(game.pool, month, who): Tally(NEW) for who in people for month in months}
    for month, who, *found in db.rows(  # one question: each costs PostgreSQL a round trip
        "SELECT month, who, mean, deviation, games, wins, settled FROM rating WHERE pool = ? AND month IN (?, ?) "
        f"AND who IN ({', '.join('?' * len(people))})",
        (game.pool, *months, *people),
    ):
        tallies[game.pool, int(month or 0), str(who)] = tally_row(found)
    before = [
        first_skill(pool, entrant.who) if fixed(entrant) else tallies[game.pool, NOW, entrant.who].skill
        for entrant in game.entrants
    ]
    standings = [
        Standing(number, seat, live, game.pool, at, entrant, old, new)
        for seat, (entrant, old, new) in enumerate(zip(game.entrants, before, changed(game, before), strict=True))
    ]
    insert(db, standings)
    for row in standings:
        count(tallies, row)
    keep(db, tallies)


def insert(db: Database, standings: Sequence[Standing]) -> None:
    rows = [
        (row.number, row.seat, row.live, row.pool, row.entrant.who, row.entrant.place, int(row.entrant.left), row.at,
         *row.before, *row.after)
        for row in standings
    ]  # fmt: skip
    db.run_all(f"INSERT INTO standing ({STANDING}) VALUES ?", rows)


def count(tallies: dict[Key, Tally], row: Standing) -> None:
    """Add a standing to the ratings of its player, at present and in its month."""
    if fixed(row.entrant) or row.entrant.who == GONE:
        return
    present = tallies.setdefault((row.pool, NOW, row.entrant.who), Tally(NEW))
    monthly = tallies.setdefault((row.pool, month_of(row.at), row.entrant.who), Tally(NEW))
    for tally in (present, monthly):
        tally.skill = row.after
        tally.games += 1
        tally.wins += row.entrant.place == 0 and not row.entrant.left
    present.settled = monthly.settled = row.after.settled(present.games)


def keep(db: Database, tallies: dict[Key, Tally]) -> None:
    rows = [
        (*key, *tally.skill, tally.games, tally.wins, int(tally.settled), key[2], key[2])
        for key, tally in tallies.items()
    ]
    for begin in range(0, len(rows), TOGETHER):
        db.run_all(KEPT, rows[begin : begin + TOGETHER], RATED)


def list_again(db: Database, player: str) -> None:
    """Note whether leaderboards list a player, who has become an account or changed the wish."""
    sql = f"UPDATE rating SET settled = CASE WHEN {LISTABLE.format(who='rating.who')} THEN 2 ELSE 1 END "
    db.run(sql + "WHERE who = ? AND settled > 0", (player,))


# -- reading ------------------------------------------------------------------------------
def ratings_of(db: Database, player: str) -> list[tuple[str, Tally, list[tuple[int, int]]]]:
    """Return the ratings of a player: pool, rating, and the curve as (time, mean)."""
    found = []
    for pool, *row in db.rows(
        "SELECT pool, mean, deviation, games, wins, settled FROM rating WHERE who = ? AND month = 0 ORDER BY pool",
        (player,),
    ):
        points = db.rows(
            "SELECT at, mean_after FROM standing WHERE who = ? AND pool = ? ORDER BY number DESC LIMIT ?",
            (player, pool, CURVE),
        )
        curve = [(int(at or 0), int(mean or 0)) for at, mean in reversed(points)]
        found.append((str(pool), tally_row(row), curve))
    return found


def leaders(db: Database, pool: str, month: int, limit: int) -> list[tuple[str, str, bool, bool, Tally]]:
    """Return the best accounts of a pool: id, name, whether it is a program, whether it shows its profile, rating.
    Provisional ratings and guests are not listed, and nobody who does not wish to be."""
    rows = db.rows(
        "SELECT player.id, player.name, player.program, "
        "EXISTS (SELECT 1 FROM allowed WHERE allowed.player = player.id AND what = 'profile'), "
        "mean, deviation, games, wins, settled FROM rating "
        "JOIN player ON player.id = rating.who WHERE pool = ? AND month = ? AND settled = 2 "
        "ORDER BY mean DESC, player.id LIMIT ?",
        (pool, month, limit),
    )
    return [(str(id), str(name), bool(program), bool(shown), tally_row(row)) for id, name, program, shown, *row in rows]


def pools_of(db: Database, month: int) -> list[str]:
    """Return the pools in which somebody was rated."""
    found: list[str] = []
    while True:  # one look into the index for each: a pool has many rows
        after = found[-1] if found else ""
        rows = db.rows("SELECT pool FROM rating WHERE month = ? AND pool > ? ORDER BY pool LIMIT 1", (month, after))
        if not rows:
            return found
        found.append(str(rows[0][0]))


def tally_row(row: Row) -> Tally:
    mean, deviation, games, wins, settled = (int(value or 0) for value in row)
    return Tally(Skill(mean, deviation), games, wins, bool(settled))


# -- people who are deleted -----------------------------------------------------------------
def forget_ratings(db: Database, player: str) -> None:
    """Remove a player's ratings. The games stay, for those of the others were computed from them."""
    db.run("UPDATE standing SET who = ? WHERE who = ?", (GONE, player))
    db.run("DELETE FROM rating WHERE who = ?", (player,))
