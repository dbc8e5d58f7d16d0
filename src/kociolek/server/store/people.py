"""People in the store: with whom a player has played, whom they have blocked, what they allow, and invitations.

All questions look at a limited number of a player's newest games, so that they cost the same whatever was played.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from kociolek.server.store.database import Database, Row
from kociolek.server.store.ratings import list_again

if TYPE_CHECKING:
    from kociolek.server.store.store import Store

GAMES: Final = 500  # newest games of a player that are looked at
LISTED: Final = 60  # people whom a player has played with
TOGETHER: Final = 20  # newest games of two players
MOST_BLOCKED: Final = 500  # by one player
MOST_INVITATIONS: Final = 20  # that wait for one player
PRESENCE, PROFILE = "presence", "profile"  # what a player may allow: that others see them here, and their profile
UNLISTED = "unlisted"  # what a player may wish: not to be named in leaderboards

NEWEST: Final = "ORDER BY ended DESC, live DESC LIMIT ?"
OWN: Final = f"SELECT live, ended, seat FROM played WHERE player = ? AND ended > 0 {NEWEST}"


class Companion(Struct):
    """Somebody with whom a player has played."""

    id: str
    name: str
    program: bool
    games: int  # together, of the newest
    last: int  # when the last one ended
    presence: bool  # whether they let others see that they are here
    profile: bool  # whether they show their profile to everybody
    blocked: bool  # by the player
    blocks: bool  # the player


class Invited(Struct):
    """An invitation to a table."""

    live: str
    inviter: str
    name: str  # of the inviter
    at: int


class PeopleStore:
    def __init__(self, store: Store) -> None:
        self.do: Final = store.writer.do

    def companions(self, player: str) -> asyncio.Future[list[Companion]]:
        """Return the people with whom a player has played, those first with whom they played last."""
        sql = (
            "SELECT player.id, player.name, player.program, found.games, found.last, "
            "EXISTS (SELECT 1 FROM allowed WHERE allowed.player = player.id AND what = ?), "
            "EXISTS (SELECT 1 FROM allowed WHERE allowed.player = player.id AND what = ?), "
            "EXISTS (SELECT 1 FROM block WHERE block.player = ? AND other = player.id), "
            "EXISTS (SELECT 1 FROM block WHERE block.player = player.id AND other = ?) "
            "FROM (SELECT played.player AS who, count(*) AS games, max(played.ended) AS last "
            f"FROM ({OWN}) AS own JOIN played ON played.live = own.live "
            "WHERE played.player <> ? AND played.ended > 0 GROUP BY played.player "
            "ORDER BY max(played.ended) DESC, played.player LIMIT ?) AS found "
            "JOIN player ON player.id = found.who ORDER BY found.last DESC, found.who"
        )
        values = (PRESENCE, PROFILE, player, player, player, GAMES, player, LISTED)
        return self.do(lambda db: [companion_row(row) for row in db.rows(sql, values)])

    def games_together(self, player: str, other: str) -> asyncio.Future[list[tuple[str, int, int, str, int]]]:
        """Return the newest games of two players: table, end, seat of the first, summary, seat of the second."""
        sql = (
            f"SELECT own.live, own.ended, own.seat, ended.body, played.seat FROM ({OWN}) AS own "
            "JOIN played ON played.live = own.live AND played.player = ? AND played.ended > 0 "
            "JOIN ended ON ended.live = own.live ORDER BY own.ended DESC, own.live DESC LIMIT ?"
        )

        def job(db: Database) -> list[tuple[str, int, int, str, int]]:
            return [
                (str(live), int(ended or 0), int(seat or 0), str(body), int(theirs or 0))
                for live, ended, seat, body, theirs in db.rows(sql, (player, GAMES, other, TOGETHER))
            ]

        return self.do(job)

    # -- what is allowed ------------------------------------------------------------------
    def allowed(self, player: str) -> asyncio.Future[set[str]]:
        sql = "SELECT what FROM allowed WHERE player = ?"
        return self.do(lambda db: {str(what) for (what,) in db.rows(sql, (player,))})

    def allow(self, player: str, what: str, on: bool) -> asyncio.Future[None]:
        sql = "DELETE FROM allowed WHERE player = ? AND what = ?"
        if on:
            sql = "INSERT INTO allowed (player, what) VALUES (?, ?) ON CONFLICT DO NOTHING"

        def job(db: Database) -> None:
            db.run(sql, (player, what))
            if what == UNLISTED:
                list_again(db, player)

        return self.do(job)

    # -- blocked people -------------------------------------------------------------------
    def blocked_by(self, player: str) -> asyncio.Future[list[tuple[str, str, bool]]]:
        """Return (id, name, program) of the people whom a player has blocked, the newest first."""
        sql = (
            "SELECT player.id, player.name, player.program FROM block JOIN player ON player.id = block.other "
            "WHERE block.player = ? ORDER BY block.at DESC, player.id"
        )
        return self.do(
            lambda db: [(str(id), str(name), bool(program)) for id, name, program in db.rows(sql, (player,))]
        )

    def has_blocked(self, player: str, other: str) -> asyncio.Future[bool]:
        sql = "SELECT at FROM block WHERE player = ? AND other = ?"
        return self.do(lambda db: bool(db.rows(sql, (player, other))))

    def block(self, player: str, other: str, on: bool, at: int) -> asyncio.Future[bool]:
        """Block somebody, or no longer. Invitations between the two go. Return False above the limit."""

        def job(db: Database) -> bool:
            if not on:
                db.run("DELETE FROM block WHERE player = ? AND other = ?", (player, other))
                return True
            number = int(db.rows("SELECT count(*) FROM block WHERE player = ?", (player,))[0][0] or 0)
            if number >= MOST_BLOCKED:
                return False
            db.run("INSERT INTO block (player, other, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (player, other, at))
            for each, inviter in ((player, other), (other, player)):
                db.run("DELETE FROM invited WHERE player = ? AND inviter = ?", (each, inviter))
            return True

        return self.do(job)

    # -- invitations ----------------------------------------------------------------------
    def crowded(self, player: str) -> asyncio.Future[bool]:
        """Tell whether so many invitations wait for somebody that there is no room for another one."""
        sql = "SELECT count(*) FROM invited WHERE player = ?"
        return self.do(lambda db: int(db.rows(sql, (player,))[0][0] or 0) >= MOST_INVITATIONS)

    def invite(self, player: str, live: str, inviter: str, at: int) -> asyncio.Future[bool]:
        """Invite somebody to a table. Return False if they were invited before."""

        def job(db: Database) -> bool:
            if db.rows("SELECT at FROM invited WHERE player = ? AND live = ?", (player, live)):
                return False
            db.run("INSERT INTO invited (player, live, inviter, at) VALUES (?, ?, ?, ?)", (player, live, inviter, at))
            return True

        return self.do(job)

    def is_invited(self, player: str, live: str) -> asyncio.Future[bool]:
        sql = "SELECT at FROM invited WHERE player = ? AND live = ?"
        return self.do(lambda db: bool(db.rows(sql, (player, live))))

    def invitations(self, player: str) -> asyncio.Future[list[Invited]]:
        sql = (
            "SELECT invited.live, inviter, player.name, at FROM invited JOIN player ON player.id = inviter "
            "WHERE invited.player = ? ORDER BY at DESC, invited.live"
        )

        def job(db: Database) -> list[Invited]:
            rows = db.rows(sql, (player,))
            return [Invited(str(live), str(inviter), str(name), int(at or 0)) for live, inviter, name, at in rows]

        return self.do(job)

    def decline(self, player: str, live: str) -> asyncio.Future[None]:
        return self.do(lambda db: db.run("DELETE FROM invited WHERE player = ? AND live = ?", (player, live)))


def companion_row(row: Row) -> Companion:
    id, name, program, games, last, presence, profile, blocked, blocks = row
    return Companion(
        str(id), str(name), bool(program), int(games or 0), int(last or 0), bool(presence), bool(profile),
        bool(blocked), bool(blocks),
    )  # fmt: skip
