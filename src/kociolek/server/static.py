"""Static files of the client, served from memory: no path can leave the folder. Its pages get the same document."""

from __future__ import annotations

import gzip
import mimetypes
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from kociolek.core.errors import KociolekError
from kociolek.server.endpoints import address_of, failure
from kociolek.server.limits import Load, Overloaded, RateLimiter, TooOften

PAGE: Final = "/index.html"
# first parts of paths, as in router.svelte.ts
PAGES: Final = frozenset(
    (
        "",
        "t",
        "replay",
        "analysis",
        "rules",
        "boxes",
        "box",
        "host",
        "privacy",
        "credits",
        "learn",
        "games",
        "ratings",
        "club",
    )
)
OF_SOMETHING: Final = frozenset(("t", "replay", "analysis", "box"))  # pages that need an id
ID: Final = re.compile("[A-Za-z0-9_:-]{0,80}")
# Nothing from other sites, and no frames. Elements may have style attributes (style-src-attr). The page's own scripts
# and style sheets are allowed by their hashes.
POLICY: Final = (
    "default-src 'none'; script-src 'self'{scripts}; style-src 'self'{styles}; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
COMPRESSED: Final = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest")
FOREVER: Final = "public, max-age=31536000, immutable"
NO_CLIENT: Final = "There is no client yet: run make client. Programs find /api/openapi.json.\n"


def is_page(path: str) -> bool:
    """Tell whether the client has a page at an address."""
    page, _, id = path[1:].partition("/")
    return page in PAGES and ID.fullmatch(id) is not None and (id != "" or page not in OF_SOMETHING)


def policy(page: bytes = b"") -> str:
    """Return the Content-Security-Policy of a page."""

    def inside(tag: bytes) -> str:
        found: list[bytes] = re.findall(b"<%b>(.*?)</%b>" % (tag, tag), page, re.DOTALL)
        return "".join(f" 'sha256-{b64encode(sha256(each).digest()).decode()}'" for each in found)

    return POLICY.format(scripts=inside(b"script"), styles=inside(b"style"))


class File:
    """A file with its headers and its compressed body."""

    def __init__(self, path: Path, hashed: bool) -> None:
        self.body: Final = path.read_bytes()
        self.kind: Final = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.tag: Final = f'"{sha256(self.body).hexdigest()[:20]}"'
        self.headers: Final = {
            "ETag": self.tag,
            "Cache-Control": FOREVER if hashed else "no-cache",
            "Vary": "Accept-Encoding",
        }
        if self.kind == "text/html":
            self.headers["Content-Security-Policy"] = policy(self.body)
        worth = self.kind.startswith(COMPRESSED) and len(self.body) > 500
        self.packed: Final = gzip.compress(self.body, 9, mtime=0) if worth else b""


class Client:
    """ASGI application for all paths outside the API."""

    def __init__(self, folder: Path, limiter: RateLimiter, load: Load) -> None:
        self.limiter: Final = limiter
        self.load: Final = load
        found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        names = {f"/{path.relative_to(folder).as_posix()}": path for path in found}
        self.files: Final = {name: File(path, "/assets/" in name) for name, path in names.items()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        try:
            self.load.check(3)
            self.limiter.take("file", address_of(scope))
            response = self.answer(scope)
        except (Overloaded, TooOften) as error:
            response = failure(error)
        await response(scope, receive, send)

    def answer(self, scope: Scope) -> Response:
        name = scope["path"]
        if name.startswith("/api/"):
            return failure(KociolekError("no-such-thing", {}))
        if scope["method"] not in ("GET", "HEAD"):
            return PlainTextResponse("405\n", 405, {"Allow": "GET, HEAD"})
        file = self.files.get(name)
        if file is None and "." in name.rpartition("/")[2]:
            return PlainTextResponse("404\n", 404)
        status = 200 if file is not None or is_page(name) else 404  # the page tells it to people
        file = file or self.files.get(PAGE)
        if file is None:
            return PlainTextResponse(NO_CLIENT, 503, {"Retry-After": "60"})
        asked = {key: value.decode("latin-1") for key, value in scope["headers"]}
        if asked.get(b"if-none-match") == file.tag and status == 200:
            return Response(status_code=304, headers=file.headers)
        if file.packed and "gzip" in asked.get(b"accept-encoding", ""):
            headers = {**file.headers, "Content-Encoding": "gzip"}
            return Response(file.packed, status, headers, file.kind)
        return Response(file.body, status, file.headers, file.kind)
