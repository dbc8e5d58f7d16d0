"""HTTP endpoints of people's rights: export and deletion of the own data, privacy, reports."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from starlette.responses import Response, StreamingResponse

from kociolek.server import wire
from kociolek.server.endpoints import JSON, Call, Endpoint
from kociolek.server.identity import NOBODY

ATTACHMENT: Final = {"Cache-Control": "no-store", "Content-Disposition": "attachment; filename=kociolek-my-data.json"}


async def export_me(call: Call) -> Response:
    player, store = call.me.player.id, call.server.host_tools.store
    about, tables = await store.export(player), await store.tables_with(player)

    async def parts() -> AsyncIterator[bytes]:
        """Write one table at a time: nobody else waits for the tables of a whole life."""
        yield msgspec.json.encode(about)[:-1] + b',"tables":['
        comma = b""
        for id, _ in tables:
            table = await store.export_table(id, player)
            if table is not None:  # else it was removed meanwhile
                yield comma + msgspec.json.encode(table)
                comma = b",\n"
        yield b"]}\n"

    return StreamingResponse(parts(), headers=ATTACHMENT, media_type=JSON)


async def delete_me(call: Call) -> wire.Me:
    asked: wire.DeleteMe = call.body
    await call.server.identities.check_owner(call.me.player, asked.password)
    await call.server.host_tools.delete(call.me)
    call.cookie = ""
    return NOBODY


async def get_privacy(call: Call) -> wire.Privacy:
    return call.server.host_tools.privacy()


async def post_report(call: Call) -> dict[str, bool]:
    live = await call.server.registry.table(call.path["id"])
    await live.settled()
    return {"stored": await call.server.host_tools.report(call.me, live, call.body)}


RIGHTS_ENDPOINTS: Final = [
    Endpoint("GET", "/api/me/export", export_me, "Everything that is stored about the player", None,
             dict[str, Any], "read", cost=20, cookie_only=True, banned=True),
    Endpoint("POST", "/api/me/delete", delete_me, "Delete the player; games stay without the name", wire.DeleteMe,
             wire.Me, "host", "guess", cookie_only=True, banned=True),
    Endpoint("GET", "/api/privacy", get_privacy, "What the server keeps and how long", answer=wire.Privacy,
             banned=True),
    Endpoint("POST", "/api/tables/{id}/reports", post_report, "Report a player to the server's host", wire.NewReport,
             dict[str, bool], "play", "create"),
]  # fmt: skip
