"""Routing: what belongs to another node goes there, before anything else looks at it.

A request about a table goes to the node of the table, one about club evenings or the host's page to the node with the
house's duties. On one machine its connection is passed on; to another machine the client is sent: `bye: moved` for a
socket, 307 for everything else, and the proxy in front follows the parameter `node`.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qsl, urlencode

from starlette.types import ASGIApp, Receive, Scope, Send

from kociolek import __version__
from kociolek.core.errors import KociolekError
from kociolek.server import wire
from kociolek.server.cluster.door import LONGEST, MOST_HOPS, pass_on
from kociolek.server.endpoints import failure
from kociolek.server.store.leases import HOUSE, Peer
from kociolek.server.tables.broadcaster import text_of
from kociolek.server.websocket_protocol import EXTENSION

if TYPE_CHECKING:
    from kociolek.server.app import Server
    from kociolek.server.cluster.node import Node

log: Final = logging.getLogger("kociolek.cluster")
TABLE: Final = re.compile("/api/tables/([A-Za-z0-9_-]{16,40})(?:/.*)?")
HOUSES: Final = re.compile("/api/(?:evenings|me/evenings|evening-codes|series|host)(?:/.*)?")
ASSETS: Final = "/assets/"  # files whose names change with their contents
AGAIN: Final = 0.1  # seconds between two attempts to reach the node of a table
NODE: Final = "node"  # query parameter: where the client was sent
BUSIER: Final = 2  # tables by which this node may be busier than another before a new table goes there
DROPPED: Final = (b"content-length", b"transfer-encoding", b"expect")


class Silent(KociolekError):
    """The node of the table does not answer, and is not known to be dead yet."""

    def __init__(self) -> None:
        super().__init__("node-silent", {})


class Router:
    """ASGI application in front of the server's own."""

    def __init__(self, app: ASGIApp, server: Server, node: Node) -> None:
        self.app: Final = app
        self.server: Final = server
        self.node: Final = node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            wanted = self.wanted(scope)
            if wanted and not self.node.has(wanted):
                try:
                    if await self.sent_away(wanted, scope, receive, send):
                        return
                except KociolekError as error:
                    await refuse(scope, receive, send, error)
                    return
        await self.app(scope, receive, send)

    def wanted(self, scope: Scope) -> str:
        """Return what a request is about: the id of a table, the house, `@` and the name of a node, or nothing."""
        path: str = scope["path"]
        if (table := TABLE.fullmatch(path)) is not None:
            return table[1]
        if HOUSES.fullmatch(path) is not None:
            return HOUSE
        if path == "/metrics":
            return f"@{name}" if (name := query_of(scope).get(NODE)) else ""
        if path.startswith(ASSETS) and path not in self.server.files and not sent_here(scope):
            return f"@{other.name}" if (other := self.of_other_release()) is not None else ""
        if path == "/api/tables" and scope["method"] == "POST":
            calmer = self.calmer()
            return f"@{calmer.name}" if calmer is not None and not hops_of(scope) else ""
        if self.node.ending and not hops_of(scope) and (calmer := self.calmer()) is not None:
            return f"@{calmer.name}"  # this process stops answering
        return ""

    def of_other_release(self) -> Peer | None:
        """Return a node whose client is not that of this one, as in a rolling restart."""
        others = [peer for peer in self.node.peers.values() if peer.release != __version__]
        return min(others, key=lambda peer: peer.machine != self.node.machine) if others else None

    def calmer(self) -> Peer | None:
        """Return a node of this machine that should have a new table instead of this one."""
        near = [peer for peer in self.node.near() if not peer.draining]
        if not near:
            return None
        least = min(near, key=lambda peer: peer.load)
        return least if self.node.draining or least.load + BUSIER < len(self.server.registry.tables) else None

    async def sent_away(self, wanted: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Send a request to the node that has what it wants. Return False if that is this one, or nobody needs to have
        it. Wait while it is not decided whether a silent node is dead."""
        node, loop = self.node, asyncio.get_running_loop()
        end = loop.time() + node.lease + 2.0
        request: bytes | None = None
        while True:
            if wanted.startswith("@"):
                peer = next((each for each in node.peers.values() if each.name == wanted[1:]), None)
                far = peer is not None and peer.machine != node.machine
                if peer is None or peer.epoch == node.epoch or (far and sent_here(scope)):
                    return False
            else:
                owner = await node.owner(wanted)
                if owner is None or owner == node.epoch or (wanted in node.foreign and sent_here(scope)):
                    return False
                peer = await node.peer(owner)
            if peer is not None and peer.machine == node.machine:
                if request is None:
                    request = await whole_request(scope, receive, self.server.settings.limits.body)
                if await self.passed(peer, scope, receive, request):
                    return True
                if wanted.startswith("@"):
                    raise Silent
            elif peer is not None and query_of(scope).get(NODE) != peer.machine:
                await direct(scope, receive, send, peer)
                return True
            if loop.time() > end or connection_of(scope) is None:
                raise Silent
            if peer is not None and peer.machine != node.machine and not peer.draining:
                await node.doubt(peer)
            await asyncio.sleep(AGAIN)

    async def passed(self, peer: Peer, scope: Scope, receive: Receive, request: bytes) -> bool:
        """Pass a connection to a node of this machine. Return False if the node is not there."""
        connection = connection_of(scope)
        hops = hops_of(scope) + 1
        if connection is None or hops > MOST_HOPS or len(request) > LONGEST:
            raise Silent
        transport = connection.transport
        raw = transport.get_extra_info("socket")
        if raw is None or transport.is_closing():
            return True  # the client has gone
        taken = await pass_on(peer.door, raw.fileno(), request, hops)
        if taken is False:
            return False
        if taken is None and not transport.is_closing():
            duplicate = socket.socket(fileno=socket.dup(raw.fileno()))
            with duplicate:
                duplicate.shutdown(socket.SHUT_RDWR)
        gone = "websocket.disconnect" if scope["type"] == "websocket" else "http.disconnect"
        transport.abort()  # closes the descriptor of this process only
        while (await receive())["type"] != gone:
            pass
        return True


def connection_of(scope: Scope) -> Any:
    """Return the protocol object of a connection, None if it is gone or has other requests behind this one."""
    connection: Any = (scope.get("extensions") or {}).get(EXTENSION)
    return None if connection is None or getattr(connection, "pipeline", None) else connection


def hops_of(scope: Scope) -> int:
    connection: Any = (scope.get("extensions") or {}).get(EXTENSION)
    return int(getattr(connection, "hops", 0))


def sent_here(scope: Scope) -> bool:
    """Tell whether another node has sent a request here."""
    return hops_of(scope) > 0 or NODE in query_of(scope)


def query_of(scope: Scope) -> Mapping[str, str]:
    return dict(parse_qsl(scope.get("query_string", b"").decode("latin-1")))


async def whole_request(scope: Scope, receive: Receive, most: int) -> bytes:
    """Return the bytes of a request, its body included, as another process can read them."""
    query: bytes = scope.get("query_string", b"")
    body = bytearray()
    if scope["type"] == "http":
        more = True
        while more:
            event = await receive()
            if event["type"] == "http.disconnect":
                break
            body += event.get("body", b"")
            more = event.get("more_body", False)
            if len(body) > most:
                raise KociolekError("body-too-large", {"most": str(most)})
    target = scope["raw_path"] + (b"?" + query if query else b"")
    lines = [scope.get("method", "GET").encode() + b" " + target + b" HTTP/" + scope["http_version"].encode()]
    lines += [name + b": " + value for name, value in scope["headers"] if name not in DROPPED]
    if body or scope.get("method", "GET") not in ("GET", "HEAD"):
        lines.append(b"content-length: " + str(len(body)).encode())
    return b"\r\n".join([*lines, b"", bytes(body)])


async def direct(scope: Scope, receive: Receive, send: Send, peer: Peer) -> None:
    """Send a client to a node of another machine."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": text_of(wire.Bye("moved", peer.machine)).decode()})
        await send({"type": "websocket.close", "code": 1000})
        return
    query = urlencode({**query_of(scope), NODE: peer.machine})
    target = scope["raw_path"] + b"?" + query.encode("latin-1")
    headers = [(b"location", target), (b"content-length", b"0"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": 307, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


async def refuse(scope: Scope, receive: Receive, send: Send, error: KociolekError) -> None:
    from kociolek.server.table_socket import refuse as refuse_socket

    if scope["type"] == "websocket":
        await receive()
        await refuse_socket(scope, send, error)
        return
    await failure(error)(scope, receive, send)
