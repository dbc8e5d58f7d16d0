"""HTTP endpoints of the history: the games of the player that have ended, page by page, and all their records."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import IO, Final, cast
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from starlette.responses import Response, StreamingResponse

from kociolek import record
from kociolek.core.errors import KociolekError
from kociolek.server import wire
from kociolek.server.endpoints import Call, Endpoint
from kociolek.server.entries import boxes_in
from kociolek.server.history import folded, record_from, row_of
from kociolek.server.store.played import Cursor

log: Final = logging.getLogger("kociolek.history")
PAGE: Final = 20
MOST: Final = 100  # games of one page
LONGEST: Final = 48  # characters of a name that is searched for
ZIP: Final = "application/zip"
ATTACHMENT: Final = {"Cache-Control": "no-store", "Content-Disposition": "attachment; filename=kociolek-games.zip"}


def cursor_of(text: str) -> Cursor | None:
    """Read the parameter `before`. Raise KociolekError for what no page gave."""
    if not text:
        return None
    at, _, table = text.partition(".")
    if not at.isdecimal() or len(at) > 15 or not table or len(table) > 40:
        raise KociolekError("no-such-thing", {})
    return int(at), table


def whole(text: str, default: int, most: int) -> int:
    return min(max(1, int(text)), most) if text.isdecimal() and len(text) < 9 else default


async def my_games(call: Call) -> wire.Games:
    name = folded(call.query("with")[:LONGEST])
    rows, after = await call.server.store.games_of(
        call.me.player.id,
        call.query("game"),
        name,
        cursor_of(call.query("before")),
        whole(call.query("limit"), PAGE, MOST),
    )
    found = [row_of(str(live), int(ended or 0), int(seat or 0), str(body)) for live, ended, seat, body in rows]
    return wire.Games(found, None if after is None else f"{after[0]}.{after[1]}")


async def my_records(call: Call) -> Response:
    return StreamingResponse(records_of(call), media_type=ZIP, headers=ATTACHMENT)


async def records_of(call: Call) -> AsyncIterator[bytes]:
    """Yield an archive with one record for each game. Games are read one after the other, so that tables play on."""
    store, shelf = call.server.store, call.server.registry.shelf
    buffer, before = Chunks(), None
    with ZipFile(cast(IO[bytes], buffer), "w", ZIP_DEFLATED) as archive:  # it needs no more than `write`
        while True:
            rows, before = await store.games_of(call.me.player.id, "", "", before, MOST)
            for live, ended, _, body in rows:
                table = str(live)
                if table in call.server.registry.sealed:  # others still play its deal
                    continue
                bodies = [str(entry[2]) for entry in await store.entries(table)]
                await shelf.load(boxes_in(bodies), store)
                try:
                    found = record_from(table, bodies, str(body), shelf)
                except KociolekError as error:
                    log.error("a record cannot be written", extra={"key": error.key, "table": table})
                    continue
                at = datetime.fromtimestamp(int(ended or 0) / 1000, UTC)
                entry = ZipInfo(f"{at:%Y-%m-%d-%H%M}-{found.game}-{table}.jsonl", at.timetuple()[:6])
                entry.compress_type = ZIP_DEFLATED
                archive.writestr(entry, "".join(f"{line}\n" for line in record.lines(found)))
                if chunk := buffer.take():
                    yield chunk
            if before is None:
                break
    yield buffer.take()


class Chunks:
    """A file that can only be written; what was written is taken out piece by piece."""

    def __init__(self) -> None:
        self.written = bytearray()

    def write(self, data: bytes) -> int:
        self.written += data
        return len(data)

    def flush(self) -> None:
        """Do nothing: `take` empties it."""

    def take(self) -> bytes:
        found = bytes(self.written)
        self.written.clear()
        return found


HISTORY_ENDPOINTS: Final = [
    Endpoint("GET", "/api/me/games", my_games, "Games of the player that have ended, the newest first", None,
             wire.Games, "read", queries=("game", "with", "before", "limit"), shed=2),
    Endpoint("GET", "/api/me/records", my_records, "Records of all games of the player", None, ZIP, "read", cost=50,
             shed=1),
]  # fmt: skip
