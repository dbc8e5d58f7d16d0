"""The application: its parts, wired together. `run` serves it with uvicorn."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import types
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kociolek import __version__, build
from kociolek.core.errors import KociolekError
from kociolek.server import wire
from kociolek.server.api import ENDPOINTS
from kociolek.server.bot_pool import BotPool
from kociolek.server.endpoints import Endpoint, failure
from kociolek.server.identity import Identities
from kociolek.server.limits import RateLimiter, TooOften
from kociolek.server.settings import Settings
from kociolek.server.static import Client, policy
from kociolek.server.store.store import Store
from kociolek.server.subscribers import StreamSubscriber
from kociolek.server.table_socket import table_socket
from kociolek.server.tables.broadcaster import text_of
from kociolek.server.tables.registry import TableRegistry
from kociolek.server.websocket_protocol import WebSocketProtocol

log: Final = logging.getLogger("kociolek")
# The address of a table is its key, so it goes into no referrer.
SECURITY: Final = {
    "Content-Security-Policy": policy(),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


HEAD_BYTES: Final = 32_768
HEAD_SECONDS: Final = 20.0
SELDOM: Final = (20_000, 20, 20)  # new objects before a look among them; looks before one among the older, the oldest


class Server:
    """What all doors share."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.limiter: Final = RateLimiter(settings.limits)
        self.identities: Final = Identities(store)
        self.bot_pool: Final = BotPool(settings.workers, settings.thinking)
        self.registry: Final = TableRegistry(store, self.bot_pool, self.limiter, settings)
        self.streams: Final[set[StreamSubscriber]] = set()
        self.addresses: Final[dict[str, int]] = {}  # open connections that stay
        self.stopping = False
        self.refused: KociolekError | None = None  # why it cannot begin

    async def begin(self) -> None:
        try:
            await self.identities.begin()
            await self.registry.begin()
        except KociolekError as error:
            self.refused = error
            raise

    async def stop(self) -> None:
        """What is under way is finished and stored; subscribers are told to come back."""
        if self.stopping:
            return
        self.stopping = True
        await self.registry.close()
        for stream in list(self.streams):
            stream.end(text_of(wire.Bye("restart")))

    async def end(self) -> None:
        await self.stop()
        await self.bot_pool.close()
        await asyncio.to_thread(self.store.close)

    def show_out(self, player: str) -> None:
        """Whoever listens as this player has to come again: what they came with is void."""
        bye = text_of(wire.Bye("restart"))
        for live in list(self.registry.tables.values()):
            for subscriber in live.broadcaster.everybody():
                if subscriber.player == player:
                    live.detach(subscriber)
                    subscriber.end(bye)
        for stream in [each for each in self.streams if each.player == player]:
            stream.end(bye)

    def enter(self, address: str) -> None:
        if self.addresses.get(address, 0) >= self.settings.limits.sockets:
            raise TooOften(10)
        self.addresses[address] = self.addresses.get(address, 0) + 1

    def leave(self, address: str) -> None:
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]

    def gauges(self) -> dict[str, Callable[[], int]]:
        tables = self.registry.tables
        return {
            "tables_loaded": lambda: len(tables),
            "tables_playing": lambda: sum(live.table.playing for live in tables.values()),
            "subscribers": lambda: sum(self.addresses.values()),
            "bot_workers": lambda: len(self.bot_pool._alive),
        }


def application(server: Server) -> ASGIApp:
    """Sockets lead straight to their tables: what stays open for hours should hold little. All else is Starlette's."""
    pages = starlette(server)

    def either(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] == "websocket":
            return table_socket(server, scope, receive, send)
        return pages(scope, receive, send)

    return either


def starlette(server: Server) -> Starlette:
    settings = server.settings

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.begin()
        yield
        await server.end()

    routes: list[Route | Mount] = [
        *(by_method(path) for path in dict.fromkeys(each.path for each in ENDPOINTS)),
        Mount("/", Client(settings.web, server.limiter)),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.server = server
    app.add_middleware(SecurityHeaders, secure=settings.secure)
    return app


class Methods:
    """The endpoints of one path."""

    def __init__(self, endpoints: Sequence[Endpoint]) -> None:
        self.by_name: Final = {each.method: each for each in endpoints}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        endpoint = self.by_name.get(method)
        if endpoint is not None:
            await endpoint(scope, receive, send)
            return
        allowed = ", ".join(self.by_name)
        response = failure(KociolekError("method-wrong", {"allowed": allowed}))
        response.headers["Allow"] = allowed
        await response(scope, receive, send)


def by_method(path: str) -> Route:
    endpoints = [each for each in ENDPOINTS if each.path == path]
    return Route(path, Methods(endpoints))


class SecurityHeaders:
    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app: Final = app
        self.headers: Final = dict(SECURITY)
        if secure:
            self.headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)


class HttpProtocol(HttpToolsProtocol):
    """A connection whose requests have a head of bounded size, which must be there after a while."""

    head = 0  # bytes of a head that is not complete
    patience: asyncio.TimerHandle | None = None  # with such a head

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.head = 1
        self.wait_for_head()

    def wait_for_head(self) -> None:
        if self.patience is None:
            self.patience = self.loop.call_later(HEAD_SECONDS, self.no_head_came)

    def no_head_came(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a `WebSocketProtocol`; nothing is left that would keep this one."""
        super().handle_websocket_upgrade()
        del self.parser

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head = 1

    def on_headers_complete(self) -> None:
        self.head = 0
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.head:
            self.head += len(data)
            self.wait_for_head()
            if self.head > HEAD_BYTES and not self.transport.is_closing():
                self.send_400_response("The head of the request is too large.")


class Runner(uvicorn.Server):
    """Stops in the right order: first the tables finish and say good-bye, then the connections are closed."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.table_server: Final = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in self.servers:
            listener.close()
        await self.table_server.stop()
        await asyncio.sleep(0.05)  # so that the last messages leave
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: types.FrameType | None) -> None:
        """To be asked to stop is no failure: unlike uvicorn's own, it does not end the process by the signal."""
        if not self.should_exit:
            log.info("stopping", extra={"signal": signal.Signals(sig).name})
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def runner(settings: Settings, store: Store) -> Runner:
    server = Server(settings, store)
    config = uvicorn.Config(
        application(server),
        interface="asgi3",
        host=settings.host,
        port=settings.port,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=10,
        backlog=2048,
    )
    return Runner(config, server)


def run(settings: Settings, store: Store, told: Callable[[str], None]) -> None:
    """Serve until a signal comes. `told` is called with the address when it can be reached."""
    sock = listening(settings.host, settings.port)
    host, port = sock.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    log.info("serving", extra={"address": address, "version": __version__, "build": build()})
    told(address)
    # Next to nothing of ours is garbage in circles, and a look for it stops all tables: the more there are, the longer.
    gc.set_threshold(*SELDOM)
    many_files()
    serving = runner(settings, store)
    try:
        serving.run(sockets=[sock])
    finally:  # uvicorn tells by the code of an exit only that it could not begin
        if serving.table_server.refused is not None:
            raise serving.table_server.refused


def many_files() -> None:
    """Each connection is a file, and most systems allow a thousand of them unless a program asks for more."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        reason = {"host": host, "port": str(port), "reason": error.strerror or str(error)}
        raise KociolekError("address-unusable", reason) from None
    sock.listen(2048)
    return sock
