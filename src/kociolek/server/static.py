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
        "link",
        "privacy",
        "credits",
        "learn",
        "puzzles",
        "games",
        "people",
        "person",
        "bot",
        "ratings",
        "club",
    )
)
SHARED: Final = frozenset(("t", "replay", "analysis"))  # pages of a table: links to them show its picture
HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")
PREVIEW: Final = """<meta property="og:type" content="website" />
<meta property="og:site_name" content="Kociołek" />
<meta property="og:title" content="Kociołek" />
<meta property="og:image" content="{origin}/api/tables/{id}/picture" />
<meta property="og:image:width" content="1200" />
<meta property="og:image:height" content="630" />
<meta name="twitter:card" content="summary_large_image" />
"""
OF_SOMETHING: Final = frozenset(("t", "replay", "analysis", "box", "person", "bot"))  # pages that need an id
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

    def __init__(self, folder: Path, limiter: RateLimiter, load: Load, secure: bool = False) -> None:
        self.secure: Final = secure
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
        headers, body, packed = file.headers, file.body, file.packed
        tags = self.preview(name, asked.get(b"host", ""), scope.get("scheme", "http"))
        if tags:
            body = body.replace(b"</title>", b"</title>\n" + tags, 1)
            packed = gzip.compress(body, 6, mtime=0)
            headers = {**headers, "ETag": f'"{sha256(body).hexdigest()[:20]}"'}
        if asked.get(b"if-none-match") == headers["ETag"] and status == 200:
            return Response(status_code=304, headers=headers)
        if packed and "gzip" in asked.get(b"accept-encoding", ""):
            return Response(packed, status, {**headers, "Content-Encoding": "gzip"}, file.kind)
        return Response(body, status, headers, file.kind)

    def preview(self, name: str, host: str, scheme: str) -> bytes:
        """Return the tags of a page of a table for programs that show what a link leads to; nothing for other pages."""
        page, _, id = name[1:].partition("/")
        if page not in SHARED or not is_page(name) or not HOST.fullmatch(host):
            return b""
        return PREVIEW.format(origin=f"{'https' if self.secure else scheme}://{host}", id=id).encode()
