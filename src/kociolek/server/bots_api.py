"""HTTP endpoint of a bot's page: where it plays, its published ratings, and how the reader has done against it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kociolek.bots import bot_names
from kociolek.catalog import GAMES
from kociolek.core.errors import KociolekError
from kociolek.server import wire
from kociolek.server.endpoints import Call, Endpoint
from kociolek.server.history import row_of
from kociolek.server.ratings import LARGE, SIZES, anchors
from kociolek.server.store.people import GAMES as LOOKED

TABLE_SIZES: Final = (*(name for _, name in SIZES), LARGE)


async def get_bot(call: Call) -> wire.BotProfile:
    bot = call.path["bot"]
    known = [game for game in GAMES if bot in bot_names(game)]
    if not known:
        raise KociolekError("no-such-thing", {})
    ratings = [
        wire.BotRating(game, size, rating)  # type: ignore[arg-type]
        for game in known
        for size in TABLE_SIZES
        if (rating := anchors().get(f"{game}/{size}", {}).get(bot)) is not None
    ]
    return wire.BotProfile(bot, known, ratings, await met_by(call, bot) if call.who is not None else [])


async def met_by(call: Call, bot: str) -> list[wire.BotTally]:
    assert call.who is not None
    rows, _ = await call.server.store.games_of(call.who.player.id, "", "", None, LOOKED)
    return met([row_of(str(live), int(ended or 0), int(seat or 0), str(body)) for live, ended, seat, body in rows], bot)


def met(games: Sequence[wire.GameRow], bot: str) -> list[wire.BotTally]:
    """Count the games in which a bot sat at the table, by game, and what an even share of the wins would be."""
    found: dict[str, wire.BotTally] = {}
    for row in games:
        if row.stopped or not any(seat.bot == bot for seat in row.seats):
            continue
        tally = found.setdefault(row.game, wire.BotTally(row.game, 0, 0, 0.0))
        tally.games += 1
        tally.wins += row.seat in row.winners
        tally.even += 1 / len(row.seats)
    for tally in found.values():
        tally.even = round(tally.even, 3)
    return sorted(found.values(), key=lambda tally: -tally.games)


BOT_ENDPOINTS: Final = [
    Endpoint("GET", "/api/bots/{bot}", get_bot, "Page of a bot: ratings, and how the reader has done against it", None,
             wire.BotProfile, cost=10, shed=2),
]  # fmt: skip
