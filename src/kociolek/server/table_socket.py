"""WebSocket endpoint of a table: a plain ASGI application, one task per connection."""

from __future__ import annotations

import re
from http.cookies import CookieError, SimpleCookie
from time import perf_counter
from typing import TYPE_CHECKING, Final, get_args
from urllib.parse import parse_qsl

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from kociolek.core.errors import KociolekError
from kociolek.server import wire
from kociolek.server.endpoints import (
    UNREADABLE,
    address_of,
    check_origin,
    failure,
    identify,
    other_protocol,
    whole_number,
)
from kociolek.server.identity import Identity, NotAllowed
from kociolek.server.limits import HANDSHAKE_COST, LOADING_COST
from kociolek.server.metrics import COMMAND_SECONDS
from kociolek.server.subscribers import SocketSubscriber
from kociolek.server.tables.broadcaster import text_of
from kociolek.server.tables.live import LiveTable
from kociolek.server.tables.registry import NoSuchTable
from kociolek.server.websocket_protocol import EXTENSION, WebSocketProtocol
from kociolek.text import LANGUAGES, texts
from kociolek.text.sentences import error_sentence

if TYPE_CHECKING:
    from kociolek.server.app import Server

decoder: Final[msgspec.json.Decoder[wire.AnyCommand]] = msgspec.json.Decoder(wire.AnyCommand)
NAMES: Final = {kind: str(kind.__struct_config__.tag) for kind in get_args(wire.AnyCommand)}
POLICY: Final = 1008  # close code for a violated policy
PATH: Final = re.compile("/api/tables/([A-Za-z0-9_-]{16,40})/socket")
ANONYMOUS: Final = (wire.Ping, wire.Sync)  # commands that need no cookie or token


class Handshake:
    """The part of a request that `check_origin` needs."""

    def __init__(self, headers: Headers) -> None:
        self.headers: Final = headers


async def table_socket(server: Server, scope: Scope, receive: Receive, send: Send) -> None:
    """Accept or refuse a connection and serve it until it ends."""
    await receive()  # websocket.connect
    headers = Headers(scope=scope)
    address = address_of(scope)
    try:
        if server.stopping:
            raise KociolekError("stopping", {})
        check_origin(Handshake(headers), server.settings.origins)
        server.limiter.take("read", address)
        server.limiter.take("traffic", address, HANDSHAKE_COST)  # a flooder that comes again has none left
        who = await identify(server, headers, cookies_of(headers))
        if who is not None and "read" not in who.scopes:
            raise NotAllowed("scope-missing", {"scope": "read"})
        server.bans.check(who.player.id if who else "", address)
        if who is not None:
            server.host_tools.note_address(who.player.id, address)
        id = table_in(scope["path"])
        if id not in server.registry.tables:
            server.limiter.take("read", address, LOADING_COST)
        live = await server.registry.table(id)
        if who is None or live.table.seat_of(who.player.id) < 0:
            server.load.check(2)
        server.enter(address)
    except KociolekError as error:
        await refuse(scope, send, error)
        return
    try:
        await send({"type": "websocket.accept"})
        query = dict(parse_qsl(scope["query_string"].decode("latin-1")))
        stated = query.get("protocol", "")
        if (other := other_protocol(stated)) is not None:
            await dismiss(send, other, stated)
            return
        await live.settled()
        connection: WebSocketProtocol = scope["extensions"][EXTENSION]
        connection.count_for(server.limiter, address)
        connection.forget_head()
        scope.clear()
        del headers
        await serve_commands(server, live, who, address, whole_number(query.get("since", "")), receive, connection)
    finally:
        server.leave(address)


async def serve_commands(
    server: Server,
    live: LiveTable,
    who: Identity | None,
    address: str,
    since: int,
    receive: Receive,
    connection: WebSocketProtocol,
) -> None:
    """Subscribe to the table and answer commands until the client disconnects."""
    limits = server.settings.limits
    player, session = (who.player.id, who.session) if who else ("", "")
    subscriber = SocketSubscriber(player, limits.backlog, connection, session, address)
    live.attach(subscriber, who.person() if who else None, since)
    if server.host_tools.announcement is not None:
        subscriber.offer(text_of(wire.Announced(server.host_tools.announcement)))
    try:
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            if subscriber.ending:
                continue  # it got its last message; ignore what still comes
            text = event.get("text")
            if text is None or len(text) > limits.message:
                subscriber.end(text_of(wire.Refused("", wire.Problem("message-bad", {"reason": ""}))))
                continue
            begin = perf_counter()
            name, told = await answers(server, live, who, address, text, subscriber)
            for answer in told:
                subscriber.offer(text_of(answer))
            COMMAND_SECONDS.observe(perf_counter() - begin, name)
    finally:
        live.detach(subscriber)
        connection.on_writable = None


async def answers(
    server: Server, live: LiveTable, who: Identity | None, address: str, text: str, subscriber: SocketSubscriber
) -> tuple[str, list[wire.AnyMessage]]:
    """Carry out a command given as JSON. Return its name and the messages for its sender."""
    command: wire.AnyCommand | None = None
    problem = None
    try:
        command = decoder.decode(text)
    except UNREADABLE as error:
        problem = wire.Problem("message-bad", {"reason": str(error)[:200]})
    try:
        server.limiter.take("write", subscriber.player or address)
        if isinstance(command, wire.AskHint):
            server.load.check(2)
        server.bans.check("", address)  # a banned player has no connection any more
        if who is None and command is not None and not isinstance(command, ANONYMOUS):
            raise NotAllowed("who-are-you", {})
    except KociolekError as error:
        problem = wire.Problem(error.key, error.values)
    if command is None or problem is not None:
        id = command.id if command else ""
        return "refused", [wire.Refused(id, problem or wire.Problem("message-bad", {}))]
    name = NAMES[type(command)]
    if who is None:
        return name, await live.look(None, command)
    if isinstance(command, wire.AskHint):  # slow: the player may go on meanwhile
        live.spawn_command(who, command, subscriber)
        return name, []
    return name, await live.command(who, command)


async def dismiss(send: Send, other: KociolekError, stated: str) -> None:
    """Tell a client of another protocol to reload. Pages of version 1 show a sentence only as a line of the chat, and
    only `closed` keeps them from connecting again."""
    messages: list[wire.AnyMessage] = [wire.Bye("outdated")]
    if not stated:
        sentences = " ".join(error_sentence(texts(language), other) for language in LANGUAGES)
        messages = [wire.Said(-1, "Kociołek", sentences), wire.Bye("closed")]
    for message in messages:
        await send({"type": "websocket.send", "text": text_of(message).decode()})
    await send({"type": "websocket.close", "code": 1000})


async def refuse(scope: Scope, send: Send, error: KociolekError) -> None:
    """Refuse the handshake with an HTTP error that gives the reason."""
    response = failure(error)
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": POLICY})
        return
    head = {"type": "websocket.http.response.start", "status": response.status_code, "headers": response.raw_headers}
    await send(head)
    await send({"type": "websocket.http.response.body", "body": response.body})


def table_in(path: str) -> str:
    found = PATH.fullmatch(path)
    if found is None:
        raise NoSuchTable
    return found[1]


def cookies_of(headers: Headers) -> dict[str, str]:
    try:
        parsed: SimpleCookie = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return {}
    return {name: morsel.value for name, morsel in parsed.items()}
