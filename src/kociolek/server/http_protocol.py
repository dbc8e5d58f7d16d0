"""HTTP connection: uvicorn's protocol with limits. tests/server/test_uvicorn.py lists every name used here."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kociolek.server.endpoints import client_network, is_proxy
from kociolek.server.limits import BODY_FRAMING, HEAD_BYTES, HEAD_SECONDS, PIPELINED, TRAILERS, RateLimiter
from kociolek.server.websocket_protocol import EXTENSION, WebSocketProtocol

if TYPE_CHECKING:
    from kociolek.server.app import Server

TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Crowd(dict[str, int]):
    """Number of open connections by address."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most: Final = most

    def enter(self, address: str) -> bool:
        """Count a connection and return True, or return False if the address has too many."""
        number = self.get(address, 0)
        if number >= self.most:
            return False
        self[address] = number + 1
        return True

    def leave(self, address: str) -> None:
        self[address] -= 1
        if not self[address]:
            del self[address]


class HttpProtocol(HttpToolsProtocol):
    """HTTP connection that limits requests: number, rate, size of headers, trailers and chunks, time to send."""

    limiter: RateLimiter  # `protocol_of` sets these
    crowd: Crowd
    most: int  # bytes of a request, headers, chunks and trailers included
    proxies: str
    head = 0  # bytes of the incomplete headers, 0 if there are none
    received = 0  # bytes since the begin of the request
    hosts = 0  # Host headers of the request
    trailers = 0  # headers behind its body
    begun = 0  # requests of this connection so far
    ended = False  # whether the client has sent its last byte
    counted = ""  # address that the connection is counted for
    patience: asyncio.TimerHandle | None = None  # ends the wait for them
    several = False  # whether this is one of several nodes, so that requests may have to be passed on
    passed = b""  # bytes that another process has read from this connection
    hops = 0  # processes that have passed it on

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if not is_proxy(peer, self.proxies):
            network = client_network(peer)
            if not self.crowd.enter(network):
                transport.abort()
                return
            self.counted = network
        self.head = 1
        self.wait_for_head()
        if self.passed:
            passed, self.passed = self.passed, b""
            self.data_received(passed)

    def connection_lost(self, exc: Exception | None) -> None:
        self.uncount()
        if self.patience is not None:
            self.patience.cancel()
        super().connection_lost(exc)

    def uncount(self) -> None:
        if self.counted:
            self.crowd.leave(self.counted)
            self.counted = ""

    def wait_for_head(self) -> None:
        if self.patience is None:
            self.patience = self.loop.call_later(HEAD_SECONDS, self.no_head_came)

    def no_head_came(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to `WebSocketProtocol` and drop what would keep this object alive."""
        super().handle_websocket_upgrade()
        if self.several:
            socket = self.transport.get_protocol()
            assert isinstance(socket, WebSocketProtocol)
            socket.hops = self.hops
        self.uncount()
        del self.parser

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.several:
            self.scope["extensions"] = {EXTENSION: self}  # type: ignore[dict-item]
        self.head = 1
        if self.begun:
            self.hops = 0
        self.begun += 1
        self.received = self.hosts = self.trailers = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.head:
            self.hosts += name.lower() == b"host"
            super().on_header(name, value)
        else:  # dropped
            self.trailers += 1
            if self.trailers > TRAILERS:
                raise ValueError("too many trailers")

    def on_headers_complete(self) -> None:
        """Start the request. An error raised here makes uvicorn answer 400 and close the connection."""
        self.head = 0
        if self.hosts > 1 or (not self.hosts and self.parser.get_http_version() != "1.0"):
            raise ValueError("a request needs one Host")
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
        if self.counted and not self.limiter.allows("requests", self.counted):
            self.transport.write(TOO_MANY)
            self.transport.close()
            raise ValueError("too many requests")
        if len(self.pipeline) >= PIPELINED:
            raise ValueError("too many requests at once")
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def eof_received(self) -> bool:  # type: ignore[override]  # asyncio's interface; uvicorn returns nothing
        """Keep a connection whose client has sent its last byte until all its requests are answered."""
        self.ended = True
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.more_body and (bool(self.pipeline) or not cycle.response_started)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.ended and self.cycle.response_complete:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        before = self.begun
        super().data_received(data)
        self.received += len(data)
        if self.received > self.most:
            self.send_400_response("The request is too large.")
        if self.head:
            if self.begun in (before, 1):  # else these headers begin behind another request in the same packet
                self.head += len(data)
            self.wait_for_head()
            if self.head > HEAD_BYTES:
                self.send_400_response("The head of the request is too large.")


def protocol_of(server: Server) -> type[HttpProtocol]:
    """Return the protocol class with the limits of a server."""
    limits = server.settings.limits
    values = {
        "limiter": server.limiter,
        "crowd": server.connections,
        "most": HEAD_BYTES + BODY_FRAMING * limits.body,
        "proxies": server.settings.proxies,
        "several": server.settings.node is not None,
    }
    return type("HttpProtocol", (HttpProtocol,), values)
