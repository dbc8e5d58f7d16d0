"""HTTP middleware: authentication, authorisation and body parsing. The endpoints themselves are in `api`."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from kociolek.box import BadBox
from kociolek.core.errors import BadOptions, IllegalAction, KociolekError
from kociolek.server import wire
from kociolek.server.identity import COOKIE, COOKIE_AGE, KNOWN, Identity, NotAllowed
from kociolek.server.limits import BODY_SECONDS, Level, Overloaded, TooOften
from kociolek.server.metrics import REQUEST_SECONDS, REQUESTS
from kociolek.server.store.database import StoreFailed
from kociolek.server.tables.registry import NoSuchTable

if TYPE_CHECKING:
    from kociolek.server.app import Server

log: Final = logging.getLogger("kociolek.http")
JSON: Final = "application/json"
NDJSON: Final = "application/x-ndjson"
PNG: Final = "image/png"
# Errors of the decoder: no UTF-8, no JSON, nested too deeply, or of another type.
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
STATUS: Final[dict[str, int]] = {
    "who-are-you": 401, "token-unknown": 401, "login-wrong": 401, "recovery-wrong": 401, "password-wrong": 403,
    "passkey-unknown": 401,
    "table-unknown": 404, "code-unknown": 404, "unknown-game": 404, "no-such-thing": 404,
    "box-missing": 404, "profile-hidden": 404, "lesson-unknown": 404, "evening-unknown": 404,
    "method-wrong": 405, "body-too-slow": 408, "body-too-large": 413, "body-bad": 422, "not-json": 415, "name-bad": 422,
    "text-bad": 422, "zone-unknown": 422, "mail-bad": 422, "hook-url": 422, "hook-https": 422, "push-keys-bad": 422,
    "channel-code-wrong": 403, "protocol-other": 400, "stopping": 503, "node-silent": 503, "server-busy": 503,
    "too-many-tables": 429,
}  # fmt: skip

SOON: Final = ("store-failed", "node-silent", "stopping")  # over in a moment, or another node answers


class Nothing(wire.FromClient):
    """Empty body."""


@dataclass
class Call:
    """An authenticated request with its decoded body."""

    server: Server
    request: Request
    who: Identity | None
    body: Any = None
    cookie: str | None = None  # to be set by the response; empty to remove it
    known: str = ""  # cookie of a known device, to be set by the response
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def address(self) -> str:
        return address_of(self.request.scope)

    @property
    def known_cookie(self) -> str:
        return self.request.cookies.get(cookie_name(self.server.settings.secure, KNOWN), "")

    @property
    def client(self) -> str:
        """Whom limits count: the player, or the address of somebody unknown."""
        return self.who.player.id if self.who else self.address

    @property
    def path(self) -> Mapping[str, str]:
        return self.request.path_params

    def query(self, name: str) -> str:
        return self.request.query_params.get(name, "")

    @property
    def me(self) -> Identity:
        if self.who is None:
            raise NotAllowed("who-are-you", {})
        return self.who


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One HTTP endpoint. The list of them defines the routes, their checks and the OpenAPI document."""

    method: str
    path: str
    handler: Handler
    about: str
    body: Any = None  # type of the request body
    answer: Any = None  # type of the response, or a media type if it is not JSON
    scope: wire.Scope | Literal["any"] | None = None  # scope that the client needs; None for anonymous access
    limit: str = "read"  # bucket of the rate limiter
    cost: int = 1  # tokens that it takes
    shed: Level = 0  # load at which it is refused; 0 for never
    cookie_only: bool = False  # refuses tokens
    queries: tuple[str, ...] = ()  # names of optional query parameters
    banned: bool = False  # whether a banned player may use it
    views: bool = False  # whether clients read views from it; they must state their protocol then
    packed: bool = False  # whether the answer is compressed: it is long and the same for everybody

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        server: Server = scope["app"].state.server
        begin = perf_counter()
        try:
            response = await self._answer(server, request)
        except KociolekError as error:
            response = failure(error)
        except ClientDisconnect:  # in the middle of the body: nobody waits for an answer
            return
        except Exception:
            log.exception("an endpoint failed", extra={"endpoint": self.path})
            response = failure(KociolekError("inner-failure", {}), 500)
        REQUESTS.add(1, f"{response.status_code // 100}xx")
        REQUEST_SECONDS.observe(perf_counter() - begin, f"{self.method} {self.path}")
        await response(scope, receive, send)

    async def _answer(self, server: Server, request: Request) -> Response:
        if server.stopping:
            raise KociolekError("stopping", {})
        server.load.check(self.shed)
        address = address_of(request.scope)
        body = b""
        if self.method not in ("GET", "HEAD"):
            try:
                check_origin(request, server.settings.origins)
            except NotAllowed:
                server.limiter.take("read", address)
                raise
            body = await read_body(request, server.settings.limits.body)
        try:
            who = await identify(server, request.headers, request.cookies)
        except NotAllowed:
            server.limiter.take("read", address)  # limits guessing of tokens by address
            raise
        await server.take(self.limit, who.player.id if who and self.limit != "guess" else address, self.cost)
        if who is not None and self.limit == "read":  # else a stranger with many accounts has as many times the rate
            server.limiter.take("read-in-all", address, self.cost)
        if not self.banned:
            server.bans.check(who.player.id if who else "", address)
        if who is not None:
            server.host_tools.note_address(who.player.id, address)
        if any("\0" in part for part in request.path_params.values()):
            raise KociolekError("no-such-thing", {})  # PostgreSQL cannot store it
        if self.views and (other := other_protocol(request.query_params.get("protocol", ""))):
            raise other
        call = Call(server, request, who)
        if self.scope is not None and self.scope not in (*call.me.scopes, "any"):
            raise NotAllowed("scope-missing", {"scope": self.scope})
        if self.cookie_only and who is not None and not who.by_cookie:
            raise NotAllowed("scope-missing", {"scope": "cookie"})
        if self.body is not None:
            call.body = decode_body(request, body, self.body)
        answer = await self.handler(call)
        response = answer if isinstance(answer, Response) else json_response(answer)
        if self.packed:
            pack(response, request.headers.get("accept-encoding", ""))
        for name, value in call.headers.items():
            response.headers[name] = value
        if call.cookie is not None:
            set_cookie(response, call.cookie, server.settings.secure)
        if call.known:
            set_cookie(response, call.known, server.settings.secure, KNOWN)
        return response


def json_response(answer: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, {"Cache-Control": "no-store"}, JSON)


def pack(response: Response, accepted: str) -> None:
    """Compress the body if the client accepts it."""
    response.headers["Vary"] = "Accept-Encoding"
    if "gzip" in accepted:
        response.body = packed(bytes(response.body))
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))


@lru_cache(maxsize=16)
def packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def failure(error: KociolekError, status: int = 0) -> Response:
    """Return the response for an error. The reason of a failed store is not sent to clients."""
    values = error.values
    if isinstance(error, StoreFailed):
        error, values = KociolekError("store-failed", {}), {}
        status = 503
    response = json_response(wire.Failure(wire.Problem(error.key, values)), status or status_of(error))
    if response.status_code in (408, 413):
        response.headers["Connection"] = "close"  # the rest of the body is not read
    if isinstance(error, Overloaded):
        response.headers["Retry-After"] = "5"
    if error.key in SOON:
        response.headers["Retry-After"] = "1"
    if isinstance(error, TooOften):
        response.headers["Retry-After"] = str(max(1, round(error.wait)))
    return response


def status_of(error: KociolekError) -> int:
    if error.key in STATUS:
        return STATUS[error.key]
    kinds = {NotAllowed: 403, NoSuchTable: 404, TooOften: 429, BadBox: 400, BadOptions: 400, IllegalAction: 400}
    return kinds.get(type(error), 409)


async def read_body(request: Request, most: int) -> bytes:
    """Return the body. Raise KociolekError if it is larger than `most` bytes or arrives too slowly."""
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise KociolekError("body-too-large", {"most": str(most)})
    except TimeoutError:
        raise KociolekError("body-too-slow", {"seconds": str(round(BODY_SECONDS))}) from None
    return bytes(body)


def decode_body(request: Request, body: bytes, kind: Any) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise KociolekError("not-json", {})  # forms of other sites cannot send this type
    try:
        return msgspec.json.decode(body, type=kind)
    except UNREADABLE as error:
        raise KociolekError("body-bad", {"reason": str(error)[:300]}) from None


def check_origin(headers_of: Any, allowed: tuple[str, ...]) -> None:
    """Raise NotAllowed for a request from a page of another site."""
    headers = headers_of.headers
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise NotAllowed("origin-foreign", {})
        return
    try:
        own = urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:  # no address at all, e.g. `http://[`
        own = False
    if origin not in allowed and not own:
        raise NotAllowed("origin-foreign", {})


async def identify(server: Server, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Identity | None:
    """Return who sends a request, None without a token and a valid cookie. Raise NotAllowed for an unknown token."""
    authorization = headers.get("authorization", "")
    if authorization:
        kind, _, secret = authorization.partition(" ")
        if kind.lower() != "bearer":
            raise NotAllowed("token-unknown", {})
        return await server.identities.by_token(secret.strip())
    cookie = cookies.get(cookie_name(server.settings.secure), "")
    return await server.identities.by_cookie(cookie) if cookie else None


def address_of(scope: Scope) -> str:
    return client_network(str(scope["client"][0])) if scope.get("client") else ""


@lru_cache(4096)
def client_network(host: str) -> str:
    """Return the key for limits by address: the /64 network for IPv6, where a client has 2^64 addresses."""
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))


@lru_cache(4096)
def is_proxy(host: str, proxies: str) -> bool:
    """Tell whether a peer is a trusted proxy (a list of addresses and networks, or `*`)."""
    if proxies in ("", "*"):
        return proxies == "*"
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in ip_network(each.strip(), strict=False) for each in proxies.split(","))


def other_protocol(stated: str) -> KociolekError | None:
    """Return the error for a client of another protocol. A client that states none was written for version 1."""
    if stated == str(wire.PROTOCOL):
        return None
    return KociolekError("protocol-other", {"found": str(whole_number(stated) or 1), "known": str(wire.PROTOCOL)})


def whole_number(text: str) -> int:
    """Read a query parameter; 0 if it is missing or no number."""
    return int(text) if text.isdecimal() and len(text) < 10 else 0


def cookie_name(secure: bool, name: str = COOKIE) -> str:
    return f"__Host-{name}" if secure else name


def set_cookie(response: Response, value: str, secure: bool, name: str = COOKIE) -> None:
    response.set_cookie(
        cookie_name(secure, name),
        value,
        max_age=COOKIE_AGE if value else 0,
        path="/",
        secure=secure,
        httponly=True,
        samesite="strict",
    )
