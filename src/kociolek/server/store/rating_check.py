"""Ratings computed again from the stored games: to check them, and to replace them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from kociolek.core.errors import KociolekError
from kociolek.server.history import decoder
from kociolek.server.ratings import NEW, Entrant, RatedGame, Skill, changed, fixed, rated_game
from kociolek.server.store.database import Database, Row
from kociolek.server.store.ratings import (
    GONE,
    LISTABLE,
    NOW,
    STANDING,
    Key,
    Standing,
    Tally,
    count,
    insert,
    keep,
    tally_row,
)

LISTED: Final = LISTABLE.format(who="rating.who")
PART: Final = 1000  # games that are read at once


def standings(db: Database) -> Iterator[list[Standing]]:
    """Yield the seats of each rated game, in the order in which they were rated."""
    select = f"SELECT {STANDING} FROM standing WHERE number > ? AND number <= ? ORDER BY number, seat"
    last = int(db.rows("SELECT coalesce(max(number), 0) FROM standing")[0][0] or 0)
    for after in range(0, last, PART):
        rows = map(standing_row, db.rows(select, (after, after + PART)))
        for _, game in groupby(rows, lambda row: row.number):
            yield list(game)


def standing_row(row: Row) -> Standing:
    number, seat, live, pool, who, place, gave_up, at, mean, deviation, mean_after, deviation_after = row
    return Standing(
        int(number or 0),
        int(seat or 0),
        str(live),
        str(pool),
        int(at or 0),
        Entrant(str(who), int(place or 0), bool(gave_up)),
        Skill(int(mean or 0), int(deviation or 0)),
        Skill(int(mean_after or 0), int(deviation_after or 0)),
    )


def computed(db: Database) -> tuple[int, list[Standing], dict[Key, Tally]]:
    """Rate all stored games again. Return their number, the standings that were different, and all ratings.

    Of bots and of players who were deleted the skill before each game is taken as it was stored, and of games that the
    server no longer keeps what they changed."""
    tallies: dict[Key, Tally] = {}
    different: list[Standing] = []
    games = 0
    for rows in standings(db):
        games += 1
        game = stored_game(db, rows)
        if game is None:
            for row in rows:
                count(tallies, row)
            continue
        before = [
            row.before
            if fixed(entrant) or entrant.who == GONE
            else tallies.get((row.pool, NOW, entrant.who), Tally(NEW)).skill
            for row, entrant in zip(rows, game.entrants, strict=True)
        ]
        for row, entrant, old, new in zip(rows, game.entrants, before, changed(game, before), strict=True):
            fresh = Standing(row.number, row.seat, row.live, game.pool, row.at, entrant, old, new)
            if fresh != row:
                different.append(fresh)
            count(tallies, fresh)
    return games, different, tallies


def stored_game(db: Database, rows: list[Standing]) -> RatedGame | None:
    """Return a rated game by its summary, None if it has none. Raise KociolekError if it does not count by it."""
    bodies = db.rows("SELECT body FROM ended WHERE live = ?", (rows[0].live,))
    if not bodies:
        return None
    players = ["" if fixed(row.entrant) else row.entrant.who or "gone" for row in rows]
    game = rated_game(decoder.decode(str(bodies[0][0])), players)
    if game is None or len(game.entrants) != len(rows):
        raise KociolekError("ratings-differ", {"what": rows[0].live})
    for row, entrant in zip(rows, game.entrants, strict=True):
        entrant.who = row.entrant.who
    return game


def check_ratings(db: Database) -> int:
    """Return the number of rated games. Raise KociolekError if computing them again gives other ratings."""
    games, different, tallies = computed(db)
    if different:
        raise KociolekError("ratings-differ", {"what": different[0].live})
    stored = {
        (str(pool), int(month or 0), str(who)): tally_row(row)
        for pool, month, who, *row in db.rows(
            "SELECT pool, month, who, mean, deviation, games, wins, settled FROM rating"
        )
    }
    wrongly = db.rows(f"SELECT pool FROM rating WHERE settled > 0 AND (settled = 2) <> ({LISTED}) LIMIT 1")
    if wrongly:
        raise KociolekError("ratings-differ", {"what": str(wrongly[0][0])})
    if stored != tallies:
        wrong = min(key for key in {*stored, *tallies} if stored.get(key) != tallies.get(key))
        raise KociolekError("ratings-differ", {"what": wrong[0]})
    return games


def rate_again(db: Database) -> int:
    """Replace all ratings by what the stored games give, and return the number of games."""
    with db.transaction():
        games, different, tallies = computed(db)
        for row in different:
            db.run("DELETE FROM standing WHERE number = ? AND seat = ?", (row.number, row.seat))
            insert(db, [row])
        db.run("DELETE FROM rating")
        keep(db, tallies)
    return games
