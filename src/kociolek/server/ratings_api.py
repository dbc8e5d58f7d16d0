"""HTTP endpoints of ratings: those of the player, and leaderboards."""

from __future__ import annotations

from typing import Final

import msgspec

from kociolek.catalog import GAMES
from kociolek.core.errors import KociolekError
from kociolek.server import wire
from kociolek.server.endpoints import Call, Endpoint
from kociolek.server.ratings import BOTS, LARGE, PEOPLE, PROGRAMS, SIZES, Pool, Skill, bots_of, pool_from
from kociolek.server.store.ratings import Tally

LISTED: Final = 100
TEMPOS: Final = ("live", "days")
AGAINST: Final = (PEOPLE, BOTS, PROGRAMS)
TABLE_SIZES: Final = (*(name for _, name in SIZES), LARGE)


def on_the_wire(pool: Pool) -> wire.RatingPool:
    return msgspec.convert(pool._asdict(), wire.RatingPool)


def rating_of(tally: Tally) -> wire.Rating:
    skill = tally.skill
    return wire.Rating(skill.rating, skill.margin, not tally.settled, tally.games, tally.wins)


async def my_ratings(call: Call) -> wire.OwnRatings:
    return wire.OwnRatings(await own_ratings(call, call.me.player.id))


async def own_ratings(call: Call, player: str) -> list[wire.OwnRating]:
    return [
        wire.OwnRating(
            on_the_wire(pool_from(pool)), rating_of(tally), [(at, Skill(mean, 0).rating) for at, mean in curve]
        )
        for pool, tally, curve in await call.server.store.ratings_of(player)
    ]


def one_of(text: str, known: tuple[str, ...]) -> str:
    """Return a parameter, the first known value if it is missing. Raise KociolekError for another one."""
    if text and text not in known:
        raise KociolekError("no-such-thing", {})
    return text or known[0]


def month_from(text: str) -> int:
    """Read the parameter `month`, as 202611; 0 if it is missing."""
    if not text:
        return 0
    if not (text.isascii() and text.isdecimal() and len(text) == 6 and 1 <= int(text[4:]) <= 12):
        raise KociolekError("no-such-thing", {})
    return int(text)


async def leaderboard(call: Call) -> wire.Leaderboard:
    pool = Pool(
        one_of(call.query("game"), tuple(GAMES)),
        one_of(call.query("size"), TABLE_SIZES),
        one_of(call.query("tempo"), TEMPOS),
        one_of(call.query("against"), AGAINST),
    )
    month = month_from(call.query("month"))
    rows, pools = await call.server.store.leaders(pool.key, month, LISTED)
    me = call.who.player.id if call.who is not None else ""
    leaders = [
        wire.Leader(id if open else "", name, program, id == me, rating_of(tally))
        for id, name, program, open, tally in rows
    ]
    known = [on_the_wire(pool_from(key)) for key in pools]
    return wire.Leaderboard(on_the_wire(pool), month, leaders, bots_of(pool), known)


RATING_ENDPOINTS: Final = [
    Endpoint("GET", "/api/me/ratings", my_ratings, "Ratings of the player by pool, with curves", None,
             wire.OwnRatings, "read", shed=2),
    Endpoint("GET", "/api/ratings", leaderboard, "Leaderboard of a pool, at present or of a month", None,
             wire.Leaderboard, queries=("game", "size", "tempo", "against", "month"), shed=2),
]  # fmt: skip
