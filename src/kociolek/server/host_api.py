"""HTTP endpoints of the server's host. Each of them asks the store whether the account is a host."""

from __future__ import annotations

from functools import wraps
from typing import Any, Final

from starlette.responses import FileResponse, Response

from kociolek.server import wire
from kociolek.server.endpoints import NDJSON, Call, Endpoint, Handler, Nothing
from kociolek.server.identity import NotAllowed


def for_host(handler: Handler) -> Handler:
    """Return a handler that refuses everybody but a host."""

    @wraps(handler)
    async def checked(call: Call) -> Any:
        if call.me.player.login is None or not await call.server.host_tools.is_host(call.me.player.id):
            raise NotAllowed("server-host-only", {})
        return await handler(call)

    return checked


async def claim_host(call: Call) -> wire.Me:
    asked: wire.ClaimHost = call.body
    await call.server.host_tools.claim(call.me, asked.code)
    return call.me.me(host=True)


async def get_host_page(call: Call) -> wire.HostPage:
    return await call.server.host_tools.page()


async def close_table(call: Call) -> dict[str, str]:
    asked: wire.CloseTable = call.body
    await call.server.host_tools.close_table(call.me.player.name, call.path["id"], asked.reason)
    return {}


async def post_ban(call: Call) -> dict[str, str]:
    await call.server.host_tools.ban(call.me.player.name, call.body, call.address)
    return {}


async def lift_ban(call: Call) -> dict[str, str]:
    asked: wire.LiftBan = call.body
    await call.server.host_tools.lift(call.me.player.name, asked.kind, asked.target)
    return {}


async def dismiss_reports(call: Call) -> dict[str, str]:
    await call.server.host_tools.dismiss(call.me.player.name, call.path["player"])
    return {}


async def clean_lobby(call: Call) -> wire.Cleaned:
    return await call.server.host_tools.clean_lobby(call.me.player.name)


async def announce(call: Call) -> dict[str, str]:
    asked: wire.NewAnnouncement = call.body
    await call.server.host_tools.announce(call.me.player.name, asked.text, asked.minutes)
    return {}


async def back_up(call: Call) -> dict[str, str]:
    await call.server.host_tools.back_up(call.me.player.name)
    return {}


async def get_backup(call: Call) -> Response:
    path = await call.server.host_tools.backup_file(call.me.player.name, call.path["name"])
    return FileResponse(path, media_type=NDJSON, filename=path.name, headers={"Cache-Control": "no-store"})


def hosts(method: str, path: str, handler: Handler, about: str, body: Any, answer: Any = dict[str, str]) -> Endpoint:
    limit = "read" if method == "GET" else "write"
    return Endpoint(method, path, for_host(handler), about, body, answer, "host", limit, cookie_only=True)


HOST: Final = "/api/host"
HOST_ENDPOINTS: Final = [
    Endpoint("POST", HOST + "/claim", claim_host, "Become the server's host by the code of its first start",
             wire.ClaimHost, wire.Me, "host", "guess", cookie_only=True),
    hosts("GET", HOST, get_host_page, "Tables, load, reports, bans and backups", None, wire.HostPage),
    hosts("POST", HOST + "/tables/{id}/close", close_table, "Close a table", wire.CloseTable),
    hosts("POST", HOST + "/bans", post_ban, "Ban or mute", wire.NewBan),
    hosts("POST", HOST + "/bans/lift", lift_ban, "Lift a ban or a mute", wire.LiftBan),
    hosts("POST", HOST + "/reports/{player}/dismiss", dismiss_reports, "Close the reports about a player", Nothing),
    hosts("POST", HOST + "/lobby/clean", clean_lobby, "Close the empty tables of the lobby", Nothing, wire.Cleaned),
    hosts("POST", HOST + "/announcement", announce, "Tell everybody something", wire.NewAnnouncement),
    hosts("POST", HOST + "/backup", back_up, "Write a verified backup now", Nothing),
    hosts("GET", HOST + "/backups/{name}", get_backup, "Backup to keep elsewhere", None, NDJSON),
]  # fmt: skip
