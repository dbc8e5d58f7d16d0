"""The ASGI application and its parts, wired together. `run` serves it with uvicorn."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import types
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kociolek import __version__, build
from kociolek.core.errors import KociolekError
from kociolek.server import pins, wire
from kociolek.server.analyses import Analyses
from kociolek.server.api import ENDPOINTS
from kociolek.server.bot_pool import BotPool
from kociolek.server.clubs.evenings import Evenings
from kociolek.server.endpoints import Endpoint, failure
from kociolek.server.host_tools import HostTools
from kociolek.server.http_protocol import Crowd, HttpProtocol, protocol_of
from kociolek.server.identity import Identities
from kociolek.server.limits import ByteCache, Load, RateLimiter, TooOften
from kociolek.server.metrics import Gauge
from kociolek.server.notices.notices import Notices
from kociolek.server.pictures import Pictures
from kociolek.server.settings import Settings
from kociolek.server.static import Client, policy
from kociolek.server.store.attempts import AttemptStore
from kociolek.server.store.sign_in import SignInStore
from kociolek.server.store.store import Store
from kociolek.server.subscribers import StreamSubscriber, Subscriber
from kociolek.server.table_socket import table_socket
from kociolek.server.tables.broadcaster import text_of
from kociolek.server.tables.live import LiveTable
from kociolek.server.tables.registry import NotHere, TableRegistry
from kociolek.server.websocket_protocol import WebSocketProtocol

if TYPE_CHECKING:
    from kociolek.server.cluster.house import Cluster

log: Final = logging.getLogger("kociolek")
# Who knows the address of a table may watch it, so no referrer is sent.
SECURITY: Final = {
    "Content-Security-Policy": policy(),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


REPLAYS: Final = 16_000_000  # bytes of replays that are kept
SELDOM: Final = (20_000, 20, 20)  # thresholds of the garbage collector


class Server:
    """State that all endpoints share."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.limiter: Final = RateLimiter(settings.limits)
        self.load: Final = Load(settings.limits)
        self.identities: Final = Identities(store)
        self.sign_ins: Final = SignInStore(store)
        self.attempts: Final = AttemptStore(store)
        self.explained: Final[dict[str, list[wire.Sentence]]] = {}  # solutions of puzzles, by puzzle and move
        self.bot_pool: Final = BotPool(settings.workers, settings.thinking)
        self.analyses: Final = Analyses(store)
        self.registry: Final = TableRegistry(store, self.bot_pool, self.limiter, settings)
        self.bans: Final = self.registry.bans
        self.notices: Final = Notices(self)
        self.registry.news_of = self.notices.news_of
        self.evenings: Final = Evenings(self)
        self.registry.on_end = self.evenings.ended
        self.host_tools: Final = HostTools(self)
        self.streams: Final[set[StreamSubscriber]] = set()
        self.replays: Final = ByteCache(REPLAYS)
        self.pictures: Final = Pictures()
        self.addresses: Final = Crowd(settings.limits.sockets)  # open sockets and streams
        self.connections: Final = Crowd(settings.limits.connections)  # open HTTP connections
        self.probe: tuple[float, asyncio.Future[None]] | None = None  # time and result of the last check of the store
        self.stopping = False
        self.files: frozenset[str] = frozenset()  # paths of the client's files
        self.cluster: Cluster | None = None
        self.taker: Callable[[socket.socket, bytes, int], Awaitable[None]] | None = None  # of passed connections
        if settings.node is not None:
            from kociolek.server.cluster.house import Cluster

            self.cluster = Cluster(self, settings.node)
        self.refused: KociolekError | None = None  # error at the start

    async def begin(self) -> None:
        cluster = self.cluster
        try:
            if cluster is not None:
                await cluster.begin()
            await self.identities.begin()
            await self.bans.begin()
            await pins.keep(self.settings.pins, self.registry.shelf, self.store)
            await self.registry.begin()
            await self.notices.begin()
            self.load.begin(asyncio.get_running_loop())
            await self.host_tools.begin()
            if cluster is not None:
                await cluster.go()
            else:
                await self.notices.begin_sending()
                await self.evenings.begin()
                self.host_tools.begin_duties()
        except KociolekError as error:
            self.refused = error
            raise

    async def stop(self) -> None:
        """Finish and store running commands, then tell subscribers to come back."""
        if self.stopping:
            return
        if self.cluster is not None:
            await self.cluster.leave()
        self.stopping = True
        self.load.end()
        self.host_tools.stop()
        await self.evenings.stop()
        await self.notices.stop()
        await self.registry.close()
        for stream in list(self.streams):
            stream.end(text_of(wire.Bye("restart")))
        if self.cluster is not None:
            await self.cluster.stop()

    async def end(self) -> None:
        await self.stop()
        await self.analyses.close()
        await self.bot_pool.close()
        await asyncio.to_thread(self.store.close)

    def disconnect(self, player: str, session: str = "") -> None:
        """Close the connections of a player whose cookies or tokens were revoked, or only those of one session."""
        self.part(player, session)
        self.tell(do="part", player=player, session=session)

    def part(self, player: str, session: str) -> None:
        """The same at this node alone."""
        self._disconnect(lambda each: each.player == player and session in ("", each.session))

    def disconnect_address(self, address: str) -> None:
        """Close all connections of an address, also those of people without a cookie."""
        self.part_address(address)
        self.tell(do="part-address", address=address)

    def part_address(self, address: str) -> None:
        self._disconnect(lambda each: each.address == address)

    def tell(self, **news: object) -> None:
        """Tell other nodes something, if there are any."""
        if self.cluster is not None:
            self.cluster.node.tell(**news)

    async def take(self, kind: str, client: str, cost: float = 1.0) -> None:
        """Take tokens of a limit, also of one that holds for all nodes together. Raise TooOften."""
        self.limiter.take(kind, client, cost)
        if self.cluster is not None:
            await self.cluster.take(kind, client, cost)

    async def close_table(self, id: str, reason: str) -> LiveTable:
        """Close a table, wherever it is. Raise NoSuchTable."""
        try:
            live = await self.registry.table(id)
        except NotHere:
            self.tell(do="close", live=id, reason=reason)
            return await self.registry.look(id)
        await live.close_by_force(reason)
        return live

    def connected(self) -> Iterator[Subscriber]:
        """Return everybody who has a socket or a stream here."""
        for live in list(self.registry.tables.values()):
            yield from list(live.broadcaster.everybody())
        yield from list(self.streams)

    def _disconnect(self, meant: Callable[[Subscriber], bool]) -> None:
        bye = text_of(wire.Bye("restart"))
        for live in list(self.registry.tables.values()):
            for subscriber in live.broadcaster.everybody():
                if meant(subscriber):
                    live.detach(subscriber)
                    subscriber.end(bye)
        for stream in list(self.streams):
            if meant(stream):
                stream.end(bye)

    def enter(self, address: str) -> None:
        """Count a connection that stays open. Raise TooOften for too many of one address."""
        if not self.addresses.enter(address):
            raise TooOften(10)

    def leave(self, address: str) -> None:
        self.addresses.leave(address)

    def gauges(self) -> list[Gauge]:
        """Return what is true at this moment."""
        tables: dict[tuple[str, ...], float] = {}
        for live in self.registry.tables.values():
            key = (live.table.setup.game, live.table.status)
            tables[key] = tables.get(key, 0) + 1
        pool = self.bot_pool
        return [
            Gauge("tables", "Tables in memory.", tables, ("game", "status")),
            Gauge("subscribers", "Open sockets and streams.", {(): sum(self.addresses.values())}),
            Gauge(
                "connections", "Open HTTP connections, without those of proxies.", {(): sum(self.connections.values())}
            ),
            Gauge("bot_workers", "Processes of bots.", {(): len(pool._alive)}),
            Gauge("bot_queue", "Questions that wait for a worker.", {(): pool._waiting}),
            Gauge("analysis_queue", "Games that are analysed or wait for it.", {(): len(self.analyses.jobs)}),
            Gauge("load_level", "What is refused because of load, 0 for nothing.", {(): self.load.level}),
            *(self.cluster.gauges() if self.cluster is not None else ()),
        ]


def application(server: Server) -> ASGIApp:
    """Return the ASGI application. Sockets bypass Starlette: an idle connection should hold little memory."""
    pages = starlette(server)

    def either(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] == "websocket":
            return table_socket(server, scope, receive, send)
        return pages(scope, receive, send)

    if server.cluster is not None:
        from kociolek.server.cluster.routing import Router

        return Router(either, server, server.cluster.node)
    return either


def starlette(server: Server) -> Starlette:
    settings = server.settings

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.begin()
        yield
        await server.end()

    client = Client(settings.web, server.limiter, server.load, settings.secure)
    server.files = frozenset(client.files)
    routes: list[Route | Mount] = [
        *(by_method(path) for path in dict.fromkeys(each.path for each in ENDPOINTS)),
        Mount("/", client),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.server = server
    app.add_middleware(SecurityHeaders, secure=settings.secure)
    return app


class Methods:
    """The endpoints of one path, by method."""

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
    """Middleware that adds the security headers to every response."""

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


class Runner(uvicorn.Server):
    """uvicorn server that stops in order: first the tables finish, then the connections are closed."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.table_server: Final = server
        self.on_started: Callable[[], None] = lambda: None
        server.taker = self.take

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.on_started()

    async def take(self, connection: socket.socket, data: bytes, hops: int) -> None:
        """Go on with a connection that another process has accepted, and with the bytes that it has read."""
        loop = asyncio.get_running_loop()
        config = self.config

        def protocol() -> HttpProtocol:
            kind: type[Any] = config.http_protocol_class
            made: HttpProtocol = kind(
                config=config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop
            )
            made.passed, made.hops = data, hops
            return made

        await loop.connect_accepted_socket(protocol, connection)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in self.servers:
            listener.close()
        await self.table_server.stop()
        await asyncio.sleep(0.05)  # lets the last messages leave
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: types.FrameType | None) -> None:
        """Stop without an error: uvicorn's own handler would end the process by the signal."""
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
        http=protocol_of(server),
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


def run(
    settings: Settings,
    store: Store,
    ready: Callable[[str], None],
    sock: socket.socket | None = None,
    started: Callable[[], None] = lambda: None,
) -> None:
    """Serve until a signal comes. Call `ready` with the address before the first request is served, and `started` after
    everything has begun. A process of a supervisor gets its listening socket."""
    if sock is None:
        sock = listening(settings.host, settings.port)
    address = address_of_socket(sock)
    log.info("serving", extra={"address": address, "version": __version__, "build": build()})
    ready(address)
    # The server makes almost no reference cycles, and each collection stops all tables.
    gc.set_threshold(*SELDOM)
    raise_file_limit()
    serving = runner(settings, store)
    serving.on_started = started
    try:
        serving.run(sockets=[sock])
    finally:  # uvicorn reports a failed start only by its exit code
        if serving.table_server.refused is not None:
            raise serving.table_server.refused


def address_of_socket(sock: socket.socket) -> str:
    host, port = sock.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def raise_file_limit() -> None:
    """Raise the limit of open files, which is the limit of connections, as far as the system allows."""
    try:
        import resource
    except ImportError:  # no such limit on this system
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listening(host: str, port: int) -> socket.socket:
    """Return a listening socket. Raise KociolekError if the address cannot be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except (OSError, TypeError, UnicodeError) as error:  # the last two: a name that cannot be one of a host
        sock.close()
        reason = {"host": host, "port": str(port), "reason": getattr(error, "strerror", None) or str(error)}
        raise KociolekError("address-unusable", reason) from None
    sock.listen(2048)
    return sock
